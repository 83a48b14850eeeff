"""The plain Monte Carlo player: lawful at every table, and right where there is nothing to guess."""

from collections.abc import Sequence
from random import Random

import pytest
from benchmarks.pimc.player import PimcBot

from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.view import view
from euchre.testing import check_bot
from support.hands import LEFT, deal
from support.sampling import SOME_OR_ALL_TABLES


@SOME_OR_ALL_TABLES
def test_pimc_is_lawful_and_fair_under_every_pair_of_house_rules(tables: Sequence[Rules]) -> None:
    check_bot(PimcBot("4"), tables, deals=1)


def test_a_hand_that_cannot_lose_a_trick_is_called_alone_for_four_points() -> None:
    state = deal("standard", left="Jh Jd Ah Kh Qh", up="9h")
    assert str(PimcBot("8").choose(view(state, LEFT), Random(1))) == "order alone"


@pytest.mark.parametrize("worlds", ["0", "-1", "many", "1000000"])
def test_a_number_of_worlds_that_makes_no_sense_is_refused(worlds: str) -> None:
    with pytest.raises(EuchreError, match="is not a number of worlds"):
        PimcBot(worlds)
