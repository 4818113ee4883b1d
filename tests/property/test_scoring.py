"""What holds for every hand that is scored and every game."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.property.strategies import bids, customs, seats, shares, standings
from trainer.engine import (
    Game,
    GameResult,
    Reason,
    RuleSet,
    ScoreBreakdown,
    Seat,
    SpadesError,
    Standing,
    game_result,
    score_hand,
    side_keys,
    side_of,
)

data = st.data()
SET_OR_MADE = {Reason.CONTRACT_MADE, Reason.CONTRACT_SET, Reason.CONTRACT_ZERO}


def _scored(data: st.DataObject, rules: RuleSet) -> tuple[ScoreBreakdown, dict[str, Standing]]:
    given_bids = {seat: data.draw(bids) for seat in Seat}
    before = data.draw(standings(rules))
    try:
        return score_hand(rules, given_bids, data.draw(shares()), before), before
    except SpadesError:
        assume(False)
        raise


@given(data)
def test_lines_add_up(data: st.DataObject) -> None:
    rules = data.draw(customs())
    breakdown, before = _scored(data, rules)
    assert tuple(breakdown.sides) == side_keys(rules)
    assert sum(side.taken for side in breakdown.sides.values()) == 13
    for key, side in breakdown.sides.items():
        assert side.delta == sum(line.points for line in side.lines)
        assert side.score == before[key].score + side.delta
        reasons = [line.reason for line in side.lines]
        assert len(SET_OR_MADE & set(reasons)) <= 1
        nils = {Reason.NIL_MADE, Reason.NIL_FAILED, Reason.BLIND_NIL_MADE, Reason.BLIND_NIL_FAILED}
        assert len([r for r in reasons if r not in nils]) == len(set(reasons) - nils)


@given(data)
def test_bags_stand_between_none_and_the_next_penalty(data: st.DataObject) -> None:
    rules = data.draw(customs())
    breakdown, before = _scored(data, rules)
    for key, side in breakdown.sides.items():
        assert side.bags >= 0
        counts = {line.reason: line.count for line in side.lines}
        new = counts.get(Reason.BAGS, 0)
        if rules.penalty_group:
            assert side.bags < rules.penalty_group
            if rules.bags_carry:
                penalties = counts.get(Reason.BAG_PENALTY, 0)
                assert side.bags + penalties * rules.penalty_group == before[key].bags + new
        else:
            assert side.bags == before[key].bags + new


@given(data)
def test_scoring_depends_on_the_order_of_nothing(data: st.DataObject) -> None:
    rules = data.draw(customs())
    given_bids = {seat: data.draw(bids) for seat in Seat}
    tricks, before = data.draw(shares()), data.draw(standings(rules))

    def outcome(*given: dict) -> object:  # type: ignore[type-arg]
        try:
            return score_hand(rules, *given)
        except SpadesError as error:
            return error.code

    straight = outcome(given_bids, tricks, before)
    backwards = outcome(*(dict(reversed(d.items())) for d in (given_bids, tricks, before)))
    assert straight == backwards
    assert repr(straight) == repr(backwards)


@given(data, seats)
def test_turning_the_table_turns_the_scores(data: st.DataObject, turn: Seat) -> None:
    rules = data.draw(customs())
    given_bids = {seat: data.draw(bids) for seat in Seat}
    tricks, before = data.draw(shares()), data.draw(standings(rules))

    def turned(seat: Seat) -> Seat:
        return Seat((seat + turn) % 4)

    key_of = {side_of(rules, seat): side_of(rules, turned(seat)) for seat in Seat}
    try:
        straight = score_hand(rules, given_bids, tricks, before)
    except SpadesError:
        assume(False)
        return
    round_table = score_hand(
        rules,
        {turned(seat): bid for seat, bid in given_bids.items()},
        {turned(seat): took for seat, took in tricks.items()},
        {key_of[key]: standing for key, standing in before.items()},
    )
    for key, side in straight.sides.items():
        other = round_table.sides[key_of[key]]
        assert (side.delta, side.bags, side.contract) == (other.delta, other.bags, other.contract)
    assert straight.over == round_table.over
    assert round_table.winner == (straight.winner and key_of[straight.winner])


@given(data)
def test_the_score_before_moves_the_score_after_alone(data: st.DataObject) -> None:
    """A hand is worth the same at any score; only the bags matter."""
    rules = data.draw(customs())
    given_bids, tricks = {seat: data.draw(bids) for seat in Seat}, data.draw(shares())
    before, shift = data.draw(standings(rules)), data.draw(st.integers(-1000, 1000))
    shifted = {key: Standing(st_.score + shift, st_.bags) for key, st_ in before.items()}
    try:
        one, two = (score_hand(rules, given_bids, tricks, b) for b in (before, shifted))
    except SpadesError:
        assume(False)
        return
    for key, side in one.sides.items():
        assert two.sides[key].lines == side.lines
        assert two.sides[key].score == side.score + shift


@given(data)
def test_games_end_as_the_rules_say(data: st.DataObject) -> None:
    rules = data.draw(customs())
    before, after = data.draw(standings(rules)), data.draw(standings(rules))
    result = game_result(rules, before, after)
    scores = {key: standing.score for key, standing in after.items()}
    top = [key for key in scores if scores[key] == max(scores.values())]
    at_an_end = max(scores.values()) >= rules.target or (
        rules.losing_floor < 0 and min(scores.values()) <= rules.losing_floor
    )
    assert result.over == (result.winner is not None)
    if result.over:
        assert top == [result.winner]
    if rules.tie == "play_on":
        assert result.over == (at_an_end and len(top) == 1)
    elif at_an_end and len(top) == 1:
        assert result.over


@given(data, seats)
def test_a_game_moves_the_deal_clockwise(data: st.DataObject, dealer: Seat) -> None:
    rules = data.draw(customs())
    game = Game.start(rules, dealer)
    assert game.result == GameResult(over=False, winner=None)
    after = data.draw(standings(rules))
    following = game.after(after)
    assert (following.dealer, following.hands) == (dealer.lho, 1)
    assert following.standings == after
    assert following.result == game_result(rules, game.standings, after)
    assert game == Game.start(rules, dealer)
