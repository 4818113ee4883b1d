"""The steps of the fit: each watches the policy play and gives back better coefficients."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from trainer.engine import RuleSet
from trainer.policy.kernel import layout, study
from trainer.policy.kernel.batch import play_deals
from trainer.policy.kernel.score import difference, score_side
from trainer.policy.model import Model, by_side
from trainer.policy.pool import spread
from trainer.policy.rules import Words, rule_words

Floats = npt.NDArray[np.float64]


#: A nil has to be worth so many points more than a number: around here duels are even, and
#: fewer nils fail.
NIL_MARGIN: Final = 6.0


@dataclass
class Fit:
    """A fit in progress: the house it is made for, the coefficients, the deals used so far."""

    rules: RuleSet
    model: Model
    seed: int = 1
    threads: int | None = None

    @property
    def words(self) -> Words:
        """The rules as the kernel reads them."""
        return rule_words(self.rules)

    @property
    def models(self) -> Model:
        """The coefficients for both sides."""
        return by_side(self.model, self.model)

    def fresh(self, count: int) -> Words:
        """Fresh deals, never seen before in this fit."""
        self.seed += 1
        tables = np.zeros((count, layout.TABLE_WORDS), dtype=np.int64)
        self.spread(lambda _, a, b: study.deal_tables(tables, self.seed, a, b), count)
        return tables

    def blend(self, first: int, found: npt.ArrayLike) -> None:
        """Move coefficients half of the way: all four answer each other's bids, and whole
        steps swing between tables that bid too much and too little.
        """
        whole = np.asarray(found, dtype=np.float64)
        part = self.model[first : first + len(whole)]
        part[:] = (part + whole) / 2.0

    def spread(self, work: Callable[[Model, int, int], Any], count: int) -> None:
        """Run `work(scratch, first, last)` over the deals."""
        spread(work, count, self.threads)


def fit_potentials(fit: Fit, deals: int) -> None:
    """How often cards win later, from the policy's play; rare cells keep what they had."""
    tables = fit.fresh(deals)
    bid = tables.copy()
    _play(fit, bid, fit.models)
    tables[:, layout.BID : layout.BID + 4] = bid[:, layout.BID : layout.BID + 4]
    side = np.zeros((layout.SIDE_CELLS, 2), dtype=np.int64)
    spade = np.zeros((layout.SPADE_CELLS, 2), dtype=np.int64)
    cells = np.zeros((400, 2), dtype=np.int64)
    scratch = np.zeros(layout.SCRATCH)
    for table in tables:
        study.watch_cards(table, fit.words, fit.models, scratch, side, spade, cells)
    for counts, first in ((side, layout.SIDE_POTENTIAL), (spade, layout.SPADE_POTENTIAL)):
        cell = fit.model[first : first + len(counts)]
        cell[:] = (20.0 * cell + counts[:, 1]) / (20.0 + counts[:, 0])


def fit_cards(fit: Fit, deals: int, strength: float = 500.0) -> None:
    """The weights of the features, from what other cards brought in the policy's own games.

    Ridge regression toward the weights as they are, context by context: a result of single
    deals scatters by sixty points, so the few hundred of a rare context may not move far.
    """
    tables = fit.fresh(deals)
    rows = np.zeros((deals, layout.FEATURES))
    gains = np.zeros(deals)
    contexts = np.full(deals, -1, dtype=np.int64)
    fit.spread(
        lambda s, a, b: study.try_cards(
            tables, fit.words, fit.models, s, a, b, fit.seed << 40, rows, gains, contexts
        ),
        deals,
    )
    for context in range(layout.CONTEXTS):
        mine = contexts == context
        if mine.sum() < 200:
            continue
        x, y = rows[mine], np.clip(gains[mine], -250, 250)
        first = layout.WEIGHTS + context * layout.FEATURES
        weights = fit.model[first : first + layout.FEATURES]
        scale = np.sqrt((x**2).mean(axis=0)) + 1e-9
        used = scale > 1e-6
        z = x[:, used] / scale[used]
        prior = weights[used] * scale[used]
        gram = z.T @ z
        damp = strength * np.eye(len(prior))
        solved = np.linalg.solve(gram + damp, z.T @ y + damp @ prior)
        weights[used] = solved / scale[used]


def one_hot(holdings: npt.NDArray[np.int64], spades: int, sides: int) -> Floats:
    """Dense columns of the classes: spades', then the sum over side suits'."""
    count = len(holdings)
    columns = np.zeros((count, spades + sides))
    at = np.arange(count)
    columns[at, holdings[:, 0]] = 1.0
    for suit in (1, 2, 3):
        np.add.at(columns, (at, spades + holdings[:, suit]), 1.0)
    return columns


