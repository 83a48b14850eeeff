"""Seats and partners: changed in the lobby, by the host."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from itertools import count
from typing import TypeVar

from euchre.core import law
from euchre.core.rules import Rules
from euchre.core.seating import FOUR
from euchre.tables.answers.refusals import check_gathering, check_host, refuse, seat_of_person
from euchre.tables.events import Event, Gathered, Paired, SeatAsked, Swapped
from euchre.tables.inputs import MessageReceived
from euchre.tables.messages import Ask, Gather, Pair, Swap
from euchre.tables.table import Table
from euchre.tables.turns import chance_seed

_Thing = TypeVar("_Thing")


def swap(table: Table, received: MessageReceived, message: Swap, at: float) -> tuple[Event, ...]:
    """The host lets two seats change places. Raises `EuchreError`: ``table/not-host``, ``table/not-gathering``."""
    check_host(table, received.guest)
    check_gathering(table)
    return (Swapped(at=at, first=message.first, second=message.second),)


def pair(table: Table, received: MessageReceived, message: Pair, at: float) -> tuple[Event, ...]:
    """The host has partners drawn. Raises `EuchreError`: ``table/not-host``, ``table/not-gathering``."""
    check_host(table, received.guest)
    check_gathering(table)
    seed = chance_seed(table, f"partners {table.version}")
    if message.by == "chance":
        one, two, three, four = _shuffled(range(4), seed)
        return (Paired(at=at, order=(one, two, three, four)),)
    return (_by_high_card(seed, at),)


def _shuffled(things: Iterable[_Thing], seed: str) -> list[_Thing]:
    """Things in the order of their hashes, which nobody can tell without the seed."""
    return sorted(things, key=lambda thing: sha256(f"{seed} {thing}".encode()).digest())


def _by_high_card(seed: str, at: float) -> Paired:
    """The two highest of four cards, aces high, are partners; they draw again until it is clear which two those are.

    The highest card keeps its seat, its partner sits opposite, and the others keep their order round the table.
    """
    for attempt in count():
        cards = _shuffled(law.pack(Rules()), f"{seed} {attempt}")[:4]
        high, second, *low = sorted(range(4), key=lambda seat: -cards[seat].rank)
        if cards[second].rank > cards[low[0]].rank:
            break
    order = [0, 0, 0, 0]
    order[high], order[FOUR.partner(high)] = high, second
    for place, seat in zip((place for place in range(4) if place % 2 != high % 2), sorted(low), strict=True):
        order[place] = seat
    one, two, three, four = order
    return Paired(at=at, order=(one, two, three, four), cards=tuple(map(str, cards)))


def ask(table: Table, received: MessageReceived, message: Ask, at: float) -> tuple[Event, ...]:
    """A person asks the host for another seat. Raises `EuchreError`: ``seat/none``, ``table/not-gathering``."""
    place = seat_of_person(table, received.guest)
    check_gathering(table)
    wanted = None if message.seat == place else message.seat
    return (SeatAsked(at=at, seat=place, wanted=wanted),)


def gather(table: Table, received: MessageReceived, _message: Gather, at: float) -> tuple[Event, ...]:
    """The host takes everybody back to the lobby. Raises `EuchreError`: ``table/not-host``, ``table/not-over``."""
    check_host(table, received.guest)
    if table.stage != "over":
        refuse("table/not-over", "The lobby opens again once the match is over.", kind="lobby")
    return (Gathered(at=at),)
