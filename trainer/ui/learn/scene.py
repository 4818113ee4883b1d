"""A case on the card table: before the answer what can be chosen, after it the marks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Literal

from trainer.engine import (
    Bid,
    Card,
    Seat,
    Standing,
    TableView,
    opening_leader,
    seats_of,
    side_of,
    trick_winner,
)
from trainer.i18n import Messages
from trainer.teaching.course.case import ME, Case, Judgement, Option, Scene
from trainer.teaching.course.words import option_text
from trainer.ui.table import (
    BidButton,
    BidPad,
    CardFace,
    ChoiceButton,
    ChoiceList,
    Choose,
    HandData,
    Mark,
    SeatPlate,
    TableData,
    TrickData,
    bid_pad,
    card_face,
    hand_data,
    plays_announced,
    seat_plates,
    table,
    trick_data,
)

Scope = Literal["hand", "trick", "seats", "list"]

_SCOPES: Final[Mapping[str, Scope]] = {
    "hand": "hand", "cards": "hand", "trick": "trick", "seats": "seats", "list": "list"
}  # fmt: skip

#: Where somebody wins the trick that the answer was about, and may take it.
_COLLECTED: Final = {"who": ("wins", "leads_next"), "play_card": (), "take_or_leave": ()}

#: Choices no longer than this stand in a row.
_SHORT: Final = 3


def case_table(
    m: Messages,
    case: Case,
    judgement: Judgement | None,
    deck: Literal["two", "four"],
    before: Case | None = None,
    *,
    back: bool = False,
) -> TableData:
    """The table of a case; with its judgement, once answered.

    `before` is the case that led here in a hand that goes on: the tricks that ended since are
    shown first. With `back` a key goes to the step before.
    """
    scene = case.scene
    answered = judgement is not None
    cards_apart = case.where == "cards"
    played = _played(case, judgement)
    plays = (*scene.plays, *((ME, card) for card in played))
    return table(
        m,
        deck=deck,
        strip=cards_apart,
        seats=() if cards_apart else _seats(m, case, judgement),
        hand=_hand(m, case, judgement, played),
        question=_centre(m, scene),
        sub=_standing(m, scene),
        trick=_trick(m, case, judgement, plays),
        past=() if answered or before is None else _past(m, case, before),
        pad=_pad(m, case, judgement),
        choices=_list(m, case, judgement),
        choose=None if answered else _choose(m, case),
        bare=not (cards_apart or _has_table(case)),
        commands=[*(["on"] if answered else []), *(["before"] if back else [])],
        announce=plays_announced(m, ME, [(ME, card) for card in played]),
    )


def _has_table(case: Case) -> bool:
    scene = case.scene
    if case.topic in ("ranks", "trumps"):
        return False  # two cards that the sentences name: no need of a table
    known = scene.hand is not None or scene.trick or scene.bids or scene.after
    return bool(known or scene.dealer is not None or case.where == "seats")


def _marks(judgement: Judgement | None) -> dict[str, Mark]:
    return {} if judgement is None else dict(judgement.marks)


def _said(marks: Mapping[str, Mark], mark: Mark) -> Mark:
    """A mark as it is read out: where nothing chosen was right, what is right is not “also”."""
    return "answer" if mark == "missed" and "right" not in marks.values() else mark


def _card_marks(case: Case, judgement: Judgement | None) -> dict[Card, Mark]:
    if case.where not in ("hand", "trick"):
        return {}
    marks = _marks(judgement)
    return {Card.parse(key): _said(marks, mark) for key, mark in marks.items()}


def _played(case: Case, judgement: Judgement | None) -> tuple[Card, ...]:
    """The card that goes to the trick: the one chosen, where it may be played."""
    if judgement is None or (case.where, case.shape) != ("hand", "one"):
        return ()
    chosen = [key for key, mark in judgement.marks.items() if mark != "missed"]
    card = Card.parse(chosen[0])
    return (card,) if card in case.scene.legal.cards else ()


def _hand(
    m: Messages, case: Case, judgement: Judgement | None, played: tuple[Card, ...]
) -> HandData | None:
    if case.where == "cards":
        return _row(m, case, judgement)
    hand = case.scene.hand
    if hand is None:
        return None
    marks = _card_marks(case, judgement)
    return hand_data(m, [card for card in hand if card not in played], marks=marks)


def _row(m: Messages, case: Case, judgement: Judgement | None) -> HandData:
    """Cards beside each other in the order drawn; after the answer their right places."""
    marks = _marks(judgement)
    places = _places(judgement)
    faces = []
    for option in case.options:
        face = card_face(m, Card.parse(option.key), marks.get(option.key))
        if judgement is not None:
            # The number says where the card belongs, the ring whether it was put there.
            name = f"{face.name}, {m('learn-in-order', place=places[option.key])}"
            face = CardFace(face.card, face.text, name, face.marks, places[option.key], face.icon)
        faces.append(face)
    return HandData(m("learn-cards"), tuple(faces))


def _places(judgement: Judgement | None) -> dict[str, str]:
    """The right place of each key, from 1."""
    solution = () if judgement is None else judgement.solution
    return {key: str(place) for place, key in enumerate(solution, 1)}


def _seats(m: Messages, case: Case, judgement: Judgement | None) -> tuple[SeatPlate, ...]:
    scene = case.scene
    subs = {
        seat: m("learn-took", bid=m.bid(scene.bids[seat]), tricks=tricks)
        for seat, tricks in scene.tricks.items()
    }
    turn = ME if scene.hand is not None else None
    # Nothing on the table may give away who the partner is while that is asked.
    secret = case.topic == "partner" and judgement is None
    if secret:
        subs = dict.fromkeys(Seat, "")
    plates = seat_plates(
        m, ME, dealer=scene.dealer, bids=scene.bids, turn=turn, subs=subs, hands=scene.others,
        partners=case.rules.has_sides and not secret,
    )  # fmt: skip
    if secret:
        plates = tuple(replace(plate, label=plate.name) for plate in plates)
    if scene.hand is not None and not scene.bids and scene.dealer is None:
        # The learner's plate says nothing here, and the hand under it says who sits there.
        plates = plates[1:]
    if case.where != "seats":
        return plates
    marks, places = _marks(judgement), _places(judgement)
    return tuple(
        _pickable(m, case, plate, seat, marks, places if case.shape == "order" else {})
        for plate, seat in zip(plates, (ME, ME.lho, ME.partner, ME.rho), strict=True)
    )


def _pickable(
    m: Messages,
    case: Case,
    plate: SeatPlate,
    seat: Seat,
    marks: Mapping[str, Mark],
    places: Mapping[str, str],
) -> SeatPlate:
    """A plate that can be tapped, or shows what was; nobody is their own neighbour."""
    if seat.name not in case.keys:
        return plate
    mark = marks.get(seat.name)
    place = places.get(seat.name, "")
    said = [plate.label, m(f"table-mark-{_said(marks, mark)}", rank="") if mark else "",
            m("learn-in-order", place=place) if place else ""]  # fmt: skip
    label = ", ".join(part for part in said if part)
    return replace(plate, label=label, pick=seat.name, mark=mark or "", place_text=place)


def _centre(m: Messages, scene: Scene) -> str:
    """How the sides stand, where that is the question."""
    if not scene.after:
        return ""
    own = side_of(scene.rules, ME)
    keys = sorted(scene.after, key=lambda key: key != own)
    return " · ".join(
        m("learn-stands", who=side_name(m, scene, key), points=m.number(scene.after[key].score))
        for key in keys
    )


def side_name(m: Messages, scene: Scene, key: str) -> str:
    """A side as the learner knows it."""
    if key == side_of(scene.rules, ME):
        return m("learn-us" if scene.rules.has_sides else "table-you")
    return m("learn-them") if scene.rules.has_sides else m.seat(seats_of(key)[0])


def _standing(m: Messages, scene: Scene) -> str:
    """Points and bags before the hand, where they matter; the target at the end of a game."""
    if scene.after:
        return m("learn-to", target=scene.rules.target)
    before = scene.before.get(side_of(scene.rules, ME), Standing())
    if not scene.is_over:
        return ""
    return m("learn-before", count=before.score, points=m.number(before.score), bags=before.bags)


def _trick(
    m: Messages, case: Case, judgement: Judgement | None, plays: tuple[tuple[Seat, Card], ...]
) -> TrickData | None:
    if not plays and (case.scene.view is None or case.scene.hand is None):
        return None
    holes = case.scene.hand is not None and len(plays) < len(Seat)
    winner = None
    if len(plays) == len(Seat) and judgement is not None and judgement.right and _collected(case):
        winner = trick_winner(plays[0][0], [card for _, card in plays])
    return trick_data(
        m, ME, plays, marks=_card_marks(case, judgement), winner=winner, holes=holes,
        gather=winner is not None,
    )  # fmt: skip


def _collected(case: Case) -> bool:
    """Whether the trick goes to its winner; where the seats are what matters it stays."""
    topics = _COLLECTED.get(case.kind)
    return topics is not None and (not topics or case.topic in topics)


def _past(m: Messages, case: Case, before: Case) -> tuple[TrickData, ...]:
    """The tricks of a hand that ended since the case before."""
    view = case.scene.view
    if view is None:
        return ()
    old = 0 if before.scene.view is None else len(before.scene.view.plays) // len(Seat)
    return tuple(
        trick_data(m, ME, plays, winner=trick_winner(plays[0][0], [card for _, card in plays]))
        for plays in _tricks(view)[old:]
    )


def _tricks(view: TableView) -> list[list[tuple[Seat, Card]]]:
    """The tricks played to their end, with who played what."""
    leader = opening_leader(view.rules, view.auction.dealer)
    tricks = []
    for start in range(0, len(view.plays) - len(Seat) + 1, len(Seat)):
        cards = view.plays[start : start + len(Seat)]
        tricks.append([(leader.after(n), card) for n, card in enumerate(cards)])
        leader = trick_winner(leader, cards)
    return tricks


def _pad(m: Messages, case: Case, judgement: Judgement | None) -> BidPad | None:
    if case.where != "pad":
        return None
    bids = [Bid.parse(option.key) for option in case.options]
    marks = _marks(judgement)
    chosen = next((bid for bid in bids if marks.get(str(bid)) in ("right", "wrong")), None)
    pad = bid_pad(m, bids, chosen=chosen)
    if judgement is None:
        return pad
    return BidPad(
        pad.label,
        tuple(
            replace(one, mark=marks.get(one.value, ""), label=_marked(m, one, marks))
            for one in pad.bids
        ),
    )  # fmt: skip


def _marked(m: Messages, one: BidButton, marks: Mapping[str, Mark]) -> str:
    """The name of a bid with its mark."""
    mark = marks.get(one.value)
    return one.label if mark is None else f"{one.label}, {m(f'learn-mark-{_said(marks, mark)}')}"


def _list(m: Messages, case: Case, judgement: Judgement | None) -> ChoiceList | None:
    if case.where != "list":
        return None
    marks, places = _marks(judgement), _places(judgement) if case.shape == "order" else {}
    buttons = tuple(
        _button(m, case, option, marks, places.get(option.key, "")) for option in case.options
    )
    return ChoiceList(m("learn-choices"), buttons, all(len(one.text) <= _SHORT for one in buttons))


def _button(
    m: Messages, case: Case, option: Option, marks: Mapping[str, Mark], place: str
) -> ChoiceButton:
    mark = marks.get(option.key)
    text = option_text(m, case.rules, option)
    detail = "" if option.points is None else m.number(option.points, sign=True)
    said = [text, detail, m(f"learn-mark-{_said(marks, mark)}") if mark else "",
            m("learn-in-order", place=place) if place else ""]  # fmt: skip
    name = ", ".join(part for part in said if part)
    return ChoiceButton(option.key, text, name, detail, option.points, mark or "", place)


def _choose(m: Messages, case: Case) -> Choose | None:
    if case.where == "pad":
        return None  # the bid pad speaks for itself
    scope = _SCOPES[case.where]
    if case.shape == "one":
        return Choose("one", scope)
    done = m("learn-check")
    sums = any(option.points is not None for option in case.options)
    hint = m("learn-order" if case.shape == "order" else "learn-pick", done=done)
    return Choose(case.shape, scope, done, hint, m("learn-sum") if sums else "")
