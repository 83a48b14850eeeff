"""Processes that work for a command."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from support.sampling import few

if os.name == "nt":
    pytest.skip("there a signal ends a process without asking it", allow_module_level=True)

_WORKING = """
import os
import signal
from time import sleep
from euchre.lab.worker_pool import worker_pool

signal.signal(signal.SIGHUP, signal.SIG_DFL)  # whoever started the tests with nohup has had it ignored

def work(number):
    os.write(1, f"{number}\\n".encode())  # at once: two that print may mix their lines
    sleep(3600)

with worker_pool(2) as starmap:
    list(starmap(work, [(1,), (2,)]))
"""
PATIENCE = 60.0


@pytest.mark.parametrize(
    ("number", "status"),
    few(
        [
            (signal.SIGTERM, 128 + signal.SIGTERM),
            (signal.SIGHUP, 128 + signal.SIGHUP),  # its terminal was closed
            (signal.SIGKILL, -signal.SIGKILL),
        ],
        keep={signal.SIGKILL},
    ),
)
def test_the_processes_of_a_command_end_with_it_however_it_ends(number: signal.Signals, status: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _WORKING],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as command:
        try:
            assert command.stdout is not None
            assert {command.stdout.readline() for _ in range(2)} == {"1\n", "2\n"}
            command.send_signal(number)
            # the pipes are at their end once nobody is left who could write
            out, problems = command.communicate(timeout=PATIENCE)
            assert (out, command.returncode) == ("", status)
            assert not problems or number == signal.SIGKILL, "joblib says what it clears away"
            assert not [*Path("/dev/shm").glob(f"*loky-{command.pid}-*")]
        finally:
            with suppress(ProcessLookupError):
                os.killpg(command.pid, signal.SIGKILL)
