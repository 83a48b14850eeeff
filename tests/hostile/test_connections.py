"""A server without free files, or behind a proxy it does not know: the log says so once, and it recovers."""

import asyncio
import errno
import logging
import os
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from prometheus_client import REGISTRY

from euchre.web.settings.settings import Settings
from euchre.web.telemetry.open_files import handle_failure
from support.process_size import first_free_file
from support.sampling import few
from support.serving import Serving
from support.web import PATIENCE, http_at, served


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]


async def test_that_no_file_is_left_is_counted_and_any_other_failure_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    loop, before = asyncio.get_running_loop(), _cut_for_files()
    for _ in range(100):
        problem = OSError(errno.EMFILE, os.strerror(errno.EMFILE))
        handle_failure(loop, {"message": "socket.accept() out of system resource", "exception": problem})
    assert (_cut_for_files() - before, caplog.records) == (100, [])
    handle_failure(loop, {"message": "a mistake", "exception": ValueError("of ours")})
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def _cut_for_files() -> float:
    return REGISTRY.get_sample_value("euchre_cut_total", {"what": "files"}) or 0.0


@pytest.mark.slow
def test_a_real_server_that_can_open_no_file_at_all_says_so_once_and_recovers(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        since = time.monotonic()
        while "No more files can be opened" not in server.log:  # where one is closed, its number is free again
            assert time.monotonic() - since < PATIENCE, f"it writes something else: {server.log}"
            server.limit(resource.RLIMIT_NOFILE, first_free_file(server.pid))
            time.sleep(0.05)
        for _ in range(5):
            assert not answers(server.address)
        server.limit(resource.RLIMIT_NOFILE, 4096)
        server.writes("Files can be opened again.")
        assert answers(server.address)
        ours = [line for line in server.log.splitlines() if "The database " not in line]  # it may miss files, too
        assert len(ours) == 2


@contextmanager
def from_everywhere(port: int) -> Iterator[None]:
    """A hundred silent connections of ten addresses."""
    opened = []
    try:
        for number in range(100):
            one = socket.socket()
            opened.append(one)
            one.bind((f"127.0.0.{2 + number // 10}", 0))
            one.connect(("127.0.0.1", port))
        yield
    finally:
        for one in opened:
            one.close()


@pytest.mark.slow
def test_a_real_server_without_free_files_recovers(tmp_path: Path) -> None:
    few = ("sh", "-c", 'ulimit -n 64; exec "$@"', "sh")
    with Serving(tmp_path, under=few) as server:
        with from_everywhere(server.port), pytest.raises(httpx.TransportError):
            httpx.get(f"{server.address}/health", timeout=3)
        since = time.monotonic()
        while not answers(server.address):
            assert time.monotonic() - since < PATIENCE, "it lets people in again"
            time.sleep(0.05)
        assert server.log.count("\n") <= 2, "it has no line for each connection"


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/health", timeout=PATIENCE).is_success
    except httpx.TransportError:
        return False


@pytest.mark.parametrize(
    ("behind", "said"),
    few([(None, 1), ("127.0.0.1", 0), ("*", 0), ("192.0.2.1,10.0.0.0/8", 1)], keep={None, "127.0.0.1"}),
)
async def test_who_speaks_for_others_and_is_not_believed_is_told_in_the_log_once(
    settings: Settings, caplog: pytest.LogCaptureFixture, behind: str | None, said: int
) -> None:
    async with served(settings, behind=behind) as at, http_at(at) as http:
        await http.get("/health")
        assert warnings(caplog) == []
        for number in range(5):
            await http.get("/health", headers={"X-Forwarded-For": f"203.0.113.{number}"})
    sentence = "X-Forwarded-For from 127.0.0.0/24 is not believed: name your proxy with --behind-proxy if that is it"
    assert warnings(caplog) == [sentence] * said
