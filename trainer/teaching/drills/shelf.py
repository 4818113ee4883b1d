"""The drills at hand: those of the banks and those found since, to be chosen and opened at once.

A bank's line is only looked at to list it, and read whole when its drill is opened: reading all
of them would hold up a page for seconds.
"""

from __future__ import annotations

import random
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from trainer.content.drill import Drill, DrillKey
from trainer.content.drill_json import BankError, parse_drill
from trainer.content.drills import bank_file
from trainer.teaching.drills.wishes import Entry, Given, Wish, differences, distance

#: So many fresh drills can still be opened by their id without being made again.
FRESH_KEPT: Final = 500


def bank_lines(family: str) -> list[str]:
    """The lines of the package's bank of a family; none where there is no bank."""
    try:
        return bank_file(family).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return []


class Shelf:
    """All drills that can be given at once; safe for several threads.

    Args:
        lines: the lines of a family's bank.
    """

    def __init__(self, lines: Callable[[str], Iterable[str]] = bank_lines) -> None:
        self._lines = lines
        self._lock = threading.Lock()
        self._banks: dict[str, tuple[Entry, ...]] = {}
        self._fresh: OrderedDict[str, Entry] = OrderedDict()
        self._ready: list[Entry] = []

    def bank(self, family: str) -> tuple[Entry, ...]:
        """The drills kept of a family."""
        if family not in self._banks:
            found = (Entry.of(line) for line in self._lines(family) if line.strip())
            self._banks[family] = tuple(entry for entry in found if entry is not None)
        return self._banks[family]

    def add(self, line: str, *, ready: bool = True) -> None:
        """Put a fresh drill on the shelf; one that is not `ready` can only be opened by its id."""
        entry = Entry.of(line)
        if entry is None:
            return
        with self._lock:
            self._fresh[entry.id] = entry
            if ready:
                self._ready.append(entry)
            while len(self._fresh) > FRESH_KEPT:
                old, _ = self._fresh.popitem(last=False)
                self._ready = [one for one in self._ready if one.id != old]

    def ready(self, family: str, house: str) -> int:
        """How many fresh drills of a family and house nobody has been given."""
        with self._lock:
            return sum(one.family == family and one.house == house for one in self._ready)

    def choose(self, wish: Wish, seen: Sequence[str], draw: random.Random) -> Given | None:
        """A drill for a wish: a fresh one, else one of the bank, else the nearest there is.

        None where the family has no drill at all yet.
        """
        known = frozenset(seen)
        with self._lock:
            fresh = [one for one in self._ready if one.family == wish.family]
            pool = [*fresh, *self.bank(wish.family)]
            if not pool:
                return None
            fits = [one for one in fresh if distance(wish, one, known) == 0]
            if not fits:
                least = min(distance(wish, one, known) for one in pool)
                fits = [one for one in pool if distance(wish, one, known) == least]
            found = draw.choice(fits)
            if found in self._ready:
                self._ready.remove(found)
        return Given(found, differences(wish, found, known))

    def open(self, text: str) -> Drill:
        """The drill of an id.

        Raises:
            NotationError: `drill_id`.
            BankError: `drill_unknown`, or the line's own faults.
        """
        key = DrillKey.parse(text)
        with self._lock:
            entry = self._fresh.get(str(key))
        if entry is None:
            entry = next((one for one in self.bank(key.family) if one.id == str(key)), None)
        if entry is None:
            raise BankError("drill_unknown", input=text)
        return _read(entry.line)


@lru_cache(maxsize=256)
def _read(line: str) -> Drill:
    return parse_drill(line)


@cache
def shelf() -> Shelf:
    """The shelf of this process."""
    return Shelf()
