"""The manifest of a data set: the file `data.json` beside its files of rows."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from euchre.core.errors import EuchreError
from euchre.data.plan import DataPlan
from euchre.env.layout import layout_of
from euchre.env.numbering import ACTIONS
from euchre.version import __version__

FORMAT: Final = 2
NAME: Final = "data.json"


class Shard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of the data set, as it was written."""

    file: str
    rows: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The plan of a data set, and the files made so far."""

    format: int
    euchre: str
    """The version that made it."""
    layout: str
    """The SHA-256 of the names of all places of an observation and of all actions."""
    plan: DataPlan
    shards: tuple[Shard, ...] = ()

    @property
    def rows(self) -> int:
        """The number of rows."""
        return sum(shard.rows for shard in self.shards)

    @property
    def whole(self) -> bool:
        """True once every match of the plan is there."""
        return len(self.shards) == self.plan.shards


def fresh(plan: DataPlan) -> Manifest:
    """A data set of which nothing is there yet."""
    names = layout_of(plan.seating.players).names
    layout = sha256("\n".join((*names, *map(str, ACTIONS))).encode()).hexdigest()
    return Manifest(FORMAT, __version__, layout, plan)


def read_manifest(folder: Path) -> Manifest:
    """The manifest in a folder. Raises `EuchreError`, in one sentence, if that is no data set this version knows."""
    path = folder / NAME
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Manifest)
    except FileNotFoundError as problem:
        raise EuchreError("data/none", f"{folder} holds no data set: there is no {NAME}.") from problem
    except msgspec.MsgspecError as problem:
        raise EuchreError("data/unreadable", f"{path} is not the list of a data set: {problem}.") from problem
    if found.format != FORMAT:
        raise EuchreError("data/newer", f"{path} has format {found.format}; this version knows {FORMAT}.")
    return found


def keep_manifest(folder: Path, manifest: Manifest) -> None:
    """Write down what is there."""
    put(folder / NAME, msgspec.json.format(msgspec.json.encode(manifest), indent=1) + b"\n")


def put(path: Path, content: bytes) -> None:
    """Write a file that is there whole or not at all."""
    beside = path.with_name(f"{path.name}.part")
    beside.write_bytes(content)
    beside.replace(path)
