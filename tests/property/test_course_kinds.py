"""Every kind of step under every house: cases are well made, solvable, and judged right.

Right answers are judged right and all others wrong; where a second implementation of the
rules exists, it says what is right.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

import pytest

from tests.reference import naive
from tests.support import OTHER_TABLES
from trainer.analysis import estimate
from trainer.cli.minimax import best_play
from trainer.content.step_schema import KINDS, ParamValue
from trainer.engine import (
    HOUSES,
    Card,
    RuleSet,
    Seat,
    Standing,
    legal_plays,
    load_house,
    side_of,
)
from trainer.i18n import messages
from trainer.solver import NilSet, Points
from trainer.teaching.course.case import ME, Answer, Case, Scene, normal
from trainer.teaching.course.kinds.nil_card import nil_seat, state_of
from trainer.teaching.course.registry import STEP_KINDS, NoCase, judge, make_case
from trainer.teaching.course.words import option_text, say, say_all

#: Cases of each kind, question and house: some thousands together. Before a release more:
#: `COURSE_CASES=200 pytest tests/property/test_course_kinds.py` tries thousands of each kind.
CASES = int(os.environ.get("COURSE_CASES", "14"))
#: Of these kinds a case is solved or played out: fewer, and more with more of the others.
FEW = dict.fromkeys(("nil_card", "whole_hand"), max(3, CASES // 50))


def questions(kind: str) -> Iterator[tuple[str, dict[str, ParamValue]]]:
    """The kind's questions one by one, with the other parameters as they are by default."""
    schema = KINDS[kind]
    first = schema[0]
    assert first.kind == "choices"
    for word in first.choices:
        params = {param.name: param.default for param in schema if param.default is not None}
        yield word, {**params, first.name: (word,)}


ALL = [(kind, word, params) for kind in KINDS for word, params in questions(kind)]

#: Questions that a house cannot ask: what its rules do not know.
IMPOSSIBLE = {
    ("who", "partner"): lambda rules: not rules.has_sides,
    ("play_card", "cover_nil"): lambda rules: not rules.has_sides,
    ("play_card", "leave_nil"): lambda rules: not rules.has_sides,
    **{
        ("nil_card", theme): lambda rules: not rules.has_sides or rules.nil_open_to == "nobody"
        for theme in KINDS["nil_card"][0].choices
    },
    **{
        ("nil_risk", ask): lambda rules: rules.nil_open_to == "nobody"
        for ask in KINDS["nil_risk"][0].choices
    },
    ("bid", "contract"): lambda rules: not rules.has_sides,
    ("bid", "nil_or_not"): lambda rules: rules.nil_open_to == "nobody",
    **{
        (kind, hand): lambda rules: rules.nil_open_to == "nobody"
        for kind in ("score_hand", "true_statement")
        for hand in ("nil_made", "nil_failed", "nil_failed_set")
    },
    ("true_statement", "compare_nil"): lambda rules: rules.nil_open_to == "nobody",
    ("true_statement", "game_floor"): lambda rules: not rules.losing_floor,
    ("score_hand", "blind_nil_made"): lambda rules: rules.blind_nil == "none",
    ("score_hand", "blind_nil_failed"): lambda rules: rules.blind_nil == "none",
    ("score_hand", "zero"): lambda rules: rules.zero != "number",
    ("score_hand", "boston"): lambda rules: not rules.boston_bonus,
    ("score_hand", "boston_nils"): lambda rules: not rules.boston_bonus,
    ("score_hand", "both_nil"): lambda rules: rules.nil_open_to != "anyone",
    ("play_card", "keep_nil"): lambda rules: rules.nil_open_to == "nobody",
    ("play_card", "nil_high"): lambda rules: rules.nil_open_to == "nobody",
    ("true_statement", "nil_beside"): lambda rules: rules.nil_open_to == "nobody",
    **{
        ("true_statement", topic): lambda rules: rules.blind_nil == "none"
        for topic in ("blind_nil_made", "blind_nil_failed", "blind_open", "house_blind")
    },
    ("true_statement", "game_extra"): lambda rules: rules.tie != "extra_hand",
    # Another table has them: test_other_tables.
    **dict.fromkeys(OTHER_TABLES, lambda _: True),
}


