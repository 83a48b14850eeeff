"""Players by name: those of this package, and any that another package offers.

A package offers a player through the entry-point group ``euchre.bots``: a name, and a class (or function)
that makes the player. What stands after a colon in a name, ``search:level=club,seconds=0.05``, is passed on to it as
keyword arguments, each a text. ``bids:search+cards:swift`` is a player put together from two, ``my_bot.py:MyBot`` a
class (or function, or player) in a file, and ``cmd:python my_bot.py`` an external program (see
`euchre.bots.protocol.program_bot`).
"""

from __future__ import annotations

import re
import sys
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from inspect import signature
from pathlib import Path
from typing import Any, Final, cast

from euchre.bots.bot import Bot, can_choose
from euchre.bots.mixed import MixedBot
from euchre.core.errors import EuchreError
from euchre.extras import missing_for

GROUP: Final = "euchre.bots"
_BIDS, _CARDS = "bids:", "+cards:"
_IN_FILE: Final = re.compile(r"(.+\.py):(\w+)")


class UnknownBot(EuchreError):
    """The error for an unknown player name, an unknown option, or a broken package that offers the player."""


def bot_names() -> tuple[str, ...]:
    """The names of all players on offer, in alphabetical order; none of them is loaded for this."""
    return tuple(sorted(_offers()))


def bot_named(name: str) -> Bot:
    """A new player of this name, with the options that stand in it, or put together from two.

    Raises `UnknownBot`, in one sentence, if nobody offers it, if it takes no such option, or if what is offered
    cannot be loaded; `MissingPackage` if that is for want of an extra.

    >>> type(bot_named("random")).__name__
    'RandomBot'
    >>> type(bot_named("bids:swift+cards:random")).__name__
    'MixedBot'
    """
    if name.startswith(_BIDS):
        bids, plus, cards = name.removeprefix(_BIDS).partition(_CARDS)
        if not plus or not bids or not cards or _CARDS in cards:
            raise UnknownBot("bot/mixed", f"{name!r} is not a player of two: write bids:NAME+cards:NAME.")
        return MixedBot(bot_named(bids), bot_named(cards))
    if name.startswith("cmd:"):
        from euchre.bots.protocol.program_bot import program_bot_named  # noqa: PLC0415 - only where a program is asked for

        return cast("Bot", program_bot_named(name))
    if in_file := _IN_FILE.fullmatch(name):
        return _from_file(name, Path(in_file[1]), in_file[2])
    base, colon, written = name.partition(":")
    offer = _offers().get(base)
    if offer is None:
        raise UnknownBot("bot/unknown", f"{name!r} is not a player: choose {_listed(bot_names())}.")
    return _choosing(name, offer.value, _made(name, offer, _options(name, written) if colon else {}))


def _from_file(name: str, path: Path, attribute: str) -> Bot:
    """A player in a file, or a new one of a class there; the modules beside the file can be imported in it."""
    if not path.is_file():
        raise UnknownBot("bot/unknown", f"There is no file {str(path)!r} with the player {attribute}.")
    module = f"_euchre_bot_{path.stem}"
    found = spec_from_file_location(module, path)
    assert found is not None, "a file that ends in .py"
    assert found.loader is not None
    sys.modules[module] = loaded = module_from_spec(found)  # so that what is made of it can be pickled
    sys.path.insert(0, str(path.parent))
    try:  # anything may be wrong in somebody else's file
        found.loader.exec_module(loaded)
        value = getattr(loaded, attribute)
        made = value if can_choose(value) else value()
    except Exception as problem:
        raise _broken(name, "", "be loaded", problem) from problem
    finally:
        sys.path.remove(str(path.parent))
    return _choosing(name, str(path), made)


def _choosing(name: str, where: str, made: Any) -> Bot:
    if not can_choose(made):
        raise UnknownBot("bot/broken", f"The player {name!r} ({where}) has no method `choose`.")
    return cast("Bot", made)


def _broken(name: str, where: str, what: str, problem: Exception) -> UnknownBot:
    why = " ".join(str(problem).split()) or type(problem).__name__
    return UnknownBot("bot/broken", f"The player {name!r}{where} cannot {what}: {why[:200].removesuffix('.')}.")


def split_names(text: str) -> tuple[str, ...]:
    """The names in a list with commas; a comma inside a name's options does not end the name.

    >>> split_names("swift, search:level=club,seconds=0.05, random")
    ('swift', 'search:level=club,seconds=0.05', 'random')
    """
    names: list[str] = []
    for piece in (piece.strip() for piece in text.split(",")):
        if names and "=" in piece.partition(":")[0] and ":" in names[-1]:
            names[-1] += f",{piece}"
        else:
            names.append(piece)
    return tuple(names)


def _options(name: str, written: str) -> dict[str, str]:
    """The options of a name, as texts."""
    options: dict[str, str] = {}
    for piece in written.split(","):
        key, equals, value = (part.strip() for part in piece.partition("="))
        if not equals or not key.isidentifier() or not value or key in options:
            sentence = f"{name!r} has no readable options: write NAME:KEY=VALUE,KEY=VALUE, each key once."
            raise UnknownBot("bot/options", sentence)
        options[key] = value
    return options


def _made(name: str, offer: EntryPoint, options: dict[str, str]) -> Any:
    try:  # anything may be wrong in somebody else's package
        maker = offer.load()
        if options:
            _check(name, maker, options)
        return maker(**options)
    except UnknownBot:
        raise
    except Exception as problem:
        if isinstance(problem, ModuleNotFoundError) and (refusal := missing_for(problem, f"The player {name!r}")):
            raise refusal from problem
        what = "be made" if options and isinstance(problem, ValueError) else "be loaded"
        where = "" if offer.value.startswith("euchre.") else f" ({offer.value})"
        raise _broken(name, where, what, problem) from problem


def _check(name: str, maker: Any, options: dict[str, str]) -> None:
    """Make sure that the maker of this player takes these options."""
    try:
        signature(maker).bind(**options)
    except TypeError:
        known = [
            key for key, parameter in signature(maker).parameters.items() if parameter.kind is not parameter.VAR_KEYWORD
        ]
        takes = f"its options are {_listed(tuple(known))}" if known else "it takes none"
        raise UnknownBot("bot/options", f"{name!r} asks for options that the player does not take: {takes}.") from None


@lru_cache(maxsize=1)
def _offers() -> dict[str, EntryPoint]:
    return {offer.name: offer for offer in entry_points(group=GROUP)}


def _listed(names: tuple[str, ...]) -> str:
    *most, last = names
    return f"{', '.join(most)} or {last}" if most else last
