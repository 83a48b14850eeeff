"""The words of people at the table, by its rules.

The code has one word for each thing; the table speaks the words of the seed its preset comes from.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from euchre.core import law
from euchre.core.actions import (
    Action,
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
    Redeal,
    Together,
    Tram,
)
from euchre.core.cards import Suit
from euchre.core.rules import Rules
from euchre.core.seating import Seating
from euchre.core.state import Call

CallKind = Literal[
    "order", "order-alone", "assist", "assist-alone", "take", "take-alone", "over", "pass", "alone", "defend"
]
"""The meaning of a call, whatever the words: `over` is the dealer's pass that turns the up-card down."""


class _Words(NamedTuple):
    """The phrases of one seed; where it has none for something, the usual ones."""

    order: str
    """An opponent of the dealer accepts the up-card."""
    assist: str
    """The dealer's partner accepts it, to play together."""
    assist_alone: str
    """The dealer's partner accepts it, to play alone."""
    take: str
    """The dealer accepts it."""
    over: str
    """The dealer passes and the up-card is turned down."""
    alone: str
    defend: str
    no: str = "pass"
    thrown_in: str = "thrown in"
    """A hand that all have passed twice."""

    def of(self, kind: CallKind) -> str:
        """The phrase for a kind of call."""
        match kind:
            case "order-alone":
                return f"{self.order}, {self.alone}"
            case "take-alone":
                return f"{self.take}, {self.alone}"
            case "assist-alone":
                return self.assist_alone
            case "pass":
                return self.no
            case _:
                said: str = getattr(self, kind)
                return said


_WORDS: Final = {
    "standard": _Words(
        order="pick it up",
        assist="pick it up",
        assist_alone="pick it up, I'm going alone",
        take="I pick it up",
        over="pass",
        alone="I'm going alone",
        defend="I defend alone",
        thrown_in="misfit",
    ),
    "british": _Words(
        order="I order it up",
        assist="I assist",
        assist_alone="I turn it down",
        take="I take it up",
        over="over",
        alone="I play alone",
        defend="I play alone",
    ),
    "north-american": _Words(
        order="I order it up",
        assist="I assist",
        assist_alone="I assist, alone",
        take="I take it up",
        over="I turn it down",
        alone="alone",
        defend="I defend alone",
    ),
    "online": _Words(
        order="order up",
        assist="I accept",
        assist_alone="take down",
        take="take up",
        over="I turn it down",
        alone="going alone",
        defend="defending alone",
    ),
}


def phrase(rules: Rules, dealer: int, calls: tuple[Call, ...], call: Call) -> str:
    """The words of a seat with an action before the first lead; `calls` are those before it.

    >>> from euchre.core.rules import PRESETS
    >>> phrase(PRESETS["british"], 3, (), Call(1, Order(alone=True)))
    'I turn it down'
    """
    words, action = _WORDS[law.words(rules)], call.action
    match action:
        case Order() | Pass() | Alone():
            return words.of(call_kind(law.seating(rules), dealer, calls, call))
        case Name():
            return f"{action.suit}, {words.alone}" if action.alone else str(action.suit)
        case _:
            return _manner(action, several=len(law.seating(rules).partners(call.seat)) > 1)


def call_kind(seating: Seating, dealer: int, calls: tuple[Call, ...], call: Call) -> CallKind:
    """The sense of words that accept the up-card, pass or play alone; `calls` are those before it."""
    seat, action = call.seat, call.action
    match action:
        case Order(alone) if seat == dealer:
            return "take-alone" if alone else "take"
        case Order(alone) if seat in seating.partners(dealer):
            return "assist-alone" if alone else "assist"
        case Order(alone):
            return "order-alone" if alone else "order"
        case Alone():
            return "alone" if seating.side(seat) == seating.side(_maker(calls, seat)) else "defend"
    first_round = sum(isinstance(earlier.action, Pass) for earlier in calls) < seating.players
    return "over" if seat == dealer and first_round else "pass"


def _maker(calls: tuple[Call, ...], default: int) -> int:
    return next((call.seat for call in calls if isinstance(call.action, Order | Name)), default)


def _manner(action: Action, *, several: bool) -> str:  # noqa: PLR0911 - a case for each kind of action
    match action:
        case Bump():
            return "bump"
        case Cut():
            return f"cut at {action.at}"
        case Keep():
            return "I keep my hand"
        case Redeal():
            return "farmer's hand, deal again"
        case GoUnder():
            return "I go under"
        case Together():
            return "with my partners" if several else "with my partner"
        case Bury():
            return "I bury a card"
        case AskPartner():
            return "your best card, please"
        case Give():
            return "my best card"
        case Tram():
            return "TRAM, the rest are mine"
        case _:
            return str(action)


def thrown_in(rules: Rules) -> str:
    """The table's name for a hand that all have passed twice."""
    return _WORDS[law.words(rules)].thrown_in


def suit_name(suit: Suit) -> str:
    """A suit with its pip: ``♥ hearts``."""
    return str(suit) if suit is Suit.NO_TRUMP else f"{suit.symbol} {suit}"
