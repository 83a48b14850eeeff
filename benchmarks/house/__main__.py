"""Plays as an external program, over the line protocol: ``cmd:python -m benchmarks.house``."""

from __future__ import annotations

from benchmarks.house.player import HouseBot
from benchmarks.yardsticks import speak

if __name__ == "__main__":
    speak(HouseBot(), "house")
