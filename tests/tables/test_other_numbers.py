"""Live tables of two, three and six: seats, partners, giving up, the shuffle, and what is kept of a match."""

from __future__ import annotations

from hashlib import sha256

import pytest

from euchre.core.cards import Card
from euchre.core.errors import ParseError
from euchre.record.log import format_log, parse_log
from euchre.tables import snapshot
from euchre.tables.events import Paired
from euchre.tables.fair.proof import page_proof, proof_of
from euchre.tables.fair.verdict import check
from euchre.tables.fold import TABLE
from euchre.tables.history import bots_of, entry_of, matches_in
from euchre.tables.messages import (
    Arrange,
    Ask,
    Begin,
    Clock,
    Concede,
    Decline,
    Gather,
    OpenSeat,
    Pair,
    Rise,
    Settle,
    Sit,
    Swap,
    Terms,
    Undo,
)
from euchre.tables.perspective.replay import frames
from euchre.tables.seat import level_of
from euchre.wording import wording
from support.evenings import FRIENDS, HOST, OTHER_NUMBERS, Evening, alone, by_chance, first, friends

TWO, THREE, SIX = (OTHER_NUMBERS[players] for players in (2, 3, 6))
SHORT = "target=3"


def _guests(evening: Evening) -> list[str | None]:
    return [seat.guest for seat in evening.table.seats]


def _told(evening: Evening, guest: str) -> list[str]:
    return [line for news in evening.last_now(guest).news for line in news.lines]


@pytest.mark.parametrize("players", OTHER_NUMBERS)
def test_friends_play_a_whole_match(players: int) -> None:
    evening = friends(players, rules=f"{OTHER_NUMBERS[players]},{SHORT}")
    evening.begin()
    evening.play(by_chance(players))
    sides = 3 if players == 3 else 2
    for guest in FRIENDS[:players]:
        now = evening.last_now(guest)
        assert (now.table.players, now.table.sides, len(now.table.seats)) == (players, sides, players)
        assert now.picture is not None
        assert (now.picture.players, now.picture.sides, len(now.picture.counts)) == (players, sides, players)
        assert len(now.picture.score) == len(now.picture.games) == len(now.picture.tricks_taken) == sides
        assert now.picture.winner == max(range(sides), key=lambda side: now.picture.score[side])  # type: ignore[union-attr]
    entry = entry_of(evening.table)
    assert (len(entry.names), len(entry.score)) == (players, sides)
    assert TABLE.fold(evening.log) == evening.table


@pytest.mark.parametrize("players", OTHER_NUMBERS)
def test_the_record_of_a_match_proves_its_deals(players: int) -> None:
    evening = friends(2, rules=f"{OTHER_NUMBERS[players]},{SHORT}")
    evening.begin()
    evening.play(by_chance(players))
    (played,) = matches_in(evening.log)
    record = parse_log(format_log(played.record))
    assert record.winner == evening.picture(HOST).winner
    assert len(record.players) == len(bots_of(record)) == players
    assert [one.level for one in bots_of(record)][:2] == [None, None]
    found = check(record)
    assert found.holds, found.faults
    contributions = proof_of(record).contributions
    assert [added is not None for added in contributions] == [seat < 2 for seat in range(players)]
    assert len(page_proof(record)["contributions"]) == players
    shown = frames(wording(), record, players - 1)
    assert len(shown) == len(record.actions)
    assert all(len(frame.picture.counts) == players for frame in shown)


def test_a_proof_for_another_number_of_seats_is_refused() -> None:
    evening = alone(rules=f"{THREE},deals=1,target=0")
    evening.play(first)
    (played,) = matches_in(evening.log)
    notes = dict(played.record.notes)
    notes["fair"] = {**notes["fair"], "promises": [None] * 4, "contributions": [None] * 4}
    record = parse_log(format_log(played.record))
    wrong = type(record)(
        rules=record.rules, actions=record.actions, start=record.start, players=record.players, notes=notes
    )
    with pytest.raises(ParseError, match="not for as many seats as the match has"):
        proof_of(wrong)


# The number of players changes


def test_from_four_to_six_everybody_keeps_their_seat() -> None:
    evening = friends(4)
    evening.do(HOST, Settle, rules=SIX)
    assert _guests(evening) == [HOST, "ben", "cat", "dan", None, None]
    assert [seat.is_open for seat in evening.table.seats] == [False] * 4 + [True] * 2
    assert _told(evening, "ben") == ["The host has changed the rules: this table is now for 6."]
    evening.sit("eve", "fay")
    evening.begin()
    assert evening.picture("fay").players == 6


