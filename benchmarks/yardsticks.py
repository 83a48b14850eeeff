"""The players outside the package, by name: `house`, `mc` and `pimc`, which others are measured against."""

from __future__ import annotations

import sys

from benchmarks.house.player import HouseBot
from benchmarks.mc.player import McBot
from benchmarks.pimc.player import PimcBot
from euchre.bots.bot import Bot
from euchre.bots.protocol.speaker import answers
from euchre.bots.registry import bot_named

_WORLDS = "pimc:worlds="


def player_named(name: str) -> Bot:
    """Make the yardstick ``house``, ``mc``, ``pimc`` or ``pimc:worlds=4``, or else the package's player of this name.

    Raises `UnknownBot` for a name that nobody offers, `EuchreError` for a number of worlds that makes no sense.
    """
    if name == "house":
        return HouseBot()
    if name == "mc":
        return McBot()
    if name == "pimc":
        return PimcBot()
    return PimcBot(name.removeprefix(_WORLDS)) if name.startswith(_WORLDS) else bot_named(name)


def speak(player: Bot, name: str) -> None:
    """Play over the line protocol, at standard input and output, until the input ends."""
    for answer in answers(player, name, sys.stdin.buffer):
        sys.stdout.buffer.write(answer)
        sys.stdout.buffer.flush()
