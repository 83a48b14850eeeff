"""The terminal's table for two, three and six: seats, names, whole matches, and what is saved."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from euchre.bots.lineup.levels import STRONGEST_BOT
from euchre.cli.table.around import AROUND
from euchre.cli.table.events import lines
from euchre.cli.table.saves import Saves, setup_of
from euchre.cli.table.session import Session
from euchre.cli.table.setup import Setup, bots_for, letter
from euchre.core.engine import legal
from euchre.core.rules import Rules
from euchre.core.seating import SEATINGS
from euchre.wording import wording
from support.absent import strange
from support.sampling import few
from support.terminal import SIZE, at_table, play_out, seen, table_app, until

RULES = {2: "two-handed,target=3", 3: "three-handed,target=3", 6: "six-handed,target=3"}
WORDS = wording()


@pytest.mark.parametrize("players", AROUND)
def test_every_seat_has_one_place_around_the_felt(players: int) -> None:
    around = AROUND[players]
    top = () if around.top is None else (around.top,)
    # Clockwise from the person in front: up the left side, across the top, down the right side.
    assert [0, *reversed(around.left), *top, *around.right] == list(SEATINGS[players].seats)
    assert sorted(cell for cell in around.felt if isinstance(cell, int)) == list(SEATINGS[players].seats)
    assert around.felt[4] == "kitty"
    assert around.felt[7] == 0


@pytest.mark.parametrize(
    ("players", "bots"),
    [
        (2, ("a",)),
        (3, ("a", "b")),
        (4, ("a", STRONGEST_BOT, "b")),
        (6, ("a", STRONGEST_BOT, "a", STRONGEST_BOT, "b")),
    ],
)
def test_partners_are_as_strong_as_can_be_and_opponents_as_chosen(players: int, bots: tuple[str, ...]) -> None:
    rules = Rules.parse({4: "standard", **RULES}[players])
    assert bots_for(rules, ("a", "b")) == bots
    setup = Setup(rules=rules, seed=1, bots=bots)
    assert setup.opponents == (("a", "a") if players == 2 else ("a", "b"))
    assert Setup(rules=rules, seed=1).bots == bots_for(rules, ("search:level=beginner", "search:level=beginner"))


def test_the_others_have_names_and_letters_of_their_own() -> None:
    setup = Setup(rules=Rules.parse("six-handed"), seed=1)
    assert setup.people(WORDS).names == ("You", "Bess", "Cleo", "Dora", "Emma", "Fay")
    assert setup.people(wording("de")).names[:2] == ("Du", "Bess")
    assert [letter(WORDS, seat, 6) for seat in range(6)] == ["▼", "B", "C", "D", "E", "F"]
    assert [letter(WORDS, seat, 4) for seat in range(4)] == ["S", "W", "N", "E"]


@pytest.mark.parametrize("players", RULES)
def test_a_match_goes_on_from_its_file(tmp_path: Path, players: int) -> None:
    setup = Setup(rules=Rules.parse(RULES[players]), seed=3, bots=("random",) * (players - 1))
    rng, saves = Random(players), Saves.at(tmp_path / "game.jsonl")
    session = Session(setup)
    people = setup.people(WORDS)
    with saves.begin(setup) as log:
        session.log = log
        while session.view.match.deals_finished < 1 or session.view.deal_number < 2:
            moment = session.act(rng.choice(session.view.legal)) if session.asks_person else session.advance()
            assert all(lines(WORDS, moment, people)) or not lines(WORDS, moment, people)
    record = saves.look().record
    assert record is not None
    again = Session(setup_of(record), past=record.actions, start=record.start)
    assert (again.view, again.setup) == (session.view, setup)
    while not again.over:
        again.act(rng.choice(legal(again._state))) if again.asks_person else again.advance()
    assert again.view.match.winner is not None


@pytest.mark.parametrize(
    ("players", "scores"),
    few(
        [
            (2, ["You             0", "Bess            0"]),
            (3, ["You             0", "Bess            0", "Cleo            0"]),
            (6, ["You, Cleo & Emma", "Bess, Dora & Fay"]),
        ],
        keep={2},
    ),
)
async def test_a_match_is_played_on_a_small_screen(tmp_path: Path, players: int, scores: list[str]) -> None:
    app = table_app(tmp_path / "game.jsonl", RULES[players])
    async with app.run_test(size=SIZE) as pilot:
        await at_table(pilot)
        screen = seen(app)
        assert all(name in screen for name in ("You", "Bess", "Cleo", "Dora", "Emma", "Fay")[:players])
        assert all(score in screen for score in scores)
        await play_out(pilot, Random(players))
        assert " the game!" in seen(app)
        assert strange(seen(app).splitlines(), players, "en") == []


@pytest.mark.parametrize("players", few(SEATINGS, keep={3}))
async def test_the_form_speaks_of_those_who_play(tmp_path: Path, players: int) -> None:
    app = table_app(tmp_path / "game.jsonl", {4: "standard", **RULES}[players], at_once=False)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: app.screen.focused)
        lines = list[str]()
        for _ in app.screen.focus_chain:
            await pilot.press("tab")
            lines += seen(app).splitlines()
    assert strange(lines, players, "en") == []
    assert any("Sit down and play" in line for line in lines)
    assert any("Playing alone" in line for line in lines) == SEATINGS[players].has_partners
