"""The course in words: questions, reasons, choices and the lessons' own texts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from trainer.content.prose import (
    CardSpan,
    FigureSpan,
    HouseSpan,
    Paragraph,
    Plain,
    Span,
    Strong,
    Term,
)
from trainer.engine import Bid, Card, RuleSet, Seat, Suit, load_house, seats_of, side_of
from trainer.i18n import Messages
from trainer.teaching.course.case import ME, Option, Phrase, PhraseValue

#: Statements about a rule: the rule says which sentence it is.
_RULE_CODES: Final = ("rule", "elsewhere")

#: Parameters that are points: they show their sign.
_POINTS: Final = ("points", "part", "delta")


def say(m: Messages, rules: RuleSet, spoken: Phrase) -> str:
    """A phrase in words."""
    args: dict[str, str | int] = {}
    for name, value in spoken.params.items():
        args |= _arguments(m, rules, name, value)
    if spoken.code not in _RULE_CODES:
        return m(f"course-{spoken.code}", **args)
    says = m(f"course-rule_{spoken.params['rule']}", **args)
    return says if spoken.code == "rule" else m("course-elsewhere", house=args["house"], says=says)


def say_all(m: Messages, rules: RuleSet, phrases: Iterable[Phrase]) -> str:
    """Several phrases as one text."""
    return " ".join(say(m, rules, spoken) for spoken in phrases)


def option_text(m: Messages, rules: RuleSet, option: Option) -> str:
    """What stands on an option; cards, seats and bids are named by their notation."""
    if option.say is not None:
        return say(m, rules, option.say)
    if option.key in Seat.__members__:
        return seat_name(m, Seat[option.key])
    if len(option.key) == 2 and option.key[0] in tuple(Suit):
        return m.card(Card.parse(option.key))
    return m.bid(Bid.parse(option.key))


def seat_name(m: Messages, seat: Seat) -> str:
    """A seat as the learner knows it."""
    return m("table-you") if seat is ME else m.seat(seat)


def paragraph_text(m: Messages, rules: RuleSet, paragraph: Paragraph) -> str:
    """A paragraph as plain text."""
    return "".join(span_text(m, rules, span) for span in paragraph.spans)


def shown(rules: RuleSet, paragraphs: Iterable[Paragraph]) -> tuple[Paragraph, ...]:
    """The paragraphs that this house has."""
    return tuple(paragraph for paragraph in paragraphs if paragraph.holds(rules))


def span_text(m: Messages, rules: RuleSet, span: Span) -> str:
    """A piece of a paragraph as plain text."""
    match span:
        case Plain(text) | Term(text, _):
            return text
        case Strong(spans):
            return "".join(span_text(m, rules, inner) for inner in spans)
        case CardSpan(card):
            return m.card(card)
        case FigureSpan(figure):
            return m.number(figure.value(rules), sign=figure.signed)
        case HouseSpan():
            return rules.name


def _arguments(m: Messages, rules: RuleSet, name: str, value: PhraseValue) -> dict[str, str | int]:
    """A parameter as Fluent takes it; a seat also says whether it is the learner's own."""
    match value:
        case Card():
            return {name: m.card(value)}
        case Seat():
            who = "you" if value is ME else "seat"
            return {name: m.seat(value), f"{name}_who": who}
        case Suit():
            return {name: m("suit-name", suit=value.value)}
        case Bid():
            return {name: m.bid(value)}
        case tuple():
            return {name: m.cards(value)}
        case int():
            return {name: m.number(value, sign=True) if name in _POINTS else value}
    if name == "house":
        return {name: load_house(value).name}
    if name in ("side", "ahead"):
        return _side(m, rules, name, value)
    if name == "row":
        return {name: m(f"house-row-{value}")}
    if name == "note":
        # A house of one's own writes its notes as plain text.
        key = f"house-note-{value}"
        return {name: m(key) if m.has(key) else value}
    # A rule's value that is a number selects as one, and is written with our minus.
    plain = value.lstrip("-")
    return {name: int(value) if plain.isdigit() else value, f"{name}_plain": plain}


def _side(m: Messages, rules: RuleSet, name: str, key: str) -> dict[str, str | int]:
    own = key == side_of(rules, ME)
    if rules.has_sides:
        return {name: key, f"{name}_who": "us" if own else "them"}
    seat = seats_of(key)[0]
    return {name: m.seat(seat), f"{name}_who": "you" if own else "seat"}
