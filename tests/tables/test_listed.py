"""Listed tables: strangers take the seats of bots, between two deals, and a seat is not kept for who is gone."""

from __future__ import annotations

import pytest

from euchre.tables.alarms import FORSAKEN
from euchre.tables.events import Risen
from euchre.tables.inputs import Joined
from euchre.tables.listed_entry import ListedEntry, UnlistedEntry, listed_changes, listed_entry
from euchre.tables.messages import Act, Again, OpenSeat, Return, Rise, Settle, Sit, Terms, Undo
from euchre.tables.turns import bot_turn
from support.evenings import HOST, Evening, alone, by_chance, friends

LISTED = Terms(listed=True)


@pytest.fixture
def table() -> Evening:
    """The host plays with bots at a listed table, in the middle of the first deal."""
    evening = alone(terms=LISTED, rules="standard,target=0,deals=2")
    evening.play(by_chance(3), until=lambda: len(evening.state.tricks) == 1)
    return evening


def entry(evening: Evening) -> ListedEntry:
    found = listed_entry(evening.table)
    assert found is not None
    return found


def test_a_bot_plays_its_deal_to_the_end_for_who_comes_in_the_middle(table: Evening) -> None:
    hand = {str(card) for card in table.state.hand(1)}
    table.arrive("ben")
    table.do("ben", Sit, name="Ben", seat=1)
    seat = table.last_now("ben").table.seats[1]
    assert (seat.player, seat.name, seat.stands_in) == ("person", "Ben", True)
    assert {held.card for held in table.picture("ben").hand} == hand, "they look over its shoulder"
    table.play_to(1, by_chance(4))
    turn = bot_turn(table.table)
    assert turn is not None
    assert (turn.seat, turn.level) == (1, "club"), "the bot that was there goes on, no other"
    deals = len(table.table.course.past) if table.table.course else 0
    table.play(by_chance(5), until=lambda: table.table.course is not None and len(table.table.course.past) > deals)
    assert not table.table.seats[1].stands_in
    table.play_to(1, by_chance(6))
    assert bot_turn(table.table) is None, "they play the next deal themselves"
    table.play(by_chance(7))
    assert table.stage == "over"


def test_who_comes_before_the_bot_has_decided_anything_plays_at_once() -> None:
    evening = alone(terms=LISTED)
    undecided = [place for place in evening.table.free if not evening.table.has_decided(place)]
    assert undecided, "the deal has just begun"
    evening.arrive("ben")
    evening.do("ben", Sit, name="Ben")
    place = evening.table.seat_of("ben")
    assert place == undecided[0], "such a seat is given first"
    assert not evening.table.seats[place].stands_in


def test_who_comes_from_the_list_is_announced_once_and_is_back_only_after_a_loss(table: Evening) -> None:
    def news() -> list[str]:
        return [line for one in table.last_now(HOST).news for line in one.lines]

    table.receive(Joined("ben", "Ben"))
    assert len(news()) == 1
    assert news()[0].startswith("Ben ")
    assert all(seat.here for seat in table.last_now(HOST).table.seats)
    table.arrive("ben")
    assert news() == []
    table.leave("ben")
    assert not all(seat.here for seat in table.last_now(HOST).table.seats)
    assert news() == ["Ben has lost the connection."]
    table.arrive("ben")
    assert news() == ["Ben is back."]


def test_they_may_play_the_rest_of_the_deal_themselves(table: Evening) -> None:
    table.arrive("ben")
    table.do("ben", Sit, name="Ben", seat=1)
    table.play_to(1, by_chance(4))
    table.do("ben", Return)
    assert bot_turn(table.table) is None
    table.do("ben", Act, action=table.picture("ben").choices[0].action)


def test_another_page_of_theirs_leaves_the_bot_its_deal(table: Evening) -> None:
    table.arrive("ben")
    table.do("ben", Sit, name="Ben", seat=1)
    table.leave("ben")
    table.arrive("ben")
    assert table.table.seats[1].stands_in


def test_who_came_in_the_last_deal_of_a_match_is_asked_for_the_next(table: Evening) -> None:
    table.play(by_chance(5), until=lambda: table.picture(HOST).number == 2 and len(table.state.tricks) == 1)
    table.arrive("ben")
    table.do("ben", Sit, name="Ben", seat=1)
    table.play(by_chance(6))
    assert table.stage == "over"
    assert not table.table.seats[1].stands_in


def test_once_a_move_was_taken_back_bots_keep_their_seats_for_this_match(table: Evening) -> None:
    table.play_to(0, by_chance(4))
    table.do(HOST, Act, action=table.picture(HOST).choices[0].action)
    table.play_to(0, by_chance(4))
    table.do(HOST, Undo)
    assert open_to_nobody(table)
    table.arrive("ben")
    assert table.refused("ben", Sit, name="Ben") == "seat/replayed"
    table.play(by_chance(5))
    table.do(HOST, Again)
    table.shuffle()
    assert not open_to_nobody(table), "the cards of the next match are known to nobody"


