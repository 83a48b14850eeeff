"""Players that need no compiler, for seats whose bot is not ready."""

from __future__ import annotations

from random import Random
from typing import Final

from euchre.bots.bot import Bot
from euchre.bots.lineup.levels import BOT_OF_LEVEL
from euchre.bots.policy.player import PlainSwiftBot
from euchre.bots.registry import bot_named
from euchre.core.actions import Action
from euchre.core.view import View
from euchre.fast.jit import interpreted

PLAIN_LEVELS: Final = ("beginner", "casual")
"""The levels that look at so few deals that they play without the compiler, too, in a tenth of a second."""
_PLAIN: Final = tuple(BOT_OF_LEVEL[level] for level in PLAIN_LEVELS)
PLAYS_PLAIN: Final = (*_PLAIN, "swift")
"""The bots that play as they are before anything is compiled; `swift` sits in for all others."""


class PlainBot:
    """Chooses what the bot of this name chooses, that of a plain level, without compiling anything."""

    def __init__(self, name: str) -> None:
        self._bot: Final = bot_named(name)

    def choose(self, view: View, rng: Random) -> Action:
        """Choose one of ``view.legal``."""
        with interpreted():
            return self._bot.choose(view, rng)


def stand_in(name: str) -> Bot:
    """The player of a seat until the bot of this name is ready."""
    return PlainBot(name) if name in _PLAIN else PlainSwiftBot()
