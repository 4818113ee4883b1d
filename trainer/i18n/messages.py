"""The texts of one language and the way numbers, cards and errors are written in it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from babel.numbers import format_decimal

from trainer.engine import Bid, Card, Rank, Seat, SpadesError, Suit
from trainer.engine.errors import Fault

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr")

#: Display only: notation keeps A K Q J in every language.
LETTERS: Final = {"AKQJ": ["A", "K", "Q", "J"], "ARDV": ["A", "R", "D", "V"]}

SYMBOLS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}

#: Keeps phones from drawing suits as emoji.
TEXT_STYLE: Final = "\ufe0e"

MINUS: Final = "\u2212"

#: How much of a wrong input a sentence repeats.
LONGEST_ECHO: Final = 160

Value = str | int | float


class MessageError(LookupError):
    """A message that does not exist or lacks an argument: a fault of ours, never a learner's."""


class Messages:
    """The texts of one language.

    Args:
        language: one of `LANGUAGES`.
        letters: how court cards are written, a key of `LETTERS`; the language's own by default.
    """

    def __init__(self, language: str, letters: str | None = None) -> None:
        self.language = language
        self.letters = letters or ("ARDV" if language == "fr" else "AKQJ")

    def __call__(self, key: str, /, **args: Value) -> str:
        """The text of `key` with its arguments filled in.

        Raises:
            MessageError: no such key, or an argument is missing.
        """
        return _text(self.language, key, **args)

    def has(self, key: str) -> bool:
        """Whether `key` exists in this language."""
        return _bundle(self.language).has_message(key)

    def number(self, value: float, *, digits: int = 0, sign: bool = False) -> str:
        """A number as this language writes it, with `digits` decimals; `sign` shows plus too."""
        rounded = round(value, digits) + 0.0
        text = _decimal(self.language, abs(rounded), digits)
        if rounded < 0:
            return MINUS + text
        return "+" + text if sign and rounded > 0 else text

    def rank(self, rank: Rank) -> str:
        """The index of a card: A, K or R, … 10, 9."""
        if rank >= Rank.JACK:
            return LETTERS[self.letters][Rank.ACE - rank]
        return str(int(rank))

    def card(self, card: Card) -> str:
        """A card in running text, as in ♠A."""
        return SYMBOLS[card.suit] + TEXT_STYLE + self.rank(card.rank)

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards in running text."""
        return " ".join(self.card(card) for card in cards)

    def card_name(self, card: Card) -> str:
        """A card's full name: Queen of hearts, dame de cœur."""
        return self("card-name", rank=_selector(card.rank), suit=card.suit.value)

    def rank_name(self, rank: Rank) -> str:
        """A rank in words: Queen, Seven; dame, sept."""
        return self("rank-name", rank=_selector(rank))

    def seat(self, seat: Seat) -> str:
        """A seat's name: West, Ouest."""
        return self("seat-name", seat=seat.name)

    def seat_letter(self, seat: Seat) -> str:
        """A seat's letter: W in English, O in French."""
        return self.seat(seat)[0]

    def bid(self, bid: Bid) -> str:
        """A bid as it is shown: 4, nil, blind nil."""
        return str(bid.tricks) if not bid.is_nil else self("bid-name", kind=bid.kind.value)

    def error(self, error: SpadesError) -> str:
        """The sentence of an error of the engine, with its parameters in this language."""
        if error.faults:
            return self.listed(self.fault(fault) for fault in error.faults)
        return self(f"error-{error.code}", **self._arguments(error.params, error.input))

    def fault(self, fault: Fault) -> str:
        """One fault of a house's file: the field and what is wrong with it."""
        return self("fault-line", field=fault.field, sentence=self.fault_sentence(fault))

    def fault_sentence(self, fault: Fault) -> str:
        """What is wrong with the field of a fault."""
        return self(f"error-{fault.code}", **self._arguments(fault.params, None))

    def listed(self, sentences: Iterable[str]) -> str:
        """Several sentences in one line."""
        return self("list-between").join(sentences)

    def _arguments(self, params: dict[str, object], given: object) -> dict[str, Value]:
        """Fluent takes strings and numbers: everything else is written as this language does."""
        args = {name: self._argument(value) for name, value in params.items()}
        args["input"] = _clipped(str(given))
        return args

    def _argument(self, value: object) -> Value:
        match value:
            case Card():
                return self.card(value)
            case Seat():
                return self.seat(value)
            case Suit():
                return self("suit-name", suit=value.value)
            case Bid():
                return self.bid(value)
            case bool():
                return str(value).lower()
            case int() | float():
                return value
            case tuple() | list():
                return ", ".join(str(self._argument(item)) for item in value)
        return _clipped(str(value))


@lru_cache(maxsize=len(LANGUAGES) * (len(LETTERS) + 1))
def messages(language: str, letters: str | None = None) -> Messages:
    """The texts of `language`; immutable, so one object serves every session."""
    return Messages(language, letters)


def best_language(*wishes: str | None) -> str:
    """The first of `wishes` (such as "fr-CA") that the product speaks, else English."""
    for wish in wishes:
        language = (wish or "").lower().replace("_", "-").split("-")[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


@cache
def _bundle(language: str) -> FluentBundle:
    """Read with the first text: who says nothing does not wait for it."""
    from fluent.runtime import FluentBundle, FluentResource  # slow, as the files are

    bundle = FluentBundle([language], use_isolating=False)
    folder = files("trainer.i18n") / language
    for source in sorted(folder.iterdir(), key=lambda path: path.name):
        if source.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


@lru_cache(maxsize=8192, typed=True)  # filling texts in was a quarter of every click
def _text(language: str, key: str, /, **args: Value) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(key):
        raise MessageError(f"no message {key!r} in {language!r}")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise MessageError(f"message {key!r} in {language!r} has no text")
    text, faults = bundle.format_pattern(pattern, args)
    if faults:
        raise MessageError(f"message {key!r} in {language!r}: {faults}")
    # Babel writes a hyphen before negative numbers; the product's minus is U+2212.
    return _with_minus(str(text))


@lru_cache(maxsize=4096)  # a chart writes a hundred numbers at every click, mostly the same
def _decimal(language: str, magnitude: float, digits: int) -> str:
    point = "." + "0" * digits if digits else ""
    return format_decimal(magnitude, f"#,##0{point}", locale=language)


def _selector(rank: Rank) -> Value:
    """A rank as Fluent selects it: there the variant [7] is a number, and [T] a text."""
    return rank.letter if rank >= Rank.TEN else int(rank)


def _clipped(text: str) -> str:
    """What was written wrong, short enough to name it: nobody reads thousands of letters."""
    return text if len(text) <= LONGEST_ECHO else text[: LONGEST_ECHO - 1] + "…"


def _with_minus(text: str) -> str:
    """Hyphens that stand for a minus: before a digit, at the start or after a space or bracket."""
    if "-" not in text:
        return text
    return "".join(
        MINUS
        if char == "-"
        and text[place + 1 : place + 2].isdigit()
        and (place == 0 or text[place - 1] in " (\u00a0\u202f+:=")
        else char
        for place, char in enumerate(text)
    )
