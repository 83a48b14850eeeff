"""The rule book of a table in sentences: what each house rule means as this table plays it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

import msgspec

from euchre.core import law
from euchre.core.card_names import highest_trump
from euchre.core.rules import Rules
from euchre.wording import Part, Wording


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the book: its title and its sentences."""

    title: str
    lines: tuple[str, ...]


def rule_book(words: Wording, rules: Rules) -> tuple[Chapter, ...]:
    """The book of these rules, chapter by chapter.

    A rule that cannot come up is left out, and so is a value that has no sentence, because it is nothing special.
    """
    chapters = (Chapter(title=words(f"chapter-{name}"), lines=tuple(_lines(words, name, rules))) for name in _CHAPTERS)
    return tuple(chapter for chapter in chapters if chapter.lines)


def chapter_title(words: Wording, name: str) -> str:
    """The title of the chapter that a house rule belongs to."""
    chapter = next(chapter for chapter, names in _CHAPTERS.items() if name in names)
    return words(f"chapter-{chapter}")


def _lines(words: Wording, chapter: str, rules: Rules) -> Iterator[str]:
    values = rules.values()
    sentence = partial(_sentence, words, rules)
    if chapter == "deal":
        yield sentence("rule-dealer")
    if chapter == "trump":
        yield sentence("rule-bidding")
        yield sentence(f"rule-words-{values['words']}")
        if values["words"] == "british" and values["partner"] == "alone-only":
            yield sentence("rule-words-british-partner")
    for name in _CHAPTERS[chapter]:
        if name == "words":  # they are said with the bidding
            continue
        message = _message(name, values)
        if not words.has(message) or any(values[other] == value for other, value in _IDLE.get(name, ())):
            continue
        yield sentence(message, value=values[name])
        if message in _NO_TRUMP and values["benny"] != "none":
            yield sentence("rule-no-trump-benny")
        if name == "target" and values["players"] == _THREE:
            yield sentence("rule-target-level")
    if chapter == "pack" and values["words"] == "online":
        yield sentence("rule-hoyle-suit")


def _sentence(words: Wording, rules: Rules, message: str, **parts: Part) -> str:
    """The sentence for the number of players: where nobody has a partner, some have another form."""
    for_each, players = f"{message}-each", law.seating(rules).players
    if players in _EACH_FOR_THEMSELVES and words.has(for_each):
        message = for_each
    return words(message, players=players, best=highest_trump(rules), **parts)


def _message(name: str, values: Mapping[str, Any]) -> str:
    """The id of the sentence for a house rule and its value."""
    value = values[name]
    if name == "benny" and value == "joker" and values["words"] == "online":
        return "rule-benny-best-bower"
    if name == "alone_who" and value == "either-maker" and values["alone_when"] == "after-burial":
        return "rule-alone-who-either-maker-in-turn"
    if name in _NUMBERS:
        return _id(name)
    return f"{_id(name)}-{'yes' if value is True else 'no' if value is False else value}"


def _id(name: str) -> str:
    return f"rule-{name.replace('_', '-')}"


_THREE: Final = 3
"""The number of players of whom two may score with the same deal."""
_NO_TRUMP: Final = ("rule-no-trump-second-round", "rule-no-trump-when-stuck")
_EACH_FOR_THEMSELVES: Final = (2, 3)
"""The numbers of players at which nobody has a partner."""
_NO_PARTNERS: Final = tuple(("players", number) for number in _EACH_FOR_THEMSELVES)
_NO_LONERS: Final = (*_NO_PARTNERS, ("alone_allowed", "never"))
_IDLE: Final[Mapping[str, tuple[tuple[str, Any], ...]]] = {
    "cut_minimum": (("cut", "none"), ("cut_minimum", 1)),
    "partner": _NO_PARTNERS,
    "holding_up_card": (("holding", "any"),),
    "stuck_names": (("all_pass", "next-dealer"), ("all_pass", "same-dealer")),
    "alone_when": _NO_LONERS,
    "alone_who": _NO_LONERS,
    "defend_alone": _NO_LONERS,
    "alone_lead": _NO_LONERS,
    "best_when": (("partners_best", 0),),
    "best_for": (("partners_best", 0),),
    "points_lone_made": _NO_LONERS,
    "points_lone_march": _NO_LONERS,
    "points_loner_euchred": _NO_LONERS,
    "tie_break": (("deals", 0),),
    "benny_turned": (("benny", "none"),),
    "points_lone_defence": (("defend_alone", "never"),),
    "points_lone_sweep": (("defend_alone", "never"),),
    "target": (("target", 0),),
    "deals": (("deals", 0),),
    "games": (("games", 1),),
}
"""The values of a rule, or of another one, with which the book says nothing of it."""

_NUMBERS: Final = frozenset(option.name for option in Rules.options() if len(option.choices) > 4)
"""The house rules whose sentence has a number in it."""
_BEGINNINGS: Final = {
    "players": "players",
    "lowest": "pack",
    "cut": "deal",
    "partner": "trump",
    "alone_when": "alone",
    "points_made": "points",
    "target": "match",
    "tram": "table",
}
"""The chapters, by the first house rule of each; the others follow in the order of `Rules`."""


def _chapters() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    chapter = ""
    for option in Rules.options():
        chapter = _BEGINNINGS.get(option.name, chapter)
        found[chapter] = (*found.get(chapter, ()), option.name)
    return found


_CHAPTERS: Final = _chapters()
