"""Inputs of a table from outside: from people, their connections, its bots, and the clock."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.core.actions import Action
from euchre.tables.messages import Level, Message


@dataclass(frozen=True, slots=True)
class MessageReceived:
    """A guest's client sent a message over a connection."""

    guest: str
    connection: str
    message: Message


@dataclass(frozen=True, slots=True)
class Arrived:
    """A guest's client is connected."""

    guest: str
    connection: str


@dataclass(frozen=True, slots=True)
class Gone:
    """Connections were closed, or lost."""

    connections: tuple[str, ...]
    died: bool = False
    """The worker that held them is dead."""


@dataclass(frozen=True, slots=True)
class Joined:
    """A guest takes a free seat from outside the table, such as from the list of tables."""

    guest: str
    name: str


@dataclass(frozen=True, slots=True)
class Left:
    """A guest leaves a seat for good from outside the table, such as from the match list."""

    guest: str


@dataclass(frozen=True, slots=True)
class BotActs:
    """A bot decided for a seat; `seen` is the `seen` of the turn it was given."""

    seat: int
    seen: int
    action: Action
    level: Level | None = None
    """The level of the bot that decided, where it stood in for the one that was asked."""


@dataclass(frozen=True, slots=True)
class Replaced:
    """The director of an evening puts somebody else on a seat: a guest with a name, or a bot of a level."""

    seat: int
    player: tuple[str, str] | Level


@dataclass(frozen=True, slots=True)
class RoundEnds:
    """The time of an evening's round is up: the deal under way at its table is the last one."""


@dataclass(frozen=True, slots=True)
class RoundIsOver:
    """The round is over at all tables of the evening, so that everybody may see the cards that they had in common."""


@dataclass(frozen=True, slots=True)
class Closing:
    """The operator of the server closes the table for good."""


@dataclass(frozen=True, slots=True)
class Clearing:
    """The operator of the server clears the name of a guest at the table, or its title."""

    guest: str | None
    """The guest; None for the title."""


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed."""


Input = (
    MessageReceived
    | Arrived
    | Gone
    | Joined
    | Left
    | BotActs
    | Replaced
    | RoundEnds
    | RoundIsOver
    | Closing
    | Clearing
    | Tick
)
"""The type of an input: any of the above."""
