"""The words in which advice speaks of cards, suits and shares."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from euchre.core.cards import BENNY, JACK, Card, Suit
from euchre.core.rules import Rules
from euchre.core.speech import card_name
from euchre.core.trump import SUIT_IN_PLAY, is_left_bower

_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven")


def number(count: int) -> str:
    """A small number in letters."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def plural(count: int, word: str) -> str:
    """A word for so many."""
    return word if count == 1 else f"{word}s"


def often(share: float) -> str:
    """How often something happened in the deals looked at: ``78 % of the time``."""
    if share <= 0.0:
        return "almost never"
    if share >= 1.0:
        return "almost every time"
    return f"{min(max(round(100 * share), 1), 99)} % of the time"


def listed(words: Sequence[str]) -> str:
    """Words in a row: ``one, two and three``."""
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def named(rules: Rules, cards: Iterable[Card]) -> list[str]:
    """Cards as the table calls them."""
    return [card_name(rules, card) for card in cards]


def of_suit(suit: Suit) -> str:
    """One card of a suit: ``heart``."""
    return str(suit).removesuffix("s")


def held(hand: Iterable[Card], trump: Suit) -> str:
    """What counts in a hand when this is trump: the bowers, the trumps, the aces beside them."""
    cards = set(hand)
    trumps = {card for card in cards if SUIT_IN_PLAY[trump][card] is trump}
    right = {card for card in trumps if card.rank == JACK and card.suit is trump}
    left = {card for card in trumps if is_left_bower(card, trump)}
    aces = sum(card.rank == 14 for card in cards - trumps)
    words = ["the Benny"] if BENNY in trumps else []
    if right and left:
        words.append("both bowers")
    elif right or left:
        words.append("the right bower" if right else "the left bower")
    rest = len(trumps - right - left - {BENNY})
    if trump is Suit.NO_TRUMP:
        words.append(f"{'an' if aces == 1 else number(aces)} {plural(aces, 'ace')}")
        return listed(words)
    if rest:
        words.append(f"{number(rest)} {'more ' if words else ''}{plural(rest, 'trump')}")
    if not trumps:
        words.append("no trump")
    if aces:
        words.append(f"{'an' if aces == 1 else number(aces)} off-suit {plural(aces, 'ace')}")
    return listed(words)
