"""After a match: another one, the fair check, and the record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.async_api import Route, expect
from typer.testing import CliRunner

from euchre.cli.app import app
from support.foretold import ADDED, Foretold, foretell
from support.visits import Visits


def _short() -> Foretold:
    return foretell("standard,target=0,deals=2", deals=9)


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
