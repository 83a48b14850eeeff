"""The call to play alone where it is announced after trump is made: asked each time, or said at will."""

from dataclasses import replace
from pathlib import Path

import pytest

from euchre.cli.table.app import TableApp
from euchre.cli.table.saves import Saves, setup_of
from euchre.cli.table.screen import TableScreen
from euchre.cli.table.session import Session
from euchre.cli.table.setup import Setup
from euchre.core.actions import Action, Alone, Draw, Order, Together
from euchre.core.rules import PRESETS
from euchre.core.state import Phase
from euchre.record.match_record import MatchRecord
from euchre.tables.turns import PACES
from support.hands import Hands, actions, shuffled
from support.sampling import few
from support.terminal import SIZE, quick, seen, takes_up, until

SOUTH, EAST = 0, 3
HANDS: Hands = {"left": "Jh Jd Ah Kh Qh", "dealer": "9c", "up": "9h"}
CALLED = "order, bury 9c"
"""East deals, the person calls hearts, and announcements begin with the person."""
SILENT = Setup(rules=PRESETS["british"], seed=1, bots=("random",) * 3, asks_cut=False, asks_alone=False)


def called() -> list[Action]:
    return [Draw(EAST), *actions("cut 4"), shuffled("british", EAST, 4, **HANDS), *actions(CALLED)]


@pytest.mark.parametrize(("alone", "said"), [(False, Together()), (True, Alone())])
def test_silence_means_with_the_partner_and_the_switch_means_alone(alone: bool, said: Action) -> None:
    session = Session(SILENT, past=called())
    assert session.view.phase is Phase.ALONE
    assert session.view.turn == SOUTH
    assert not session.asks_person
    session.plays_alone = alone
    assert session.advance().action == said


def test_who_wants_to_be_asked_is_asked() -> None:
    assert Session(replace(SILENT, asks_alone=True), past=called()).asks_person


def test_who_is_asked_in_no_round_of_announcements_is_asked_in_any_case() -> None:
    rules = PRESETS["british"].but(alone_when="after-burial")
    past = [Draw(EAST), *actions("cut 4"), shuffled(rules, EAST, 4, **HANDS), *actions(CALLED)]
    session = Session(replace(SILENT, rules=rules), past=past)
    assert session.view.phase is Phase.ALONE
    assert session.asks_person
    assert not session.may_say_alone


def test_who_may_not_play_alone_has_no_switch() -> None:
    rules = PRESETS["british"].but(defend_alone="never")
    past = [Draw(EAST), *actions("cut 4"), shuffled(rules, EAST, 4, **HANDS), *actions("pass, pass, pass")]
    session = Session(replace(SILENT, rules=rules), past=past)
    assert session.may_say_alone
    session = Session(replace(SILENT, rules=rules), past=[*past, *actions("order")])
    assert not session.may_say_alone, "the makers are the others"


def test_the_switch_holds_for_one_deal() -> None:
    session = Session(SILENT, past=called()[:2])
    session.plays_alone = True
    while session.view.phase is not Phase.ROUND_1:
        session.advance()
    assert not session.plays_alone


def test_what_was_said_by_the_switch_can_be_taken_back() -> None:
    session = Session(SILENT, past=called())
    session.plays_alone = True
    before = session.view
    session.advance()
    session.undo()
    assert session.view == before
    assert not session.plays_alone


def test_the_choice_is_saved_with_the_game(tmp_path: Path) -> None:
    saves = Saves.at(tmp_path / "game.jsonl")
    with saves.begin(SILENT) as log:
        session = Session(SILENT)
        session.log = log
        session.advance()
    record = saves.look().record
    assert isinstance(record, MatchRecord)
    assert setup_of(record) == SILENT


@pytest.mark.parametrize("keys", few([pytest.param(()), pytest.param(("a",)), pytest.param(("a", "a"))], keep=[("a",)]))
async def test_at_the_table_nobody_is_asked_and_a_key_plays_alone(
    tmp_path: Path, keys: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PACES, "slow", 1000.0)  # while the keys are pressed nobody may lead
    saves = Saves.at(tmp_path / "game.jsonl")
    with saves.begin(SILENT) as log:
        session = Session(SILENT)
        session.log = log
        for action in called():
            session.act(action)
    app = TableApp(SILENT, saves, pace="slow", lineup=quick())
    async with app.run_test(size=SIZE) as pilot:
        await takes_up(pilot)
        await until(pilot, lambda: "I play alone: no" in seen(app))
        await pilot.press(*keys, "space")
        table = app.screen
        assert isinstance(table, TableScreen)
        await until(pilot, lambda: announced(table))
        assert announced(table) == (Alone() if len(keys) == 1 else Together())


def announced(table: TableScreen) -> Action | None:
    """The person's answer after the call of trump."""
    calls = (call.action for call in table.shown.open.calls if call.seat == SOUTH)
    return next((action for action in calls if not isinstance(action, Order)), None)
