"""Seats and partners: changed in the lobby, by the host."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from itertools import count
from typing import TypeVar

from euchre.core import law
from euchre.core.errors import refuse
from euchre.core.rules import Rules
from euchre.core.seating import Seating
from euchre.tables.answers.refusals import check_gathering, check_host, seat_of_person
from euchre.tables.events import Event, Gathered, Paired, SeatAsked, Swapped
from euchre.tables.inputs import MessageReceived
from euchre.tables.messages import Ask, Gather, Pair, Swap
from euchre.tables.table import Table
from euchre.tables.turns import chance_seed

_Thing = TypeVar("_Thing")


def swap(table: Table, received: MessageReceived, message: Swap, at: float) -> tuple[Event, ...]:
    """The host lets two seats change places. Raises `EuchreError` for anybody else, and outside the lobby."""
    check_host(table, received.guest)
    check_gathering(table)
    return (Swapped(at=at, first=message.first, second=message.second),)


def pair(table: Table, received: MessageReceived, message: Pair, at: float) -> tuple[Event, ...]:
    """The host has partners drawn.

    Raises `EuchreError` for anybody else, outside the lobby, and where all play for themselves.
    """
    check_host(table, received.guest)
    check_gathering(table)
    if not table.seating.has_partners:
        refuse("seat/no-partners", "Nobody has a partner at this table: all play for themselves.")
    seed = chance_seed(table, f"partners {table.version}")
    if message.by == "chance":
        return (Paired(at=at, order=tuple(_shuffled(table.seating.seats, seed))),)
    return (_by_high_card(table.seating, seed, at),)


def _shuffled(things: Iterable[_Thing], seed: str) -> list[_Thing]:
    """Things in the order of their hashes, which nobody can tell without the seed."""
    return sorted(things, key=lambda thing: sha256(f"{seed} {thing}".encode()).digest())


def _by_high_card(seating: Seating, seed: str, at: float) -> Paired:
    """The highest half of the cards, aces high, is one side; all draw again until it is clear which half that is.

    The highest card keeps its seat, its partners sit on that side's other seats, and the others keep their order round
    the table.
    """
    half = seating.players // seating.sides
    for attempt in count():
        cards = _shuffled(law.pack(Rules()), f"{seed} {attempt}")[: seating.players]
        by_rank = sorted(seating.seats, key=lambda seat: -cards[seat].rank)
        high, low = by_rank[:half], by_rank[half:]
        if cards[high[-1]].rank > cards[low[0]].rank:
            break
    places = dict(zip((high[0], *seating.partners(high[0])), high, strict=True))
    others = (place for place in seating.seats if place not in places)
    places |= zip(others, sorted(low), strict=True)
    order = tuple(places[place] for place in seating.seats)
    return Paired(at=at, order=order, cards=tuple(map(str, cards)))


def ask(table: Table, received: MessageReceived, message: Ask, at: float) -> tuple[Event, ...]:
    """A person asks the host for another seat. Raises `EuchreError` outside the lobby."""
    place = seat_of_person(table, received.guest)
    check_gathering(table)
    wanted = None if message.seat == place else message.seat
    return (SeatAsked(at=at, seat=place, wanted=wanted),)


def gather(table: Table, received: MessageReceived, _message: Gather, at: float) -> tuple[Event, ...]:
    """The host takes everybody back to the lobby. Raises `EuchreError` before the match is over."""
    check_host(table, received.guest)
    if table.stage != "over":
        refuse("table/not-over", "The lobby opens again once the match is over.", kind="lobby")
    return (Gathered(at=at),)
