"""The catalogue is the same in every language: the same sentences, with the same parts and the same marks."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from euchre.wording import LANGUAGES

CATALOGUE: Final = Path(__file__).parents[2] / "src/euchre/wording/catalogue"
ENGLISH, *OTHERS = LANGUAGES


class _Parts(Visitor):
    """The named parts of a sentence, its words, and the sentences that it is made of."""

    def __init__(self, message: ast.Message) -> None:
        self.names: set[str] = set()
        self.sentences: set[str] = set()
        self.words = ""
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor calls it so
        self.names.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor calls it so
        self.sentences.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor calls it so
        self.words += node.value


def sentences(language: str) -> dict[str, ast.Message]:
    """Every message of a language by folder, file and id. Fails where Fluent cannot read a line."""
    found: dict[str, ast.Message] = {}
    for file in sorted((CATALOGUE / language).rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                found[f"{file.relative_to(CATALOGUE / language).as_posix()}:{entry.id.name}"] = entry
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_two_places(language: str) -> None:
    names = Counter(place.rpartition(":")[2] for place in sentences(language))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_is_in_every_language_in_the_same_place(language: str) -> None:
    assert sorted(sentences(language)) == sorted(sentences(ENGLISH))


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_uses_the_same_parts_and_marks_in_every_language(language: str) -> None:
    own, english = by_id(language), by_id(ENGLISH)
    pairs = {name: (parts_of(name, own), parts_of(name, english)) for name in own.keys() & english.keys()}
    assert {name: pair for name, pair in pairs.items() if pair[0] != pair[1]} == {}


def by_id(language: str) -> dict[str, ast.Message]:
    """Every message of a language by its id."""
    return {place.rpartition(":")[2]: message for place, message in sentences(language).items()}


def parts_of(name: str, catalogue: dict[str, ast.Message]) -> set[str]:
    """The named parts of a sentence, those of the sentences in it included, and its marks; by id."""
    found = _Parts(catalogue[name])
    within = [parts_of(other, catalogue) for other in found.sentences]
    return found.names.union(*within) | {f"<{mark}>" for mark in re.findall(r"<(\w+)>", found.words)}
