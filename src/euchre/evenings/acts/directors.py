"""The directors of an evening: who becomes one, and who no longer is."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

import msgspec

from euchre.core.errors import refuse
from euchre.evenings.evening import (
    Evening,
)
from euchre.evenings.fields import (
    DirectorNumber,
)
from euchre.evenings.refusals import check_director
from euchre.streams.event import StreamEvent
from euchre.streams.guest import Guest
from euchre.streams.logged import Acts
from euchre.streams.message import StreamMessage


class Direct(StreamMessage, frozen=True):
    """A guest with the directors' key becomes a director, too."""

    key: Annotated[str, msgspec.Meta(max_length=80)]


class DirectorAdded(StreamEvent, frozen=True):
    """A guest directs the evening, too."""

    exported = ("guest",)

    guest: Guest


def direct(evening: Evening, guest: str, message: Direct, at: float) -> DirectorAdded:
    """Make a director of a guest with the key. Raises `EuchreError` for another key, and for a director."""
    if not evening.directors.opens(message.key):
        refuse("evening/key", "This is not the directors' key of this evening.")
    if guest in evening.directors:
        refuse("evening/directs", "You direct this evening already.")
    return DirectorAdded(at=at, guest=guest)


def _added(evening: Evening, event: DirectorAdded) -> Evening:
    return replace(evening, directors=evening.directors.joined(event.guest, event.at))


class DismissDirector(StreamMessage, frozen=True):
    """A director dismisses one who came after them, by number; the key that they had is worth nothing any more."""

    always = True  # no evening is left to somebody with a stolen key

    director: DirectorNumber


class DirectorDismissed(StreamEvent, frozen=True):
    """A director was dismissed."""

    exported = ("dismissed",)

    dismissed: int
    """Their number among the directors."""


def dismiss(evening: Evening, guest: str, message: DismissDirector, at: float) -> DirectorDismissed:
    """A director dismisses one who came after them, so that nobody with a stolen key can dismiss those before them.

    Raises `EuchreError` for anybody else, for a number that no director has, and for one who came before them.
    """
    check_director(evening, guest)
    if not evening.directors.has(message.director):
        refuse("evening/no-director", f"There is no director {message.director}.", number=message.director)
    if not evening.directors.may_dismiss(guest, message.director):
        refuse("evening/senior", "You can dismiss only directors who came after you.")
    return DirectorDismissed(at=at, dismissed=message.director)


def _dismissed(evening: Evening, event: DirectorDismissed) -> Evening:
    return replace(evening, directors=evening.directors.dismissed(event.dismissed))


class RenewDirectorsKey(StreamMessage, frozen=True):
    """A director makes the directors' key worthless; there is a new one for others, and the directors stay."""

    always = True  # no evening is left to somebody with a stolen key


class DirectorsKeyRenewed(StreamEvent, frozen=True):
    """The directors' key is another one."""


def renew_key(evening: Evening, guest: str, _: RenewDirectorsKey, at: float) -> DirectorsKeyRenewed:
    """A director renews the directors' key. Raises `EuchreError` for anybody else."""
    check_director(evening, guest)
    return DirectorsKeyRenewed(at=at)


def _renewed(evening: Evening, _: DirectorsKeyRenewed) -> Evening:
    return replace(evening, directors=evening.directors.rekeyed())


DIRECTORS: Final[Acts[Evening]] = Acts(
    answers={Direct: direct, DismissDirector: dismiss, RenewDirectorsKey: renew_key},
    changes={DirectorAdded: _added, DirectorDismissed: _dismissed, DirectorsKeyRenewed: _renewed},
)
