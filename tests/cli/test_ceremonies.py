"""The ceremonies of the table, through the real screen and with the keys a person presses."""

import asyncio
from pathlib import Path

import pytest

from euchre.cli.table.dialog import Dialog
from euchre.cli.table.screen import TableScreen
from euchre.core.actions import Bump, Cut, Draw, GoUnder
from euchre.core.cards import BENNY, Card, Suit, parse_cards
from euchre.core.state import Phase, the_contract
from euchre.narration.seen_action import SeenAction
from support.hands import Hands
from support.terminal import (
    PATIENCE,
    SIZE,
    asked,
    at_table,
    continued,
    go_on,
    held,
    interrupted,
    press,
    seen,
    shows,
    takes_up,
)

SOUTH, WEST, NORTH, EAST = range(4)


async def test_the_dealers_left_may_bump(tmp_path: Path) -> None:
    app = continued(tmp_path / "game.jsonl", "british", [Draw(EAST)])
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        assert {type(action) for action in table.shown.legal} == {Bump, Cut}
        assert "b  bump" in seen(app)
        await press(pilot, "b")
        table = await at_table(pilot)
        assert "You: bump" in table.events
        assert table.shown.open.cut == 0


@pytest.mark.slow
async def test_the_dealers_right_cuts_anywhere_but_leaves_four_cards(tmp_path: Path) -> None:
    app = continued(tmp_path / "game.jsonl", "north-american", [Draw(WEST)])
    async with app.run_test(size=SIZE) as pilot:
        await go_on(pilot)
        assert "bump" not in seen(app)
        await pilot.press(*["left_square_bracket"] * 30)
        assert "cut 4 from the top" in seen(app)
        await press(pilot, "right_square_bracket", "c")
        table = await at_table(pilot)
        assert "You: cut at 5" in table.events


async def test_a_turned_up_benny_is_named_for_without_seeing_the_cards(tmp_path: Path) -> None:
    app = interrupted(tmp_path / "game.jsonl", "british", "", SOUTH, dealer="Ah Kh Qh Jh Th", up="B")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        assert table.shown.phase is Phase.BENNY
        screen = seen(app)
        assert "without seeing your cards" in screen
        assert "A♥" not in screen
        await press(pilot, "h")
        table = await at_table(pilot)
        assert table.shown.phase is Phase.BURY
        assert BENNY in table.shown.hand
        assert all(name in seen(app) for name in ("Benny", "A♥", "♥ hearts"))


@pytest.mark.slow
async def test_the_dealers_british_partner_turns_it_down_by_playing_alone(tmp_path: Path) -> None:
    app = interrupted(tmp_path / "game.jsonl", "british", "pass", NORTH, partner="Jh Jd Ah Kh Qh", up="9h")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        assert [offer.key for offer in table.offered] == ["p", "a"]
        assert "only by playing alone" in seen(app)
        assert "a  play alone (“I turn it down”)" in seen(app)
        await press(pilot, "a")
        table = await at_table(pilot)
        assert table.shown.alone[0] == SOUTH
        assert not the_contract(table.shown).taken, "nobody takes the up-card"
        assert all(words in seen(app) for words in ("“I turn it down”", "sits out", "9♥ left"))


async def test_a_maker_announces_playing_alone(tmp_path: Path) -> None:
    app = interrupted(tmp_path / "game.jsonl", "british", "order, bury 9c", EAST, dealer="9c", up="9h")
    async with app.run_test(size=SIZE) as pilot:
        await go_on(pilot)
        assert "Do you want to play alone, without North?" in seen(app)
        await press(pilot, "a")
        table = await asked(pilot)
        assert not isinstance(table, Dialog)
        assert SOUTH in table.shown.alone
        assert "“I play alone”" in seen(app)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("dealer", "past"),
    [(EAST, "order, bury 9c"), (WEST, "pass, pass, pass, order, bury 9c, together, together")],
    ids=["maker", "defender"],
)
async def test_enter_pressed_in_haste_does_not_play_alone(tmp_path: Path, dealer: int, past: str) -> None:
    app = interrupted(tmp_path / "game.jsonl", "british", past, dealer, dealer="9c", up="9h")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        assert table.shown.phase is Phase.ALONE
        await press(pilot, "enter")
        await asked(pilot)
        assert SOUTH not in table.session.view.alone


