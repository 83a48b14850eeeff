"""The seats and partners, for each number of players: written out, as people would point around a table."""

import pickle

import pytest

from euchre.core.cards import parse_cards
from euchre.core.seating import FOUR, SEATINGS, Seating
from euchre.core.state import Trick

PARTNERS = {
    2: ((), ()),
    3: ((), (), ()),
    4: ((2,), (3,), (0,), (1,)),
    6: ((2, 4), (3, 5), (4, 0), (5, 1), (0, 2), (1, 3)),
}
MEMBERS = {2: ((0,), (1,)), 3: ((0,), (1,), (2,)), 4: ((0, 2), (1, 3)), 6: ((0, 2, 4), (1, 3, 5))}
PLACES = {
    2: ("dealer", "left"),
    3: ("dealer", "left", "right"),
    4: ("dealer", "left", "dealers_partner", "right"),
    6: ("dealer", "left", "near_partner", "opposite", "far_partner", "right"),
}
tables = pytest.mark.parametrize("table", SEATINGS.values(), ids=lambda table: str(table.players))


def test_there_are_tables_of_two_three_four_and_six() -> None:
    assert {number: (table.players, table.sides) for number, table in SEATINGS.items()} == {
        2: (2, 2),
        3: (3, 3),
        4: (4, 2),
        6: (6, 2),
    }
    assert FOUR is SEATINGS[4]


@tables
def test_with_two_sides_partners_play_a_contract_together(table: Seating) -> None:
    if table.sides == 2:
        for maker in table.seats:
            assert tuple(table.allies(seat, maker) for seat in table.seats) == PARTNERS[table.players]


def test_of_three_both_defenders_play_against_the_maker() -> None:
    allies = [[SEATINGS[3].allies(seat, maker) for seat in range(3)] for maker in range(3)]
    assert allies == [[(), (2,), (1,)], [(2,), (), (0,)], [(1,), (0,), ()]]


@tables
def test_of_four_and_six_every_second_is_a_partner_and_of_two_and_three_nobody(table: Seating) -> None:
    assert tuple(map(table.partners, table.seats)) == PARTNERS[table.players]
    assert tuple(map(table.members, range(table.sides))) == MEMBERS[table.players]
    for side, members in enumerate(MEMBERS[table.players]):
        assert all(table.side(seat) == side for seat in members)
    assert table.has_partners == (table.players in (4, 6))


def test_only_of_four_somebody_has_the_one_partner() -> None:
    assert list(map(FOUR.partner, FOUR.seats)) == [2, 3, 0, 1]
    for players in (2, 3, 6):
        with pytest.raises(ValueError, match="unpack"):
            SEATINGS[players].partner(0)


@tables
def test_the_turn_goes_clockwise_from_the_dealers_left_to_the_dealer(table: Seating) -> None:
    players = table.players
    assert list(table.seats) == list(range(players))
    for dealer in range(players):
        in_turn = [*range(dealer + 1, players), *range(dealer + 1)]
        assert list(table.from_left(dealer)) == in_turn
        assert table.left_of(dealer) == in_turn[0]
        assert [table.place_of(seat, dealer) for seat in (dealer, *in_turn[:-1])] == list(PLACES[players])
    assert table.places == PLACES[players]


@tables
def test_numbers_by_side_have_one_for_each_side(table: Seating) -> None:
    assert table.nothing == (0,) * table.sides
    for side in range(table.sides):
        ours = [0] * table.sides
        ours[side] = 7
        theirs = [7] * table.sides
        theirs[side] = 0
        assert list(table.by_side(side, 7)) == ours
        assert list(table.against(side, 7)) == theirs


def test_tricks_count_for_the_side_of_whoever_takes_them() -> None:
    cards = parse_cards("Ac Kc")
    tricks = tuple(Trick(0, cards, winner) for winner in (0, 1, 2, 2, 1))
    assert SEATINGS[3].tricks_by_side(tricks) == (1, 2, 2)
    assert SEATINGS[6].tricks_by_side(tricks) == SEATINGS[4].tricks_by_side(tricks) == (3, 2)
    assert SEATINGS[2].tricks_by_side(tuple(Trick(0, cards, winner) for winner in (0, 1, 1))) == (1, 2)
    assert SEATINGS[3].tricks_by_side(()) == (0, 0, 0)


@pytest.mark.parametrize(
    ("players", "alone", "out", "order_from_1"),
    [
        (2, (), set(), (1, 0)),
        (3, (), set(), (1, 2, 0)),
        (4, (), set(), (1, 2, 3, 0)),
        (4, (2,), {0}, (1, 2, 3)),
        (4, (0,), {2}, (1, 3, 0)),
        (4, (0, 1), {2, 3}, (1, 0)),
        (6, (), set(), (1, 2, 3, 4, 5, 0)),
        (6, (4,), {0, 2}, (1, 3, 4, 5)),
        (6, (4, 1), {0, 2, 3, 5}, (1, 4)),
    ],
)
def test_the_partners_of_who_plays_alone_sit_out(
    players: int, alone: tuple[int, ...], out: set[int], order_from_1: tuple[int, ...]
) -> None:
    table = SEATINGS[players]
    assert table.sitting_out(alone) == out
    order = table.order_of_play(alone)
    assert len(order) == players
    assert order[1] == order_from_1
    for leader in set(range(players)) - out:
        turn = order_from_1.index(leader) if leader in order_from_1 else 0
        assert order[leader] == order_from_1[turn:] + order_from_1[:turn]


def test_a_lone_maker_is_the_maker_or_a_partner_of_theirs() -> None:
    six = SEATINGS[6]
    assert six.lone_makers(1, (5, 2)) == (5,)
    assert six.lone_makers(1, (2,)) == ()
    assert six.lone_makers(1, (1,)) == (1,)
    assert six.lone_sides((5, 2)) == {0, 1}
    assert six.lone_sides((3,)) == {1}
    assert FOUR.lone_makers(0, (1, 2)) == (2,)


def test_there_is_one_seating_for_each_number_of_players() -> None:
    for players, seating in SEATINGS.items():
        assert pickle.loads(pickle.dumps(seating)) is seating
        assert str(players) in repr(seating)
