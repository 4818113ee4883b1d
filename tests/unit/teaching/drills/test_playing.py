"""Playing on: whose turn it is, which cards were the learner's, and how the deal ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trainer.content.drill import Drill
from trainer.engine import NIL, Bid, Card, Seat, load_house, score_hand
from trainer.teaching.drills.grading import grade, judged_of, rows
from trainer.teaching.drills.play_jobs import CardsJob, OthersJob, StudyJob
from trainer.teaching.drills.playing import (
    chosen,
    decisions,
    grown,
    long_run,
    role_of,
    score_after,
    tricks,
    turn,
    whose_nil,
)
from trainer.teaching.drills.shelf import Shelf

SET = Shelf().open("set1-classic-8NA4-CWF1")
BID = Shelf().open("bid1-classic-QK44-M1NV")


def quiet(*_: int) -> None:
    """Nobody is told."""


def to_the_end(drill: Drill) -> tuple[list[Card], list[int]]:
    """The drill played on with the first legal card each time: all cards, and who was asked."""
    position = chosen(drill.position, drill.right[0])
    own = []
    while turn(position) is not None:
        if turn(position) is position.seat:
            own.append(len(position.plays))
            position = grown(position, plays=[position.view.legal.cards[0]])
        else:
            went = OthersJob(position).run(quiet, 1)
            assert went.plays or went.calls
            position = grown(position, went.calls, went.plays)
    return list(position.plays), own


def test_turns() -> None:
    assert turn(SET.position) is Seat.W
    after = chosen(SET.position, Card.parse("C6"))
    assert turn(after) is Seat.N
    assert turn(BID.position) is Seat.W
    assert turn(chosen(BID.position, Bid.number(2))) is Seat.N, "the dealer's left leads"


@pytest.mark.parametrize("drill", [SET, BID])
def test_a_deal_goes_on_to_its_end(drill: Drill) -> None:
    plays, own = to_the_end(drill)
    assert len(set(plays)) == 52
    start = chosen(drill.position, drill.right[0])
    mine = decisions(start, plays[len(start.plays) :])
    assert [len(one.position.plays) for one in mine] == own
    assert all(one.card in one.position.view.legal.cards for one in mine)
    assert mine[-1].is_forced


def test_the_others_stop_where_the_learner_is_asked() -> None:
    went = OthersJob(chosen(SET.position, Card.parse("C6"))).run(quiet, 1)
    position = grown(chosen(SET.position, Card.parse("C6")), went.calls, went.plays)
    assert turn(position) is Seat.W
    assert went == OthersJob(chosen(SET.position, Card.parse("C6"))).run(quiet, 1)


def test_tricks() -> None:
    found = tricks(SET.position)
    assert len(found) == 6
    assert found[-2].winner is Seat.E
    assert found[-1].winner is None
    assert [str(card) for _, card in found[-1].plays] == ["H5", "H8"]
    assert len(tricks(replace(SET.position, plays=SET.position.plays[:20]))) == 5


def test_whose_nil_a_card_is_about() -> None:
    assert whose_nil(SET.position) is Seat.S
    bids = (NIL, Bid.number(3), NIL, Bid.number(4))
    first = replace(SET.position, calls=bids, plays=())
    assert first.auction.bids[Seat.W] == NIL
    assert whose_nil(first) is Seat.W, "one's own before the opponents'"
    assert whose_nil(replace(first, seat=Seat.S)) is Seat.W, "an opponent's"
    after_it_fell = grown(chosen(SET.position, Card.parse("C6")), plays=[Card.parse("H4")])
    assert after_it_fell.view.seen.taken[Seat.S] == 1
    assert whose_nil(after_it_fell) is None


@pytest.mark.parametrize(
    ("seat", "role"),
    [(Seat.N, "bidder"), (Seat.S, "coverer"), (Seat.E, "setter"), (Seat.W, "setter")],
)
def test_roles(seat: Seat, role: str) -> None:
    assert role_of(seat, Seat.N) == role


def test_a_bag_at_its_long_run_price() -> None:
    bids = dict.fromkeys(Seat, Bid.number(3))
    taken = {Seat.N: 4, Seat.E: 3, Seat.S: 4, Seat.W: 2}
    for house, price in (("classic", -9), ("fives", -9)):
        rules = load_house(house)
        score = score_hand(rules, bids, taken)
        assert long_run(rules, score.sides["NS"]) == 60 + 2 * price
        assert long_run(rules, score.sides["EW"]) == -60


def test_the_lines_of_a_study_reach_what_the_drill_stores() -> None:
    found = StudyJob(SET).run(quiet, 1)
    assert found.real.solved
    for answer in SET.answers:
        begun = chosen(SET.position, answer.choice)
        score = score_after(begun, found.real.lines[answer.choice].plays)
        own, theirs = (long_run(SET.position.rules, score.sides[key]) for key in ("EW", "NS"))
        assert own - theirs == answer.real_points
    other = replace(SET.position, deal=found.other.deal)
    assert other.view == SET.position.view, "the learner cannot tell the two layouts apart"
    assert other.deal != SET.position.deal
    best, natural = (
        score_after(chosen(other, card), found.other.lines[card].plays).sides["EW"].delta
        for card in (SET.right[0], SET.natural[0])
    )
    assert best >= natural
    assert all(0.0 <= share <= 1.0 for share in found.nil_holds.values())
    assert SET.right[0] in found.shows["stay_under"]
    assert SET.natural[0] not in found.shows["stay_under"]


def test_the_lines_of_two_bids() -> None:
    found = StudyJob(BID).run(quiet, 1)
    assert not found.real.solved
    assert found.shows == {}
    for choice in (answer.choice for answer in BID.answers):
        line = found.real.lines[choice]
        assert len(line.plays) == 52
        score_after(grown(chosen(BID.position, choice), line.calls), line.plays)


def test_cards_of_playing_on_are_judged_as_the_drill_s_own() -> None:
    found = CardsJob(SET.position, SET.nil).run(quiet, 1)
    assert found.judged == "solved"
    assert {a.choice for a in found.answers} == {a.choice for a in SET.answers}
    assert found.right[0] == SET.right[0]
    for answer in found.answers:
        stored = SET.answer(answer.choice)
        assert answer.real_points == stored.real_points
        assert answer.real_nil == stored.real_nil
        assert abs(answer.points - stored.points) <= 4 * (answer.error + stored.error)
        assert answer.nil is not None


def test_without_a_nil_only_contract_and_points_are_judged() -> None:
    found = CardsJob(SET.position, None).run(quiet, 1)
    assert all(answer.nil is None and answer.contract is not None for answer in found.answers)


def test_grades() -> None:
    judged = judged_of(SET)
    right = grade(judged, Card.parse("C6"))
    assert (right.label, right.loss, right.is_right) == ("best", 0.0, True)
    wrong = grade(judged, Card.parse("S4"))
    assert (wrong.label, wrong.is_right) == ("blunder", False)
    assert wrong.loss == 89.74
    assert wrong.margin == pytest.approx(2 * 6.93)
    with pytest.raises(KeyError):
        grade(judged, Card.parse("D2"))


def test_equals_share_a_row() -> None:
    shown = [[str(one.choice) for one in row] for row in rows(SET.answers)]
    assert shown == [["C6"], ["SA", "SK", "SQ"], ["ST"], ["S7", "S6"], ["S4"]]


def test_keys_tell_questions_apart() -> None:
    position = SET.position
    other = replace(position, deal=replace(position.deal, hands=position.deal.hands[::-1]))
    keys = {
        OthersJob(position).key,
        CardsJob(position, Seat.S).key,
        CardsJob(position, None).key,
        OthersJob(other).key,
        OthersJob(grown(position, plays=[Card.parse("C6")])).key,
    }
    assert len(keys) == 5
