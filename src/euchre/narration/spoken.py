"""Spoken calls: in English by the words of the table's rules, in other languages alike at every table."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from euchre.core import law
from euchre.core.actions import (
    Alone,
    AskPartner,
    Bump,
    Bury,
    Cut,
    Give,
    GoUnder,
    Keep,
    Name,
    Order,
    Pass,
    Play,
    Redeal,
    Together,
    Tram,
)
from euchre.core.rules import Rules
from euchre.core.state import Call
from euchre.core.view import View
from euchre.narration.seen_action import SeenAction
from euchre.narration.speech import call_kind, phrase
from euchre.wording import Wording

_SILENT: Final = (Keep, Play)
"""The actions made in silence: nobody announces a card, or that a hand is no farmer's hand."""


def spoken(words: Wording, rules: Rules, dealer: int, calls: tuple[Call, ...], call: Call) -> str:
    """The words of a seat with an action before the first lead; `calls` are those before it."""
    action = call.action
    match action:
        case Name(suit, alone):
            if not alone:
                return words("spoken-suit", suit=str(suit))
            said = _call(words, rules, dealer, (), Call(call.seat, Alone()))
            return words("spoken-suit-alone", suit=str(suit), said=said)
        case Order() | Alone() | Pass():
            return _call(words, rules, dealer, calls, call)
        case Cut(at):
            return words("spoken-cut", at=at)
        case Together():
            several = len(law.seating(rules).partners(call.seat)) > 1
            return words("spoken-together-of-three" if several else "spoken-together")
        case _:
            return words(_ALIKE[type(action)])


_ALIKE: Final[dict[type, str]] = {
    Bump: "spoken-bump",
    Keep: "spoken-keep",
    Redeal: "spoken-redeal",
    GoUnder: "spoken-go-under",
    Bury: "spoken-bury",
    AskPartner: "spoken-ask",
    Give: "spoken-give",
    Tram: "spoken-tram",
}
"""The messages of what is said alike at every table."""


def _call(words: Wording, rules: Rules, dealer: int, calls: tuple[Call, ...], call: Call) -> str:
    """A call whose words depend on the rules: a preset speaks as its source does, which only English can follow."""
    message = f"spoken-{call_kind(law.seating(rules), dealer, calls, call)}"
    return words(message) if words.has(message) else phrase(rules, dealer, calls, call)


def said_with(words: Wording, seen: SeenAction) -> str:
    """The words a seat spoke with an action; "" for chance, for a card and for a hand that is kept."""
    if seen.seat is None or isinstance(seen.action, _SILENT):
        return ""
    before = seen.before
    return spoken(words, before.rules, before.match.dealer, before.open.calls, Call(seen.seat, seen.action))


def last_words(words: Wording, view: View) -> tuple[str, ...]:
    """The last thing that each seat said in this deal; "" for one that has said nothing."""
    return _last_words(words, view.rules, view.match.dealer, view.open.calls)


@lru_cache(4096)  # they are alike for all seats, and while cards are played nothing is added
def _last_words(words: Wording, rules: Rules, dealer: int, calls: tuple[Call, ...]) -> tuple[str, ...]:
    said = [""] * law.seating(rules).players
    for number, call in enumerate(calls):
        if not isinstance(call.action, _SILENT):
            said[call.seat] = spoken(words, rules, dealer, calls[:number], call)
    return tuple(said)
