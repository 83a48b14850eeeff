"""Levels of bots that may sit with people: a level of the searching player, `swift`, or a player by name."""

from __future__ import annotations

from typing import Final

from euchre.bots.registry import UnknownBot, bot_names, split_names
from euchre.bots.search.level import SEARCH_LEVELS

SWIFT: Final = "swift"
"""The player that needs no time to think: the policy without the search."""
BOT_OF_LEVEL: Final = {level: f"search:level={level}" for level in SEARCH_LEVELS} | {SWIFT: SWIFT}
"""The names people use for opponents, and their players in the registry."""
STRONGEST_BOT: Final = BOT_OF_LEVEL["expert"]
"""The strongest bot; a person's partner always plays as well."""
DEFAULT_LEVEL: Final = "beginner"
"""The opponents of a person who has not chosen any."""

Opponents = tuple[str, str]
"""The names in the registry of West and East."""


def opponents_named(text: str) -> Opponents:
    """The players of West and East from what a person writes: one word for both, or two with a comma.

    Raises `UnknownBot`, in one sentence, for a word that is no level and no player.

    >>> opponents_named("club, swift")
    ('search:level=club', 'swift')
    """
    names = [BOT_OF_LEVEL.get(word, word) for word in split_names(text)]
    for name in names:
        if not name.startswith(("cmd:", "bids:")) and name.partition(":")[0] not in bot_names():
            sentence = f"{name!r} is not an opponent: choose {', '.join(BOT_OF_LEVEL)} or a player by name."
            raise UnknownBot("play/opponents", sentence)
    if len(names) > 2:
        raise UnknownBot("play/opponents", f"{text!r} names {len(names)} opponents: write one for both, or two.")
    return names[0], names[-1]


def written(opponents: Opponents) -> str:
    """The text a person writes for these opponents.

    >>> written(("search:level=club", "search:level=club"))
    'club'
    """
    west, east = (next((word for word, player in BOT_OF_LEVEL.items() if player == name), name) for name in opponents)
    return west if west == east else f"{west},{east}"


def choices(now: Opponents) -> dict[Opponents, str]:
    """The opponents offered by the start screen, in words: levels first, then other pairs and the current choice."""
    others = (name for name in bot_names() if name not in (SWIFT, "search"))
    offered = {(name, name): word for word, name in BOT_OF_LEVEL.items()} | {(name, name): name for name in others}
    return offered if now in offered else {now: written(now), **offered}
