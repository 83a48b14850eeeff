"""The ranking of cards, written out from the rule texts; cards are strings such as "Jh", the Benny is "B"."""

from __future__ import annotations

from functools import cache

SAME_COLOUR = {"c": "s", "s": "c", "d": "h", "h": "d"}


@cache
def ranking(trump: str) -> tuple[str, ...]:
    """The trump suit from the highest card down."""
    if trump == "n":
        return ("B",)
    return ("B", "J" + trump, "J" + SAME_COLOUR[trump], *(rank + trump for rank in "AKQT987"))


@cache
def playing_suit(card: str, trump: str) -> str:
    """The suit a card belongs to once trump is made."""
    return trump if card in ranking(trump) else card[1]


@cache
def better(first: str, second: str, trump: str) -> bool:
    """True if a card takes the trick from one that was winning it."""
    trumps = ranking(trump)
    if first in trumps:
        return second not in trumps or trumps.index(first) < trumps.index(second)
    return second not in trumps and first[1] == second[1] and "AKQJT987".index(first[0]) < "AKQJT987".index(second[0])


def trick_winner(cards: list[tuple[int, str]], trump: str) -> int:
    """The winner of a trick: pairs of seat and card, in the order played."""
    winning = cards[0]
    for play in cards[1:]:
        if better(play[1], winning[1], trump):
            winning = play
    return winning[0]


def beats_all(leads: list[str], hand: list[str], trump: str) -> bool:
    """True if leading trumps, then suits, from the top, takes a trick with every card, whatever this hand plays."""

    def order(card: str) -> tuple[int, int]:
        if card in ranking(trump):
            return 0, ranking(trump).index(card)
        return "cdhs".index(card[1]) + 1, "AKQJT987".index(card[0])

    if not leads:
        return True
    lead, *rest = sorted(leads, key=order)
    suit = playing_suit(lead, trump)
    answers = [card for card in hand if playing_suit(card, trump) == suit] or hand
    return not any(
        better(card, lead, trump) or not beats_all(rest, [other for other in hand if other != card], trump)
        for card in answers
    )
