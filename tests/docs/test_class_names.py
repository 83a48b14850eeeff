"""A name stands for one thing: no two public classes in the package are called alike."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parents[2] / "src/euchre"


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
