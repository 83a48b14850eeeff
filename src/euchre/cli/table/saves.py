"""The files of games: the current one, and the shelf with the others."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from secrets import randbits
from typing import Any, Final, NamedTuple

from platformdirs import user_data_path

from euchre.bots.lineup.levels import SWIFT
from euchre.bots.registry import bot_names
from euchre.cli.output import printable
from euchre.cli.table.setup import Setup
from euchre.core.errors import EuchreError
from euchre.record.log import LogWriter, is_log, parse_log
from euchre.record.match_record import MatchRecord
from euchre.record.read import read_text

_NOTE: Final = "table"


class Found(NamedTuple):
    """A saved game: an interrupted game, or the file that a damaged one was kept as."""

    record: MatchRecord | None = None
    damaged: str = ""


class Saves:
    """The file of the game on the table (`current`), and the folder (`shelf`) where earlier games are kept.

    A file is never overwritten, and deleted only if the player says so: before a new game begins, the old one goes
    to the shelf. A file that the player chose (`chosen`) and that holds something else is not touched.
    """

    def __init__(self, current: Path, shelf: Path, *, chosen: bool = False) -> None:
        self.current: Final = current
        self.shelf: Final = shelf
        self._chosen: Final = chosen

    @classmethod
    def at(cls, file: Path | None) -> Saves:
        """Games kept in a file of the player's choice, or (None) in their user data folder."""
        if file is not None:
            return cls(file, file.parent, chosen=True)
        folder = user_data_path("euchre", appauthor=False)
        return cls(folder / "table.jsonl", folder / "games")

    def look(self) -> Found:
        """The interrupted game, if there is one. A damaged file is put aside.

        Raises `EuchreError` if the player chose a file that holds something else.
        """
        if not self._occupied():
            return Found()
        try:
            record = parse_log(read_text(self.current), torn_tail=True)
        except EuchreError:
            return Found(damaged=self._put_aside("damaged").name)
        return Found() if record.final.over else Found(record)

    def begin(self, setup: Setup) -> LogWriter:
        """A new log for a new game; what was on the table goes to the shelf."""
        if self._occupied():
            self._put_aside("game")
        return self._log(MatchRecord(rules=setup.rules, players=setup.names, notes={_NOTE: _notes(setup)}))

    def resume(self, record: MatchRecord) -> LogWriter:
        """The log of an interrupted game, to be continued."""
        return self._log(record)

    def give_up(self) -> None:
        """Put the game on the table on the shelf for good: it is not offered again."""
        if self._occupied():
            self._put_aside("given-up")

    def delete(self) -> None:
        """Delete the game on the table."""
        if self._occupied():
            self.current.unlink()

    def _log(self, record: MatchRecord) -> LogWriter:
        try:
            self.current.parent.mkdir(parents=True, exist_ok=True)
            return LogWriter(self.current, record)
        except OSError as problem:
            reason = (problem.strerror or "it cannot be written").lower()
            if isinstance(problem, FileExistsError):
                reason = "its folder is a file"
            raise EuchreError("save/unwritable", f"Games cannot be saved in {self.current}: {reason}.") from None

    def _occupied(self) -> bool:
        """True if a game lies on the table. Raises `EuchreError` for a file that must not be moved away."""
        if not self.current.exists():
            return False
        if not self.current.is_file():
            raise EuchreError("save/not-a-file", f"{self.current} is not a file, so no game can be saved in it.")
        with self.current.open("rb") as file:
            start = file.read(64)
        if self._chosen and start and not is_log(start.decode("utf-8", "replace")):
            raise EuchreError("save/foreign", f"{self.current} is not a saved game: choose another file.")
        return bool(start)

    def _put_aside(self, kind: str) -> Path:
        self.shelf.mkdir(parents=True, exist_ok=True)
        number = 1
        while (aside := self.shelf / f"{self.current.stem}-{kind}-{number}{self.current.suffix}").exists():
            number += 1
        return self.current.rename(aside)


def _notes(setup: Setup) -> dict[str, Any]:
    return {"seed": setup.seed, "bots": list(setup.bots), "asks_cut": setup.asks_cut, "asks_alone": setup.asks_alone}


def setup_of(record: MatchRecord) -> Setup:
    """The setup of a saved game; swift plays for a bot that is no longer installed."""
    notes = record.notes.get(_NOTE, {})
    notes = notes if isinstance(notes, Mapping) else {}
    seed, bots = notes.get("seed"), notes.get("bots")
    seated = bots if isinstance(bots, list) and len(bots) == len(record.players) - 1 else []
    return Setup(
        rules=record.rules,
        seed=seed if isinstance(seed, int) else randbits(32),
        name=printable(record.players[0]),
        bots=tuple(map(_installed, seated)),
        asks_cut=notes.get("asks_cut", True) is True,
        asks_alone=notes.get("asks_alone", True) is True,
    )


def _installed(name: object) -> str:
    """The name with its options, or swift: a file must never start a program."""
    return name if isinstance(name, str) and name.partition(":")[0] in bot_names() else SWIFT
