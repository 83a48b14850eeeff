"""The sentences of the server: all in the catalogue, each used with just its parts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from euchre.wording import LANGUAGES, Language, wording
from support.catalogue import parts_needed, sentences

SOURCE: Final = Path(__file__).parents[2] / "src/euchre"
TELLING: Final = ("tables", "web", "bots/search")
"""The rooms whose sentences people read."""
ELSEWHERE: Final = (
    "tables/fair/proof.py",  # what the command `verify` says
    "tables/fair/verdict.py",  # the same
    "tables/fair/seeds.py",  # a mistake of the program
    "web/http/address.py",  # what the command `serve` says to whoever starts it
    "web/server/server.py",  # the same
    "web/settings/limits.py",  # the same
    "web/server/app.py",  # the description of the addresses, for programmers
)
REFUSING: Final = ("EuchreError", "Denied", "refuse", "ParseError")
"""Their sentences are compared with the catalogue in test_refusals.py."""
REFUSED: Final = {"sentence", "when", "NO_SPECTATORS", "CLOSED", "DIRECTED", "ONCE"}
"""The names of a refusal's sentence before it is raised."""
LOGGING: Final = ("_LOG", "warnings")
SENTENCE: Final = re.compile(r"^[A-Z“].* .*[.!?:]$", re.DOTALL)
_SIDE: Final = {"whose", "one", "two", "three"}
EXPANDED: Final = {"who": {"who", "name"}, "whom": {"whom", "other"}, "side": _SIDE, "group": _SIDE}
"""The parts that the methods of `People` add to a sentence."""


class Use(NamedTuple):
    """A sentence that is asked for: where, its id, and its parts (None: not to be seen)."""

    where: str
    message: str
    parts: frozenset[str] | None


def modules(*rooms: str) -> Iterator[tuple[str, ast.Module]]:
    """The modules of some rooms, by their paths."""
    for room in rooms:
        for file in sorted((SOURCE / room).rglob("*.py")):
            yield file.relative_to(SOURCE).as_posix(), ast.parse(file.read_text("utf-8"))


@cache
def uses() -> tuple[Use, ...]:
    """The sentences that Python asks for by a constant name."""
    return tuple(_uses())


def _uses() -> Iterator[Use]:
    for place, tree in modules("tables", "web", "bots", "cli", "wording"):
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and call.args and _asks(call.func):
                for message in _names(call.args[0]):
                    yield Use(f"{place}:{call.lineno}", message, _parts(call))


def _asks(function: ast.expr) -> bool:
    match function:
        case ast.Name(id="words") | ast.Attribute(attr="words" | "_words"):
            return True
        case ast.Call(func=ast.Name(id="wording")):
            return True
    return False


def _names(name: ast.expr) -> list[str]:
    match name:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return _names(body) + _names(orelse)
    return []


def _parts(call: ast.Call) -> frozenset[str] | None:
    found: set[str] = set()
    for keyword in call.keywords:
        if keyword.arg is not None:
            found.add(keyword.arg)
        elif isinstance(keyword.value, ast.Call) and isinstance(keyword.value.func, ast.Attribute):
            expanded = EXPANDED.get(keyword.value.func.attr)
            if expanded is None:
                return None
            found |= expanded
        else:
            return None
    return frozenset(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_asks_for_sentences_that_exist(language: Language) -> None:
    words = wording(language)
    assert [f"{use.where}: {use.message}" for use in uses() if not words.has(use.message)] == []
    assert len(uses()) > 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_gives_a_sentence_just_the_parts_it_needs(language: Language) -> None:
    known = sentences(language, "shared", "table")
    needed = {use.message: parts_needed(known, use.message) for use in uses()}
    wrong = [use for use in uses() if use.parts is not None and use.parts != needed[use.message]]
    assert [f"{use.where}: {use.message} needs {sorted(needed[use.message])}" for use in wrong] == []


def sentences_in(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Texts that read like sentences and are no docstring, log entry, refusal or assertion."""
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skipped.add(id(node.value))
        if isinstance(node, ast.Assert) or (isinstance(node, ast.Call) and _is_for_programmers(node)):
            skipped.update(id(inner) for inner in ast.walk(node))
        if isinstance(node, ast.Assign | ast.AnnAssign) and _targets(node) & REFUSED:
            skipped.update(id(inner) for inner in ast.walk(node))
    for node in ast.walk(tree):
        text = _text(node)
        if text is not None and id(node) not in skipped and SENTENCE.match(text):
            yield node.lineno, text  # type: ignore[attr-defined]


def _targets(node: ast.Assign | ast.AnnAssign) -> set[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return {target.id for target in targets if isinstance(target, ast.Name)}


def _is_for_programmers(call: ast.Call) -> bool:
    match call.func:
        case ast.Name(id=name):
            return name in REFUSING or name.endswith(("Error", "Exception"))
        case ast.Attribute(value=ast.Name(id=name)):
            return name in LOGGING
    return False


def _text(node: ast.AST) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=pieces):
            return "".join(str(piece.value) if isinstance(piece, ast.Constant) else "X" for piece in pieces)
    return None


SAMPLE: Final = '''
"""A docstring is no sentence."""
_LOG.warning("The store failed again: %s.", problem)
raise Denied("limit/tables", "You have opened too many tables.")
code = "seat/taken"
told = "It is your turn now."
more = f"{name} took the trick."
'''


def test_a_sentence_is_told_from_what_programs_say() -> None:
    assert list(sentences_in(ast.parse(SAMPLE))) == [(6, "It is your turn now."), (7, "X took the trick.")]


def test_every_sentence_of_the_server_is_in_the_catalogue() -> None:
    found = [
        f"{place}:{line}: {text}"
        for place, tree in modules(*TELLING)
        if place not in ELSEWHERE
        for line, text in sentences_in(tree)
    ]
    assert found == []
