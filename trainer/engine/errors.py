"""Errors of the engine: a reason code, the input that was refused, and where it stood.

The sentence of each code is English, for programs, terminals and notebooks;
`trainer.i18n` has the same codes in the learner's language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

#: One sentence a code. Placeholders in braces are parameters of the error.
SENTENCES: dict[str, str] = {
    # notation
    "card_unknown": "{input!r} is no card: write suit and rank, as in SA, HT or D4",
    "card_twice": "{card} stands twice: every card exists once",
    "hand_suits": "{input!r} is no hand: write four suits separated by dots, "
    "as in AK52.Q97.J4.T983",
    "hand_size": "this hand has {got} cards where {expected} are right",
    "hand_lengths": "the four hands hold {got} cards: they must be equally long",
    "hand_full": "this hand has {got} cards: at most {most} are possible",
    "deal_number": "{input!r} is no deal's number: whole numbers from 0 to {most} are",
    "deal_form": "{input!r} is no deal: write N: and four hands clockwise from North",
    "deal_id": "{input!r} is no deal number: it has eight letters and digits, as in 7K3F-2QXM",
    "seat_unknown": "{input!r} is no seat: write N, E, S or W",
    "bid_unknown": "{input!r} is no bid: write a number from 0 to 13, nil or blind_nil",
    "bids_without_hand": "bids {input!r} belong to a hand: add it, as in hand=KJ963.A5.AQ83.72",
    "scores_form": "{input!r} are no scores: write points and bags of each side, as in 337/7,294/4",
    "scores_range": "{input!r} is beyond any game: write up to {points} points and {bags} bags",
    # auction
    "zero_not_a_bid": "0 is no bid in this house: say nil",
    "below_minimum": "the lowest bid in this house is {minimum}",
    "no_nil": "nil is no bid in this house: the lowest is {minimum}",
    "no_blind_nil": "blind nil is no bid in this house",
    "blind_nil_off": "blind nil is switched off in this house",
    "partner_has_bid": "nil is open only while the partner has not bid",
    "not_before_any_bid": "blind nil is open only before any other bid",
    "hand_seen": "blind nil is open only before looking at one's cards",
    "not_behind": "blind nil is open only to a side {deficit} points behind",
    "partner_is_nil": "both partners cannot be nil in this house",
    "team_minimum": "a side must bid at least {minimum} together",
    "pair_cap": "a side may bid at most {cap} together",
    "total_thirteen": "the four bids may not add up to 13",
    "out_of_turn": "{seat} cannot bid now: it is {turn}'s turn",
    "auction_over": "all four have bid: a bid once made stands",
    # play
    "card_not_held": "{seat} does not hold {card}",
    "follow_suit": "{card} is not allowed: {suit} was led and must be followed",
    "spades_not_broken": "{card} is not allowed: spades are not broken yet",
    "first_lead": "{card} is not allowed: the first lead may not be a spade",
    "deal_over": "all cards have been played",
    "trick_size": "a trick on the table holds 0 to 3 cards, not {got}",
    "nothing_held": "no cards are left to play",
    "hand_and_trick": "{card} is in the hand and on the table",
    # exact solving
    "uneven_hands": "the hands hold {got} cards with {table} on the table: with those given back "
    "they must be equally long",
    "trick_not_broken": "{card} lies on the table, so spades are broken",
    "solo_objective": "where players score alone only tricks can be solved",
    # scoring
    "tricks_range": "{seat} has {got!r} tricks: whole numbers from 0 to 13 are possible",
    "tricks_total": "the tricks add up to {got}, not to 13",
    "seats_missing": "{missing} is missing: all four seats are needed",
    "sides_unknown": "{input!r} is no side here: write {expected}",
    "score_whole": "{got} is no score of {side}: score and bags are whole numbers",
    "bags_negative": "{got} bags cannot stand: write 0 or more",
    "bags_range": "{got} bags cannot stand toward the next penalty: it falls every {group}, "
    "so write 0 to {most}",
    # houses
    "house_unknown": "there is no house {input!r}: choose {expected}",
    "house_invalid": "the house does not hold",
    "house_toml": "the file is no TOML: {detail}",
    "house_encoding": "the file is no UTF-8 text",
    "house_empty": 'the file names no rule: start from a house, as in base = "classic"',
    "field_base": "there is no house {got}: choose {expected}",
    "field_unknown": "there is no such rule",
    "field_misspelt": "there is no such rule: did you mean {near}?",
    "field_missing": 'this rule is missing (or name a base house: base = "classic")',
    "field_flag": "{got} is not true or false",
    "field_whole": "{got} is no whole number from {low} to {high}",
    "field_wholes": "{got} is no list of whole numbers from {low} to {high}",
    "field_choice": "{got} is none of {expected}",
    "field_text": "{got} is no text of 1 to {most} characters",
    "field_needs_partners": "this rule needs partners: where players score alone it is {right}",
    "field_needs_nil": "0 cannot be nil where nobody may bid nil",
    "field_bag_penalty": "a penalty needs a group of bags: set bag_group to 5, 7 or 10",
    "field_blind_nil_closed": "blind nil cannot be on where nobody may bid nil",
    "field_impossible_bids": "a side could not bid: its minimum is above its cap",
    "field_reading": "{got} is no reading: it has kind (silence or contradiction), about and note",
    # drills
    "drill_id": "{input!r} is no drill's id: they look like set1-classic-7K3F-2QXM",
    "drill_unknown": "no bank holds a drill {input!r}",
    "drills_invalid": "the bank does not hold",
    "drills_encoding": "the file is no UTF-8 text",
    "drills_seeds": "the notes beside the bank cannot be read: {input}",
    "drill_json": "the line is no JSON object",
    "drill_missing": "this field is missing",
    "drill_field": "{got} does not fit: {detail}",
    "drill_unknown_field": "there is no such field",
    "drill_role": "the role is not that of the seat",
    "drill_turn": "it is another seat's turn",
    "drill_nil": "this seat has not bid nil",
    "drill_nil_set": "this nil is set already",
    "drill_answers": "the answers are not the choices there are",
    "drill_twice": "this stands twice",
    "drill_order": "the best does not come first, with no loss",
    "drill_right": "the right ones are not the first of the answers",
    "drill_natural": "the natural ones are not among the wrong",
    "drill_themes": "the themes are not in the order of the catalogue",
    "drill_elsewhere": "the other house is not one where the answer is another",
}


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a file: the field, a code of `SENTENCES`, its parameters."""

    field: str
    code: str
    params: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.field}: {SENTENCES[self.code].format(**self.params)}"


