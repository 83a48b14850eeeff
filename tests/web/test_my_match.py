"""A match in the guest's own list."""

from __future__ import annotations

from dataclasses import replace

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
    assert MyMatch.of(_entry(rules), 0).rubber == rubber


@pytest.mark.parametrize("rules", ["standard,from_tomorrow=1", "preset_of_tomorrow", "standard,target=from_tomorrow"])
def test_a_match_by_rules_of_a_newer_worker_is_still_in_the_list(rules: str) -> None:
    found = MyMatch.of(_entry(rules), 0)
    assert (found.rules, found.score, found.rubber) == (rules, (2, 5), False)


def test_who_took_over_a_seat_finds_the_match_until_it_is_over() -> None:
    """Eve sits where a bot began. Ann, who began on seat 0, left it and took over the one of another bot."""
    under_way = replace(_entry("standard"), ended=None, seated=(None, "eve", "ann", None))
    seats = {guest: [line.you for line in MyMatch.listed([under_way], guest)] for guest in ("ann", "eve", "ben")}
    assert seats == {"ann": [2], "eve": [1], "ben": []}
    over = replace(under_way, ended=60.0)
    assert [over.seat_of(guest) for guest in ("ann", "eve")] == [0, None]
