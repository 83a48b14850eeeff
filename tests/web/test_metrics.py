"""The metrics of several workers, added up as one."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from euchre.web.telemetry.metrics import added_up
from support.postgres import Server
from support.serving import Serving
from support.web import PATIENCE

KILLED = (
    "import os; from euchre.web.telemetry.metrics import *; TABLES.set(2); MESSAGES.inc(5); os.kill(os.getpid(), 9)"
)
LEFT = "from euchre.web.telemetry.metrics import *; TABLES.set(2); MESSAGES.inc(5); leave()"
LARGE = "from euchre.web.telemetry.metrics import *; held = b'x' * 10**8; measure_process(); print(MEMORY._value.get())"
ANOTHER = """
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from euchre.web.telemetry.metrics import *
forget_the_dead()
TABLES.set(3)
MESSAGES.inc(4)
measure_process()
registry = CollectorRegistry()
MultiProcessCollector(registry)
print(generate_latest(registry).decode())
"""


def _told_after(first: str) -> list[str]:
    """The metrics another worker tells once the first has ended; the folder in which they counted is gone."""
    with added_up():
        folder = Path(os.environ["PROMETHEUS_MULTIPROC_DIR"])
        subprocess.run([sys.executable, "-c", first], check=False)
        told = subprocess.run([sys.executable, "-c", ANOTHER], check=True, capture_output=True, text=True).stdout
    assert not folder.exists()
    assert "PROMETHEUS_MULTIPROC_DIR" not in os.environ
    return told.splitlines()


@pytest.mark.skipif(os.name != "posix", reason="a process cannot be killed like that elsewhere")
@pytest.mark.parametrize(("first", "died"), [(KILLED, 1.0), (LEFT, 0.0)], ids=["killed", "left"])
def test_a_gone_workers_messages_count_but_not_its_tables_and_its_death_is_noticed(first: str, died: float) -> None:
    told = _told_after(first)
    assert "euchre_tables 3.0" in told
    assert "euchre_messages_total 9.0" in told
    assert f"euchre_lost_workers_total {died}" in told


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how large a process is")
def test_several_workers_tell_how_large_the_largest_that_lives_is() -> None:
    lines = _told_after(f"{LARGE}; import os; os.kill(os.getpid(), 9)")
    told = dict(line.rsplit(" ", 1) for line in lines if line.startswith("euchre_"))
    assert 1e7 < float(told["euchre_memory_bytes"]) < 1e8, "the one with 100 MB more is dead"
    assert 3 <= float(told["euchre_open_files"]) < 100
    assert float(told["euchre_most_files"]) == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    with added_up():
        large = subprocess.run([sys.executable, "-c", LARGE], check=True, capture_output=True, text=True).stdout
    assert float(large) > 1e8


def test_a_folder_that_is_given_is_used_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    with added_up():
        assert os.environ["PROMETHEUS_MULTIPROC_DIR"] == str(tmp_path)
    assert tmp_path.exists()


@pytest.mark.slow
def test_a_worker_that_is_killed_is_counted_by_the_one_that_takes_its_place(server: Server, tmp_path: Path) -> None:
    store = asyncio.run(server.emptied())
    with Serving(tmp_path, real=True, options=("--workers", "2"), store=store) as serving:
        started = serving.workers(2)
        since = time.monotonic()
        os.kill(started[0], signal.SIGKILL)
        while "euchre_lost_workers_total 1.0" not in _figures(serving.address):
            assert time.monotonic() - since < 2 * PATIENCE, serving.log
            time.sleep(0.2)


def _figures(address: str) -> list[str]:
    """The metrics of a worker, nothing while it does not answer."""
    with suppress(httpx.TransportError):
        return httpx.get(f"{address}/metrics").text.splitlines()
    return []
