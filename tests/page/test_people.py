"""Playing with people in the browser: two strangers at one table, contacts, and what is shown of who waits."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from euchre.tables.messages import Sit, Terms
from support.axe import violations_in_both
from support.evenings import HOST, alone, by_chance
from support.person import PHONE, Person
from support.visits import Visits


async def _plays_with_people(ann: Person, name: str, *rules: str) -> None:
    """Go from the first page to a table by rules that no other test accepts: they share the server."""
    await ann.goes("/")
    await ann.page.get_by_role("link", name="Play with people").click()
    await ann.page.get_by_label("Standard", exact=True).uncheck()
    for accepted in rules:
        await ann.page.get_by_label(accepted, exact=True).check()
    await ann.page.get_by_label("Your name").fill(name)
    await ann.page.get_by_role("button", name="Play", exact=True).click()
    await expect(ann.hand).to_be_visible()


async def _bottom_of_notices(ann: Person) -> float:
    box = await ann.page.locator(".notices").bounding_box()
    assert box is not None
    return box["y"] + box["height"]


async def test_two_strangers_meet_at_one_table(visits: Visits) -> None:
    ann, ben = await visits.stranger(size=PHONE), await visits.stranger()
    await _plays_with_people(ann, "Ida", "Online")
    await expect(ann.page.get_by_text("People can take their seats")).to_be_visible()
    await ben.goes("/")
    waiting = ben.main.get_by_role("region", name="Play with people")
    await expect(waiting.get_by_text("Ida", exact=True)).to_be_visible()
    await expect(waiting.get_by_role("listitem").filter(has_text="Ida")).to_contain_text("3 seats free")
    assert not await violations_in_both(ben)
    await _plays_with_people(ben, "Jon", "Online")
    await expect(ann.seat("Jon")).to_be_visible()
    await expect(ann.page.get_by_text("People can take their seats")).to_have_count(0)
    await expect(ben.seat("Ida")).to_be_visible()


@pytest.mark.slow
async def test_who_is_alone_is_told_of_a_table_that_fits_and_moves_only_by_their_choice(visits: Visits) -> None:
    ann, ben = await visits.stranger(size=PHONE), await visits.stranger()
    await _plays_with_people(ann, "Mia", "Two-handed", "Railroad")
    await expect(ann.page.get_by_role("button", name="Join")).to_have_count(0)
    await _plays_with_people(ben, "Noa", "Railroad")
    await ann.page.reload()  # the list is looked at now, not in a quarter of a minute
    await expect(ann.page.get_by_text("Play with Noa instead? You accept Railroad.")).to_be_visible()
    assert not await violations_in_both(ann)
    assert await _bottom_of_notices(ann) <= (await ann.page.locator(".kitty").bounding_box() or {"y": 0.0})["y"]
    await ann.page.get_by_role("button", name="Join Noa").click()
    await expect(ben.seat("Mia")).to_be_visible()
    await expect(ann.seat("Noa")).to_be_visible()
    await expect(ann.page.get_by_text("instead?")).to_have_count(0)


@pytest.mark.slow
async def test_the_offer_of_another_table_stands_above_the_result(visits: Visits) -> None:
    evening = alone(rules="standard,target=0,deals=1", terms=Terms(pace="instant", listed=True))
    evening.play(by_chance(1))
    code = await visits.keep_evening(evening)
    ann, ben = await visits.host(size=PHONE, locale="de-DE"), await visits.stranger()
    await _plays_with_people(ben, "Una", "Six-handed")
    await ann.goes("/")
    await ann.page.evaluate("""localStorage.setItem('euchre.people', '{"presets": ["six-handed"]}')""")
    await ann.goes(f"/t/{code}")
    await expect(ann.verdict).to_be_visible()
    await expect(ann.page.get_by_role("button", name="Bei Una mitspielen")).to_be_visible()
    assert await _bottom_of_notices(ann) <= (await ann.verdict.bounding_box() or {"y": 0.0})["y"]


@pytest.mark.slow
async def test_who_joins_from_the_list_plays_from_the_next_deal_or_at_once(visits: Visits) -> None:
    evening = alone(terms=Terms(pace="instant", listed=True))
    evening.do(HOST, Sit, name="Zoe")
    evening.play(by_chance(1), until=lambda: len(evening.state.tricks) == 1)
    code = await visits.keep_evening(evening)
    ann, ben = await visits.host(), await visits.stranger(size=PHONE)
    await ann.sits_at(code)
    await ben.goes("/people")
    await ben.page.get_by_role("button", name="Join Zoe").click()
    await expect(ben.hand).to_be_visible()
    await expect(ben.page.get_by_text("You play from the next deal on.")).to_be_visible()
    assert not await violations_in_both(ben)
    await ben.page.get_by_role("button", name="Play this hand").click()
    await expect(ben.page.get_by_role("button", name="Play this hand")).to_have_count(0)


@pytest.mark.slow
async def test_people_who_have_played_together_become_contacts(visits: Visits) -> None:
    ann, ben = await visits.stranger(size=PHONE), await visits.stranger()
    for person, name in ((ann, "Kim"), (ben, "Leo")):
        await _plays_with_people(person, name, "British")
    await expect(ann.seat("Leo")).to_be_visible()
    await ann.goes("/people")
    await ann.page.get_by_role("button", name="Add contact: Leo").click()
    await expect(ann.main.get_by_text("you have asked", exact=True)).to_be_visible()
    await ben.goes("/people")
    await ben.page.get_by_role("button", name="Agree to be a contact of Kim").click()
    await expect(ben.main.get_by_text(re.compile("^(contact|online)$"))).to_be_visible()
    assert not await violations_in_both(ben)
    await ben.page.get_by_role("button", name="Invite Kim to a table").click()
    await expect(ben.page).to_have_url(re.compile("/t/"))
    await ann.goes("/")
    await expect(ann.main.get_by_text("Leo invites you to a table.")).to_be_in_viewport()
    await ann.goes("/people")
    await expect(ann.main.get_by_text("Leo invites you to a table.")).to_be_visible()
    await expect(ann.main.get_by_text("Online: Leo")).to_be_visible()
    await ann.page.get_by_role("button", name="Block Leo").click()
    await expect(ann.main.get_by_text("blocked", exact=True)).to_be_visible()


async def test_the_screen_works_in_german_and_without_a_choice_of_rules(visits: Visits) -> None:
    ann = await visits.stranger(size=PHONE, locale="de-DE")
    await ann.goes("/people")
    await ann.page.get_by_label("Standard", exact=True).uncheck()
    await expect(ann.page.get_by_role("button", name="Spielen", exact=True)).to_be_disabled()
    await expect(ann.said("Wähle mindestens einmal Regeln.")).to_be_visible()
    await ann.page.get_by_label("Britisch").check()
    await expect(ann.page.get_by_role("button", name="Spielen", exact=True)).to_be_enabled()
    assert not await violations_in_both(ann)
