"""A name stands for one thing: no two public classes in the package are called alike."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parents[2] / "src/euchre"
SHARED: Final = {
    "Advised": "a choice of a hint: in the bots and as it is sent, where the name is the page's, too",
    "Call": "the call of a state; the forecast's features and the compiled auction have calls of their own",
    "Contest": "a match-up of the arena; the search has a contest between choices",
    "Held": "a card of the hand as it is sent, a name of the page's; the random tricks have a compiled one",
    "Pair": "a message that draws partners; the arena's pair of deals",
    "Play": "an action; the compiled play",
    "Said": "an input of a table, by which traces call it; what an outside player sent",
    "Stakes": "what points are worth, in the policy and in the solver",
    "Step": "a step of a lesson and of a deal retold in a world",
    "Table": "a live table; the compiled tables of cards",
}
"""Names that still stand for several classes, and for which: to be emptied, and never to grow."""


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
    twice = {name: files for name, files in classes.items() if len(files) > 1}
    assert {name: files for name, files in twice.items() if name not in SHARED} == {}
    assert SHARED.keys() - twice.keys() == set(), "a name on the list stands for one class now: take it off"
