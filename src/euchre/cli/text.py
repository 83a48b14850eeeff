"""A choice as a page names it, and the names of a side."""

from __future__ import annotations

from typing import Final

from euchre.core.actions import Action, Bury, Give, GoUnder, Play
from euchre.core.card_names import card_name, the_card
from euchre.core.state import Call, Public
from euchre.narration.speech import phrase
from euchre.record.match_record import MatchRecord

PLAYERS_IN_WORDS: Final = {2: "two", 3: "three", 4: "four", 6: "six"}


def choice_text(seen: Public, seat: int, action: Action) -> str:
    """A choice of a seat, in the words of the table: what it says, quoted, or the cards."""
    if isinstance(action, Play | Bury | Give) and action.card is not None:
        return the_card(seen.rules, action.card)
    said = f"“{phrase(seen.rules, seen.match.dealer, seen.open.calls, Call(seat, action))}”"
    if isinstance(action, GoUnder):
        return f"{said} with {' '.join(card_name(seen.rules, card) for card in action.cards)}"
    return said


def side_of(record: MatchRecord, side: int) -> str:
    """The names of a side's players."""
    *others, last = (record.players[seat] for seat in record.seating.members(side))
    return f"{', '.join(others)} and {last}" if others else last
