"""A check on many cases fails as a whole, and names the cases that failed; of many cases all but a few can be slow."""

from __future__ import annotations

from typing import Any

import pytest

from support.cases import for_each
from support.sampling import few, sampled


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


def test_combinations_with_a_marked_value_are_a_test_of_their_own() -> None:
    checked = []

    @for_each(few((1, 2, 3), keep=1), (int, str))
    def test(number: int, kind: type) -> None:
        checked.append((number, kind))

    (mark,) = test.pytestmark  # type: ignore[attr-defined] # pytest gives it
    now, later = mark.args[1]
    assert (now.marks, [mark.name for mark in later.marks]) == ((), ["slow"])
    test(*now.values)
    assert checked == [(1, int), (1, str)]
    test(*later.values)
    assert checked[2:] == [(2, int), (2, str), (3, int), (3, str)]


@pytest.mark.parametrize(
    ("cases", "keep", "kept"),
    [
        (range(10), 1, [0]),
        (range(10), 4, [0, 3, 6, 9]),
        (range(10), {7, 2}, [2, 7]),
        ([("a", 1), ("b", 2), ("a", 3)], {"a"}, ["a", "a"]),
        ([pytest.param("a", id="first"), "b"], {"a"}, ["a"]),
        (sampled(range(10), every=3), 2, [0, 9]),
    ],
)
def test_all_cases_but_a_few_are_slow(cases: Any, keep: Any, kept: list[Any]) -> None:
    rows = few(cases, keep=keep)
    assert len(rows) == len(cases)
    assert [row.values[0] for row in rows if not row.marks] == kept
    assert {mark.name for row in rows for mark in row.marks} <= {"slow", "soak"}


@pytest.mark.parametrize("keep", [0, 3, {4}])
def test_a_choice_that_chooses_nothing_is_refused(keep: Any) -> None:
    with pytest.raises(ValueError, match=r"of 3 cases are kept|not in list"):
        few((1, 2, 3), keep=keep)