def test_from_six_to_three_who_loses_a_seat_gets_another() -> None:
    evening = friends(6, rules=SIX)
    for guest in ("ben", "cat", "dan"):
        evening.do(guest, Rise)
    evening.do(HOST, Arrange, seat=1, player="club")
    evening.do("eve", Ask, seat=5)
    evening.do(HOST, Settle, rules=THREE)
    # Seat 2 is open and seat 1 a bot's: Eve, who is first, gets the open one.
    assert _guests(evening) == [HOST, "fay", "eve"]
    assert [seat.asks for seat in evening.table.seats] == [None] * 3
    evening.begin()
    assert evening.picture("eve").seat == 2


def test_from_six_to_four_who_loses_a_seat_stays_with_their_side() -> None:
    evening = Evening(("me", "open", "open", "open", "open", "open"), SIX)
    evening.arrive(HOST, "fay")
    evening.do("fay", Sit, name="Fay", seat=5)
    evening.do(HOST, Settle, rules="standard")
    assert _guests(evening) == [HOST, "fay", None, None], "seats 1 and 3 are of the same side as 5"


def test_bots_beyond_the_last_seat_go() -> None:
    evening = friends(1)
    evening.do(HOST, Settle, rules=TWO)
    assert [seat.level for seat in evening.table.seats] == [None, "club"]
    evening.do(HOST, Settle, rules="standard")
    assert [seat.level for seat in evening.table.seats] == [None, "club", None, None]


def test_more_people_than_seats_must_first_stand_up() -> None:
    evening = friends(4)
    before = evening.table
    assert evening.refused(HOST, Settle, rules=THREE) == "table/players"
    assert evening.table is before
    evening.do("ben", Rise)
    evening.do(HOST, Settle, rules=THREE)
    assert _guests(evening) == [HOST, "dan", "cat"]


def test_after_a_match_the_number_of_players_is_changed_in_the_lobby() -> None:
    evening = friends(2, rules="standard,deals=1,target=0")
    evening.begin()
    evening.play(first)
    assert evening.refused(HOST, Settle, rules=THREE) == "table/players"
    evening.do(HOST, Settle, rules="british")
    evening.do(HOST, Gather)
    evening.do(HOST, Settle, rules=THREE)
    evening.begin()
    evening.play(by_chance(1), until=lambda: bool(evening.state.trick))
    assert [len(one.record.players) for one in matches_in(evening.log)] == [4, 3]


def test_the_number_of_players_does_not_change_in_a_match() -> None:
    evening = friends(2)
    evening.begin()
    assert evening.refused(HOST, Settle, rules=THREE) == "table/under-way"


@pytest.mark.parametrize("players", OTHER_NUMBERS)
def test_a_seat_that_is_not_there_is_refused(players: int) -> None:
    evening = friends(1, rules=OTHER_NUMBERS[players])
    evening.arrive("gus")
    if players < 6:
        assert evening.refused("gus", Sit, name="Gus", seat=players) == "seat/unknown"
        assert evening.refused(HOST, Swap, first=0, second=5) == "seat/unknown"
        assert evening.refused(HOST, Swap, first=players, second=0) == "seat/unknown"
        assert evening.refused(HOST, Arrange, seat=5, player="open") == "seat/unknown"
    evening.do(HOST, Swap, first=0, second=players - 1)
    assert evening.table.seat_of(HOST) == players - 1


# Partners


def test_of_six_the_three_highest_cards_play_together() -> None:
    for number in range(40):
        evening = friends(6, rules=SIX, root=f"table {number}")
        before = _guests(evening)
        evening.do(HOST, Pair, by="high-card")
        (drawn,) = [event for event in evening.log if isinstance(event, Paired)]
        cards = dict(zip(before, map(Card.parse, drawn.cards), strict=True))
        after = _guests(evening)
        best = max(after, key=lambda guest: cards[guest].rank)
        side = after[after.index(best) % 2 :: 2]
        others = [guest for guest in after if guest not in side]
        assert min(cards[guest].rank for guest in side) > max(cards[guest].rank for guest in others)
        places = [before.index(guest) for guest in others]
        assert places == sorted(places), "the others keep their order"
        line = _told(evening, "ben")[-1]
        assert line.count(" and ") == 2


def test_of_six_chance_makes_new_sides() -> None:
    sides = set()
    for number in range(30):
        evening = friends(6, rules=SIX, root=f"table {number}")
        evening.do(HOST, Pair, by="chance")
        after = _guests(evening)
        sides.add(frozenset(after[after.index(HOST) % 2 :: 2]))
    assert len(sides) > 5  # ten there are


@pytest.mark.parametrize("rules", [TWO, THREE])
def test_where_all_play_for_themselves_no_partners_are_drawn(rules: str) -> None:
    evening = friends(2, rules=rules)
    assert evening.refused(HOST, Pair, by="chance") == "seat/no-partners"


def test_of_six_both_partners_of_a_person_play_as_well_as_they_can() -> None:
    evening = friends(1, rules=SIX)
    levels = [level_of(evening.table.seats, seat) for seat in range(6)]
    assert levels == [None, "club", "expert", "club", "expert", "club"]


