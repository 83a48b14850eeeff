"""What axe, the usual judge of such things, says of a screen."""

from __future__ import annotations

from typing import Final

import pytest

from support.page import FRONTEND
from support.person import Person

_AXE: Final = FRONTEND / "node_modules/axe-core/axe.min.js"


async def violations(ann: Person) -> list[str]:
    """What axe finds in the light, and in the dark, where only the colours are others."""
    if not _AXE.is_file():
        pytest.skip("the page's packages are not installed: run npm ci in frontend/")
    await ann.page.evaluate(_AXE.read_text(encoding="utf-8"))
    found = await ann.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    await ann.page.emulate_media(color_scheme="dark")
    await ann.page.evaluate("document.getAnimations().forEach(one => one.finish())")
    dark = await ann.page.evaluate("axe.run(document, {runOnly: ['color-contrast'], resultTypes: ['violations']})")
    await ann.page.emulate_media(color_scheme="light")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"] + dark["violations"]
        for node in one["nodes"]
    ]
