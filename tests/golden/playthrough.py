"""Playthroughs as text: what was bid and played is read, all else is worked out again.

A file holds one game or a part of one. `read` takes the choices from it (house, dealer, deals,
bids, cards, refused tries), `write` plays them through the engine and writes the whole file;
a test holds the two together, line by line. To make a new file, write the choices and run
`python -m tests.golden.playthrough FILE`.

A try that is refused carries its reason behind a `!`: `S9!spades_not_broken` stands before
the card that was then played, `bid N nil!partner_has_bid` before the bid that was then made.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from trainer.engine import (
    Auction,
    Bid,
    Card,
    Deal,
    Game,
    PlayState,
    ScoreBreakdown,
    Seat,
    SpadesError,
    Standing,
    load_house,
    place_bid,
    play,
    score_hand,
    side_of,
)


@dataclass
class HandChoices:
    """One hand: the deal, bids as `[seat, bid, "unseen"?]`, tricks as cards in turn."""

    deal: str
    bids: list[list[str]] = field(default_factory=list)
    tricks: list[list[str]] = field(default_factory=list)


@dataclass
class Choices:
    """What a person chose in a file."""

    remarks: list[str] = field(default_factory=list)
    house: list[str] = field(default_factory=list)
    dealer: str = ""
    scores: dict[str, Standing] = field(default_factory=dict)
    hands: list[HandChoices] = field(default_factory=list)


def read(text: str) -> Choices:
    """The choices in a playthrough."""
    choices = Choices()
    for line in text.splitlines():
        match line.split():
            case ["#", *_]:
                choices.remarks.append(line)
            case ["house", *house]:
                choices.house = house
            case ["before", key, score, "bags", bags]:
                choices.scores[key] = Standing(int(score), int(bags))
            case ["dealer", seat]:
                choices.dealer = choices.dealer or seat
            case ["deal", *hands]:
                choices.hands.append(HandChoices(" ".join(hands)))
            case ["bid", *bid]:
                choices.hands[-1].bids.append(bid)
            case ["trick", _, _, *rest]:
                cards = rest[: rest.index("->")] if "->" in rest else rest
                choices.hands[-1].tricks.append(cards)
    return choices


def write(choices: Choices) -> str:
    """The whole file, with all that follows from the choices."""
    return "\n".join(line.rstrip() for line in _lines(choices)) + "\n"


def _lines(choices: Choices) -> Iterator[str]:
    house, *options = choices.house
    rules = load_house(house).with_options(dict(option.split("=") for option in options))
    start = Game.start(rules, Seat.parse(choices.dealer))
    game = replace(start, standings={**start.standings, **choices.scores})
    yield from choices.remarks
    yield ""
    yield "house " + " ".join(choices.house)
    for key, standing in choices.scores.items():
        yield f"before {key} {standing.score} bags {standing.bags}"
    for hand in choices.hands:
        yield ""
        yield f"dealer {game.dealer}"
        yield f"deal {hand.deal}"
        yield ""
        auction = Auction(rules, game.dealer)
        for words in hand.bids:
            auction, shown = _bid(auction, words, game)
            yield shown
        yield f"total {auction.total}"
        yield ""
        state = PlayState.start(rules, Deal.parse(hand.deal), game.dealer)
        for number, cards in enumerate(hand.tricks, start=1):
            state, shown = _trick(state, number, cards)
            yield shown
        assert state.is_over, "cards are left"
        tricks = dict(zip(Seat, state.taken, strict=True))
        breakdown = score_hand(rules, auction.bids, tricks, game.standings)
        yield ""
        yield from _score(breakdown)
        game = game.after({key: side.standing for key, side in breakdown.sides.items()})
        assert game.result == breakdown.result


def _bid(auction: Auction, words: list[str], game: Game) -> tuple[Auction, str]:
    seat, text, *rest = words
    call, refused, _ = text.partition("!")
    mark = " unseen" if "unseen" in rest else ""
    try:
        after = place_bid(
            auction,
            Bid.parse(call),
            seat=Seat.parse(seat),
            standings=game.standings,
            hand_seen=not mark,
        )
    except SpadesError as error:
        if not refused:
            raise AssertionError(f"bid {words}: {error}") from error
        return auction, f"bid {seat} {call}!{error.code}{mark}"
    assert not refused, f"bid {words} is allowed"
    return after, f"bid {seat} {call}{mark}"


def _trick(state: PlayState, number: int, cards: list[str]) -> tuple[PlayState, str]:
    leader, was_broken, shown = state.leader, state.spades_broken, []
    for word in cards:
        text, refused, _ = word.partition("!")
        try:
            state = play(state, Card.parse(text))
        except SpadesError as error:
            if not refused:
                raise AssertionError(f"trick {number}, {word}: {error}") from error
            shown.append(f"{text}!{error.code}")
        else:
            assert not refused, f"trick {number}: {word} is allowed"
            shown.append(text)
    assert not state.trick, f"trick {number} is unfinished"
    counts: dict[str, int] = {}
    for seat, taken in zip(Seat, state.taken, strict=True):
        key = side_of(state.rules, seat)
        counts[key] = counts.get(key, 0) + taken
    taken_by = "  ".join(f"{key} {count}" for key, count in counts.items())
    breaks = "   breaks spades" if state.spades_broken and not was_broken else ""
    line = f"trick {number:>2} {leader}  {' '.join(shown):<11} -> {state.leader}   {taken_by}"
    return state, line + breaks


def _score(breakdown: ScoreBreakdown) -> Iterator[str]:
    for key, side in breakdown.sides.items():
        yield f"{key} contract {side.contract}, taken {side.taken}"
        for line in side.lines:
            whose = f" {line.seat}" if line.seat is not None else ""
            yield f"   {line.reason + whose:<20}{line.points:>+6}"
        yield f"   {'together':<20}{side.delta:>+6}   score {side.score}, bags {side.bags}"
    if breakdown.over:
        yield f"the game is over, {breakdown.winner} wins"
    else:
        yield "the game goes on"


def main() -> None:
    """Write the files named on the command line anew."""
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(write(read(path.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()
