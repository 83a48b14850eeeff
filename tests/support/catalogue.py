"""The sentences of the catalogue as its files have them: which parts and marks each one has."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

CATALOGUE: Final = Path(__file__).parents[2] / "src/euchre/wording/catalogue"


class Sentence(Visitor):
    """A message of a file: its named parts, its marks such as ``<card>``, and the messages within it."""

    def __init__(self, file: str, message: ast.Message) -> None:
        self.file = file
        self.name: str = message.id.name
        self.parts: set[str] = set()
        self.within: set[str] = set()
        self._words = ""
        self.visit(message)
        self.marks = set(re.findall(r"<\w+>", self._words))

    def visit_VariableReference(self, found: ast.VariableReference) -> None:  # noqa: N802 - the visitor calls it so
        self.parts.add(found.id.name)

    def visit_MessageReference(self, found: ast.MessageReference) -> None:  # noqa: N802 - the visitor calls it so
        self.within.add(found.id.name)

    def visit_TextElement(self, found: ast.TextElement) -> None:  # noqa: N802 - the visitor calls it so
        self._words += found.value


@cache
def written(language: str) -> tuple[Sentence, ...]:
    """The messages of a language, in the order of the files. Fails where Fluent cannot read a line."""
    return tuple(_read(CATALOGUE / language))


def _read(folder: Path) -> Iterator[Sentence]:
    for file in sorted(folder.rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                yield Sentence(file.relative_to(folder).as_posix(), entry)


def sentences(language: str, *rooms: str) -> dict[str, Sentence]:
    """The messages of some rooms of a language, or of all, by id."""
    return {one.name: one for one in written(language) if not rooms or one.file.split("/")[0] in rooms}


def whole(known: Mapping[str, Sentence], name: str) -> Iterator[Sentence]:
    """A sentence, and those within it."""
    yield known[name]
    for inner in known[name].within:
        yield from whole(known, inner)


def parts_needed(known: Mapping[str, Sentence], name: str) -> set[str]:
    """The parts that a sentence needs, with those of the sentences within it."""
    return {part for one in whole(known, name) for part in one.parts}
