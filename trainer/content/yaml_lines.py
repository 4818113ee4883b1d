"""YAML whose every value knows its line, so that a fault can say where it stands.

PyYAML composes the text into nodes with their places; here they become plain values with a
line beside each. Only what content needs is read: texts, whole numbers, true and false,
lists, and mappings with texts as keys.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import yaml

from trainer.content.faults import Faults

_SCALARS: Final[dict[str, Callable[[str], Any]]] = {
    "tag:yaml.org,2002:str": str,
    "tag:yaml.org,2002:int": int,
    "tag:yaml.org,2002:bool": lambda text: text.lower() in ("true", "yes", "on"),
    "tag:yaml.org,2002:null": lambda _: None,
}


@dataclass(frozen=True)
class Node:
    """A value and its line; in lists and mappings the values are nodes again."""

    line: int
    value: Any

    def plain(self) -> Any:
        """The value without its lines."""
        if isinstance(self.value, dict):
            return {name: node.plain() for name, node in self.value.items()}
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        return self.value


class Fields:
    """A mapping read field by field: what is missing, strange or left over becomes a fault."""

    def __init__(self, node: Node, faults: Faults, what: str) -> None:
        self.line = node.line
        self.what = what
        self._faults = faults
        self._left: dict[str, Node] = dict(node.value) if isinstance(node.value, dict) else {}
        self.holds = isinstance(node.value, dict)
        if not self.holds:
            faults.add(node.line, "no-mapping", what=what)

    def node(self, name: str, *, needed: bool = True) -> Node | None:
        """The field, taken out; None and, where needed, a fault when it is not there."""
        found = self._left.pop(name, None)
        if found is None and needed and self.holds:
            self._faults.add(self.line, "field-missing", field=name, what=self.what)
        return found

    def text(self, name: str, *, needed: bool = True) -> str:
        """A text; empty where it is missing or wrong."""
        found = self.node(name, needed=needed)
        if found is None:
            return ""
        if not isinstance(found.value, str) or not found.value.strip():
            self._faults.add(found.line, "no-text", field=name)
            return ""
        return found.value.strip()

    def whole(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from `low` to `high`; `default` where it may be left out."""
        found = self.node(name, needed=default is None)
        if found is None:
            return low if default is None else default
        value = found.value
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self._faults.add(found.line, "no-whole", field=name, low=low, high=high)
            return low
        return value

    def texts(self, name: str, *, needed: bool = True) -> list[tuple[int, str]]:
        """A list of texts with their lines; one text alone is a list of one."""
        found = self.node(name, needed=needed)
        if found is None:
            return []
        items = found.value if isinstance(found.value, list) else [found]
        wrong = [item.line for item in items if not isinstance(item.value, str)]
        for line in wrong:
            self._faults.add(line, "no-text", field=name)
        return [(item.line, item.value) for item in items if isinstance(item.value, str)]

    def nodes(self, name: str) -> list[Node]:
        """A list of anything, one or more."""
        found = self.node(name)
        if found is None:
            return []
        if not isinstance(found.value, list) or not found.value:
            self._faults.add(found.line, "no-list", field=name)
            return []
        return found.value

    def rest(self) -> Iterator[tuple[str, Node]]:
        """All fields not yet taken."""
        while self._left:
            name = next(iter(self._left))
            yield name, self._left.pop(name)

    def close(self) -> None:
        """Every field still left is one that nobody knows."""
        for name, node in self.rest():
            self._faults.add(node.line, "field-unknown", field=name, what=self.what)


def read_yaml(text: str, faults: Faults) -> Node | None:
    """The document of a text; None when it cannot be read at all."""
    try:
        document = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        faults.add(mark.line + 1 if mark else 0, "no-yaml", detail=error.problem or "?")
        return None
    except yaml.YAMLError as error:  # a character that no YAML may hold
        faults.add(0, "no-yaml", detail=str(error).splitlines()[0])
        return None
    if document is None:
        faults.add(0, "empty-file")
        return None
    return _node(document, faults)


def _node(node: yaml.Node, faults: Faults) -> Node:
    line = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        values: dict[str, Node] = {}
        for key, value in node.value:
            name = str(key.value)
            if name in values:
                faults.add(key.start_mark.line + 1, "field-twice", field=name)
            values[name] = _node(value, faults)
        return Node(line, values)
    if isinstance(node, yaml.SequenceNode):
        return Node(line, [_node(item, faults) for item in node.value])
    read = _SCALARS.get(node.tag)
    if read is None:
        faults.add(line, "no-such-value", value=str(node.value))
        return Node(line, str(node.value))
    try:
        return Node(line, read(node.value))
    except ValueError:  # 0x1F is a number for YAML and not for us
        faults.add(line, "no-such-value", value=str(node.value))
        return Node(line, str(node.value))
