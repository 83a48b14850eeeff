"""Take pictures of five screens for the documentation, and write their page: ``make pictures``.

The tables come from `support.known_matches`, as in the tests: the same cards, calls and scores every time, at the same
codes. Pictures have few colours, so that all of them together stay small.
"""

from __future__ import annotations

import asyncio
import io
import re
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.async_api import expect

from euchre.core.view import View
from support.browsing import launched
from support.known_matches import KnownMatch, is_over, known_match
from support.person import DESKTOP, PHONE, Person
from support.serving import Serving
from support.visits import Visits, visiting

ROOT: Final = Path(__file__).parents[1]
PICTURES: Final = ROOT / "docs/pictures"
GALLERY: Final = ROOT / "docs/pictures.md"
_COLOURS: Final = 88
_RARE: Final = 40
"""The number of colours kept for what is small: the queens' gold is less than the felt's shades."""
_REVIEWING: Final = 300_000
"""Milliseconds in which a match is reviewed."""

SAYS: Final = {
    "home": "One click from here to five cards in hand.",
    "house-rules": "Every house rule in a sentence, and what differs from the preset.",
    "table": "A trick, with the score kept on two spare cards.",
    "review": "The review of a match: the chance to win, what each decision cost, luck and play.",
    "analysis": "The analysis board: what each choice is worth, where the hidden cards probably lie, a tree of moves.",
}
"""The pictures, with what each shows."""


def _trick(seen: View) -> bool:
    return seen.turn == 0 and seen.deal_number == 3 and len(seen.tricks) == 2 and len(seen.trick) == 3


_SCREENS: Final = {
    "house-rules": "/new",
    "review": "/games/PACK-0002/1/review",
    "analysis": "/analysis/standard/6-4/3/0/JhAhKh9sTc/Qd/pass.pass.pass.order.bury",
}


async def photograph() -> None:
    """Write all pictures, and the page that shows them."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for old in PICTURES.glob("*.png"):
        old.unlink()
    matches = {
        "table": known_match("british", _trick, deals=3),
        "match": known_match("british", is_over, deals=99),  # the one that is reviewed
    }
    for size in (DESKTOP, PHONE):
        with tempfile.TemporaryDirectory() as folder, Serving(Path(folder)) as server:
            async with launched() as browser, visiting(browser, server) as visits:
                await _everything(visits, matches, size)
    GALLERY.write_text(gallery(), encoding="utf-8")


def gallery() -> str:
    """The page that shows the pictures, desktop and telephone side by side."""
    lines = [
        "# Pictures",
        "",
        "On a desktop (1440x900) and on a telephone (390x844). `make pictures` takes them and writes this page.",
    ]
    for what, says in SAYS.items():
        wide, narrow = (f'src="pictures/{_named(what, size)}"' for size in (DESKTOP, PHONE))
        alt = f'alt="{what.replace("-", " ")}'
        lines += [
            "",
            f"**{what.replace('-', ' ').capitalize()}.** {says}",
            "",
            f'<img {wide} width="72%" {alt}, on a desktop"> <img {narrow} width="20.8%" {alt}, on a telephone">',
        ]
    return "\n".join(lines) + "\n"


async def _everything(visits: Visits, matches: dict[str, KnownMatch], size: tuple[int, int]) -> None:
    newcomer = await visits.stranger(size=size, likes={"faces": "auto"})
    await newcomer.goes("/")
    await expect(newcomer.page.get_by_role("heading", level=1)).to_be_visible()
    await _take(newcomer, "home", size)
    ann = await visits.host(size=size, likes={"faces": "auto", "name": "Ann"})
    for number, (what, known) in enumerate(matches.items(), 1):
        await ann.sits_at(await visits.keep(known.first, f"PACK-{number:04d}"))
        await ann.does(known.rules, known.answers)
        await expect(ann.asked.or_(ann.verdict).first).to_be_visible()
        if what in SAYS:
            await _take(ann, what, size)
    for what, path in _SCREENS.items():
        await ann.goes(path)
        await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        await _set_up(ann, what)
        await _take(ann, what, size)


async def _set_up(ann: Person, what: str) -> None:
    """Bring an open screen to what its picture shows."""
    if what == "house-rules":
        await ann.page.get_by_text(re.compile("^All .+ house rules$")).click()
        await ann.page.get_by_text("Making trump", exact=True).click()
        await ann.page.get_by_text("House rules", exact=True).evaluate(
            "one => scrollBy(0, one.getBoundingClientRect().top - 24)"
        )
    elif what == "analysis":
        for _ in range(2):
            await ann.page.get_by_role("button", name="Back").click()
        await ann.page.get_by_role("button", name=re.compile("^pass$", re.IGNORECASE)).click()
        await expect(ann.page.get_by_role("button", name="Right: pass")).to_be_visible()
        await ann.page.get_by_role("button", name="Right: bury").click()
        await expect(ann.page.get_by_role("heading", name="Your turn")).to_be_visible()
        await ann.page.evaluate("scrollTo(0, 0)")
    elif what == "review":
        await expect(ann.main.get_by_text(re.compile("^All .+ reviewed"))).to_be_visible(timeout=_REVIEWING)
        for _ in range(2):
            await ann.page.keyboard.press("n")
        await ann.page.evaluate("scrollTo(0, 0)")


def _named(what: str, size: tuple[int, int]) -> str:
    return f"{what}-{size[0]}x{size[1]}.png"


async def _take(who: Person, what: str, size: tuple[int, int]) -> None:
    await who.page.mouse.move(0, 0)
    await who.page.wait_for_load_state("networkidle")
    await who.page.evaluate("document.fonts.ready")
    await who.page.evaluate("Promise.all([...document.images].map((one) => one.decode().catch(() => null)))")
    taken = await who.page.screenshot(animations="disabled", caret="hide")
    _in_few_colours(Image.open(io.BytesIO(taken)).convert("RGB")).save(PICTURES / _named(what, size), optimize=True)


def _in_few_colours(image: Image.Image) -> Image.Image:
    common = image.quantize(_COLOURS, dither=Image.Dither.NONE).getpalette() or []
    rare = image.quantize(_RARE, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).getpalette() or []
    both = Image.new("P", (1, 1))
    both.putpalette(common[: 3 * _COLOURS] + rare[: 3 * _RARE])
    return image.quantize(palette=both, dither=Image.Dither.NONE)


if __name__ == "__main__":
    asyncio.run(photograph())
    total = sum(path.stat().st_size for path in PICTURES.glob("*.png"))
    print(f"{len(list(PICTURES.glob('*.png')))} pictures, {total / 1e6:.1f} MB, in {PICTURES.relative_to(ROOT)}")
