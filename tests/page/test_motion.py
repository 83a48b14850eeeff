"""Who wants no motion gets none: nothing slides, fades or turns, whatever speed was chosen."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from support.known_matches import known_match
from support.visits import Visits

_COUNT = """
window.moved = [];
for (const kind of ['animationstart', 'transitionrun']) {
  addEventListener(kind, (event) => moved.push(`${kind} of ${event.target.className}`), true);
}
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  moved.push(`${this.className} moves`);
  return animate.call(this, frames, how);
};
"""


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
async def test_nothing_moves_for_who_wants_no_motion(visits: Visits, wish: str) -> None:
    asked = known_match("standard", lambda seen: seen.turn == 0 and len(seen.tricks) == 1)
    ann = await visits.host(likes={"animation": "fast"}, reduced_motion=wish)
    await ann.context.add_init_script(_COUNT)
    await ann.goes("/settings")
    await ann.page.get_by_role("switch", name="Four colours").check()
    await ann.page.get_by_role("button", name="Deal again").click()
    moved = await ann.page.evaluate("moved")
    await ann.sits_at(await visits.keep(asked.first))
    await ann.does(asked.rules, asked.answers)
    await expect(ann.story).to_contain_text("Trick 1:")
    moved += await ann.page.evaluate("moved")
    assert bool(moved) is (wish == "no-preference"), moved
