"""Printed cards: the rounds on them hold from the moment a director prints them, until a director gives them up."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre.charts.planned_round import PlannedRound
from euchre.evenings.cards import rounds_on_cards
from euchre.evenings.evening import (
    Evening,
)
from euchre.evenings.refusals import check_director, check_open
from euchre.streams.event import Step, StreamEvent
from euchre.streams.logged import Acts
from euchre.streams.message import StreamMessage


class PrintCards(StreamMessage, frozen=True):
    """A director prints the rounds to come: from now on they hold, as far as they can, when people come and go."""


class CardsPrinted(StreamEvent, frozen=True):
    """The rounds of the hall are printed, from the first on: those that are seated, and those to come."""

    rounds: tuple[PlannedRound, ...]


def print_cards(evening: Evening, guest: str, _: PrintCards, at: float) -> CardsPrinted | None:
    """A director prints the rounds that are planned; cards without any, or the same again, change nothing.

    Raises `EuchreError` for anybody else, and once the evening is over.
    """
    check_director(evening, guest)
    check_open(evening)
    rounds = rounds_on_cards(evening)
    return CardsPrinted(at=at, rounds=rounds) if rounds and rounds != evening.printed else None


def _printed(evening: Evening, event: CardsPrinted) -> Evening:
    return replace(evening, printed=event.rounds)


class DropCards(StreamMessage, frozen=True):
    """A director gives up what is printed, to have the rounds to come planned for those who are here."""


class CardsDropped(Step, frozen=True):
    """The printed cards are given up: the rounds to come are planned as if there were no cards."""


def drop_cards(evening: Evening, guest: str, _: DropCards, at: float) -> CardsDropped | None:
    """A director gives up what is printed. Raises `EuchreError` for anybody else, and once the evening is over."""
    check_director(evening, guest)
    check_open(evening)
    return CardsDropped(at=at) if evening.printed else None


def _dropped(evening: Evening, _: CardsDropped) -> Evening:
    return replace(evening, printed=())


PRINTING: Final[Acts[Evening]] = Acts(
    answers={PrintCards: print_cards, DropCards: drop_cards},
    changes={CardsPrinted: _printed, CardsDropped: _dropped},
)
