"""The page on the architecture is true: every file that it names is there, and imports go down in its drawing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import grimp

_ROOT: Final = Path(__file__).parents[2]
_BEGINNINGS: Final = (_ROOT / "src/euchre", _ROOT / "frontend/src", _ROOT)
_NAME: Final = re.compile(r"`([\w./-]+(?:\.(?:py|pyi|ts|js|md|svelte|css|json|toml)|/))`")
_BOX: Final = re.compile(r"│ {2}([a-z]+) ")


def _levels(page: str) -> dict[str, int]:
    """The packages in the drawing, each with the level of its box, the uppermost being 1."""
    levels: dict[str, int] = {}
    level = 0
    for line in page.partition("```text")[2].partition("```")[0].splitlines():
        level += line.lstrip().startswith(("┌", "├"))
        levels |= dict.fromkeys(_BOX.findall(line), level)
    return levels


def test_the_drawing_has_every_package_and_each_imports_only_from_below() -> None:
    levels = _levels((_ROOT / "docs/architecture.md").read_text("utf-8"))
    package = _ROOT / "src/euchre"
    assert {init.parent.name for init in package.glob("*/__init__.py")} <= set(levels)
    graph = grimp.build_graph("euchre", cache_dir=None)
    names = {name: f"euchre.{name}" for name in levels}
    assert set(names.values()) <= graph.find_children("euchre")
    upward = [
        (above, below)
        for above in names
        for below in names
        if above != below
        and levels[above] >= levels[below]
        and graph.direct_import_exists(importer=names[above], imported=names[below], as_packages=True)
    ]
    assert upward == []


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
    assert len(_NAME.findall(page)) > 60
    assert [*_missing(page)] == []


def test_a_file_that_is_gone_is_noticed() -> None:
    rows = "| a | `core/law.py`, `gone.py` |\n| b | `core/law.py`, `view.py`, `lib/gone.ts`, `tables/gone/` |"
    lines = f"{rows}\nIn `law.py` and `gone.py`."
    assert [*_missing(lines)] == ["gone.py", "lib/gone.ts", "tables/gone/", "gone.py"]
