"""Decisions of the host: who plays, by which rules, and when it begins."""

from __future__ import annotations

from euchre.core import law
from euchre.core.errors import refuse
from euchre.core.rules import Rules
from euchre.tables.answers.refusals import check_between_matches, check_host, check_not_replayed, check_playing
from euchre.tables.beginning import begun
from euchre.tables.events import Arranged, Event, Offered, Settled
from euchre.tables.inputs import MessageReceived
from euchre.tables.messages import LONGEST_TITLE, Arrange, Begin, OpenSeat, Settle
from euchre.tables.names import clean
from euchre.tables.seat import people
from euchre.tables.table import Table


def arrange(table: Table, received: MessageReceived, message: Arrange, at: float) -> tuple[Event, ...]:
    """The host puts a bot on a seat or opens it; in the shuffle, only a bot on a seat that keeps the others waiting.

    Raises `EuchreError` for anybody else, and once a match has begun.
    """
    check_host(table, received.guest)
    if message.player == "open" or message.seat not in table.ceremony.waits_for:
        check_between_matches(table, "seats")
    return (Arranged(at=at, seat=message.seat, player=message.player),)


def open_seat(table: Table, received: MessageReceived, message: OpenSeat, at: float) -> tuple[Event, ...]:
    """The host opens a seat in mid-match, or closes it again; that of somebody who is there only where they are sure.

    Raises `EuchreError` for anybody else, outside a match, where they are there and the host is not sure, and where
    strangers could know the cards that come again.
    """
    check_host(table, received.guest)
    check_playing(table)
    if message.open:
        check_not_replayed(table)
    seat = table.seats[message.seat]
    if message.open and (seat.guest == table.host or (seat.is_here and not message.sure)):
        refuse("seat/here", f"{seat.name} is at the table.", name=seat.name)
    return (Offered(at=at, seat=message.seat, open=message.open),)


def settle(table: Table, received: MessageReceived, message: Settle, at: float) -> tuple[Event, ...]:
    """The host changes the rules, the terms or the table's name.

    Raises `EuchreError` for anybody else, during a match, for rules with another number of players after a match or
    with fewer than there are people, and for whatever is wrong with the rules.
    """
    check_host(table, received.guest)
    rules = message.rules
    if rules is not None:
        check_between_matches(table, "rules")
        parsed = law.not_small(Rules.parse(rules))
        _check_players(table, law.seating(parsed).players)
        rules = str(parsed)
    if message.terms is not None and message.terms.clock != table.terms.clock:
        check_between_matches(table, "clock")
    title = None if message.title is None else clean(message.title, LONGEST_TITLE)
    return (Settled(at=at, rules=rules, terms=message.terms, title=title),)


def _check_players(table: Table, players: int) -> None:
    if players == table.seating.players:
        return
    if table.stage != "gathering":
        refuse("table/players", "The number of players is changed in the lobby.", kind="lobby", players=players)
    if players < len(people(table.seats)):
        sentence = f"These rules are for {players} players, and more people sit here. Somebody must leave a seat first."
        refuse("table/players", sentence, kind="people", players=players)


def begin(table: Table, received: MessageReceived, _message: Begin, at: float) -> tuple[Event, ...]:
    """The host begins the match.

    Raises `EuchreError` for anybody else, during a match, and once one is over.
    """
    check_host(table, received.guest)
    if table.stage == "over":
        refuse("table/vote", "Another match begins once everybody wants it.")
    if table.stage != "gathering":
        refuse("table/under-way", "The match has begun already.", what="match")
    return (begun(table, at),)
