"""The verdict of axe, the usual judge of accessibility, on a screen."""

from __future__ import annotations

from typing import Any, Final

import pytest

from support.page import FRONTEND
from support.person import Person

_AXE: Final = FRONTEND / "node_modules/axe-core/axe.min.js"
_ALL: Final = "axe.run(document, {resultTypes: ['violations']})"
_CONTRAST: Final = "axe.run(document, {runOnly: ['color-contrast'], resultTypes: ['violations']})"


async def violations(ann: Person) -> list[str]:
    """The violations in the light."""
    return await _run(ann, _ALL)


async def faint(ann: Person) -> list[str]:
    """Texts that can hardly be read against their ground, in the colours of now."""
    return await _run(ann, _CONTRAST)


async def faint_in_the_dark(ann: Person) -> list[str]:
    """Texts that can hardly be read in the dark, where only the colours are others."""
    await ann.page.emulate_media(color_scheme="dark")
    texts = await faint(ann)
    await ann.page.emulate_media(color_scheme="light")
    return texts


async def violations_in_both(ann: Person) -> list[str]:
    """The violations in the light and in the dark."""
    return await violations(ann) + await faint_in_the_dark(ann)


async def _run(ann: Person, script: str) -> list[str]:
    if not _AXE.is_file():
        pytest.skip("the page's packages are not installed: run npm ci in frontend/")
    if await ann.page.evaluate("window.axe === undefined"):
        await ann.page.evaluate(_AXE.read_text(encoding="utf-8"))
    await ann.page.evaluate("document.getAnimations().forEach(one => one.finish())")
    report: dict[str, Any] = await ann.page.evaluate(script)
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in report["violations"]
        for node in one["nodes"]
    ]
