"""Tables of two, three and six: choosing one, a match by mouse and by keyboard, and how it looks in small windows."""

from __future__ import annotations

import asyncio
import re
from typing import Final

import pytest
from playwright.async_api import expect

from euchre.core.cards import Card
from euchre.tables.perspective.faces import aloud
from euchre.wording import wording
from support.axe import violations_in_both
from support.fitting import faults_at
from support.known_matches import known_match, open_table
from support.person import PHONE, Person
from support.sampling import few
from support.visits import Visits

_RULES: Final = {2: "two-handed,target=2", 3: "three-handed,target=2", 6: "six-handed,target=2"}
_NUMBERS: Final = pytest.mark.parametrize("players", few(_RULES, keep={3}))
_CORNERS: Final = """
() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const plates = [...document.querySelectorAll('.felt .plate')].map(box);
  const laid = [...document.querySelectorAll('.middle .laid')].map(box);
  const corner = ({left, top, width, height}) =>
    ({left, top, right: left + width * 0.3, bottom: top + height * 0.3});
  const faults = [];
  for (const [place, plate] of plates.entries()) {
    if (plate.left < 0 || plate.right > innerWidth) faults.push('a name is outside');
    if (plates.slice(place + 1).some((other) => meet(plate, other))) faults.push('two names meet');
    if (laid.some((card) => meet(plate, card))) faults.push('a card lies on a name');
  }
  laid.forEach((card, place) => {
    if (laid.slice(place + 1).some((other) => meet(corner(card), other))) faults.push('an index is hidden');
  });
  return faults;
}
"""
"""The misplaced elements: names outside or on each other, cards on names, and cards on the corner of another."""


@_NUMBERS
async def test_a_match_by_keyboard_on_a_desktop(visits: Visits, players: int) -> None:
    match = known_match(_RULES[players], deals=99)
    ann = await visits.host()
    await ann.sits_at(await visits.keep(match.first))
    await expect(ann.page.get_by_role("region", name="Score").get_by_role("img")).to_have_count(
        3 if players == 3 else 2
    )
    for choice in match.answers:
        await expect(ann.asked.first).to_be_visible()
        if choice.card is None:
            await ann.page.keyboard.press(f"Shift+{choice.key}" if choice.key.isupper() else choice.key)
        else:
            card = aloud(wording(), match.rules, Card.parse(choice.card))
            await expect(ann.card(card)).to_be_enabled()
            await ann.page.keyboard.press(str((await ann.names()).index(card) + 1))
    winner = match.view.match.winner
    won = winner is not None and winner == 0
    end = ann.dialog("You won" if won else "You lost")
    await ann.opens_more()
    await end.get_by_role("button", name="Verify the shuffle").click()
    await expect(end).to_contain_text("Every card is where the seeds put it.")


@_NUMBERS
async def test_the_felt_of_a_telephone(visits: Visits, players: int) -> None:
    before_last = known_match(
        _RULES[players],
        lambda seen: seen.turn == 0 and len(seen.tricks) == 1 and len(seen.trick) == players - 1,
        deals=9,
    )
    ann = await visits.back(before_last, size=PHONE)
    assert await violations_in_both(ann) == []
    for size in (PHONE, (360, 640), (320, 568), (844, 390), (1440, 900)):
        await ann.resizes(*size)
        assert await ann.page.evaluate(_CORNERS) == [], size
        assert await ann.page.evaluate("document.scrollingElement.scrollWidth") <= size[0]


@pytest.mark.slow
async def test_a_side_of_three_is_named_by_all_and_a_side_of_one_by_its_player(visits: Visits) -> None:
    ann = await visits.host()
    for players, sides in ((6, ["You, Cleo & Emma", "Bess, Dora & Fay"]), (3, ["You", "Bess", "Cleo"])):
        await ann.sits_at(await visits.keep(open_table(_RULES[players])))
        names = ann.page.get_by_role("region", name="Score").locator("strong")
        assert await names.all_inner_texts() == sides
    await ann.page.keyboard.press("0")
    scores = "You 0, Bess 0, Cleo 0, to 2. Tricks: You 0, Bess 0, Cleo 0."
    await expect(ann.page.get_by_role("log", name="What happens")).to_contain_text(scores)


