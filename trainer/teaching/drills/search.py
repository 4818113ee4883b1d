"""Fresh drills without end: looked for in a process of their own while the learner plays.

Each look of a page takes what has been found since, and sends the search on while there is
room. Nobody waits for it.
"""

from __future__ import annotations

import random
import threading
from dataclasses import dataclass
from functools import cache
from typing import Final

from trainer.content.drill import DrillKey
from trainer.engine import HOUSES, load_house
from trainer.teaching.drills.shelf import Shelf, shelf
from trainer.teaching.pool import JobPool, Progress

#: Fresh drills kept ready for a family and house; the search rests when there are so many.
ROOM: Final = 6
#: Deals looked at by one job: a quarter of a minute or so, so that another wish is not far behind.
MOST_LOOKED: Final = 240

#: How many processes look.
SEARCHERS: Final = 1

#: Series start somewhere else in each run of the program.
_seed: Final = random.SystemRandom().randrange(1 << 30)


@dataclass(frozen=True, slots=True)
class Found:
    """What a search has come to: a drill's line or none, and where to go on."""

    line: str | None
    next: int


@dataclass(frozen=True, slots=True)
class SearchJob:
    """The next drill of a series, looked for from a place on."""

    family: str
    house: str
    seed: int
    first: int

    @property
    def key(self) -> str:
        """Family, house, seed and place."""
        return f"search-{self.family}-{self.house}-{self.seed}-{self.first}"

    def run(self, progress: Progress, threads: int) -> Found:  # noqa: ARG002
        """Look."""
        from trainer.content.drill_json import drill_line
        from trainer.teaching.drills.bank import Series
        from trainer.teaching.drills.generate import make

        series = Series(self.family, self.house, self.seed)
        for place in range(MOST_LOOKED):
            drill = make(series.key(self.first + place))
            if drill is not None:
                return Found(drill_line(drill), self.first + place + 1)
            progress(place + 1, MOST_LOOKED)
        return Found(None, self.first + MOST_LOOKED)


@dataclass(frozen=True, slots=True)
class MakeJob:
    """The drill of an id that no bank holds: made again from the id alone."""

    id: str

    @property
    def key(self) -> str:
        """The id."""
        return f"make-{self.id.replace('~', '.')}"

    def run(self, progress: Progress, threads: int) -> str | None:  # noqa: ARG002
        """Its line; None where its deal holds no drill."""
        from trainer.content.drill_json import drill_line
        from trainer.teaching.drills.generate import make

        drill = make(DrillKey.parse(self.id))
        return drill_line(drill) if drill is not None else None


class Search:
    """Keeps the shelf stocked; safe for several threads.

    Args:
        pool: where the looking is done.
        shelf: where what is found is put.
        seed: of the series.
    """

    def __init__(self, pool: JobPool, shelf: Shelf, seed: int = _seed) -> None:
        self._pool, self._shelf, self._seed = pool, shelf, seed
        self._lock = threading.Lock()
        self._jobs: dict[tuple[str, str], SearchJob] = {}

    def look(self, family: str, house: str) -> None:
        """Take what has been found of a family and house, and look on while there is room."""
        if house not in HOUSES or load_house(house).nil_open_to == "nobody":
            return
        with self._lock:
            for series, job in list(self._jobs.items()):
                answer = self._pool.look(job.key)
                if answer is None or answer.state not in ("done", "failed"):
                    continue
                following = job.first + MOST_LOOKED  # a job that has failed is passed over
                if answer.state == "done":
                    found: Found = answer.result
                    following = found.next
                    if found.line is not None:
                        self._shelf.add(found.line)
                self._jobs[series] = SearchJob(*series, self._seed, following)
                self._pool.forget(job)
            if self._shelf.ready(family, house) < ROOM:
                series = (family, house)
                job = self._jobs.setdefault(series, SearchJob(*series, self._seed, 0))
                self._pool.ask(job)


@cache
def search() -> Search:
    """The search of this process: one worker, which gets ready when a page first looks."""
    return Search(JobPool(workers=SEARCHERS), shelf())
