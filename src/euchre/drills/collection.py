"""The collection of drills for everybody; docs/drills.md says how it was made.

``collection.json`` is written by ``python -m tools.make_drills``.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from euchre.drills.drill import Drill

COLLECTION: Final = Path(__file__).with_name("collection.json")


class CollectionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of the file."""

    about: str
    command: str
    drills: tuple[Drill, ...]


@cache
def collection() -> dict[str, Drill]:
    """The drills by their positions, kind by kind, in the order in which they were made."""
    drills = msgspec.json.decode(COLLECTION.read_bytes(), type=CollectionFile).drills
    return {drill.position: drill for drill in drills}
