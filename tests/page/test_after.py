"""After a match: another one, the fair check, and the record."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Route, expect
from typer.testing import CliRunner

from euchre.cli.app import app
from euchre.core.view import View
from euchre.tables.fair import seeds
from support.axe import violations_in_both
from support.known_matches import ADDED, KnownMatch, known_match
from support.person import DESKTOP
from support.visits import Visits

LEGIBLE = 72
"""Pixels of width from which a card can be read at arm's length."""


def _short() -> KnownMatch:
    return known_match("standard,target=0,deals=2", deals=9)


def _in_deal_2() -> KnownMatch:
    def wanted(seen: View) -> bool:
        return seen.turn == 0 and seen.deal_number == 2 and len(seen.tricks) == 2

    return known_match("standard,target=0,deals=3", wanted, deals=2)


@pytest.mark.slow
async def test_another_match_begins_at_the_same_table(visits: Visits) -> None:
    ann = await visits.seated(_short())
    await ann.answer("Play again").click()
    await expect(ann.page.get_by_role("dialog")).to_have_count(0)
    await expect(ann.cards).to_have_count(5)
    await expect(ann.main.get_by_text("Deal 1", exact=True)).to_be_visible()


async def test_the_page_deals_every_hand_again_and_finds_it_fair(visits: Visits) -> None:
    ann = await visits.seated(_short())
    await ann.answer("Verify the shuffle").click()
    await expect(ann.sentence("✓ Every card is where the seeds put it.")).to_be_visible()
    await expect(ann.main.get_by_text("all 24 cards are where the seeds put them")).to_have_count(2)
    await expect(ann.main.get_by_role("img", name="correct").first).to_be_visible()
    await expect(ann.main.get_by_role("img", name="wrong")).to_have_count(0)


@pytest.mark.slow
async def test_hands_held_before_and_after_a_page_is_loaded_again_are_all_compared(visits: Visits) -> None:
    ann = await visits.seated(_in_deal_2())
    await ann.page.reload()
    await ann.plays_until(ann.verdict)
    await ann.answer("Verify the shuffle").click()
    await expect(ann.sentence("✓ Every card is where the seeds put it.")).to_be_visible()
    await expect(ann.main.get_by_text(re.compile("^. Deal [123]: the cards are those you held.$"))).to_have_count(3)
    await expect(ann.said("not compared")).to_have_count(0)


@pytest.mark.slow
async def test_the_check_names_the_deals_in_which_the_page_saw_no_hand(visits: Visits) -> None:
    ann = await visits.seated(_in_deal_2())
    await ann.page.evaluate("""() => {
        const place = Object.keys(localStorage).find((name) => name.startsWith('euchre.shuffle.'));
        const memory = JSON.parse(localStorage.getItem(place));
        localStorage.setItem(place, JSON.stringify({...memory, deals: {}}));
    }""")
    await ann.plays_until(ann.verdict)
    await ann.answer("Verify the shuffle").click()
    await expect(ann.said("Deals 1 and 2 were not compared with hands you held")).to_be_visible()


@pytest.mark.slow
async def test_the_promise_can_be_noted_during_the_match(visits: Visits) -> None:
    asked = known_match("standard", lambda seen: seen.turn == 0)
    ann = await visits.seated(asked)
    await ann.page.get_by_role("button", name="Fair deal").click()
    sheet = ann.dialog("The fair deal")
    promise = seeds.promise(seeds.match_seed(bytes.fromhex(asked.first.root), 1, 1))
    await expect(sheet.get_by_text(promise, exact=True)).to_be_visible()
    await expect(sheet.get_by_text("Your page saw the promise before it added its own numbers.")).to_be_visible()


async def test_two_cards_exchanged_afterwards_are_found(visits: Visits) -> None:
    ann = await visits.seated(_short())

    async def forge(route: Route) -> None:
        answer = await route.fetch()
        proof: dict[str, Any] = await answer.json()
        _, deal = [step for step in proof["record"] if step[1].startswith("deal ")][:2]
        word, packets, first, second, *others = deal[1].split()
        deal[1] = " ".join((word, packets, second, first, *others))
        await route.fulfill(response=answer, body=json.dumps(proof))

    await ann.page.route("**/proof", forge)
    await ann.answer("Verify the shuffle").click()
    await expect(ann.sentence("✗ Something is wrong.")).to_be_visible()
    failed = ann.page.get_by_role("listitem").filter(has=ann.page.get_by_label("wrong"))
    await expect(failed.filter(has_text="Deal 2: 2 cards are not")).to_have_count(1)
    await expect(failed.filter(has_text="Deal 1:")).to_have_count(0)


