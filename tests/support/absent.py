"""Words for people who are not at a table: a partner of two, the fourth of three, the only partner of six."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from euchre.core.seating import SEATINGS, Seating
from euchre.tables.names import bot_name
from euchre.wording import Language

_PARTNERS: Final[dict[Language, str]] = {
    "en": r"partner|makers\b|(your|our|their|other|maker's) side\b|both sides|loner|\blone\b"
    r"|\b(play|plays|played|playing|go|goes|going|defend|defends|defended|defending) alone",
    "de": r"partner|(ansagende|deine|eure|ihre|eigene|andere)[nr]? Seite|beide Seiten|alleinspiel"
    r"|\ballein (zu )?(spiel|verteidig)|(spiel|verteidig)\w* (\S+ ){0,2}allein\b(?! gegen)",
}
"""Words for a side of several players, one of whom may play alone."""
_ONE_PARTNER: Final[dict[Language, str]] = {
    "en": r"\b(your|my|their|the|dealer's|caller's|loner's|maker's) partner\b(?! on)"
    r"|\beither maker|either of the makers|both (makers|partners)",
    "de": r"\b([dms]ein|[dms]einem|der|dem|des|deinen|seinen|ihren) Partners?\b",
}
"""Words for a side of exactly two players."""
_SEVERAL_OPPONENTS: Final[dict[Language, str]] = {
    "en": r"\b(opponents|defenders)\b|(all|two) others|each opponent|everybody else|nobody else",
    "de": r"\b((?<!der )die Gegner\b|den Gegnern|Gegnern|die Verteidiger|Verteidigern"
    r"|(alle|allen|den beiden) anderen\b|jeder Gegner)",
}
"""Words for more than one opponent."""
_FOUR: Final[dict[Language, str]] = {
    "en": r"\b(North(?! American)|South|East|West)\b|two against two|of four you|four play|four strong",
    "de": r"\b(Nord|Süd|Ost|West)\b|zwei gegen zwei|zu viert|vier spielen|vier starken",
}
"""Words for a table of four and its seats."""
_SIX: Final[dict[Language, str]] = {"en": r"three against three|six play", "de": r"drei gegen drei|sechs spielen"}
"""Words for a table of six."""


def absent(players: int, language: Language) -> re.Pattern[str]:
    """The pattern of the words that are never said at a table for this number of players."""
    return re.compile("|".join(_absent(SEATINGS[players], language)), re.IGNORECASE)


@cache
def _names(players: int) -> tuple[str, ...]:
    """The names of the bots of the seats beyond this number of players."""
    return tuple(bot_name(seat, ()) for seat in range(players, max(SEATINGS)))


def _absent(seating: Seating, language: Language) -> Iterator[str]:
    partners = {len(seating.partners(seat)) for seat in seating.seats}
    if partners == {0}:
        yield _PARTNERS[language]
    if partners == {2}:
        yield _ONE_PARTNER[language]
    if seating.players == 2:
        yield _SEVERAL_OPPONENTS[language]
    if seating.players != 4:
        yield _FOUR[language]
    if seating.players != 6:
        yield _SIX[language]
        yield rf"\b({'|'.join(_names(seating.players))})\b"


def strange(sentences: Iterable[str], players: int, language: Language) -> list[str]:
    """The sentences that speak of somebody who is not at a table for this number of players, each once."""
    pattern = absent(players, language)
    return [sentence for sentence in dict.fromkeys(sentences) if pattern.search(sentence)]
