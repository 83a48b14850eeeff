"""The kinds of drills, on moments that a player would sort the same way."""

from __future__ import annotations

import pytest

from euchre.core.actions import parse_action
from euchre.drills.kind import DrillKind, kind_of
from euchre.drills.situation import Place, ScoreBand, place_of, score_band
from euchre.position.position import Position

HAND = "standard/0-0/3/0/JhAhKh9sTc/Qd"


@pytest.mark.parametrize(
    ("text", "best", "other", "points", "kind"),
    [
        (HAND, "pass", "order", 0.1, "first-seat"),
        ("standard/0-0/3/1/JhAhKh9sTc/Qd/pass", "pass", "order", 0.1, "call"),
        # A diamond was turned down: hearts are the other red suit, next.
        (f"{HAND}/pass.pass.pass.pass", "name hearts", "pass", 0.4, "next"),
        (f"{HAND}/pass.pass.pass.pass", "pass", "name hearts", 0.4, "next"),
        (f"{HAND}/pass.pass.pass.pass", "name clubs", "pass", 0.4, "call"),
        # Nine to seven, and the opponents deal: who calls here expects to lose points, and wins more matches.
        ("standard/9-7/3/0/9hTh9sTc9d/Jd", "order", "pass", -0.4, "donate"),
        ("standard/9-7/3/0/9hTh9sTc9d/Jd", "pass", "order", -0.4, "first-seat"),
        (f"{HAND}/pass.pass.pass.pass", "name hearts alone", "name hearts", 1.2, "loner"),
        (f"{HAND}/pass.pass.pass.pass", "name hearts", "name hearts alone", 1.2, "loner"),
        ("standard/0-0/0/0/JhAhKh9sTc/Qh/pass.pass.pass.order", "bury 9s", "bury Tc", 0.9, "bury"),
        # The partner of seat 0 is seat 2, who called: seat 0 is to lead.
        ("standard/0-0/3/0/JcAhKh9sTc/Qd/pass.pass.order.bury", "play 9s", "play Ah", 0.2, "partner"),
        # Seat 3 deals and called; seat 0 has led, and seat 1 is second.
        ("standard/0-0/3/1/JcAhKh9sTc/Qd/pass.pass.pass.order.bury/9h", "play Ah", "play Kh", 0.2, "second-hand"),
    ],
)
def test_a_decision_is_sorted_by_what_it_teaches(
    text: str, best: str, other: str, points: float, kind: DrillKind
) -> None:
    assert kind_of(Position.parse(text).view, parse_action(best), parse_action(other), points) == kind


@pytest.mark.parametrize(("seat", "place"), [(0, "first"), (1, "second"), (2, "third"), (3, "dealer")])
def test_the_seat_left_of_the_dealer_is_the_first(seat: int, place: Place) -> None:
    passes = "/" + ".".join(["pass"] * seat) if seat else ""
    assert place_of(Position.parse(f"standard/0-0/3/{seat}/JhAhKh9sTc/Qd{passes}").view) == place


def test_only_a_table_of_four_has_these_seats() -> None:
    assert place_of(Position.parse("three-handed/0-0-0/2/0/JhAhKh9sTc/Qd").view) is None


@pytest.mark.parametrize(
    ("score", "band"),
    [("0-0", "early"), ("6-6", "early"), ("7-0", "ahead"), ("9-9", "level"), ("6-7", "behind"), ("9-8", "ahead")],
)
def test_the_score_counts_from_three_points_before_the_end(score: str, band: ScoreBand) -> None:
    assert score_band(Position.parse(f"standard/{score}/3/0/JhAhKh9sTc/Qd").view) == band
