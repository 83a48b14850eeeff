"""The presets, every house rule with its sentence, and the rule book of any table."""

from __future__ import annotations

import msgspec
from litestar import get

from euchre.core.rules import PRESETS, Rules
from euchre.tables.telling.presets import IN_ONE_LINE, TITLES
from euchre.tables.telling.rule_book import Chapter, rule_book
from euchre.web.given import Code
from euchre.web.refusals import refusals

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
    default: _Value
    choices: tuple[_Value, ...]
    says: str
    source: str


class RulesOffered(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a table may be set up with."""

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
    options: dict[str, _Value]
    changes: tuple[Change, ...]
    book: tuple[Chapter, ...]


_OFFERED = RulesOffered(
    presets=tuple(
        PresetOffered(name=name, title=TITLES[name], says=IN_ONE_LINE[name], rules=str(preset), options=preset.values())
        for name, preset in PRESETS.items()
    ),
    options=tuple(
        OptionOffered(name=one.name, default=one.default, choices=one.choices, says=one.says, source=one.source)
        for one in Rules.options()
    ),
)


@get("/api/rules", responses=refusals())
async def offered() -> RulesOffered:
    """The presets and the house rules there are."""
    return _OFFERED


@get("/api/rules/{text:str}", responses=refusals(404))
async def one(text: Code) -> RulesRead:
    """The rules that a text such as `british,target=15` stands for."""
    rules = Rules.parse(text)
    preset = str(rules).partition(",")[0]
    usual, says = PRESETS[preset].values(), {option.name: option.says for option in Rules.options()}
    changes = rules.differences(PRESETS[preset])
    return RulesRead(
        rules=str(rules),
        preset=preset,
        options=rules.values(),
        changes=tuple(
            Change(name=name, value=value, preset_value=usual[name], says=says[name]) for name, value in changes.items()
        ),
        book=rule_book(rules),
    )
