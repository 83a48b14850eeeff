"""Acting in the game: people by a message, bots by an action; and skipping what bots do."""

from __future__ import annotations

from typing import NoReturn

from euchre.core.actions import parse_action
from euchre.core.engine import apply
from euchre.core.errors import EuchreError, refuse
from euchre.tables.answers.refusals import check_playing, check_seen, seat_of_person
from euchre.tables.answers.standing_in import returned
from euchre.tables.course import the_course
from euchre.tables.events import Acted, Event, Skipped
from euchre.tables.inputs import BotActs, MessageReceived
from euchre.tables.messages import Act, Skip
from euchre.tables.table import Table
from euchre.tables.turns import bot_turn, is_watched


def act(table: Table, received: MessageReceived, message: Act, at: float) -> tuple[Event, ...]:
    """A person calls, buries or plays.

    Raises `EuchreError` outside a match, out of turn, where something has happened since, and as the engine does.
    """
    place = seat_of_person(table, received.guest)
    check_playing(table)
    check_seen(table, message.seen)
    state = the_course(table.course).state
    if state.turn != place:
        _refuse_turn(table, state.turn)
    action = parse_action(message.action)
    apply(state, action)
    return (Acted(at=at, seat=place, action=str(action), who="person"), *returned(table, place, at))


def skip(table: Table, received: MessageReceived, _message: Skip, at: float) -> tuple[Event, ...]:
    """The person skips the pauses after what the bots do.

    Raises `EuchreError` outside a match, and where other people play or watch.
    """
    place = seat_of_person(table, received.guest)
    check_playing(table)
    if table.single != place or is_watched(table):
        refuse("skip/with-people", "You can skip ahead only when nobody else plays or watches.")
    return (Skipped(at=at, seat=place),)


def bot_acts(table: Table, received: BotActs, at: float) -> tuple[Event, ...]:
    """A bot acts; nothing happens if that was not its turn, or the game has moved on since it was asked."""
    turn = bot_turn(table)
    if turn is None or (turn.seat, turn.seen) != (received.seat, received.seen):
        return ()
    try:
        apply(the_course(table.course).state, received.action)
    except EuchreError:
        return ()
    played = received.level or turn.level
    level = None if played == table.level_of(received.seat) else played
    return (Acted(at=at, seat=received.seat, action=str(received.action), who="bot", level=level),)


def _refuse_turn(table: Table, seat: int | None) -> NoReturn:
    if seat is None:
        refuse("turn/not-yours", "It is not your turn: the cards are being dealt.", kind="deal")
    name = table.names[seat]
    refuse("turn/not-yours", f"It is not your turn: it is {name}'s.", kind="seat", name=name)
