"""A check on many cases fails as a whole, and names the cases that failed."""

from __future__ import annotations

import pytest

from support.cases import for_each


def test_every_case_is_checked_and_those_that_fail_are_named() -> None:
    checked = []

    @for_each((1, 2, 3), (int, str))
    def check(number: int, kind: type) -> None:
        checked.append((number, kind))
        assert (number, kind) not in {(1, str), (3, int)}

    with pytest.raises(ExceptionGroup, match=r"^2 of 6 cases failed: 1, str; 3, int") as failed:
        check()
    assert checked == [(1, int), (1, str), (2, int), (2, str), (3, int), (3, str)]
    assert [error.__notes__ for error in failed.value.exceptions] == [["case: 1, str"], ["case: 3, int"]]


def test_no_case_at_all_is_refused() -> None:
    with pytest.raises(AssertionError, match="without a case"):
        for_each(())
