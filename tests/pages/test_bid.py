"""The Bid page, run as Streamlit runs it but without a browser."""

from __future__ import annotations

import json
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from trainer.engine import DECK, HOUSES, load_house
from trainer.teaching.bid_exercise import deal_exercise
from trainer.ui.bid.question import TABLE_KEY
from trainer.ui.serve import MAIN

DEAL = "7K3F-2QXM"


def open_bid(**params: str) -> AppTest:
    app = AppTest.from_file(str(MAIN), default_timeout=30)
    app.switch_page
    for name, value in params.items():
        app.query_params[name] = value
    app.session_state["open_page"] = "bid"
    return app.run()


def html(app: AppTest) -> str:
    return "\n".join(element.proto.body for element in app.get("html"))
