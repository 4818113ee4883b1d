"""English and French say the same things, in the letters and spaces of their language."""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from trainer.engine import HOUSES, SENTENCES, Reason, Seat, load_house
from trainer.i18n import LANGUAGES, messages
from trainer.teaching.bid_focus import FOCUSES
from trainer.teaching.bid_why import Gap, Why
from trainer.teaching.hand_kinds import HandKind
from trainer.teaching.labels import Label

NBSP = "\u00a0"
ROOT = files("trainer.i18n")
ROOMS = sorted(source.name for source in (ROOT / "en").iterdir() if source.name.endswith(".ftl"))


#: Notation and JSON in a text are not held to the rules of a language.
CODE = re.compile(r'"\w+"(?:: \d+)?|\bN:')


class Collect(Visitor):
    """The variables and the pieces of text of one message.

    What a message shows is the same in both languages; a variable that only selects may be
    needed by the grammar of one of them.
    """

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(CODE.sub("", node.value))


@cache
def room(language: str, name: str) -> dict[str, Collect]:
    """The messages of one file, in order."""
    source = (ROOT / language / name).read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    found: dict[str, Collect] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} twice"
            found[entry.id.name] = Collect()
            found[entry.id.name].visit(entry)
    return found


def every(language: str) -> Iterator[tuple[str, Collect]]:
    for name in ROOMS:
        yield from room(language, name).items()


def test_both_languages_have_the_same_rooms() -> None:
    french = {source.name for source in (ROOT / "fr").iterdir() if source.name.endswith(".ftl")}
    assert french == set(ROOMS)


@pytest.mark.parametrize("name", ROOMS)
def test_keys_and_placeholders_are_equal(name: str) -> None:
    english, french = room("en", name), room("fr", name)
    assert list(english) == list(french)
    for key, message in english.items():
        assert message.shown == french[key].shown, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_in_two_rooms(language: str) -> None:
    keys = [key for key, _ in every(language)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_without_faults(language: str) -> None:
    m = messages(language)
    # A message may refer to another one and need its arguments: all are given.
    variables = set().union(*(message.variables for _, message in every(language)))
    for key, _ in every(language):
        for number in (0, 1, 2, 13):
            assert m(key, **dict.fromkeys(variables, number)).strip(), key


def test_every_error_has_its_sentence_with_the_same_parameters() -> None:
    english = room("en", "errors.ftl")
    assert {f"error-{code}" for code in SENTENCES} == set(english)
    for code, sentence in SENTENCES.items():
        fields = {field for _, field, _, _ in string.Formatter().parse(sentence) if field}
        assert english[f"error-{code}"].variables == fields, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_score_has_its_line(language: str) -> None:
    assert {f"score-{reason}" for reason in Reason} <= set(room(language, "scoring.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reading_of_a_house_has_its_note_and_every_note_its_reading(language: str) -> None:
    named = {reading.note for house in HOUSES for reading in load_house(house).readings}
    kinds = {reading.kind for house in HOUSES for reading in load_house(house).readings}
    keys = set(room(language, "houses.ftl"))
    prefix = "house-note-"
    assert {key.removeprefix(prefix) for key in keys if key.startswith(prefix)} == named
    assert {f"house-kind-{kind}" for kind in kinds} <= keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_coach_has_its_words_and_all_words_a_code(language: str) -> None:
    keys = set(room(language, "coach.ftl")) | set(room(language, "session.ftl"))
    for prefix, codes in {
        "coach-why-": set(Why),
        "coach-gap-": set(Gap) | {"title"},
        "coach-label-": set(Label),
        "session-focus-": set(FOCUSES),
        "session-kind-": set(HandKind),
    }.items():
        found = {key.removeprefix(prefix) for key in keys if key.startswith(prefix)}
        assert found == {str(code) for code in codes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_typographic_signs(language: str) -> None:
    for key, message in every(language):
        for text in message.texts:
            assert not re.search(r"['\"]", text), f"{key}: {text}"
            assert "..." not in text, f"{key}: {text}"


def test_french_has_its_no_break_spaces() -> None:
    for key, message in every("fr"):
        for text in message.texts:
            wrong = re.search(
                rf"(?<![{NBSP}\s])(?<!^)[:;?!%»](?=\s|$)|[ \t][:;?!%»]|«(?!{NBSP})", text
            )
            assert not wrong, f"{key}: {text!r}"


#: What French counts in the plural although the message cannot know better: what is never
#: below two (a penalty's group, a target, worlds, 13 tricks), a list of figures, an outside
#: measure of the benches, a figure of the course chosen by hand.
NEVER_BELOW_TWO = re.compile(
    "bench-.*|cli-match-.*|content-holds|bid-blind-worth|bid-bags-cost|coach-values-note"
    "|coach-gap-last_seat_tight|coach-gap-bags|course-bid_reach_target|course-rule_.*"
    "|course-table_.*|course-ctx_left|course-true_(plan|table)_.*|course-because_(needed|to_set)"
    "|course-(true|false)_behind_.*|course-nil_danger_.*|course-bags_.*|course-true_wins_game"
    "|course-false_plays_on|course-hand_.*|drill-judged-.*|drill-build-progress"
    "|error-(hand_lengths|scores_range|not_behind|tricks_range|bags_range|field_text|uneven_hands)"
    "|estimate-danger-long_.*|estimate-table-overbid|house-fact-blind_nil_deficit|house-hand-.*"
    "|learn-(all-done|next-new|test-lead)|nil-(ask-bidder|why-nil-first)|score-bag_penalty"
)


def test_french_counts_below_two_in_the_singular() -> None:
    m = messages("fr")
    variables = set().union(*(message.variables for _, message in every("fr")))
    wrong = re.compile(r"(?<![\d,.])[01][\u00a0 ](?!plus|fois|dans|moins|sans|après)[^\W\d]+[sx]\b")
    for key, _ in every("fr"):
        if NEVER_BELOW_TWO.fullmatch(key):
            continue
        for number in (0, 1):
            said = m(key, **dict.fromkeys(variables, number))
            assert not wrong.search(said), f"{key}: {said}"


def test_west_is_ouest_and_plurals_follow_each_language() -> None:
    en, fr = messages("en"), messages("fr")
    assert (en.seat(Seat.W), fr.seat(Seat.W), fr.seat_letter(Seat.W)) == ("West", "Ouest", "O")
    assert (en("score-bags", count=0), fr("score-bags", count=0)) == ("0 bags", "0 sac")
    assert (en("score-bags", count=1), fr("score-bags", count=1)) == ("1 bag", "1 sac")
    assert fr("score-bag_penalty", count=2, group=10) == "2 pénalités, une tous les 10 sacs"
