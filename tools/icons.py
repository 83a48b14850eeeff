"""``python -m tools.icons`` draws the icons of the page as an app, from frontend/public/icon.svg."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from support.browsing import launched  # noqa: E402 - the tests' helpers lie beside the package

_PUBLIC: Final = ROOT / "frontend/public"
_DRAWN: Final = {"icon-192": (192, False), "icon-512": (512, False), "icon-maskable-512": (512, True)}
"""The sizes of the files in pixels, and if a system may cut their edges off: then there is a margin and no corners."""
_FULL: Final = "<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>"


async def draw() -> None:
    """Redraw all icons."""
    drawing = (_PUBLIC / "icon.svg").read_text("utf-8")
    whole = drawing.replace('rx="14" ', "").replace(
        'viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80" style="background: #1f4a3d"'
    )
    async with launched() as browser:
        for name, (size, maskable) in _DRAWN.items():
            page = await browser.new_page(viewport={"width": size, "height": size})
            await page.set_content(_FULL + (whole if maskable else drawing))
            await page.screenshot(path=_PUBLIC / f"{name}.png", omit_background=True)


if __name__ == "__main__":
    asyncio.run(draw())
