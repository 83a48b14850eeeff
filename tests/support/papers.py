"""Papers that the page prints: their text, and whatever of them would be cut off."""

from __future__ import annotations

from collections import Counter
from io import BytesIO
from typing import Final

from playwright.async_api import Page
from pypdf import PdfReader

POINTS: Final = {"a4": (595, 842), "letter": (612, 792)}
"""The sizes of paper in points of a seventy-second of an inch."""
_TOLD: Final = 10
_CUT: Final = """
() => {
  const box = (one) => one.getBoundingClientRect();
  const within = (one, outer) => {
    const [a, b] = [box(one), box(outer)];
    return a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  };
  const called = (one) => `${one.tagName} "${one.textContent.trim().slice(0, 40)}"`;
  const cut = [];
  for (const sheet of document.querySelectorAll('.leaf .printed')) {
    for (const one of sheet.querySelectorAll('*')) {
      if (!within(one, sheet)) cut.push(`outside the sheet: ${called(one)}`);
      const holder = one.parentElement.closest('td, th, .card');
      if (holder && sheet.contains(holder) && !within(one, holder))
        cut.push(`outside its place: ${called(one)}`);
    }
  }
  return cut;
}
"""


async def printed(page: Page) -> PdfReader:
    """The pages the browser prints now, on the paper that the page asks for."""
    return PdfReader(BytesIO(await page.pdf(prefer_css_page_size=True)))


def text_of(found: PdfReader) -> str:
    """The text of all sheets without white space, which a printer is free to set."""
    return squeezed("".join(sheet.extract_text() for sheet in found.pages))


def squeezed(text: str) -> str:
    """A text without white space."""
    return "".join(text.split())


async def cut_off(page: Page) -> list[str]:
    """List the elements that lie outside their sheet, card or cell on paper."""
    await page.emulate_media(media="print")
    cut: list[str] = await page.evaluate(_CUT)
    await page.emulate_media(media="null")
    return cut


async def misprints(page: Page) -> list[str]:
    """The first faults of the sheets shown, once printed: each is one page with all of its own text, and no other."""
    shown = [squeezed(text) for text in await page.locator(".leaf").all_text_contents()]
    pages = [squeezed(sheet.extract_text()) for sheet in (await printed(page)).pages]
    found = await cut_off(page)
    if len(pages) != len(shown):
        found.append(f"{len(shown)} sheets on {len(pages)} pages")
    for number, (sheet, text) in enumerate(zip(shown, pages, strict=False), 1):
        if Counter(sheet) != Counter(text):
            found.append(f"page {number} has {text[:40]!r}, its sheet {sheet[:40]!r}")
    return found[:_TOLD]
