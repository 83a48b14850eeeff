"""Habits of a person, kept between two runs of the terminal."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_config_path

from euchre.bots.lineup.levels import DEFAULT_LEVEL, opponents_named
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.tables.messages import Pace

LONGEST_NAME: Final = 9
"""Characters: a seat beside the felt is no wider."""


class Habits(msgspec.Struct, frozen=True, kw_only=True):
    """The last choices, as they are written in the file: the name, the pace, the coach, the colours, the last game."""

    name: str = "You"
    pace: Pace = "normal"
    coach: bool = True
    four_colours: bool = False
    rules: str = "standard"
    opponents: str = DEFAULT_LEVEL


class HabitFile:
    """A small JSON file; if it is missing or damaged, everything is as in the first run."""

    def __init__(self, file: Path | None = None) -> None:
        self.file: Final = file or user_config_path("euchre", appauthor=False) / "terminal.json"

    def read(self) -> Habits:
        """Read what was remembered."""
        try:
            habits = msgspec.json.decode(self.file.read_bytes(), type=Habits)
            Rules.parse(habits.rules)
            opponents_named(habits.opponents)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, EuchreError):
            return Habits()
        return habits if 0 < len(habits.name.strip()) <= LONGEST_NAME else msgspec.structs.replace(habits, name="You")

    def write(self, habits: Habits) -> None:
        """Remember this; a folder that cannot be written to is no reason to stop a game."""
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_bytes(msgspec.json.encode(habits))
