"""Moments of a game on a telephone: all of them are in sight, and nothing lies on anything else that is touched."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

import pytest
from playwright.async_api import expect

from euchre.core.actions import GoUnder
from euchre.core.cards import BENNY
from euchre.core.state import Phase
from euchre.core.view import View
from euchre.tables.replies import Advice, Advised
from support.axe import violations_in_both
from support.fitting import cards_in_sight, faults_at
from support.known_matches import known_match, meek
from support.person import DESKTOP, LAPTOP, PHONE, Person
from support.silent_line import SilentLine
from support.visits import Visits

_MOMENTS: Final[dict[str, tuple[str, Callable[[View], bool]]]] = {
    "cutting": ("british", lambda seen: seen.phase is Phase.CUT and seen.turn == 0),
    "the Benny turned up": ("british", lambda seen: seen.phase is Phase.BENNY and seen.turn == 0),
    "going under": ("standard,weak_hand=go-under", lambda seen: any(isinstance(one, GoUnder) for one in seen.legal)),
    "the first round": (
        "online",
        lambda seen: seen.phase is Phase.ROUND_1 and seen.turn == 0 and seen.match.dealer == 2,
    ),
    "naming": ("online,no_trump=second-round", lambda seen: seen.phase is Phase.ROUND_2 and seen.turn == 0),
    "burying": ("north-american", lambda seen: seen.phase is Phase.BURY and seen.turn == 0),
    "announcements": ("british", lambda seen: seen.phase is Phase.ALONE and seen.turn == 0),
    "a trick": ("north-american", lambda seen: seen.turn == 0 and len(seen.tricks) == 1 and len(seen.trick) == 3),
    "trump of your own": (
        "standard,all_pass=stick-the-dealer",
        lambda seen: seen.phase is Phase.PLAY and seen.turn == 0 and seen.maker == 0,
    ),
    "trump of a dealer beside you": (
        "standard",
        lambda seen: seen.phase is Phase.PLAY and seen.turn == 0 and seen.maker == seen.match.dealer == 3,
    ),
    "the end": ("standard,target=0,deals=1", lambda seen: seen.phase is Phase.OVER),
}
_PLAYED: Final = ("a trick", "the end")
"""The moments that the page comes to by play, with all that play leaves on it; at the others it is opened."""
SHORT: Final = (320, 640)
"""A short and narrow telephone."""
_TELLING: Final = ("cutting", "naming", "a trick", "the end")
"""The moments with the most on the screen: what crowds the others is among it."""
_FAULTS: Final = """
() => {
  const round = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
  const shown = (one) => {
    const box = one.getBoundingClientRect();
    const hidden = one.closest('[inert], [role=log]') || getComputedStyle(one).visibility !== 'visible';
    return box.width > 1 && box.height > 1 && !hidden;
  };
  const name = (one) => one.ariaLabel ?? one.textContent.trim();
  const called = (one) => `${one.tagName} ${name(one)} (${round(one.getBoundingClientRect())})`;
  const touched = [...document.querySelectorAll('a, button, input, select')].filter(shown);
  const seen = [...document.querySelectorAll('[role=img], p, section')].filter(shown);
  const faults = [];
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1) faults.push(`the page is ${page.scrollHeight} high`);
  if (page.scrollWidth > innerWidth + 1) faults.push(`the page is ${page.scrollWidth} wide`);
  for (const one of [...touched, ...seen]) {
    const box = one.getBoundingClientRect();
    if (one.closest('.log, aside')) continue;
    const below = box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    if (box.left < -1 || box.top < -1 || below) faults.push(`outside: ${called(one)}`);
  }
  const overlap = (one, other) => {
    const [a, b] = [one, other].map((each) => each.getBoundingClientRect());
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 1 && high > 1;
  };
  for (const badge of document.querySelectorAll('.called')) {
    for (const one of [...document.querySelectorAll('main p')].filter(shown)) {
      if (overlap(badge, one)) faults.push(`trump lies on ${called(one)}`);
    }
    for (const beside of badge.parentElement.querySelectorAll('.dealer, .name')) {
      if (overlap(badge, beside)) faults.push(`trump lies on ${called(beside)}`);
    }
  }
  const keys = [...document.querySelectorAll('kbd')].filter(shown).map((one) => one.textContent.trim());
  for (const key of new Set(keys.filter((key, place) => keys.indexOf(key) < place))) faults.push(`two buttons: ${key}`);
  const veil = document.querySelector('[role=dialog]');
  const within = veil === null ? touched : touched.filter((one) => veil.contains(one));
  for (const [place, one] of within.entries()) {
    for (const other of within.slice(place + 1)) {
      if (overlap(one, other)) faults.push(`${called(one)} lies on ${called(other)}`);
    }
  }
  return faults;
}
"""


_TRICK: Final = """
async () => {
  await new Promise((soon) => requestAnimationFrame(() => requestAnimationFrame(soon))); // the felt is measured again
  const faults = [];
  const all = (where) => [...document.querySelectorAll(where)];
  const held = all('[role=group] [data-card]')[0];
  for (const laid of all('[data-place=middle] > [data-card]')) {
    if (laid.offsetWidth > held.offsetWidth + 1) faults.push(`larger: ${laid.ariaLabel}`);
    const a = laid.firstElementChild.getBoundingClientRect();
    for (const b of all('[data-place=kitty] [data-card]').map((one) => one.getBoundingClientRect())) {
      const apart = a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
      if (!apart) faults.push(`${laid.ariaLabel} lies on the kitty`);
    }
  }
  for (const plate of all('.plate')) {
    const lines = Math.round(plate.clientHeight / parseFloat(getComputedStyle(plate).lineHeight));
    if (lines > 1) faults.push(`${plate.textContent} on ${lines} lines`);
  }
  return faults;
}
"""
"""The faults in the sizes and places of a trick and of the names round it."""


_COVERED: Final = """
() => [...document.querySelectorAll('.seat [data-card]')].flatMap((one, place, all) => {
  const index = one.querySelector('.index')?.getBoundingClientRect();
  if (index === undefined) return [one.dataset.card];
  const next = all[place + 1]?.parentElement === one.parentElement ? all[place + 1].getBoundingClientRect() : null;
  const line = index.bottom - (one.querySelector('text.index') === null ? 0 : 0.2 * index.height); // capitals end there
  const reads = index.height >= 8 && (next === null || index.right <= next.left + 1 || line <= next.top + 1);
  return reads ? [] : [one.dataset.card];
})
"""
"""The cards of open hands whose index is under the next card, or too small to read."""


async def _faults(ann: Person) -> list[str]:
    found: list[str] = await ann.page.evaluate(_FAULTS)
    return found


async def test_on_a_telephone_everything_has_its_own_place(visits: Visits) -> None:
    assert await _faults_at(visits, _TELLING) == {}


@pytest.mark.slow
async def test_at_the_other_moments_everything_has_its_own_place_too(visits: Visits) -> None:
    assert await _faults_at(visits, [moment for moment in _MOMENTS if moment not in _TELLING]) == {}


async def _faults_at(visits: Visits, moments: Iterable[str]) -> dict[tuple[str, int], list[str]]:
    ann = await visits.host(size=PHONE)
    faults = {}
    for moment in moments:
        rules, wanted = _MOMENTS[moment]
        reached = known_match(rules, wanted, habit=meek, deals=3)
        await (visits.seat if moment in _PLAYED else visits.seat_again)(ann, reached)
        for width, height in (DESKTOP, PHONE[::-1], PHONE):
            await ann.resizes(width, height)
            await expect(ann.main).to_be_visible()
            await expect(ann.page.locator("aside.beside-felt")).to_have_count(1 if (width, height) == DESKTOP else 0)
            faults[moment, width] = await _faults(ann)
        if moment == "naming":
            assert {"C", "D", "H", "S"} & set(await ann.page.locator("kbd").all_inner_texts())
    return {place: found for place, found in faults.items() if found}


_NOTHING_BESIDE: Final = (
    "((sheet) => sheet.scrollWidth - sheet.clientWidth <= 1)(document.querySelector('[role=dialog]'))"
)


@pytest.mark.slow
async def test_on_a_telephone_the_end_of_a_deal_can_be_waved_on(visits: Visits) -> None:
    deal = known_match("standard,target=3", lambda seen: seen.match.last is not None)
    ann = await visits.host(size=PHONE, likes={"autoContinue": False})
    await ann.sits_at(await visits.keep(deal.first))
    await ann.does(deal.rules, deal.answers)
    for opened in (False, True):
        for width, height in (PHONE, PHONE[::-1], SHORT):
            await ann.resizes(width, height)
            await expect(ann.answer("Continue")).to_be_in_viewport(ratio=1)
            assert opened or await _faults(ann) == []
        assert await faults_at(ann) == {}
        for width, height in (PHONE, (768, 1024), (1024, 768), DESKTOP):
            await ann.resizes(width, height)
            await ann.until(_NOTHING_BESIDE)  # once the sheet has been laid out again
        await ann.resizes(*PHONE)
        assert await violations_in_both(ann) == []
        if not opened:
            await expect(ann.answer("Undo")).to_be_enabled()
            await ann.answer("Show all hands").click()
            await expect(ann.page.get_by_role("region", name="All hands").get_by_role("img")).to_have_count(24)
    await expect(ann.answer("Undo")).to_be_disabled()
    await ann.answer("Continue").click()
    await _reads_the_game(ann, "Trick 5")


@pytest.mark.slow
async def test_a_replay_shows_every_hand_at_once(visits: Visits) -> None:
    ann = await visits.seated(known_match("standard,target=0,deals=1"), size=DESKTOP)
    await ann.opens_more()
    await ann.page.get_by_role("link", name="Replay").click()
    await ann.page.get_by_role("slider").fill("1")
    await expect(ann.page.get_by_role("img", name=re.compile("^Up-card"))).to_be_visible()
    assert await ann.page.evaluate("() => document.scrollingElement.scrollHeight") == DESKTOP[1]
    for width, height in (DESKTOP, PHONE, PHONE[::-1]):
        await ann.resizes(width, height)
        await ann.page.reload()
        await ann.page.get_by_role("slider").fill("1")
        await expect(ann.page.get_by_role("img", name=re.compile("^Up-card"))).to_be_visible()
        assert await cards_in_sight(ann.page) == 4 * 5 + 2, (width, height)  # the hands, the up-card and the kitty


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, PHONE[::-1]], ids=["upright", "sideways"])
async def test_the_game_sheet_begins_with_the_score_and_its_log_ends_with_the_latest(
    visits: Visits, size: tuple[int, int]
) -> None:
    ann = await visits.back(known_match("british", lambda seen: seen.turn == 0 and len(seen.tricks) == 3), size=size)
    await _reads_the_game(ann, "Trick 3")


async def _reads_the_game(ann: Person, latest: str) -> None:
    """The sheet that has on a telephone what stands beside the table elsewhere."""
    await ann.page.get_by_role("button", name="Score, log and more").click()
    sheet = ann.page.get_by_role("dialog")
    await expect(sheet.get_by_role("heading", name="The game")).to_be_in_viewport(ratio=1)
    await expect(sheet.get_by_role("region", name="Score")).to_be_in_viewport()
    log = sheet.locator("ol")
    await expect(log).to_contain_text(latest)
    assert await log.evaluate("list => list.scrollHeight - list.scrollTop - list.clientHeight") < 2


@pytest.mark.slow
async def test_beside_a_long_hint_the_tools_stay_in_sight(visits: Visits) -> None:
    ann = await visits.host(size=LAPTOP)
    table = await SilentLine.on(ann.page)
    await visits.seat(ann, known_match("standard", lambda seen: seen.turn == 0 and len(seen.legal) == 5))
    why = "It follows suit, and is likely to take the trick, whatever the others hold. " * 2
    choices = tuple(Advised(action=f"play {card}", label=card, points=1, wins=0.5, why=why) for card in "ABCDE")
    table.catches("hint")
    await ann.page.keyboard.press("i")
    table.says(Advice(id=await table.caught(), version=1, choices=choices))
    await expect(ann.page.get_by_role("region", name="Hint")).to_be_visible()
    for tool in ("Hint", "Undo", "Last trick", "Rules", "Settings", "Fair deal"):
        await expect(ann.page.get_by_role("button", name=re.compile(f"^{tool}( [A-Z])?$"))).to_be_in_viewport(ratio=1)
    await expect(ann.page.get_by_role("button", name="Leave or give up…")).to_be_in_viewport(ratio=1)
    await ann.story.scroll_into_view_if_needed()
    await expect(ann.story).to_be_in_viewport(ratio=1)


@pytest.mark.slow
async def test_a_trick_lies_clear_of_the_kitty_and_is_no_larger_than_the_hand(visits: Visits) -> None:
    rules, wanted = _MOMENTS["a trick"]
    ann = await visits.back(known_match(rules, wanted, habit=meek, deals=3))
    faults = {}
    for width, height in (DESKTOP, LAPTOP, PHONE, PHONE[::-1], SHORT):
        await ann.resizes(width, height)
        faults[width, height] = await ann.page.evaluate(_TRICK)
    assert {size: found for size, found in faults.items() if found} == {}


@pytest.mark.slow
async def test_a_lost_connection_leaves_score_trump_and_the_hand_in_sight(visits: Visits) -> None:
    ann = await visits.host(size=PHONE)
    table = await SilentLine.on(ann.page)
    await visits.seat(ann, known_match("standard", lambda seen: seen.turn == 0 and len(seen.tricks) == 1))
    table.falls()
    await table.breaks()
    await expect(ann.lost).to_be_visible()
    for width, height in (PHONE, PHONE[::-1], SHORT):
        await ann.resizes(width, height)
        lost = await ann.lost.bounding_box()
        assert lost is not None
        for kept in (ann.page.get_by_role("img", name=re.compile("^Score: ")), ann.contract, ann.hand):
            box = await kept.bounding_box()
            assert box is not None
            apart = lost["y"] >= box["y"] + box["height"] or lost["x"] >= box["x"] + box["width"]
            assert apart, (width, lost, box)
    ann.forgive("WebSocket connection to")


@pytest.mark.slow
async def test_every_card_of_an_open_hand_shows_its_index(visits: Visits) -> None:
    rules = "british,target=0,deals=1,score_cards=none"
    ann = await visits.host(likes={"faces": "drawn"})
    code = await visits.keep_match(known_match(rules, _benny_beside()))
    for size in (DESKTOP, PHONE, SHORT):
        await ann.resizes(*size)
        await ann.goes(f"/games/{code}/1")
        await ann.page.get_by_role("slider").fill("3")
        await expect(ann.page.get_by_role("img", name=re.compile("^Up-card"))).to_be_visible()
        assert await ann.page.evaluate(_COVERED) == [], size


def _benny_beside() -> Callable[[View], bool]:
    """The end of a match in which somebody else plays the Benny: it lies in an open hand beside the table."""
    held = played = False

    def ends(seen: View) -> bool:
        nonlocal held, played
        if seen.phase not in (Phase.PLAY, Phase.OVER):
            held = played = False
        held |= BENNY in seen.hand
        played |= any(BENNY in trick.cards for trick in seen.tricks)
        return seen.phase is Phase.OVER and played and not held

    return ends
