"""The bots at the table: which were chosen, who plays until they are ready, and what happens if they fail."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Event

import pytest

from euchre.bots.lineup import warm
from euchre.bots.lineup.levels import BOT_OF_LEVEL
from euchre.bots.lineup.lineup import Lineup, Tell
from euchre.bots.policy.player import PlainSwiftBot
from euchre.bots.random import RandomBot
from euchre.cli.table.chooser import Chooser
from euchre.cli.table.dialog import Dialog
from euchre.cli.table.screen import TableScreen
from euchre.cli.table.session import Session
from euchre.cli.table.setup import Setup
from euchre.core.actions import Action, Play
from euchre.core.cards import Card
from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS
from euchre.core.view import View
from euchre.narration.seen_action import SeenAction
from euchre.record.log import parse_log
from euchre.wording import wording
from support.terminal import SIZE, asked, at_table, play_out, seen, shows, table_app

CLUB, EXPERT = "search:level=club", "search:level=expert"
READY = wording()("terminal-players-ready")
UNABLE = wording()("terminal-players-unable")
CHOSEN = (CLUB, EXPERT, CLUB)


class Slow:
    """Thinks until the test lets it go on."""

    def __init__(self) -> None:
        self.thinks = Event()
        self.may_go_on = Event()

    def choose(self, view: View, rng: Random) -> Action:
        self.thinks.set()
        assert self.may_go_on.wait(60)
        return RandomBot().choose(view, rng)


class Clumsy:
    """Does something that no table bears."""

    def __init__(self, does: Callable[[], Action]) -> None:
        self.does = does

    def choose(self, _view: View, _rng: Random) -> Action:
        return self.does()


def stumbles() -> Action:
    raise RuntimeError("lost\nmy glasses.")


def leads_the_benny() -> Action:
    return Play(Card.parse("B"))


class Stage:
    """A line-up that gets ready when the test says so; it keeps no table waiting."""

    def __init__(self, line: str = "The players are getting ready.") -> None:
        self.made: list[str] = []
        self.may_be_ready = asyncio.Event()
        self.problem: Exception | None = None
        self.lineup = Lineup(self._prepare, make=self._make, patience=0.0)
        self._line = line

    async def _prepare(self, tell: Tell) -> None:
        tell(self._line)
        await self.may_be_ready.wait()
        if self.problem is not None:
            raise self.problem

    def _make(self, name: str) -> RandomBot:
        self.made.append(name)
        return RandomBot()


def evening(session: Session) -> list[SeenAction]:
    """A whole game, the person choosing at random."""
    rng = Random(1)
    moments: list[SeenAction] = []
    while not session.over:
        moments.append(session.act(rng.choice(session.view.legal)) if session.asks_person else session.advance())
    return moments


@pytest.mark.slow
async def test_the_start_screen_offers_levels_and_the_choice_reaches_the_bots(tmp_path: Path) -> None:
    stage = Stage()
    stage.may_be_ready.set()
    app = table_app(tmp_path / "game.jsonl", "openspiel", at_once=False, bots="swift", lineup=stage.lineup)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        opponents = app.screen.query_one("#opponents", Chooser)
        opponents.focus()
        offered = list(opponents.choices.values())
        assert offered[: len(BOT_OF_LEVEL)] == ["Beginner", "Casual player", "Club player", "Expert", "Swift"]
        assert len(offered) == len(set(offered))
        await pilot.press("left", "left")
        assert await shows(pilot, "Club player")
        await pilot.press("p")
        await play_out(pilot, Random(2))
    assert sorted(stage.made) == sorted(CHOSEN), "the partner plays at full strength"
    assert parse_log((tmp_path / "game.jsonl").read_text()).notes["table"]["bots"] == list(CHOSEN)


@pytest.mark.slow
async def test_opponents_of_two_kinds_stand_on_the_form_too(tmp_path: Path) -> None:
    app = table_app(tmp_path / "game.jsonl", at_once=False)
    app._form = Setup(seed=1, bots=(CLUB, EXPERT, "swift"))
    async with app.run_test(size=SIZE) as pilot:
        assert await shows(pilot, "Club player, Swift")


async def test_the_screen_stays_alive_while_a_bot_thinks(tmp_path: Path) -> None:
    slow = Slow()
    app = table_app(tmp_path / "game.jsonl", lineup=Lineup(make=lambda _: slow))
    async with app.run_test(size=SIZE) as pilot:
        while not slow.thinks.is_set():
            screen = app.screen
            if isinstance(screen, TableScreen) and screen.waits:
                await pilot.press("p")
            await pilot.pause()
        assert not slow.may_go_on.is_set()
        await pilot.press("question_mark")
        assert await shows(pilot, "choose a card of your hand")
        await pilot.press("enter")
        slow.may_go_on.set()
        await asked(pilot)


@pytest.mark.slow
async def test_a_person_sits_down_at_once_and_swift_plays_until_the_players_are_ready(tmp_path: Path) -> None:
    stage = Stage(warm.FIRST_TIME)
    app = table_app(tmp_path / "game.jsonl", "openspiel", at_once=False, bots=CLUB, lineup=stage.lineup)
    async with app.run_test(size=SIZE) as pilot:
        assert await shows(pilot, warm.FIRST_TIME)
        await pilot.press("p")
        table = await at_table(pilot)
        assert await shows(pilot, warm.FIRST_TIME)
        assert "Until the players are ready, swift plays for them." in table.events
        assert stage.made == []
        stage.may_be_ready.set()
        assert await shows(pilot, READY)
        assert warm.FIRST_TIME not in seen(app)
        await play_out(pilot, Random(3))
    assert EXPERT in stage.made


@pytest.mark.slow
async def test_where_players_cannot_get_ready_swift_plays_and_says_why_once(tmp_path: Path) -> None:
    stage = Stage()
    stage.problem = EuchreError("play/cache", "No room\nis left.")
    app = table_app(tmp_path / "game.jsonl", "openspiel", at_once=False, bots=CLUB, lineup=stage.lineup)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("p")
        table = await at_table(pilot)
        stage.may_be_ready.set()
        assert await shows(pilot, UNABLE)
        await play_out(pilot, Random(3))
        told = [line for line in table.events if UNABLE in line]
        assert told == [f"{UNABLE} No room is left."]
    assert stage.made == []
    assert parse_log((tmp_path / "game.jsonl").read_text()).final.over


async def test_a_table_of_the_house_waits_for_nobody(tmp_path: Path) -> None:
    lineup = Stage().lineup
    app = table_app(tmp_path / "game.jsonl", bots="swift", lineup=lineup)
    async with app.run_test(size=SIZE) as pilot:
        await at_table(pilot)
        assert "getting ready" not in seen(app)
        assert not lineup.keeps_waiting(["swift", "random", "cmd:python my_bot.py"])


@pytest.mark.slow
async def test_a_table_waits_a_moment_for_players_that_are_almost_ready(tmp_path: Path) -> None:
    stage = Stage()
    lineup = Lineup(stage._prepare, make=stage._make, patience=1000.0)
    app = table_app(tmp_path / "game.jsonl", "openspiel", at_once=False, bots=CLUB, lineup=lineup)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("p")
        assert await shows(pilot, "pace")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.events == ()
        stage.may_be_ready.set()
        await play_out(pilot, Random(3))
    assert sorted(stage.made) == sorted(CHOSEN)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("does", "why"),
    [(stumbles, "RuntimeError: lost my glasses."), (leads_the_benny, "play B is not possible.")],
    ids=["raises", "illegal"],
)
async def test_swift_plays_on_for_a_bot_that_fails(tmp_path: Path, does: Callable[[], Action], why: str) -> None:
    app = table_app(tmp_path / "game.jsonl", "openspiel", lineup=Lineup(make=lambda _: Clumsy(does)))
    async with app.run_test(size=SIZE) as pilot:
        table = await at_table(pilot)
        await play_out(pilot, Random(1))
        for where in ("West", "North", "East"):
            assert table.events.count(f"Swift takes over for {where}, which failed: {why}") == 1
        assert isinstance(app.screen, Dialog)
    assert parse_log((tmp_path / "game.jsonl").read_text()).final.over


def test_a_bot_that_cannot_be_made_is_replaced_at_its_first_turn() -> None:
    session = Session(Setup(seed=1, rules=PRESETS["openspiel"], bots=("search:level=grandmaster", "swift", "swift")))
    evening(session)
    ((seat, why),) = session.failures()
    assert (seat, why.partition(":")[0]) == (1, "UnknownBot")
    assert session.failures() == (), "once is enough"


def test_who_plays_in_the_place_of_another_plays_as_swift_does() -> None:
    def failing(_: str) -> PlainSwiftBot:
        raise OSError("no disk")

    games = [
        [seen.action for seen in evening(Session(Setup(seed=5, bots=CHOSEN), lineup=lineup))]
        for lineup in (Lineup(make=failing), Lineup(make=lambda _: PlainSwiftBot()))
    ]
    assert games[0] == games[1]


def test_bots_that_have_something_to_put_away_leave_with_the_person() -> None:
    left: list[str] = []

    class Polite(RandomBot):
        def close(self) -> None:
            left.append("adieu")

    session = Session(Setup(seed=1, rules=PRESETS["openspiel"]), lineup=Lineup(make=lambda _: Polite()))
    session.leave()
    assert left == [], "nobody has come yet"
    evening(session)
    session.leave()
    assert left == ["adieu"] * 3


def test_to_show_the_table_nothing_is_compiled() -> None:
    code = "import sys, euchre.cli.table.app, euchre.bots.lineup.warm; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