@pytest.mark.slow
async def test_a_defender_may_play_alone(tmp_path: Path) -> None:
    past = "pass, pass, pass, order, bury 9c, together, together"
    app = interrupted(tmp_path / "game.jsonl", "british", past, WEST, dealer="9c", up="9h")
    async with app.run_test(size=SIZE) as pilot:
        await go_on(pilot)
        assert "Do you want to defend alone, without North?" in seen(app)
        await press(pilot, "a")
        table = await asked(pilot)
        assert not isinstance(table, Dialog)
        assert SOUTH in table.shown.alone


@pytest.mark.slow
async def test_the_cards_of_a_partner_who_sits_out_lie_face_down(tmp_path: Path) -> None:
    past = "pass, pass, order alone, bury 9c"
    app = interrupted(tmp_path / "game.jsonl", "standard", past, EAST, left="Ah Kh Qh Jh Th", dealer="9c", up="9h")
    app.pace = "slow"
    async with app.run_test(size=SIZE) as pilot:
        await takes_up(pilot)
        assert await shows(pilot, "sits out")
        screen = seen(app)
        assert screen.count("│▒▒▒▒▒│") == 10, "five cards, two rows each"
        assert "A♥" not in screen


@pytest.mark.slow
@pytest.mark.parametrize("order", ["order", "order alone"])
async def test_tram_plays_the_rest_of_the_hand(tmp_path: Path, order: str) -> None:
    past = f"{order}, bury 9c, together, together"
    app = interrupted(tmp_path / "game.jsonl", "online", past, EAST, left="Jh Jd Ah Kh Qh", dealer="9c", up="9h")
    async with app.run_test(size=SIZE) as pilot:
        await takes_up(pilot)
        sheet = await asked(pilot)
        assert isinstance(sheet, Dialog)
        assert "March" in seen(app)
        await pilot.press("enter")
        table = await at_table(pilot)
        assert "You: TRAM, the rest are mine" in table.events
        assert table.shown.match.score == ((2, 0) if order == "order" else (4, 0))


async def test_three_low_cards_go_under_the_kitty(tmp_path: Path) -> None:
    hands: Hands = {"left": "9c 9d Tc Td As", "kitty": "Ah Kh Qh", "up": "9h"}
    app = interrupted(tmp_path / "game.jsonl", "standard,weak_hand=go-under", "", EAST, **hands)
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        low = parse_cards("9c Tc 9d")
        place = {card: str(number) for number, card in enumerate(held(table), 1)}
        await pilot.press(place[Card.parse("As")])
        assert await shows(pilot, "A♠ may not go under")
        await pilot.press(place[low[0]], "u")
        assert await shows(pilot, "mark 2 more")
        await pilot.press(place[low[1]], place[low[2]], place[Card.parse("Td")])
        assert await shows(pilot, "Three cards are marked already")
        assert GoUnder(low) in [offer.action for offer in table.offered]
        await press(pilot, "u")
        table = await at_table(pilot)
        assert set(table.shown.hand) == set(parse_cards("Td As Ah Kh Qh"))


@pytest.mark.slow
async def test_a_question_with_one_answer_is_answered_for_the_person(tmp_path: Path) -> None:
    rules = "standard,weak_hand=farmers-redeal"
    app = interrupted(tmp_path / "game.jsonl", rules, "", EAST, left="As Ks Qs Js Ts", up="9h")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        assert table.shown.phase is not Phase.WEAK_HANDS


async def test_the_up_card_is_taken_and_a_card_buried(tmp_path: Path) -> None:
    app = interrupted(tmp_path / "game.jsonl", "standard", "order", SOUTH, dealer="Jh Jd Ac 9s 9c", up="9h")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        assert len(table.shown.hand) == 6
        assert "Choose a card of your hand to bury." in seen(app)
        number = held(table).index(Card.parse("9c")) + 1
        assert app.focused is not None
        focused = held(table)[int(str(app.focused.id)[-1]) - 1]
        assert focused in parse_cards("9c 9s"), "the lowest cards that are not trump"
        await press(pilot, str(number))
        table = await at_table(pilot)
        assert table.shown.buried == (Card.parse("9c"),)
        assert "You took 9♥ and buried 9♣" in table.events


