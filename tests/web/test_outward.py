"""The server speaks to its database and to who comes to it, and to nobody else: seen in what it asks of the system."""

from __future__ import annotations

import asyncio
import re
import shutil
from pathlib import Path
from typing import Final

import pytest

from support.examples import example
from support.postgres import Server
from support.serving import Serving

_STRACE: Final = (
    "strace",
    "-f",
    "--seccomp-bpf",
    "-qq",
    "-e",
    "signal=none",
    "-e",
    "trace=accept4,connect,sendto,sendmsg,sendmmsg",
)
_TO: Final = re.compile(r'sin_addr=inet_addr\("([^"]+)"\)|inet_pton\(AF_INET6, "([^"]+)"|sun_path=@?"([^"]+)"')
_NAMES_OF_USERS: Final = re.compile(r"/run/nscd/|/var/run/nscd/")
"""Where the C library asks for names of users, on computers that have a service for it."""


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest) -> str | None:
    """The address of a database, or None for a file."""
    if request.param == "sqlite":
        return None
    server: Server = request.getfixturevalue("server")
    return asyncio.run(server.emptied())


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
async def test_a_server_at_which_a_game_is_played_connects_to_its_database_alone(
    store: str | None, tmp_path: Path
) -> None:
    calls = tmp_path / "calls"
    options = () if store is None else ("--store", store)
    with Serving(tmp_path, real=True, under=(*_STRACE, "-o", str(calls)), options=options) as server:
        assert "win" in await example("live_player").play(server.address)
    said = calls.read_text(errors="replace").splitlines()
    assert any("accept4" in line for line in said), "it was watched"
    outward = [found for line in said if "accept" not in line for found in _TO.findall(line)]
    others = {address for found in outward for address in found if address and not _NAMES_OF_USERS.match(address)}
    assert len(others) == (store is not None), others
    assert all(".s.PGSQL." in one for one in others)
