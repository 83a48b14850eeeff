"""The page speaks the language of the tables."""

from __future__ import annotations

import os

import pytest
from tools.page_types import FRONTEND, TYPES, written


def test_the_page_knows_the_messages_as_the_tables_define_them() -> None:
    if not (FRONTEND / "node_modules").exists() and not os.environ.get("EUCHRE_NO_SKIPS"):
        pytest.skip("the page's packages are not installed")
    assert TYPES.read_text("utf-8") == written(), "frontend/src/lib/messages.ts is out of date: make docs"
