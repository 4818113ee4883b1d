"""A drill in a terminal: the question as the player sees it, then the answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from trainer.content.drill import Answer, Choice, Drill
from trainer.engine import DISPLAY_ORDER, Bid, Card, Hand, Seat, load_house, trick_winner
from trainer.i18n import Messages
from trainer.i18n.messages import SYMBOLS, TEXT_STYLE


def drill_lines(drill: Drill, m: Messages, *, answer: bool = True) -> Iterator[str]:
    """The lines of a drill; without `answer` only what the player knows."""
    yield from _question(drill, m)
    if answer:
        yield ""
        yield from _answer(drill, m)


def _question(drill: Drill, m: Messages) -> Iterator[str]:
    position = drill.position
    family = m(f"drill-family-{drill.key.family}")
    yield m("drill-head", id=str(drill.key), family=family, house=position.rules.name)
    yield m("drill-dealer", dealer=m.seat(position.dealer))
    bids = position.auction.bids
    if bids:
        said = (m("drill-bid", seat=m.seat(seat), bid=m.bid(bid)) for seat, bid in bids.items())
        yield m("drill-bids", bids=", ".join(said))
    else:
        yield m("drill-no-bids")
    if not drill.is_bid:
        yield from _tricks(drill, m)
    seat = position.seat
    yield m("drill-you", seat=m.seat(seat), cards=_hand(position.view.held, m))
    if drill.is_bid:
        number = next(
            a.choice for a in drill.answers if isinstance(a.choice, Bid) and not a.choice.is_nil
        )
        yield m("drill-ask-bid", number=m.bid(number))
        return
    yield m(f"drill-whose-{drill.role}", nil=m.seat(drill.nil))
    if position.has_fallen(drill.nil):
        yield m("drill-fallen", nil=m.seat(drill.nil))
    yield m("drill-ask-card")


def _tricks(drill: Drill, m: Messages) -> Iterator[str]:
    position = drill.position
    plays = position.state.log
    for number, first in enumerate(range(0, len(plays), len(Seat)), start=1):
        trick = plays[first : first + len(Seat)]
        cards = ", ".join(
            m("drill-play", seat=m.seat(one.seat), card=m.card(one.card)) for one in trick
        )
        if len(trick) < len(Seat):
            yield m("drill-table", cards=cards)
            return
        winner = trick_winner(trick[0].seat, [one.card for one in trick])
        yield m("drill-trick", number=str(number), cards=cards, winner=m.seat(winner))
    yield m("drill-led")


def _answer(drill: Drill, m: Messages) -> Iterator[str]:
    yield m("drill-right", right=_choices(drill.right, m))
    yield m("drill-natural", natural=_choices(drill.natural, m))
    yield ""
    yield from _table(drill, m)
    yield ""
    judged = "early" if drill.judged == "played" and not drill.is_bid else drill.judged
    yield m(f"drill-judged-{judged}", worlds=str(drill.worlds))
    for name in drill.themes:
        key = f"drill-theme-{name}"
        yield m("drill-theme", name=m(key), text=m(f"{key}-text"))
    if other := drill.elsewhere:
        house, right = load_house(other.house).name, _choices(other.right, m)
        loss, count = m.number(other.loss), round(other.loss)
        yield m("drill-elsewhere", house=house, right=right, loss=loss, count=count)
    yield m("drill-difficulty", difficulty=str(drill.difficulty))
    yield ""
    yield m("drill-hands")
    position = drill.position
    hands = position.deal.hands if drill.is_bid else position.state.hands
    for seat in Seat:
        yield m("drill-hand", seat=m.seat(seat), cards=_hand(hands[seat], m))


def _table(drill: Drill, m: Messages) -> Iterator[str]:
    role = drill.role
    heads = ("choice", "points", "loss", f"nil-{role}", "contract", "real")
    rows = [[m(f"drill-column-{head}") for head in heads]]
    rows += [_row(answer, role, m) for answer in drill.answers]
    widths = [max(_width(row[place]) for row in rows) for place in range(len(heads))]
    for row in rows:
        cells = [row[0] + " " * (widths[0] - _width(row[0]))]
        cells += [" " * (widths[place] - _width(row[place])) + row[place] for place in range(1, 5)]
        yield "  ".join([*cells, row[5]]).rstrip()


def _row(answer: Answer, role: str, m: Messages) -> list[str]:
    nil = "none"
    if answer.real_nil is not None:
        nil = "set" if answer.real_nil is (role == "setter") else "kept"
    return [
        _choice(answer.choice, m),
        m.number(answer.points, digits=1),
        m.number(answer.loss, digits=1),
        _share(answer.nil, m),
        _share(answer.contract, m),
        m("drill-real", points=m.number(answer.real_points), nil=nil),
    ]


def _share(share: float | None, m: Messages) -> str:
    return "–" if share is None else m("drill-share", share=m.number(100 * share))


def _choices(choices: Iterable[Choice], m: Messages) -> str:
    return ", ".join(_choice(choice, m) for choice in choices)


def _choice(choice: Choice, m: Messages) -> str:
    return m.card(choice) if isinstance(choice, Card) else m.bid(choice)


def _hand(hand: Hand, m: Messages) -> str:
    suits = (
        f"{SYMBOLS[suit]}{TEXT_STYLE} {' '.join(m.rank(card.rank) for card in hand.suit(suit))}"
        for suit in DISPLAY_ORDER
        if hand.suit(suit)
    )
    return "  ".join(suits)


def _width(text: str) -> int:
    return len(text.replace(TEXT_STYLE, ""))
