"""Metrics for Prometheus: how much is going on and how long it takes; never who, or which cards."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from prometheus_client import Counter, Gauge, Histogram
from prometheus_client.multiprocess import mark_process_dead

CONNECTIONS: Final = Gauge("euchre_connections", "Open live connections", multiprocess_mode="livesum")
TABLES: Final = Gauge("euchre_tables", "Tables in memory", multiprocess_mode="livesum")
LISTENING: Final = Gauge("euchre_listening", "1 while all workers hear of each other", multiprocess_mode="livemin")
MESSAGES: Final = Counter("euchre_messages", "Messages read from clients")
REFUSALS: Final = Counter("euchre_refusals", "Messages refused, by code", ["code"])
CUT: Final = Counter("euchre_cut", "Connections and requests cut off because they were too many, by what", ["what"])
PROBLEMS: Final = Gauge(
    "euchre_problems", "Workers that are not ready, by why", ["problem"], multiprocess_mode="livesum"
)
STORE_FAILURES: Final = Counter("euchre_store_failures", "Steps that could not be kept")
_MOMENTS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)
CLOCK_STEPS: Final = Counter("euchre_clock_steps", "Times that the computer's clock was set while the server ran")
MISTAKES: Final = Counter("euchre_mistakes", "Failures of the server's own tasks, by task", ["task"])
UNREADABLE: Final = Counter("euchre_unreadable", "Tables that a worker found it cannot read")
KEEPING: Final = Histogram("euchre_keeping_seconds", "Time until a step is kept", buckets=_MOMENTS)
ANSWERING: Final = Histogram("euchre_answering_seconds", "Time until a message is answered", buckets=_MOMENTS)
THINKING: Final = Histogram("euchre_thinking_seconds", "Time a bot thinks", buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 5))
QUEUE: Final = Gauge("euchre_queue", "Work that waits for a thread", ["queue"], multiprocess_mode="livesum")
_WAITS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15, 60)
QUEUED: Final = Histogram("euchre_queue_seconds", "Time that work waits for a thread", ["queue"], buckets=_WAITS)
STAND_IN_ANSWERS: Final = Counter("euchre_stand_in_answers", "Decisions by swift because the bot had to wait")
LOST_PROCESSES: Final = Counter("euchre_lost_processes", "Times that a process of bots or reviews has died")
LOST_WORKERS: Final = Counter("euchre_lost_workers", "Times that a worker has died, and another took its place")
MEMORY: Final = Gauge("euchre_memory_bytes", "Memory of the largest worker", multiprocess_mode="livemax")
OPEN_FILES: Final = Gauge(
    "euchre_open_files", "Connections and files open in the worker that has most", multiprocess_mode="livemax"
)
MOST_FILES: Final = Gauge(
    "euchre_most_files", "Connections and files that a worker may have open", multiprocess_mode="livemax"
)
_MYSELF: Final = Path("/proc/self")
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable with the folder in which processes that start with it count together."""


def measure_process() -> None:
    """Note how large this worker is, and how many files it has open; only their limit where there is no ``/proc``."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - which some systems do not have

    MOST_FILES.set(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
    folder = _MYSELF / "fd"
    with suppress(OSError):  # no file can be opened, not even these: what was noted last is nearly right
        size = folder.stat().st_size  # 0 before Linux 6.2
        OPEN_FILES.set(size or len(os.listdir(folder)))  # noqa: PTH208 - which makes no `Path` of each
        pages = int((_MYSELF / "statm").read_text("ascii").split()[1])
        MEMORY.set(pages * resource.getpagesize())


@contextmanager
def added_up() -> Iterator[None]:
    """Let the workers that start in the meantime count together: any of them reports what all have done."""
    if FOLDER in os.environ:
        try:
            yield
        finally:
            leave()
        return
    with tempfile.TemporaryDirectory(prefix="euchre-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def leave() -> None:
    """Take the tables and connections of a worker that ends in good order out of the count."""
    if FOLDER in os.environ:
        mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]


def forget_the_dead() -> None:
    """Drop the gauges of workers that died without a word; what they counted stays."""
    folder = os.environ.get(FOLDER)
    if folder is None or os.name != "posix":  # elsewhere asking whether a process runs would end it
        return
    for file in Path(folder).glob("gauge_livesum_*.db"):  # which every worker has
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            with suppress(FileNotFoundError):  # another worker was first
                file.unlink()
                LOST_WORKERS.inc()
                mark_process_dead(pid)  # type: ignore[no-untyped-call]
        except PermissionError:
            pass
