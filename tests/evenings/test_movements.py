"""The seats by each movement and for every number of people: each once, at tables that are numbered."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random
from typing import Any

import pytest

from euchre.evenings.acts.charts import PlanMade
from euchre.evenings.acts.entries import ChangeEntrant
from euchre.evenings.acts.presence import ComeBack, Withdraw
from euchre.evenings.acts.results import EnterResult
from euchre.evenings.acts.revoking import Revoke
from euchre.evenings.evening import Evening, Round
from euchre.evenings.movements.tables_of_four import best_seats
from euchre.evenings.planning import wanted_plan
from euchre.evenings.score import RoundScore
from euchre.evenings.settings import MovementName, Progressive, Section
from support.directing import Director, new_evening
from support.random_evening import any_plan
from support.sampling import few

NUMBERS = range(4, 101)
ROUNDS = 4
INDIVIDUAL: tuple[MovementName, ...] = ("progressive", "chart", "seats", "draw", "standing")
PAIRS: tuple[MovementName, ...] = ("progressive", "chart", "draw", "standing", "league")


def assert_everybody_once(evening: Evening, section: Section) -> None:
    """The last round seats those who are there, each at one table or sitting out, and nobody else."""
    last = evening.rounds[-1]
    at_tables = [number for table in last.tables if table.section == section for number in table.seats]
    out = [number for number in last.sit_outs if evening.entries[number].section == section]
    people = [number for number in (*at_tables, *out) if number > 0]
    assert sorted(people) == sorted(evening.present(section))
    assert len(set(at_tables)) == len(at_tables), "a bot plays at two tables"
    assert [table.number for table in last.tables] == list(range(1, len(last.tables) + 1))
    assert len(last.tables) == 0 or set(map(len, (table.seats for table in last.tables))) <= {3, 4}


def assert_turns_are_fair(rounds: tuple[Round, ...], people: tuple[int, ...]) -> None:
    """Check that nobody there all the time was left over twice before all others were once."""
    if not people:
        return
    turns = Counter(
        number
        for one in rounds
        for number in (*one.sit_outs, *(seat for table in one.tables if len(table.seats) == 3 for seat in table.seats))
    )
    assert max(turns[number] for number in people) - min(turns[number] for number in people) <= 1


def partners(evening: Evening, index: int = -1) -> set[frozenset[int]]:
    fours = (table.seats for table in evening.rounds[index].tables if len(table.seats) == 4)
    return {frozenset(seats[side::2]) for seats in fours for side in (0, 1)}


@pytest.mark.parametrize("movement", INDIVIDUAL)
@pytest.mark.parametrize("extra", ["sit-out", "threes"])
@pytest.mark.parametrize("numbers", few([range(4, 24), NUMBERS], keep=1), ids=str)
def test_in_the_hall_everybody_sits_once_and_turns_are_fair(movement: MovementName, extra: Any, numbers: range) -> None:
    hall = Director(new_evening(movement=movement, extra=extra, rounds=ROUNDS))
    hall.enters(numbers[0] - 1)
    for people in numbers:
        hall.enters(1)
        director = Director(hall.evening)
        for _ in range(ROUNDS):
            last = director.plays(Random(people))
            assert_everybody_once(director.evening, "hall")
            threes = sum(len(table.seats) == 3 for table in last.tables)
            if extra == "sit-out" or people == 5:
                assert (threes, len(last.sit_outs)) == (0, people % 4)
            else:
                assert (threes, len(last.sit_outs)) == (-people % 4, 0)
        assert_turns_are_fair(director.evening.rounds, director.evening.present("hall"))


@pytest.mark.parametrize("movement", few(INDIVIDUAL, keep=2))
def test_online_bots_fill_the_tables(movement: MovementName) -> None:
    for people in (*range(1, 20), 37, 50, 99):
        director = Director(new_evening(movement=movement, rounds=ROUNDS))
        director.enters(people, "online")
        for _ in range(ROUNDS):
            last = director.plays(Random(people))
            assert_everybody_once(director.evening, "online")
            assert last.sit_outs == ()
            bots = {number for table in last.tables for number in table.seats if number < 0}
            assert bots == set(range(-1, -1 - (-people % 4), -1))


@pytest.mark.parametrize("movement", [movement for movement in PAIRS if movement != "league"])
def test_fixed_pairs_stay_together_and_sit_out_together(movement: MovementName) -> None:
    for pairs in (*range(2, 14), 25, 50):
        director = Director(new_evening(movement=movement, entries="pairs", rounds=ROUNDS))
        director.enters_pairs(pairs)
        together = {frozenset((entry.number, entry.partner)) for entry in director.evening.entries.values()}
        for _ in range(ROUNDS):
            last = director.plays(Random(pairs))
            assert_everybody_once(director.evening, "hall")
            out = {frozenset((number, director.evening.entries[number].partner)) for number in last.sit_outs}
            assert partners(director.evening) | out == together
        assert_turns_are_fair(director.evening.rounds, director.evening.present("hall"))


@pytest.mark.parametrize("movement", [movement for movement in PAIRS if movement != "league"])
def test_somebody_without_a_partner_gets_one(movement: MovementName) -> None:
    for section in ("hall", "online"):
        for alone in (1, 2, 3, 4):
            director = Director(new_evening(movement=movement, entries="pairs", rounds=ROUNDS))
            director.enters_pairs(3, section)
            director.enters(alone, section)
            for _ in range(ROUNDS):
                director.plays(Random(alone))
                assert_everybody_once(director.evening, section)
            if section == "online":
                assert not any(one.sit_outs for one in director.evening.rounds)
                for number in range(7, 7 + alone):
                    bots = {
                        next(iter(two - {number}))
                        for index in range(ROUNDS)
                        for two in partners(director.evening, index)
                        if number in two
                    }
                    assert len(bots) == 1, "the same bot all evening"
                    assert bots < set(range(-10, 0))


@pytest.mark.parametrize(("movement", "rounds"), [("draw", 6), ("standing", 6)])
def test_fixed_pairs_meet_others_before_they_meet_again(movement: MovementName, rounds: int) -> None:
    for seed in range(8):
        director = Director(new_evening(str(seed), movement=movement, entries="pairs", rounds=rounds))
        director.enters_pairs(14)
        met: Counter[frozenset[int]] = Counter()
        for _ in range(rounds):
            met.update(frozenset((min(s[::2]), min(s[1::2]))) for s in _seats(director.plays(Random(seed))))
        assert met.total() == 7 * rounds
        assert max(met.values()) == 1


def test_in_a_league_match_pairs_that_are_left_meet_those_they_have_not_met() -> None:
    director = Director(new_evening(movement="league", entries="pairs", rounds=4))
    for team in ("Home", "Away"):
        director.enters_pairs(4, team=team)
    met: Counter[frozenset[int]] = Counter()
    for number in range(4):
        met.update(frozenset((min(s[::2]), min(s[1::2]))) for s in _seats(director.plays(Random(number))))
        if number == 1:
            for gone in (15, 16):
                director.says(Withdraw, entrant=gone)
    assert max(met.values()) == 1


def _seats(one: Round) -> list[tuple[int, ...]]:
    return [table.seats for table in one.tables]


def test_a_bot_comes_for_a_partner_who_has_gone_home() -> None:
    director = Director(new_evening(movement="draw", entries="pairs", rounds=2))
    director.enters_pairs(2, "online")
    director.plays(Random(1))
    director.says(Withdraw, entrant=3)
    director.seats()
    assert partners(director.evening) == {frozenset((1, 2)), frozenset((4, -1))}


def test_by_a_chart_nobody_repeats_a_partner() -> None:
    for people in (8, 9, 12, 13, 14, 16, 20, 31):
        director = Director(new_evening(movement="chart", rounds=6))
        director.enters(people)
        seen: set[frozenset[int]] = set()
        for _ in range(6):
            director.plans()
            director.plays(Random(people))
            assert not seen & partners(director.evening)
            seen |= partners(director.evening)
        assert director.evening.plans["hall"].first == 1, "one plan was enough"


def test_everybody_partners_everybody_where_nothing_else_is_chosen() -> None:
    director = Director(new_evening(rounds=7))
    director.enters(8)
    seen: Counter[frozenset[int]] = Counter()
    for number in range(7):
        director.plans()
        director.plays(Random(number))
        seen.update(partners(director.evening))
    assert seen == Counter(frozenset(pair) for pair in itertools.combinations(range(1, 9), 2))


def test_a_chart_is_planned_again_after_somebody_has_gone_home() -> None:
    director = Director(new_evening(movement="chart", rounds=8))
    director.enters(17)
    seen: Counter[frozenset[int]] = Counter()
    for number in range(1, 9):
        director.plans()
        director.plays(Random(number))
        assert_everybody_once(director.evening, "hall")
        seen.update(partners(director.evening))
        if number == 3:
            director.says(Withdraw, entrant=5)
            director.enters(1)
    assert director.evening.plans["hall"].first == 4
    assert max(seen.values()) == 1
    stayed = set(director.evening.present("hall")) & set(range(1, 18))
    assert_turns_are_fair(director.evening.rounds, tuple(stayed))


@pytest.mark.slow
@pytest.mark.parametrize("entries", ["individual", "pairs"])
@pytest.mark.parametrize("section", ["hall", "online"])
@pytest.mark.parametrize("people", few([8, 9, 10, 11], keep={9}))
def test_a_chart_that_is_wanted_and_made_is_the_one_that_is_played(entries: Any, section: Section, people: int) -> None:
    extra = "threes" if section == "hall" and entries == "individual" else "sit-out"
    director = Director(new_evening(movement="chart", entries=entries, extra=extra, rounds=3))
    director.enters_pairs(people // 2, section)
    director.enters(people % 2, section)
    director.plans()
    planned = director.evening.plans[section].rounds
    for one in planned:
        last = director.plays(Random(1))
        assert_everybody_once(director.evening, section)
        assert tuple(table.seats for table in last.tables) == one.tables
        assert last.sit_outs == one.sit_outs
    assert [one.first for one in director.evening.plans.values()] == [1]


def test_a_chart_for_other_people_than_those_who_are_there_is_not_taken() -> None:
    director = Director(new_evening(movement="chart", rounds=3))
    director.enters(9)
    request = wanted_plan(director.evening)
    assert request is not None
    made = PlanMade(request.section, request.first, any_plan(request, Random(1)))
    director.says(Withdraw, entrant=9)
    before = director.evening
    director.takes(made)
    assert director.evening is before
    director.says(ComeBack, entrant=9)
    director.takes(made)
    assert director.evening.plans["hall"].rounds == made.rounds
    assert wanted_plan(director.evening) is None


def test_every_pair_meets_every_other_by_a_chart() -> None:
    director = Director(new_evening(movement="chart", entries="pairs", rounds=7))
    director.enters_pairs(8)
    met: Counter[frozenset[int]] = Counter()
    for _ in range(7):
        director.plans()
        for table in director.plays(Random(1)).tables:
            met[frozenset((min(table.seats[::2]), min(table.seats[1::2])))] += 1
    assert len(met) == 8 * 7 // 2
    assert set(met.values()) == {1}


CUSTOMS = [
    Progressive(movers=movers, partners=change, head=head)
    for movers in ("winners", "losers")
    for change in ("change", "stay")
    for head in ("stay", "rotate")
]


def _table_after(custom: Progressive, table: int, tables: int, *, won: bool) -> int:
    """The table a side goes to, in words of the custom; tables from 1."""
    if custom.movers == "winners":
        if table == 1:
            goes = won if custom.head == "rotate" else not won
            return tables if goes else 1
        return table - 1 if won else table
    if table == tables:
        goes = won if custom.head == "stay" else not won
        return 1 if goes else tables
    return table if won else table + 1


@pytest.mark.parametrize("custom", few(CUSTOMS, keep=2), ids=str)
@pytest.mark.parametrize("entries", ["individual", "pairs"])
def test_winners_really_go_up_and_losers_stay(custom: Progressive, entries: Any) -> None:
    for people in range(4, 101, 4):
        director = Director(new_evening(movement="progressive", progressive=custom, entries=entries, rounds=5))
        director.enters_pairs(people // 2)
        for number in range(1, 6):
            last = director.plays(Random(number), ties=False)
            if number == 1:
                continue
            before, tables = director.evening.rounds[-2], people // 4
            expected = {}
            for table in before.tables:
                result = before.results[table.number].score
                assert result is not None
                for seat, who in enumerate(table.seats):
                    won = result.points[seat % 2] == max(result.points)
                    expected[who] = _table_after(custom, table.number, tables, won=won)
            assert {who: table.number for table in last.tables for who in table.seats} == expected
            stays = entries == "pairs" or custom.partners == "stay"
            assert partners(director.evening) == partners(director.evening, -2) if stays else True
            assert stays or not partners(director.evening) & partners(director.evening, -2)


def test_a_tie_is_decided_by_lot() -> None:
    ways = set()
    for seed in range(40):
        director = Director(new_evening(str(seed), movement="progressive", rounds=2))
        director.enters(8)
        for table in director.seats().tables:
            director.says(EnterResult, round=1, table=table.number, score=RoundScore((5, 5)))
        first, _ = director.evening.rounds[0].tables
        head = set(director.seats().tables[0].seats)
        ways.add(tuple(seat in head for seat in first.seats))
    assert ways == {(True, False, True, False), (False, True, False, True)}


def test_who_comes_late_or_sat_out_takes_a_free_chair_and_moves_nobody() -> None:
    director = Director(new_evening(movement="progressive", rounds=8))
    director.enters(17)
    for number in range(1, 9):
        last = director.plays(Random(number), ties=False)
        assert_everybody_once(director.evening, "hall")
        if number == 1:
            continue
        before = director.evening.rounds[-2]
        for table in before.tables:
            result = before.results[table.number].score
            assert result is not None
            for seat, who in enumerate(table.seats):
                won = result.points[seat % 2] == max(result.points)
                now = last.table_of(who)
                goal = _table_after(Progressive(), table.number, 4, won=won)
                assert who in last.sit_outs or (now is not None and now.number == goal)
    assert_turns_are_fair(director.evening.rounds, director.evening.present("hall"))


def test_north_really_stays_and_the_others_move_by_their_seats() -> None:
    for people in range(8, 101, 4):
        director = Director(new_evening(movement="seats", rounds=4))
        director.enters(people)
        tables = people // 4
        for number in range(1, 5):
            last = director.plays(Random(number))
            if number == 1:
                continue
            before = director.evening.rounds[-2]
            for table in before.tables:
                for seat, (who, by) in enumerate(zip(table.seats, (0, 1, -1, 2), strict=True)):
                    now = last.table_of(who)
                    assert now is not None
                    assert now.seats[seat] == who
                    assert now.number == (table.number - 1 + by) % tables + 1


def test_by_seats_nobody_repeats_a_partner_before_the_tables_are_through() -> None:
    for people in range(4, 45, 4):
        rounds = max(people // 4, 3 if people == 4 else 0)
        director = Director(new_evening(movement="seats", rounds=rounds))
        director.enters(people)
        seen: set[frozenset[int]] = set()
        for _ in range(rounds if people != 12 else 3):
            director.plays(Random(people))
            assert not seen & partners(director.evening)
            seen |= partners(director.evening)


@pytest.mark.parametrize("movement", ["draw", "standing"])
@pytest.mark.parametrize(("people", "entries"), [(8, "individual"), (9, "individual"), (8, "pairs")])
def test_nobody_has_the_same_partner_or_pair_two_rounds_running(movement: Any, people: int, entries: Any) -> None:
    """A pair that has met all others meets again, but not in the next round: there is always another way."""
    director = Director(new_evening(movement=movement, entries=entries, rounds=14))
    if entries == "pairs":
        director.enters_pairs(people // 2)
    else:
        director.enters(people)
    before: set[frozenset[Any]] = set()
    for number in range(14):
        sides = [
            (frozenset(table.seats[::2]), frozenset(table.seats[1::2]))
            for table in director.plays(Random(number)).tables
        ]
        now = {frozenset(two) for two in sides} if entries == "pairs" else {side for two in sides for side in two}
        assert not now & before
        before = now


def test_neighbours_in_the_standings_meet() -> None:
    director = Director(new_evening(movement="standing", rounds=5))
    director.enters(16)
    for table in director.seats().tables:
        score = RoundScore((10 * table.number, 10 * table.number + 5))
        director.says(EnterResult, round=1, table=table.number, score=score)
    first = director.evening.rounds[0]
    second = director.seats()
    assert set(second.tables[0].seats) == set(first.tables[3].seats)
    assert set(second.tables[3].seats) == set(first.tables[0].seats)
    assert not partners(director.evening) & partners(director.evening, 0)


def test_the_first_of_four_plays_with_the_fourth_unless_they_were_partners() -> None:
    assert best_seats((1, 2, 3, 4), lambda *_: 0)[::2] == (1, 4)
    assert best_seats((1, 2, 3, 4), lambda *two: two == (1, 4))[::2] == (1, 3)
    assert best_seats((1, 2, 3, 4), lambda *two: two in ((1, 4), (2, 4)))[::2] == (1, 2)


def test_the_standings_are_cut_into_tables_from_the_top() -> None:
    director = Director(new_evening(movement="standing", rounds=2))
    director.enters(8)
    for table in director.seats().tables:
        score = RoundScore((5, 5), loners=(3, 2, 1, 0))
        director.says(EnterResult, round=1, table=table.number, score=score)
    loners = {who: 3 - seat for table in director.evening.rounds[0].tables for seat, who in enumerate(table.seats)}
    order = sorted(loners, key=lambda who: -loners[who])
    seats = director.seats().tables[0].seats
    assert set(seats) == set(order[:4])


@pytest.mark.parametrize("sizes", [(3, 3), (6, 6), (2, 3), (1, 4), (12, 12), (25, 25)])
@pytest.mark.parametrize("section", ["hall", "online"])
def test_in_a_league_match_the_visitors_move_and_meet_every_pair(sizes: tuple[int, int], section: Section) -> None:
    tables = max(sizes)
    director = Director(new_evening(movement="league", entries="pairs", rounds=tables, team_size=6))
    for team, pairs in zip(("Home", "Away"), sizes, strict=True):
        director.enters_pairs(pairs, section, team)
    met: Counter[frozenset[int]] = Counter()
    for _ in range(tables):
        last = director.plays(Random(1))
        assert_everybody_once(director.evening, section)
        assert len(last.sit_outs) == (2 * abs(sizes[0] - sizes[1]) if section == "hall" else 0)
        for table in last.tables:
            met[frozenset((table.seats[0], table.seats[1]))] += 1
            teams = [director.evening.entries[number].team for number in table.seats if number > 0]
            assert set(map(teams.count, teams)) == {2}
    assert set(met.values()) == {1}
    assert sum(min(two) > 0 for two in met) == sizes[0] * sizes[1]
    if sizes[0] == sizes[1]:
        at = [
            [table.number for one in director.evening.rounds for table in one.tables if who in table.seats]
            for who in (1, 2 * tables + 1)
        ]
        assert len(set(at[0])) == 1, "the home team stays"
        assert len(set(at[1])) == tables, "the visitors move"
        assert all(now == (before - 2) % tables + 1 for before, now in itertools.pairwise(at[1])), "up a table"


def test_in_a_league_match_those_without_a_partner_play_with_somebody_of_their_team() -> None:
    director = Director(new_evening(movement="league", entries="pairs", rounds=3))
    for team in ("Home", "Away", "Home", "Away", "Home"):
        director.enters(1, team=team)
    for _ in range(3):
        assert director.plays(Random(1)).sit_outs in {(1,), (3,), (5,)}
        assert frozenset((2, 4)) in partners(director.evening)
    assert_turns_are_fair(director.evening.rounds, (1, 3, 5))


def test_a_league_match_needs_two_teams() -> None:
    for teams in (("Home",), ("Home", "Away", ""), ("Home", "Away", "Third")):
        director = Director(new_evening(movement="league", entries="pairs"))
        for team in teams:
            director.enters_pairs(2, team=team)
        with director.refused("evening/two-teams"):
            director.seats()


def test_sections_move_by_themselves_and_tables_are_numbered_through() -> None:
    director = Director(new_evening(movement="progressive", rounds=6))
    director.enters(13)
    director.enters(6, "online")
    for number in range(1, 7):
        last = director.plays(Random(number))
        assert_everybody_once(director.evening, "hall")
        assert_everybody_once(director.evening, "online")
        assert [table.section for table in last.tables] == ["hall"] * 3 + ["online"] * 2
        if number == 3:
            director.says(ChangeEntrant, entrant=1, section="online")
            director.enters(1)


@pytest.mark.parametrize("movement", INDIVIDUAL)
def test_people_come_go_and_come_back(movement: MovementName) -> None:
    for seed in range(6):
        rng = Random(seed)
        director = Director(
            new_evening(str(seed), movement=movement, rounds=10, extra=rng.choice(["sit-out", "threes"]))
        )
        director.enters(rng.randrange(8, 30))
        stayed = set(director.evening.present("hall"))
        director.enters(rng.randrange(1, 12), "online")
        for _ in range(10):
            if rng.random() < 0.3:
                director.plans(lambda request: any_plan(request, rng))  # noqa: B023 - it is called at once
            director.plays(rng)
            for section in ("hall", "online"):
                assert_everybody_once(director.evening, section)
            if movement != "chart":  # of which the plans here are not
                assert_turns_are_fair(director.evening.rounds, tuple(stayed))
            for _ in range(rng.randrange(3)):
                who = rng.choice(list(director.evening.entries.values()))
                stayed.discard(who.number)
                kind = Withdraw if who.here else ComeBack
                director.says(kind, entrant=who.number)
            director.enters(rng.randrange(2), rng.choice(["hall", "online"]))


def test_a_round_that_was_taken_back_is_seated_the_same() -> None:
    director = Director(new_evening(movement="draw"))
    director.enters(23)
    first = director.seats()
    director.says(Revoke, event=director.evening.steps[-1])
    again = director.seats()
    assert (again.tables, again.sit_outs) == (first.tables, first.sit_outs)
    assert again.seated != first.seated


@pytest.mark.parametrize("movement", ["chart", "draw"])
def test_somebody_who_comes_late_plays_before_they_sit_out(movement: MovementName) -> None:
    director = Director(new_evening(movement=movement, rounds=6))
    director.enters(9)
    rng = Random(5)
    for _ in range(2):
        director.plans()
        director.plays(rng)
    director.enters(1)
    director.plans()
    assert 10 not in director.plays(rng).sit_outs
