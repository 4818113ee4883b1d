"""The answer: the grade, the count card by card, what each result scores, the table's total."""

from __future__ import annotations

from collections.abc import Mapping

import streamlit as st

from trainer.analysis import Counted, Estimate, read_table
from trainer.engine import BLIND_NIL, Bid, Card, Seat, Suit
from trainer.i18n import Messages
from trainer.teaching.bid_exercise import BidExercise, finish_auction
from trainer.teaching.bid_grade import BidGrade, grade_bid
from trainer.teaching.house_words import score_lines
from trainer.teaching.outcomes import has_nil, outcomes
from trainer.ui import charts, html, prefs
from trainer.ui.bid import state
from trainer.ui.bid.question import TABLE_KEY, score_panel, side_name
from trainer.ui.bid.state import BidState
from trainer.ui.bid.tally import GRADES, tally_panel
from trainer.ui.html import Html, Line
from trainer.ui.table import Mark, card_table, hand_data, ribbon, seat_plates, table


def answer(m: Messages, exercise: BidExercise, now: BidState, bid: Bid) -> None:
    """Draw the answered question."""
    blind = bid == BLIND_NIL and exercise.rules.blind_nil_unseen
    grade = grade_bid(exercise, bid, hand_seen=not blind)
    bids = finish_auction(exercise, bid).bids
    _grade_bar(m, exercise, grade, now)
    left, right = st.columns([7.1, 4.2], gap="medium")
    with left:
        _hand(m, exercise, now, grade.estimate, bids)
        with st.container(border=True, key="panel_outcomes"):
            _outcomes(m, exercise, now, bids)
        if exercise.rules.nil_open_to != "nobody":
            _nil(m, exercise, grade.estimate)
    with right:
        _count(m, grade.estimate)
        _table_total(m, bids)
        score_panel(m, exercise)
        tally_panel(m)


def _grade_bar(m: Messages, exercise: BidExercise, grade: BidGrade, now: BidState) -> None:
    counted = grade.estimate
    word = m(f"bid-verdict-{grade.verdict}")
    off = m.number(grade.off, sign=True) if grade.off else ""
    sentence = m(
        f"bid-why-{grade.verdict}",
        bid=m.bid(grade.bid),
        sure=counted.sure,
        next=counted.sure + 1,
        maybes=counted.with_maybes,
    )
    label = m("bid-grade-label", word=word, sentence=sentence)
    with st.container(key="answer"):
        st.html(html.grade_line(GRADES[grade.verdict], word, off, html.text(sentence), label=label))
        with st.container(key="dock", horizontal=True):
            if exercise.deal is not None:
                shown = m("bid-hide-hands") if now.laid_open else m("bid-show-hands")
                st.button(shown, key="lay_open", on_click=_lay_open, args=(not now.laid_open,))
            st.button(m("bid-next"), key="next_hand", type="primary", on_click=state.next_hand)


def _lay_open(value: bool) -> None:
    state.change(laid_open=value)


def _hand(
    m: Messages,
    exercise: BidExercise,
    now: BidState,
    counted: Estimate,
    bids: Mapping[Seat, Bid],
) -> None:
    """The hand where it was, its cards marked; on request all four hands around it."""
    marks, tricks = _marks(counted)
    hand = hand_data(m, exercise.hand, marks=marks, tricks=tricks, label=m("bid-hand-counted"))
    deal = exercise.deal if now.laid_open else None
    seats = seat_plates(
        m,
        exercise.seat,
        dealer=exercise.dealer,
        bids=bids,
        hands={seat: deal.hand(seat) for seat in Seat} if deal is not None else None,
        partners=exercise.rules.has_sides,
    )
    card_table(
        table(
            m,
            deck=prefs.prefs().deck,
            strip=deal is None,
            seats=seats if deal is not None else (),
            hand=hand,
            said=ribbon(m, exercise.seat, exercise.dealer, bids) if deal is None else (),
            commands=("next",),
        ),
        key=TABLE_KEY,
        on_command=_command,
    )


def _command(command: str) -> None:
    if command == "next":
        state.next_hand()


def _marks(counted: Estimate) -> tuple[dict[Card, Mark], dict[Card, int]]:
    """Marks of the hand: the first cards of a line carry its tricks, one each."""
    marks: dict[Card, Mark] = {}
    tricks: dict[Card, int] = {}
    for looked in counted.looked_at:
        marks |= dict.fromkeys(looked.cards, "looked")
    for line in counted.lines:
        # King and queen bring one trick together: it stands on the card that wins it.
        winning = line.cards[-line.tricks :] if line.reason is Counted.LONG_SPADES else line.cards
        for card in line.cards:
            marks[card] = "counted"
            tricks[card] = 0
        for card in winning[: line.tricks]:
            tricks[card] = 1
    return marks, tricks


