"""The stored form of a game, which says as much as the game itself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from euchre.core.rules import PRESETS
from euchre.record.log import format_log, parse_log
from euchre.record.statistics import statistics
from euchre.store.rows.archive import archived, log_in, outcome_in
from support.games import random_match


@pytest.mark.parametrize("rules", PRESETS)
def test_the_log_is_the_log_and_the_statistics_are_the_games(rules: str) -> None:
    for seed in range(5):
        record = random_match(rules, seed)
        stored = archived(record)
        assert log_in(stored.log) == format_log(record)
        assert parse_log(log_in(stored.log)) == record
        for seat in range(4):
            assert statistics([(outcome_in(stored.outcome), seat)]) == statistics([(record, seat)])


def test_a_game_that_was_given_up_keeps_who_won() -> None:
    record = random_match("standard", 1)
    given_up = replace(record, actions=record.actions[:-4], notes={"conceded": 0})
    outcome = outcome_in(archived(given_up).outcome)
    assert (outcome.over, outcome.winner) == (True, 1)
    unfinished = outcome_in(archived(replace(given_up, notes={})).outcome)
    assert (unfinished.over, unfinished.winner) == (False, None)
