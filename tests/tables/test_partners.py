"""The seats and partners: changed by the host in the lobby, asked for by everybody."""

from __future__ import annotations

from collections import Counter

import pytest

from euchre.core.cards import Card
from euchre.tables.events import Paired
from euchre.tables.history import matches_in
from euchre.tables.messages import Again, Ask, Begin, Gather, Pair, Settle, Swap
from support.evenings import HOST, Evening, by_chance, friends


@pytest.fixture
def lobby() -> Evening:
    return friends(3)


def _guests(evening: Evening) -> list[str | None]:
    return [seat.guest for seat in evening.table.seats]


def test_two_seats_change_places_bots_and_all(lobby: Evening) -> None:
    lobby.do(HOST, Swap, first=1, second=3)
    assert _guests(lobby) == [HOST, None, "cat", "ben"]
    assert lobby.last_now("ben").you == 3
    lobby.begin()
    assert lobby.picture("ben").seat == 3


def test_only_the_host_changes_seats_and_only_in_the_lobby(lobby: Evening) -> None:
    assert lobby.refused("ben", Swap, first=1, second=3) == "table/not-host"
    assert lobby.refused("ben", Pair, by="chance") == "table/not-host"
    lobby.do(HOST, Begin)
    for kind, what in ((Swap, {"first": 1, "second": 3}), (Pair, {"by": "chance"}), (Ask, {"seat": 2})):
        assert lobby.refused(HOST, kind, **what) == "table/not-gathering"


def test_chance_makes_every_pair() -> None:
    partners: Counter[str | None] = Counter()
    for number in range(120):
        evening = friends(4, root=f"table {number}")
        evening.do(HOST, Pair, by="chance")
        assert sorted(filter(None, _guests(evening))) == ["ben", "cat", "dan", HOST]
        place = evening.table.seat_of(HOST) or 0
        partners[evening.guest((place + 2) % 4)] += 1
    assert min(partners[guest] for guest in ("ben", "cat", "dan")) > 20  # 40 each expected, 5 standard deviations


def test_drawn_again_the_partners_are_drawn_anew(lobby: Evening) -> None:
    found = set()
    for _ in range(12):
        lobby.do(HOST, Pair, by="chance")
        found.add(tuple(_guests(lobby)))
    assert len(found) > 3


def test_the_two_highest_cards_play_together() -> None:
    for number in range(60):
        evening = friends(4, root=f"table {number}")
        before = _guests(evening)
        evening.do(HOST, Pair, by="high-card")
        (drawn,) = [event for event in evening.log if isinstance(event, Paired)]
        cards = dict(zip(before, map(Card.parse, drawn.cards), strict=True))
        assert len(set(cards.values())) == 4
        after = _guests(evening)
        best = max(cards, key=lambda guest: cards[guest].rank)
        place = after.index(best)
        mate = after[(place + 2) % 4]
        others = [guest for guest in after if guest not in (best, mate)]
        assert min(cards[best].rank, cards[mate].rank) > max(cards[guest].rank for guest in others)
        assert before[place] == best or cards[before[place]].rank == cards[best].rank, "the highest card stays"


def test_everybody_is_told_the_cards(lobby: Evening) -> None:
    lobby.do(HOST, Pair, by="high-card")
    (line,) = [line for news in lobby.last_now("ben").news for line in news.lines]
    assert line.startswith("Cards were drawn for partners. Ann: ")
    assert " of " in line


def test_a_person_asks_for_a_seat_and_the_host_decides(lobby: Evening) -> None:
    lobby.do("ben", Ask, seat=2)
    assert lobby.last_now(HOST).table.seats[1].asks == 2
    lobby.do("ben", Ask, seat=None)
    assert lobby.last_now(HOST).table.seats[1].asks is None
    lobby.do("ben", Ask, seat=2)
    lobby.do(HOST, Swap, first=1, second=2)
    assert [seat.asks for seat in lobby.last_now(HOST).table.seats] == [None] * 4
    lobby.arrive("eve")
    assert lobby.refused("eve", Ask, seat=1) == "seat/none"


def test_what_was_asked_for_is_forgotten_when_the_match_begins(lobby: Evening) -> None:
    lobby.do("ben", Ask, seat=2)
    lobby.begin()
    assert lobby.last_now(HOST).table.seats[1].asks is None


def test_after_a_match_the_host_takes_everybody_to_the_lobby() -> None:
    evening = friends(2, rules="standard,deals=1,target=0")
    assert evening.refused(HOST, Gather) == "table/not-over"
    evening.begin()
    evening.play(by_chance(1))
    first = evening.last_now(HOST).table.shuffle
    evening.do("ben", Again)
    assert evening.refused("ben", Gather) == "table/not-host"
    evening.do(HOST, Gather)
    now = evening.last_now("ben")
    assert (now.table.stage, now.table.match, now.picture) == ("gathering", 2, None)
    assert not any(seat.again for seat in now.table.seats)
    assert now.table.shuffle.promise != first.promise
    assert now.table.shuffle.seed is None
    evening.do(HOST, Swap, first=1, second=2)
    evening.do(HOST, Settle, rules="openspiel")
    evening.begin()
    evening.play(by_chance(2))
    played = matches_in(evening.log)
    assert [one.match for one in played] == [1, 2]
    assert [one.guests for one in played] == [(HOST, "ben", None, None), (HOST, None, "ben", None)]
    assert [str(one.record.rules).split(",")[0] for one in played] == ["standard", "openspiel"]
    assert all(one.ended is not None for one in played)
