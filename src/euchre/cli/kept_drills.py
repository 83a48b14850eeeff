"""The drills that somebody has answered in the terminal, kept until they are due again."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

from euchre.drills.drill import Drill
from euchre.drills.schedule import Scheduled, answered, is_due, is_kept, is_known


class KeptDrills:
    """A small JSON file in the user's data folder; if it is missing or damaged, nothing has been answered yet."""

    def __init__(self) -> None:
        self._file: Final[Path] = user_data_path("euchre", appauthor=False) / "drills.json"
        self._kept: Final[dict[str, Scheduled]] = {}
        with suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError, LookupError, TypeError, ValueError):
            found = msgspec.json.decode(self._file.read_bytes(), type=dict[str, Scheduled])
            for one in found.values():
                is_known(one.state)  # raises if the library cannot read it
            self._kept.update(found)

    @property
    def positions(self) -> Collection[str]:
        """The positions of all of them."""
        return self._kept.keys()

    def due(self, now: float) -> list[str]:
        """The positions of those that are to be asked again, those that wait longest first; `now` in unix seconds."""
        waiting = (position for position, one in self._kept.items() if is_due(one.due, now))
        return sorted(waiting, key=lambda position: self._kept[position].due)

    def answer(self, drill: Drill, now: float, *, right: bool) -> None:
        """Keep an answer, whole or not at all; a folder that cannot be written to is no reason to stop."""
        known = self._kept.get(drill.position)
        before = None if known is None else known.state
        if not is_kept(drill.kind, before, right=right):
            return
        self._kept[drill.position] = answered(before, now, right=right)
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            new = self._file.with_suffix(".new")
            new.write_bytes(msgspec.json.encode(self._kept))
            new.replace(self._file)
