"""After a match: another one, the fair check, and the record."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.async_api import Route, expect
from typer.testing import CliRunner

from euchre.cli.app import app
from euchre.core.view import View
from euchre.tables.fair import seeds
from support.foretold import ADDED, Foretold, foretell
from support.visits import Visits


def _short() -> Foretold:
    return foretell("standard,target=0,deals=2", deals=9)


def _in_deal_2() -> Foretold:
    def wanted(seen: View) -> bool:
        return seen.turn == 0 and seen.number == 2 and len(seen.tricks) == 2

    return foretell("standard,target=0,deals=3", wanted, deals=2)


async def test_another_match_begins_at_the_same_table(visits: Visits) -> None:
    ann = await visits.seated(_short())
    await ann.answer("Play again").click()
    await expect(ann.page.get_by_role("dialog")).to_have_count(0)
    await expect(ann.cards).to_have_count(5)
    await expect(ann.main.get_by_text("Deal 1", exact=True)).to_be_visible()


async def test_the_page_deals_every_hand_again_and_finds_it_fair(visits: Visits) -> None:
    ann = await visits.seated(_short())
    await ann.answer("Check the deal").click()
    await expect(ann.sentence("✓ Every card is where the seeds put it.")).to_be_visible()
    await expect(ann.main.get_by_text("all 24 cards are where the seeds put them")).to_have_count(2)
    await expect(ann.page.get_by_label("does not hold")).to_have_count(0)


async def test_hands_held_before_and_after_a_page_is_loaded_again_are_all_compared(visits: Visits) -> None:
    ann = await visits.seated(_in_deal_2())
    await ann.page.reload()
    await ann.plays_until(ann.verdict)
    await ann.answer("Check the deal").click()
    await expect(ann.sentence("✓ Every card is where the seeds put it.")).to_be_visible()
    await expect(ann.main.get_by_text(re.compile("^. Deal [123]: the cards are those you held.$"))).to_have_count(3)
    await expect(ann.said("Not compared")).to_have_count(0)


async def test_the_check_names_the_deals_in_which_the_page_saw_no_hand(visits: Visits) -> None:
    ann = await visits.seated(_in_deal_2())
    await ann.page.evaluate("""() => {
        const place = Object.keys(localStorage).find((name) => name.startsWith('euchre.shuffle.'));
        const memory = JSON.parse(localStorage.getItem(place));
        localStorage.setItem(place, JSON.stringify({...memory, hands: {}}));
    }""")
    await ann.plays_until(ann.verdict)
    await ann.answer("Check the deal").click()
    await expect(ann.said("Not compared with a hand you held: deals 1 and 2.")).to_be_visible()


async def test_the_promise_can_be_noted_during_the_match(visits: Visits) -> None:
    asked = foretell("standard", lambda seen: seen.turn == 0)
    ann = await visits.seated(asked)
    await ann.page.get_by_role("button", name="Fair deal").click()
    sheet = ann.dialog("The fair deal")
    promise = seeds.promise(seeds.match_seed(bytes.fromhex(asked.first.root), 1, 1))
    await expect(sheet.get_by_text(promise, exact=True)).to_be_visible()
    await expect(sheet.get_by_text("Your page saw it before it added anything.")).to_be_visible()


async def test_two_cards_exchanged_afterwards_are_found(visits: Visits) -> None:
    ann = await visits.seated(_short())

    async def forge(route: Route) -> None:
        answer = await route.fetch()
        proof: dict[str, Any] = await answer.json()
        deck = proof["chances"][2]["deck"]
        deck[0], deck[1] = deck[1], deck[0]
        await route.fulfill(response=answer, body=json.dumps(proof))

    await ann.page.route("**/proof", forge)
    await ann.answer("Check the deal").click()
    await expect(ann.sentence("✗ Something does not hold.")).to_be_visible()
    failed = ann.page.get_by_role("listitem").filter(has=ann.page.get_by_label("does not hold"))
    await expect(failed.filter(has_text="Deal 2: 2 cards are not")).to_have_count(1)
    await expect(failed.filter(has_text="Deal 1:")).to_have_count(0)


async def test_the_record_is_downloaded_and_proves_the_deals(visits: Visits, tmp_path: Path) -> None:
    ann = await visits.seated(_short())
    await ann.page.get_by_role("link", name="Look at the deals").click()
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


async def test_the_list_goes_back_to_the_first_game(visits: Visits) -> None:
    await visits.has_won(101)
    ann = await visits.host()
    await ann.goes("/games")
    shown = ann.main.get_by_role("listitem")
    await expect(shown).to_have_count(100)
    await expect(ann.main.get_by_text("Partner 101")).to_have_count(0)
    await ann.answer("Older games").click()
    await expect(shown).to_have_count(101)
    await expect(ann.main.get_by_text("Partner 101")).to_be_visible()
    await expect(ann.answer("Older games")).to_have_count(0)