@pytest.mark.slow
@_NUMBERS
async def test_a_deal_is_played_on_from_a_moment_of_its_match(visits: Visits, players: int) -> None:
    ann = await visits.host()
    code = await visits.keep_match(known_match(_RULES[players], deals=99))
    match = await (await ann.page.request.get(f"{ann.address}/api/games/{code}/1")).json()
    step = next(number for number, frame in enumerate(match["frames"], 1) if frame["picture"]["turn"] == 0)
    await ann.goes(f"/games/{code}/1/play-on#{step}")
    end = ann.page.get_by_role("complementary", name="Try again").get_by_role("status")
    await ann.plays_until(end)
    names = await ann.page.locator(".felt .plate").all_inner_texts()
    assert all(any(name in plate for plate in names) for name in match["players"][1:])
    assert len(names) == players
    await ann.page.get_by_role("link", name="Back").click()
    await expect(ann.page).to_have_url(re.compile(rf"/games/{code}/1/review#{step}$"))


@pytest.mark.slow
async def test_the_number_of_players_picks_the_preset_the_seats_and_what_can_be_settled(visits: Visits) -> None:
    ann = await visits.stranger()
    await ann.goes("/new")
    number = ann.page.get_by_role("radiogroup", name="Number of players")
    seats = {
        "Two": ["Your opponent"],
        "Three": ["On your left", "On your right"],
        "Six": ["On your left", "Partner, left", "Opposite you", "Partner, right", "On your right"],
        "Four": ["On your left", "Your partner", "On your right"],
    }
    presets = {"Two": "Two-handed", "Three": "Three-handed", "Six": "Six-handed", "Four": "Standard"}
    for word, others in seats.items():
        await number.get_by_text(word, exact=True).click()
        await expect(ann.page.get_by_role("combobox")).to_have_count(len(others))
        for other in others:
            await expect(ann.page.get_by_role("combobox", name=other)).to_be_visible()
        if word == "Four":
            await expect(ann.page.get_by_role("radio", name=re.compile("^Standard"), checked=True)).to_be_visible()
        await expect(ann.page.get_by_role("region", name="Your table").get_by_role("heading")).to_have_text(
            presets[word]
        )
        partners = word in ("Four", "Six")
        await expect(ann.page.get_by_role("button", name="Defend alone")).to_have_count(1 if partners else 0)
    assert await faults_at(ann) == {}


@pytest.mark.slow
async def test_two_people_and_a_bot_play_for_themselves(visits: Visits) -> None:
    table = open_table("three-handed,target=0,deals=1", seats=("me", "open", "swift"))
    ann, bea = await visits.host(), await visits.stranger(size=PHONE)
    await ann.goes(f"/t/{await visits.keep(table)}")
    await bea.page.goto(await ann.page.get_by_label("Link to this table").input_value())
    await expect(ann.page.get_by_text("Draw partners")).to_have_count(0)
    await bea.page.get_by_role("button", name="Sit here").first.click()
    sheet = bea.dialog("Your name")
    await sheet.get_by_label("The name the others see").fill("Bea")
    await sheet.get_by_role("button", name="Sit down").click()
    await expect(ann.page.get_by_role("heading", name="Bea")).to_be_visible()
    assert await violations_in_both(ann) == []
    await ann.page.get_by_role("button", name="Begin").click()
    await asyncio.gather(*(_plays_to_the_end(one) for one in (ann, bea)))


async def _plays_to_the_end(one: Person) -> None:
    await expect(one.cards.nth(4)).to_be_visible()
    await one.plays_until(one.verdict)
