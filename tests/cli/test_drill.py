"""The drills in the terminal, from what is typed."""

from __future__ import annotations

from typer.testing import CliRunner, Result

from euchre.cli.app import app


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["drill", *words], input=typed)


def test_twenty_hands_are_asked_and_counted() -> None:
    done = run("call", "--language", "en", typed="1\n" * 20)
    assert done.exit_code == 0, done.output
    assert done.output.count("Your hand: ") == 20
    right, wrong = done.output.count("Right. "), done.output.count("Not the best choice. ")
    assert right + wrong == 20
    assert done.output.rstrip().endswith(f"{right} of 20 right")


def test_without_a_kind_there_are_five_of_all_in_ones_own_language() -> None:
    done = run("--language", "de", typed="1\n" * 5)
    assert done.exit_code == 0, done.output
    assert "Übung 5 von 5" in done.output
    assert "deine Seite zuerst" in done.output


def test_an_unknown_kind_is_refused_with_those_that_there_are() -> None:
    refused = run("squeeze")
    assert refused.exit_code == 1
    assert "choose call, first-seat, next" in str(refused.exception)
