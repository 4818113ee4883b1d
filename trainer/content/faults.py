"""Faults of content files: each names its file and line, and all of them come at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class ContentFault:
    """One thing that is wrong with a content file.

    Attributes:
        file: the file, as a path from the folder of the content.
        line: where it is, from 1; 0 where it is the whole file.
        code: a message `content-<code>`.
        params: the parameters of the message, as texts or numbers.
    """

    file: str
    line: int
    code: str
    params: dict[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        given = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.file}:{self.line}: {self.code}" + (f" ({given})" if given else "")


class ContentError(ValueError):
    """Content that does not hold; `faults` in the order of files and lines."""

    def __init__(self, faults: Sequence[ContentFault]) -> None:
        self.faults = tuple(sorted(faults, key=lambda fault: (fault.file, fault.line)))
        super().__init__("\n".join(map(str, self.faults)))


class Faults(list[ContentFault]):
    """The faults of one file as they are found."""

    def __init__(self, file: str) -> None:
        super().__init__()
        self.file = file

    def add(self, line: int, code: str, **params: str | int) -> None:
        """Note one fault."""
        self.append(ContentFault(self.file, line, code, params))
