"""The review of a match of two, three and six: as many figures as seats, as many chances as sides."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
import typer
from typer.testing import CliRunner, Result

from euchre.cli.review.command import review as review_command
from euchre.core.state import Phase
from euchre.core.view import view
from euchre.record.log import format_log
from euchre.review.decision import is_decision
from euchre.review.graph import graph
from euchre.review.match_review import Review, review
from euchre.store.rows.archive import archived
from euchre.web.past.review_reply import deal_figures, deals_of, players_of, reviewed_deal
from euchre.wording import wording
from support.games import random_match
from support.sampling import few

RULES = {2: "two-handed,target=2", 3: "three-handed,target=3", 6: "six-handed,target=2"}


@pytest.fixture(scope="module", params=few(RULES, keep={3}))
def reviewed(request: pytest.FixtureRequest) -> Review:
    """A match between players who choose at random, reviewed."""
    return review(random_match(RULES[request.param], 7))


def test_every_decision_is_judged_once_in_order(reviewed: Review) -> None:
    expected = [
        (state.turn, action)
        for state, action in reviewed.record.steps()
        if state.turn is not None and is_decision(view(state, state.turn))
    ]
    assert [(one.seat, one.chosen) for one in reviewed.decisions] == expected
    for one in reviewed.decisions:
        assert {choice.action for choice in one.choices} == set(one.view.legal)
        assert all(0 <= choice.wins <= 1 for choice in one.choices)
    assert any(one.view.phase is Phase.PLAY for one in reviewed.decisions)
    assert any(one.view.phase is not Phase.PLAY for one in reviewed.decisions)


def test_the_chances_of_the_sides_add_up_to_one_and_the_parts_to_the_change(reviewed: Review) -> None:
    sides, winner = range(reviewed.seating.sides), reviewed.record.winner
    splits = [deal.split for deal in reviewed.deals if deal.split is not None]
    for one in splits:
        assert (sum(one.before), sum(one.after)) == pytest.approx((1, 1))
        assert (sum(one.luck), sum(one.unknown)) == pytest.approx((0, 0), abs=1e-9)
        for side in sides:
            others = sum(one.played[other] for other in sides if other != side) / (len(sides) - 1)
            assert one.theirs(side) == pytest.approx(-others, abs=1e-12)
            parts = one.luck[side] + one.played[side] - others + one.unknown[side]
            assert one.before[side] + parts == pytest.approx(one.after[side], abs=1e-12)
    assert splits[-1].after == tuple(float(side == winner) for side in sides)
    assert reviewed.without_luck is not None
    assert sum(reviewed.without_luck) == pytest.approx(1)


def test_what_each_side_changed_is_what_its_decisions_lost(reviewed: Review) -> None:
    for deal in reviewed.deals:
        assert deal.split is not None
        for side in range(reviewed.seating.sides):
            lost = sum(one.loss for one in deal.decisions if one.seat in reviewed.seating.members(side))
            assert deal.split.played[side] == pytest.approx(-lost, abs=1e-12)
    assert sum(player.loss for player in reviewed.players) == pytest.approx(sum(one.loss for one in reviewed.decisions))
    assert [player.seat for player in reviewed.players] == list(reviewed.seating.seats)
    assert set(reviewed.levels) == {None}, "the scale was not measured there"


def test_the_graph_of_a_side_ends_at_its_result(reviewed: Review) -> None:
    for side in range(reviewed.seating.sides):
        points = graph(reviewed, side)
        assert points[-1].chance == float(side == reviewed.record.winner)
        told = {one.decision.seat for one in points if one.decision is not None}
        own = {one.seat for one in reviewed.decisions if one.seat in reviewed.seating.members(side)}
        assert told == (own if reviewed.seating.sides == 3 else {one.seat for one in reviewed.decisions})


def test_the_server_reviews_it_deal_by_deal_with_the_same_figures(reviewed: Review) -> None:
    stored = archived(reviewed.record).log
    made = {deal.number: reviewed_deal(stored, deal.number, "quick") for deal in reviewed.deals}
    expected = reviewed.to_json()
    deals = deals_of([one.deal for one in made.values()], wording())
    assert json.loads(msgspec.json.encode(deals)) == expected["deals"]
    counts = deal_figures({number: one.figures for number, one in made.items()})
    luck = [sum(deal.luck[side] for deal in counts) for side in range(reviewed.seating.sides)]
    assert luck == pytest.approx(expected["luck"])
    figures = [{**figures, "level": None} for figures in expected["figures"]]
    assert json.loads(msgspec.json.encode(players_of(counts, reviewed.record.rules))) == figures


def _run(*words: str | Path) -> Result:
    app = typer.Typer()
    app.command()(review_command)
    return CliRunner().invoke(app, list(map(str, words)), env={"COLUMNS": "160", "NO_COLOR": "1"})


@pytest.mark.slow
def test_the_terminal_shows_the_chance_of_each_of_three_players(tmp_path: Path) -> None:
    record, file = random_match(RULES[3], 7), tmp_path / "match.jsonl"
    file.write_text(format_log(record))
    names = record.players
    whole = _run(file)
    assert whole.exit_code == 0
    assert whole.stdout.splitlines()[0] == f"{names[0]} against {names[1]} against {names[2]}"
    assert f"are those of {names[0]}. Luck is what the cards changed, as three strong players play" in whole.stdout
    third = _run(file, "--player", names[2])
    assert f"Chances to win the match, in per cent, are those of {names[2]}." in third.stdout
    assert set(re.findall(r"^Deal \d+, ([^:]+):", third.stdout, re.MULTILINE)) == {names[2]}
    (match,) = json.loads(_run(file, "--json").stdout)["matches"]
    assert len(match["luck"]) == len(match["deals"][0]["par"]["chances"]) == 3
