"""What several workers count is told as one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from euchre.web.metrics import added_up

KILLED = "import os; from euchre.web.metrics import *; TABLES.set(2); MESSAGES.inc(5); os.kill(os.getpid(), 9)"
ANOTHER = """
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from euchre.web.metrics import *
forget_the_dead()
TABLES.set(3)
MESSAGES.inc(4)
registry = CollectorRegistry()
MultiProcessCollector(registry)
print(generate_latest(registry).decode())
"""


@pytest.mark.skipif(os.name != "posix", reason="a process cannot be killed like that elsewhere")
def test_a_dead_workers_messages_still_count_and_its_tables_do_not() -> None:
    with added_up():
        folder = Path(os.environ["PROMETHEUS_MULTIPROC_DIR"])
        subprocess.run([sys.executable, "-c", KILLED], check=False)
        told = subprocess.run([sys.executable, "-c", ANOTHER], check=True, capture_output=True, text=True).stdout
    assert "euchre_tables 3.0" in told.splitlines()
    assert "euchre_messages_total 9.0" in told.splitlines()
    assert not folder.exists()
    assert "PROMETHEUS_MULTIPROC_DIR" not in os.environ


def test_a_folder_that_is_given_is_used_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    with added_up():
        assert os.environ["PROMETHEUS_MULTIPROC_DIR"] == str(tmp_path)
    assert tmp_path.exists()
