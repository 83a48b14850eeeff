"""The page knows the messages of the tables, and the imports of its folders go one way."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

import pytest
from tools.page_types import FRONTEND, written

_FOLDERS: Final = (
    "lib/language",
    "lib/server",
    "lib/settings",
    "lib/navigation",
    "lib/install",
    "lib/evening",
    "lib/cards",
    "lib/seats",
    "lib/evening",
    "lib/sound",
    "lib/speech",
    "lib/controls",
    "lib/daily",
    "lib/lobby",
    "lib/review",
    "lib/forms",
    "table/connection",
    "table/fair",
    "table/stage",
    "table/results",
    "table/beside",
    "table/asking",
    "table/lobby",
    "table/felt",
    "table/leaving",
    "table",
    "screens/parts",
    "screens/judgement",
    "screens/rules",
    "screens/settings",
    "screens/statistics",
    "screens/me",
    "screens/new",
    "screens/people",
    "screens/evenings",
    "screens/home",
    "screens/daily",
    "screens/ratings",
    "screens/operator",
    "screens/director",
    "screens/replay",
    "screens/review",
    "screens/learn",
    "screens/drills",
    "screens/playon",
    "screens/analysis",
    "screens/club",
    "screens/print",
    "screens/myevening",
    "screens/wall",
    "screens",
    ".",
)
"""The folders of the page, from the bottom up."""
_IMPORT: Final = re.compile(r"""(?:from|import)\s*\(?\s*['"](\.\.?/(?!styles/)[^'"]+)['"]""")


def test_the_page_knows_the_messages_as_the_tables_define_them() -> None:
    if not (FRONTEND / "node_modules").exists() and not os.environ.get("EUCHRE_NO_SKIPS"):
        pytest.skip("the page's packages are not installed")
    for file, text in written().items():
        assert file.read_text("utf-8") == text, f"{file.relative_to(FRONTEND)} is out of date: make docs"


def test_folders_of_the_page_import_only_from_those_before_them() -> None:
    source, place = FRONTEND / "src", {folder: number for number, folder in enumerate(_FOLDERS)}
    files = [path for path in source.rglob("*") if path.suffix in {".ts", ".svelte"}]
    assert {path.parent.relative_to(source).as_posix() for path in files} == place.keys()
    wrong = []
    for path in files:
        folder = path.parent.relative_to(source)
        for name in _IMPORT.findall(path.read_text("utf-8")):
            target = Path(os.path.normpath(folder / name)).parent
            if place[target.as_posix()] > place[folder.as_posix()]:
                wrong.append(f"{path.relative_to(source)} imports {name}")
    assert wrong == []
