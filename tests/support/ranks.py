"""The winner of two cards when only two players are left in the game: the rank of cards, seen at the table."""

from __future__ import annotations

from itertools import pairwise

from euchre.core import law
from euchre.core.actions import Pass
from euchre.core.cards import Suit
from euchre.core.engine import apply
from euchre.core.rules import Rules
from euchre.core.state import Phase
from euchre.core.trump import suit_of
from support.hands import LEFT, PARTNER, deal, play

_TWO_LEFT = "alone_when=before-lead alone_who=either-maker defend_alone=always alone_lead=left-of-loner"


def beats(rules: str, trump: Suit, answer: str, led: str) -> bool:
    """True if `answer`, played to `led`, wins the trick.

    Both sides play alone, the defender leads, and all else that the answering maker holds is trumps.
    """
    table = Rules.parse(f"{rules} {_TWO_LEFT}")
    used = {answer, led}
    up = next(
        str(card) for card in law.pack(table) if suit_of(card, trump) not in (None, trump) and str(card) not in used
    )
    others = [card for card in trumps(trump).split() if card not in used]
    state = deal(table, left=" ".join((answer, *others[:4])), partner=led, up=up)
    for _ in range(4):
        state = apply(state, Pass())
    state = play(state, f"name {trump}")
    while state.phase is Phase.ALONE:
        state = play(state, "alone" if state.turn in (LEFT, PARTNER) else "together")
    return play(state, f"{led} {answer}").turn == LEFT


def ranks(rules: str, trump: Suit, cards: str) -> bool:
    """True if each of these cards of one suit beats the next, whichever of the two is led."""
    return all(
        beats(rules, trump, high, low) and not beats(rules, trump, low, high) for high, low in pairwise(cards.split())
    )


def trumps(trump: Suit, *, benny: bool = False) -> str:
    """The trump suit from the top: (Benny,) Right Bower, Left Bower, ace, king, queen, ten, nine."""
    left = {"c": "s", "s": "c", "h": "d", "d": "h"}[trump.letter]
    rest = " ".join(rank + trump.letter for rank in "AKQT9")
    return f"{'B ' if benny else ''}J{trump.letter} J{left} {rest}"


def plain(suit: Suit, trump: Suit) -> str:
    """A plain suit from the top: ace, king, queen, jack (unless it is the Left Bower), ten, nine."""
    ranks_of_suit = "AKQT9" if suit is trump.next else "AKQJT9"
    return " ".join(rank + suit.letter for rank in ranks_of_suit)
