"""The pool gives what is wished for, or the nearest, and never waits."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import replace
from typing import Any

import pytest

from trainer.content.drill import Drill
from trainer.content.drill_json import drill_line
from trainer.content.drills import bank_file, read_bank
from trainer.teaching.drills.bank import Series
from trainer.teaching.drills.pool import ROOM, Given, Pool, Wish, distance, level_of

ONE = read_bank(bank_file("nil-cover"))[0]


def drill(code: str, theme: str, difficulty: int, house: str = "classic") -> Drill:
    key = replace(ONE.key, code=code, house=house)
    return replace(ONE, key=key, themes=(theme,), difficulty=difficulty)


BANK = [
    drill("0000-0001", "cash_top", 10),
    drill("0000-0002", "overtake", 40),
    drill("0000-0003", "overtake", 90),
    drill("0000-0004", "overtake", 40, house="cards4"),
]


class Hand(Executor):
    """Keeps tasks until somebody runs them."""

    def __init__(self, found: Callable[[int], list[Drill]]) -> None:
        self.waiting: list[tuple[Future[Any], int]] = []
        self._found = found

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        task: Future[Any] = Future()
        series, first = args
        assert isinstance(series, Series)
        self.waiting.append((task, first))
        return task

    def run(self) -> None:
        task, first = self.waiting.pop(0)
        task.set_result([[drill_line(one)] for one in self._found(first)])


def none(first: int) -> list[Drill]:
    return []


def fresh(first: int) -> list[Drill]:
    return [drill(f"1000-{first + n:04}", "cash_top", 60) for n in range(3)]


@pytest.mark.parametrize(
    ("wish", "code", "exact"),
    [
        (Wish("nil-cover"), "0000-0001", True),
        (Wish("nil-cover", theme="overtake"), "0000-0002", True),
        (Wish("nil-cover", theme="overtake", level="hard"), "0000-0003", True),
        (Wish("nil-cover", house="cards4"), "0000-0004", True),
        (Wish("nil-cover", theme="overtake", level="easy"), "0000-0002", False),
        (Wish("nil-cover", house="cards4", theme="cash_top"), "0000-0004", False),
        (Wish("nil-cover", house="moon", theme="cash_top"), "0000-0001", False),
    ],
)
def test_the_nearest_of_the_bank(wish: Wish, code: str, exact: bool) -> None:
    pool = Pool(lambda family: BANK, 1, executor=Hand(none))
    given = pool.take(wish)
    assert given
    assert (given.drill.key.code, given.exact) == (code, exact)


def test_what_has_been_seen_comes_last() -> None:
    pool = Pool(lambda family: BANK, 1, executor=Hand(none))
    seen = [str(BANK[0].key)]
    given = pool.take(Wish("nil-cover"), seen)
    assert given
    assert given.drill is BANK[1]
    again = pool.take(Wish("nil-cover"), [str(one.key) for one in BANK])
    assert again == Given(BANK[0], True)


def test_fresh_drills_come_first_and_once() -> None:
    hand = Hand(fresh)
    pool = Pool(lambda family: BANK, 1, executor=hand)
    wish = Wish("nil-cover", theme="cash_top", level="hard")
    given = pool.take(wish)
    assert given
    assert not given.exact
    hand.run()
    codes = [pool.take(wish).drill.key.code for _ in range(3)]  # type: ignore[union-attr]
    assert codes == ["1000-0000", "1000-0001", "1000-0002"]


def test_the_search_rests_when_there_is_room_no_more() -> None:
    hand = Hand(fresh)
    pool = Pool(lambda family: [], 1, executor=hand)
    assert pool.take(Wish("nil-cover")) is None
    runs = 0
    while hand.waiting:
        assert len(hand.waiting) == 1  # one worker, one task
        hand.run()
        runs += 1
    assert runs == -(-ROOM // 3)
    assert pool.take(Wish("nil-cover"))  # it made room for none yet: nine were found
    assert pool.take(Wish("nil-cover"))
    assert len(hand.waiting) == 1


def test_a_closed_pool_looks_for_nothing() -> None:
    hand = Hand(fresh)
    pool = Pool(lambda family: BANK, 1, executor=hand)
    pool.close()
    assert pool.take(Wish("nil-cover"))
    assert hand.waiting == []


def test_a_search_that_fails_is_not_repeated_for_ever() -> None:
    hand = Hand(fresh)
    pool = Pool(lambda family: BANK, 1, executor=hand)
    pool.take(Wish("nil-cover"))
    task, _ = hand.waiting.pop()
    task.set_exception(OSError("a worker died"))
    assert hand.waiting == []
    assert pool.take(Wish("nil-cover"))


def test_levels_and_distance() -> None:
    assert [level_of(one) for one in BANK[:3]] == ["easy", "middle", "hard"]
    assert distance(Wish("nil-cover", "classic", "overtake", "middle"), BANK[1]) == 0
