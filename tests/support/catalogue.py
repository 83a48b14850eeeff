"""The sentences of the server as their files have them: which parts each one needs."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

CATALOGUE: Final = Path(__file__).parents[2] / "src/euchre/wording/catalogue"


class _Refers(Visitor):
    """The parts that a message needs, and the messages within it."""

    def __init__(self, message: ast.Message) -> None:
        self.parts: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, found: ast.VariableReference) -> None:  # noqa: N802 - the visitor calls it so
        self.parts.add(found.id.name)

    def visit_MessageReference(self, found: ast.MessageReference) -> None:  # noqa: N802 - the visitor calls it so
        self.messages.add(found.id.name)


@cache
def parts_needed(language: str) -> dict[str, frozenset[str]]:
    """The parts that each sentence of the server needs, with those of the sentences within it; by id."""
    known = {
        entry.id.name: _Refers(entry)
        for room in ("shared", "table")
        for file in sorted((CATALOGUE / language / room).glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
    }

    def needed(name: str) -> set[str]:
        return known[name].parts.union(*(needed(inner) for inner in known[name].messages))

    return {name: frozenset(needed(name)) for name in known}
