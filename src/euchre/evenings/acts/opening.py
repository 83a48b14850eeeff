"""The opening of an evening."""

from __future__ import annotations

from euchre.evenings.evening import (
    Evening,
)
from euchre.evenings.settings import EveningSettings
from euchre.streams.event import StreamEvent
from euchre.streams.guest import Guest
from euchre.streams.managers import Managers


class EveningOpened(StreamEvent, frozen=True):
    """An evening is opened. It is always the first event.

    All draws of seats and the directors' key follow from `seed`, which is secret.
    """

    exported = ("evening", "code", "director", "settings", "club")

    evening: str
    code: str
    director: Guest
    seed: str
    settings: EveningSettings
    club: str = ""
    """The code of the club whose evening it is."""


def opened(event: EveningOpened) -> Evening:
    """The evening after its opening."""
    return Evening(
        id=event.evening,
        code=event.code,
        seed=event.seed,
        club=event.club,
        settings=event.settings,
        directors=Managers.founded(event.seed, event.director, event.at),
        at=event.at,
        log=(event,),
    )
