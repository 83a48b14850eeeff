"""The sentences of the page: all in the catalogue, and all of the catalogue used."""

from __future__ import annotations

import ast
import json
import re
from collections import defaultdict
from collections.abc import Collection, Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from euchre.wording import LANGUAGES
from support.catalogue import parts_needed, sentences
from support.page import FRONTEND, node

SOURCE: Final = Path(__file__).parents[2] / "src/euchre"


@cache
def page() -> dict[str, list[Any]]:
    """The words in the page's source, the sentences it asks for, and whatever else might be the name of one."""
    found: dict[str, list[Any]] = json.loads(node("sentences.ts"))
    return found


SAMPLE: Final = """
<script lang="ts">
  const { mood }: { mood: 'glad' | 'sad' } = $props();
  const NAMES = { auto: 'Auto', left: 'on the left' };
  const place = `/t/${mood}`;
  if (mood === 'glad') throw new Error('This is for programmers.');
</script>
<p class="large bold" title={mood === 'sad' ? 'sadly' : t('sample-glad', { mood })}>Hello <b>{mood}</b> · 7</p>
<code>euchre verify</code>
<Switch label="Sound" kind="wide" says={`${mood} tricks`} /><Sentence id={`sample-${mood}`} parts={{ place }} />
"""


def test_words_are_told_from_what_programs_say(tmp_path: Path) -> None:
    (tmp_path / "Sample.svelte").write_text(SAMPLE, "utf-8")
    found = json.loads(node("sentences.ts", given=f"{tmp_path}/"))
    assert [(one["line"], one["text"]) for one in found["texts"]] == [
        (4, "Auto"),
        (4, "on the left"),
        (8, "sadly"),
        (8, "Hello"),
        (10, "Sound"),
        (10, "* tricks"),
    ]
    assert [(one["id"], one["parts"]) for one in found["uses"]] == [("sample-glad", ["mood"]), ("sample-*", ["place"])]


def test_every_word_on_the_page_is_in_the_catalogue() -> None:
    assert [f"{one['file']}:{one['line']}: {one['text']}" for one in page()["texts"]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_asks_for_sentences_that_exist_with_all_their_parts(language: str) -> None:
    known = sentences(language, "page", "shared")
    wrong = []
    for use in page()["uses"]:
        found = _named(known, use["id"])
        wanted = [sorted(parts_needed(known, name)) for name in found]
        if not found or (use["parts"] is not None and sorted(use["parts"]) not in wanted):
            wrong.append(f"{use['file']}:{use['line']}: {use['id']} wants {wanted}, not {use['parts']}")
    assert wrong == []


def test_every_sentence_of_the_page_is_used() -> None:
    assert _unused("page", set(_named_by_the_page())) == []


def test_every_sentence_that_is_shared_is_used_by_somebody() -> None:
    assert _unused("shared", {*_named_by_the_page(), *_named_by_python()}) == []


def test_every_sentence_of_the_server_is_used() -> None:
    assert _unused("table", set(_named_by_python())) == []


def _named(known: Collection[str], words: str) -> list[str]:
    """The sentences that a name means, or a pattern of names."""
    if "*" in words:
        return [name for name in known if fnmatchcase(name, words)]
    return [words] if words in known else []


def _unused(room: str, names: set[str]) -> list[str]:
    every = sentences("en", "page", "shared", "table")
    inner = defaultdict(set)
    for name, sentence in every.items():
        for within in sentence.within:
            inner[within].add(name)
    patterns = [name for name in names if "*" in name]
    return [
        name
        for name in sentences("en", room)
        if name not in names and name not in inner and not any(fnmatchcase(name, one) for one in patterns)
    ]


def _named_by_the_page() -> Iterator[str]:
    yield from (use["id"] for use in page()["uses"])
    yield from (name for name in page()["mentioned"] if "*" not in name or _is_pattern(name))
    yield from re.findall(r"\{en:([\w-]+)\}", (FRONTEND / "index.html").read_text("utf-8"))


def _named_by_python() -> Iterator[str]:
    for file in SOURCE.rglob("*.py"):
        for found in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(found, ast.Constant) and isinstance(found.value, str):
                yield found.value
            elif isinstance(found, ast.JoinedStr):
                name = "".join(str(one.value) if isinstance(one, ast.Constant) else "*" for one in found.values)
                if _is_pattern(name):
                    yield name


def _is_pattern(name: str) -> bool:
    """True of the name of a sentence that is put together: it begins with its area, ``seat-*``."""
    area, _, rest = name.partition("-")
    return (
        bool(rest) and area.isalpha() and area.islower() and all(letter.isalnum() or letter in "-*_" for letter in rest)
    )
