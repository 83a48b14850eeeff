"""Players by name: those of this package, and any that another package offers.

A package offers a player through the entry-point group ``euchre.bots``: a name, and a class (or function)
that makes the player when called without arguments.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, cast

from euchre.bots.bot import Bot
from euchre.core.errors import EuchreError

GROUP: Final = "euchre.bots"


class UnknownBot(EuchreError):
    """There is no player of that name, or the package that offers her is broken."""


def bot_names() -> tuple[str, ...]:
    """The names of all players on offer, in alphabetical order; none of them is loaded for this."""
    return tuple(sorted(_offers()))


def bot_named(name: str) -> Bot:
    """A new player of this name.

    Raises `UnknownBot`, in one sentence, if nobody offers her or if what is offered cannot be loaded.

    >>> type(bot_named("random")).__name__
    'RandomBot'
    """
    offer = _offers().get(name)
    if offer is None:
        raise UnknownBot("bot/unknown", f"{name!r} is no player: choose {_listed(bot_names())}.")
    try:  # anything may be wrong in somebody else's package
        made = offer.load()()
    except Exception as problem:
        why = " ".join(str(problem).split()) or type(problem).__name__
        sentence = f"The player {name!r} ({offer.value}) cannot be loaded: {why[:200]}."
        raise UnknownBot("bot/broken", sentence) from problem
    if not callable(getattr(made, "choose", None)):
        raise UnknownBot("bot/broken", f"The player {name!r} ({offer.value}) has no method `choose`.")
    return cast("Bot", made)


@lru_cache(maxsize=1)
def _offers() -> dict[str, EntryPoint]:
    return {offer.name: offer for offer in entry_points(group=GROUP)}


def _listed(names: tuple[str, ...]) -> str:
    *most, last = names
    return f"{', '.join(most)} or {last}" if most else last
