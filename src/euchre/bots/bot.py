"""The interface of a bot: choose an action from a view."""

from __future__ import annotations

from random import Random
from typing import Protocol

from euchre.core.actions import Action
from euchre.core.state import Result
from euchre.core.view import View


class Bot(Protocol):
    """A player that a program plays.

    It is given what its seat may know and nothing else, and answers with one of ``view.legal``. The same
    view and the same state of `rng` must give the same action; `euchre.testing.check_bot` makes sure.

    It may have two more methods: `deal_over(result)`, which tells it how each deal ended, and `close()`, which closes
    what it has open. Code that runs bots calls `tell` and `dismiss`, which know whether it has them.
    """

    def choose(self, view: View, rng: Random, /) -> Action:
        """Choose an action; it is this seat's turn, so ``view.legal`` is not empty."""


def tell(bot: Bot, result: Result) -> None:
    """Let a bot know how a deal ended, if it has `deal_over`."""
    _ask(bot, "deal_over", result)


def dismiss(bot: Bot) -> None:
    """Let a bot that leaves close what it has open, if it has `close`."""
    _ask(bot, "close")


def _ask(bot: Bot, name: str, *arguments: Result) -> None:
    method = getattr(bot, name, None)
    if callable(method):
        method(*arguments)
