"""Makes a data set file by file, or continues one."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from euchre.core.errors import EuchreError
from euchre.data.card import card
from euchre.data.manifest import Manifest, Shard, fresh, keep_manifest, put, read_manifest
from euchre.data.plan import DataPlan
from euchre.data.shard import shard_bytes
from euchre.lab.worker_pool import worker_pool

CARD: Final = "README.md"
_AT_ONCE: Final = 64
"""Files under way on a cluster."""


def make(
    folder: Path,
    plan: DataPlan,
    *,
    jobs: int = 1,
    backend: str = "local",
    on_shard: Callable[[Shard], None] | None = None,
) -> Manifest:
    """Make a data set, or go on with one that the same plan and version began.

    A file has its name once it is whole, and is listed once it is there: stopped at any moment, only the files under
    way are lost. `jobs` and `backend` are those of `euchre.lab.worker_pool.worker_pool`. Raises `EuchreError` if the
    folder holds something else, and `MissingPackage` without pyarrow.
    """
    plan.check()
    manifest = _begun(folder, plan)
    with worker_pool(jobs, backend) as starmap:
        for wave in _waves(range(len(manifest.shards), plan.shards), jobs, backend):
            made = starmap(shard_bytes, [(plan, plan.matches_of(number)) for number in wave])
            for number, (content, rows) in zip(wave, made, strict=True):
                shard = Shard(f"part-{number:05}.parquet", rows, sha256(content).hexdigest())
                put(folder / shard.file, content)
                manifest = replace(manifest, shards=(*manifest.shards, shard))
                keep_manifest(folder, manifest)
                if on_shard is not None:
                    on_shard(shard)
    put(folder / CARD, card(manifest).encode())
    return manifest


def _waves(numbers: range, jobs: int, backend: str) -> Iterator[range]:
    """The files that are made at a time: a pool gives its results together, and what is not kept yet can be lost."""
    size = _AT_ONCE if backend != "local" else jobs or os.cpu_count() or 1
    yield from (numbers[first : first + size] for first in range(0, len(numbers), size))


def _begun(folder: Path, plan: DataPlan) -> Manifest:
    """The part of this plan that is made already; a missing folder is made."""
    begun = fresh(plan)
    if not folder.exists() or not any(folder.iterdir()):
        folder.mkdir(parents=True, exist_ok=True)
        keep_manifest(folder, begun)
        return begun
    found = read_manifest(folder)
    if replace(found, shards=()) != begun:
        sentence = f"{folder} holds a data set of another plan or version: choose another folder, or the same options."
        raise EuchreError("data/other", sentence)
    return found
