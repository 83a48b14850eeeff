"""The files that the page on the architecture names: all exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_ROOT: Final = Path(__file__).parents[2]
_BEGINNINGS: Final = (_ROOT / "src/euchre", _ROOT / "frontend/src", _ROOT)
_NAME: Final = re.compile(r"`([\w./-]+(?:\.(?:py|pyi|ts|js|md|svelte|css|json|toml)|/))`")


def _missing(page: str) -> Iterator[str]:
    """The files and folders on the page that are not there; a name alone lies beside the one before it, in its line."""
    for line in page.splitlines():
        beside: tuple[Path, ...] = ()
        for name in _NAME.findall(line):
            places = _BEGINNINGS if "/" in name or not beside else beside
            found = [place / name for place in places if (place / name).exists()]
            if found:
                beside = tuple(one if one.is_dir() else one.parent for one in found)
            elif line.startswith("|") or not _in_a_sentence(name):
                yield name


def _in_a_sentence(name: str) -> bool:
    """True if a sentence may name a file without its folder, or speak of folders within one."""
    return name.endswith("/") or any(
        next((_ROOT / place).rglob(name), None) for place in ("src", "frontend/src", "tests")
    )


def test_every_file_on_the_page_is_there() -> None:
    page = (_ROOT / "docs/architecture.md").read_text("utf-8")
    assert len(_NAME.findall(page)) > 100
    assert [*_missing(page)] == []


def test_a_file_that_is_gone_is_noticed() -> None:
    rows = "| a | `core/law.py`, `gone.py` |\n| b | `core/law.py`, `view.py`, `lib/gone.ts`, `tables/gone/` |"
    lines = f"{rows}\nIn `law.py` and `gone.py`."
    assert [*_missing(lines)] == ["gone.py", "lib/gone.ts", "tables/gone/", "gone.py"]
