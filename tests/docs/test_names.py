"""Names: each public class has one of its own, and each test one that fits on a line."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parents[2] / "src/euchre"
_TESTS: Final = Path(__file__).parents[1]


def _public_classes() -> dict[str, list[str]]:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for file in sorted(_PACKAGE.rglob("*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(file.relative_to(_PACKAGE)))
    return found


def test_no_two_public_classes_have_one_name() -> None:
    classes = _public_classes()
    assert len(classes) > 300
    assert {name: files for name, files in classes.items() if len(files) > 1} == {}


def _test_names() -> list[str]:
    """The names of all tests."""
    return [
        node.name
        for file in sorted(_TESTS.rglob("test_*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    ]


def test_every_test_name_is_shorter_than_80_characters() -> None:
    names = _test_names()
    assert len(names) > 2000
    assert [name for name in names if len(name) >= 80] == []
