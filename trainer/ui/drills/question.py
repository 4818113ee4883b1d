"""The question: the table, and what everybody at it knows."""

from __future__ import annotations

import streamlit as st

from trainer.content.drill import Drill
from trainer.engine import Bid
from trainer.i18n import Messages
from trainer.teaching.coach_jobs import coach_pool
from trainer.ui import html
from trainer.ui.drills.after import study_job
from trainer.ui.drills.board import ask_board
from trainer.ui.drills.places import Places
from trainer.ui.drills.stands import last_trick_panel, stands_panel
from trainer.ui.drills.state import DrillState
from trainer.ui.html import Html


def question(m: Messages, drill: Drill, now: DrillState, places: Places) -> None:
    """Draw the open question."""
    # Worked out while the learner thinks; nothing of it is sent before the answer.
    coach_pool().ask(study_job(drill))
    with places.table:
        ask_board(m, drill, now)
    with places.facts:
        with st.container(key="drill_ask"):
            st.html(_ask(m, drill))
        st.html(
            html.stack(
                stands_panel(m, drill.position),
                *filter(None, [last_trick_panel(m, drill.position)]),
            )
        )


def _ask(m: Messages, drill: Drill) -> Html:
    """What is asked, and what the learner is to the nil."""
    if drill.is_bid:
        number = max(
            (a.choice for a in drill.answers if isinstance(a.choice, Bid)),
            key=lambda bid: bid.tricks,
        )
        title, more = m("nil-ask-bid", number=m.bid(number)), m("nil-ask-bid-more")
    else:
        bids, side = drill.position.auction.bids, drill.position.seat.side
        contract = sum(bids[seat].tricks for seat in side.seats)
        title = m("drill-ask-card")
        more = m(
            f"nil-ask-{drill.role}", nil=m.seat(drill.nil), contract=contract,
            partner=m.seat(drill.position.seat.partner),
        )  # fmt: skip
        if drill.position.has_fallen(drill.nil):
            more = f"{more} {m('drill-fallen', nil=m.seat(drill.nil))}"
    return html.panel(
        Html(f'<h2 class="t2 big2">{html.text(title)}</h2><p class="mut">{html.text(more)}</p>')
    )
