"""`euchre analyse`: tables for people, one JSON object for programs, one sentence for what is no position."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
import typer
from typer.testing import CliRunner, Result

from euchre import Match
from euchre.cli.analyse.command import analyse
from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS

BEST = "standard/6-6/3/3/9sAhKhJhJd/Qh/pass.pass.pass"
"""The dealer holds the four highest trumps once the queen of hearts is taken."""
OPEN = "standard/0-0/3/all/AhKhQhJhJd.KcQcJcTc9c.KsQsJsTs9s.AsTh9hKd9d.AcQdAd/Td/pass.pass.pass.pass"


def run(*words: str, columns: int = 160) -> Result:
    app = typer.Typer()
    app.command()(analyse)
    return CliRunner().invoke(app, words, env={"COLUMNS": str(columns), "NO_COLOR": "1"})


def test_it_shows_the_seats_view_its_choices_best_first_and_the_unseen_cards() -> None:
    result = run(BEST)
    assert result.exit_code == 0
    lines = [line.rstrip() for line in result.stdout.splitlines()]
    assert lines[:2] == ["standard: deal 1, 6 to 6", "Seat 3 turned up Qh"]
    assert "Seat 3: 9s Jh Ah Kh Jd" not in lines, "hands are sorted"
    assert "Seat 3 is to act." in lines
    first = lines[next(at for at, line in enumerate(lines) if line.startswith("choice")) + 1]
    assert first.startswith("“I pick it up, I'm going ")
    cards = lines[lines.index("card  seat 0  seat 1  seat 2  out") + 1 :]
    cards = [line for line in cards if re.match(r"(10|.)[♠♥♣♦] ", line)]
    assert len(cards) == 24 - 5 - 1


def test_a_seat_that_is_not_to_act_has_no_choice() -> None:
    out = run("standard/6-6/3/1/9sAhKhJhJd/Qh").stdout
    assert "Seat 0 is to act, so seat 1 has nothing to choose." in out
    assert "choice" not in out.replace("nothing to choose", "")
    assert "card  seat 0  seat 2  seat 3  out" in out


def test_a_dealer_who_has_not_looked_is_told_of_all_four_hands() -> None:
    out = run("british/0-0/3/3/-/B").stdout
    assert "“hearts”" in out
    assert "card  seat 0  seat 1  seat 2  seat 3  out" in out


def test_with_all_hands_open_points_are_exact_and_said_to_be_so() -> None:
    out = run(OPEN).stdout
    assert re.search(r"^“hearts, I'm going alone” +\+4 *$", out, re.MULTILINE)
    assert "Seat 2: Ks Qs Js Ts 9s" in out
    assert "All hands are open" in out
    assert "exactly" in out


def test_of_a_position_with_all_hands_open_one_seat_can_be_asked() -> None:
    told = json.loads(run(OPEN, "--seat", "2", "--json").stdout)
    assert told["position"] == "standard/0-0/3/2/KsQsJsTs9s/Td/pass.pass.pass.pass"
    assert told["seat"] == 2
    problem = run(BEST, "--seat", "2").exception
    assert isinstance(problem, EuchreError)
    assert problem.sentence == "This position knows no more than seat 3 does."


def test_json_holds_the_position_and_the_figures_of_each_choice() -> None:
    told = json.loads(run(BEST, "--json", "--level", "full", "--seed", "5").stdout)
    assert (told["position"], told["level"], told["seed"]) == (BEST, "full", 5)
    assert [choice["action"] for choice in told["choices"]] == ["order alone", "order", "pass"]
    assert run(BEST, "--json", "--seed", "5").stdout == run(BEST, "--json", "--seed", "5").stdout
    told = json.loads(run(OPEN, "--json").stdout)
    assert told["choices"][0] == {"action": "name hearts alone", "points": 4}


def test_three_cards_that_go_under_are_named() -> None:
    out = run("standard,weak_hand=go-under/0-0/3/0/9s9hTcAhKh/Qd").stdout
    assert "“I go under” with 10♣ 9♥ 9♠" in " ".join(line[:25].strip() for line in out.splitlines())


@pytest.mark.slow
@pytest.mark.parametrize("rules", sorted(PRESETS))
def test_it_fits_into_eighty_columns_at_every_moment_of_a_deal(rules: str) -> None:
    match, rng, widest = Match(rules, seed=4), Random(rules), 0
    while match.state.open.up_card is None:
        match.play(match.legal()[0])
    while match.last is None and match.state.open.up_card is not None:
        for position in (match.position(match.turn), match.position(None)):
            result = run(str(position), columns=80)
            assert result.exit_code == 0, (position, result.exception)
            widest = max(widest, *map(len, result.stdout.splitlines()))
        match.play(rng.choice(match.legal()))
    assert 60 < widest <= 80


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((f"{BEST}.pass.bury",), "Position, said 5, seat 0: 'bury' is not possible now"),
        (("nonsense",), "Position, fields: Write rules, score, dealer, seat, hand, up-card, said, played"),
        ((BEST, "--level", "deep"), "'deep' is not a level of a review: choose quick or full."),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    problem = run(*words).exception
    assert isinstance(problem, EuchreError)
    assert problem.sentence.startswith(sentence)
