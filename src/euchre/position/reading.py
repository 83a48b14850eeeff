"""Reads the text of a position (docs/position.md)."""

from __future__ import annotations

import re
from typing import Final

from euchre.core import law
from euchre.core.actions import PLAYS, TRAM, Deal
from euchre.core.cards import BENNY
from euchre.core.dealing import stacked
from euchre.core.state import NOTHING_HIDDEN, Open, Phase, Standing, new_state
from euchre.core.view import Seen
from euchre.position.fields import (
    UNKNOWN,
    WrittenAction,
    read_claim,
    read_hand,
    read_open_hands,
    read_rules,
    read_said,
    read_seat,
    read_standing,
    read_trick,
    read_up_card,
)
from euchre.position.history import OpenHistory, SeatHistory
from euchre.position.place import TextPlace, wrong

LONGEST: Final = 3_000
"""The most characters in the text of a position; the rules may take most of them, the rest takes some two hundred."""
FIELDS: Final = ("rules", "score", "dealer", "seat", "hand", "up-card", "said", "played")
"""The fields between the slashes; the last two may be missing."""
ALL: Final = "all"
"""The seat of a position with all hands open."""
_EXAMPLE: Final = "standard/6-4/3/0/JhAhKh9sTc/Qd"
_OTHER: Final = re.compile("[^A-Za-z0-9=,._/-]")


def read_position(text: str) -> tuple[Standing, int, int | None, tuple[Seen, ...]]:
    """The standing, the cut, whose seat it is (None: all hands are open), and what was seen from the deal on.

    Raises `ParseError` for any other text, and for what cannot have happened.
    """
    if len(text) > LONGEST:
        most, length = LONGEST, len(text)
        sentence = f"The text takes at most {most:,} characters, and this has {length:,}."
        raise wrong("position/length", sentence, TextPlace("length"), most=most, length=length)
    if odd := _OTHER.search(text):
        given = repr(odd[0])
        raise wrong("position/characters", f"{given} cannot be in a position.", TextPlace("characters"), given=given)
    fields = text.split("/")
    most = len(FIELDS)
    if not most - 2 <= len(fields) <= most:
        fields_text = ", ".join(FIELDS)
        sentence = f"Write {fields_text}, with a slash between them, such as {_EXAMPLE}; the last two may be missing."
        raise wrong("position/fields", sentence, TextPlace("fields"), example=_EXAMPLE)
    rules_text, score, dealer, seat_text, hand, up, said, played = *fields, *[""] * (most - len(fields))
    rules = read_rules(rules_text)
    match = read_standing(rules, score, read_seat(TextPlace("dealer"), dealer, rules))
    seat = None if seat_text == ALL else read_seat(TextPlace("seat"), seat_text, rules)
    cut, history = _dealt(match, seat, hand, up, is_said=bool(said))
    for number, part in enumerate(said.split(".") if said else (), 1):
        place = TextPlace("said", number)
        history.follow(place, read_said(place, part, rules))
    for number, part in enumerate(played.split(".") if played else (), 1):
        _follow_trick(history, TextPlace("played", number), part)
    history.check()
    return match, cut, seat, tuple(history.seen)


def _dealt(match: Standing, seat: int | None, hand: str, up: str, *, is_said: bool) -> tuple[int, OpenHistory]:
    """The cut, and the deal as the seat saw it."""
    rules = match.rules
    up_card, packets, cut = read_up_card(match, up)
    table = new_state(Phase.DEAL, None, match, Open(cut), NOTHING_HIDDEN)
    if seat is None:
        return cut, OpenHistory(table, stacked(table, packets, *read_open_hands(hand, rules, up_card)))
    blind = up_card == BENNY and seat == match.dealer and law.named_blind(rules)
    if blind and not is_said:
        if hand != UNKNOWN:
            sentence = f"The dealer names trump before they look at their cards: write {UNKNOWN} for them."
            raise wrong("position/blind", sentence, TextPlace("hand"), unknown=UNKNOWN)
        return cut, SeatHistory(table, Deal((), packets), up_card, seat, 0, blind=True)
    own = read_hand(TextPlace("hand"), hand, rules)
    if own >> up_card & 1:
        sentence = f"{up_card} is turned up, and in the hand, too."
        raise wrong("position/up-in-hand", sentence, TextPlace("hand"), card=str(up_card))
    return cut, SeatHistory(table, Deal((), packets), up_card, seat, own, blind=blind)


def _follow_trick(history: OpenHistory, place: TextPlace, text: str) -> None:
    """Follow a trick, or TRAM before one."""
    rules = history.state.rules
    if history.state.trick:
        raise wrong("position/trick-open", "The trick before is not complete.", place)
    word, _, claims = text.partition("-")
    if word.lower() == "tram":
        history.follow(place, WrittenAction(TRAM, claims=read_claim(place, claims, rules)))
        return
    for number, card in enumerate(read_trick(place, text, rules)):
        if number and not history.state.trick:
            sentence = f"The trick is complete before {card}: write a dot between tricks."
            raise wrong("position/trick-over", sentence, place, card=str(card))
        history.follow(place, WrittenAction(PLAYS[card]))
