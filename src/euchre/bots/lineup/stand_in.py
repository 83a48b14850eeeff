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

BEGINNER: Final = "beginner"
"""The level that looks at so few deals that it plays without the compiler, too, in a tenth of a second."""
PLAYS_PLAIN: Final = (BOT_OF_LEVEL[BEGINNER], "swift")
"""The bots that play as they are before anything is compiled; `swift` sits in for all others."""


class PlainBeginner:
    """Chooses what a beginner chooses, without compiling anything."""

    def __init__(self) -> None:
        self._bot: Final = bot_named(BOT_OF_LEVEL[BEGINNER])

    def choose(self, view: View, rng: Random) -> Action:
        """Choose one of ``view.legal``."""
        with interpreted():
            return self._bot.choose(view, rng)


def stand_in(name: str) -> Bot:
    """The player of a seat until the bot of this name is ready."""
    return PlainBeginner() if name == BOT_OF_LEVEL[BEGINNER] else PlainSwiftBot()
