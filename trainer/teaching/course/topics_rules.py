"""Topics about nil, the end of a game, and one house beside another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from trainer.engine import (
    HOUSES,
    NIL,
    Auction,
    Bid,
    Hand,
    RuleSet,
    Seat,
    SpadesError,
    Standing,
    can_bid,
    load_house,
    place_bid,
    side_keys,
    side_of,
)
from trainer.engine.bids import MOST_TRICKS
from trainer.engine.draws import Draws
from trainer.teaching.course.case import ME, Phrase, Scene, phrase
from trainer.teaching.course.dealing import fresh_deck, plain_bids
from trainer.teaching.course.score_scenes import delta_in, draw_hand, standing

Proposal = tuple[Scene, tuple[Phrase, ...]]
Topic = Callable[[RuleSet, Draws], Proposal | None]

#: The rules that statements about a house name, by what they are about.
RULE_GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "house_play": ("scored_by", "first_lead_by", "zero", "first_dealer"),
    "house_score": ("set_points", "bag_group", "bag_penalty"),
    "house_nil": ("nil_open_to", "nil_made", "failed_nil_tricks", "double_nil", "zero"),
    "house_blind": ("blind_nil_made", "blind_nil_window", "blind_nil_unseen"),
    "house_end": ("losing_floor", "tie", "boston_bonus"),
}
HOUSE_RULES: Final = tuple(dict.fromkeys(rule for group in RULE_GROUPS.values() for rule in group))

#: What a source can leave open: rows of a house's page by the field or word that names them.
SILENCES: Final[Mapping[str, str]] = {
    "first_dealer": "first_dealer",
    "first_bid": "first_bid",
    "failed_nil_tricks": "failed_nil_tricks",
    "blind_nil": "blind_nil",
    "double_nil": "double_nil",
    "tie": "tie",
    "losing_floor": "losing_floor",
    "target": "target",
    "both_over": "both_over",
    "set_points": "contract_set",
    "trick_points": "contract_made",
    "first_lead_by": "first_lead_by",
}


def applies(rules: RuleSet, rule: str) -> bool:
    """Whether a house has what the rule is about: no nil, no points for it."""
    nil = rules.nil_open_to != "nobody"
    if rule in ("nil_made", "failed_nil_tricks", "double_nil", "blind_nil"):
        return nil
    if rule.startswith("blind_nil_"):
        return rules.blind_nil != "none"
    return rule not in ("bag_group", "bag_penalty") or bool(rules.penalty_group)


def house_topic(*names: str) -> Topic:
    """One rule of the learner's house against what other houses make of it."""

    def topic(rules: RuleSet, draws: Draws) -> Proposal | None:
        rule = draws.choice(names)
        if not applies(rules, rule):
            return None
        own = getattr(rules, rule)
        others = {getattr(house, rule) for house in _houses() if applies(house, rule)}
        values = [own, *sorted(others - {own}, key=str)]
        if len(values) < 2:
            return None
        return Scene(rules), tuple(phrase("rule", rule=rule, value=str(v)) for v in values)

    return topic


def _houses() -> list[RuleSet]:
    return [load_house(house) for house in HOUSES]


def _rule_elsewhere(rules: RuleSet, draws: Draws) -> Proposal | None:
    """One rule in several houses, at least one of which differs from the learner's."""
    rule = draws.choice(HOUSE_RULES)
    houses = [house for house in _houses() if house.id != rules.id and applies(house, rule)]
    values = {getattr(house, rule) for house in houses}
    if applies(rules, rule):
        values.add(getattr(rules, rule))
    if len(values) < 2:
        return None
    claims = tuple(
        phrase("elsewhere", house=house.id, rule=rule, value=str(value))
        for house in houses
        for value in sorted(values, key=str)
    )
    return Scene(rules), claims


