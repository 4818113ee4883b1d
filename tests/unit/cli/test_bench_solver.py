"""`bench solver`: what it measures, what it says, and that it notices what is wrong."""

from __future__ import annotations

import random

import pytest
from click.testing import CliRunner

from trainer.cli.bench_solver import Row, holds, report, rows
from trainer.cli.bench_truth import agrees, compare
from trainer.cli.main import main
from trainer.cli.minimax import best_play, random_question
from trainer.i18n import LANGUAGES, messages

ROW = Row("6-off", "bench-solver-off", {"size": 6}, "times", {"median": 0.2, "mean": 0.2}, dict)


def test_every_row_has_its_words_in_both_languages() -> None:
    found = list(rows(1))
    assert len({row.id for row in found}) == len(found) == 17
    for row in found:
        for language in LANGUAGES:
            text = report(row, dict.fromkeys(row.musts, 0.1), messages(language))
            assert row.id in text


def test_a_figure_stands_beside_what_it_must_be() -> None:
    good, bad = {"median": 0.19, "mean": 0.2}, {"median": 0.19, "mean": 0.21, "ours-ms": 12.0}
    assert holds(ROW, good)
    assert not holds(ROW, bad)
    english = report(ROW, bad, messages("en"))
    assert "median 0.19× (at most 0.20×: met) · mean 0.21× (at most 0.20×: missed)" in english
    assert english.endswith("our median 12.0 ms")
    french = report(ROW, bad, messages("fr"))
    assert "moyenne 0,21\u00a0× (au plus 0,20\u00a0×\u00a0: manqué)" in french


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_prints_a_line_a_row(language: str) -> None:
    pytest.importorskip("endplay._dds", reason="DDS has no wheel for this Python")
    asked = [
        "--lang",
        language,
        "bench",
        "solver",
        "--only",
        "6-off",
        "--deals",
        "2",
        "--runs",
        "1",
    ]
    done = CliRunner().invoke(main, asked)
    assert done.exit_code == 0
    assert done.stdout.count("\n") == 1
    assert done.stdout.startswith("6-off")


def test_a_small_comparison_finds_nothing_wrong_and_counts_all() -> None:
    pytest.importorskip("endplay._dds", reason="DDS has no wheel for this Python")
    seen: list[tuple[int, int]] = []
    found = compare("test", lambda *at: seen.append(at), share=0.002)
    assert found.wrong == ()
    assert seen[-1] == (found.minimax + found.dds, found.minimax + found.dds)
    assert found.minimax >= 40
    assert found.dds >= 14


def test_a_wrong_value_is_noticed() -> None:
    rng = random.Random(7)
    for _ in range(5):
        state, objective = random_question(rng, 2)
        value, cards = best_play(state, objective)
        assert agrees(state, objective, (value, cards))
        assert not agrees(state, objective, (value + 1, cards))
        first = next(iter(cards))
        assert not agrees(state, objective, (value, {**cards, first: cards[first] + 1}))


def test_rows_that_do_not_exist_are_named() -> None:
    result = CliRunner().invoke(main, ["bench", "solver", "--only", "14-off"])
    assert result.exit_code == 2
    assert "14-off" in result.stderr
    assert "truth, 13-off" in result.stderr
