"""The marks of the terminal's table: trump, bowers, the Benny, the winning card, the player to move."""

from pathlib import Path

import pytest

from euchre.cli.table.card import CardFace
from euchre.cli.table.seat import SeatPanel
from support.hands import Hands
from support.sampling import few
from support.terminal import SIZE, go_on, interrupted, seen, settles, shows

NORTH, EAST = 2, 3
CALLED = "order, bury 9s, together, together, together, together"
HANDS: Hands = {"left": "Jd Ac", "partner": "B Ks Kc Qs Js", "right": "9c", "dealer": "9s", "up": "9h"}
"""North deals, East calls hearts and holds the left bower; the person holds the Benny."""


@pytest.mark.parametrize(
    ("rules", "held", "played"),
    few([("british", "Benny", "Benny"), ("british,benny=two-of-spades", "2♠", "2♠ best")], keep=1),
)
async def test_the_benny_is_called_so_and_marked_in_the_hand_and_in_the_trick(
    tmp_path: Path, rules: str, held: str, played: str
) -> None:
    app = interrupted(tmp_path / "game.jsonl", rules, f"{CALLED}, play Jd", NORTH, **HANDS)
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        assert "Joker" not in seen(app)
        hand = str(table.query_one("#hand-1", CardFace).content)
        assert held in hand
        assert "Benny" in hand
        await pilot.press("1")
        assert await shows(pilot, "★")
        assert played in str(table.query_one("#felt-0", CardFace).content)


@pytest.mark.slow
async def test_the_left_bower_is_marked_in_the_trick_and_leads_it(tmp_path: Path) -> None:
    app = interrupted(tmp_path / "game.jsonl", "british", f"{CALLED}, play Jd", NORTH, **HANDS)
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        card = table.query_one("#felt-3", CardFace)
        assert str(card.content) == "J♦ left"
        assert str(card.border_subtitle) == "★"


@pytest.mark.slow
async def test_the_card_that_would_take_the_running_trick_is_marked(tmp_path: Path) -> None:
    hands: Hands = {"right": "9c As", "dealer": "9s 9d", "left": "Ac", "partner": "Kc Ks", "up": "9h"}
    app = interrupted(tmp_path / "game.jsonl", "standard", "order, bury 9s, play Ac", NORTH, **hands)
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        stars = [str(table.query_one(f"#felt-{seat}", CardFace).border_subtitle) for seat in range(4)]
        assert stars == ["", "", "", "★"]
        assert not table.query_one("#felt-3", CardFace).has_class("-strong"), "the trick is not taken yet"


@pytest.mark.slow
async def test_who_called_which_trump_and_how_many_tricks_are_needed_is_always_in_sight(tmp_path: Path) -> None:
    app = interrupted(tmp_path / "game.jsonl", "british", f"{CALLED}, play Jd", NORTH, **HANDS)
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        assert "called ♥" in str(table.query_one("#seat-3", SeatPanel).content)
        assert "0 of 3" in seen(app)
        assert "Called by East" in seen(app)


@pytest.mark.slow
async def test_what_became_of_the_up_card_is_on_one_line(tmp_path: Path) -> None:
    app = interrupted(tmp_path / "game.jsonl", "north-american", "pass, pass, pass, pass", EAST, up="Th")
    async with app.run_test(size=SIZE) as pilot:
        await go_on(pilot)
        assert "Up-card   10♥ turned down" in seen(app)


async def test_whose_turn_it_is_stands_out_without_colour(tmp_path: Path) -> None:
    app = interrupted(tmp_path / "game.jsonl", "british", f"{CALLED}, play Jd", NORTH, **HANDS)
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        await settles(pilot)
        turns = [
            str(seat.content).startswith("▶ ") for seat in sorted(table.query(SeatPanel), key=lambda seat: seat.seat)
        ]
        assert turns == [True, False, False, False]
