"""The review of a finished match on the page: begun, filled in, walked from mistake to mistake."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.async_api import Locator, expect

from euchre import Position
from support.axe import violations_in_both
from support.known_matches import known_match, meek
from support.person import DESKTOP, PHONE, Person
from support.sampling import few
from support.visits import Visits

_RULES: Final = "standard,target=3"
_PATIENCE: Final = 240_000
"""Milliseconds in which four deals are reviewed by a process that gives way to everything else."""
_ONE_DEAL: Final = {
    players: f"{preset},target=0,deals=1"
    for players, preset in ((2, "two-handed"), (3, "three-handed"), (4, "standard"), (6, "six-handed"))
}
_COSTLY: Final = ("inaccuracy", "mistake", "blunder")


async def _finished(visits: Visits, **how: Any) -> Person:
    return await visits.seated(known_match(_RULES, deals=9), **how)


async def _reviewed(ann: Person, says: str = "All 4 deals are reviewed.") -> None:
    await expect(ann.main.get_by_text(says)).to_be_visible(timeout=_PATIENCE)


async def _marks_everybodys(ann: Person) -> None:
    """Mark the mistakes of everybody, and go to the beginning."""
    await _sets(ann, ann.page.get_by_text("Everybody", exact=True))
    await ann.page.get_by_role("slider").fill("0")


async def _opens_at_the_worst(ann: Person) -> None:
    """Show the choice of theirs that cost most, as the end of the match promises, if any of them cost something."""
    answer = await ann.page.request.get(f"{ann.address}/api{ann.page.url.partition('#')[0].removeprefix(ann.address)}")
    decisions = [one for deal in (await answer.json())["deals"] for one in deal["decisions"]]
    mine = [one for one in decisions if one["seat"] == 0 and one["verdict"] in _COSTLY]
    if mine:
        await _at(ann, max(mine, key=lambda one: one["loss"])["step"] - 1)


async def _for_experts(ann: Person) -> None:
    """Turn every figure on, or off again."""
    await _sets(ann, ann.page.get_by_role("switch", name="For experts"))


async def _sets(ann: Person, wish: Locator) -> None:
    """Choose something in the sheet of the review."""
    await ann.page.get_by_role("button", name="More", exact=True).click()
    await wish.click()
    await ann.page.keyboard.press("Escape")


async def _says_one_number(ann: Person, choices: Locator, decision: dict[str, Any]) -> None:
    """The graph and the list give the same chance; the best choice and the one taken stand there, and no error."""
    await expect(choices.get_by_role("listitem")).to_have_count(2)
    chosen = choices.get_by_role("listitem").filter(has_text="chosen")
    mine = decision["seat"] % 2 == 0
    await expect(chosen).to_contain_text(f"{100 * decision['wins']:.0f}%")
    await expect(choices.get_by_text("Ann & Cleo" if mine else "Bess & Dora")).to_be_visible()
    graph = ann.page.get_by_role("region", name="Chance to win: Ann & Cleo")
    await expect(graph.locator("b")).to_have_text(f"{100 * (decision['wins'] if mine else 1 - decision['wins']):.0f}%")
    await expect(choices.get_by_text("±")).to_have_count(0)


async def _shows_best_and_worst(ann: Person, decisions: list[dict[str, Any]], by_loss: list[dict[str, Any]]) -> None:
    found_well = [one for one in decisions if one["edge"] >= 0.01 and one["verdict"] == "best"]
    first = sorted(found_well, key=lambda one: -one["edge"])[:1]
    listed = ann.page.get_by_role("region", name="Best and worst").get_by_role("button")
    await expect(listed).to_have_count(len(first) + len(by_loss))
    for button, one in zip(await listed.all(), first + by_loss, strict=True):
        await button.click()
        await _at(ann, one["step"] - 1)


async def _adds_up(ann: Person, found: dict[str, Any]) -> None:
    """The result without luck, which is no share, is for experts; for people there is no error anywhere."""
    result = ann.page.locator("dl").filter(has_text="Result without luck").get_by_role("definition")
    without_luck = f"{100 * found['without_luck'][0]:.1f}".removesuffix(".0")
    await expect(result).to_have_text(["100", re.compile(r"^\D\d+\.\d$"), without_luck])
    await _for_experts(ann)
    await expect(ann.main.get_by_text("Result without luck")).to_have_count(0)
    await expect(ann.main.get_by_text("of such matches")).to_have_count(0)
    await expect(ann.main.get_by_text("±")).to_have_count(0)
    await expect(ann.main.get_by_text("percentage points")).to_have_count(0)
    await ann.page.get_by_role("button", name="More", exact=True).click()
    await expect(ann.dialog("More").get_by_text("Anybody with this link can open it")).to_be_visible()
    await ann.page.keyboard.press("Escape")


async def _is_tried_again(ann: Person, says: str = "All 4 deals are reviewed.") -> None:
    """The deal goes on from the moment shown, to its end; then the review is where it was."""
    step = await ann.page.get_by_role("slider").input_value()
    await expect(ann.page).to_have_url(re.compile(rf"#{int(step) + 1}$"))
    address = ann.page.url
    await ann.page.get_by_role("link", name="Try again from here").click()
    await expect(ann.page.get_by_role("complementary", name="Try again")).to_contain_text(
        re.compile(r"In the match \w+ chose here: .+ The deal ended there with .+: ")
    )
    await ann.plays_until(ann.page.get_by_role("complementary", name="Try again").get_by_role("status"))
    await expect(ann.page.get_by_role("button", name="Once more")).to_be_visible()
    await ann.page.get_by_role("link", name="Back").click()
    await expect(ann.page).to_have_url(address)
    await _reviewed(ann, says)


async def _at(ann: Person, step: int) -> None:
    """The replay shows a step, from 0."""
    await expect(ann.page.get_by_role("slider")).to_have_value(str(step))


async def _leads_to_the_board(choices: Locator, decision: dict[str, Any]) -> None:
    """Analyse a decision from what its seat knew, and with all hands open: seen from that seat, the same."""
    assert await _leads_to(choices, "Analyse this position") == decision["position"]
    whole = Position.parse(await _leads_to(choices, "Analyse with all hands open"))
    assert str(whole.seen_from(decision["seat"])) == decision["position"]


async def _leads_to(choices: Locator, name: str) -> str:
    """The position to which a link leads."""
    address = await choices.get_by_role("link", name=name).get_attribute("href")
    assert address is not None
    return address.removeprefix("/analysis/")


async def _shows_where_cards_lay(choices: Locator) -> None:
    await choices.get_by_role("button", name="Where the cards probably lie").click()
    await expect(choices.get_by_role("table")).to_have_count(4)
    await expect(choices.get_by_role("table", name="Out of play")).to_be_visible()


@pytest.mark.slow
async def test_a_review_is_walked_from_mistake_to_mistake(visits: Visits) -> None:
    ann = await _finished(visits, size=DESKTOP)
    await ann.page.get_by_role("link", name="cost most").click()
    await _reviewed(ann)
    answer = await ann.page.request.get(f"{ann.address}/api{ann.page.url.partition('#')[0].removeprefix(ann.address)}")
    found = await answer.json()
    decisions = [one for deal in found["deals"] for one in deal["decisions"]]
    costly = [one for one in decisions if one["verdict"] in _COSTLY]
    moments = [one["step"] - 1 for one in costly]
    assert len(moments) > 1
    await _marks_everybodys(ann)
    for moment, decision in zip(moments, costly, strict=True):
        await ann.page.keyboard.press("n")
        await _at(ann, moment)
        choices = ann.page.get_by_role("region", name="The choices here")
        await expect(choices.get_by_text(decision["verdict"].capitalize())).to_be_visible()
        await _says_one_number(ann, choices, decision)
        await _for_experts(ann)
        await expect(choices.get_by_role("listitem")).to_have_count(len(decision["choices"]))
        await expect(choices.get_by_role("listitem").filter(has_text="chosen")).to_have_count(1)
        await _leads_to_the_board(choices, decision)
        await _for_experts(ann)
    await _for_experts(ann)
    await _shows_where_cards_lay(choices)
    await expect(ann.answer("Next mistake")).to_be_disabled()
    for _, before in pairwise(reversed(moments)):
        await ann.page.get_by_role("button", name="Previous mistake").click()
        await _at(ann, before)
    await ann.page.keyboard.press("ArrowRight")
    await _at(ann, moments[0] + 1)
    by_loss = sorted(costly, key=lambda one: -one["loss"])[:5]
    await _shows_best_and_worst(ann, decisions, by_loss)
    await _adds_up(ann, found)
    await _sets(ann, ann.page.get_by_text("Only mine"))
    mine = [one for one in costly if one["seat"] == 0]
    assert len(mine) < len(costly)
    counts = [sum(one["verdict"] == verdict for one in mine) for verdict in _COSTLY]
    graph = ann.page.get_by_role("region", name="Chance to win: Ann & Cleo")
    for verdict, count in zip(("inaccurac", "mistake", "blunder"), counts, strict=True):
        await expect(
            graph.get_by_role("listitem").filter(has_text=re.compile(rf"^\s*{count} {verdict}"))
        ).to_have_count(1)
    await _is_tried_again(ann)
    await ann.page.keyboard.press("?")
    await expect(ann.dialog("Keys").get_by_text("Next mistake")).to_be_visible()
    await ann.page.keyboard.press("Escape")
    assert await violations_in_both(ann) == []
    phone = await visits.host(size=PHONE)
    await phone.goes("/games")
    code = ann.page.url.split("/")[-3]
    await phone.page.locator(f'a[href="/games/{code}/1/review"]').click()
    await _reviewed(phone)
    await expect(phone.page.get_by_role("button", name=re.compile("^Deal [1-4]$"))).to_have_count(4)
    await expect(phone.page.get_by_role("row")).to_have_count(5)
    assert await violations_in_both(phone) == []
    assert await phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("players", few(_ONE_DEAL, keep={4}))
async def test_the_next_mistake_is_told_in_sight_and_tried_again(visits: Visits, players: int) -> None:
    """Check that the played and the better choice lie between the top of the window and its bottom buttons."""
    ann = await visits.host(size=PHONE)
    code = await visits.keep_match(known_match(_ONE_DEAL[players], habit=meek))
    await ann.goes(f"/games/{code}/1/review#worst")
    await expect(ann.main.get_by_text("Waiting for Ann")).to_be_visible()
    await _reviewed(ann, "The deal is reviewed.")
    await _opens_at_the_worst(ann)
    await _marks_everybodys(ann)
    for width, height in (PHONE, (320, 640), (320, 568)):
        await ann.resizes(width, height)
        await ann.page.get_by_role("slider").fill("0")
        await ann.page.evaluate("scrollTo(0, 0)")
        await ann.answer("Next mistake").click()
        moment = ann.page.get_by_role("region", name="The choices here")
        choices = moment.get_by_role("listitem")
        await expect(choices).to_have_count(2)
        buttons = await ann.answer("Next mistake").bounding_box()
        assert buttons is not None
        for part in (moment.get_by_role("heading"), moment.locator(".tag"), *await choices.all()):
            await expect(part).to_be_in_viewport(ratio=1)
            place = await part.bounding_box()
            assert place is not None
            assert place["y"] + place["height"] <= buttons["y"]
    await _is_tried_again(ann, "The deal is reviewed.")