def test_of_three_every_bot_plays_as_the_host_chose() -> None:
    evening = friends(1, rules=THREE)
    assert [level_of(evening.table.seats, seat) for seat in range(3)] == [None, "club", "club"]


# Giving up


def test_of_six_all_three_people_of_a_side_must_want_to() -> None:
    evening = friends(6, rules=SIX)
    evening.begin()
    evening.do(HOST, Concede, match=1)
    evening.do("eve", Concede, match=1)
    assert evening.refused("eve", Concede, match=1) == "concede/proposed"
    assert (evening.stage, evening.last_now("ben").table.conceding) == ("playing", (0, 4))
    evening.do("cat", Decline, match=1)
    assert evening.last_now("ben").table.conceding == ()
    for guest in (HOST, "eve", "cat"):
        evening.do(guest, Concede, match=1)
    assert evening.stage == "over"
    assert _told(evening, "ben") == ["Ann, Cat and Eve gave up the match."]
    assert _told(evening, "cat") == ["You, Eve and Ann gave up the match."]
    assert evening.picture("ben").verdict == "You, Dan & Fay win the game!"


def test_of_three_nobody_gives_up_while_another_person_plays() -> None:
    evening = friends(2, rules=THREE)
    evening.begin()
    assert evening.refused(HOST, Concede, match=1) == "concede/others-play"
    evening.do("ben", Rise)
    evening.do(HOST, Concede, match=1)
    assert evening.stage == "over"


@pytest.mark.parametrize("rules", [TWO, THREE])
def test_who_gives_up_against_bots_loses_to_the_one_ahead(rules: str) -> None:
    evening = alone(rules=rules)
    evening.play(by_chance(4), until=lambda: len(set(_others(evening))) == len(_others(evening)))
    others = _others(evening)
    evening.do(HOST, Concede, match=1)
    winner = 1 + others.index(max(others))
    assert evening.picture(HOST).winner == winner
    (played,) = matches_in(evening.log)
    assert parse_log(format_log(played.record)).winner == winner
    assert _told(evening, HOST) == ["You gave up the match."]


def _others(evening: Evening) -> tuple[int, ...]:
    return evening.state.match.score[1:]


def test_who_gives_up_while_two_others_are_level_leaves_a_draw() -> None:
    evening = alone(rules=THREE)
    evening.do(HOST, Concede, match=1)
    assert (evening.picture(HOST).winner, evening.picture(HOST).verdict) == (None, "A draw.")


# In a match


@pytest.mark.parametrize("players", OTHER_NUMBERS)
def test_a_decision_is_taken_back(players: int) -> None:
    evening = alone(rules=OTHER_NUMBERS[players])
    evening.play_to(0)
    before = evening.state
    evening.act(first)
    evening.do(HOST, Undo)
    assert evening.state == before


@pytest.mark.parametrize("players", OTHER_NUMBERS)
def test_somebody_sits_down_in_mid_match(players: int) -> None:
    evening = friends(1, rules=OTHER_NUMBERS[players])
    evening.arrive("gus")
    evening.begin()
    evening.play(by_chance(2), until=lambda: bool(evening.state.trick))
    assert evening.last_now("gus").you is None
    assert evening.picture("gus").hand == ()
    evening.do(HOST, OpenSeat, seat=players - 1)
    evening.do("gus", Sit, name="Gus", seat=players - 1)
    assert evening.last_now("gus").you == players - 1
    evening.play(by_chance(3), until=lambda: evening.state.match.deals_finished == 2)
    assert evening.table.names[-1] == "Gus"


@pytest.mark.parametrize("players", OTHER_NUMBERS)
@pytest.mark.parametrize("cards", [False, True])
def test_a_snapshot_is_the_table(players: int, cards: bool) -> None:
    evening = friends(players, rules=OTHER_NUMBERS[players])
    if cards:
        evening.begin()
        evening.play(by_chance(7), until=lambda: evening.state.match.deals_finished == 2)
    again = snapshot.read(snapshot.written(evening.table))
    assert again == evening.table


@pytest.mark.parametrize("players", OTHER_NUMBERS)
def test_the_shuffle_takes_from_every_person(players: int) -> None:
    evening = friends(players, rules=OTHER_NUMBERS[players])
    evening.do(HOST, Begin)
    assert evening.table.ceremony.persons == tuple(range(players))
    for seat in range(players):
        evening.promise(evening.guest(seat), sha256(str(seat).encode()).digest())
    assert evening.table.ceremony.ready
    evening.shuffle()
    assert len(evening.last_now(HOST).table.shuffle.shown) == players


def test_no_clock_is_forgotten_at_a_table_of_six() -> None:
    evening = friends(6, rules=SIX, terms=Terms(clock=Clock(kind="game", seconds=600)))
    evening.begin()
    assert [seat.clock for seat in evening.last_now(HOST).table.seats] == [600.0] * 6
