"""Runs tasks in this process, on all cores of this machine, or on a cluster.

Dask, which is optional, runs them through joblib. The cluster that ``DASK_SCHEDULER_ADDRESS`` names is joined; without
it, one is started on this machine that nobody else can reach.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from itertools import islice, starmap
from threading import Thread
from time import sleep
from typing import Any, Final

from euchre.extras import missing
from euchre.interrupts import working

_TASKS_PER_WORKER: Final = 16
"""Tasks a worker is given at a time: enough that few wait for the slowest."""

_LOOK: Final = 0.5
"""Seconds between two looks whether the parent is still there."""
StarMap = Callable[[Callable[..., Any], Iterable[tuple[Any, ...]]], Iterator[Any]]


@contextmanager
def worker_pool(jobs: int = 1, backend: str = "local") -> Iterator[StarMap]:
    """A parallel `itertools.starmap`: the results come in the order of the tasks.

    `jobs` is how many tasks run at a time; 0 means one per core, or as many as the cluster can run. `backend` is
    local or dask. Raises `MissingPackage`.
    """
    if backend == "local" and jobs == 1:
        yield starmap
        return
    from joblib import Parallel, delayed, effective_n_jobs, parallel_config  # noqa: PLC0415 - not for one job

    opened = {"local": _local, "dask": _dask}[backend]
    run = partial(_run, os.getpid() if backend == "local" else None)
    with working(), opened(jobs) as name, parallel_config(backend=name, n_jobs=jobs or -1):
        wave_size = _TASKS_PER_WORKER * effective_n_jobs(jobs or -1)
        with Parallel(batch_size=1) as parallel:

            def in_parallel(work: Callable[..., Any], tasks: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
                left = iter(tasks)
                while wave := list(islice(left, wave_size)):  # in waves: not every backend can give results one by one
                    yield from parallel(delayed(run)(work, *task) for task in wave)

            yield in_parallel


def _run(parent: int | None, work: Callable[..., Any], *task: Any) -> Any:
    """Run a task, in a process that ends with its parent, however that ends; a cluster sees to its own."""
    if parent is not None:
        _end_with(parent)
    return work(*task)


@cache
def _end_with(parent: int) -> None:
    Thread(target=_wait_for_the_end, args=(parent,), daemon=True).start()


def _wait_for_the_end(parent: int) -> None:
    while os.getppid() == parent:  # on Windows it stays so
        sleep(_LOOK)
    os._exit(1)


@contextmanager
def _local(_: int) -> Iterator[str]:
    yield "loky"


@contextmanager
def _dask(jobs: int) -> Iterator[str]:
    distributed = _optional("distributed", "dask")
    if _optional("dask", "dask").config.get("scheduler-address", None):
        with distributed.Client():
            yield "dask"
        return
    here = {"host": "127.0.0.1", "dashboard_address": "127.0.0.1:0"}
    workers = jobs or os.cpu_count()
    with (
        distributed.LocalCluster(workers, threads_per_worker=1, **here) as cluster,
        distributed.Client(cluster),
    ):
        yield "dask"


def _optional(module: str, backend: str) -> Any:
    """A module of an optional package; these have no types and are slow to import."""
    try:
        return import_module(module)
    except ImportError as problem:
        raise missing(backend, backend, f"--backend {backend}") from problem
