"""The end of a match: the result, the fair check, the replay, the record, and another match."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, Route, expect
from typer.testing import CliRunner

from euchre.cli.app import app
from euchre.core.view import View
from euchre.tables.fair import seeds
from support.axe import violations_in_both
from support.fitting import cards_in_sight, faults_at
from support.known_matches import ADDED, KnownMatch, known_match
from support.person import DESKTOP, PHONE, Person
from support.visits import Visits

_COVERED_SUITS = """
() => [...document.querySelectorAll('.face')].filter((face) => {
  const { left, right, top, bottom } = face.querySelector('.beside').getBoundingClientRect();
  const next = face.nextElementSibling?.getBoundingClientRect();
  return next !== undefined && (left + right) / 2 > next.left && bottom > next.top + 1 && top < next.bottom;
}).length
"""
"""The cards of open hands whose next card lies on their suit."""
LEGIBLE = 72
"""Pixels of width from which a card can be read at arm's length."""


def _short() -> KnownMatch:
    def won(seen: View) -> bool:
        return seen.match.winner is not None

    return known_match("standard,target=0,deals=2", won, deals=9)


def _in_deal_2() -> KnownMatch:
    def wanted(seen: View) -> bool:
        return seen.turn == 0 and seen.deal_number == 2 and len(seen.tricks) == 2

    return known_match("standard,target=0,deals=3", wanted, deals=2)


async def test_a_match_that_is_over_is_proved_and_seen_again(visits: Visits, tmp_path: Path) -> None:
    ann = await visits.seated(_short(), size=DESKTOP)
    await _sees_who_has_won(ann)
    await _finds_every_deal_fair(ann)
    await _finds_two_cards_exchanged(ann)
    await ann.answer("Verify the shuffle").click()
    await _finds_a_card_from_the_kitty(ann)
    await _opens_the_replay_in_parts(ann)
    await _sees_the_hands_and_the_kitty(ann)
    await _hides_them_again(ann)
    await _downloads_a_record_that_proves_the_deals(ann, tmp_path)


async def _sees_who_has_won(ann: Person) -> None:
    """Show the winner, and go on from there by keyboard."""
    winner = _short().view.match.winner
    assert winner is not None, "the first match there is has a winner"
    await ann.learns_who_won(winner)
    await expect(ann.verdict).to_be_focused()
    await ann.opens_more()


async def _finds_every_deal_fair(ann: Person) -> None:
    """Verify the match: the page deals every hand again."""
    await ann.answer("Verify the shuffle").click()
    await expect(ann.sentence("✓ Every card is where the seeds put it.")).to_be_visible()
    await expect(ann.main.get_by_text("all 24 cards are where the seeds put them")).to_have_count(2)
    await expect(ann.main.get_by_role("img", name="correct").first).to_be_visible()
    await expect(ann.main.get_by_role("img", name="wrong")).to_have_count(0)
    await ann.answer("Verify the shuffle").click()


async def _finds_two_cards_exchanged(ann: Person) -> None:
    """Exchange two cards in the record afterwards."""

    def forge(record: list[list[Any]]) -> None:
        _, deal = [step for step in record if step[1].startswith("deal ")][:2]
        word, packets, first, second, *others = deal[1].split()
        deal[1] = " ".join((word, packets, second, first, *others))

    failed = await _checked_again(ann, forge)
    await expect(failed.filter(has_text="Deal 2: 2 cards are not")).to_have_count(1)
    await expect(failed.filter(has_text="Deal 1:")).to_have_count(0)


async def _finds_a_card_from_the_kitty(ann: Person) -> None:
    """Change the record so that a bot played a card of the kitty."""

    def forge(record: list[list[Any]]) -> None:
        deal = next(action for _, action in record if action.startswith("deal "))
        play = next(step for step in record if step[0] == 1 and step[1].startswith("play "))
        play[1] = f"play {deal[-2:]}"

    failed = await _checked_again(ann, forge)
    await expect(failed).to_have_count(1)
    await expect(failed).to_have_text(
        re.compile("Deal 1: Bess did not hold (10|[9JQKA])[♣♦♥♠] when it left their hand")
    )


