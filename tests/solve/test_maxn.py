"""The solver for any number of seats and sides: it agrees with trying every card, for all aims."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import NamedTuple

import numpy as np
import pytest

from euchre.core.cards import BENNY, CARDS, Card, Suit, cards_in
from euchre.core.trump import FOLLOWS, FREE
from euchre.fast.lanes import PLACE, to_lanes
from euchre.solve.batch import card_values_many, tricks_many
from euchre.solve.maxn import card_results_many, results_many
from support import plain_solver
from support.plain_solver import Aims
from support.sampling import few

SIDES = {2: 2, 3: 3, 4: 2, 6: 2}
Payoffs = tuple[tuple[float, ...], ...]


class Moment(NamedTuple):
    """A moment of the play: what each seat holds, the seats in the order they play, the cards on the table."""

    trump: Suit
    hands: tuple[int, ...]
    order: tuple[int, ...]
    trick: tuple[Card, ...]

    @property
    def options(self) -> tuple[Card, ...]:
        """The cards that may be played next."""
        hand = self.hands[self.order[len(self.trick)]]
        follow = hand & FOLLOWS[self.trump][self.trick[0]] if self.trick else 0
        return cards_in(follow | hand & FREE[self.trump] if follow else hand)

    def played(self, card: Card) -> Moment:
        """The same with one more card on the table."""
        seat = self.order[len(self.trick)]
        hands = tuple(hand & ~(1 << card) if who == seat else hand for who, hand in enumerate(self.hands))
        return self._replace(hands=hands, trick=(*self.trick, card))


def random_moment(rng: Random, players: int, left: int, out: tuple[int, ...] = (), on_table: int = 0) -> Moment:
    """A position with `left` tricks left in which `out` sit out, and up to `on_table` cards played."""
    lowest, benny = (7, True) if players == 6 else rng.choice(((9, False), (9, True), (7, False)))
    pack = [card for card in CARDS if (benny if card == BENNY else card.rank >= lowest)]
    rng.shuffle(pack)
    hands = tuple(0 if seat in out else sum(1 << pack.pop() for _ in range(left)) for seat in range(players))
    seats = tuple(seat for seat in range(players) if seat not in out)
    first = rng.randrange(len(seats))
    moment = Moment(Suit(rng.randrange(5)), hands, seats[first:] + seats[:first], ())
    for _ in range(min(on_table, len(seats) - 1)):
        moment = moment.played(rng.choice(moment.options))
    return moment


def found_by(moment: Moment, aims: Aims, taken: int) -> tuple[int, dict[Card, int]]:
    """The compiled solver's result of the position, and of each card."""
    hands = np.array([[to_lanes(hand, moment.trump) for hand in moment.hands]], np.uint64)
    table = np.zeros_like(hands)
    for seat, card in zip(moment.order, moment.trick, strict=False):
        table[0, seat] = 1 << int(PLACE[moment.trump, card])
    leader, sides, payoffs = np.array([moment.order[0]]), np.array(aims.sides), np.array(aims.payoffs, np.float64)
    rest = moment.trump is Suit.NO_TRUMP, sides, aims.makers, taken, payoffs
    (cards,) = card_results_many(hands, leader, table, *rest)
    by_card = zip(CARDS, cards[PLACE[moment.trump]].tolist(), strict=True)
    return int(results_many(hands, leader, table, *rest)[0]), {card: n for card, n in by_card if n >= 0}


def _agrees(moment: Moment, aims: Aims, taken: int) -> None:
    result, cards = found_by(moment, aims, taken)
    expected = plain_solver.results(moment.trump, moment.hands, moment.order, moment.trick, aims, taken)
    said = {card: aims.payoffs[tricks] for card, tricks in cards.items()}
    assert said == {card: aims.payoffs[tricks] for card, tricks in expected.items()}, (moment, aims, taken)
    best = plain_solver.result(moment.trump, moment.hands, moment.order, moment.trick, aims, taken)
    assert aims.payoffs[result] == aims.payoffs[best], (moment, aims, taken)


def tricks(sides: int, makers: int) -> Payoffs:
    """The payoffs when every trick counts."""
    return tuple(tuple(float(won if side == makers else -won) for side in range(sides)) for won in range(6))


def points(sides: int, makers: int) -> Payoffs:
    """1 for three tricks, 3 for a march, 2 to each of the others for a euchre, as in cutthroat."""
    made = (0.0, 0.0, 0.0, 1.0, 1.0, 3.0)
    return tuple(tuple(made[won] if side == makers else 2.0 * (won < 3) for side in range(sides)) for won in range(6))


def any_wishes(rng: Random, sides: int) -> Payoffs:
    """The payoffs drawn at random by side, often equal for two results."""
    return tuple(tuple(float(rng.randrange(4)) for _ in range(sides)) for _ in range(6))


def _aims(rng: Random, players: int) -> Aims:
    sides = SIDES[players]
    makers = rng.randrange(sides)
    payoffs = rng.choice((tricks(sides, makers), points(sides, makers), any_wishes(rng, sides)))
    return Aims(tuple(seat % sides for seat in range(players)), makers, payoffs)


