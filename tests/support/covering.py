"""Small sets of house rules in which every pair of values of two options occurs, if the two go together."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

from allpairspy import AllPairs

from euchre.core.rules import CONFLICTS, PRESETS, Rules

_SOME_NUMBERS: dict[str, tuple[int, ...]] = {
    "cut_minimum": (1, 4, 12),
    "target": (0, 5, 11, 32),
    "deals": (0, 1, 7),
    "games": (1, 2, 3),
}


def _values(name: str, default: Any, choices: tuple[Any, ...]) -> list[Any]:
    if name.startswith("points_"):
        return [default, 0, 7] if "lone" in name else [default, 7]  # with too many noughts no match would end
    return list(_SOME_NUMBERS.get(name, choices))


_CONFLICTS: dict[str, list[Any]] = {
    option.name: [sides for sides, _ in CONFLICTS if any(name == option.name for name, _ in sides)]
    for option in Rules.options()
}
"""The values that are refused together with some of an option."""


def _clash(chosen: dict[str, Any], last: str) -> bool:
    """True if the value chosen last is refused together with others."""
    return any(all(name in chosen and chosen[name] in values for name, values in sides) for sides in _CONFLICTS[last])


def _completed(values: dict[str, list[Any]], chosen: dict[str, Any], turn: int) -> dict[str, Any] | None:
    """A row with these values, the others taken in turn; None where no row is possible."""
    for name in [name for name in values if name not in chosen]:
        in_turn = values[name][turn % len(values[name]) :] + values[name]
        fitting = [value for value in in_turn if not _clash(chosen | {name: value}, name)]
        if not fitting:
            return None
        chosen = chosen | {name: fitting[0]}
    return chosen


def covering(players: tuple[int, ...]) -> tuple[Rules, ...]:
    """The rows for these numbers of players; making them checks that no row is refused."""
    values = {option.name: _values(option.name, option.default, option.choices) for option in Rules.options()}
    values["players"] = list(players)
    # The rows of a library, which leaves out some pairs where many values clash.
    names = [*values]
    found = AllPairs(
        values.values(), filter_func=lambda row: not _clash(dict(zip(names, row, strict=False)), names[len(row) - 1])
    )
    rows = [dict(zip(values, row, strict=True)) for row in found]
    for left, right in combinations(values, 2):
        for one, other in product(values[left], values[right]):
            if not any((row[left], row[right]) == (one, other) for row in rows):
                clash = _clash({left: one, right: other}, left)
                row = None if clash else _completed(values, {left: one, right: other}, len(rows))
                rows += [row] if row else []
    return tuple(Rules(**row) for row in rows)


def seated(rules: Rules, players: int) -> Rules:
    """Seat `players` by these rules; what does not go with the number is as usual, for six with a big pack."""
    usual = {option.name: option.default for option in Rules.options()} | {"lowest": 7 if players == 6 else 9}
    chosen: dict[str, Any] = {option.name: option.default for option in Rules.options_for_programs()}
    chosen |= rules.values() | {"players": players}
    while clashes := [sides for sides, _ in CONFLICTS if all(chosen[name] in values for name, values in sides)]:
        chosen |= {name: usual[name] for name, _ in clashes[0] if name != "players"}
    return Rules(**chosen)


FOUR_HANDED: tuple[str, ...] = tuple(name for name, rules in PRESETS.items() if rules.players == 4)
"""The presets for four; other numbers of players have tests of their own."""
COVERING: tuple[Rules, ...] = covering((4,))
"""The rows for four players."""
TABLES: tuple[Rules, ...] = (*(rules for rules in PRESETS.values() if rules.players == 4), *COVERING)
"""The presets and the rows, for what is only for four."""
COVERING_ALL: tuple[Rules, ...] = covering((4, 2, 3, 6))
"""The rows for every number of players."""
OTHER_NUMBERS: tuple[Rules, ...] = tuple(seated(rules, players) for rules in TABLES for players in (2, 3, 6))
"""The same at two, three and six."""
ALL_TABLES: tuple[Rules, ...] = (*PRESETS.values(), *COVERING_ALL)
"""The presets and the rows, for every number of players."""
