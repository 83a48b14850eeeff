"""The result of an evening's table, counted by somebody else, and the end of a match by the clock of its round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from euchre.core.actions import Deal
from euchre.core.rules import Rules
from euchre.record.egn import format_egn
from euchre.record.log import format_log, parse_log
from euchre.record.match_record import MatchRecord
from euchre.record.outcome import outcome_of
from euchre.record.statistics import statistics
from euchre.streams.forgetting import Forgetting
from euchre.tables import snapshot
from euchre.tables.course import the_course
from euchre.tables.evening_table import TableResult, result_of
from euchre.tables.events import LastDealCalled, TimeUp
from euchre.tables.fair.verdict import check
from euchre.tables.fold import TABLE
from euchre.tables.forgetting import without_guest as table_without_guest
from euchre.tables.history import entry_of, played
from euchre.tables.inputs import RoundEnds, Tick
from euchre.tables.perspective.now import now_of
from euchre.tables.perspective.replay import frames
from euchre.wording import wording
from support.evening_tables import dealt_table, opened_table
from support.evenings import OTHER_NUMBERS, Evening, by_chance
from support.reference import Table
from support.reference_score import Score
from support.reference_walk import house, table_of
from support.sampling import few
from support.streams import without_guest

_RULES = [
    "standard,target=0,deals=12",
    "standard,target=3",
    "standard,target=0,deals=12,defend_alone=always",
    "british,target=0,deals=12,score_cards=none",
    *(f"{rules},target=0,deals=12" for rules in OTHER_NUMBERS.values()),
]


def _counted(record: MatchRecord) -> TableResult:
    """The result by the slow reference, which reads nothing but the text of what was done."""
    rules = house(record.rules)
    players, sides = int(rules["players"]), len(record.final.match.score)
    points, tried, made, euchred = [0] * sides, Counter[int](), Counter[int](), Counter[int]()
    table: Table | None = None
    score: Score | None = None
    deals = 0
    for state, action in record.steps():
        if isinstance(action, Deal):
            table = table_of(state, action)
            score = score or Score(rules, table.dealer)
        elif table is not None:
            table = table.do(str(action))
            if not table.legal():
                assert score is not None
                got = score.write(table)
                deals += got is not None
                points = [had + more for had, more in zip(points, got or [0] * sides, strict=True)]
                if got is not None and table.asks != "thrown-in":
                    taken = table.tricks_taken()[table.maker % sides]
                    lone = [seat for seat in table.alone if seat % sides == table.maker % sides]
                    tried.update(lone)
                    made.update(lone if taken == 5 else [])
                    euchred[table.maker % sides] += taken < 3
                table = None
    best = [side for side in range(sides) if points[side] == max(points)]
    return TableResult(
        points=tuple(points),
        winner=best[0] if len(best) == 1 else None,
        deals=deals,
        loners_made=tuple(made[seat] for seat in range(players)),
        loners_tried=tuple(tried[seat] for seat in range(players)),
        euchred=tuple(euchred[side] for side in range(sides)),
    )


def _record(evening: Evening) -> MatchRecord:
    (match,) = played(evening.table)
    return match.record


@pytest.mark.parametrize("rules", _RULES)
@pytest.mark.parametrize("seed", few(range(4), keep={0}))
def test_the_result_is_what_somebody_else_counts(rules: str, seed: int) -> None:
    evening = dealt_table(1, rules=rules, root=f"{seed}")
    assert result_of(evening.table) is None
    evening.play(by_chance(f"{rules} {seed}"))
    assert result_of(evening.table) == _counted(_record(evening))


@pytest.mark.slow
def test_loners_and_euchres_really_come_up_in_these_matches() -> None:
    counted = []
    for rules in _RULES:
        evening = dealt_table(1, rules=rules, root="0")
        evening.play(by_chance(f"{rules} 0"))
        counted.append(_counted(_record(evening)))
    assert any(sum(one.loners_tried) > sum(one.loners_made) > 0 for one in counted)
    assert sum(any(one.euchred) for one in counted) > len(counted) // 2


def test_the_result_stays_from_a_snapshot_and_without_somebody_who_was_deleted() -> None:
    evening = dealt_table(4)
    evening.play(by_chance(2))
    result = result_of(evening.table)
    copy = snapshot.read(snapshot.written(evening.table))
    assert copy is not None
    assert result_of(copy) == result
    forgetting = Forgetting("ben", "somebody else")
    assert result_of(table_without_guest(evening.table, forgetting)) == result
    assert result_of(TABLE.fold(without_guest(TABLE, evening.log, *forgetting))) == result
    evening.arrive("stranger")
    evening.leave("ann", "ben", "cat", "dan")
    evening.wait(10_000)
    assert result_of(evening.table) == result


# The clock of the round


def _in_the_third_deal(evening: Evening) -> bool:
    return the_course(evening.table.course).deals == 3 and bool(evening.state.tricks)


def _time_is_up(until: Callable[[Evening], bool], rules: str = "standard,target=0,deals=12", seed: int = 0) -> Evening:
    evening = dealt_table(2, rules=rules, root=f"{seed}")
    evening.play(by_chance(seed), until=lambda: until(evening))
    evening.receive(RoundEnds())
    return evening


@pytest.mark.parametrize("rules", ["standard,target=0,deals=12", "standard", "standard,games=3,target=4"])
@pytest.mark.parametrize("seed", few(range(3), keep={0}))
def test_the_deal_under_way_is_the_last_one(rules: str, seed: int) -> None:
    evening = _time_is_up(_in_the_third_deal, rules, seed)
    assert evening.stage == "playing"
    assert evening.last_now("ann").table.last_deal
    assert evening.last_now("ann").news[-1].lines == ("The time for this round is up. This is the last deal.",)
    evening.play(by_chance(seed))
    assert the_course(evening.table.course).deals == 3
    result = result_of(evening.table)
    assert result is not None
    assert result.deals == 3
    games, score = evening.state.match.games, evening.state.match.score
    ahead = (games, score)[games[0] == games[1]]
    assert result.winner == (None if ahead[0] == ahead[1] else ahead.index(max(ahead)))


def test_between_two_deals_the_match_is_over_at_once() -> None:
    evening = dealt_table(1, rules="standard,cut=right,target=0,deals=12")
    evening.play(
        by_chance(1), until=lambda: the_course(evening.table.course).deals == 2 and not evening.state.open.packets
    )
    evening.receive(RoundEnds())
    assert [type(event) for event in evening.log[-2:]] == [LastDealCalled, TimeUp]
    assert evening.last_now("ann").news[-1].lines == ("The time for this round is up. The score stands.",)
    assert evening.stage == "over"


@pytest.mark.parametrize("there", [(), ("ann",), ("ann", "ben")])
def test_where_nothing_was_dealt_yet_the_match_ends_level_and_without_a_deal(there: tuple[str, ...]) -> None:
    evening = opened_table(2)
    evening.arrive(*there)
    evening.receive(RoundEnds())
    evening.wait(0)
    assert evening.stage == "over"
    nothing = TableResult(
        points=(0, 0), winner=None, deals=0, loners_made=(0,) * 4, loners_tried=(0,) * 4, euchred=(0, 0)
    )
    assert result_of(evening.table) == nothing


def test_a_match_that_its_last_deal_decides_is_simply_over() -> None:
    evening = dealt_table(1, rules="standard,target=0,deals=1")
    evening.play_to(0)
    evening.receive(RoundEnds())
    evening.play(by_chance(1))
    now = evening.last_now("ann").table
    assert (now.stage, now.time_up, now.last_deal) == ("over", False, False)


def test_time_is_up_once_and_for_evenings_alone() -> None:
    evening = _time_is_up(_in_the_third_deal)
    assert evening.receive(RoundEnds()) == ()
    evening.play(by_chance(0))
    assert evening.receive(RoundEnds()) == ()
    assert evening.receive(Tick()) == ()


def _ended_by_the_clock(seed: int) -> Evening:
    evening = _time_is_up(_in_the_third_deal, seed=seed)
    evening.play(by_chance(seed))
    return evening


@pytest.mark.parametrize("seed", few(range(3), keep={0}))
def test_every_reader_takes_a_match_that_the_clock_ended(seed: int) -> None:
    evening = _ended_by_the_clock(seed)
    record, entry = _record(evening), entry_of(evening.table)
    result = result_of(evening.table)
    assert result is not None
    assert result.points == record.score
    assert (record.over, record.winner, entry.winner) == (True, result.winner, result.winner)
    assert entry.ended == evening.now
    again = parse_log(format_log(record))
    assert (again.over, again.winner) == (True, result.winner)
    assert check(again).holds
    assert format_egn(record)
    assert outcome_of(record).over
    whole = statistics([(record, 0)])
    assert (whole.matches.of, whole.matches.count, whole.draws) == (1, result.winner == 0, result.winner is None)
    picture, live = frames(wording(), record, 0)[-1].picture, now_of(evening.table, "stranger").picture
    assert (picture.phase, picture.winner, picture.turn) == ("over", result.winner, None)
    assert live is not None
    assert picture.verdict == live.verdict


def test_a_game_that_no_rule_has_ended_is_over_only_by_its_note() -> None:
    record = _record(_ended_by_the_clock(0))
    without = MatchRecord(rules=record.rules, actions=record.actions, players=record.players)
    assert not without.over
    assert without.winner is None
    assert Rules.parse(str(record.rules)).deals == 12
