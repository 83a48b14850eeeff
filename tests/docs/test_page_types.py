"""The page speaks the language of the tables, and is built like everything else: imports go one way."""

from __future__ import annotations

import os
import re

import pytest
from tools.page_types import FRONTEND, written


def test_the_page_knows_the_messages_as_the_tables_define_them() -> None:
    if not (FRONTEND / "node_modules").exists() and not os.environ.get("EUCHRE_NO_SKIPS"):
        pytest.skip("the page's packages are not installed")
    for file, text in written().items():
        assert file.read_text("utf-8") == text, f"{file.relative_to(FRONTEND)} is out of date: make docs"


@pytest.mark.parametrize(("room", "above"), [("lib", ("table", "screens")), ("table", ("screens",))])
def test_a_room_of_the_page_uses_only_those_below_it(room: str, above: tuple[str, ...]) -> None:
    files = [*(FRONTEND / "src" / room).rglob("*.svelte"), *(FRONTEND / "src" / room).rglob("*.ts")]
    assert files
    wrong = re.compile(rf"""['"](?:\.\./)+(?:{"|".join(above)})/""")
    assert [path.name for path in files if wrong.search(path.read_text("utf-8"))] == []
