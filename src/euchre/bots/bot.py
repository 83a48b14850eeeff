"""The interface of a bot: choose an action from a view."""

from __future__ import annotations

from random import Random
from typing import Protocol, cast

from euchre.core.actions import Action
from euchre.core.errors import EuchreError
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


def can_choose(value: object) -> bool:
    """True if a value has the method of a bot; a class has it for its bots alone."""
    return not isinstance(value, type) and callable(getattr(value, "choose", None))


def the_bot(value: object) -> Bot:
    """The value itself, which is a bot. Raises `EuchreError` for another, such as a name or a class."""
    if not can_choose(value):
        sentence = f"A player is an object with a method `choose`, not {repr(value)[:60]}: bot_named makes one by name."
        raise EuchreError("bots/player", sentence)
    return cast("Bot", value)


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
