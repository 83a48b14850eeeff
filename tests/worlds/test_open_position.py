"""A position with one hand known, opened: it looks to its seat as before."""

from __future__ import annotations

from random import Random

import pytest

from euchre.core.rules import Rules
from euchre.match import Match
from euchre.worlds.open_position import opened
from support.covering import OTHER_NUMBERS, TABLES
from support.sampling import few, sampled

SOME = (*TABLES[::4], Rules.parse("standard,partners_best=1"), *OTHER_NUMBERS[::10])


@pytest.mark.parametrize("rules", few(sampled(SOME, 3), keep=3), ids=str)
def test_a_position_opened_looks_to_its_seat_as_it_was(rules: Rules) -> None:
    rng, match = Random(1), Match(rules, seed=2)
    hands = set()
    while not match.over and len(match.actions) < 40:
        if match.state.open.up_card is not None:
            for seat in range(rules.players):
                position = match.position(seat)
                whole = opened(position, rng)
                assert whole.seat is None
                assert whole.seen_from(seat) == position
                assert opened(whole, rng) is whole
                hands.add(whole.state.hand((seat + 1) % rules.players))
        match.play(rng.choice(match.legal()))
    assert len(hands) > 10, "the hidden cards lie differently each time"