def cases_of(rules: RuleSet, kind: str, word: str, params: dict[str, ParamValue]) -> Iterator[Case]:
    if IMPOSSIBLE.get((kind, word), lambda _: False)(rules):
        with pytest.raises(NoCase):
            make_case(rules, kind, params, "none")
        return
    for number in range(FEW.get(kind, CASES)):
        yield make_case(rules, kind, params, f"{word}/{number}")


def answers(case: Case, solution: Answer) -> Iterator[Answer]:
    """All answers; of the sets, all that differ from the right one by one choice, and more."""
    keys = case.keys
    if case.shape == "one":
        yield from ((key,) for key in keys)
    elif case.shape == "order":
        yield from permutations(keys)
    else:
        chosen = set(solution)
        sets = [chosen, set(keys), set(keys) - chosen, *(chosen ^ {key} for key in keys)]
        for one in sets:
            if one:
                yield tuple(sorted(one))


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(("kind", "word", "params"), ALL, ids=[f"{k}-{w}" for k, w, _ in ALL])
def test_cases_hold(house: str, kind: str, word: str, params: dict[str, ParamValue]) -> None:
    rules = load_house(house)
    m = messages("fr" if house == "moon" else "en")
    for case in cases_of(rules, kind, word, params):
        assert case.kind == kind
        assert case.topic == word
        assert len(set(case.keys)) == len(case.keys) >= 2
        shown = [(option_text(m, rules, one), one.points) for one in case.options]
        assert len(set(shown)) == len(shown), "two options look alike"
        solutions = STEP_KINDS[kind].solve(case)
        assert solutions
        assert all(normal(case, solution) == solution for solution in solutions)
        if case.shape == "one":
            assert len(solutions) < len(case.options), "nothing could be wrong"
        else:
            assert len(solutions) == 1
        assert say(m, rules, case.ask)
        for answer in answers(case, min(solutions)):
            judgement = judge(case, answer)
            right = answer in solutions
            assert judgement.right is right
            assert right is truth(case, answer)
            assert judgement.solution in solutions
            assert say_all(m, rules, judgement.why)
            wrong = {key for key, mark in judgement.marks.items() if mark == "wrong"}
            missed = {key for key, mark in judgement.marks.items() if mark == "missed"}
            assert bool(wrong or (missed and case.shape == "some")) is not right


@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_makes_the_same_case_again(kind: str) -> None:
    rules = load_house("classic")
    word, params = next(iter(questions(kind)))
    assert make_case(rules, kind, params, word) == make_case(rules, kind, params, word)
    many = {repr(make_case(rules, kind, params, f"again {n}").scene) for n in range(12)}
    many |= {repr(make_case(rules, kind, params, f"again {n}").options) for n in range(12)}
    assert len(many) > 2, "another seed is another case"


def test_kinds_and_their_schemas_are_the_same_list() -> None:
    assert list(KINDS) == list(STEP_KINDS)


# What is right, by the second implementation of the rules ----------------------------------


def truth(case: Case, answer: Answer) -> bool:
    """Whether an answer is right, without the engine where that can be told."""
    scene = case.scene
    if case.kind == "tap_legal":
        return set(answer) == legal(scene)
    if case.kind == "take_or_leave":
        return takes_right(case, answer[0])
    if case.kind == "tally":
        return tally_right(case, int(answer[0]))
    if case.kind == "who" and case.topic in ("shows_void", "in_danger"):
        return seat_right(case, answer[0])
    if case.kind == "who" and case.topic in ("wins", "leads_next"):
        table = [str(card) for card in scene.trick]
        place = naive.winner(table)
        assert scene.leader is not None
        seat = Seat((scene.leader + place) % 4)
        return answer[0] == (table[place] if case.topic == "wins" else seat.name)
    if case.kind == "play_card":
        return plays_right(scene, case.topic, answer[0])
    if case.kind == "score_hand":
        return score_right(case, answer)
    if case.kind == "bags" and case.topic in ("made", "standing", "left"):
        _, standing, made = own_score(scene)
        group = scene.rules.penalty_group
        number = {"made": made, "standing": standing, "left": group - standing}[case.topic]
        return int(answer[0]) == number
    if case.kind == "order" and case.topic == "ranks":
        ranks = [naive.RANKS.index(key[1]) for key in answer]
        return ranks == sorted(ranks, reverse=True)
    if case.kind == "order" and case.topic == "trick":
        led = case.ask.params["suit"]

        def strength(key: str) -> tuple[int, int]:
            suit = 2 if key[0] == "S" else int(key[0] == str(led))
            return suit, naive.RANKS.index(key[1])

        return list(answer) == sorted(answer, key=strength, reverse=True)
    if case.kind == "true_statement":
        return statement_right(case, answer[0])
    if case.kind == "nil_card":
        return ending_right(case, answer[0])
    if case.kind == "nil_risk":
        return risk_right(case, answer[0])
    return answer in STEP_KINDS[case.kind].solve(case)


