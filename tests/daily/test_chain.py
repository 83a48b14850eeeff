"""The seeds of the daily deals: each hashes to the one before, and tells nothing of the others."""

from __future__ import annotations

from datetime import date, timedelta
from hashlib import sha256

import pytest

from euchre.core.errors import EuchreError
from euchre.daily.chain import LENGTH, Chain, deal_seed, first_day

FIRST = date(2026, 11, 1)
CHAIN = Chain(FIRST, bytes(range(32)))


def test_each_seed_hashes_to_that_of_the_day_before_and_the_first_to_the_anchor() -> None:
    before = CHAIN.anchor
    for number in range(LENGTH):
        seed = CHAIN.seed(FIRST + timedelta(number))
        assert sha256(seed).digest() == before
        before = seed
    assert before == CHAIN.last


@pytest.mark.parametrize("days", [-1, LENGTH])
def test_a_chain_has_no_other_days(days: int) -> None:
    with pytest.raises(ValueError, match="20"):
        CHAIN.seed(FIRST + timedelta(days))


def test_every_day_belongs_to_one_chain() -> None:
    assert first_day(FIRST) == first_day(FIRST + timedelta(LENGTH - 1)) == FIRST
    assert first_day(FIRST + timedelta(LENGTH)) == FIRST + timedelta(LENGTH)
    with pytest.raises(EuchreError, match="The first daily deals were those of 2026-11-01"):
        first_day(FIRST - timedelta(1))


def test_the_deals_of_a_day_have_seeds_of_their_own() -> None:
    seed = CHAIN.seed(FIRST)
    seeds = {deal_seed(seed, number) for number in range(1, 9)}
    assert len(seeds) == 8
    assert seed not in seeds
