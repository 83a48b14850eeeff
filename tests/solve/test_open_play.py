"""The way from a game to the solver and back to points, compared with another engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from euchre.core.engine import legal, new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS
from euchre.core.state import Phase
from euchre.solve.open_play import OpenPlay
from euchre.solve.seated_play import SeatedPlay
from euchre.solve.stakes import Stakes
from support.hands import deal, play, with_partners
from support.walks import walk


def test_every_card_offered_has_a_value_at_every_table() -> None:
    for name in PRESETS:
        for step in walk(PRESETS[name], seed=3, deals=4):
            state = step.state
            if state.phase is Phase.PLAY and Stakes.of(state).winners[2:]:
                offered = {action.card for action in legal(state) if hasattr(action, "card")}
                four = state.rules.players == 4
                found = OpenPlay.of_state(state).card_values() if four else SeatedPlay.of_state(state).card_points()
                assert offered <= set(found)


def test_the_makers_take_the_tricks_their_cards_are_worth() -> None:
    state = with_partners(
        play(
            deal(
                "standard",
                left="Jh Jd Ah Kh Qh",
                partner="9c Tc Jc Qc Kc",
                right="9s Ts Js Qs Ks",
                dealer="Ac As 9d Td Qd",
                up="Th",
            ),
            "order",
        )
    )
    state = play(state, "bury 9d") if state.phase is Phase.BURY else state
    state = with_partners(state)
    assert OpenPlay.of_state(state).side_tricks() == 5
    assert Stakes.of(state).points(5) == (2, 0)


def test_only_the_play_can_be_solved() -> None:
    start = new_match(PRESETS["standard"])
    with pytest.raises(EuchreError, match="moment of the play"):
        OpenPlay.of_state(start)
    with pytest.raises(EuchreError, match="before trump is made"):
        Stakes.of(start)


def test_the_game_itself_loads_no_compiler() -> None:
    code = "import sys, euchre; sys.exit(any(name in sys.modules for name in ('numba', 'numpy', 'llvmlite')))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.slow
def test_the_solver_comes_back_from_its_cache(tmp_path: Path) -> None:
    code = (
        "import numpy as np; from euchre.solve.kernel import side_tricks;"
        "hands = np.array([6, 24, 96, 384], dtype=np.uint64); table = np.zeros(4, np.uint64);"
        "print(side_tricks(hands, 0, table, False), side_tricks(hands, 1, table, False));"
        "table[0] = 1; hands[0] = 4; print(side_tricks(hands, 0, table, False))"
    )
    cached = os.environ | {"XDG_CACHE_HOME": str(tmp_path)}
    said = [
        subprocess.run([sys.executable, "-c", code], check=True, env=cached, capture_output=True, text=True).stdout
        for _ in range(2)
    ]
    assert said == ["0 0\n0\n"] * 2  # one suit, and the higher cards sit on the right all the way round to seat 3
