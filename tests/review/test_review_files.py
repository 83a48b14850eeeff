"""The file that `euchre review` writes: a marked game in Euchre Game Notation."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import jsonschema
import pytest
import typer
from typer.testing import CliRunner, Result

from euchre.cli.review.command import review as command
from euchre.cli.review.egn import annotated
from euchre.cli.review.text import levels_note
from euchre.core.actions import Name, Order, Pass, Play
from euchre.core.errors import EuchreError
from euchre.record.egn import parse_egn
from euchre.record.log import format_log
from euchre.record.match_record import MatchRecord
from euchre.review.decision import JudgedDecision
from euchre.review.judgement import Judgement
from euchre.review.match_review import Review, review
from support.games import FIXTURES, random_match
from support.sampling import few

SCHEMA = jsonschema.Draft7Validator(json.loads((FIXTURES / "egn-schema-v1.json").read_text("utf-8")))
MARKS: Final = {"[?!]": Judgement.INACCURACY, "[?]": Judgement.MISTAKE, "[??]": Judgement.BLUNDER}


@pytest.fixture(
    scope="module",
    params=few(["standard,target=3", "standard,target=3,weak_hand=go-under,benny=two-of-spades"], keep=1),
)
def reviewed(request: pytest.FixtureRequest) -> Review:
    """A match between players who choose at random, and so make mistakes of all kinds."""
    return review(random_match(request.param, 7))


def _comments(value: dict[str, Any], kind: str, written: str) -> Iterator[tuple[int, str, str]]:
    """Yield the comments at calls or cards: the deal, the call or card, and the comment."""
    for number, deal in enumerate(value["deals"], 1):
        for phase in deal["phases"]:
            what = phase.get(written, [])
            flat = [card for trick in what for card in trick] if written == "tricks" else what
            for place, comments in phase.get(kind, {}).items():
                for comment in comments:
                    yield number, flat[int(place)], comment


def _written(decision: JudgedDecision) -> str:
    """A call as the notation writes it, or the card."""
    match decision.chosen:
        case Play(card=card):
            return str(card)
        case Order():
            return "Order"
        case Pass():
            return "Pass"
        case Name(suit=suit):
            return suit.letter
        case _:
            return ""


@pytest.mark.slow
def test_every_mark_stands_at_the_call_or_card_that_was_judged(reviewed: Review) -> None:
    text = annotated(reviewed)
    value = json.loads(text)
    SCHEMA.validate(value)
    found = [*_comments(value, "callAnnotations", "calls"), *_comments(value, "playAnnotations", "tricks")]
    costly = [(deal, one) for deal in reviewed.deals for one in deal.decisions if one.verdict in MARKS.values()]
    assert len(costly) > 5
    assert len(found) == len(costly)
    marked = {(number, what, MARKS[comment.split(" ", 1)[0]]) for number, what, comment in found}
    for deal, one in costly:
        if _written(one):  # a card that was laid away is told at the call before it
            assert (deal.number, _written(one), one.verdict) in marked


def test_other_readers_find_the_same_game(reviewed: Review) -> None:
    back = parse_egn(annotated(reviewed))
    assert back.results == reviewed.record.results
    assert back.score == reviewed.record.score


def test_only_one_player_is_marked_if_that_is_asked(reviewed: Review) -> None:
    value = json.loads(annotated(reviewed, 2))
    found = [*_comments(value, "callAnnotations", "calls"), *_comments(value, "playAnnotations", "tricks")]
    assert len(found) == sum(one.seat == 2 and one.verdict in MARKS.values() for one in reviewed.decisions)


def test_players_who_choose_at_random_play_no_better_than_beginners(reviewed: Review) -> None:
    assert [level.lowest for level in reviewed.levels if level] == ["beginner"] * 4
    assert f"South: {reviewed.levels[0]}; West: {reviewed.levels[1]}; " in levels_note(reviewed)
    assert reviewed.to_json()["levels"][0]["level"] == "beginner"


def test_a_bot_is_named_by_its_level_and_not_estimated(reviewed: Review) -> None:
    live = {"table": "K7QM-2XDP", "match": 1, "bots": [None, "casual", None, "club"]}
    noted = reviewed._replace(record=replace(reviewed.record, notes={"live": live}))
    south, north = reviewed.levels[0], reviewed.levels[2]
    said = f"South: {south}; West: casual (bot); North: {north}; East: club (bot)."
    assert levels_note(noted).endswith(said)
    damaged = reviewed._replace(record=replace(reviewed.record, notes={"live": {"bots": ["boss"]}}))
    assert levels_note(damaged) == levels_note(reviewed)


def test_the_plain_values_of_a_review_are_those_that_its_json_gives_back(reviewed: Review) -> None:
    assert json.loads(json.dumps(reviewed.to_json())) == reviewed.to_json()


def test_nobody_is_placed_by_a_record_without_decisions(reviewed: Review) -> None:
    nothing = reviewed._replace(deals=tuple(deal._replace(decisions=()) for deal in reviewed.deals))
    assert nothing.levels == (None,) * 4
    assert "scale of our own players" in levels_note(reviewed)
    assert levels_note(nothing) == ""


def _run(*words: str | Path) -> Result:
    app = typer.Typer()
    app.command()(command)
    return CliRunner().invoke(app, list(map(str, words)), env={"COLUMNS": "160", "NO_COLOR": "1"})


@pytest.fixture
def log(tmp_path: Path) -> Path:
    file = tmp_path / "match.jsonl"
    file.write_text(format_log(_short()))
    return file


def _short() -> MatchRecord:
    return random_match("standard,target=1", 3)


def test_the_command_writes_the_file_and_says_so(log: Path, tmp_path: Path) -> None:
    egn = tmp_path / "out.egn"
    result = _run(log, "--egn", egn)
    assert result.stderr.splitlines()[1:] == [f"Written: {egn}"]
    assert egn.read_text("utf-8") == annotated(review(_short()))


def test_what_a_file_said_already_stays(tmp_path: Path) -> None:
    value = json.loads((FIXTURES / "one-deal.egn").read_text("utf-8"))
    value["deals"][0]["phases"][0]["callAnnotations"] = {"0": ["Said before."]}
    (file := tmp_path / "told.egn").write_text(json.dumps(value))
    _run(file, "--egn", tmp_path / "out.egn")
    again = json.loads((tmp_path / "out.egn").read_text("utf-8"))
    assert again["deals"][0]["phases"][0]["callAnnotations"]["0"][0] == "Said before."


def test_packed_deals_are_refused_in_a_sentence(tmp_path: Path) -> None:
    result = _run(FIXTURES / "packed.egnb", "--egn", tmp_path / "out.egn")
    problem = result.exception
    assert "Reviewing" not in result.stderr, "nothing is judged before"
    assert isinstance(problem, EuchreError)
    assert problem.sentence == "The deals of this file are packed, and a packed deal has no place for comments."


def test_a_file_with_several_matches_is_refused_in_a_sentence(tmp_path: Path) -> None:
    value = json.loads((FIXTURES / "one-deal.egn").read_text("utf-8"))
    both = {
        "fileType": "Euchre Match Notation",
        "version": "1.4",
        "metadata": {"players": [{"id": name, "name": name} for name in "NESW"]},
        "games": [{"gameData": value}] * 2,
    }
    (file := tmp_path / "both.emn").write_text(json.dumps(both))
    problem = _run(file, "--egn", tmp_path / "out.egn").exception
    assert isinstance(problem, EuchreError)
    assert problem.sentence == "--egn writes a single match, and this file has 2."