async def _checked_again(ann: Person, forge: Callable[[list[list[Any]]], None]) -> Locator:
    """Check the match where its record is forged; returns the checks that failed."""

    async def forged(route: Route) -> None:
        answer = await route.fetch()
        proof: dict[str, Any] = await answer.json()
        forge(proof["record"])
        await route.fulfill(response=answer, body=json.dumps(proof))

    await ann.page.route("**/proof", forged)
    await ann.answer("Verify the shuffle").click()
    await expect(ann.sentence("✗ Something is wrong.")).to_be_visible()
    await ann.page.unroute_all()
    return ann.page.get_by_role("listitem").filter(has=ann.page.get_by_label("wrong"))


def _kitty(ann: Person) -> Locator:
    return ann.page.get_by_role("region", name="Kitty")


def _faces(ann: Person) -> Locator:
    """The cards that are shown of the hands."""
    return ann.page.locator("section.seat [role=img][data-card]")


async def _opens_the_replay_in_parts(ann: Person) -> None:
    """A match comes in parts, here of thirty steps; the second is asked for too soon."""
    parts: list[int] = []
    refused: list[int] = []

    async def part(route: Route) -> None:
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
    await expect(_kitty(ann).get_by_role("img")).not_to_have_count(0)
    steps = len(await _frames(ann))
    await expect(ann.page.get_by_role("slider")).to_have_attribute("max", str(steps - 1))
    assert parts == list(range(0, steps, 30))
    assert refused == [30]
    ann.forgive("429")
    await ann.page.unroute_all()


async def _frames(ann: Person) -> list[dict[str, Any]]:
    """The server's frames of the match that is shown."""
    match = re.search(r"/games/(.+)/(\d+)", ann.page.url)
    assert match is not None
    answer = await ann.page.request.get(f"{ann.address}/api/games/{match[1]}/{match[2]}")
    frames: list[dict[str, Any]] = (await answer.json())["frames"]
    return frames


async def _sees_the_hands_and_the_kitty(ann: Person) -> None:
    """Check that they are shown all at once, at every size, and large where there is room."""
    slider, kitty = ann.page.get_by_role("slider"), _kitty(ann)
    await slider.fill("1")
    await expect(ann.page.get_by_role("img", name=re.compile("^Up-card"))).to_be_visible()
    assert await ann.page.evaluate("document.scrollingElement.scrollHeight") == DESKTOP[1]
    for width, height in (PHONE, DESKTOP):
        await ann.page.set_viewport_size({"width": width, "height": height})
        assert await cards_in_sight(ann.page) == 4 * 5 + 2, width  # the hands, the up-card and the kitty
        assert await ann.page.evaluate(_COVERED_SUITS) == 0, width
    step, seat = next((f["news"]["version"], f["news"]["seat"]) for f in await _frames(ann) if _buries(f))
    name = ("Ann", "Bess", "Cleo", "Dora")[seat]
    await slider.fill(str(step - 2))
    await expect(kitty.get_by_role("img", name=re.compile(", buried$"))).to_have_count(0)
    await slider.fill(str(step - 1))
    await expect(kitty.get_by_role("img", name=re.compile(", buried$"))).to_have_count(1)
    await expect(kitty.get_by_role("img", name=re.compile(" of (clubs|diamonds|hearts|spades)"))).to_have_count(4)
    await expect(kitty.get_by_role("button", name=re.compile(f"^{name} buried .+ in step {step}$"))).to_be_visible()
    assert await violations_in_both(ann) == []
    for box in [await one.bounding_box() for one in await _faces(ann).all()]:
        assert box is not None
        assert box["width"] >= LEGIBLE


def _buries(frame: dict[str, Any]) -> bool:
    return "bury" in frame["news"]["action"]


