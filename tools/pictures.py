"""Photograph every screen for the documentation: ``python -m tools.pictures``.

The tables come from `support.foretold`, as in the tests: the same cards, calls and scores every time, at the same
codes. Pictures are kept with few colours, so that all of them together stay small.
"""

from __future__ import annotations

import asyncio
import io
import json
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.async_api import Error, Route, expect

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from euchre.core.state import Phase  # noqa: E402 - the tests' helpers lie beside the package
from euchre.core.view import View  # noqa: E402 - the same
from support.browsing import launched  # noqa: E402 - the same
from support.foretold import foretell, house, is_over, meek, open_table  # noqa: E402 - the same
from support.person import DESKTOP, PHONE, Person  # noqa: E402 - the same
from support.serving import Serving  # noqa: E402 - the same
from support.visits import Visits, visiting  # noqa: E402 - the same

PICTURES: Final = ROOT / "docs/pictures"
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
_COLOURS: Final = 96
_AT: Final = 1_767_225_600.0
"""When everything is said to have happened: the first of January 2026."""


class Moment(NamedTuple):
    """Something that is seen at a table: by which rules, and when; `meekly` if she declines until then."""

    rules: str
    wanted: Callable[[View], bool]
    deals: int = 1
    meekly: bool = False


def _trick(seen: View) -> bool:
    return seen.turn == 0 and seen.number == 3 and len(seen.tricks) == 2 and len(seen.trick) == 3


_MOMENTS: Final = {
    "table": Moment("british", _trick, deals=3),
    "bidding": Moment("standard", lambda seen: seen.phase is Phase.ROUND_1 and seen.turn == 0 and seen.dealer == 0),
    "cutting": Moment("british", lambda seen: seen.phase is Phase.CUT and seen.turn == 0),
    "announcements": Moment(
        "british", lambda seen: seen.phase is Phase.ALONE and seen.turn == 0 and bool(seen.alone), meekly=True
    ),
    "burying": Moment("north-american", lambda seen: seen.phase is Phase.BURY and seen.turn == 0),
    "end": Moment("standard,target=3", is_over, deals=99),
}
_SCREENS: Final = {
    "home": "/",
    "new": "/new",
    "rules": "/rules",
    "rule-book": "/rules/british",
    "replay": "/games/PACK-0006/1",
    "games": "/games",
    "statistics": "/statistics",
    "settings": "/settings",
}


async def photograph() -> None:
    """Write all pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, size in SIZES.items():
        with tempfile.TemporaryDirectory() as folder, Serving(Path(folder)) as server:
            async with launched() as browser, visiting(browser, server) as visits:
                await _everything(visits, name, size)


async def _everything(visits: Visits, name: str, size: tuple[int, int]) -> None:
    likes = {"faces": "auto", "name": "Ann"}
    ann = await visits.host(size=size, likes=likes)
    await ann.context.route("**/api/games**", _at_the_same_time)
    gathering = await visits.keep(open_table("british", seats=("me", "open", "expert", "open")), "PACK-0000")
    for number, (what, moment) in enumerate(_MOMENTS.items(), 1):
        habit = meek if moment.meekly else house
        known = foretell(moment.rules, moment.wanted, habit=habit, deals=moment.deals)
        await ann.sits_at(await visits.keep(known.first, f"PACK-{number:04d}"))
        await ann.does(known.rules, known.answers)
        await expect(ann.asked.or_(ann.verdict).first).to_be_visible()
        await _take(ann, f"{what}-{name}")
        if what == "table":
            await ann.page.emulate_media(color_scheme="dark")
            await _take(ann, f"{what}-{name}-dark")
            await ann.page.emulate_media(color_scheme="light")
    for what, path in {"gathering": f"/t/{gathering}", **_SCREENS}.items():
        await ann.goes(path)
        await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        await _take(ann, f"{what}-{name}")


async def _at_the_same_time(route: Route) -> None:
    """Give every game the same times, so that its picture is the same on every day."""
    with suppress(Error):  # the page has gone on to another screen
        answer = await route.fetch()
        body = await answer.body()
        if answer.ok and "json" in answer.headers.get("content-type", ""):
            body = json.dumps(_timeless(json.loads(body))).encode()
        await route.fulfill(response=answer, body=body)


def _timeless(value: Any) -> Any:
    match value:
        case dict():
            fixed = {"started": _AT, "ended": _AT + 600}
            return {key: fixed[key] if key in fixed and part else _timeless(part) for key, part in value.items()}
        case list():
            return [_timeless(part) for part in value]
        case _:
            return value


async def _take(ann: Person, name: str) -> None:
    await ann.page.mouse.move(0, 0)
    await ann.page.wait_for_load_state("networkidle")
    await ann.page.evaluate("document.fonts.ready")
    await ann.page.evaluate("Promise.all([...document.images].map((one) => one.decode().catch(() => null)))")
    taken = await ann.page.screenshot(animations="disabled", caret="hide")
    small = Image.open(io.BytesIO(taken)).convert("RGB").quantize(_COLOURS, dither=Image.Dither.NONE)
    small.save(PICTURES / f"{name}.png", optimize=True)


if __name__ == "__main__":
    asyncio.run(photograph())
    total = sum(path.stat().st_size for path in PICTURES.glob("*.png"))
    print(f"{len(list(PICTURES.glob('*.png')))} pictures, {total / 1e6:.1f} MB, in {PICTURES.relative_to(ROOT)}")
