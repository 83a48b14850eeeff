"""What a player is: something that chooses."""

from __future__ import annotations

from random import Random
from typing import Protocol

from euchre.core.actions import Action
from euchre.core.state import Result
from euchre.core.view import View


class Bot(Protocol):
    """A player that a program plays.

    She is given what her seat may know and nothing else, and answers with one of ``view.legal``. The same
    view and the same state of `rng` must give the same action; `euchre.testing.check_bot` makes sure.

    She may have two more methods: `deal_over(result)`, with which she hears how each deal ended, and `close()`, with
    which she puts away what she has open. Whoever lets her play calls `tell` and `dismiss`, which know whether she has.
    """

    def choose(self, view: View, rng: Random, /) -> Action:
        """What she does now; it is her turn, so ``view.legal`` is not empty."""


def tell(bot: Bot, result: Result) -> None:
    """Let a player know how a deal ended, if she listens."""
    _ask(bot, "deal_over", result)


def dismiss(bot: Bot) -> None:
    """Let a player who leaves put away what she has open, if she has anything."""
    _ask(bot, "close")


def _ask(bot: Bot, name: str, *arguments: Result) -> None:
    method = getattr(bot, name, None)
    if callable(method):
        method(*arguments)
