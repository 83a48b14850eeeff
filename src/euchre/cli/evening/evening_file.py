"""A file of an evening: its events, one line of JSON each, each on the disk before the next command is asked for."""

from __future__ import annotations

import os
import secrets
import time
from pathlib import Path
from typing import Any, Final

import msgspec

from euchre.core.errors import ParseError
from euchre.evenings.evening import Evening
from euchre.evenings.events import EveningEvent, EveningOpened, decode, encode
from euchre.evenings.fold import evolve, opened
from euchre.evenings.messages import EveningMessage
from euchre.evenings.settings import EveningSettings
from euchre.evenings.step import EveningInput, Said, step

DIRECTOR: Final = "director"
"""The sender of all messages."""


class EveningFile:
    """An evening that is kept in a file, and goes on where it was when the file is opened again."""

    def __init__(self, path: Path) -> None:
        """Open a file or begin one. Raises `ParseError` for one that is something else, `OSError` if it fails."""
        self.path: Final = path
        self._file = path.open("a+b", buffering=0)
        try:
            self._file.seek(0)
            log = _events(path, self._whole_lines())
            self.is_new: Final = not log
            first = () if log else (_new(),)
            for event in first:
                self._write(event)
            self.evening: Evening = opened((*log, *first))
        except BaseException:
            self._file.close()
            raise

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def says(self, kind: type[EveningMessage], **fields: Any) -> None:
        """Send a message. Raises `EuchreError` where it is refused."""
        self.take(Said(DIRECTOR, kind(id=secrets.token_hex(8), **fields)))

    def take(self, received: EveningInput) -> None:
        """Keep what an input leads to. Raises `EuchreError` where it is refused."""
        event = step(self.evening, received, time.time())
        if event is not None:
            self._write(event)
            self.evening = evolve(self.evening, event)

    def _write(self, event: EveningEvent) -> None:
        self._file.write(encode(event) + b"\n")
        os.fsync(self._file.fileno())

    def _whole_lines(self) -> list[bytes]:
        """The lines of the file; a last one that a crash has left incomplete is cut off."""
        stored = self._file.read()
        whole = stored[: stored.rfind(b"\n") + 1]
        if len(whole) < len(stored) and whole:
            self._file.truncate(len(whole))
        return (whole or stored).splitlines()


def _new() -> EveningOpened:
    return EveningOpened(
        at=time.time(),
        evening=secrets.token_hex(16),
        code="",
        director=DIRECTOR,
        seed=secrets.token_hex(32),
        settings=EveningSettings(),
    )


def _events(path: Path, lines: list[bytes]) -> tuple[EveningEvent, ...]:
    """The events of the lines. Raises `ParseError` with the number of a line that is not an event."""
    found: list[EveningEvent] = []
    for number, line in enumerate(lines, 1):
        try:
            event = decode(line)
        except (msgspec.DecodeError, UnicodeError) as problem:
            raise ParseError("evening/file", f"Line {number} of {path.name} is no event of an evening.") from problem
        if isinstance(event, EveningOpened) != (number == 1):
            raise ParseError("evening/file", f"Line {number} of {path.name} is out of place.")
        found.append(event)
    return tuple(found)