TABLES = (
    *((2, ()), (3, ()), (4, ()), (4, (2,)), (4, (0,)), (4, (0, 3))),
    *((6, ()), (6, (2, 4)), (6, (1, 3)), (6, (2, 4, 1, 5))),
)
"""The numbers of players, and the seats that sit out."""


@pytest.mark.parametrize("left", few([1, 2, 3], keep={2}))
def test_endings_are_worth_what_trying_every_card_says(left: int) -> None:
    rng = Random(left)
    for number in range(40 if left < 3 else 12):
        for players, out in TABLES:
            if left == 3 and players - len(out) > 4:
                continue
            moment = random_moment(rng, players, left, out, on_table=number % 4)
            _agrees(moment, _aims(rng, players), rng.randint(0, 5 - left))
        plain_solver.forget()


@pytest.mark.slow
def test_three_tricks_of_six_are_worth_what_trying_every_card_says() -> None:
    rng = Random(7)
    for _ in range(3):
        _agrees(random_moment(rng, 6, 3), _aims(rng, 6), rng.randint(0, 2))
        plain_solver.forget()


@pytest.mark.parametrize(("players", "deals"), few([(2, 60), (3, 9)], keep={2}))
def test_whole_deals_of_two_and_three_are_worth_what_trying_every_card_says(players: int, deals: int) -> None:
    rng = Random(players)
    for _ in range(deals):
        _agrees(random_moment(rng, players, 5), _aims(rng, players), 0)
        plain_solver.forget()


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 140))
def test_many_deals_of_two_three_and_six(seed: int) -> None:
    rng = Random(seed)
    for _ in range(20):
        for players, left, out in ((2, 5, ()), (3, 5, ()), (3, 4, ()), (6, 3, ()), (6, 5, (2, 4, 1, 5))):
            _agrees(
                random_moment(rng, players, left, out, rng.randrange(3)), _aims(rng, players), rng.randint(0, 5 - left)
            )
            plain_solver.forget()


@pytest.mark.parametrize("out", [(), (2,)], ids=["four", "alone"])
@pytest.mark.parametrize("trump", [Suit.HEARTS, Suit.NO_TRUMP], ids=str)
def test_whole_deals_of_four_are_worth_what_the_solver_for_four_says(trump: Suit, out: tuple[int, ...]) -> None:
    rng = Random(trump)
    rows = [[to_lanes(hand, trump) for hand in random_moment(rng, 4, 5, out).hands] for _ in range(150)]
    hands, leader = np.array(rows, np.uint64), np.array([1, 3, 0] * 50)
    table, no_trump = np.zeros_like(hands), trump is Suit.NO_TRUMP
    rest = no_trump, np.array([0, 1, 0, 1]), 0, 0, np.array(tricks(2, 0))
    assert (results_many(hands, leader, table, *rest) == tricks_many(hands, leader, table, no_trump)).all()
    assert (card_results_many(hands, leader, table, *rest) == card_values_many(hands, leader, table, no_trump)).all()


def test_a_defender_may_spare_the_maker_to_stop_the_other_defender() -> None:
    # Hearts are trump. The maker, seat 0, has two tricks of three and leads: its nine of diamonds loses to the ten, so
    # all hangs on its ace of clubs, which seat 2 may trump or let go. A euchre makes seat 1 win the match.
    hands = tuple(sum(1 << Card.parse(name) for name in text.split()) for text in ("Ac 9d", "Tc Td", "Ah 9s"))
    moment = Moment(Suit.HEARTS, hands, (0, 1, 2), ())
    euchre_for_seat_1 = tuple((0.0, 1.0, 0.0) if won < 3 else (0.4, 0.2, 0.4) for won in range(6))
    euchre_for_both = tuple((0.0, 0.5, 0.5) if won < 3 else (0.4, 0.3, 0.3) for won in range(6))
    assert found_by(moment, Aims((0, 1, 2), 0, euchre_for_seat_1), 2)[0] >= 3
    assert found_by(moment, Aims((0, 1, 2), 0, euchre_for_both), 2)[0] < 3


def test_of_results_worth_the_same_to_a_player_the_makers_get_the_worse() -> None:
    # Seat 1 can take the last trick or not, and does not care; the maker, seat 0, does.
    hands = tuple(sum(1 << Card.parse(name) for name in text.split()) for text in ("9d 9c", "Td 8c", "Ts 8s"))
    moment = Moment(Suit.HEARTS, hands, (0, 1, 2), ())
    indifferent = tuple((float(won), 0.0, 0.0) for won in range(6))
    cards = found_by(moment, Aims((0, 1, 2), 0, indifferent), 1)[1]
    assert cards == plain_solver.results(*moment, Aims((0, 1, 2), 0, indifferent), 1)


def test_every_seat_may_sit_anywhere_and_lead() -> None:
    for players, leader in product((2, 3, 6), range(6)):
        if leader < players:
            order = tuple((leader + turn) % players for turn in range(players))
            hands = tuple(1 << card for card in CARDS[:players])
            moment = Moment(Suit.SPADES, hands, order, ())
            aims = Aims(tuple(seat % SIDES[players] for seat in range(players)), 0, tricks(SIDES[players], 0))
            _agrees(moment, aims, 4)
