"""Hints by the strongest player, from `euchre serve` as people start it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from support.foretold import foretell
from support.serving import Serving
from support.visits import visiting


@pytest.mark.soak
async def test_a_hint_says_what_each_choice_is_worth(chromium: Browser, tmp_path: Path) -> None:
    with Serving(tmp_path, real=True) as server:
        async with visiting(chromium, server) as visits:
            asked = foretell("standard", lambda seen: seen.turn == 0)
            ann = await visits.seated(asked)
            hint = ann.page.get_by_role("region", name="Hint")
            not_ready = ann.sentence("The players are still getting ready: ask again in a moment.")
            for _ in range(600):
                await ann.page.get_by_role("button", name="Hint").click()
                await expect(hint.or_(not_ready).first).to_be_visible()
                if await hint.is_visible():
                    break
                await ann.page.wait_for_timeout(500)
            choices = hint.get_by_role("listitem")
            await expect(choices).to_have_count(len(asked.view.legal))
            for choice in await choices.all():
                await expect(choice).to_contain_text(re.compile("[+\N{MINUS SIGN}][0-9][.][0-9]{2} points"))
                await expect(choice).to_contain_text(re.compile(r"wins \d+ %"))
            await expect(choices.first).to_contain_text("Best")