def compare_topic(*hands: str) -> Topic:
    """One hand under all houses: what each makes of it, and what only another would."""

    def topic(rules: RuleSet, draws: Draws) -> Proposal | None:
        scene = draw_hand(rules, draws, draws.choice(hands))
        if scene is None:
            return None
        scene = replace(scene, before={})
        points: dict[str, int] = {}
        for house in HOUSES:
            try:
                points[house] = delta_in(scene, load_house(house))
            except SpadesError:
                continue  # a house that does not know one of the bids has no score for it
        values = sorted(set(points.values()))
        if len(values) < 2:
            return None
        claims = [
            phrase("house_scores", house=house, points=value)
            for house in points
            for value in values
        ]
        return scene, tuple(draws.shuffled(claims))

    return topic


def _silent(rules: RuleSet, _draws: Draws) -> Proposal | None:
    """What the source of the learner's house leaves open."""
    rows = [row for row in SILENCES if applies(rules, row)]
    claims = [phrase("silent", row=SILENCES[row], about=row) for row in rows]
    return Scene(rules), (*claims, phrase("silent_none"))


def _nil_beside(rules: RuleSet, draws: Draws) -> Proposal | None:
    """Four bids, one of the learner's side a nil: what the side still has to take."""
    if rules.nil_open_to == "nobody" or not rules.has_sides:
        return None
    bids = plain_bids(draws, 11)
    seat = draws.choice((ME, ME.partner))
    bids[seat] = NIL
    number = bids[seat.partner].tricks
    others = [bids[ME.lho].tricks, bids[ME.rho].tricks]
    amounts = dict.fromkeys([number, 0, number + 1, number + max(others), sum(others)])
    claims = tuple(phrase("beside_nil", tricks=n, nil=seat) for n in amounts)
    return Scene(rules, draws.choice(tuple(Seat)), bids=bids), claims


def _blind_open(rules: RuleSet, draws: Draws) -> Proposal | None:
    """Whether a blind nil may still be bid: who has bid, and whether the hand was looked at."""
    if rules.blind_nil == "none":
        return None
    dealer = draws.choice(tuple(Seat))
    auction = Auction(rules, dealer)
    while auction.turn is not None and auction.turn is not ME:
        bid = Bid.number(1 + draws.below(4))
        if not can_bid(auction, bid):
            return None
        auction = place_bid(auction, bid)
    # Where the hand is in view the learner sees it; else it is looked at or not.
    looked = not rules.blind_nil_unseen or draws.below(2) == 0
    hand = Hand(draws.sample(fresh_deck(), 13)) if looked else None
    scene = Scene(rules, dealer, hand, bids=auction.bids)
    claims = [phrase("blind_open"), phrase("blind_closed")]
    if rules.blind_nil_unseen:
        claims.append(phrase("blind_peek"))
    return scene, tuple(claims)


def _blind_behind(rules: RuleSet, draws: Draws) -> Proposal | None:
    """The first to bid may bid blind only from far enough behind."""
    needed = rules.blind_nil_deficit
    if rules.blind_nil != "on" or not needed or not rules.has_sides:
        return None
    own, theirs = (
        side_keys(rules) if side_of(rules, ME) == side_keys(rules)[0] else (side_keys(rules)[::-1])
    )
    score = 10 * draws.below(20) + draws.below(10)
    gap = draws.choice((needed - 1 - draws.below(60), needed + draws.below(60), -draws.below(90)))
    before = {own: Standing(score), theirs: Standing(score + gap)}
    scene = replace(Scene(rules, ME.rho), before=before)
    return scene, (phrase("behind_open"), phrase("behind_closed"))


def _thirteen(rules: RuleSet, draws: Draws) -> Proposal | None:
    """All 13 tricks on one side: by a contract of 13, or by a lower one."""
    scene = draw_hand(rules, draws, "thirteen")
    if scene is None:
        return None
    right = scene.own.delta
    bonus = max(house.boston_bonus for house in _houses())
    each = rules.trick_points
    slips = {"boston_given": right + bonus, "ten_a_trick": each * MOST_TRICKS}
    if any(line.reason == "boston" for line in scene.own.lines):
        slips = {"no_boston": right - bonus, "ten_a_trick": 2 * each * MOST_TRICKS}
    sides = int(rules.has_sides)
    claims = [phrase("scores", points=right, slip="none", sides=sides)]
    claims += [
        phrase("scores", points=points, slip=slip, sides=sides)
        for slip, points in slips.items()
        if points != right
    ]
    return scene, tuple(claims)


