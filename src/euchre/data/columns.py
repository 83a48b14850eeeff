"""The columns of a data set, the same in every file."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, NamedTuple

from euchre.env import layout
from euchre.env.layout import LAYOUT
from euchre.env.numbering import ACTIONS
from euchre.extras import missing

PLACES: Final = LAYOUT.size
"""The length of an observation."""
NUMBERS: Final = len(ACTIONS)
"""The length of a mask, and of what choices are worth."""
CARDS_OF_SEATS: Final = layout.shown.size
"""The length of a column with a place for each card in each of four hands."""


class Column(NamedTuple):
    """A column: what stands in it, and its type in words of Arrow (a length: a list of so many)."""

    name: str
    kind: str
    length: int
    says: str


UNKNOWN: Final = (
    Column("hands", "int8", CARDS_OF_SEATS, "where the cards truly lie: 1 for each card in each of the four hands"),
    Column("away", "int8", CARDS_OF_SEATS, "the same for what each seat has buried or put under the kitty"),
    Column("points", "int8", 0, "what the deal brought the seat's side, less what it brought the others"),
    Column("won", "float32", 0, "1 if the seat's side won the match, 0 if it lost, a half for a draw"),
)
"""What the player did not know when it decided."""
COLUMNS: Final = (
    Column("match", "int32", 0, "the match, from 0"),
    Column("deal", "int16", 0, "the deal in the match, from 1; cards dealt again count as a deal"),
    Column("step", "int32", 0, "which action of the match this is, chance included, from 0"),
    Column("rules", "string", 0, "what the match is played by"),
    Column("seat", "int8", 0, "who decides, 0 to 3"),
    Column("player", "string", 0, "the name of that player"),
    Column("kind", "string", 0, "what is decided: order, name, bury, alone, give, weak hand, lead, follow or discard"),
    Column("position", "string", 0, "what the seat knows, as one line of text"),
    Column("observation", "float32", PLACES, "the same as numbers, laid out by `euchre.env.LAYOUT`"),
    Column("legal", "int8", NUMBERS, "1 for each action that may be chosen, by its number in `euchre.env.ACTIONS`"),
    Column("choice", "int16", 0, "the number of the action chosen"),
    Column("wins", "float32", NUMBERS, "the chance to win the match with each choice; NaN where illegal or not asked"),
    Column("gains", "float32", NUMBERS, "points of the deal, less the others', with each choice; NaN as above"),
    Column("errors", "float32", NUMBERS, "the standard error of `wins` next to that of the best choice; NaN as above"),
    *UNKNOWN,
)


def schema() -> Any:
    """The Arrow schema of these columns. Raises `MissingPackage` without pyarrow."""
    fields = [(one, arrow("lib").field(one.name, _type(one), nullable=False)) for one in COLUMNS]
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
