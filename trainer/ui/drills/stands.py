"""Where the deal stands, and its last trick: what everybody at the table knows."""

from __future__ import annotations

from trainer.content.drill import Position
from trainer.engine import Seat, side_keys
from trainer.i18n import Messages
from trainer.teaching.drills.playing import Trick, tricks
from trainer.ui import html
from trainer.ui.drills.words import side_name, who
from trainer.ui.html import Html


def stands_panel(m: Messages, position: Position) -> Html:
    """Contracts and tricks of both sides, the nil among them, and the score."""
    me = position.seat
    taken = position.view.seen.taken
    left = 13 - sum(taken)
    rows: list[str] = []
    for own, first in ((True, me), (False, me.lho)):
        rows += _side_rows(m, position, first, own=own, left=left)
    score = [
        m("nil-score", who="us" if key == me.side.name else "them",
          score=position.standings[key].score if key in position.standings else 0,
          bags=position.standings[key].bags if key in position.standings else 0)
        for key in sorted(side_keys(position.rules), key=lambda key: key != me.side.name)
    ]  # fmt: skip
    note = f'<p class="xs mut before">{html.text(m("nil-before", score=m.listed(score)))}</p>'
    return html.panel(
        html.heading(m("nil-stands")), f'<div class="need">{"".join(rows)}</div>', note
    )


def _side_rows(m: Messages, position: Position, first: Seat, *, own: bool, left: int) -> list[str]:
    """The rows of a side: its contract, then each nil of it."""
    me, bids = position.seat, position.auction.bids
    taken = position.view.seen.taken
    seats = (first, first.partner)
    known = [seat for seat in seats if seat in bids]
    numbers = [seat for seat in known if not bids[seat].is_nil]
    rows = []
    if not known:
        return [_row(side_name(m, position, own=own), m("nil-no-bid"))]
    if numbers:
        apart = position.rules.failed_nil_tricks == "bags"
        counted = numbers if apart else known
        contract = sum(bids[seat].tricks for seat in numbers)
        done = sum(taken[seat] for seat in counted)
        alone = len(numbers) == 1
        name = who(m, numbers[0], me) if alone else side_name(m, position, own=own)
        begun = len(bids) == len(Seat)
        said = m("nil-taken-of", taken=done, contract=contract) if begun else m.number(contract)
        rows.append(_row(name, said))
        if own and position.plays:
            missing = max(contract - done, 0)
            rows.append(
                f'<span class="sm mut more">'
                f"{html.text(m('nil-more', missing=missing, left=left))}</span>"
            )
    for seat in known:
        if bids[seat].is_nil:
            name = m("nil-for", who="you" if seat is me else "seat", seat=m.seat(seat),
                     points=position.rules.nil_made)  # fmt: skip
            rows.append(_row(name, m.number(taken[seat])))
    return rows


def _row(name: str, value: str) -> str:
    return f'<span>{html.text(name)}</span><b class="num">{html.text(value)}</b>'


def last_trick(position: Position) -> Trick | None:
    """The last trick that is over."""
    over = [trick for trick in tricks(position) if trick.winner is not None]
    return over[-1] if over else None


def last_trick_panel(m: Messages, position: Position) -> Html:
    """The last trick in cards; empty before the second."""
    trick = last_trick(position)
    if trick is None:
        return Html("")
    number = m("nil-trick-of", number=len(position.plays) // 4)
    right = Html(f'<span class="sm mut">{html.text(number)}</span>')
    return html.panel(
        html.heading(m("nil-last-trick"), right), trick_cards(m, trick, position.seat)
    )


def trick_cards(m: Messages, trick: Trick, me: Seat) -> Html:
    """A trick in a row of cards, each over its player; the winner's stands out."""
    figures = []
    for seat, card in trick.plays:
        won = seat is trick.winner
        name = html.text(who(m, seat, me))
        caption = f"{name} ✓" if won else name
        figures.append(
            f'<figure class="{"win" if won else ""}">'
            f"{html.card(m, card, 's', 'wins' if won else None)}"
            f"<figcaption>{caption}</figcaption></figure>"
        )
    return Html(f'<div class="cardsline">{"".join(figures)}</div>')
