"""A player in the arena: made from its name and timed while it chooses."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from time import perf_counter

from euchre.bots.bot import Bot, dismiss, tell, the_bot
from euchre.bots.registry import bot_named
from euchre.core.actions import Action
from euchre.core.errors import EuchreError
from euchre.core.state import Result
from euchre.core.view import View, the_seat
from euchre.lab.decision_times import DecisionTimes
from euchre.lab.forfeit import Forfeited

_LONGEST = 200
"""Characters of what went wrong that are worth a reader's time."""


class ArenaPlayer:
    """A player in all its seats: a bot, or the one of a name, under a stop-watch.

    Raises `UnknownBot` if there is no player of that name.
    """

    def __init__(self, bot: Bot | str) -> None:
        self.name = bot if isinstance(bot, str) else type(bot).__name__
        self.times = DecisionTimes()
        self._bot = bot_named(bot) if isinstance(bot, str) else the_bot(bot)

    def choose(self, view: View, rng: Random, /) -> Action:
        """The bot's action; where there is a choice, the time it takes is counted.

        Raises `Forfeited` if it fails in any way or chooses what is not allowed.
        """
        seat = the_seat(view)
        try:  # whatever a stranger's program does, the arena goes on
            started = perf_counter()
            action = self._bot.choose(view, rng)
            seconds = perf_counter() - started
            allowed = action in view.legal
            said = f"{action!s} is not allowed in {view.phase.value}"
        except EuchreError as problem:
            raise Forfeited(seat, _line(str(problem))) from problem
        except (Exception, SystemExit) as problem:
            raise Forfeited(seat, _line(f"{type(problem).__name__}: {problem}")) from problem
        if not allowed:
            raise Forfeited(seat, _line(said))
        if len(view.legal) > 1:
            self.times.add(seconds)
        return action

    def deal_over(self, result: Result) -> None:
        """Let the bot know how a deal ended."""
        with suppress(Exception):  # the deal is over: nothing depends on it
            tell(self._bot, result)

    def leave(self) -> None:
        """Let the bot close what it has open."""
        with suppress(Exception):  # no deal depends on how it leaves
            dismiss(self._bot)


def _line(text: str) -> str:
    return " ".join(text.split()).removesuffix(":")[:_LONGEST]
