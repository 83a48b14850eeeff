"""The fit of a screen in its window: nothing is wider than it, no text is clipped, no control lies on another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from playwright.async_api import Page

from support.person import Person

WIDTHS: Final = {320: 568, 390: 844, 768: 1024, 1440: 900, 2560: 1440}
"""The windows that every screen has to fit, with their heights: telephones, a tablet upright, desktops."""

_FAULTS: Final = """
() => {
  const box = (one) => one.getBoundingClientRect();
  const style = (one) => getComputedStyle(one);
  const words = (one) => (one.ariaLabel ?? one.textContent).trim().replace(/\\s+/g, ' ').slice(0, 50);
  const called = (one) => `${one.tagName.toLowerCase()} "${words(one)}"`;
  const aside = '[inert], .aloud, [aria-hidden=true]';
  const shown = (one) => {
    const { width, height } = box(one);
    return width > 1 && height > 1 && one.checkVisibility({ visibilityProperty: true }) && !one.closest(aside);
  };
  const around = (one) => (one.parentElement ? [one.parentElement, ...around(one.parentElement)] : []);
  const scrolls = (one) => around(one).some((other) => ['auto', 'scroll'].includes(style(other).overflowX));
  const floats = (one) => around(one).some((other) => ['sticky', 'fixed'].includes(style(other).position));
  const all = [...document.body.querySelectorAll('*')].filter(shown);
  const faults = [];

  const { scrollWidth } = document.scrollingElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} wide in ${innerWidth}`);

  for (const one of all) {
    const { left, right } = box(one);
    const inside = left >= -1 && right <= innerWidth + 1;
    if (!inside && !one.closest('svg') && !scrolls(one)) faults.push(`outside: ${called(one)} ${left} to ${right}`);
    const { overflowX, overflowY, display } = style(one);
    const wide = one.scrollWidth > one.clientWidth + 1;
    const high = one.scrollHeight > one.clientHeight + 1;
    const speaks = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
    const cut = (overflowX === 'hidden' && wide) || (overflowY === 'hidden' && high);
    const tight = one.matches('button, a.button, label, h1, h2, h3') && wide && display !== 'inline';
    if ((speaks && cut) || tight) faults.push(`clipped: ${called(one)}`);
  }

  const pen = document.createElement('canvas').getContext('2d');
  const ARROW = 18;
  for (const one of all.filter((each) => each.matches('select'))) {
    const { font, paddingLeft, paddingRight } = style(one);
    pen.font = font;
    const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW;
    const { label = '' } = one.selectedOptions[0] ?? {};
    if (pen.measureText(label).width > room + 1) faults.push(`clipped: select "${label}"`);
  }

  const veil = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document;
  const touched = all.filter((one) => one.matches('a, button, input, select, summary') && veil.contains(one));
  for (const [place, one] of touched.entries()) {
    for (const other of touched.slice(place + 1)) {
      if (one.contains(other) || floats(one) || floats(other)) continue;
      const [a, b] = [box(one), box(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) faults.push(`${called(one)} lies on ${called(other)}`);
    }
  }
  return faults;
}
"""


_IN_SIGHT: Final = """
() => [...document.querySelectorAll('[data-card]:not([data-card^=hidden])')].filter((one) => {
  const { top, right, bottom, left } = one.getBoundingClientRect();
  const inside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  return inside && one.checkVisibility({ opacityProperty: true });
}).length
"""


async def faults_of(page: Page) -> list[str]:
    """List the elements that do not fit on the screen as it is now."""
    await page.evaluate("document.fonts.ready")
    await page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    found: list[str] = await page.evaluate(_FAULTS)
    return found


async def faults_at(ann: Person, widths: Iterable[int] = WIDTHS) -> dict[int, list[str]]:
    """List the elements that do not fit in windows of these widths; widths without a fault are left out."""
    faults = {}
    for width in widths:
        height = WIDTHS[width]
        await ann.resizes(width, height)
        if found := await faults_of(ann.page):
            faults[width] = found
    return faults


async def cards_in_sight(page: Page) -> int:
    """The number of cards whose faces are wholly in the window."""
    found: int = await page.evaluate(_IN_SIGHT)
    return found