async def test_the_record_is_downloaded_and_proves_the_deals(visits: Visits, tmp_path: Path) -> None:
    ann = await visits.seated(_short())
    await ann.page.get_by_role("link", name="Replay").click()
    async with ann.page.expect_download() as waiting:
        await ann.page.get_by_role("button", name="Download the log").click()
    download = await waiting.value
    kept = tmp_path / download.suggested_filename
    await download.save_as(kept)
    verified = CliRunner().invoke(app, ["verify", str(kept), "--json"])
    assert verified.exit_code == 0, verified.output
    assert json.loads(verified.output)["holds"] is True
    forged = tmp_path / "forged.jsonl"
    record = kept.read_text(encoding="utf-8")
    forged.write_text(record.replace(f'"{ADDED.hex()}"', f'"{ADDED.hex()[2:]}00"'), encoding="utf-8")
    assert CliRunner().invoke(app, ["verify", str(forged)]).exit_code != 0


async def test_a_replay_shows_the_hands_and_the_kitty_large_and_hides_them_again(visits: Visits) -> None:
    ann = await visits.seated(known_match("standard,target=0,deals=3", deals=9), size=DESKTOP)
    parts: list[int] = []
    refused: list[int] = []

    async def part(route: Route) -> None:
        """A match comes in parts, here of thirty steps; the second is asked for too soon."""
        first = int(re.findall(r"first=(\d+)|$", route.request.url)[0] or 0)
        if first and not refused:
            refused.append(first)
            await route.fulfill(status=429, json={"code": "limit/games", "sentence": "Too many games at once."})
            return
        answer = await route.fetch(url=route.request.url.partition("?")[0])
        told: dict[str, Any] = await answer.json()
        parts.append(first)
        await route.fulfill(response=answer, body=json.dumps(told | {"frames": told["frames"][first : first + 30]}))

    await ann.page.route(re.compile(r"/api/games/[^/]+/1(\?|$)"), part)
    await ann.page.get_by_role("link", name="Replay").click()
    kitty = ann.page.get_by_role("region", name="Kitty")
    await expect(kitty.get_by_role("img")).not_to_have_count(0)
    match = re.search(r"/games/(.+)/(\d+)", ann.page.url)
    assert match is not None
    answer = await ann.page.request.get(f"{visits.server.address}/api/games/{match[1]}/{match[2]}")
    frames = (await answer.json())["frames"]
    step, seat = next((f["news"]["version"], f["news"]["seat"]) for f in frames if "bury" in f["news"]["action"])
    name = ("Ann", "Bess", "Cleo", "Dora")[seat]
    assert parts == list(range(0, len(frames), 30))
    assert refused == [30]
    ann.forgive("429")
    await expect(ann.page.get_by_role("slider")).to_have_attribute("max", str(len(frames) - 1))
    await ann.page.get_by_role("slider").fill(str(step - 2))
    await expect(kitty.get_by_role("img", name=re.compile(", buried$"))).to_have_count(0)
    await ann.page.get_by_role("slider").fill(str(step - 1))
    await expect(kitty.get_by_role("img", name=re.compile(", buried$"))).to_have_count(1)
    await expect(kitty.get_by_role("img", name=re.compile(" of (clubs|diamonds|hearts|spades)"))).to_have_count(4)
    await expect(kitty.get_by_role("button", name=re.compile(f"^{name} buried .+ in step {step}$"))).to_be_visible()
    faces = ann.page.locator("section.seat [role=img][data-card]")
    await expect(faces).to_have_count(15)
    assert await violations_in_both(ann) == []
    for box in [await one.bounding_box() for one in await faces.all()]:
        assert box is not None
        assert box["width"] >= LEGIBLE
    await kitty.get_by_role("button", name="All hands").click()
    await expect(faces).to_have_count(0)
    await kitty.get_by_role("button", name="Kitty").click()
    await expect(kitty.get_by_role("img", name="Card in the kitty")).to_have_count(4)
    await ann.page.reload()
    await expect(kitty.get_by_role("img", name="Card in the kitty")).to_have_count(4)
    await expect(faces).to_have_count(0)
