"""The player of a seat: the bot that was asked for, or another in its place."""

from __future__ import annotations

from random import Random
from typing import Final

from euchre.bots.bot import Bot, dismiss
from euchre.bots.lineup.lineup import Lineup
from euchre.bots.lineup.stand_in import stand_in
from euchre.bots.policy.player import PlainSwiftBot
from euchre.core.actions import Action
from euchre.core.view import View

_LONGEST: Final = 200
"""Characters of somebody else's message that people are shown."""


class SeatedBot:
    """A seat that always answers. While its bot is not ready another plays; once the bot has failed, `swift` for good.

    `failure` says to people why it failed; "" if it has not.
    """

    def __init__(self, name: str, lineup: Lineup) -> None:
        self.name: Final = name
        self.failure = ""
        self._lineup: Final = lineup
        self._bot: Bot | None = None
        self._stand_in: Bot | None = None
        self._failed = False

    def choose(self, view: View, rng: Random) -> Action:
        """The action of the seat, always one of ``view.legal``; this may take its time."""
        if self._failed or not self._lineup.can_play(self.name):
            if self._stand_in is None:
                self._stand_in = stand_in(self.name)
            return self._stand_in.choose(view, rng)
        try:  # anything may go wrong in somebody else's player
            if self._bot is None:
                self._bot = self._lineup.make(self.name)
            action = self._bot.choose(view, rng)
        except Exception as problem:  # noqa: BLE001 - and the game goes on
            words = " ".join(str(problem).split())
            return self._give_up(view, rng, f"{type(problem).__name__}{words and ': '}{words}")
        if action not in view.legal:
            return self._give_up(view, rng, f"{action} is not possible")
        return action

    def leave(self) -> None:
        """Let the bot close what it has open."""
        if self._bot is not None:
            dismiss(self._bot)

    def _give_up(self, view: View, rng: Random, why: str) -> Action:
        self._failed, self._stand_in = True, PlainSwiftBot()
        self.failure = why[:_LONGEST].removesuffix(".")
        return self._stand_in.choose(view, rng)
