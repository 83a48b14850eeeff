"""The refusals that a person may read: one sentence in every language, in English the exception's."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from euchre.core.errors import RuleConflict
from euchre.core.rules import Rules
from euchre.narration.refused import message_of, sentence_of
from euchre.store.database import errors
from euchre.web.http import refusals
from euchre.web.live import connection
from euchre.wording import LANGUAGES, Language, wording
from support.catalogue import parts_needed, sentences, written

SOURCE: Final = Path(__file__).parents[2] / "src/euchre"
ELSEWHERE: Final = (
    "web/http/address.py",  # what the command `serve` says to whoever starts it
    "web/server/server.py",  # the same
    "web/settings/limits.py",  # the same
    "tables/fair/proof.py",  # what the command `verify` says
    "tables/fair/verdict.py",  # the same
    "tables/fair/seeds.py",  # seeds of another length: a mistake of the program
)
ENGLISH, *OTHERS = LANGUAGES
UNWORDED: Final = (
    connection.TOO_FAST,
    connection.TOO_SLOW,
    connection.STOPPING,
    refusals.NO_STORE,
    refusals.UNEXPECTED,
    *refusals._CODES.values(),
)
"""Codes that the server says without an exception, by name."""
SAYING: Final = ("Charge", "bye_of", "problem", "unread")
"""The functions called with a code that is said without an exception."""
KEPT: Final = (errors.Unreadable, errors.Deleted, errors.Newer)
"""Errors of the store, which bear their codes."""
OUTSIDE: Final = ("worlds/none",)
"""Raised among refusals that only programmers read."""
TITLED: Final = "rules/conflict"
"""Names house rules by their titles, in English as well."""
RAISED: Final = ("EuchreError", "IllegalAction", "ParseError", "RuleConflict", "Denied", "refuse", "wrong")


class Raised(NamedTuple):
    """A refusal in the source: where, its code, what its sentence may be, and its parts."""

    where: str
    code: str
    sentences: tuple[str, ...]
    parts: dict[str, str]


@cache
def raised() -> tuple[Raised, ...]:
    """The refusals in the core, in positions, lessons, charts and PTN, at tables, evenings and on the web."""
    return tuple(_raised())


def _raised() -> Iterator[Raised]:
    for room in ("core", "position", "record/ptn", "lessons", "charts", "tables", "daily", "evenings", "clubs", "web"):
        for file in sorted((SOURCE / room).rglob("*.py")) or [SOURCE / f"{room}.py"]:
            place = file.relative_to(SOURCE).as_posix()
            if place in ELSEWHERE:
                continue
            tree = ast.parse(file.read_text("utf-8"))
            for function in ast.walk(tree):
                if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield from _raised_in(function, tree, f"{place}:{function.name}")


def _raised_in(function: ast.AST, tree: ast.Module, where: str) -> Iterator[Raised]:
    for call in ast.walk(function):
        named = isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in RAISED
        if not named or not isinstance(call, ast.Call) or len(call.args) < 2:
            continue
        code, said = call.args[:2]
        if isinstance(code, ast.Constant):
            parts = {key.arg: key.value for key in call.keywords if key.arg and key.arg not in ("options", "status")}
            sentences = tuple(_text(one, parts) for one in _values(said, function, tree))
            told = {name: _part(name, value) for name, value in parts.items()}
            yield Raised(where, str(code.value), sentences, told)


def _values(said: ast.expr, function: ast.AST, tree: ast.Module) -> list[ast.expr]:
    """The possible values of a sentence: itself, or whatever its name was given."""
    if not isinstance(said, ast.Name):
        return [said]
    for scope in (function, tree):
        found = [
            node.value
            for node in ast.walk(scope)
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None and said.id in _targets(node)
        ]
        if found:
            return found
    return []


def _targets(node: ast.Assign | ast.AnnAssign) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _part(name: str, value: ast.expr) -> str:
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else f"<{name}>"


def _text(said: ast.expr, parts: dict[str, ast.expr]) -> str:
    """The text of a sentence, with ``<name>`` where it has a part; "" where only running it would tell."""
    if isinstance(said, ast.Constant):
        return str(said.value)
    if not isinstance(said, ast.JoinedStr):
        return ""
    dumped = {ast.dump(value): f"<{name}>" for name, value in parts.items()}
    pieces = [
        str(piece.value) if isinstance(piece, ast.Constant) else dumped.get(ast.dump(piece.value), "")
        for piece in said.values
        if isinstance(piece, ast.Constant | ast.FormattedValue)
    ]
    return "".join(pieces) if all(pieces) else ""


def test_refusals_are_found() -> None:
    found = {one.code for one in raised()}
    assert {
        "play/must-follow-suit",
        "seat/taken",
        "limit/open-tables",
        "rules/conflict",
        "table/no-spectators",
    } <= found
    assert sum(bool(sentence) for one in raised() for sentence in one.sentences) > 60


@pytest.mark.parametrize("language", OTHERS)
def test_every_code_has_a_sentence(language: Language) -> None:
    codes = {*(one.code for one in raised()), *(kind.CODE for kind in KEPT), *OUTSIDE}
    missing = {message_of(code) for code in codes if not wording(language).has(message_of(code))}
    assert missing == set(), f"catalogue/{language}/table/refusals.ftl lacks these messages"


def unworded() -> set[str]:
    """The codes that the server says without an exception."""
    codes = set(UNWORDED)
    for file in (SOURCE / "web").rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in SAYING:
                texts = [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
                codes |= {text for text in texts if "/" in text}
    return codes


def test_an_exception_has_no_second_sentence_in_english() -> None:
    codes = {*(one.code for one in raised()), *(kind.CODE for kind in KEPT), *OUTSIDE} - unworded() - {TITLED}
    twice = {code for code in codes if wording(ENGLISH).has(message_of(code))}
    assert twice == set(), f"catalogue/{ENGLISH}/table/refusals.ftl repeats what these exceptions say"


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_stands_for_a_code_that_is_raised_or_has_english(language: Language) -> None:
    known = {message_of(code) for code in (*(one.code for one in raised()), *(kind.CODE for kind in KEPT), *OUTSIDE)}
    own = {one.name for one in written(language) if one.file == "table/refusals.ftl"}
    assert own - known - sentences(ENGLISH).keys() == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_has_the_parts_of_its_exception(language: Language) -> None:
    known = sentences(language)
    given: defaultdict[str, set[str]] = defaultdict(set)
    for one in raised():
        wording(language)(message_of(one.code), **one.parts)  # a part that is missing is a warning, and fails
        given[message_of(one.code)] |= one.parts.keys()
    pairs = {name: (parts_needed(known, name), parts) for name, parts in given.items()}
    assert {name: pair for name, pair in pairs.items() if pair[0] != pair[1]} == {}
    assert len(raised()) > 100


@pytest.mark.parametrize("code", sorted(unworded()))
def test_what_the_server_says_without_an_exception_has_a_sentence(code: str) -> None:
    assert all(wording(language).has(message_of(code)) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("rules", "english", "german"),
    [
        (
            "standard,deals=5",
            "Points to win (10) and Deals in a game (5) do not go together",
            "Punkte zum Sieg (10) und Runden je Spiel (5) passen nicht zusammen",
        ),
        (
            "british,lowest=7,target=15",
            "Pack (32 cards), Points to win (15) and Score cards (5 and 6) do not go together",
            "Kartenspiel (32 Karten), Punkte zum Sieg (15) und Zählkarten (5 und 6) passen nicht zusammen",
        ),
    ],
)
def test_house_rules_that_contradict_each_other_are_named_as_forms_name_them(
    rules: str, english: str, german: str
) -> None:
    with pytest.raises(RuleConflict) as refused:
        Rules.parse(rules)
    assert sentence_of(wording("en"), refused.value).startswith(f"{english}: ")
    assert sentence_of(wording("de"), refused.value).startswith(f"{german}: ")
