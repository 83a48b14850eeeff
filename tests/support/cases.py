"""Runs a check on many cases in one test."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any

import pytest

from support.sampling import row_of


def for_each(*axes: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A decorator that makes one test of a check: it takes a value of each axis, in every combination.

    Hundreds of short cases cost pytest more time as items of their own than they take. A case that fails does not stop
    the others. The failure names each case that failed, and shows where. An axis may have rows with a mark, as those of
    `few` that are slow: the combinations with such a row are a test of their own, with that mark.
    """
    combinations = list(product(*([row_of(value) for value in axis] for axis in axes)))
    assert combinations, "a check without a case cannot fail"
    plain = [_values(rows) for rows in combinations if not _marks(rows)]
    marked = [_values(rows) for rows in combinations if _marks(rows)]

    def decorated(check: Callable[..., None]) -> Callable[..., None]:
        if not marked:
            return _named(lambda: _check_all(check, plain), check)
        marks = _marks(next(filter(_marks, combinations)))
        parts = [pytest.param(plain, id="few"), pytest.param(marked, id="rest", marks=marks)]
        test = _named(lambda cases: _check_all(check, cases), check)
        pytest.mark.parametrize("cases", parts)(test)  # which marks the function itself
        return test

    return decorated


def _check_all(check: Callable[..., None], cases: list[tuple[Any, ...]]) -> None:
    failures = []
    for case in cases:
        try:
            check(*case)
        except Exception as failure:  # noqa: BLE001 - raised below, with the others
            failure.add_note(f"case: {_name(case)}")
            failures.append((_name(case), failure))
    if failures:
        names = "; ".join(name for name, _ in failures)
        message = f"{len(failures)} of {len(cases)} cases failed: {names}"
        raise ExceptionGroup(message, [failure for _, failure in failures])


def _named(test: Callable[..., None], check: Callable[..., None]) -> Callable[..., None]:
    test.__name__, test.__doc__, test.__module__ = check.__name__, check.__doc__, check.__module__
    return test


def _marks(rows: Iterable[Any]) -> list[pytest.MarkDecorator | pytest.Mark]:
    return [mark for row in rows for mark in row.marks]


def _values(rows: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(row.values[0] if len(row.values) == 1 else row.values for row in rows)


def _name(case: tuple[Any, ...]) -> str:
    return ", ".join(getattr(value, "__name__", str(value)) for value in case)
