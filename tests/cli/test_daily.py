"""The deals of the day in the terminal, at a server of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from euchre.cli.app import app
from euchre.daily.programme import DEALS
from support.serving import Serving


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with Serving(tmp_path) as running:
        yield running


def run(address: str, typed: str, language: str = "en") -> Result:
    return CliRunner().invoke(app, ["daily", address, "--language", language], input=typed)


@pytest.mark.slow
def test_all_deals_are_played_by_numbers_and_found_again(server: Serving) -> None:
    done = run(server.address, "1\n" * 40 * DEALS)
    assert done.exit_code == 0, done.output
    assert done.output.count("Your hand: ") >= DEALS
    assert f"Enter: play deal {DEALS}" in done.output
    assert "The day: " in done.output
    again = run(server.address, "", "de")
    assert again.exit_code == 0, again.output
    assert again.output.count("Runde ") >= DEALS
    assert "Enter" not in again.output, "nothing is left to play"


def test_a_deal_waits_for_whoever_leaves_it(server: Serving) -> None:
    assert run(server.address, "q\n").exit_code == 0
    left = run(server.address, "1\n")  # and no more is typed
    assert left.exit_code == 1
    hand = next(line for line in left.output.splitlines() if line.startswith("Your hand: "))
    back = run(server.address, "1\n")
    assert hand in back.output


def test_an_address_where_no_server_answers_is_named() -> None:
    silent = run("http://127.0.0.1:9", "")
    assert silent.exit_code == 1
    assert "No server of Euchre answers at http://127.0.0.1:9: " in str(silent.exception)
