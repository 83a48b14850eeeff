"""The page of promises says what was measured, of which kind the figures are, and what was not measured."""

import ast
import re

import pytest

from support.promises import KINDS, PAGE, Promise, Promised, promised, recording, rows_of, with_rows

TEXT = PAGE.read_text("utf-8")


def test_every_promise_of_a_test_has_a_row_or_is_said_to_be_unmeasured() -> None:
    assert with_rows(TEXT, rows_of(TEXT)) == TEXT
    assert len(promised()) > 20
    for promise in promised():
        assert f"\n- {promise.text}\n" in TEXT or any(promise.covers(row.promise) for row in rows_of(TEXT))


def test_every_row_is_about_a_promise_that_a_test_makes() -> None:
    for row in rows_of(TEXT):
        assert any(promise.covers(row.promise) for promise in promised()), row.promise


def test_only_sampled_trials_without_a_failure_bound_a_rate() -> None:
    for row in rows_of(TEXT):
        assert row.kind in KINDS
        bounded = row.kind == "sampled" and row.failures == "0"
        assert row.bound == (f"{3 / row.number:.1e}" if bounded else "-"), row.promise
        assert row.trials.startswith("all ") == (row.kind == "exhaustive")
        assert f"**{row.kind}**" in TEXT, "the page explains it"


def test_a_statistic_is_one_trial_however_many_draws_it_is_computed_from() -> None:
    rows = [row for row in rows_of(TEXT) if "chi-square" in row.promise]
    assert {row.kind for row in rows} == {"statistic"}
    for row in rows:
        assert row.number == (2 if row.promise.startswith("House players") else 1), "one for each of the two presets"


def test_a_soak_test_names_its_promise_before_anything_can_fail() -> None:
    found = 0
    for tree in recording():
        for test in ast.walk(tree):
            if isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef):
                at = [number for number, line in enumerate(test.body) if _names_a_promise(line)]
                assert all(isinstance(line, ast.Assign) for number in at for line in test.body[:number]), test.name
                found += len(at)
    assert found >= len(promised())


def _names_a_promise(line: ast.stmt) -> bool:
    return ast.unparse(line).startswith("record_property('promise'")


@pytest.mark.parametrize(
    ("kind", "failures", "bound"), [("sampled", 0, "3.0e-03"), ("sampled", 1, "-"), ("exhaustive", 0, "-")]
)
def test_the_bound_is_that_of_the_rule_of_three(kind: str, failures: int, bound: str) -> None:
    assert Promise(1000, failures, kind).bound == bound


def test_the_trials_of_a_promise_are_added_up_and_its_kind_is_one_there_is() -> None:
    promise = Promise()
    promise.add(337, failed=False, kind="exhaustive", cases="counts")
    promise.add(3, failed=True, kind="exhaustive", cases="counts")
    assert promise == Promise(340, 1, "exhaustive", "counts")
    assert promise.tried == "all 340 counts"
    assert Promise(2_000).tried == "2,000"
    with pytest.raises(AssertionError, match="certain"):
        promise.add(1, failed=False, kind="certain")
    with pytest.raises(AssertionError, match="what it is of"):
        promise.add(1, failed=False, kind="exhaustive")


def test_what_a_test_fills_in_may_be_anything() -> None:
    assert Promised("The player `…` is fair").covers("The player `search` is fair")
    assert not Promised("The player `…` is fair").covers("The player `search` is fast")
    assert re.search(r"^- The player `…`", TEXT, re.MULTILINE) or "The player `" in TEXT
