"""Runs a check on many cases in one test."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any


def for_each(*axes: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """A decorator that makes one test of a check: it takes a value of each axis, in every combination.

    Hundreds of short cases cost pytest more time as items of their own than they take. A case that fails does not stop
    the others. The failure names each case that failed, and shows where.
    """
    cases = list(product(*axes))

    def decorated(check: Callable[..., None]) -> Callable[[], None]:
        def test() -> None:
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

        test.__name__, test.__doc__, test.__module__ = check.__name__, check.__doc__, check.__module__
        return test

    assert cases, "a check without a case cannot fail"
    return decorated


def _name(case: tuple[Any, ...]) -> str:
    return ", ".join(getattr(value, "__name__", str(value)) for value in case)
