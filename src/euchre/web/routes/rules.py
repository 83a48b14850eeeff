"""The presets, every house rule with its sentence, and the rule book of any table."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import get

from euchre.core import law
from euchre.core.rules import PRESETS, Rules
from euchre.core.seating import SEATINGS
from euchre.narration.rule_book import Chapter, chapter_title, rule_book
from euchre.web.http.refusals import refusals
from euchre.web.routes.dependencies import RulesText, TheWords
from euchre.wording import Wording
from euchre.wording.titles import option_says, preset_says, preset_title

_Value = str | int | bool


class PresetOffered(msgspec.Struct, frozen=True, kw_only=True):
    """A preset to choose."""

    name: str
    title: str
    says: str
    rules: str
    options: dict[str, _Value]


class OptionOffered(msgspec.Struct, frozen=True, kw_only=True):
    """A house rule to turn."""

    name: str
    chapter: str
    """The title of its chapter; the options come chapter by chapter."""
    default: _Value
    choices: tuple[_Value, ...]
    choices_for: dict[str, tuple[_Value, ...]]
    """The choices by the number of players, for those who have any."""
    says: str
    source: str


class RulesOffered(msgspec.Struct, frozen=True, kw_only=True):
    """The rules and options a table may be set up with."""

    presets: tuple[PresetOffered, ...]
    options: tuple[OptionOffered, ...]


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """A house rule that differs from the preset."""

    name: str
    value: _Value
    preset_value: _Value
    says: str


class RulesRead(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of a table: `rules` is their shortest text, and `preset` where it starts."""

    rules: str
    preset: str
    players: int
    """The number of seats of a table: two, three, four or six."""
    sides: int
    """The number of sides; a seat's is its number modulo this."""
    options: dict[str, _Value]
    changes: tuple[Change, ...]
    book: tuple[Chapter, ...]


@cache
def _offered(words: Wording) -> RulesOffered:
    by_number = {players: Rules.options_for(players) for players in SEATINGS}
    return RulesOffered(
        presets=tuple(
            PresetOffered(
                name=name,
                title=preset_title(words, name),
                says=preset_says(words, name),
                rules=str(preset),
                options=preset.values(),
            )
            for name, preset in PRESETS.items()
        ),
        options=tuple(
            OptionOffered(
                name=one.name,
                chapter=chapter_title(words, one.name),
                default=one.default,
                choices=one.choices,
                choices_for={
                    str(players): option.choices
                    for players, options in by_number.items()
                    for option in options
                    if option.name == one.name
                },
                says=option_says(words, one),
                source=one.source,
            )
            for one in Rules.options()
        ),
    )


@get("/api/rules", responses=refusals())
async def offered(words: TheWords) -> RulesOffered:
    """The presets and the house rules there are."""
    return _offered(words)


@get("/api/rules/{text:str}", responses=refusals(404))
async def one(text: RulesText, words: TheWords) -> RulesRead:
    """The rules that a text such as `british,target=15` stands for."""
    rules = law.not_small(Rules.parse(text))
    preset = str(rules).partition(",")[0]
    usual = PRESETS[preset].values()
    changes = rules.differences(PRESETS[preset])
    return RulesRead(
        rules=str(rules),
        preset=preset,
        players=law.seating(rules).players,
        sides=law.seating(rules).sides,
        options=rules.values(),
        changes=tuple(
            Change(
                name=option.name,
                value=changes[option.name],
                preset_value=usual[option.name],
                says=option_says(words, option),
            )
            for option in Rules.options()
            if option.name in changes
        ),
        book=rule_book(words, rules),
    )