class SpadesError(ValueError):
    """What the rules or the notation refuse.

    Attributes:
        code: the reason, a key of `SENTENCES`.
        input: what was refused, as it came.
        position: what it was refused against (a state, an auction), or None.
        params: the parameters of the sentence.
        faults: the single faults, where there can be several (`HouseError`).
    """

    def __init__(
        self, code: str, *, input: object = None, position: object = None, **params: Any
    ) -> None:
        self.code = code
        self.input = input
        self.position = position
        self.params = params
        self.faults: tuple[Fault, ...] = ()
        super().__init__(SENTENCES[code].format(input=input, **params))

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles are made from the finished error, not from its sentence."""
        return Exception.__new__, (type(self), *self.args), self.__dict__


class NotationError(SpadesError):
    """A card, hand, deal, seat or bid that cannot be read."""


class IllegalBid(SpadesError):
    """A bid that the auction or the house refuses."""


class IllegalPlay(SpadesError):
    """A card that may not be played now."""


class ScoringError(SpadesError):
    """Bids, tricks or scores from which no score follows."""


class HouseError(SpadesError):
    """A house that is unknown or does not hold; `faults` names every fault, in field order."""

    def __init__(
        self, code: str, *, input: object = None, faults: tuple[Fault, ...] = (), **params: Any
    ) -> None:
        super().__init__(code, input=input, **params)
        self.faults = faults
        if faults:
            self.args = ("; ".join(map(str, faults)),)