def _count(m: Messages, counted: Estimate) -> None:
    rows = [
        Line(
            (html.cards_text(m, line.cards),
             html.text(m(f"estimate-count-{line.reason}", tricks=line.tricks))),
            html.text(m.number(line.tricks, sign=True)),
        )
        for line in counted.lines
    ]  # fmt: skip
    rows += [
        Line(
            (
                html.cards_text(m, line.cards) if line.cards else html.text("–"),
                html.text(
                    m(
                        f"estimate-looked-{line.reason}",
                        suit=_suit(m, line.suit),
                        length=len(line.cards),
                    )
                ),
            ),
            html.text("?" if line.maybe else "0"),
            "no",
        )
        for line in counted.looked_at
    ]
    if not rows:
        rows = [Line((html.text("–"), html.text(m("estimate-none"))), html.text("0"), "no")]
    total = Html(f'<b class="num" style="font-size:22px">{counted.sure}</b>')
    caveats = "".join(
        f'<p class="sm caveat">{html.text(_caveat(m, caveat.reason, caveat.cards))}</p>'
        for caveat in counted.caveats
    )
    floor = f'<p class="xs mut" style="margin-top:10px">{html.text(m("estimate-floor"))}</p>'
    with st.container(border=True, key="panel_count"):
        st.html(html.heading(m("estimate-title"), total) + html.lines(rows) + caveats + floor)


def _caveat(m: Messages, reason: str, cards: tuple[Card, ...]) -> str:
    suit = _suit(m, cards[0].suit) if cards else ""
    return m(f"estimate-caveat-{reason}", suit=suit)


def _suit(m: Messages, suit: Suit) -> str:
    return m("suit-name", suit=suit.value)


def _nil(m: Messages, exercise: BidExercise, counted: Estimate) -> None:
    """What speaks against nil, suit by suit."""
    rows = []
    for suit, lines in counted.nil_danger.suits.items():
        cards = counted.hand.suit(suit)
        held = html.cards_text(m, cards) if cards else html.text("–")
        if not lines:
            safe = html.text(m("estimate-danger-none"))
            rows.append(Line((held, safe), Html(""), "no"))
        for place, line in enumerate(lines):
            sentence = m(
                f"estimate-danger-{line.reason}",
                card=m.card(line.cards[0]),
                cards=m.cards(line.cards),
                count=len(line.cards),
            )
            first = held if place == 0 else Html("")
            rows.append(Line((first, html.text(sentence)), Html("")))
    advice = counted.nil_danger.advice(exercise.partner_bid)
    summary = f'<p class="sm mut">{html.text(m(f"estimate-nil-{advice}"))}</p>'
    with st.container(border=True, key="panel_nil"):
        st.html(html.heading(m("estimate-nil-title")) + summary + html.lines(rows))


def _table_total(m: Messages, bids: Mapping[Seat, Bid]) -> None:
    reading = read_table(bids)
    sentence = m(
        f"estimate-table-{reading.reading or 'open'}",
        total=reading.total,
        spare=13 - reading.total,
        short=reading.total - 13,
    )
    with st.container(border=True, key="panel_total"):
        st.html(html.heading(m("estimate-table")) + f'<p class="sm">{html.text(sentence)}</p>')


@st.fragment
def _outcomes(m: Messages, exercise: BidExercise, now: BidState, bids: dict[Seat, Bid]) -> None:
    """The score of every number of tricks, and the breakdown of a chosen one."""
    rules, seat = exercise.rules, exercise.seat
    st.html(html.heading(m("bid-outcomes")))
    bids = _with_assumed_partner(m, exercise, bids)
    nil_fails = False
    if has_nil(rules, bids, seat):
        fate = st.segmented_control(
            m("bid-nil-fate"),
            ["made", "failed"],
            format_func=lambda option: m(f"bid-nil-{option}"),
            default="made",
            required=True,
            key="nil_fate",
        )
        nil_fails = fate == "failed"
    rows = outcomes(rules, bids, seat, exercise.standings, nil_fails=nil_fails)
    contract = rows[0].score.contract
    key = f"tricks_{now.params.get('deal') or now.params.get('hand')}"
    chosen = int(st.session_state.get(key, min(contract + 1, 13) if contract else 0))
    axis = m("bid-outcomes-axis", side=side_name(m, rules, exercise.own_side, seat))
    charts.show(
        charts.score_by_tricks(m, rows, chosen, axis),
        "outcomes_chart",
        html.text(charts.score_words(m, rows)),
    )
    chosen = st.slider(m("bid-slider"), 0, 13, chosen, key=key)
    side = rows[chosen].score
    before = exercise.standings[exercise.own_side]
    table_rows = [
        Line((html.text(words),), html.text(m.number(line.points, sign=True)))
        for words, line in score_lines(m, rules, side)
    ]
    after = m("bid-after", before=before.score, score=side.score, bags=side.bags)
    table_rows.append(Line((html.text(after),), html.text(m.number(side.delta, sign=True)), "sum"))
    st.html(html.lines(table_rows, label=m("bid-breakdown", tricks=chosen)))


def _with_assumed_partner(
    m: Messages, exercise: BidExercise, bids: dict[Seat, Bid]
) -> dict[Seat, Bid]:
    """All four bids: those that nobody can know of an own hand are assumed, and it is said."""
    full = dict(bids)
    partner = exercise.seat.partner
    if exercise.rules.has_sides and partner not in full:
        assumed = st.number_input(m("bid-assumed", seat=m.seat(partner)), 1, 13, 3, key="assumed")
        full[partner] = Bid.number(int(assumed))
    lowest = Bid.number(exercise.rules.lowest_bid or 1)
    return {seat: full.get(seat, lowest) for seat in Seat}
