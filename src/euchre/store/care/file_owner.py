"""Owner of a database file, so that the server can open it after anybody has made it."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from euchre.core.errors import EuchreError

_ROOT: Final = 0
_PRIVATE: Final = 0o600


class FileOwner(NamedTuple):
    """A user and a group by their numbers, and the mode of the file, such as ``0o600``."""

    user: int
    group: int
    mode: int

    def take(self, file: Path) -> None:
        """Make a file theirs. The group stays the caller's where only root may choose it."""
        file.chmod(self.mode)
        if sys.platform == "win32":
            return
        with suppress(PermissionError):
            os.chown(file, -1, self.group)
        if self.user != os.geteuid():
            os.chown(file, self.user, -1)

    def other_user(self) -> str | None:
        """Their name, or their number where they have none; None if that is the caller."""
        if sys.platform == "win32" or self.user == os.geteuid():
            return None
        import pwd  # noqa: PLC0415 - Windows has none

        try:
            return pwd.getpwuid(self.user).pw_name
        except KeyError:
            return str(self.user)


def owner_for(file: Path) -> FileOwner:
    """The owner of a new file in this place: as the one that it replaces, otherwise as its folder.

    Raises `EuchreError` where it replaces a file of somebody else, and only root may give it to them.
    """
    try:
        there = file.stat() if file.exists() else None
        of = there or file.parent.stat()
    except OSError as problem:
        raise EuchreError("restore/folder", f"{file} cannot be made: {problem.strerror}.") from problem
    owner = FileOwner(of.st_uid, of.st_gid, _PRIVATE if there is None else stat.S_IMODE(there.st_mode))
    if sys.platform == "win32" or os.geteuid() in (_ROOT, owner.user):
        return owner
    if there is None:  # a folder for everybody, such as /tmp
        return FileOwner(os.geteuid(), os.getegid(), _PRIVATE)
    raise EuchreError("restore/owner", f"{file} belongs to {owner.other_user()}: restore it as that user, or as root.")
