"""The files of a database, and the check that they are still where it was opened."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from euchre.store.database.errors import Unavailable

MIN_FREE_BYTES: Final = 64 * 2**20
"""Bytes that should be free on the disk."""
_Identity = tuple[int, int] | None


class FileWatch:
    """Notices that the files were removed or replaced; nothing else tells a program that has them open."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        self._files: Final = (path, path.with_name(f"{path.name}-wal"))
        self._known: tuple[_Identity, ...] | None = None

    def remember(self) -> None:
        """Remember which files were opened."""
        self._known = self._found()

    @property
    def is_there(self) -> bool:
        """True while the names lead to the files that were opened."""
        return self._known is None or self._found() == self._known

    @property
    def has_room(self) -> bool:
        """True while the disk has room for a while."""
        try:
            return shutil.disk_usage(self._path.parent).free >= MIN_FREE_BYTES
        except OSError:
            return False

    def check(self) -> None:
        """Raise `Unavailable` where what is written would be lost."""
        if not self.is_there:
            sentence = (
                f"The database {self._path} was removed or replaced while in use: put it back, or restart Euchre."
            )
            raise Unavailable("store/removed", sentence)

    def _found(self) -> tuple[_Identity, ...]:
        return tuple(map(_identity, self._files))


def _identity(path: Path) -> _Identity:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
