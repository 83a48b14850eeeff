"""The house player, the yardstick outside the package: its decisions never change."""

import shlex
import sys
from hashlib import sha256
from itertools import islice
from random import Random

import pytest
from benchmarks.house.player import HouseBot
from tools.signature import decisions

from euchre.bots.play import moves
from euchre.bots.protocol.program_bot import ProgramBot
from euchre.core.engine import new_match
from euchre.core.rules import PRESETS
from euchre.core.view import View

VIEWS = 2_000
DIGEST = "bcaef011e5b0"
"""The digest of its choices, taken when the player left the package: figures against it were published then."""


def choices(views: list[View]) -> str:
    bot = HouseBot()
    return "\n".join(str(bot.choose(seen, Random(number))) for number, seen in enumerate(views))


def test_the_house_player_decides_as_when_figures_against_it_were_published() -> None:
    assert sha256(choices(list(islice(decisions(), VIEWS))).encode()).hexdigest()[:12] == DIGEST


@pytest.mark.slow
def test_the_house_player_plays_the_same_as_an_external_program() -> None:
    # By these rules chance decides nothing: there is no cut, and nobody names a suit blind.
    with ProgramBot(f"{shlex.quote(sys.executable)} -m benchmarks.house", time=20, start=60) as program:
        there = [move.action for move in moves(new_match(PRESETS["standard"]), [program] * 4, 7)]
    assert there == [move.action for move in moves(new_match(PRESETS["standard"]), [HouseBot()] * 4, 7)]