async def _hides_them_again(ann: Person) -> None:
    """Hide the hands again, and check that the choice is kept."""
    kitty, faces = _kitty(ann), _faces(ann)
    await expect(faces).not_to_have_count(0)
    await kitty.get_by_role("button", name="All hands").click()
    await expect(faces).to_have_count(0)
    await kitty.get_by_role("button", name="Kitty").click()
    await expect(kitty.get_by_role("img", name="Card in the kitty")).to_have_count(4)
    await ann.page.reload()
    await expect(kitty.get_by_role("img", name="Card in the kitty")).to_have_count(4)
    await expect(faces).to_have_count(0)


async def _downloads_a_record_that_proves_the_deals(ann: Person, folder: Path) -> None:
    """Download the record, verify it with the command, and check that changes are found."""
    async with ann.page.expect_download() as waiting:
        await ann.page.get_by_role("button", name="Download the log").click()
    download = await waiting.value
    kept = folder / download.suggested_filename
    await download.save_as(kept)
    verified = CliRunner().invoke(app, ["verify", str(kept), "--json"])
    assert verified.exit_code == 0, verified.output
    assert json.loads(verified.output)["holds"] is True
    forged = folder / "forged.jsonl"
    record = kept.read_text(encoding="utf-8")
    forged.write_text(record.replace(f'"{ADDED.hex()}"', f'"{ADDED.hex()[2:]}00"'), encoding="utf-8")
    assert CliRunner().invoke(app, ["verify", str(forged)]).exit_code != 0


@pytest.mark.slow
async def test_another_match_begins_at_the_same_table(visits: Visits) -> None:
    ann = await visits.seated(_short())
    await ann.answer("Play again").click()
    await expect(ann.page.get_by_role("dialog")).to_have_count(0)
    await expect(ann.cards).to_have_count(5)
    await expect(ann.main.get_by_text("Deal 1", exact=True)).to_be_visible()


@pytest.mark.slow
async def test_after_the_third_match_a_faster_table_is_offered_once(visits: Visits) -> None:
    ann = await visits.host(likes={"animation": "normal", "autoContinue": False}, size=PHONE)
    offer = ann.page.get_by_role("group", name=re.compile("^Would you like to play faster"))
    for match in (1, 2, 3):
        await visits.seat_again(ann, _short())
        await expect(offer).to_have_count(match // 3)
    await ann.prefers(language="de")
    await expect(ann.answer("Ja, schneller")).to_be_visible()
    assert await faults_at(ann) == {}
    await ann.prefers(language="en")
    assert await violations_in_both(ann) == []
    await ann.answer("Yes, faster").click()
    await expect(ann.verdict).to_be_focused()
    await expect(ann.said("“Pace” is in the settings.")).to_be_visible()
    await visits.seat_again(ann, _short())
    await expect(offer).to_have_count(0)
    await ann.goes("/settings")
    await expect(ann.page.get_by_role("radio", name="Fast", exact=True)).to_be_checked()


@pytest.mark.slow
async def test_hands_held_before_and_after_a_page_is_loaded_again_are_all_compared(visits: Visits) -> None:
    ann = await visits.seated(_in_deal_2())
    await ann.page.reload()
    await ann.plays_until(ann.verdict)
    await ann.opens_more()
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
    await ann.opens_more()
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
    await expect(sheet.get_by_text(seeds.promise(ADDED), exact=True)).to_be_visible()
    await expect(sheet.get_by_text("Your page saw the promise before it added its own numbers.")).to_be_visible()


@pytest.mark.slow
async def test_you_are_in_a_replay_only_where_you_played(visits: Visits) -> None:
    code = await visits.keep_match(known_match("standard,target=0,deals=1"))
    for who, count in ((await visits.host(), 1), (await visits.stranger(), 0)):
        await who.goes(f"/games/{code}/1")
        await expect(who.seat("Cleo")).to_be_visible()
        await expect(who.seat("Ann").get_by_text("you", exact=True)).to_have_count(count)
