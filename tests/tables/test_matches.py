"""Whole matches at a live table, from the first guest to the last card."""

from __future__ import annotations

import pytest

from euchre.record.log import format_log, parse_log
from euchre.tables.fair.verdict import check
from euchre.tables.fold import TABLE
from euchre.tables.history import entries, matches_in
from euchre.tables.match_entry import MatchEntry
from euchre.tables.messages import Again
from euchre.tables.replies import News, Now
from euchre.tables.table import Table
from support.covering import FOUR_HANDED
from support.evenings import HOST, Evening, alone, by_chance, connection, friends
from support.sampling import few

presets = pytest.mark.parametrize("rules", few(FOUR_HANDED, keep={"british"}))


@presets
@pytest.mark.parametrize("people", [1, 4])
def test_a_match_is_played_to_its_end(rules: str, people: int) -> None:
    evening = friends(people, rules=rules)
    evening.begin()
    evening.play(by_chance(rules))
    assert evening.table.stage == "over"
    assert evening.state.over
    assert TABLE.fold(evening.log) == evening.table


@presets
def test_the_last_trick_and_the_end_tell_the_same_result(rules: str) -> None:
    """The page sums a deal up where its result changes: of the last one the end of the match tells."""
    evening = friends(1, rules=rules)
    evening.begin()
    evening.play(by_chance(rules))
    now = evening.last_now(HOST)
    over = next(news for news in now.news if news.kind == "over")
    assert over.after is not None
    assert now.picture is not None
    assert now.picture.last is not None
    assert over.after.last == now.picture.last


@presets
def test_its_record_holds_the_proof_of_its_deals(rules: str) -> None:
    evening = friends(3, rules=rules)
    evening.begin()
    evening.play(by_chance(rules))
    (played,) = matches_in(evening.log)
    assert played.record.final.match == evening.state.match
    assert played.guests == (HOST, "ben", "cat", None)
    assert check(parse_log(format_log(played.record)), promise=evening.table.ceremony.promise).holds


def test_two_matches_are_two_records_with_other_cards() -> None:
    evening = alone()
    evening.play(by_chance(1))
    evening.do(HOST, Again)
    evening.shuffle()
    evening.play(by_chance(1))
    one, two = matches_in(evening.log)
    assert (one.match, two.match) == (1, 2)
    assert one.ended is not None
    assert two.started >= one.ended
    assert [str(action) for action in one.record.actions] != [str(action) for action in two.record.actions]
    assert check(one.record).holds
    assert check(two.record).holds


def test_a_match_that_goes_on_is_recorded_without_its_seed() -> None:
    evening = alone()
    (played,) = matches_in(evening.log)
    assert played.ended is None
    assert "fair" not in played.record.notes


def test_play_now_begins_as_soon_as_the_host_is_there() -> None:
    evening = Evening(at_once=True)
    assert evening.stage == "gathering"
    evening.arrive(HOST)
    assert evening.stage == "shuffling"


def test_everybody_is_told_of_every_action_once() -> None:
    evening = friends(2, rules="british")
    evening.begin()
    evening.play(by_chance(3))
    (played,) = matches_in(evening.log)
    for guest in (HOST, "ben"):
        told = [news for now in nows(evening, guest) for news in now.news if news.kind not in ("table", "said")]
        assert len(told) == len(played.record.actions)
        assert [news.version for news in told] == sorted({news.version for news in told})
        assert told[-1].kind == "over"


def test_a_picture_comes_with_whatever_is_not_the_last_that_happened() -> None:
    evening = alone(rules="online")
    evening.play(by_chance(5))
    ended = 0
    for now in nows(evening, HOST):
        of_game: list[News] = [news for news in now.news if news.kind not in ("table", "said")]
        for news in of_game[:-1]:
            assert news.after is not None
        for news in of_game:
            if news.kind in ("result", "over"):
                ended += 1
                assert news.after is not None
                assert news.after.last is not None
                assert len(news.after.tricks) in (0, 5)
    assert ended == len(matches_in(evening.log)[0].record.results)


def test_the_list_of_games_follows_the_match() -> None:
    evening = friends(2)
    gathering = evening.table
    (first,) = lines(None, gathering)
    assert first.started is None
    assert first.guests == (HOST, "ben", None, None)
    evening.begin()
    (begun,) = lines(gathering, evening.table)
    assert begun.started == evening.now
    assert begun.ended is None
    before = evening.table
    evening.play(by_chance(7))
    (ended,) = lines(before, evening.table)
    assert ended.ended == evening.now
    assert ended.winner == evening.state.match.winner
    assert ended.score == evening.state.match.score
    assert ended.names == ("Ann", "Ben", "Cleo", "Dora")
    assert lines(evening.table, evening.table) == []


def lines(before: Table | None, after: Table) -> list[MatchEntry]:
    return [entry for entry in entries(before, after) if isinstance(entry, MatchEntry)]


def nows(evening: Evening, guest: str) -> list[Now]:
    return [reply for reply in evening.replies[connection(guest)] if isinstance(reply, Now)]
