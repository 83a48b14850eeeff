"""Processes that work for a command."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress

import pytest

_WORKING = """
import os
from time import sleep
from euchre.lab.worker_pool import worker_pool

def work(number):
    os.write(1, f"{number}\\n".encode())  # at once: two that print may mix their lines
    sleep(3600)

with worker_pool(2) as starmap:
    list(starmap(work, [(1,), (2,)]))
"""
PATIENCE = 60.0


@pytest.mark.skipif(os.name == "nt", reason="there a signal ends a process without asking it")
def test_a_command_that_is_told_to_terminate_takes_its_processes_with_it() -> None:
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
            command.terminate()
            # the pipes are at their end once nobody is left who could write
            assert command.communicate(timeout=PATIENCE) == ("", "")
            assert command.returncode == 128 + signal.SIGTERM
        finally:
            with suppress(ProcessLookupError):
                os.killpg(command.pid, signal.SIGKILL)
