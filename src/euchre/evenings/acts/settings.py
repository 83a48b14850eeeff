"""The settings of an evening."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from msgspec import structs

from euchre.core.errors import refuse
from euchre.evenings.evening import (
    Evening,
)
from euchre.evenings.refusals import check_director
from euchre.evenings.settings import EveningSettings, cleaned_settings
from euchre.streams.event import Step
from euchre.streams.logged import Acts
from euchre.streams.message import StreamMessage

_LATER: Final = ("title", "day", "rounds", "scoring", "loners", "euchres", "enter", "players_report", "teams")
"""Settings that may change once a round was seated."""


class SetUp(StreamMessage, frozen=True):
    """A director changes the settings; after the first round only the title, day, rounds, scoring and results."""

    settings: EveningSettings


class SettingsChanged(Step, frozen=True):
    """The settings are changed."""

    exported = ("settings",)

    settings: EveningSettings


def set_up(evening: Evening, guest: str, message: SetUp, at: float) -> SettingsChanged:
    """A director changes the settings.

    Raises `EuchreError` for anybody else, for what is fixed once a round is seated, and as `cleaned_settings` does.
    """
    check_director(evening, guest)
    settings = cleaned_settings(message.settings)
    if evening.rounds:
        fixed = structs.replace(settings, **{name: getattr(evening.settings, name) for name in _LATER})
        if fixed != evening.settings or len(settings.teams) != len(evening.settings.teams):
            sentence = (
                "Once a round is seated, only title, day, rounds, scoring and how results are entered can change."
            )
            refuse("evening/begun", sentence)
        if settings.rounds < len(evening.rounds):
            refuse("evening/rounds", f"Round {len(evening.rounds)} is seated already.", round=len(evening.rounds))
    return SettingsChanged(at=at, settings=settings)


def _changed(evening: Evening, event: SettingsChanged) -> Evening:
    """Change the settings; who is in a team that has another name by now stays in it."""
    if event.settings.teams == evening.settings.teams:
        return replace(evening, settings=event.settings)
    renamed = dict(zip(evening.settings.teams, event.settings.teams, strict=False))
    entries = {
        number: replace(entry, team=renamed.get(entry.team, entry.team)) for number, entry in evening.entries.items()
    }
    return replace(evening, settings=event.settings, entries=MappingProxyType(entries))


SETTINGS: Final[Acts[Evening]] = Acts(
    answers={SetUp: set_up},
    changes={SettingsChanged: _changed},
)
