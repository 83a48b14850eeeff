"""The open-hand solvers in plain Python: slow, and simple enough to be believed.

It knows the rules from `euchre.core.trump` alone and tries every card, so that the compiled solver can be
held against it. Sets of cards are the 33-bit ints of the core.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from euchre.core.cards import Card, Suit, cards_in
from euchre.core.seating import FOUR
from euchre.core.trump import FOLLOWS, FREE, winner

Hands = tuple[int, int, int, int]
"""The set of cards each seat (0..3) still holds; 0 for a seat that sits out."""


class Aims(NamedTuple):
    """The aims of a deal: the side of each seat, the makers' side, and ``payoffs[tricks][side]``."""

    sides: tuple[int, ...]
    makers: int
    payoffs: tuple[tuple[float, ...], ...]


def side_tricks(trump: Suit, hands: Hands, order: tuple[int, ...], trick: tuple[Card, ...] = ()) -> int:
    """Count the tricks side 0 (seats 0 and 2) takes from here if everybody plays perfectly and sees all cards.

    `order` has the seats in the order they play to this trick, `trick` the cards on the table, which count
    for the trick in progress.
    """
    return _tricks(trump, hands, order, trick)


def card_values(trump: Suit, hands: Hands, order: tuple[int, ...], trick: tuple[Card, ...] = ()) -> dict[Card, int]:
    """Count the tricks side 0 takes after each card that the next player may play."""
    return {card: _after(trump, hands, order, trick, card) for card in cards_in(_options(trump, hands, order, trick))}


def forget() -> None:
    """Give back the memory that positions solved so far take."""
    _tricks.cache_clear()
    result.cache_clear()


def results(
    trump: Suit,
    hands: tuple[int, ...],
    order: tuple[int, ...],
    trick: tuple[Card, ...],
    aims: Aims,
    taken: int,
) -> dict[Card, int]:
    """Count the makers' tricks in all after each card that the next of any number of players may play.

    Everybody plays for their own payoff and, of what is worth the same to them, for fewer tricks of the makers.
    """
    seat = order[len(trick)]
    found = {}
    for card in cards_in(_options(trump, hands, order, trick)):
        left = tuple(hand & ~(1 << card) if who == seat else hand for who, hand in enumerate(hands))
        laid = (*trick, card)
        if len(laid) < len(order):
            found[card] = result(trump, left, order, laid, aims, taken)
        else:
            first = winner(trump, laid)
            won = aims.sides[order[first]] == aims.makers
            found[card] = result(trump, left, order[first:] + order[:first], (), aims, taken + won)
    return found


@lru_cache(maxsize=500_000)
def result(
    trump: Suit,
    hands: tuple[int, ...],
    order: tuple[int, ...],
    trick: tuple[Card, ...],
    aims: Aims,
    taken: int,
) -> int:
    """Count the makers' tricks in all if everybody plays like that."""
    if not trick and not any(hands[seat] for seat in order):
        return taken
    side = aims.sides[order[len(trick)]]
    after = results(trump, hands, order, trick, aims, taken).values()
    return max(after, key=lambda tricks: (aims.payoffs[tricks][side], -tricks))


def _options(trump: Suit, hands: tuple[int, ...], order: tuple[int, ...], trick: tuple[Card, ...]) -> int:
    hand = hands[order[len(trick)]]
    follow = hand & FOLLOWS[trump][trick[0]] if trick else 0
    return follow | hand & FREE[trump] if follow else hand


@lru_cache(maxsize=200_000)
def _tricks(trump: Suit, hands: Hands, order: tuple[int, ...], trick: tuple[Card, ...]) -> int:
    if not trick and not any(hands):
        return 0
    options = cards_in(_options(trump, hands, order, trick))
    values = (_after(trump, hands, order, trick, card) for card in options)
    return min(values) if FOUR.side(order[len(trick)]) else max(values)


def _after(trump: Suit, hands: Hands, order: tuple[int, ...], trick: tuple[Card, ...], card: Card) -> int:
    seat = order[len(trick)]
    left = tuple(hand & ~(1 << card) if who == seat else hand for who, hand in enumerate(hands))
    trick = (*trick, card)
    if len(trick) < len(order):
        return _tricks(trump, left, order, trick)
    first = winner(trump, trick)
    taken = 1 - FOUR.side(order[first])
    return taken + _tricks(trump, left, order[first:] + order[:first], ())
