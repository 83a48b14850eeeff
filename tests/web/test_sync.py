"""The disk has an action before its player hears that it is done: seen in what the server asks of the system."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from websockets.asyncio.client import connect

from support.examples import example
from support.serving import Serving

_WATCHED: Final = "pwrite64,fdatasync,fsync,read,recvfrom,write,sendto"
_CALL: Final = re.compile(r"(?P<thread>\d+) +(?P<name>\w+)\(\d+<(?P<file>[^>]*)>(?P<rest>.*)")
_TEXT: Final = '"\\201'
"""The beginning of a frame of text, as it was read; other frames answer whether somebody is still there."""
_RESUMED: Final = re.compile(r"(?P<thread>\d+) +<\.\.\. (?P<name>\w+) resumed>(?P<rest>.*)")


class Watch:
    """The calls, one after the other: the acknowledgements that left before the disk had what they confirm."""

    def __init__(self) -> None:
        self.heard = 0
        self.acknowledged = 0
        self.too_early: list[str] = []
        self._steps = ""
        """Since the player was last heard: w written to the log, s the log is on the disk."""
        self._under_way: dict[str, str] = {}

    def read(self, lines: Iterable[str]) -> None:
        """Go through all calls."""
        for line in lines:
            if call := _CALL.match(line):
                self._begun(call["thread"], call["name"], call["file"], call["rest"])
            elif call := _RESUMED.match(line):
                self._ended(call["name"], self._under_way.pop(call["thread"], ""), call["rest"])

    def _begun(self, thread: str, name: str, file: str, rest: str) -> None:
        if rest.endswith("<unfinished ...>"):
            self._under_way[thread] = file
        if file.endswith("-wal"):
            self._steps += "w" * (name == "pwrite64")
        elif file.startswith("socket:") and '{\\"type\\":\\"ack\\"' in rest:
            self.acknowledged += 1
            if "ws" not in self._steps:
                self.too_early.append(f"{self._steps}: {rest}")
        if not rest.endswith("<unfinished ...>"):
            self._ended(name, file, rest.removeprefix(", "))

    def _ended(self, name: str, file: str, rest: str) -> None:
        if file.endswith("-wal"):
            self._steps += "s" * (name in ("fsync", "fdatasync") and rest.rstrip().endswith("= 0"))
        elif file.startswith("socket:") and name in ("read", "recvfrom") and rest.startswith(_TEXT):
            self.heard += 1
            self._steps = ""


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
async def test_an_action_is_on_the_disk_before_it_is_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = tmp_path / "calls"
    strace = ("strace", "-f", "--seccomp-bpf", "-qq", "-y", "-s", "100000", "-e", "signal=none")
    player = example("live_player")
    monkeypatch.setattr(player, "connect", partial(connect, compression=None))
    with Serving(tmp_path, under=(*strace, "-e", f"trace={_WATCHED}", "-o", str(calls))) as server:
        assert "win" in await player.play(server.address)
    watch = Watch()
    watch.read(calls.read_text(errors="replace").splitlines())
    assert watch.heard >= watch.acknowledged >= 3  # two for the shuffle, and at least a card
    assert watch.too_early == []
