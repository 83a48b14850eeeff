"""Hints by the strongest player, from `euchre serve` as people start it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import msgspec
import pytest
from playwright.async_api import Browser, WebSocketRoute, expect

from support.known_matches import known_match
from support.serving import Serving
from support.visits import Visits, visiting

_CLEAR: Final = (
    {"action": "pass", "label": "pass", "points": 0.25, "wins": 0.62, "why": "Safe.", "doubt": 0.0},
    {"action": "order", "label": "order up", "points": 0.2, "wins": 0.3, "why": "Euchred often.", "doubt": 0.014},
)


@pytest.mark.soak
async def test_a_hint_says_what_each_choice_is_worth(chromium: Browser, tmp_path: Path) -> None:
    with Serving(tmp_path, real=True) as server:
        async with visiting(chromium, server) as visits:
            asked = known_match("standard", lambda seen: seen.turn == 0 and seen.dealer == 3)  # no bot has acted yet
            ann = await visits.seated(asked)
            hint = ann.page.get_by_role("region", name="Hint")
            await ann.page.get_by_role("button", name="Hint").click()
            await expect(hint).to_be_visible(timeout=300_000)
            await hint.get_by_text("The other choices").click()
            choices = hint.get_by_role("listitem")
            await expect(choices).to_have_count(len(asked.view.legal))
            for choice in await choices.all():
                await expect(choice).to_contain_text(re.compile("[+\N{MINUS SIGN}][0-9][.][0-9]{2} points"))
                await expect(choice).to_contain_text(re.compile(r"\d+%"))
            await expect(choices.first).to_contain_text("Best")


@pytest.mark.slow
async def test_a_hint_calls_best_what_is(visits: Visits) -> None:
    """Advise a clear best choice; `test_access` covers the doubtful case."""

    def advises(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def heard(message: str | bytes) -> None:
            said = msgspec.json.decode(message)
            if said["type"] == "hint":
                advice = {"type": "advice", "id": said["id"], "version": said["seen"], "choices": _CLEAR}
                line.send(msgspec.json.encode(advice).decode())
            else:
                server.send(message)

        line.on_message(heard)

    ann = await visits.host(likes={"experts": True})
    await ann.page.route_web_socket(re.compile("/live"), advises)
    await visits.seat(ann, known_match("standard", lambda seen: seen.turn == 0))
    await ann.page.get_by_role("button", name="Hint").click()
    hint = ann.page.get_by_role("region", name="Hint")
    choices = hint.get_by_role("listitem")
    await expect(choices).to_have_count(1)
    await expect(choices.first).to_contain_text("Best")
    await hint.get_by_text("The other choices").click()
    await expect(choices.first).not_to_contain_text("±")
    await expect(choices.last).to_contain_text(re.compile(r"\d+% ± 2 to win the match"))
    await expect(hint).to_contain_text("± is the standard error")
