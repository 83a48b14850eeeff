"""The page on the live table names everything that is said there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from euchre.tables import messages, replies
from support.examples import example
from support.serving import Serving

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs/live.md").read_text("utf-8")
ROOMS = ("tables", "store", "web")
NOT_SAID_ON_THE_LINE = {
    "limit/analyses",
    "limit/cards",
    "limit/clubs",
    "limit/data",
    "limit/evenings",
    "limit/games",
    "limit/reviews",
    "limit/tables",
    "game/not-over",
    "game/unknown",
    "table/unknown",
    "table/code",
}


def first_column(heading: str) -> set[str]:
    """The names in the first column of the table under a heading."""
    part = re.split(r"^## ", TEXT.partition(f"## {heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]
    rows = re.findall(r"^\| (`.*?`) \|", part, re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


def said(room: str) -> set[str]:
    """The codes that the source of a room refuses with."""
    sources = (ROOT / "src/euchre" / room).rglob("*.py")
    kinds = "seat|table|turn|version|message|say|fair|undo|server|limit|hint|skip|game|concede|standin|guest"
    kinds += "|evening|daily" * (room == "tables")  # the others refuse with these what is said to an evening
    found = {code for path in sources for code in re.findall(rf'"((?:{kinds})/[a-z-]+)"', path.read_text("utf-8"))}
    return found - {"table/seats"}  # the wish for a table, over HTTP


def test_every_message_and_every_reply_has_its_line() -> None:
    assert first_column("What you say") == {kind.__struct_config__.tag for kind in get_args(messages.Message)}
    assert first_column("What you hear") == {kind.__struct_config__.tag for kind in get_args(replies.Reply)}


@pytest.mark.parametrize("kind", get_args(messages.Message), ids=lambda kind: kind.__name__)
def test_the_line_of_a_message_names_its_fields(kind: type) -> None:
    line = next(line for line in TEXT.splitlines() if line.startswith(f"| `{kind.__name__.lower()}` |"))
    for name in set(kind.__struct_fields__) - {"id"}:  # type: ignore[attr-defined]
        assert f"`{name}`" in line, f"{kind.__name__} has {name}"


def test_every_code_the_line_refuses_with_is_explained() -> None:
    codes = set().union(*map(said, ROOMS)) - NOT_SAID_ON_THE_LINE
    of_records = {"fair/no-proof", "fair/promise", "fair/size", "fair/version"}
    explained = set(re.findall(r"`([a-z]+/[a-z-]+)`", TEXT))
    assert codes - of_records - explained == set()
    assert {code for code in explained if code.partition("/")[0] != "play"} - codes == set(), (
        "explained, and never said"
    )


def test_every_phrase_and_every_level_is_listed() -> None:
    for word in (*get_args(messages.Phrase), *get_args(messages.Level)):
        assert f"`{word}`" in TEXT, f"docs/live.md does not say that a client may send {word}"


@pytest.mark.slow
async def test_the_client_of_the_examples_plays_a_match(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        assert "win" in await example("live_player").play(server.address)