def end_topic(*situations: str) -> Topic:
    """Where the sides stand after a hand: somebody has won, or the game goes on."""

    def topic(rules: RuleSet, draws: Draws) -> Proposal | None:
        return _ending(rules, draws, draws.choice(situations))

    return topic


def _ending(rules: RuleSet, draws: Draws, situation: str) -> Proposal | None:
    keys = side_keys(rules)
    near = rules.target
    scores = {key: near - 30 - 10 * draws.below(8) - draws.below(10) for key in keys}
    before = {key: Standing(score - 40) for key, score in scores.items()}
    first, second = draws.sample(keys, 2)
    if situation in ("one", "both", "extra"):
        scores[first] = near + draws.below(60)
    if situation == "both":
        scores[second] = near + draws.below(60)
    if situation == "tie":
        scores[first] = scores[second] = near + draws.below(30)
    if situation == "floor":
        if not rules.losing_floor:
            return None
        scores[first] = rules.losing_floor - draws.below(40)
        before[first] = Standing(rules.losing_floor + 20)
    if situation == "extra":
        # The hand before ended level: one of the two is ahead after this one.
        if rules.tie != "extra_hand":
            return None
        level = near + draws.below(30)
        before[first] = before[second] = Standing(level)
        scores[first] = level + 10 * draws.below(7)
        scores[second] = level + 10 * draws.below(7)
    after = {key: Standing(score) for key, score in scores.items()}
    claims = [phrase("wins_game", side=key) for key in sorted({first, second, *keys[:2]})]
    return replace(Scene(rules), before=before, after=after), (*claims, phrase("plays_on"))


def _game_hand(rules: RuleSet, draws: Draws) -> Proposal | None:
    """A hand that brings the target, unless the bag penalty takes it away again."""
    if not rules.penalty_group:
        return None
    scene = draw_hand(rules, draws, draws.choice(("over", "penalty", "penalty")))
    if scene is None:
        return None
    own = side_of(rules, ME)
    gain = sum(line.points for line in scene.own.lines if line.points > 0)
    most = min(rules.target - 1, rules.target - gain + rules.trick_points + draws.below(15))
    before = {key: Standing(score=rules.target // 2) for key in side_keys(rules)}
    before[own] = standing(rules, most, scene.before[own].bags)
    keys = [own, *(key for key in side_keys(rules) if key != own)][:2]
    claims = [phrase("hand_wins", side=key) for key in keys]
    return replace(scene, before=before), (*claims, phrase("hand_plays_on"))


def _race(rules: RuleSet, draws: Draws) -> Proposal | None:
    """The last bids are made: who wins, should everybody take exactly their contract?"""
    bids = plain_bids(draws)
    if sum(bid.tricks for bid in bids.values()) != MOST_TRICKS:
        return None
    keys = side_keys(rules)
    reach = 100 if rules.has_sides else 60
    before = {key: Standing(rules.target - 10 - 5 * draws.below(reach // 5)) for key in keys}
    scene = Scene(rules, draws.choice(tuple(Seat)), bids=bids, before=before)
    claims = [phrase("race_wins", side=key) for key in keys]
    return scene, (*claims, phrase("race_on"))


TOPICS: Final[Mapping[str, Topic]] = {
    **{name: house_topic(*rules) for name, rules in RULE_GROUPS.items()},
    "house": house_topic(*HOUSE_RULES),
    "rule_elsewhere": _rule_elsewhere,
    "compare_set": compare_topic("set"),
    "compare_nil": compare_topic("nil_failed", "nil_failed_set"),
    "compare_bags": compare_topic("many_bags"),
    "silent": _silent,
    "nil_beside": _nil_beside,
    "blind_open": _blind_open,
    "blind_behind": _blind_behind,
    "cards_passed": house_topic("blind_nil_cards_passed"),
    "thirteen": _thirteen,
    "game_end": end_topic("one", "none"),
    "game_both": end_topic("both"),
    "game_tie": end_topic("tie"),
    "game_floor": end_topic("floor"),
    "game_extra": end_topic("extra"),
    "game_hand": _game_hand,
    "race": _race,
}
