"""The review of a finished match on the page: begun, filled in, walked from mistake to mistake."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.async_api import Locator, expect

from euchre import Position
from support.axe import violations_in_both
from support.known_matches import known_match
from support.person import DESKTOP, PHONE, Person
from support.visits import Visits

_RULES: Final = "standard,target=3"
_PATIENCE: Final = 240_000
"""Milliseconds in which four deals are reviewed by a process that gives way to everything else."""
_COSTLY: Final = ("inaccuracy", "mistake", "blunder")


async def _finished(visits: Visits, **how: Any) -> Person:
    return await visits.seated(known_match(_RULES, deals=9), **how)


async def _reviewed(ann: Person) -> None:
    await expect(ann.main.get_by_text("All 4 deals are reviewed.")).to_be_visible(timeout=_PATIENCE)


async def _at(ann: Person, step: int) -> None:
    """The replay shows a step, from 0."""
    await expect(ann.page.get_by_role("slider")).to_have_value(str(step))


async def _leads_to_the_board(choices: Locator, decision: dict[str, Any]) -> None:
    """With what its seat knew, and with all hands open, which seen from that seat is the same."""
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
    await ann.page.get_by_role("link", name="Review").click()
    await _reviewed(ann)
    answer = await ann.page.request.get(f"{ann.address}/api{ann.page.url.partition('#')[0].removeprefix(ann.address)}")
    found = await answer.json()
    decisions = [one for deal in found["deals"] for one in deal["decisions"]]
    costly = [one for one in decisions if one["verdict"] in _COSTLY]
    moments = [one["step"] - 1 for one in costly]
    assert len(moments) > 1
    await ann.page.get_by_text("Everybody").click()
    for moment, decision in zip(moments, costly, strict=True):
        await ann.page.keyboard.press("n")
        await _at(ann, moment)
        choices = ann.page.get_by_role("region", name="The choices here")
        await expect(choices.get_by_text(decision["verdict"].capitalize())).to_be_visible()
        await expect(choices.get_by_role("listitem")).to_have_count(len(decision["choices"]))
        await expect(choices.get_by_role("listitem").filter(has_text="chosen")).to_have_count(1)
        await _leads_to_the_board(choices, decision)
    await _shows_where_cards_lay(choices)
    await expect(ann.answer("Next mistake")).to_be_disabled()
    for _, before in pairwise(reversed(moments)):
        await ann.page.get_by_role("button", name="Previous mistake").click()
        await _at(ann, before)
    await ann.page.keyboard.press("ArrowRight")
    await _at(ann, moments[0] + 1)
    by_loss = sorted(costly, key=lambda one: -one["loss"])[:5]
    listed = ann.page.get_by_role("region", name="The costliest decisions").get_by_role("button")
    await expect(listed).to_have_count(len(by_loss))
    for button, one in zip(await listed.all(), by_loss, strict=True):
        await button.click()
        await _at(ann, one["step"] - 1)
    result = ann.page.get_by_role("definition").filter(has_text="%")
    await expect(result).to_have_text(["100%", f"{100 * found['without_luck']:.0f}%"])
    await ann.page.get_by_text("Only mine").click()
    mine = [one for one in costly if one["seat"] == 0]
    assert len(mine) < len(costly)
    counts = [sum(one["verdict"] == verdict for one in mine) for verdict in _COSTLY]
    graph = ann.page.get_by_role("region", name="Chance to win: Ann & Cleo")
    for verdict, count in zip(("inaccurac", "mistake", "blunder"), counts, strict=True):
        await expect(
            graph.get_by_role("listitem").filter(has_text=re.compile(rf"^\s*{count} {verdict}"))
        ).to_have_count(1)
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
