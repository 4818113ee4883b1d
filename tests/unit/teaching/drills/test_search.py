"""Fresh drills: what the search finds stands on the shelf at the next look."""

from __future__ import annotations

from trainer.content.drills import bank_file
from trainer.teaching.drills.search import MOST_LOOKED, ROOM, Found, MakeJob, Search, SearchJob
from trainer.teaching.drills.shelf import Shelf
from trainer.teaching.pool import Answer, JobPool

LINE = bank_file("nil-set").read_text(encoding="utf-8").splitlines()[0]
SERIES = ("nil-set", "classic")


class Recorded(JobPool):
    """A pool that does nothing, and remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__(workers=0)
        self.asked: list[SearchJob] = []

    def ask(self, job: SearchJob) -> Answer:  # type: ignore[override]
        self.asked.append(job)
        return super().ask(job)


def test_what_was_found_is_put_on_the_shelf_and_the_search_goes_on() -> None:
    pool, shelf = Recorded(), Shelf(lambda _: ())
    search = Search(pool, shelf, seed=7)
    search.look(*SERIES)
    assert pool.asked == [SearchJob(*SERIES, 7, 0)]
    search.look(*SERIES)
    assert pool.asked[-1].first == 0, "still looking"
    pool.put(pool.asked[-1], Found(LINE, 12))
    search.look(*SERIES)
    assert shelf.ready(*SERIES) == 1
    assert pool.asked[-1].first == 12
    pool.put(pool.asked[-1], Found(None, 72))
    search.look(*SERIES)
    assert shelf.ready(*SERIES) == 1
    assert pool.asked[-1].first == 72


def test_a_job_that_fails_is_passed_over() -> None:
    pool, shelf = Recorded(), Shelf(lambda _: ())
    search = Search(pool, shelf, seed=7)
    search.look(*SERIES)
    pool._keep(pool.asked[-1].key, Answer("failed"))
    search.look(*SERIES)
    assert pool.asked[-1].first == MOST_LOOKED


def test_the_search_rests_when_enough_are_ready() -> None:
    pool, shelf = Recorded(), Shelf(lambda _: ())
    for number in range(ROOM):
        shelf.add(LINE.replace("8NA4", f"000{number}"))
    Search(pool, shelf, seed=7).look(*SERIES)
    assert pool.asked == []


def test_a_house_without_nil_is_not_looked_for() -> None:
    pool = Recorded()
    Search(pool, Shelf(lambda _: ()), seed=7).look("nil-set", "solo")
    assert pool.asked == []


def test_one_job_looks_at_so_many_deals() -> None:
    told: list[tuple[int, int]] = []
    found = SearchJob("nil-make", "classic", 3, 0).run(lambda *step: told.append(step), 1)
    assert 0 < found.next <= MOST_LOOKED
    assert (found.line is None) is (found.next == MOST_LOOKED) or found.line is not None
    again = SearchJob("nil-make", "classic", 3, 0).run(lambda *_: None, 1)
    assert again == found


def test_a_drill_is_made_again_from_its_id_alone() -> None:
    name = LINE.split('"')[3]
    assert MakeJob(name).run(lambda *_: None, 1) == LINE
    assert MakeJob("set1-classic-0000-0000").run(lambda *_: None, 1) is None
