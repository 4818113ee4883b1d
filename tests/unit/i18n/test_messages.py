"""Numbers, cards, letters and languages as each language writes them."""

from __future__ import annotations

import pytest

from trainer.engine import (
    BLIND_NIL,
    DECK,
    NIL,
    Bid,
    Card,
    HouseError,
    NotationError,
    Seat,
    Suit,
    load_house,
)
from trainer.i18n import LANGUAGES, MessageError, best_language, messages
from trainer.i18n.messages import _bundle, _with_minus

EN, FR = messages("en"), messages("fr")


@pytest.mark.parametrize(
    ("value", "how", "en", "fr"),
    [
        (0, {}, "0", "0"),
        (5, {}, "5", "5"),
        (-47, {}, "−47", "−47"),
        (1234567, {}, "1,234,567", "1\u202f234\u202f567"),
        (-1234, {}, "−1,234", "−1\u202f234"),
        (75452, {}, "75,452", "75\u202f452"),
        (1.25, {"digits": 1}, "1.2", "1,2"),
        (1.35, {"digits": 1}, "1.4", "1,4"),
        (16.4, {"digits": 1}, "16.4", "16,4"),
        (3, {"digits": 1}, "3.0", "3,0"),
        (-0.04, {"digits": 1}, "0.0", "0,0"),
        (-0.04, {"digits": 1, "sign": True}, "0.0", "0,0"),
        (0, {"sign": True}, "0", "0"),
        (50, {"sign": True}, "+50", "+50"),
        (-50, {"sign": True}, "−50", "−50"),
        (1234.5, {"digits": 2, "sign": True}, "+1,234.50", "+1\u202f234,50"),
        (0.5, {}, "0", "0"),
        (1.5, {}, "2", "2"),
        (-1.5, {}, "−2", "−2"),
    ],
)
def test_numbers(value: float, how: dict[str, int], en: str, fr: str) -> None:
    assert EN.number(value, **how) == en  # type: ignore[arg-type]
    assert FR.number(value, **how) == fr  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("-5", "−5"),
        ("a -5 b", "a −5 b"),
        ("(-5)", "(−5)"),
        ("a-5", "a-5"),
        ("7K3F-2QXM", "7K3F-2QXM"),
        ("6-7", "6-7"),
        ("a - b", "a - b"),
        ("--set", "--set"),
        ("x: -1 and -2", "x: −1 and −2"),
    ],
)
def test_a_hyphen_before_a_number_becomes_a_minus(text: str, written: str) -> None:
    assert _with_minus(text) == written


def test_numbers_inside_texts_follow_the_language() -> None:
    error = NotationError("hand_size", got=1, expected=1300)
    assert "1 card;" in EN.error(error)
    assert "1,300" in EN.error(error)
    assert "1\u202f300" in FR.error(error)


@pytest.mark.parametrize(
    ("language", "letters", "cards"),
    [
        ("en", None, "♠\ufe0eA ♥\ufe0eK ♦\ufe0eQ ♣\ufe0eJ ♠\ufe0e10 ♥\ufe0e2"),
        ("fr", None, "♠\ufe0eA ♥\ufe0eR ♦\ufe0eD ♣\ufe0eV ♠\ufe0e10 ♥\ufe0e2"),
        ("en", "ARDV", "♠\ufe0eA ♥\ufe0eR ♦\ufe0eD ♣\ufe0eV ♠\ufe0e10 ♥\ufe0e2"),
        ("fr", "AKQJ", "♠\ufe0eA ♥\ufe0eK ♦\ufe0eQ ♣\ufe0eJ ♠\ufe0e10 ♥\ufe0e2"),
    ],
)
def test_cards_are_written_with_the_letters_chosen(
    language: str, letters: str | None, cards: str
) -> None:
    held = [Card.parse(text) for text in ("SA", "HK", "DQ", "CJ", "ST", "H2")]
    assert messages(language, letters).cards(held) == cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    m = messages(language)
    assert len({m.card_name(card) for card in DECK}) == 52
    assert len({m.card(card) for card in DECK}) == 52
    for card in DECK:
        assert m.rank_name(card.rank) in m.card_name(card)


def test_seats_and_bids() -> None:
    assert [EN.seat(seat) for seat in Seat] == ["North", "East", "South", "West"]
    assert [FR.seat(seat) for seat in Seat] == ["Nord", "Est", "Sud", "Ouest"]
    assert "".join(EN.seat_letter(seat) for seat in Seat) == "NESW"
    assert "".join(FR.seat_letter(seat) for seat in Seat) == "NESO"
    bids = (Bid.number(0), Bid.number(13), NIL, BLIND_NIL)
    assert [EN.bid(bid) for bid in bids] == ["0", "13", "nil", "blind nil"]
    assert [FR.bid(bid) for bid in bids] == ["0", "13", "nil", "nil aveugle"]


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ((), "en"),
        ((None,), "en"),
        (("",), "en"),
        (("fr",), "fr"),
        (("FR",), "fr"),
        (("fr-CA",), "fr"),
        (("fr_FR.UTF-8",), "fr"),
        (("de", "fr"), "fr"),
        (("de", None, "it"), "en"),
        (("en-GB", "fr"), "en"),
        (("french",), "en"),
        (("C.UTF-8", "fr"), "fr"),
    ],
)
def test_the_first_wish_that_is_spoken(wishes: tuple[str | None, ...], language: str) -> None:
    assert best_language(*wishes) == language


def test_what_is_missing_is_our_fault_and_loud() -> None:
    with pytest.raises(MessageError, match="no message 'no-such-key' in 'en'"):
        EN("no-such-key")
    with pytest.raises(MessageError, match="error-hand_size"):
        EN("error-hand_size")
    assert not FR.has("no-such-key")
    assert FR.has("error-hand_size")
    assert issubclass(MessageError, LookupError)


def test_one_object_serves_all_who_speak_a_language() -> None:
    assert messages("fr") is FR
    assert messages("fr", "AKQJ") is not FR
    assert messages("fr", "AKQJ")("suit-name", suit="S") == "pique"


def test_errors_take_their_parameters_in_the_language() -> None:
    error = NotationError("card_twice", card=Card.parse("HQ"))
    assert "♥\ufe0eQ" in EN.error(error)
    assert "♥\ufe0eD" in FR.error(error)
    for suit in Suit:
        assert FR("suit-name", suit=suit.value) != EN("suit-name", suit=suit.value)


def test_all_faults_of_a_house_are_told() -> None:
    with pytest.raises(HouseError) as refused:
        load_house("classic").with_options({"target": 20, "tie": "again", "break_rule": 5})
    for m, space in ((EN, ""), (FR, "\u00a0")):
        told = m.error(refused.value).split(f"{space}; ")
        assert [fault.split(f"{space}: ")[0] for fault in told] == ["break_rule", "target", "tie"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["bid-tally-hands", "bid-to"])
def test_a_text_is_the_same_whatever_was_asked_before(language: str, key: str) -> None:
    """Texts are kept: what is equal in Python (1, 1.0, True) may be written differently."""
    m = messages(language)
    name = {"bid-tally-hands": "hands", "bid-to": "target"}[key]
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    for value in (1, 1.0, "1", 2, 2.0, 0, 1000, "1000"):
        for _ in range(2):
            assert m(key, **{name: value}) == bundle.format_pattern(pattern, {name: value})[0]