def legal(scene: Scene) -> set[str]:
    assert scene.hand is not None
    return naive.may_play(
        {str(card) for card in scene.hand},
        [str(card) for card in scene.trick],
        broken=scene.spades_broken,
        first=scene.first_trick,
        break_rule=scene.rules.break_rule,
        first_lead_not_spade=scene.rules.first_lead_not_spade,
    )


def plays_right(scene: Scene, goal: str, card: str) -> bool:
    if card not in legal(scene):
        return False
    table = [str(one) for one in scene.trick]
    wins = naive.winner([*table, card]) == 3
    if goal in ("win", "cover_nil"):
        return wins
    if goal in ("lose", "leave_nil", "keep_nil"):
        return not wins
    if goal == "nil_high":
        losing = [one for one in legal(scene) if naive.winner([*table, one]) != 3]
        return card in losing and rank(card) == max(map(rank, losing))
    if goal == "ruff":
        return wins and card[0] == "S" and table[0][0] != "S"
    if goal == "discard":
        return card[0] not in ("S", table[0][0])
    lower = [
        one
        for one in legal(scene)
        if naive.winner([*table, one]) == 3
        and naive.RANKS.index(one[1]) < naive.RANKS.index(card[1])
    ]
    return wins and not lower


def rank(card: str) -> int:
    return naive.RANKS.index(card[1])


def takes_right(case: Case, card: str) -> bool:
    """Whether to take the trick, by the tricks that each contract lacks."""
    scene = case.scene
    if card not in legal(scene):
        return False
    table = [str(one) for one in scene.trick]
    wins = naive.winner([*table, card]) == 3
    if case.topic in ("one_short", "one_over"):
        return wins is (case.topic == "one_short")
    winner = Seat((Seat.W + naive.winner(table)) % 4)
    left = len(scene.hand or ())
    assert sum(scene.tricks.values()) + left == 13
    if lacking(scene, ME) == left:
        return wins
    assert lacking(scene, ME) <= 0
    return wins is (lacking(scene, winner) == left)


def lacking(scene: Scene, seat: Seat) -> int:
    """Tricks that the contract of a seat still lacks; below 0 for tricks beyond it."""
    with_it = [seat, Seat((seat + 2) % 4)] if scene.rules.has_sides else [seat]
    return sum(scene.bids[one].tricks - scene.tricks[one] for one in with_it)


def tally_right(case: Case, number: int) -> bool:
    scene = case.scene
    if case.topic in ("we_need", "they_need"):
        seat = case.ask.params["seat"]
        assert isinstance(seat, Seat)
        return number == max(0, lacking(scene, seat))
    assert scene.hand is not None
    held = [str(card) for card in scene.hand]
    if case.topic == "spades_out":
        gone = [*held, *map(str, scene.seen)]
        return number == 13 - sum(card[0] == "S" for card in gone)
    by_suit = {
        suit: sorted((rank(c) for c in held if c[0] == suit), reverse=True) for suit in "SHDC"
    }
    strong = len(by_suit["S"]) >= 5 and sum(one >= 10 for one in by_suit["S"]) >= 2
    spades = top_winners(by_suit["S"], 3) + max(0, len(by_suit["S"]) - 3)
    sides = sum(top_winners(by_suit[suit], 3 if strong else 2) for suit in "HDC")
    if case.topic == "sure":
        # Middle cards come on top: their own question tells which they are.
        return number - spades - sides in (0, 1) and number == estimate(scene.hand).sure
    return number == (spades if case.topic == "sure_spades" else sides)


