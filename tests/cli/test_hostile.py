"""Files, names and arguments of strangers: nothing they hold reaches the terminal but as a sign that can be seen."""

from __future__ import annotations

import ast
import asyncio
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from euchre.cli.app import COMMANDS, main
from euchre.cli.output import echo, new_console, printable
from euchre.core.actions import Draw
from euchre.core.rules import PRESETS
from euchre.record.log import format_log
from euchre.record.match_record import MatchRecord
from euchre.store.store import Store
from euchre.tables.fold import TABLE
from euchre.tables.history import entries
from support.evenings import alone
from support.hands import actions, shuffled

HOSTILE: Final = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202e\r"
"""The codes for the title of the window, the whole screen, a colour, text from right to left, the line once more."""
CLI: Final = Path(__file__).parents[2] / "src/euchre/cli"


def printed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    """The output of a command on both streams, even of one that fails."""
    monkeypatch.setattr(sys, "argv", ["euchre", *words])
    with pytest.raises(SystemExit):
        main()
    return "".join(capsys.readouterr())


def is_harmless(text: str) -> bool:
    return bool(text) and all(line.isprintable() for line in text.split("\n"))


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A match of four strangers, in which a deal has begun."""
    rules = PRESETS["standard"]
    past = (Draw(3), shuffled(rules, 3, up="9h"), *actions("pass, order"))
    file = tmp_path / "match.jsonl"
    file.write_text(format_log(MatchRecord(rules=rules, players=(HOSTILE,) * 4, actions=past)), "utf-8")
    return file


@pytest.mark.parametrize("command", COMMANDS)
def test_an_argument_is_shown_in_signs(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert is_harmless(printed(capsys, monkeypatch, command, HOSTILE))
    assert is_harmless(printed(capsys, monkeypatch, command, f"--{HOSTILE}"))


@pytest.mark.parametrize("words", [("replay",), ("review", "--player", "nobody"), ("verify",)], ids=" ".join)
def test_a_file_is_shown_in_signs(
    words: tuple[str, ...], log: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert is_harmless(printed(capsys, monkeypatch, *words, str(log)))
    header = json.loads(log.read_text("utf-8").splitlines()[0])
    log.write_text(json.dumps({"format": header.pop("format"), **header, HOSTILE: 1}, separators=(",", ":")) + "\n")
    assert is_harmless(printed(capsys, monkeypatch, *words, str(log)))


def test_the_store_is_checked_in_signs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    address = f"sqlite:///{file}"

    async def keep() -> None:
        events = alone().log
        async with await Store.open(address) as store:
            await store.streams.create("table-1", "ABCD-EFGH", events, entries(None, TABLE.fold(events)))

    asyncio.run(keep())
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE streams SET id = ?", (HOSTILE,))
    monkeypatch.setenv("EUCHRE_STORE", address)
    said = printed(capsys, monkeypatch, "admin", "check")
    assert printable(HOSTILE) in said
    assert is_harmless(said)


def test_a_log_of_its_first_line_alone_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(format_log(MatchRecord(rules=PRESETS["standard"])), "utf-8")
    said = printed(capsys, monkeypatch, "review", str(file))
    assert said == "euchre: No cards have been dealt in this match: there is nothing to review.\n"


def test_a_name_longer_than_any_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.jsonl"
    for letters, refused in ((200, False), (201, True)):
        record = MatchRecord(rules=PRESETS["standard"], players=("a" * letters, "b", "c", "d"))
        file.write_text(format_log(record), "utf-8")
        assert ("length <= 200" in printed(capsys, monkeypatch, "replay", str(file))) is refused


def test_a_table_is_printed_in_signs(capsys: pytest.CaptureFixture[str]) -> None:
    new_console(markup=False).print(HOSTILE, "and\nmore")
    echo(HOSTILE)
    assert is_harmless("".join(capsys.readouterr()))


def test_there_is_no_other_way_to_print() -> None:
    """Exempt the count of compiled functions, which writes over itself."""
    found = [
        f"{file.relative_to(CLI)}:{call.lineno}"
        for file in CLI.rglob("*.py")
        if file.name not in {"output.py", "progress.py"}
        for call in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func) in {"print", "typer.echo", "typer.secho", "Console"}
    ]
    assert found == []
