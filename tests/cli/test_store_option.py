"""The address of the store in a file, as containers and systemd hand out secrets."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from euchre.cli.app import main
from euchre.store.store import Store

SOUND = "Sound: 0 tables with 0 events.\n"
NAMED = "The file {file}, which EUCHRE_STORE_FILE names,"


@pytest.fixture
def secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with the address of an empty store, which the environment names."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def make() -> None:
        async with await Store.open(url):
            pass

    asyncio.run(make())
    file = tmp_path / "store"
    file.write_text(f"{url}\n")
    file.chmod(0o600)
    monkeypatch.setenv("EUCHRE_STORE_FILE", str(file))
    return file


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["euchre", *words])
    with pytest.raises(SystemExit):
        main()


def test_the_address_is_read_from_the_file(
    secret: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, "admin", "check")
    assert capsys.readouterr() == (SOUND, "")
    secret.write_text("sqlite:////nowhere/tables.db")
    run(monkeypatch, "serve", "--port", "0")
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("euchre: The database /nowhere/tables.db cannot be opened:")


def test_what_is_written_into_the_command_comes_first(
    secret: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = secret.read_text().strip()
    secret.unlink()
    run(monkeypatch, "admin", "check", "--store", url)
    assert capsys.readouterr() == (SOUND, "")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, f"{NAMED} cannot be read: No such file or directory."),
        (b"", f"{NAMED} must hold the address of the store and nothing else."),
        (
            b"a b",
            "The file {file}, which EUCHRE_STORE_FILE names, must hold the address of the store and nothing else.",
        ),
        (b"\xff", f"{NAMED} is not text."),
    ],
)
def test_a_mistake_is_one_sentence_that_shows_nothing_of_the_file(
    content: bytes | None,
    sentence: str,
    secret: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if content is None:
        secret.unlink()
    else:
        secret.write_bytes(content)
    for command in (("serve", "--port", "0"), ("admin", "check")):
        run(monkeypatch, *command)
        assert capsys.readouterr() == ("", f"euchre: {sentence.format(file=secret)}\n")


def test_two_addresses_in_the_environment_are_one_too_many(
    secret: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("EUCHRE_STORE", secret.read_text().strip())
    run(monkeypatch, "admin", "check")
    assert capsys.readouterr() == ("", "euchre: Set EUCHRE_STORE or EUCHRE_STORE_FILE, not both.\n")


def test_a_password_that_everybody_can_read_is_warned_of(
    secret: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    secret.chmod(0o640)
    run(monkeypatch, "admin", "check")
    assert capsys.readouterr() == (SOUND, ""), "a group is how containers share secrets"
    secret.chmod(0o644)
    run(monkeypatch, "admin", "check")
    said = capsys.readouterr()
    assert said.out == SOUND
    assert said.err == f"euchre: Everybody on this computer can read the password in {secret}: chmod o-r {secret}\n"
