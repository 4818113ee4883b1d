"""`solve` on the command line."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from trainer.cli.main import main

DEAL = "N:A2.K.. K3.2.. Q4.3.. J5.4.."


def ask(data: dict[str, Any], *options: str) -> Result:
    return CliRunner().invoke(main, ["solve", *options], input=json.dumps(data))


def test_tricks() -> None:
    answer = json.loads(ask({"deal": DEAL, "to_move": "N", "objective": "tricks"}).stdout)
    assert answer["value"] == 2
    assert answer["cards"] == {"HK": 2}
    assert answer["complete"] is True
    assert len(answer["line"]) == 12


def test_nil_and_score() -> None:
    nil = json.loads(ask({"deal": DEAL, "to_move": "N", "objective": "nil", "seat": "S"}).stdout)
    assert nil["value"] is False
    data = {
        "deal": DEAL,
        "to_move": "N",
        "objective": "score",
        "bids": {"N": 4, "E": 3, "S": 2, "W": 3},
        "taken": {"N": 3, "E": 3, "S": 2, "W": 2},
    }
    score = json.loads(ask(data).stdout)
    assert score["value"] == (60 - 9) - 60
    before = {"NS": {"score": 0, "bags": 9}, "EW": {"score": 0, "bags": 0}}
    assert json.loads(ask({**data, "before": before}).stdout)["value"] == (60 + 1 - 100) - 60


def test_a_budget_leaves_bounds() -> None:
    deal = "N:AT74.K85.J93.T62 K98.A43.Q82.A975 J53.QJ2.AT75.K84 Q62.T976.K64.QJ3"
    answer = json.loads(ask({"deal": deal, "to_move": "N"}, "--nodes", "5").stdout)
    assert answer["value"] is None
    assert answer["low"] < answer["high"]
    assert answer["complete"] is False


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"deal": "N:A2.K.. K3.2.. Q4.3.. J5..."}, "deal"),
        ({"deal": "N:A2.K.. A3.2.. Q4.3.. J5.4.."}, "deal"),
        ({"deal": "N:- - - -"}, "deal"),
        ({"to_move": "X"}, "to_move"),
        ({"to_move": "E", "trick": ["SA"]}, "deal"),
        ({"objective": "gold"}, "objective"),
        ({"objective": "nil"}, "seat"),
        ({"objective": "score", "bids": {"N": 3}}, "bids"),
        ({"objective": "score", "house": "solo", "bids": dict.fromkeys("NESW", 3)}, "objective"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_bad_input_names_its_field(change: dict[str, Any], field: str) -> None:
    result = ask({"deal": DEAL, "to_move": "N", "objective": "tricks", **change})
    assert result.exit_code == 2
    assert result.stderr.startswith(f"{field}: "), result.stderr
    assert result.stderr.count("\n") == 1