def test_who_has_taken_moves_back_opens_no_seat_for_themselves_or_others(table: Evening) -> None:
    """The hand, and the cards that come again, are known; a table out of the list is one of friends."""
    table.do(HOST, OpenSeat, seat=3)
    table.play_to(0, by_chance(4))
    table.do(HOST, Act, action=table.picture(HOST).choices[0].action)
    table.do(HOST, Undo)
    assert open_to_nobody(table)
    assert not table.last_now(HOST).table.seats[3].offered
    assert table.refused(HOST, OpenSeat, seat=2) == "seat/replayed"
    table.do(HOST, Rise)
    deals = table.last_now(HOST).table.dealt
    table.play(by_chance(5), until=lambda: table.last_now(HOST).table.dealt > deals)
    assert table.refused(HOST, Sit, name="Ann", seat=3) == "seat/replayed"
    table.arrive("ben")
    assert table.refused("ben", Sit, name="Ben") == "seat/replayed"
    table.do(HOST, Settle, terms=Terms())
    table.do(HOST, OpenSeat, seat=2)
    table.do("ben", Sit, name="Ben", seat=2)


def open_to_nobody(table: Evening) -> bool:
    return table.table.free == () and listed_entry(table.table) is None


def test_nobody_takes_the_seat_of_a_bot_where_a_table_is_not_listed() -> None:
    evening = alone()
    evening.arrive("ben")
    assert evening.refused("ben", Sit, name="Ben", seat=1) == "seat/taken"
    assert evening.refused("ben", Sit, name="Ben") == "seat/none-open"
    evening.do(HOST, Settle, terms=LISTED)
    evening.do("ben", Sit, name="Ben")


def test_a_seat_of_a_person_is_not_free(table: Evening) -> None:
    table.arrive("ben")
    assert table.refused("ben", Sit, name="Ben", seat=0) == "seat/taken"


def test_an_open_seat_is_taken_before_that_of_a_bot() -> None:
    evening = Evening(("me", "club", "open", "club"), terms=LISTED)
    evening.arrive(HOST)
    evening.sit("ben")
    assert evening.table.seat_of("ben") == 2


def test_who_joins_from_the_list_has_a_seat_before_their_page_has_come(table: Evening) -> None:
    table.receive(Joined("ben", "Ann"))
    seat = table.table.seat_of("ben")
    assert seat is not None
    assert table.table.seats[seat].name == "Ann 2", "names stay unlike each other"
    assert table.receive(Joined("ben", "Ben")) == (), "twice is once"
    before = table.table
    for guest in ("cat", "dan"):
        table.receive(Joined(guest, guest))
    assert table.receive(Joined("eve", "Eve")) == (), "all seats are taken by now"
    assert before.free


def test_the_seat_of_somebody_who_is_gone_is_a_bots_again(table: Evening) -> None:
    table.arrive("ben")
    table.do("ben", Sit, name="Ben", seat=1)
    table.leave("ben")
    table.wait(FORSAKEN - 1)
    assert table.table.seats[1].guest == "ben"
    table.wait(2)
    assert any(isinstance(event, Risen) for event in table.log)
    assert table.table.is_free(1)


def test_a_match_that_is_replayed_is_kept_for_who_is_gone(table: Evening) -> None:
    """The seat would be lost: it is free for nobody, and a spectator keeps the table awake."""
    table.play_to(0, by_chance(4))
    table.do(HOST, Act, action=table.picture(HOST).choices[0].action)
    table.do(HOST, Undo)
    table.arrive("ben")
    table.leave(HOST)
    table.wait(2 * FORSAKEN)
    assert table.table.seat_of(HOST) == 0


def test_a_table_of_friends_keeps_their_seats() -> None:
    evening = friends(2)
    evening.begin()
    evening.leave("ben")
    evening.wait(10 * FORSAKEN)
    assert evening.table.seats[1].guest == "ben"


def test_the_list_tells_who_waits_and_nothing_else(table: Evening) -> None:
    line = entry(table)
    assert (line.rules, line.names, line.free) == ("standard,target=0,deals=2", ("Ann",), 3)
    table.arrive("ben")
    table.do("ben", Sit, name="Ben", seat=1)
    assert (entry(table).names, entry(table).free) == (("Ann", "Ben"), 2)


def test_a_table_leaves_the_list_with_the_last_person(table: Evening) -> None:
    before = table.table
    table.leave(HOST)
    assert listed_changes(before, table.table) == (UnlistedEntry("table-1"),)
    gone = table.table
    table.arrive(HOST)
    assert listed_changes(gone, table.table) == (entry(table),)
    assert listed_changes(table.table, table.table) == ()


def test_a_table_is_not_in_the_list_while_its_people_decide_about_another_match(table: Evening) -> None:
    assert entry(table).begun
    table.play(by_chance(5))
    assert table.stage == "over"
    assert listed_entry(table.table) is None
    gathering = friends(2, terms=LISTED)
    assert not entry(gathering).begun


def test_a_full_table_and_one_by_link_only_are_not_in_the_list(table: Evening) -> None:
    for guest in ("ben", "cat", "dan"):
        table.receive(Joined(guest, guest))
    assert listed_entry(table.table) is None
    assert listed_entry(alone().table) is None
