"""A small game on the card table, for the browser tests only: bidding, then two tricks."""

import streamlit as st

from trainer.engine import NIL, Bid, Card, Hand, Seat
from trainer.ui import frame, html, prefs, style
from trainer.ui.table import (
    bid_pad,
    card_table,
    hand_data,
    plays_announced,
    ribbon,
    seat_plates,
    table,
    trick_data,
)

FULL = Hand.parse("KJ963.A5.AQ83.72")
SHORT = Hand.parse("QJ863..8.")
ME = Seat.S
STATE = st.session_state


def bid(value: str) -> None:
    STATE["said"] = value


def play(value: str) -> None:
    STATE["played"] = value


def command(value: str) -> None:
    STATE["command"] = value
    STATE.pop("played", None)


st.set_page_config(layout="wide")
prefs.settle_language()
m = prefs.words()
deck = "four" if st.query_params.get("deck") == "four" else "two"
style.inject(deck)
frame.dress(m.language)
mode = st.query_params.get("mode", "bid")

if mode == "fail":
    raise RuntimeError("a private matter")

numbers = [Bid.number(tricks) for tricks in range(14)]
bids = {Seat.W: Bid.number(3), Seat.N: Bid.number(4), Seat.E: Bid.number(2)}

if mode == "after":
    with st.container(key="answer"):
        st.html(
            html.grade_line(
                "mistake",
                "Mistake",
                "−16.4",
                html.text("You bid 5 (+77). Bidding 4 was worth +93."),
                label="Mistake, 16.4 points lost",
            )
        )
        with st.container(key="dock", horizontal=True):
            st.button("Show me")
            st.button("Next hand", type="primary")

left, right = st.columns([7.1, 4.2])
with left:
    if mode == "bid":
        data = table(
            m,
            deck=deck,
            seats=seat_plates(m, ME, dealer=ME, bids=bids, turn=ME, subs={ME: "bid last"}),
            hand=hand_data(m, FULL),
            question="What do you bid?",
            sub="Clockwise from West",
            pad=bid_pad(m, [*numbers, NIL], {NIL: "Your partner has already bid."}),
            hint="In these rules 0 is a number.",
        )
    elif mode == "after":
        one = [Card.parse(card) for card in ("S6", "S3", "HA", "DA")]
        none = [Card.parse(card) for card in ("SK", "DQ")]
        marks = dict.fromkeys(one, "counted") | dict.fromkeys(none, "looked")
        data = table(
            m,
            deck=deck,
            strip=True,
            said=ribbon(m, ME, ME, bids | {ME: Bid.number(5)}),
            hand=hand_data(m, FULL, marks=marks),
            commands=["next"],
        )
    elif mode == "hands":
        hands = {
            Seat.W: Hand.parse("AT.KQJ9.T9.KJ654"),
            Seat.N: Hand.parse("Q8742.T8.KJ.AQ93"),
            Seat.E: Hand.parse("5.76432.7654.T8."[:-1]),
        }
        data = table(
            m,
            deck=deck,
            seats=seat_plates(m, ME, dealer=ME, bids=bids | {ME: Bid.number(5)}, hands=hands),
            hand=hand_data(m, FULL),
        )
    else:
        led = [(Seat.N, Card.parse("H6")), (Seat.E, Card.parse("H5"))]
        played = STATE.get("played")
        trick = list(led)
        if played:
            trick += [(Seat.S, Card.parse(played)), (Seat.W, Card.parse("HT"))]
        rest = [card for card in SHORT if str(card) != played]
        closed = {Card.parse("D8"): "Hearts first."} if mode == "closed" else {}
        data = table(
            m,
            deck=deck,
            seats=seat_plates(
                m,
                ME,
                dealer=ME,
                bids={**bids, Seat.W: NIL, Seat.E: Bid.number(3), ME: Bid.number(5)},
                turn=None if played else ME,
                won={Seat.N: 2, Seat.E: 3, Seat.S: 2, Seat.W: 0},
            ),
            hand=hand_data(m, rest, reasons=closed),
            trick=trick_data(
                m,
                ME,
                trick,
                marks={Card.parse(played): "you"} if played else {},
                winner=Seat.S if played else None,
                sweep=bool(played) and mode == "sweep",
            ),
            playable=not played,
            commands=["next", "last", "back"],
            announce=plays_announced(m, ME, trick[2:] if played else led),
        )
    card_table(data, key="table", on_bid=bid, on_play=play, on_command=command)

with right:
    said = f"said={STATE.get('said')} played={STATE.get('played')} command={STATE.get('command')}"
    st.html(f'<p id="heard">{said}</p>')
    if mode == "after":
        two, ace, king = one[:2], one[2:3], none[:1]
        rows = [
            html.Line((html.cards_text(m, two), html.text("beyond three")), html.text("+2")),
            html.Line((html.cards_text(m, ace), html.text("ace")), html.text("+1")),
            html.Line((html.cards_text(m, king), html.text("not counted")), html.text("0"), "no"),
            html.Line((html.text("sum"), html.text("")), html.text("+3"), "sum"),
        ]
        with st.container(border=True, key="panel_why"):
            st.html(html.heading("Why 4") + html.why_list([html.text("It adds 10 points.")]))
        with st.container(border=True, key="panel_lines"):
            st.html(html.heading("Sure-trick count", html.text("4")) + html.lines(rows))
        with st.container(border=True, key="panel_score"):
            sides = [
                html.ScoreRow("You and North", "337", 7, "7 of 10"),
                html.ScoreRow("East and West", "294", 4, "4 of 10"),
            ]
            st.html(
                html.heading("Score")
                + html.score_panel(sides, points="points", bags="bags", group=10)
                + html.cards(m, FULL, "xs")
            )
        with st.popover("Set up"):
            st.html(html.title("Bid", [html.chip("House", "Cards4")], "Hand 6 of 10"))
