"""No input brings a traceback: every command answers, or refuses in one line that names it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from trainer.cli.engine_commands import Bids, Legal, Score
from trainer.cli.estimate import EstimateHands
from trainer.cli.main import main
from trainer.cli.reading import Fields, InputError, parse_object
from trainer.cli.stream import sentence
from trainer.engine import DECK, HOUSES, load_house
from trainer.i18n import messages

COMMANDS = {"score": Score, "legal": Legal, "bids": Bids, "estimate": EstimateHands}

seats = st.sampled_from(["N", "E", "S", "W", "n", "X", ""])
cards = st.sampled_from([str(card) for card in DECK]) | st.sampled_from(
    ["10h", "A♠", "S1", "", "\ud800"]
)
hands = st.sampled_from(["AK52.Q97.J4.T983", "...", "-.-.-.AKQ", "AK", "AA...", "A.K.Q.J\n"])
bids = st.integers(-1, 14) | st.sampled_from(["nil", "blind_nil", "0", "Nil ", None, True])
anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.characters(categories=["Cs", "Cc", "Zl"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=6,
)
standing = st.fixed_dictionaries(
    {}, optional={"score": st.integers(-400, 600), "bags": st.integers(-1, 11)}
)
scores = st.dictionaries(st.sampled_from(["NS", "EW", "N", "W"]), standing | anything, max_size=2)
fields: dict[str, st.SearchStrategy[Any]] = {
    "bids": st.dictionaries(seats, bids, max_size=4),
    "tricks": st.dictionaries(seats, st.integers(0, 13), max_size=4),
    "before": scores,
    "scores": scores,
    "dealer": seats,
    "seat": seats,
    "hand": hands | st.lists(cards, max_size=14),
    "trick": st.lists(cards, max_size=5),
    "spades_broken": st.booleans(),
    "first_trick": st.booleans(),
    "hand_seen": st.booleans(),
    "more": anything,
}
objects = st.fixed_dictionaries(
    {}, optional={name: kind | anything for name, kind in fields.items()}
)
names = {
    "score": ("bids", "tricks", "before"),
    "legal": ("hand", "trick", "spades_broken", "first_trick"),
    "bids": ("dealer", "bids", "scores", "hand_seen"),
    "estimate": ("hand", "bids", "seat"),
}


@pytest.mark.parametrize("command", COMMANDS)
@given(objects, st.sampled_from(HOUSES), st.sampled_from(["en", "fr"]))
def test_an_object_is_answered_or_refused_with_its_field(
    command: str, given_: dict[str, Any], house: str, language: str
) -> None:
    known = {name: value for name, value in given_.items() if name in names[command]}
    for data in (given_, known):
        answers = COMMANDS[command](load_house(house))
        try:
            json.dumps(answers(Fields(parse_object(json.dumps(data)))))
        except InputError as error:
            refused = error
        else:
            continue
        if refused.cause != "cli-not-json":  # NaN and Infinity, which JSON does not know
            assert refused.path.split(".")[0].split("[")[0] in (*data, *names[command])
        text = sentence(refused, messages(language))
        assert len(text.splitlines()) == 1
        text.encode()


@given(st.binary(max_size=40) | st.lists(objects, max_size=3).map(
    lambda items: b"\n".join(json.dumps(item).encode() for item in items)
), st.sampled_from(list(COMMANDS)))  # fmt: skip
def test_bytes_are_answered_or_refused(data: bytes, command: str) -> None:
    result = CliRunner().invoke(main, [command], input=data)
    assert result.exit_code in (0, 2), result.exception
    assert (result.exit_code == 2) is bool(result.stderr)
    for line in result.stdout_bytes.splitlines():
        json.loads(line.decode("utf-8"))
