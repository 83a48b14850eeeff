"""The resources that a process takes."""

from __future__ import annotations

import itertools
import resource
from pathlib import Path
from typing import NamedTuple


class Size(NamedTuple):
    """The resources that a process takes."""

    memory: int
    """Bytes of it that are in memory."""
    files: int
    """Files and connections that are open."""


def size_of(pid: int) -> Size:
    """The size of a process that runs, as Linux tells it."""
    process = Path("/proc") / str(pid)
    pages = int((process / "statm").read_text().split()[1])
    return Size(pages * resource.getpagesize(), len(list((process / "fd").iterdir())))


def first_free_file(pid: int) -> int:
    """The number that the next file of a process gets."""
    used = {int(file.name) for file in Path(f"/proc/{pid}/fd").iterdir()}
    return next(number for number in itertools.count() if number not in used)
