"""Giving up a match."""

from __future__ import annotations

import pytest

from euchre.record.egn import format_egn
from euchre.record.log import format_log, parse_log
from euchre.record.statistics import statistics
from euchre.tables.events import Acted
from euchre.tables.fair.verdict import check
from euchre.tables.history import entry_of, matches_in
from euchre.tables.messages import Act, Again, Concede, Decline, Rise, Undo
from euchre.tables.perspective.replay import frames
from euchre.tables.turns import bot_turn, wakes_at
from euchre.wording import wording
from support.evenings import HOST, Evening, alone, by_chance, first, friends


@pytest.fixture
def four() -> Evening:
    """Host and cat against ben and dan, in the middle of the first deal."""
    evening = friends(4)
    evening.begin()
    evening.play(by_chance(3), until=lambda: bool(evening.state.trick))
    return evening


def _told(evening: Evening, guest: str) -> list[str]:
    return [line for news in evening.last_now(guest).news for line in news.lines]


def test_both_people_of_a_side_must_want_to(four: Evening) -> None:
    four.do(HOST, Concede, match=1)
    assert (four.stage, four.last_now("ben").table.conceding) == ("playing", (0,))
    assert _told(four, "ben") == ["Ann proposes to give up the match."]
    assert _told(four, HOST) == ["You propose to give up the match."]
    assert four.refused(HOST, Concede, match=1) == "concede/proposed"
    four.do("cat", Concede, match=1)
    assert four.stage == "over"
    assert _told(four, "ben") == ["Ann and Cat gave up the match."]
    for guest in (HOST, "ben", "cat", "dan", "eve"):
        four.arrive(guest)
        picture = four.picture(guest)
        assert (picture.phase, picture.winner, picture.turn, picture.choices) == ("over", 1, None, ())
    assert four.last_now(HOST).table.conceded == 0
    assert four.last_now(HOST).table.conceding == ()


def test_the_partner_may_want_to_play_on(four: Evening) -> None:
    four.do(HOST, Concede, match=1)
    assert four.refused("ben", Decline, match=1) == "concede/none"
    four.do("cat", Decline, match=1)
    assert four.last_now(HOST).table.conceding == ()
    assert _told(four, HOST) == ["Cat wants to play on."]
    four.do("cat", Concede, match=1)
    assert four.stage == "playing", "the declined proposal does not count any more"


def test_a_proposal_can_be_taken_back(four: Evening) -> None:
    four.do("ben", Concede, match=1)
    four.do("ben", Decline, match=1)
    four.do("dan", Concede, match=1)
    assert four.stage == "playing"
    assert four.table.conceding == {3}


def test_both_sides_may_propose_and_the_first_that_agrees_has_lost(four: Evening) -> None:
    four.do(HOST, Concede, match=1)
    four.do("ben", Concede, match=1)
    assert four.last_now("cat").table.conceding == (0, 1)
    four.do("dan", Concede, match=1)
    assert four.last_now("cat").table.conceded == 1


def test_with_a_bot_as_partner_one_person_decides() -> None:
    evening = friends(2)
    evening.begin()
    evening.do("ben", Concede, match=1)
    assert (evening.stage, evening.last_now(HOST).table.conceded) == ("over", 1)


def test_a_partner_for_whom_a_bot_plays_is_not_asked(four: Evening) -> None:
    four.do(HOST, Concede, match=1)
    four.leave("cat")
    four.play_to(2)
    four.wait(four.table.terms.grace)
    assert four.table.seats[2].stands_in
    four.do(HOST, Concede, match=1)
    assert four.stage == "over"


def test_who_leaves_takes_the_proposal_along(four: Evening) -> None:
    four.do(HOST, Concede, match=1)
    four.do("cat", Rise)
    assert (four.stage, four.table.conceding) == ("playing", frozenset())


def test_it_is_about_the_match_that_was_meant() -> None:
    evening = alone()
    assert evening.refused(HOST, Concede, match=2) == "version/stale"
    evening.arrive("eve")
    assert evening.refused("eve", Concede, match=1) == "seat/none"


def test_nothing_is_given_up_before_the_cards_are_dealt_or_after_the_match() -> None:
    evening = friends(2)
    assert evening.refused(HOST, Concede, match=1) == "table/not-playing"
    evening.begin()
    evening.do(HOST, Concede, match=1)
    assert evening.refused(HOST, Concede, match=1) == "table/not-playing"
    assert evening.refused(HOST, Act, action="pass") == "table/not-playing"
    assert evening.refused(HOST, Undo) in ("table/not-playing", "undo/with-people")


def test_nothing_goes_on_after_it_and_another_match_can_be_had() -> None:
    evening = alone()
    evening.do(HOST, Concede, match=1)
    assert bot_turn(evening.table) is None
    assert wakes_at(evening.table) is None
    evening.do(HOST, Again)
    evening.shuffle()
    assert (evening.table.match, evening.last_now(HOST).table.conceded) == (2, None)


def test_the_record_says_who_gave_up_and_its_deals_can_be_checked(four: Evening) -> None:
    promise = four.last_now(HOST).table.shuffle.promise
    four.do("ben", Concede, match=1)
    four.do("dan", Concede, match=1)
    (played,) = matches_in(four.log)
    assert played.ended == four.now
    again = parse_log(format_log(played.record))
    assert (again.over, again.conceded, again.winner) == (True, 1, 0)
    assert check(again, promise=promise).holds
    assert [statistics([(again, seat)]).matches.count for seat in range(4)] == [1, 0, 1, 0]
    assert (entry_of(four.table).winner, entry_of(four.table).conceded) == (0, 1)
    last = frames(wording(), played.record)[-1].picture
    assert (last.phase, last.winner, last.verdict) == ("over", 0, "Ann & Cat win the game!")
    assert len(frames(wording(), played.record)) == sum(isinstance(event, Acted) for event in four.log)
    assert format_egn(played.record)


def test_a_record_that_goes_on_after_it_counts_to_its_end() -> None:
    """A note that contradicts the cards decides nothing."""
    evening = alone(rules="standard,deals=1,target=0")
    evening.play(first)
    (played,) = matches_in(evening.log)
    record = played.record
    assert evening.state.over
    noted = type(record)(rules=record.rules, actions=record.actions, notes={**record.notes, "conceded": 0})
    assert (noted.conceded, noted.winner) == (None, record.winner)


def test_no_card_is_told_to_the_others_when_a_side_gives_up(four: Evening) -> None:
    hands = [{held.card for held in four.picture(guest).hand} for guest in (HOST, "ben", "cat", "dan")]
    four.do(HOST, Concede, match=1)
    four.do("cat", Concede, match=1)
    assert [{held.card for held in four.picture(guest).hand} for guest in (HOST, "ben", "cat", "dan")] == hands
    assert all(shown == () for shown in four.picture(HOST).shown)
