"""Plays as an external program, over the line protocol: ``cmd:python -m benchmarks.house``."""

from __future__ import annotations

import sys

from benchmarks.house.player import HouseBot
from euchre.bots.protocol.speaker import answers

if __name__ == "__main__":
    for answer in answers(HouseBot(), "house", sys.stdin.buffer):
        sys.stdout.buffer.write(answer)
        sys.stdout.buffer.flush()
