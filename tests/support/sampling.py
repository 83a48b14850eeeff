"""What `make test` tries of a long list of cases; `make soak` goes through the whole of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import pytest

from support.covering import COVERING, TABLES

FEW: Final = COVERING[::4]
"""Every fourth row of the house rules; a test holds that no option of the play of a deal is left out."""
SOME_OR_ALL_TABLES: Final = pytest.mark.parametrize(
    "tables",
    [(*TABLES[: len(TABLES) - len(COVERING)], *FEW), pytest.param(TABLES, marks=pytest.mark.soak)],
    ids=["some", "all"],
)
"""For a test of many tables: the presets and every fourth row at once, all of them in the long run."""


def sampled(cases: Iterable[Any], every: int) -> list[Any]:
    """The parameters of a test: the first of every so many cases are tried at once, the others in the long run."""
    return [
        case if number % every == 0 else pytest.param(case, marks=pytest.mark.soak) for number, case in enumerate(cases)
    ]
