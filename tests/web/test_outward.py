"""The server speaks to its database and its guests, and writes where it may: seen in what it asks of the system."""

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

_CALLS: Final = "accept4,connect,sendto,sendmsg,sendmmsg,openat,mkdir,rename,unlink"
_STRACE: Final = ("strace", "-f", "--seccomp-bpf", "-qq", "-e", "signal=none", "-e", f"trace={_CALLS}")
_TO: Final = re.compile(r'sin_addr=inet_addr\("([^"]+)"\)|inet_pton\(AF_INET6, "([^"]+)"|sun_path=@?"([^"]+)"')
_WRITES: Final = re.compile(
    r'openat\(\w+, "([^"]+)", [A-Z_|]*(?:O_WRONLY|O_RDWR|O_CREAT)|(?:mkdir|unlink|rename)\("([^"]+)"'
)
_NAMES_OF_USERS: Final = re.compile(r"/run/nscd/|/var/run/nscd/")
"""The files of the C library for names of users, on computers that have a service for it."""


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest) -> str | None:
    """The address of a database, or None for a file."""
    if request.param == "sqlite":
        return None
    server: Server = request.getfixturevalue("server")
    return asyncio.run(server.emptied())


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
async def test_a_server_connects_to_its_database_alone_and_writes_into_its_own_folders(
    store: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "TMPDIR"):
        (tmp_path / name).mkdir()
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")  # as in the image
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
    written = {path for line in said for found in _WRITES.findall(line) for path in found if path}
    assert any(path.endswith("tables.db-wal") for path in written) is (store is None), "it was watched"
    assert [path for path in sorted(written) if not path.startswith((str(tmp_path), "/dev/"))] == []
