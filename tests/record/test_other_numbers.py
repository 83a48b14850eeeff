"""Records, outcomes and statistics of matches of two, three and six."""

from __future__ import annotations

import pytest

from euchre.core import law
from euchre.core.engine import new_match
from euchre.core.rules import Rules
from euchre.record.log import format_log, parse_log
from euchre.record.match_record import MatchRecord, side_ahead
from euchre.record.outcome import DealOutcome, MatchOutcome, outcome_of
from euchre.record.statistics import statistics, statistics_by_players
from support.games import random_match

RULES = {2: "standard,players=2", 3: "standard,players=3,points_march=3", 6: "standard,players=6,lowest=7"}


@pytest.mark.parametrize("players", RULES)
def test_a_log_comes_back_as_it_was(players: int) -> None:
    record = random_match(RULES[players], players)
    assert parse_log(format_log(record)) == record
    assert len(record.players) == len(record.ids) == players
    assert record.players[-1] == f"Seat {players}"
    assert len(record.start) == law.seating(record.rules).sides


def test_the_seats_of_four_have_the_names_of_the_compass() -> None:
    assert MatchRecord(rules=Rules.parse("standard")).players == ("South", "West", "North", "East")


@pytest.mark.parametrize("players", RULES)
def test_another_number_of_names_than_players_is_refused(players: int) -> None:
    record = MatchRecord(rules=Rules.parse(RULES[players]), players=("A",) * 4)
    words = {2: "two", 3: "three", 6: "six"}
    with pytest.raises(ValueError, match=f"Line 1 of the log: {words[players]} players have names, not 4"):
        parse_log(format_log(record))


@pytest.mark.parametrize(
    ("score", "games", "conceded", "winner"),
    [
        ((7, 2, 5), (0, 0, 0), 0, 2),
        ((7, 2, 5), (0, 0, 0), 2, 0),
        ((7, 5, 5), (0, 0, 0), 0, None),  # the others are level
        ((0, 5, 1), (0, 0, 1), 0, 2),  # a game counts for more than points
        ((9, 0), (0, 0), 0, 1),
    ],
)
def test_when_a_side_gives_up_the_one_ahead_of_the_others_wins(
    score: tuple[int, ...], games: tuple[int, ...], conceded: int, winner: int | None
) -> None:
    match = new_match(Rules.parse(f"standard,players={len(score)}")).match._replace(score=score, games=games)
    assert side_ahead(match, without=conceded) == winner
    record = MatchRecord(rules=match.rules, start=score, notes={"conceded": conceded})
    assert record.conceded == conceded
    assert record.over


@pytest.mark.parametrize("side", [3, -1, "0", True, None])
def test_a_side_that_is_not_there_has_not_given_up(side: object) -> None:
    assert MatchRecord(rules=Rules.parse("standard,players=3"), notes={"conceded": side}).conceded is None


def _outcome(players: int, winner: int, *deals: DealOutcome) -> MatchOutcome:
    return MatchOutcome(over=True, winner=winner, results=deals, players=players)


def test_of_three_each_counts_for_themselves() -> None:
    # Seat 2 deals and seat 0, at the left, is euchred with two tricks; then seat 1 makes four on seat 0's deal.
    euchred = DealOutcome(dealer=2, maker=0, alone=(), tricks=(2, 2, 1), points=(0, 2, 2))
    made = DealOutcome(dealer=0, maker=1, alone=(), tricks=(0, 4, 1), points=(0, 1, 0))
    match = _outcome(3, 1, euchred, made)
    first, second, third = (statistics([(match, seat)]) for seat in range(3))
    assert [one.matches.count for one in (first, second, third)] == [0, 1, 0]
    assert (first.calls.count, first.euchred.count, first.points.scored, first.points.allowed) == (1, 1, 0, 2.5)
    assert (second.calls.count, second.made.count, second.points.scored, second.points.allowed) == (1, 1, 3, 1)
    assert (third.calls.count, third.by_part.defender.deals, third.points.scored) == (0, 2, 2)
    assert (first.by_place.left.deals, first.by_place.dealer.deals, first.by_place.right.deals) == (1, 1, 0)
    # Both others euchred the maker, with fewer than three tricks of their own.
    assert [(one.euchres.count, one.euchres.of) for one in (first, second, third)] == [(0, 1), (1, 1), (1, 2)]
    assert (first.by_part.partner.deals, second.by_part.partner.deals) == (0, 0)


def test_of_six_partners_and_places_are_told_apart() -> None:
    deal = DealOutcome(dealer=0, maker=2, alone=(), tricks=(4, 1), points=(1, 0))
    found = [statistics([(_outcome(6, 0, deal), seat)]) for seat in range(6)]
    assert [one.matches.count for one in found] == [1, 0, 1, 0, 1, 0]
    assert [one.by_part.maker.deals for one in found] == [0, 0, 1, 0, 0, 0]
    assert [one.by_part.partner.deals for one in found] == [1, 0, 0, 0, 1, 0]
    places = [one.by_place for one in found]
    assert [one.dealer.deals for one in places] == [1, 0, 0, 0, 0, 0]
    assert [one.left.deals for one in places] == [0, 1, 0, 0, 0, 0]
    assert [one.near_partner.deals for one in places] == [0, 0, 1, 0, 0, 0]
    assert [one.opposite.deals for one in places] == [0, 0, 0, 1, 0, 0]
    assert [one.far_partner.deals for one in places] == [0, 0, 0, 0, 1, 0]
    assert [one.right.deals for one in places] == [0, 0, 0, 0, 0, 1]


@pytest.mark.parametrize("players", RULES)
def test_an_outcome_says_how_many_played(players: int) -> None:
    record = random_match(RULES[players], players)
    assert outcome_of(record).players == players
    assert statistics([(outcome_of(record), 1)]) == statistics([(record, 1)])


def test_each_number_of_players_is_counted_on_its_own() -> None:
    played = [(random_match(rules, 5), 1) for rules in ("six-handed", "two-handed", "standard", "two-handed")]
    found = statistics_by_players(played)
    assert list(found) == [2, 4, 6]
    assert found[2] == statistics([played[1], played[3]])
    assert (found[4], found[6]) == (statistics([played[2]]), statistics([played[0]]))
