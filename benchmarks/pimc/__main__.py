"""Plays as an external program, over the line protocol: ``cmd:python -m benchmarks.pimc``."""

from __future__ import annotations

from benchmarks.pimc.player import PimcBot
from benchmarks.yardsticks import speak

if __name__ == "__main__":
    speak(PimcBot(), "pimc")
