"""The step of a table: from an input to the table after it, and the effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from euchre.core.errors import EuchreError
from euchre.core.view import view
from euchre.tables import messages
from euchre.tables.answers import (
    admitting,
    closing,
    conceding,
    evening,
    hosting,
    partners,
    people,
    playing,
    rematch,
    seating,
    shuffling,
    standing_in,
    undoing,
)
from euchre.tables.answers.refusals import NO_SPECTATORS, check_length, check_open, check_seats
from euchre.tables.consequences import consequence
from euchre.tables.course import the_course
from euchre.tables.effects import Acknowledge, Advise, Broadcast, Effect, Persist, Refuse, SendNow
from euchre.tables.events import Event
from euchre.tables.fold import evolve
from euchre.tables.inputs import (
    Arrived,
    BotActs,
    Clearing,
    Closing,
    Gone,
    Input,
    Joined,
    Left,
    MessageReceived,
    Replaced,
    RoundEnds,
    RoundIsOver,
)
from euchre.tables.perspective.now import is_closed_to
from euchre.tables.table import Table
from euchre.tables.turns import chance_seed

Step = tuple[Table, tuple[Effect, ...]]

_ANSWERS: Final[dict[type, Callable[[Table, MessageReceived, Any, float], tuple[Event, ...]]]] = {
    messages.Sit: seating.sit,
    messages.Rise: seating.rise,
    messages.Arrange: hosting.arrange,
    messages.OpenSeat: hosting.open_seat,
    messages.Swap: partners.swap,
    messages.Pair: partners.pair,
    messages.Ask: partners.ask,
    messages.RequestSeat: admitting.request_seat,
    messages.Admit: admitting.admit,
    messages.Remove: people.remove,
    messages.Readmit: people.readmit,
    messages.HandOver: people.hand_over,
    messages.Settle: hosting.settle,
    messages.Begin: hosting.begin,
    messages.Commit: shuffling.commit,
    messages.Reveal: shuffling.reveal,
    messages.Act: playing.act,
    messages.StandIn: standing_in.stand_in,
    messages.Return: standing_in.return_,
    messages.Undo: undoing.undo,
    messages.Concede: conceding.concede,
    messages.Decline: conceding.decline,
    messages.Again: rematch.again,
    messages.Gather: partners.gather,
    messages.Say: people.say,
    messages.Hint: undoing.hint,
    messages.Skip: playing.skip,
}
"""The answer to each kind of message; it raises a refusal."""


def step(table: Table, received: Input, now: float) -> Step:
    """Return the table after an input at a time (unix seconds), and what must be done about it.

    It never raises: what a table cannot do, it refuses, and is then unchanged. Time never runs backwards at a table.
    """
    at = max(now, table.at)
    match received:
        case MessageReceived():
            return _message_received(table, received, at)
        case Arrived():
            return _arrived(table, received, at)
        case _:
            return _happened(table, _events(table, received, at), at)


def _events(table: Table, received: Input, at: float) -> tuple[Event, ...]:
    """The events that an input leads to that nobody waits for an answer to."""
    match received:
        case Gone():
            return people.gone(table, received, at)
        case Joined():
            return seating.joined(table, received, at)
        case Left():
            return seating.left(table, received, at)
        case BotActs():
            return playing.bot_acts(table, received, at)
        case Replaced() | RoundEnds() | RoundIsOver():
            return evening.wished(table, received, at)
        case Closing():
            return closing.closing(table, at)
        case Clearing():
            return closing.clearing(table, received, at)
        case _:  # time has passed
            return ()


def _happened(table: Table, events: tuple[Event, ...], at: float, *effects: Effect) -> Step:
    """Let these events happen, and all that follows from them; `effects` come between `Persist` and `Broadcast`."""
    happened = list(events)
    for event in events:
        table = evolve(table, event)
    while (follows := consequence(table, at)) is not None:
        table = evolve(table, follows)
        happened.append(follows)
    if not happened:
        return table, effects
    stored = tuple(happened)
    return table, (Persist(stored), *effects, Broadcast(stored))


def _arrived(table: Table, received: Arrived, at: float) -> Step:
    after, effects = _happened(table, people.arrived(table, received, at), at)
    if not effects:
        effects = (SendNow(received.connection, received.guest),)
    if is_closed_to(after, received.guest):
        effects = (*effects, Refuse(received.connection, received.guest, "", _closed()))
    return after, effects


def _message_received(table: Table, received: MessageReceived, at: float) -> Step:
    message = received.message
    known = dict(table.done.get(received.guest, ()))
    if message.id in known:
        return table, (Acknowledge(received.connection, message.id, known[message.id]),)
    try:
        if isinstance(message, messages.Look):
            return _look(table, received, message)
        check_open(table)
        check_length(table, message)
        check_seats(table, message)
        evening.check(table, message)
        first, *more = _ANSWERS[type(message)](table, received, message, at)
    except EuchreError as problem:
        return table, (Refuse(received.connection, received.guest, message.id, problem),)
    if not isinstance(message, messages.Return | messages.Rise):
        more += standing_in.kept(table, received.guest, at)
    first = replace(first, by=received.guest, id=message.id)
    if table.connections.get(received.connection) != received.guest:
        more += people.arrived(table, Arrived(received.guest, received.connection), at)
    acknowledged = Acknowledge(received.connection, message.id, table.version + 1)
    after, effects = _happened(table, (first, *more), at, acknowledged)
    return after, (*effects, *_advice(table, received))


def _look(table: Table, received: MessageReceived, message: messages.Look) -> Step:
    if is_closed_to(table, received.guest):
        raise _closed()
    done = Acknowledge(received.connection, message.id, table.version)
    if message.seen == table.version:
        return table, (done,)
    return table, (done, SendNow(received.connection, received.guest))


def _advice(table: Table, received: MessageReceived) -> tuple[Effect, ...]:
    if not isinstance(received.message, messages.Hint):
        return ()
    known = view(the_course(table.course).state, table.seat_of(received.guest))
    seed = chance_seed(table, "hint")
    return (Advise(received.connection, received.message.id, table.version + 1, known, seed),)


def _closed() -> EuchreError:
    return EuchreError("table/no-spectators", NO_SPECTATORS)
