"""The shape of docstrings: the first line begins with a verb, or with The or A and a noun."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

_ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("src", "tests", "tools", "benchmarks", "examples")
"""The folders whose docstrings are read."""
_FORBIDDEN: Final = re.compile(
    r"(?:Who|What|How|Whether|Where|When|Whom|Whose|Whoever|Whatever|Whichever|Which|Why"
    r"|Nobody|Everybody|Somebody|Anybody|Nothing|Everything|Something|Anything"
    r"|One|None|Some|Any|All|Each|Every|Both|No|Not|That|There|This|These|Those|It|They"
    r"|Of|In|On|At|As|If|For|From|To|With|Without|By|Before|After|Until|While|Only|So|Also|And|But|Once)\b"
    r"|.*?\b(?:so many|so much|whoever|anew|is none|are none|there is not)\b"
)
"""The beginnings, and the words anywhere in the line, that say less than a verb or a noun does."""


def _docstrings(node: ast.AST) -> Iterator[tuple[int, str]]:
    """The docstrings of a module, its classes, functions and attributes: the line, and the text."""
    before: ast.AST | None = None
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.Expr(value=ast.Constant(value=str(text))) if not isinstance(before, ast.stmt) or isinstance(
                before, ast.Assign | ast.AnnAssign
            ):
                yield child.lineno, text
            case ast.stmt():
                yield from _docstrings(child)
        before = child


def _said(text: str) -> str:
    """The forbidden words of a first line, or "" if it has none."""
    found = _FORBIDDEN.match(text.splitlines()[0]) if text else None
    return found[0] if found else ""


def test_first_lines_begin_with_a_verb_or_a_noun() -> None:
    riddles = [
        f"{path.relative_to(_ROOT)}:{line}: {words!r}"
        for folder in FOLDERS
        for path in sorted((_ROOT / folder).rglob("*.py"))
        for line, text in _docstrings(ast.parse(path.read_text("utf-8")))
        if (words := _said(text))
    ]
    assert riddles == []


def test_a_clause_in_place_of_a_noun_is_noticed() -> None:
    assert _said("What a deal scores.") == "What"
    assert _said("Whether a deal is over.") == "Whether"
    assert _said("The chart for so many people.") == "The chart for so many"
    assert _said("Somebody leaves.\n\nThe seat is open.") == "Somebody"


def test_verbs_and_nouns_pass() -> None:
    assert _said("The points of a deal.\n\nWhat is left is theirs.") == ""
    assert _said("True if a deal is over.") == ""
    assert _said("Score a deal.") == ""
    assert _said("Onlookers see no hand.") == ""


def test_attributes_are_read_too() -> None:
    tree = ast.parse('"""The module."""\nx = 1\n"""What x is."""\n\n\ndef f():\n    """Do it."""\n    "no docstring"')
    assert [*_docstrings(tree)] == [(1, "The module."), (3, "What x is."), (7, "Do it.")]
