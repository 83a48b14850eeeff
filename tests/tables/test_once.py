"""The messages, done once each: told twice, late, or to another worker."""

from __future__ import annotations

from random import Random

import pytest

from euchre.tables.effects import Acknowledge, Effect
from euchre.tables.fold import REMEMBERED, TABLE
from euchre.tables.inputs import Arrived, MessageReceived
from euchre.tables.messages import Act, Arrange, Say, Sit
from support.evenings import HOST, Evening, alone, connection, first, friends
from support.sampling import few


def test_a_message_told_twice_is_done_once_and_acknowledged_twice_alike() -> None:
    evening = alone()
    evening.play_to(0)
    act = Act(id="once", seen=evening.table.version, action=str(first(evening.state)))
    answer = evening.send(HOST, act)
    table = evening.table
    evening.play_to(0)
    after = evening.table
    assert evening.send(HOST, act) == answer
    assert evening.table is after is not table


def test_so_it_is_over_another_connection() -> None:
    evening = alone()
    evening.play_to(0)
    act = Act(id="once", seen=evening.table.version, action=str(first(evening.state)))
    answer = evening.send(HOST, act)
    evening.leave(HOST)
    evening.receive(Arrived(HOST, "worker2:1"))
    effects: tuple[Effect, ...] = evening.receive(MessageReceived(HOST, "worker2:1", act))
    assert effects == (Acknowledge("worker2:1", "once", answer.version),)  # type: ignore[union-attr]


def test_so_it_is_after_the_table_was_read_again() -> None:
    evening = friends(2)
    arranged = Arrange(id="a", seat=2, player="beginner")
    evening.send(HOST, arranged)
    evening.do(HOST, Arrange, seat=2, player="expert")
    evening.table = TABLE.fold(evening.log)
    evening.send(HOST, arranged)
    assert evening.table.seats[2].level == "expert"


def test_guests_number_their_messages_for_themselves() -> None:
    evening = friends(2)
    evening.send(HOST, Say(id="1", phrase="hello"))
    evening.send("ben", Say(id="1", phrase="thanks"))
    assert [seat.said for seat in evening.table.seats[:2]] == ["hello", "thanks"]


def test_a_refused_message_may_be_sent_again() -> None:
    evening = friends(2)
    evening.arrive("cat")
    sit = Sit(id="s", name="Cat")
    assert evening.send("cat", sit).id == "s"
    evening.do(HOST, Arrange, seat=3, player="open")
    evening.send("cat", sit)
    assert evening.table.seats[3].guest == "cat"


def test_the_last_messages_of_each_guest_are_remembered() -> None:
    evening = friends(2)
    for number in range(REMEMBERED + 10):
        evening.send(HOST, Sit(id=f"n{number}", name=f"Name {number}"))
    assert len(evening.table.done[HOST]) == REMEMBERED == 64
    evening.send(HOST, Sit(id="n73", name="Name 73"))
    version = evening.table.version
    evening.send(HOST, Sit(id="n10", name="Name 10"))
    assert evening.table.version == version


@pytest.mark.parametrize("seed", few(range(5), keep={0}))
def test_a_line_that_drops_repeats_and_delays_messages_makes_the_same_game(seed: int) -> None:
    """Send every message until it is acknowledged, while old ones come in again and again."""
    plain, torn = _played(None), _played(Random(seed))
    assert torn.state == plain.state
    assert torn.table.stage == plain.table.stage == "over"


def _played(rng: Random | None) -> Evening:
    evening = friends(4, rules="standard,deals=2,target=0")
    evening.begin()
    sent: list[tuple[str, Act]] = []
    while evening.table.stage == "playing":
        guest = evening.guest(evening.state.turn or 0)
        number = len(sent)
        choice = evening.picture(guest).choices[(7 * number) % len(evening.picture(guest).choices)]
        act = Act(id=f"a{number}", seen=evening.table.version, action=choice.action)
        sent.append((guest, act))
        for _ in range(1 if rng is None else rng.randint(1, 3)):
            evening.receive(MessageReceived(guest, connection(guest), act))
        for _ in range(0 if rng is None else rng.randint(0, 3)):
            late, old = rng.choice(sent)  # type: ignore[union-attr]
            evening.receive(MessageReceived(late, connection(late), old))
    return evening
