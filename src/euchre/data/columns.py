"""The columns of a data set, the same in every file: how long their lists are depends on the number of players."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

from euchre.core.seating import FOUR, SEATINGS
from euchre.env.layout import layout_of
from euchre.env.numbering import ACTIONS
from euchre.extras import missing

NUMBERS: Final = len(ACTIONS)
"""The length of a mask, and of what choices are worth."""


class Column(NamedTuple):
    """A column: its contents, and its type in words of Arrow (a length: a list of that length)."""

    name: str
    kind: str
    length: int
    says: str


@cache
def unknown(players: int) -> tuple[Column, ...]:
    """The columns that the player did not know when it decided, at a table of `players`."""
    cards, hands = layout_of(players).shown.size, _NUMBERS[players]
    points = "int8" if SEATINGS[players].sides == 2 else "float32"
    share = "a half for a draw" if SEATINGS[players].sides == 2 else "its share of a draw"
    less = "less what it brought the others" + ("" if SEATINGS[players].sides == 2 else " on average")
    return (
        Column("hands", "int8", cards, f"where the cards truly lie: 1 for each card in each of the {hands} hands"),
        Column("away", "int8", cards, "the same for what each seat has buried or put under the kitty"),
        Column("points", points, 0, f"what the deal brought the seat's side, {less}"),
        Column("won", "float32", 0, f"1 if the seat's side won the match, 0 if it lost, {share}"),
    )


@cache
def columns(players: int) -> tuple[Column, ...]:
    """The columns of a data set of matches of `players`."""
    layout = "`euchre.env.LAYOUT`" if players == FOUR.players else f"`euchre.env.layout_of({players})`"
    return (
        Column("match", "int32", 0, "the match, from 0"),
        Column("deal", "int16", 0, "the deal in the match, from 1; cards dealt again count as a deal"),
        Column("step", "int32", 0, "which action of the match this is, chance included, from 0"),
        Column("rules", "string", 0, "what the match is played by"),
        Column("seat", "int8", 0, f"who decides, 0 to {players - 1}"),
        Column("player", "string", 0, "the name of that player"),
        Column(
            "kind", "string", 0, "what is decided: order, name, bury, alone, give, weak hand, lead, follow or discard"
        ),
        Column("position", "string", 0, "what the seat knows, as one line of text"),
        Column("observation", "float32", layout_of(players).size, f"the same as numbers, laid out by {layout}"),
        Column("legal", "int8", NUMBERS, "1 for each action that may be chosen, by its number in `euchre.env.ACTIONS`"),
        Column("choice", "int16", 0, "the number of the action chosen"),
        Column(
            "wins", "float32", NUMBERS, "the chance to win the match with each choice; NaN where illegal or not asked"
        ),
        Column("gains", "float32", NUMBERS, "points of the deal, less the others', with each choice; NaN as above"),
        Column(
            "errors", "float32", NUMBERS, "the standard error of `wins` next to that of the best choice; NaN as above"
        ),
        *unknown(players),
    )


_NUMBERS: Final = {2: "two", 3: "three", 4: "four", 6: "six"}
NAMES: Final = tuple(one.name for one in columns(FOUR.players))
"""The names of the columns, the same at all tables."""


def schema(players: int) -> Any:
    """The Arrow schema of the columns for `players`. Raises `MissingPackage` without pyarrow."""
    fields = [(one, arrow("lib").field(one.name, _type(one), nullable=False)) for one in columns(players)]
    return arrow("lib").schema([field.with_metadata({"says": one.says}) for one, field in fields])


def arrow(module: str) -> Any:
    """A module of pyarrow, which is optional and has no types. Raises `MissingPackage` without it."""
    try:
        return import_module(f"pyarrow.{module}")
    except ImportError as problem:
        raise missing("pyarrow", "arena", "A data set") from problem


def _type(column: Column) -> Any:
    pa = arrow("lib")
    kind = pa.type_for_alias(column.kind)
    return pa.list_(pa.field("item", kind, nullable=False), column.length) if column.length else kind