def top_winners(ranks: list[int], most: int) -> int:
    """Tricks of a suit's top cards: place i wins once all higher cards out are gone."""
    best = 0
    for place, one in enumerate(ranks[:most], 1):
        out = (12 - one) - (place - 1)
        best = max(best, place - out)
    return best


def seat_right(case: Case, key: str) -> bool:
    """Who has shown a void, or whose exact bid is in danger, from the cards alone."""
    scene = case.scene
    plays = {seat.name: str(card) for seat, card in scene.plays}
    led = str(scene.trick[0])[0]
    if case.topic == "shows_void":
        return plays[key][0] != led
    ruffed = led != "S" and any(card[0] == "S" for card in plays.values())
    if ruffed:
        return plays[key] == led + "A"
    winner = str(scene.trick[naive.winner([str(card) for card in scene.trick])])
    return plays[key] == winner and winner[1] in "23456789"


def own_score(scene: Scene) -> tuple[int, int, int]:
    """Points, bags standing and bags made of the learner's side."""
    seats = [ME, ME.partner] if scene.rules.has_sides else [ME]
    bids: list[int | str] = [
        scene.bids[seat].to_json() if scene.bids[seat].is_nil else scene.bids[seat].tricks
        for seat in seats
    ]
    tricks = [scene.tricks[seat] for seat in seats]
    before = scene.before.get(side_of(scene.rules, ME), Standing())
    standing = (before.score, before.bags)
    points, bags = naive.hand_score(scene.rules.id, bids, tricks, standing)
    others: list[int | str] = [
        scene.bids[seat].to_json() if scene.bids[seat].is_nil else scene.bids[seat].tricks
        for seat in Seat
        if seat not in seats
    ]
    if scene.rules.id == "moon":
        points += naive.moon_bonus(bids, tricks, others)
    group = 5 if scene.rules.id == "fives" else 10
    # The bags made are the points that neither contract, nil nor penalty explain.
    made = next(n for n in range(14) if (before.bags + n) % group == bags and fits(points, n))
    return points, bags, made


def fits(points: int, bags: int) -> bool:
    """Everything but the bags is worth tens."""
    return (points - bags) % 10 == 0


def score_right(case: Case, answer: Answer) -> bool:
    """Parts that add up to the right points, each of them a true one."""
    points, _, made = own_score(case.scene)
    chosen = [case.option(key) for key in answer]
    total = sum(one.points or 0 for one in chosen)
    kinds = [key.split(":")[0] for key in answer]
    slips = {"per_missing", "per_taken", "bags_as_tricks"}
    if total != points or slips & set(kinds) or len(set(kinds)) != len(kinds):
        return False
    bags = sum(one.points or 0 for one in chosen if one.key.startswith("bags:"))
    contract = sum(kind.startswith("contract_") for kind in kinds)
    both_nil = case.topic == "both_nil"
    doubled = any(kind.startswith("double_nil") for kind in kinds)
    return bags == made and contract == int(not both_nil) and not doubled


def statement_right(case: Case, key: str) -> bool:
    say = case.option(key).say
    assert say is not None
    scene = case.scene
    if say.code == "scores":
        return own_score(scene)[0] == say.params["points"]
    if say.code in ("hand_wins", "hand_plays_on") and scene.rules.has_sides:
        points, _, _ = own_score(scene)
        own = side_of(scene.rules, ME)
        won = scene.before[own].score + points >= scene.rules.target
        if say.code == "hand_plays_on":
            return not won
        return won and say.params["side"] == own
    if say.code == "beside_nil":
        tricks = [scene.bids[seat].to_json() for seat in (ME, ME.partner)]
        return [one for one in tricks if one != "nil"] == [say.params["tricks"]]
    if say.code.startswith("plan_"):
        total = sum(bid.tricks for bid in scene.bids.values())
        plan = "dodge" if total < 13 else "grab" if total > 13 else "even"
        return say.code == f"plan_{plan}"
    if say.code == "house_scores":
        house = load_house(str(say.params["house"]))
        return own_score(replace(scene, rules=house, before={}))[0] == say.params["points"]
    if say.code in ("may_ruff", "may_discard", "may_lead"):
        return str(say.params["card"]) in legal(scene)
    if say.code in ("any_card", "lead_any"):
        return scene.hand is not None and len(legal(scene)) == len(scene.hand)
    if say.code in ("no_spade", "lead_no_spade"):
        return not any(card[0] == "S" for card in legal(scene))
    if say.code == "beats":
        led, card = say.params["led"], say.params["card"]
        assert isinstance(led, Card)
        return naive.winner([str(led), str(card)]) == 1
    if say.code == "contract":
        seats = [ME, ME.partner] if scene.rules.has_sides else [ME]
        return sum(scene.bids[seat].tricks for seat in seats) == say.params["tricks"]
    return (key,) in STEP_KINDS[case.kind].solve(case)


