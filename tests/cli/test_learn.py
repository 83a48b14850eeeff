"""The lessons in the terminal, from what is typed."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner, Result

from euchre.cli.app import app
from euchre.wording import wording


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["learn", *words, "--language", "en"], input=typed)


def test_the_lessons_are_listed() -> None:
    assert "1  The first trick" in run().output


def test_a_lesson_goes_to_its_end() -> None:
    done = run("2", typed="1\n1\n")
    assert done.exit_code == 0
    assert "Your hand: A♣, K♣, 10♣, Q♥, 9♥" in done.output
    assert "On the table: Bess J♥, Cleo 10♥, Dora 9♠" in done.output
    assert "Right. You must follow suit" in done.output
    assert done.output.rstrip().endswith("Follow suit if you can. If you cannot, you may trump.")


def test_a_wrong_choice_is_taken_again_or_seen_through() -> None:
    again = run("2", typed="two\n2\na\n1\n1\n")
    assert "Type a number from 1 to 2." in again.output
    assert "Not the best choice. The nine is allowed" in again.output
    assert again.output.count("Hearts were led and you hold two") == 2
    through = run("3", typed="1\n\n")
    assert through.exit_code == 0
    assert "Euchred: 2 points for Bess & Dora." in through.output


def test_somebody_at_a_terminal_is_offered_a_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("euchre.cli.learn.at_a_terminal", lambda: True)
    assert "1/11  The first trick" in run(typed="\n1\n1\n").output
    assert "3/11  The bowers" in run(typed="0\n3\n2\n1\n").output


def test_lines_are_broken_between_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    done = run("1", typed="1\n1\n").output
    assert max(map(len, done.splitlines())) <= 50
    joined = " ".join(done.split())
    assert [line for line in wording()("lesson-1-story").splitlines() if line not in joined] == []


def test_the_story_is_told_while_the_deal_is_played() -> None:
    told = " ".join(run("1", typed="1\n1\n").output.split())
    places = [
        told.index(part)
        for part in (
            "You and Cleo",
            "Dora: pass",
            "One suit is trump",
            "Cleo A♠. Cleo took it.",
            "Four cards, one from",
        )
    ]
    assert places == sorted(places)


def test_there_are_eleven() -> None:
    refused = run("12")
    assert refused.exit_code == 1
    assert "from 1 to 11" in str(refused.exception)
