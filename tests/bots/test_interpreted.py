"""The policy in two forms: compiled, and run as Python where nothing may be compiled."""

from __future__ import annotations

import subprocess
import sys
from asyncio import Event
from collections.abc import Iterator
from itertools import islice
from random import Random

import numpy as np
import pytest

from euchre.bots.lineup.levels import BOT_OF_LEVEL
from euchre.bots.lineup.lineup import Lineup, Tell
from euchre.bots.lineup.seated_bot import SeatedBot
from euchre.bots.lineup.stand_in import PLAIN_LEVELS
from euchre.bots.play import moves
from euchre.bots.policy.player import PlainSwiftBot, SwiftBot
from euchre.bots.registry import bot_named
from euchre.core import law
from euchre.core.actions import Action
from euchre.core.engine import new_match
from euchre.core.rules import Rules
from euchre.core.view import View, view
from euchre.fast.bits import count, highest, lowest, lowest_place, room_above
from euchre.fast.jit import interpreted
from support.covering import TABLES
from support.sampling import few

_PLAIN = PlainSwiftBot()
_MOST_MOVES = 60
"""Moves of a match that are looked at: two deals or three."""


class _Careless:
    """Plays like `swift`, but one time in four at random, so that there are many kinds of deals."""

    def choose(self, seen: View, rng: Random) -> Action:
        if rng.random() < 0.25:
            return seen.legal[rng.randrange(len(seen.legal))]
        return _PLAIN.choose(seen, rng)


def _decisions() -> Iterator[View]:
    """Views of players who had a choice, under rules in which every pair of options occurs."""
    for number, rules in enumerate(TABLES):
        for move in islice(moves(new_match(rules), [_Careless()] * 4, number), _MOST_MOVES):
            if move.before.turn is not None and len((seen := view(move.before, move.before.turn)).legal) > 1:
                yield seen


@pytest.mark.parametrize("every", few([1, 8, 32], keep={32}))
def test_swift_chooses_the_same_compiled_and_interpreted(every: int) -> None:
    decisions = [*islice(_decisions(), 0, None, every)]
    assert len(decisions) > 1_000 / every
    for number, seen in enumerate(decisions):
        assert SwiftBot().choose(seen, Random(number)) == _PLAIN.choose(seen, Random(number)), seen


def test_an_interpreted_decision_loads_no_compiler() -> None:
    code = """
import sys
from random import Random
from euchre.bots.play import play_deal
from euchre.bots.policy.player import PlainSwiftBot
from euchre.core.rules import Rules
play_deal(Rules(), (PlainSwiftBot(),) * 4, 1)
sys.exit("numba" in sys.modules or "llvmlite" in sys.modules)
"""
    assert subprocess.run([sys.executable, "-P", "-c", code], check=False).returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="it cannot forbid itself to open files")
@pytest.mark.parametrize("preset", ["standard", "two-handed", "three-handed", "six-handed"])
def test_an_interpreted_decision_opens_no_file(preset: str) -> None:
    """A server whose connections have taken all files lets its bots play on."""
    code = f"""
import resource
from euchre.bots.lineup.stand_in import stand_in
from euchre.bots.play import play_deal
from euchre.core.rules import Rules
players = [stand_in(name) for name in ("swift", "beginner", "casual")] * 2
rules = Rules.parse("{preset}")
resource.setrlimit(resource.RLIMIT_NOFILE, (3, 3))
play_deal(rules, players[:{law.seating(Rules.parse(preset)).players}], 1)
"""
    ran = subprocess.run([sys.executable, "-P", "-W", "error", "-c", code], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_swift_plays_where_no_compiler_is_installed() -> None:
    code = """
import sys
sys.modules["numba"] = sys.modules["llvmlite"] = None
from importlib import util
real = util.find_spec
util.find_spec = lambda name, package=None: None if name == "numba" else real(name, package)
from euchre.bots.play import play_deal
from euchre.bots.registry import bot_named
from euchre.core.rules import Rules
play_deal(Rules(), (bot_named("swift"),) * 4, 1)
"""
    ran = subprocess.run([sys.executable, "-P", "-W", "error", "-c", code], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("bits", [0, 1, 1 << 63, 0b1011000, (1 << 64) - 1])
def test_instructions_on_sets_are_the_same_in_both_forms(bits: int) -> None:
    word = np.uint64(bits)
    assert int(count(word)) == bits.bit_count()
    assert int(lowest_place(word)) == (64 if not bits else (bits & -bits).bit_length() - 1)
    assert int(room_above(word)) == 64 - bits.bit_length()
    with interpreted():
        plain = int(lowest(word)), int(highest(word))
    assert plain == (int(lowest(word)), int(highest(word)))


def test_interpreted_ends_with_its_block_and_holds_in_one_thread() -> None:
    word = np.uint64(6)
    with pytest.raises(ZeroDivisionError), interpreted():
        raise ZeroDivisionError
    assert lowest(word) == 2
    assert getattr(lowest, "compiled").signatures  # noqa: B009 - the type is the function's


async def _never(_: Tell) -> None:
    await Event().wait()


@pytest.mark.slow
@pytest.mark.parametrize("level", few(PLAIN_LEVELS, keep=1))
def test_a_weak_player_chooses_the_same_before_anything_is_compiled(level: str) -> None:
    compiled = bot_named(BOT_OF_LEVEL[level])
    lineup = Lineup(_never)
    seated = SeatedBot(BOT_OF_LEVEL[level], lineup)
    assert not lineup.keeps_waiting([seated.name]), "who asked for such a player has one"
    decisions = [*islice(_decisions(), 0, None, 61)]
    assert len(decisions) >= 20
    for number, seen in enumerate(decisions):
        assert seated.choose(seen, Random(number)) == compiled.choose(seen, Random(number)), seen
