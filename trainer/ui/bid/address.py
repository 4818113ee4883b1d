"""The address of an exercise: what a link needs to show the same hand and auction again.

`deal`, `house`, `seat` always; `dealer` and `scores` when the learner has set them; `hand`
and `bids` in place of `deal` for a hand of the learner's own; `rules` for a house of the
learner's own, as what it changes from classic.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from trainer.engine import (
    DEFAULT_HOUSE,
    HOUSES,
    Bid,
    Hand,
    NotationError,
    RuleSet,
    Seat,
    Standing,
    clockwise,
    load_house,
    rule_set,
    side_keys,
)
from trainer.teaching.bid_exercise import BidExercise, deal_exercise, own_exercise

#: What scores a link may name: more than any game reaches.
MOST_POINTS: Final = 2000
MOST_BAGS: Final = 99

#: What of the address belongs to the exercise.
FIELDS: Final = ("deal", "hand", "bids", "house", "rules", "seat", "dealer", "scores")


def exercise_of(params: Mapping[str, str]) -> BidExercise:
    """The exercise of an address.

    Raises:
        SpadesError: some part of the address cannot be read or does not hold.
    """
    return _exercise(tuple(params.items()))


@lru_cache(maxsize=256)
def _exercise(items: tuple[tuple[str, str], ...]) -> BidExercise:
    """Dealt once: a click asks for the same exercise in its callback, its run and the next one."""
    params = dict(items)
    rules = _house(params)
    seat = Seat.parse(params["seat"]) if "seat" in params else None
    dealer = Seat.parse(params["dealer"]) if "dealer" in params else None
    standings = read_scores(rules, params["scores"]) if "scores" in params else None
    if "hand" not in params:
        if params.get("bids"):
            raise NotationError("bids_without_hand", input=params["bids"])
        return deal_exercise(
            rules, params.get("deal", ""), seat=seat, dealer=dealer, standings=standings
        )
    seat = Seat.S if seat is None else seat
    dealer = seat if dealer is None else dealer
    calls = [Bid.parse(text) for text in params.get("bids", "").split(",") if text]
    bids = dict(zip(clockwise(dealer.lho), calls, strict=False))
    return own_exercise(
        rules,
        Hand.parse(params["hand"]),
        seat=seat,
        dealer=dealer,
        bids=bids,
        standings=standings,
    )


def house_params(rules: RuleSet) -> dict[str, str]:
    """The part of an address that names a house."""
    if rules.id in HOUSES and rules == load_house(rules.id):
        return {"house": rules.id}
    base = load_house(DEFAULT_HOUSE).to_dict()
    own = {
        name: value
        for name, value in rules.to_dict().items()
        if value != base[name] and name not in ("id", "name", "readings", "target_choices")
    }
    changes = ",".join(f"{name}:{str(value).lower()}" for name, value in own.items())
    return {"house": rules.name, "rules": changes}


def write_scores(rules: RuleSet, standings: Mapping[str, Standing]) -> str:
    """Score and bags of each side in order: `337/7,294/4`."""
    return ",".join(f"{standings[key].score}/{standings[key].bags}" for key in side_keys(rules))


def read_scores(rules: RuleSet, text: str) -> dict[str, Standing]:
    """The inverse of `write_scores`.

    Raises:
        NotationError: `scores_form`, `scores_range`, `bags_range`.
    """
    keys = side_keys(rules)
    standings = []
    for part in text.split(","):
        score, slash, bags = part.partition("/")
        try:
            standings.append(Standing(int(score), int(bags) if slash else 0))
        except ValueError:
            raise NotationError("scores_form", input=text) from None
    group = rules.penalty_group
    for standing in standings:
        if abs(standing.score) > MOST_POINTS or standing.bags > MOST_BAGS:
            raise NotationError("scores_range", input=text, points=MOST_POINTS, bags=MOST_BAGS)
        if standing.bags < 0 or (group and standing.bags >= group):
            raise NotationError(
                "bags_range", input=text, got=standing.bags, group=group, most=group - 1
            )
    if len(standings) != len(keys):
        raise NotationError("scores_form", input=text)
    return dict(zip(keys, standings, strict=True))


def _house(params: Mapping[str, str]) -> RuleSet:
    name = params.get("house", DEFAULT_HOUSE)
    if "rules" not in params:
        return load_house(name.strip().lower())
    pairs = [change.partition(":") for change in params["rules"].split(",") if change]
    changed = load_house(DEFAULT_HOUSE).with_options({key: value for key, _, value in pairs})
    return rule_set({**changed.to_dict(), "id": name[:40], "name": name[:40], "readings": []})
