"""The main screens at 80x24, as pictures kept beside this file."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from euchre.cli.table.app import TableApp
from euchre.cli.table.dialog import Dialog
from euchre.core.actions import Draw
from support.hands import Hands
from support.sampling import few
from support.terminal import SIZE, asked, continued, go_on, interrupted, settles, table_app, takes_up

NORTH, EAST = 2, 3
Compare = Callable[..., bool]


def same(snap_compare: Compare, app: TableApp, *keys: str, wait: bool = True) -> bool:
    """Continue the game of an app, press the keys, and compare the picture."""

    async def before(pilot: Pilot[Any]) -> None:
        if wait:
            await go_on(pilot)
        await settles(pilot)
        await pilot.press(*keys)
        await settles(pilot)

    return snap_compare(app, terminal_size=SIZE, run_before=before)


def test_start(snap_compare: Compare, tmp_path: Path) -> None:
    assert same(snap_compare, table_app(tmp_path / "game.jsonl", at_once=False), wait=False)


def test_start_with_an_interrupted_game(snap_compare: Compare, tmp_path: Path) -> None:
    assert same(snap_compare, continued(tmp_path / "game.jsonl", "british", [Draw(NORTH)]), wait=False)


@pytest.mark.slow
def test_house_rules(snap_compare: Compare, tmp_path: Path) -> None:
    app = table_app(tmp_path / "game.jsonl", "british", at_once=False)
    assert same(snap_compare, app, "h", *["down"] * 3, "right", wait=False)


@pytest.mark.slow
def test_cut_or_bump(snap_compare: Compare, tmp_path: Path) -> None:
    assert same(snap_compare, continued(tmp_path / "game.jsonl", "british", [Draw(EAST)]))


BRITISH: Hands = {"left": "Jd B Ah 9c Ks", "dealer": "9s", "up": "9h"}


def test_bidding(snap_compare: Compare, tmp_path: Path) -> None:
    assert same(snap_compare, interrupted(tmp_path / "game.jsonl", "british", "", EAST, **BRITISH))


@pytest.mark.slow
def test_naming_a_suit(snap_compare: Compare, tmp_path: Path) -> None:
    past = "pass, pass, pass, pass"
    rules = "north-american,no_trump=second-round"
    assert same(snap_compare, interrupted(tmp_path / "game.jsonl", rules, past, EAST, left="Js Jc As 9h 9d", up="Th"))


@pytest.mark.parametrize("key", few(["tab", "1", "f", "question_mark", "e", "q"], keep={"1"}))
def test_mid_trick(snap_compare: Compare, tmp_path: Path, key: str) -> None:
    past = "order, bury 9s, together, together, together, together, play Ac"
    hands: Hands = {
        "left": "Ac Tc Th",
        "partner": "Jd Kc Ah B Ks",
        "right": "Qc Jc Qh",
        "dealer": "9s As Kd",
        "up": "9h",
    }
    app = interrupted(tmp_path / "game.jsonl", "british", past, NORTH, **hands)
    assert same(snap_compare, app, key)


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["online", pytest.param("online,score_cards=spare-pair", marks=pytest.mark.slow)])
def test_summary_of_a_deal(snap_compare: Compare, tmp_path: Path, rules: str) -> None:
    hands: Hands = {"left": "Jh Jd Ah Kh Qh", "dealer": "9c", "up": "9h"}
    app = interrupted(tmp_path / "game.jsonl", rules, "order, bury 9c, together, together", EAST, **hands)

    async def before(pilot: Pilot[Any]) -> None:
        await takes_up(pilot)
        assert isinstance(await asked(pilot), Dialog)
        await settles(pilot)

    assert snap_compare(app, terminal_size=SIZE, run_before=before)


@pytest.mark.slow
def test_a_large_terminal(snap_compare: Compare, tmp_path: Path) -> None:
    app = interrupted(tmp_path / "game.jsonl", "british", "", EAST, **BRITISH)

    async def before(pilot: Pilot[Any]) -> None:
        await go_on(pilot)
        await settles(pilot)

    assert snap_compare(app, terminal_size=(120, 36), run_before=before)
