"""First sentences of docstrings keep clear of a few habits that make a reader stop."""

import ast
import re
from pathlib import Path
from typing import Final

_ROOT: Final = Path(__file__).parents[2]
_HABITS: Final = re.compile(r"\b(?:whoever|is none|are none|what there is not|anew)\b")
_NOUNLESS: Final = re.compile(r"(?:what|who|whom|whose) ", re.IGNORECASE)
"""A clause in place of a noun: "What a deal scores" instead of "The points of a deal"."""


def _habit(docstring: str) -> str:
    """The habit in a docstring's first sentence, or "" if it has no such habit."""
    first = re.split(r"(?<=\.)\s", docstring.replace("\n", " "))[0]
    habit = _HABITS.search(first) or _NOUNLESS.match(first)
    return habit[0] if habit else ""


def test_first_sentences_begin_with_a_noun_or_a_verb() -> None:
    riddles = []
    for path in sorted((_ROOT / "src/euchre").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                docstring = ast.get_docstring(node) or ""
                if habit := _habit(docstring):
                    riddles.append(f"{path.relative_to(_ROOT)}: {habit!r} in {docstring.splitlines()[0]!r}")
    assert riddles == []


def test_a_habit_is_noticed() -> None:
    assert _habit("Closes the door for whoever comes. Then more.") == "whoever"
    assert _habit("What a deal scores.") == "What "
    assert _habit("The points of a deal. None are none.") == ""
