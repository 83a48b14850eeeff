"""A match in the guest's own list."""

from __future__ import annotations

import pytest

from euchre.tables.match_entry import MatchEntry
from euchre.web.past.my_match import MyMatch


def _entry(rules: str) -> MatchEntry:
    return MatchEntry(
        table="t",
        code="K7QM-2XDP",
        match=1,
        rules=rules,
        started=0.0,
        ended=60.0,
        guests=("ann", None, None, None),
        seated=("ann", None, None, None),
        names=("Ann", "Bess", "Cleo", "Dora"),
        score=(2, 5),
        games=(1, 0),
        winner=0,
        conceded=1,
    )


@pytest.mark.parametrize(("rules", "rubber"), [("standard", False), ("standard,games=2", True)])
def test_it_says_whether_it_takes_more_than_one_game(rules: str, rubber: bool) -> None:
    assert MyMatch.of(_entry(rules), "ann").rubber == rubber


@pytest.mark.parametrize("rules", ["standard,from_tomorrow=1", "preset_of_tomorrow", "standard,target=from_tomorrow"])
def test_a_match_by_rules_of_a_newer_worker_is_still_in_the_list(rules: str) -> None:
    found = MyMatch.of(_entry(rules), "ann")
    assert (found.rules, found.score, found.rubber) == (rules, (2, 5), False)
