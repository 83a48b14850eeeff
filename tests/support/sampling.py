"""The cases that `make test` tries of a long list; `make test-all` or `make soak` goes through the whole of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

import pytest

from euchre.core.rules import Rules
from support.covering import ALL_TABLES, COVERING, TABLES

FEW: Final = COVERING[::4]
"""The fourth part of the rows of house rules; a test checks that no option of the play of a deal is left out."""
_MECHANISMS: Final = (
    *("players", "benny", "cut", "weak_hand", "bury_up_card", "holding", "no_trump", "all_pass", "benny_turned"),
    *("alone_when", "alone_who", "defend_alone", "partners_best", "best_when", "tram", "euchre_autoplay"),
)
"""The options with code of their own in the play of a deal."""


def least(tables: Iterable[Rules]) -> tuple[Rules, ...]:
    """A few of the tables that have, between them, every value of an option of the play of a deal that these have."""
    left, chosen = list(tables), list[Rules]()
    missing = {(name, getattr(rules, name)) for rules in left for name in _MECHANISMS}
    while missing:
        chosen.append(max(left, key=lambda rules: sum((name, getattr(rules, name)) in missing for name in _MECHANISMS)))
        missing -= {(name, getattr(chosen[-1], name)) for name in _MECHANISMS}
    return tuple(chosen)


LEAST: Final = least(TABLES)
"""The fewest tables for four at which every option of the play of a deal comes up."""
LEAST_OF_ALL: Final = least(ALL_TABLES)
"""The same for every number of players."""
SOME_OR_ALL_TABLES: Final = pytest.mark.parametrize(
    "tables",
    [
        LEAST,
        pytest.param((*TABLES[: len(TABLES) - len(COVERING)], *FEW), marks=pytest.mark.slow),
        pytest.param(TABLES, marks=pytest.mark.soak),
    ],
    ids=["few", "some", "all"],
)
"""The cases for a test of many tables: the fewest at once, the presets and every fourth row later, all in long runs."""


LEAST_OR_ALL_TABLES: Final = pytest.mark.parametrize(
    "tables", [LEAST, pytest.param(TABLES, marks=pytest.mark.slow)], ids=["few", "all"]
)
"""The fewest at once, all of them later."""
LEAST_OR_EVERY_OPTION: Final = pytest.mark.parametrize(
    "tables", [LEAST_OF_ALL, pytest.param(None, marks=pytest.mark.slow)], ids=["few", "all"]
)
"""The cases for `check_bot`: the fewest for every number of players at once, what it tries by itself later."""


def sampled(cases: Iterable[Any], every: int) -> list[Any]:
    """The parameters of a test: the first of every few cases are tried at once, the others in the long run."""
    return [
        case if number % every == 0 else pytest.param(case, marks=pytest.mark.soak) for number, case in enumerate(cases)
    ]


def few(cases: Iterable[Any], keep: int | Collection[Any]) -> list[Any]:
    """The parameters of a test, of which all but a few are slow, so that `make test` leaves them out.

    `keep` says which few: so many, spread evenly from the first to the last, or those that begin with one of these
    values. A case with marks of its own is left as it is. Raises `ValueError` if no case is kept, if none is left out,
    or if one of the values begins no case.
    """
    rows = [row_of(case) for case in cases]
    places = [place for place, row in enumerate(rows) if not row.marks]
    if isinstance(keep, int):
        kept = {places[round(number * (len(places) - 1) / max(keep - 1, 1))] for number in range(keep)}
    else:
        begins = [rows[place].values[0] for place in places]
        kept = {place for place, value in zip(places, begins, strict=True) if value in keep}
        kept |= {places[begins.index(value)] for value in keep}
    if not 0 < len(kept) < len(places):
        message = f"{len(kept)} of {len(places)} cases are kept"
        raise ValueError(message)
    for place in {*places} - kept:
        rows[place] = pytest.param(*rows[place].values, id=rows[place].id, marks=pytest.mark.slow)
    return rows


def row_of(case: Any) -> Any:
    """The case as pytest keeps it: with `values`, `marks` and an `id`; a plain tuple has several values."""
    if isinstance(case, type(pytest.param())):
        return case
    return pytest.param(*case) if type(case) is tuple else pytest.param(case)
