"""A small set of house rules in which every pair of values of two options occurs, if the two go together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from allpairspy import AllPairs

from euchre.core.rules import CONFLICTS, PRESETS, Rules

_SOME_NUMBERS: dict[str, tuple[int, ...]] = {
    "cut_minimum": (1, 4, 12),
    "target": (0, 5, 11, 32),
    "deals": (0, 1, 7),
    "games": (1, 2, 3),
    "players": (4,),
}


def _values(name: str, default: Any, choices: tuple[Any, ...]) -> list[Any]:
    if name.startswith("points_"):
        return [default, 0, 7] if "lone" in name else [default, 7]  # with too many noughts no match would end
    return list(_SOME_NUMBERS.get(name, choices))


_VALUES = {option.name: _values(option.name, option.default, option.choices) for option in Rules.options()}


def _clash(chosen: dict[str, Any]) -> bool:
    """True if values chosen so far are refused together."""
    return any(all(name in chosen and chosen[name] in values for name, values in sides) for sides, _ in CONFLICTS)


def _pairwise() -> Iterator[dict[str, Any]]:
    """The rows of a library, which leaves out some pairs where many values clash."""
    for row in AllPairs(_VALUES.values(), filter_func=lambda row: not _clash(dict(zip(_VALUES, row, strict=False)))):
        yield dict(zip(_VALUES, row, strict=True))


def _completed(chosen: dict[str, Any], turn: int) -> dict[str, Any] | None:
    """A row with these values, the others taken in turn; None where there is none."""
    for name in [name for name in _VALUES if name not in chosen]:
        values = _VALUES[name][turn % len(_VALUES[name]) :] + _VALUES[name]
        fitting = [value for value in values if not _clash(chosen | {name: value})]
        if not fitting:
            return None
        chosen = chosen | {name: fitting[0]}
    return chosen


def _rows() -> Iterator[dict[str, Any]]:
    rows = list(_pairwise())
    for left, right in combinations(_VALUES, 2):
        for one, other in product(_VALUES[left], _VALUES[right]):
            if not any((row[left], row[right]) == (one, other) for row in rows):
                row = None if _clash({left: one, right: other}) else _completed({left: one, right: other}, len(rows))
                rows += [row] if row else []
    yield from rows


def seated(rules: Rules, players: int) -> Rules:
    """These rules with so many at the table; what does not go with the number is as usual, for six with a big pack."""
    usual = {option.name: option.default for option in Rules.options()} | {"lowest": 7 if players == 6 else 9}
    chosen = rules.values() | {"players": players}
    while clashes := [sides for sides, _ in CONFLICTS if all(chosen[name] in values for name, values in sides)]:
        chosen |= {name: usual[name] for name, _ in clashes[0] if name != "players"}
    return Rules(**chosen)


COVERING: tuple[Rules, ...] = tuple(Rules(**row) for row in _rows())
"""The rows; making them checks that no row is refused."""

TABLES: tuple[Rules, ...] = (*PRESETS.values(), *COVERING)
"""The presets and the rows."""

OTHER_NUMBERS: tuple[Rules, ...] = tuple(seated(rules, players) for rules in TABLES for players in (2, 3, 6))
"""The same at two, three and six."""
