"""Work for the server once a table has taken a step: in this order, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.core.errors import EuchreError
from euchre.core.view import View
from euchre.tables.events import Event


@dataclass(frozen=True, slots=True)
class Persist:
    """Store these events, before anything else is done. They follow the version the step began with."""

    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Acknowledge:
    """Tell a connection that its message is done, once it is stored."""

    connection: str
    id: str
    version: int


@dataclass(frozen=True, slots=True)
class Refuse:
    """Tell a guest's connection why the message with this `id` changed nothing ("" where no message was sent)."""

    connection: str
    guest: str
    id: str
    error: EuchreError


@dataclass(frozen=True, slots=True)
class Broadcast:
    """Tell every connection what happened (`euchre.tables.perspective.now.now_of` says it for each)."""

    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class SendNow:
    """Tell one connection how the table stands: it asked, and nothing has happened."""

    connection: str
    guest: str


@dataclass(frozen=True, slots=True)
class Advise:
    """Tell one connection what a strong player would do with what this seat knows; `seed` is for its chance."""

    connection: str
    id: str
    version: int
    view: View
    seed: str


Effect = Persist | Acknowledge | Refuse | Broadcast | SendNow | Advise
"""The type of an effect: any of the above."""
