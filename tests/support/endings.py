"""The random endings of the play: any pack, trump and number of players, with or without cards on the table."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import numpy as np

from euchre.core.cards import BENNY, CARDS, Card, Suit, cards_in
from euchre.core.trump import FOLLOWS, FREE
from euchre.fast.lanes import PLACE, to_lanes
from euchre.solve.open_play import OpenPlay

SEATS: Final = {
    4: ((0, 1, 2, 3),),
    3: ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)),
    2: ((0, 1), (0, 3), (1, 2), (2, 3)),
}
"""The seats that may be in play, by their number: both sides always are."""


class Ending(NamedTuple):
    """Trump, the set of cards each seat holds, the seats in the order they play, the cards on the table."""

    trump: Suit
    hands: tuple[int, int, int, int]
    order: tuple[int, ...]
    trick: tuple[Card, ...]

    @property
    def left(self) -> int:
        """Tricks left, the one on the table among them."""
        return self.hands[self.order[-1]].bit_count()

    @property
    def options(self) -> tuple[Card, ...]:
        """The cards that may be played next."""
        hand = self.hands[self.order[len(self.trick)]]
        follow = hand & FOLLOWS[self.trump][self.trick[0]] if self.trick else 0
        return cards_in(follow | hand & FREE[self.trump] if follow else hand)

    def played(self, card: Card) -> Ending:
        """The same with one more card on the table."""
        seat = self.order[len(self.trick)]
        a, b, c, d = (hand & ~(1 << card) if who == seat else hand for who, hand in enumerate(self.hands))
        return self._replace(hands=(a, b, c, d), trick=(*self.trick, card))

    @property
    def position(self) -> OpenPlay:
        """The position given to the compiled solver."""
        table = np.zeros(4, np.uint64)
        for seat, card in zip(self.order, self.trick, strict=False):
            table[seat] = 1 << int(PLACE[self.trump, card])
        lanes = np.array([to_lanes(hand, self.trump) for hand in self.hands], dtype=np.uint64)
        return OpenPlay(self.trump, lanes, self.order[0], table)


def random_ending(rng: Random, left: int, players: int, trump: Suit, lowest: int, benny: bool, on_table: int) -> Ending:
    """An ending with `left` tricks left, cards from `lowest` up, maybe the Benny, and up to `on_table` cards played."""
    pack = [card for card in CARDS if (benny if card == BENNY else card.rank >= lowest)]
    rng.shuffle(pack)
    seats = rng.choice(SEATS[players])
    hands = [0, 0, 0, 0]
    for seat in seats:
        hands[seat] = sum(1 << pack.pop() for _ in range(left))
    first = rng.randrange(players)
    ending = Ending(trump, (hands[0], hands[1], hands[2], hands[3]), seats[first:] + seats[:first], ())
    for _ in range(min(on_table, players - 1)):
        ending = ending.played(rng.choice(ending.options))
    return ending
