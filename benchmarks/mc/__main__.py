"""Plays as an external program, over the line protocol: ``cmd:python -m benchmarks.mc``."""

from __future__ import annotations

from benchmarks.mc.player import McBot
from benchmarks.yardsticks import speak

if __name__ == "__main__":
    speak(McBot(), "mc")