@pytest.mark.slow
async def test_the_left_bower_stands_among_the_trumps_and_is_marked(tmp_path: Path) -> None:
    past = "order, bury 9s"
    app = interrupted(tmp_path / "game.jsonl", "standard", past, EAST, left="Jd Ah Ad Kd 9c", dealer="9s", up="9h")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        cards = held(table)
        assert cards[:2] == parse_cards("Jd Ah"), "hearts are trump, so the jack of diamonds comes before their ace"
        assert "left" in seen(app)


@pytest.mark.slow
async def test_a_suit_is_named_alone_with_its_capital_letter(tmp_path: Path) -> None:
    past = "pass, pass, pass, pass"
    app = interrupted(tmp_path / "game.jsonl", "standard", past, EAST, left="Js Jc As Ks Qs", up="9h")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        assert {offer.key for offer in table.offered} == set("pcdsCDS"), "hearts were turned down"
        await press(pilot, "S")
        table = await at_table(pilot)
        assert (table.shown.trump, table.shown.alone) == (Suit.SPADES, (SOUTH,))


async def test_a_stuck_dealer_may_not_pass(tmp_path: Path) -> None:
    past = ", ".join(["pass"] * 7)
    app = interrupted(tmp_path / "game.jsonl", "standard,all_pass=stick-the-dealer", past, SOUTH, up="9h")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        assert "p" not in [offer.key for offer in table.offered]
        assert "you must name trump" in seen(app)


@pytest.mark.slow
async def test_a_loners_partner_gives_their_best_card(tmp_path: Path) -> None:
    past = "pass, pass, order alone, bury 9c"
    hands: Hands = {"left": "Jh Ac", "dealer": "9c", "up": "9h"}
    app = interrupted(tmp_path / "game.jsonl", "standard,partners_best=1", past, EAST, **hands)
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        assert "North plays alone. Give your best card." in seen(app)
        await press(pilot, str(held(table).index(Card.parse("Jh")) + 1))
        await asked(pilot)
        assert "You give North J♥" in table.events


@pytest.mark.slow
async def test_a_maker_of_no_trump_fits_at_the_seat(tmp_path: Path) -> None:
    past = "pass, pass, pass, pass, name n"
    app = interrupted(tmp_path / "game.jsonl", "standard,no_trump=second-round", past, EAST, up="9h")
    async with app.run_test(size=SIZE) as pilot:
        await go_on(pilot)
        assert "called NT" in seen(app)


@pytest.mark.slow
async def test_the_british_dealer_reads_what_over_means(tmp_path: Path) -> None:
    app = interrupted(tmp_path / "game.jsonl", "british", "pass, pass, pass", SOUTH, up="9h")
    async with app.run_test(size=SIZE) as pilot:
        await go_on(pilot)
        assert "p  over (refuse the up-card)" in seen(app)


@pytest.mark.slow
async def test_the_log_says_who_gave_the_best_card_to_whom(tmp_path: Path) -> None:
    past = "order alone, bury 9c, give Jh"
    hands: Hands = {"right": "Jh", "dealer": "9c", "up": "9h"}
    app = interrupted(tmp_path / "game.jsonl", "standard,partners_best=1", past, EAST, **hands)
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        assert "North gives you J♥" in table.events


@pytest.mark.slow
async def test_a_bot_that_decides_while_the_app_ends_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, waits, drawn = TableScreen._happened, asyncio.Event(), []

    async def late(screen: TableScreen, decision: SeenAction) -> None:
        waits.set()
        while screen.query("#title"):  # noqa: ASYNC110 - the table goes without a word
            await asyncio.sleep(0)
        drawn.append(decision)
        await usual(screen, decision)

    monkeypatch.setattr(TableScreen, "_happened", late)
    app = interrupted(tmp_path / "game.jsonl", "standard", "pass", EAST, left="Ah Kh Qh Jh Th", dealer="9c", up="9h")
    async with app.run_test(size=SIZE) as pilot:
        await takes_up(pilot)
        async with asyncio.timeout(PATIENCE):
            await waits.wait()
    assert drawn, "the table was gone"
