"""Addresses that open connection after connection: the others still get in, and the log stays short."""

import asyncio
import errno
import logging
import os
import resource
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from prometheus_client import REGISTRY

from euchre.web.quotas.socket_limit import SocketLimit, handle_failure
from euchre.web.settings.limits import Limits
from euchre.web.settings.networks import Proxies
from euchre.web.settings.settings import Settings
from support.process_size import first_free_file
from support.sampling import few
from support.serving import Serving
from support.web import PATIENCE, SOLO, Guest, has_a_trick, http_at, served

FIVE = Limits(sockets_here=5)
NOBODY = Proxies(None)


def closed_so_far() -> float:
    return REGISTRY.get_sample_value("euchre_cut_total", {"what": "sockets"}) or 0.0


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]


@asynccontextmanager
async def silent(at: str, number: int) -> AsyncIterator[list[asyncio.StreamReader]]:
    """Open `number` connections that stay silent."""
    host, _, port = at.partition(":")
    opened = [await asyncio.open_connection(host, int(port)) for _ in range(number)]
    try:
        yield [reader for reader, _ in opened]
    finally:
        for _, writer in opened:
            writer.close()


async def is_closed(reader: asyncio.StreamReader) -> bool:
    """Wait for the end of a connection."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read() == b""
        except ConnectionResetError:
            return True


async def health(at: str, source: str) -> int:
    transport = httpx.AsyncHTTPTransport(local_address=source)
    async with http_at(at, transport=transport) as http:
        return (await http.get("/health")).status_code


async def test_who_opens_too_many_connections_is_shut_out_and_nobody_else(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    before = closed_so_far()
    async with served(replace(settings, limits=FIVE)) as at:
        async with silent(at, 30) as readers:
            assert all([await is_closed(reader) for reader in readers[5:]])
            assert await health(at, "127.0.0.2") == 200
            assert not any(reader.at_eof() for reader in readers[:5])
        assert closed_so_far() == before + 25
        await until_it_lets_in(at)
    assert warnings(caplog) == ["Somebody in 127.0.0.0/24 has 5 open connections: more are closed at once"]


async def until_it_lets_in(at: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(httpx.TransportError):
                assert await health(at, "127.0.0.1") == 200
                return


async def test_a_live_line_is_a_connection_until_it_is_closed(settings: Settings) -> None:
    async with served(replace(settings, limits=FIVE)) as at, Guest(at) as ann:
        code = await ann.opens(**SOLO)
        for _ in range(4):  # twenty one after the other
            await until_it_lets_in(at)
            async with (
                ann.at_table(code) as one,
                ann.at_table(code) as two,
                ann.at_table(code) as three,
                ann.at_table(code) as four,
                silent(at, 5) as readers,
            ):
                for live in (one, two, three, four):
                    await live.next()
                assert sum([await is_closed(reader) for reader in readers[1:]]) == 4


async def test_behind_a_proxy_all_connections_are_the_proxys(settings: Settings) -> None:
    async with served(replace(settings, limits=FIVE), behind="127.0.0.1") as at, silent(at, 30):
        assert await health(at, "127.0.0.1") == 200


def test_some_files_are_kept_for_the_store_and_for_who_is_playing() -> None:
    sockets = SocketLimit(500, 1000, NOBODY)
    shares = [sum(sockets.admit(object(), f"192.0.2.{address}") for _ in range(1000)) for address in range(6)]
    assert shares == [225, 225, 225, 900 - 900 // 8 - 3 * 225, 0, 0]


def test_who_plays_finds_a_place_where_strangers_have_taken_all() -> None:
    now = 0.0
    sockets = SocketLimit(500, 300, NOBODY, lambda: now)
    sockets.note_player("198.51.100.1")
    sockets.note_player("192.0.2.1")
    for address in range(8):
        for _ in range(100):
            sockets.admit(object(), f"192.0.2.{address}")
    assert not sockets.admit("a stranger", "203.0.113.1")
    assert not sockets.admit("a stranger who plays, too", "192.0.2.1")
    assert sum(sockets.admit(object(), "198.51.100.1") for _ in range(20)) == 8, "enough for a household"
    now = 3600.0
    sockets.note_player("198.51.100.2")
    assert not sockets.admit("who played an hour ago", "198.51.100.1")
    assert sockets.admit("who plays now", "198.51.100.2")


async def test_the_address_of_whoever_plays_is_noted(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    noted = list[str]()
    monkeypatch.setattr(SocketLimit, "note_player", lambda _, host: noted.append(host))
    async with served(settings) as at, Guest(at) as ann, ann.at_table(await ann.opens(**SOLO)) as live:
        await live.shuffle()
        assert not noted
        await live.play(has_a_trick)
        await live.ask("look")
    assert set(noted) == {"127.0.0.1"}


@pytest.mark.slow
def test_a_customer_of_ipv6_has_the_connections_of_one_address() -> None:
    sockets = SocketLimit(500, 10_000, NOBODY)
    shares = [
        sum(sockets.admit(one, f"2001:db8:7:{network:x}::1") for one in range(network * 9, network * 9 + 9))
        for network in range(1000)
    ]
    assert sum(shares) == 500, "as of any address"
    assert not sockets.admit("more", "2001:db8:7:ffff::1")
    assert sockets.admit("elsewhere", "2001:db8:8::1")
    sockets.release(0)
    assert sockets.admit("more", "2001:db8:7:ffff::1")


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
    """Exhaust the files of a server, not by connections, which are counted: nothing is kept free then."""
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
def test_a_real_server_without_free_files_says_so_and_recovers(tmp_path: Path) -> None:
    few = ("sh", "-c", 'ulimit -n 64; exec "$@"', "sh")
    with Serving(tmp_path, under=few) as server:
        with from_everywhere(server.port), pytest.raises(httpx.TransportError):
            httpx.get(f"{server.address}/health", timeout=PATIENCE)
        since = time.monotonic()
        while not answers(server.address):
            assert time.monotonic() - since < PATIENCE, "it lets people in again"
            time.sleep(0.05)
        assert "open connections: more are closed at once" in server.log
        assert server.log.count("\n") == 1


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