def fit_tricks(fit: Fit, deals: int) -> float:
    """The estimate of tricks by least squares; gives back its mean absolute error."""
    columns = layout.SPADE_HOLDINGS + layout.SIDE_HOLDINGS + layout.TRICKS_FEATURES
    gram = np.eye(columns) * 3.0
    target = 3.0 * fit.model[layout.TRICKS_SPADES : layout.NIL_SPADES]
    errors = []
    for _ in range(max(deals // 10_000, 1)):
        x, y = _watched(fit, min(deals, 10_000))
        gram += x.T @ x
        target = target + x.T @ y
        solved = np.linalg.solve(gram, target)
        errors.append(float(np.abs(x @ solved - y).mean()))
    fit.blend(layout.TRICKS_SPADES, solved)
    return errors[-1]


def _watched(fit: Fit, count: int) -> tuple[Floats, Floats]:
    """Rows of the trick estimate and the tricks taken, of all seats that bid a number."""
    tables = fit.fresh(count)
    holdings = np.zeros((4 * count, 4), dtype=np.int64)
    dense = np.zeros((4 * count, layout.TRICKS_FEATURES))
    tricks = np.zeros(4 * count, dtype=np.int64)
    fit.spread(
        lambda s, a, b: study.watch_tricks(
            tables, fit.words, fit.models, s, a, b, holdings, dense, tricks
        ),
        count,
    )
    counted = tricks >= 0
    classes = one_hot(holdings[counted], layout.SPADE_HOLDINGS, layout.SIDE_HOLDINGS)
    return np.hstack([classes, dense[counted]]), tricks[counted].astype(np.float64)


def fit_nil(fit: Fit, deals: int, most_tricks: float = 2.6) -> tuple[float, float]:
    """Nil's log odds by logistic regression over forced nils; the base rate and Brier score."""
    tables = fit.fresh(deals)
    holdings = np.zeros((deals, 4), dtype=np.int64)
    dense = np.zeros((deals, layout.NIL_FEATURES))
    made = np.zeros(deals, dtype=np.int64)
    fit.spread(
        lambda s, a, b: study.force_nils(
            tables, fit.words, fit.models, s, a, b, most_tricks, holdings, dense, made
        ),
        deals,
    )
    tried = made >= 0
    offsets = np.array([0, *[layout.NIL_SPADE_HOLDINGS] * 3], dtype=np.int64)
    places = holdings[tried] + offsets
    features, y = dense[tried], made[tried].astype(np.float64)
    first, last = layout.NIL_SPADES, layout.CHOICE_MADE
    prior = fit.model[first:last].copy()
    weights = _logistic(places, features, y, prior)
    fit.model[first:last] = weights
    chance = _chance(places, features, weights)
    return float(y.mean()), float(((chance - y) ** 2).mean())


def _chance(places: npt.NDArray[np.int64], features: Floats, weights: Floats) -> Floats:
    dense = weights[len(weights) - features.shape[1] :]
    odds = weights[places].sum(axis=1) + features @ dense
    return np.asarray(1.0 / (1.0 + np.exp(-odds)))


def _logistic(places: npt.NDArray[np.int64], features: Floats, y: Floats, prior: Floats) -> Floats:
    """Gradient steps with a diagonal scale and momentum, held to `prior` by a weak ridge."""
    weights = prior.copy()
    tables = len(prior) - features.shape[1]
    counts = np.bincount(places.ravel(), minlength=tables).astype(np.float64)
    curve = np.concatenate([counts, (features**2).sum(axis=0)]) * 0.18 + 4.0
    speed = np.zeros_like(weights)
    for _ in range(300):
        miss = _chance(places, features, weights) - y
        slope = np.concatenate(
            [
                np.bincount(places.ravel(), np.repeat(miss, places.shape[1]), minlength=tables),
                features.T @ miss,
            ]
        )
        slope += 4.0 * (weights - prior)
        speed = 0.9 * speed - 0.06 * slope / curve
        weights = weights + speed
    return weights


def fit_choice(fit: Fit, deals: int) -> dict[str, float]:
    """A number's chance and bags, and nil's edge, from bids tried on the same deals."""
    tables = fit.fresh(deals)
    rows = np.zeros((deals, 5, layout.CHOICE_FEATURES))
    results = np.zeros((deals, 6, 4))
    states = np.zeros((deals, 16))
    fit.spread(
        lambda s, a, b: study.try_bids(
            tables, fit.words, fit.models, s, a, b, rows, results, states
        ),
        deals,
    )
    tried = results[:, :5, 0] > 0
    x = rows[tried]
    made = (results[:, :5, 1][tried] > 0).astype(np.float64)
    bags = results[:, :5, 2][tried]
    first = layout.CHOICE_MADE
    fit.blend(first, _newton(x, made))
    gram = x.T @ x + np.eye(x.shape[1])
    fit.blend(layout.CHOICE_BAGS, np.linalg.solve(gram, x.T @ bags))
    return {
        "made": float(made.mean()),
        "bags": float(bags.mean()),
        **_fit_edge(fit, results, states),
    }


def _fit_edge(fit: Fit, results: Floats, states: Floats) -> dict[str, float]:
    """Nil against the best number of those tried, where the model puts it."""
    low = np.maximum((states[:, 13] + 0.5).astype(np.int64) - 2, 1)
    slot = np.clip(states[:, 14].astype(np.int64) - low, 0, 4)
    number = results[np.arange(len(results)), slot]
    nil = results[:, 5]
    both = (nil[:, 0] > 0) & (number[:, 0] > 0) & (states[:, 12] > 0.25)
    chance, tricks = states[both, 12], states[both, 13]
    rules = fit.rules
    y = nil[both, 3] - number[both, 3]
    plain = chance * rules.nil_made + (1.0 - chance) * rules.nil_failed
    x = np.column_stack(
        [
            states[both, :12], chance, tricks, tricks**2, np.maximum(1.5 - tricks, 0.0),
        ]
    )  # fmt: skip
    solved = np.linalg.solve(x.T @ x + 20.0 * np.eye(x.shape[1]), x.T @ (y - plain))
    solved[0] -= NIL_MARGIN
    fit.blend(layout.CHOICE_NIL, solved)
    return {"nils": float(both.sum()), "nil_minus_number": float(y.mean())}


def _newton(x: Floats, y: Floats) -> Floats:
    """Logistic regression by Newton's steps with a weak ridge."""
    weights = np.zeros(x.shape[1])
    for _ in range(12):
        chance = 1.0 / (1.0 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = x.T @ (chance - y) + weights
        curve = (x * (chance * (1.0 - chance))[:, None]).T @ x + np.eye(x.shape[1])
        weights = weights - np.linalg.solve(curve, slope)
    return weights


def _play(fit: Fit, tables: Words, models: Model) -> None:
    """Bid and play every table."""
    fit.spread(lambda s, a, b: play_deals(tables, fit.words, models, s, a, b, True), len(tables))


def duel(fit: Fit, other: Model, pairs: int) -> tuple[float, float]:
    """Points a deal of the model over another in duplicate, with their standard error."""
    tables = fit.fresh(pairs)
    gains = np.zeros((2, pairs))
    parts = np.zeros(layout.PARTS, dtype=np.int64)
    for turn, models in enumerate(((fit.model, other), (other, fit.model))):
        played = tables.copy()
        _play(fit, played, by_side(*models))
        gains[turn] = [difference(table, fit.words, turn, parts) for table in played]
    mean = gains.sum(axis=0) / 2.0
    return float(mean.mean()), float(mean.std(ddof=1) / np.sqrt(pairs))


def describe_play(fit: Fit, deals: int) -> dict[str, float]:
    """How the policy fares against itself: bids, contracts failed, nils made, bags."""
    tables = fit.fresh(deals)
    _play(fit, tables, fit.models)
    bids = tables[:, layout.BID : layout.BID + 4]
    taken = tables[:, layout.TAKEN : layout.TAKEN + 4]
    nil = bids >= layout.NIL
    parts = np.zeros(layout.PARTS, dtype=np.int64)
    made, failed, bags, points = 0, 0, 0, 0.0
    for table in tables:
        for seat in (0, 1):
            points += score_side(table, fit.words, seat, parts)
            made += parts[layout.MADE] > 0
            failed += parts[layout.MADE] < 0
            bags += parts[layout.BAG_COUNT]
    return {
        "total_bid": float(np.where(nil, 0, bids).sum(axis=1).mean()),
        "failed": failed / max(made + failed, 1),
        "nil_rate": float(nil.mean()),
        "nil_made": float((taken[nil] == 0).mean()),
        "bags_a_side": bags / (2 * deals),
        "points_a_side": points / (2 * deals),
    }
