"""A data set made, file by file, or gone on with."""

from __future__ import annotations

from collections.abc import Callable
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
    done = len(manifest.shards)
    with worker_pool(jobs, backend) as starmap:
        files = starmap(shard_bytes, [(plan, shard) for shard in range(done, plan.shards)])
        for number, (content, rows) in enumerate(files, done):
            shard = Shard(f"part-{number:05}.parquet", rows, sha256(content).hexdigest())
            put(folder / shard.file, content)
            manifest = replace(manifest, shards=(*manifest.shards, shard))
            keep_manifest(folder, manifest)
            if on_shard is not None:
                on_shard(shard)
    put(folder / CARD, card(manifest).encode())
    return manifest


def _begun(folder: Path, plan: DataPlan) -> Manifest:
    """What is there of this plan already; the folder is made where there is none."""
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
