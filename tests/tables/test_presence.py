"""The presence of players: here or away, and the bots that play for them meanwhile."""

from __future__ import annotations

from euchre.tables.alarms import FORSAKEN
from euchre.tables.inputs import Arrived, BotActs, Gone
from euchre.tables.messages import Act, Arrange, Look, Rise, Settle, Terms
from euchre.tables.perspective.now import removed_spectators
from euchre.tables.replies import Ack, Now
from euchre.tables.turns import bot_turn, wakes_at
from support.evenings import HOST, alone, by_chance, connection, first, friends

GRACE = 30


def test_a_bot_sits_in_after_the_grace_when_it_is_the_seats_turn() -> None:
    evening = friends(2)
    evening.begin()
    evening.play_to(1)
    evening.leave("ben")
    evening.wait(GRACE - 1)
    assert bot_turn(evening.table) is None
    evening.wait(1)
    turn = bot_turn(evening.table)
    assert turn is not None
    assert (turn.seat, turn.level) == (1, "beginner")
    assert evening.last_now(HOST).table.seats[1].stands_in


def test_no_bot_sits_in_before_it_is_the_seats_turn() -> None:
    evening = friends(2)
    evening.begin()
    evening.play_to(0)
    evening.leave("ben")
    evening.wait(10 * GRACE)
    assert not evening.table.seats[1].stands_in
    evening.act(first)
    evening.play_to(1)
    assert evening.table.seats[1].stands_in


def test_the_seat_is_theirs_again_as_soon_as_they_are_back() -> None:
    evening = friends(2)
    evening.begin()
    evening.play_to(1)
    evening.leave("ben")
    evening.wait(GRACE)
    turn = bot_turn(evening.table)
    assert turn is not None
    evening.arrive("ben")
    assert bot_turn(evening.table) is None
    assert not evening.table.seats[1].stands_in
    assert evening.receive(BotActs(turn.seat, turn.seen, turn.view.legal[0])) == ()
    evening.do("ben", Act, action=evening.picture("ben").choices[0].action)


def test_who_has_two_pages_open_is_there_until_both_are_closed() -> None:
    evening = friends(2)
    evening.receive(Arrived("ben", "worker:second"))
    evening.leave("ben")
    assert evening.table.seats[1].is_here
    evening.receive(Gone(("worker:second",)))
    assert not evening.table.seats[1].is_here


def test_a_dead_worker_takes_all_its_connections_along_and_no_others() -> None:
    evening = friends(3)
    evening.receive(Arrived("ben", "worker2:ben"))
    evening.receive(Gone(tuple(map(connection, (HOST, "ben", "cat"))), died=True))
    assert dict(evening.table.connections) == {"worker2:ben": "ben"}
    assert [seat.is_here for seat in evening.table.seats[:3]] == [False, True, False]


def test_where_nobody_is_connected_the_game_waits() -> None:
    evening = alone(terms=Terms(grace=5))
    evening.leave(HOST)
    assert bot_turn(evening.table) is None
    assert wakes_at(evening.table) is None
    evening.wait(10_000)
    version = evening.table.version
    evening.arrive(HOST)
    assert evening.table.version == version + 1
    evening.play(first, until=lambda: evening.state.turn == 0)
    assert bot_turn(evening.table) is None


def test_who_leaves_for_good_in_a_match_leaves_their_cards_to_a_bot() -> None:
    evening = friends(2)
    evening.begin()
    evening.play_to(1)
    evening.do("ben", Rise)
    turn = bot_turn(evening.table)
    assert turn is not None
    assert turn.seat == 1
    assert evening.last_now("ben").you is None
    evening.play(by_chance(1))
    assert evening.table.stage == "over"


def test_a_host_who_leaves_for_good_hands_the_table_to_the_next_person_who_is_here() -> None:
    evening = friends(4)
    evening.leave("ben")
    evening.do(HOST, Rise)
    assert evening.table.host == "cat"
    assert evening.last_now("cat").hosting


def test_a_host_who_does_not_come_back_loses_the_table_to_who_is_there() -> None:
    evening = friends(3)
    evening.leave(HOST)
    evening.wait(FORSAKEN - 1)
    assert evening.table.host == HOST
    evening.wait(1)
    assert evening.table.host == "ben"
    evening.arrive(HOST)
    assert evening.table.host == "ben"


def test_a_host_without_a_seat_who_is_gone_loses_the_table_too() -> None:
    evening = friends(3)
    evening.do(HOST, Rise)
    assert evening.table.host == "ben"
    evening.leave("ben")
    evening.do("cat", Look)
    evening.wait(FORSAKEN)
    assert evening.table.host == "cat"


def test_spectators_come_and_go_without_a_trace() -> None:
    evening = friends(2)
    evening.begin()
    before = evening.table
    evening.arrive("eve", "zoe")
    assert evening.last_now(HOST).table.spectators == 2
    evening.leave("eve", "zoe")
    assert evening.table.seats == before.seats
    assert evening.table.course == before.course


def test_a_spectator_sees_no_hand() -> None:
    evening = friends(2)
    evening.arrive("eve")
    evening.begin()
    evening.play(by_chance(1), until=lambda: bool(evening.state.trick))
    now = evening.last_now("eve")
    assert now.you is None
    assert now.picture is not None
    assert now.picture.hand == ()
    assert now.picture.choices == ()
    assert now.picture.trick


def test_when_spectators_are_turned_away_they_are_told_and_see_nothing() -> None:
    evening = friends(2)
    evening.arrive("eve")
    evening.begin()
    assert evening.last_now("eve").picture is not None
    evening.do(HOST, Settle, terms=Terms(spectators=False))
    assert evening.last_now("eve").picture is None
    evening.act(first)
    assert evening.last_now("eve").picture is None
    assert [news.kind for news in evening.last_now("eve").news] == []
    assert evening.refused("eve", Look) == "table/no-spectators"
    evening.arrive("zoe")
    assert evening.replies[connection("zoe")][-1].code == "table/no-spectators"  # type: ignore[union-attr]
    assert evening.last_now(HOST).picture is not None


def test_who_has_no_seat_is_shown_out_but_not_a_host_who_watches() -> None:
    evening = friends(2)
    evening.do(HOST, Arrange, seat=0, player="club")
    evening.begin()
    evening.arrive("eve", "zoe")
    before = evening.table
    evening.do(HOST, Settle, terms=Terms(pace="slow"))
    assert removed_spectators(before, evening.table) == frozenset()
    before = evening.table
    evening.do(HOST, Settle, terms=Terms(spectators=False))
    assert removed_spectators(before, evening.table) == {"eve", "zoe"}
    assert removed_spectators(evening.table, evening.table) == frozenset()


def test_who_looks_and_has_seen_everything_is_only_acknowledged() -> None:
    evening = friends(2)
    evening.begin()
    heard = evening.replies[connection("ben")]
    told, version = len(heard), evening.table.version
    assert evening.do("ben", Look, seen=version).version == version
    assert len(heard) == told + 1
    evening.do("ben", Look, seen=version - 1)
    evening.do("ben", Look, seen=None)
    assert [type(reply) for reply in heard[told + 1 :]] == [Ack, Now, Ack, Now]


def test_a_lost_line_that_still_speaks_is_known_again() -> None:
    """A worker that was believed dead, and lives."""
    evening = friends(2)
    evening.receive(Gone(tuple(evening.table.connections), died=True))
    evening.do("ben", Look)
    assert not evening.table.connections
    evening.do("ben", Rise)
    assert dict(evening.table.connections) == {connection("ben"): "ben"}
