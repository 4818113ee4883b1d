"""Fields in which Streamlit's browser side has nothing of its own to say, in English."""

from __future__ import annotations

from streamlit.proto.NumberInput_pb2 import NumberInput
from streamlit.proto.SelectWidgetFilterMode_pb2 import SelectWidgetFilterMode
from streamlit.testing.v1 import AppTest


def script() -> None:
    import streamlit as st

    from trainer.ui import fields

    low = st.session_state.get("low", 0)
    fields.choice("a", [1, 2], key="a")
    st.text(fields.number("b", low, 9, key="b", start=20))


def opened() -> AppTest:
    return AppTest.from_function(script).run()


def test_a_box_has_no_filter_and_no_word_of_its_own() -> None:
    """A filter brings "No results", a required box says "(required)"."""
    proto = opened().selectbox(key="a").proto
    assert not proto.required
    assert proto.filter_mode == SelectWidgetFilterMode.FILTER_MODE_NONE


def test_a_number_beyond_becomes_the_nearest() -> None:
    app = opened()
    assert app.text[0].value == "9"
    box = app.number_input(key="b")
    assert not box.proto.has_min
    assert not box.proto.has_max
    assert app.number_input(key="b").set_value(-4).run().text[0].value == "0"


def test_a_number_is_whole_and_its_buttons_count_by_one() -> None:
    app = opened()
    proto = app.number_input(key="b").proto
    assert proto.data_type == NumberInput.DataType.INT
    assert proto.format == "%d"
    assert proto.step == 1
    app.number_input(key="b").set_value(3).run()
    assert app.number_input(key="b").increment().run().text[0].value == "4"


def test_a_number_kept_from_other_bounds_is_bound_too() -> None:
    app = opened()
    app.number_input(key="b").set_value(2).run()
    app.session_state["low"] = 5
    assert app.run().text[0].value == "5"