@pytest.mark.parametrize("house", HOUSES)
def test_early_tricks_upset_bids_either_way(house: str) -> None:
    """An ace that is ruffed and a low card that wins both come up, and are told apart."""
    rules = load_house(house)
    params: dict[str, ParamValue] = {"topic": ("upset",), "choices": 3}
    ways = set()
    for number in range(20):
        case = make_case(rules, "true_statement", params, f"ways/{number}")
        (key,) = min(STEP_KINDS["true_statement"].solve(case))
        say = case.option(key).say
        assert say is not None
        ways.add(say.params["way"])
        low = all(card.suit is case.scene.led for card in case.scene.trick)
        assert say.params["way"] == ("over" if low else "short")
    assert ways == {"over", "short"}


def test_ace_and_queen_count_for_the_ace_alone() -> None:
    """A tenace with a counted card is neither nothing nor two tricks."""
    rules = load_house("classic")
    params: dict[str, ParamValue] = {"topic": ("counted",), "choices": 4}
    found = set()
    for number in range(150):
        case = make_case(rules, "true_statement", params, f"tenace/{number}")
        for option in case.options:
            assert option.say is not None
            cards = option.say.params["cards"]
            assert isinstance(cards, tuple)
            if [card.rank.letter for card in cards if isinstance(card, Card)] == ["A", "Q"]:
                right = (option.key,) in STEP_KINDS["true_statement"].solve(case)
                assert right is (option.say.params["tricks"] == 1)
                found.add(option.say.params["tricks"])
    assert found == {1, 2}


def ending_right(case: Case, key: str) -> bool:
    """By trying every card to the end, without pruning."""
    state, nil = state_of(case.scene), nil_seat(case.scene)
    if key not in {str(card) for card in legal_plays(state)}:
        return False
    if not case.topic.startswith("both"):
        _, cards = best_play(state, NilSet(nil))
        falls = bool(cards[Card.parse(key)])
        return falls is (nil.side is not ME.side)
    _, cards = best_play(state, Points(case.scene.bids))
    return max(cards.values()) - cards[Card.parse(key)] <= 10


def risk_right(case: Case, key: str) -> bool:
    if case.topic == "average":
        return int(key) * 10 == case.goal * case.rules.nil_made + (
            (10 - case.goal) * case.rules.nil_failed
        )
    if case.topic == "cover":
        return key == max(case.keys)
    if case.topic == "suit":
        return (key,) in STEP_KINDS[case.kind].solve(case)
    ranks = sorted(naive.RANKS.index(letter) + 2 for letter in key.split("-")[1])
    if case.topic == "spades":
        return len(ranks) < 4 and ranks[-1] < 11
    return all(rank <= most for rank, most in zip(ranks, (5, 8, 11), strict=False))


@pytest.mark.parametrize("house", HOUSES)
def test_points_and_bags_before_a_hand_agree(house: str) -> None:
    """Each bag has brought its point, and all else comes in tens: so says every house."""
    rules, tried = load_house(house), 0
    for kind, word, params in ALL:
        if kind not in ("score_hand", "bags", "true_statement") or (
            (kind, word) in IMPOSSIBLE and IMPOSSIBLE[(kind, word)](rules)
        ):
            continue
        for number in range(12):
            case = make_case(rules, kind, params, f"before {number}")
            before = case.scene.before.get(side_of(rules, ME))
            if before is None or not case.scene.is_over:
                continue
            tried += 1
            assert before.score % 10 == before.bags % 10, f"{kind} {word}: {before}"
            assert 0 <= before.bags < rules.penalty_group
            assert (rules.losing_floor or -500) < before.score < rules.target
    assert tried > 100
