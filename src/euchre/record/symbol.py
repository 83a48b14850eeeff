"""Cards as Euchre Game Notation writes them, each read as the set of cards that may be meant.

Besides ``9h`` there are ``N`` for a nine, ``R`` and ``L`` for the bowers, ``B`` for the Benny, ``X`` or ``x``
for what nobody knows, and suits by their part in the deal: trump ``t``, next ``n``, the green suits ``g``
and ``h``. In a deal that writes suits so, ``h`` is the second green suit, not hearts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from euchre.core.cards import BENNY, CARDS, JACK, SUITS, Suit, card_of, set_of
from euchre.core.errors import ParseError

_RANKS: Final = {letter: 7 + place for place, letter in enumerate("789TJQKA")} | {"N": 9}
_PRINTED: Final = {suit.letter: suit for suit in SUITS}


class Symbols(NamedTuple):
    """The meaning of the letters in one deal: the pack, the trump once made, and the suits in generic letters."""

    pack: int
    trump: Suit | None
    generic: Mapping[str, Suit]

    def cards(self, text: str) -> int:
        """The set of cards that a symbol may mean; raises `ParseError` for an unknown symbol."""
        meant = self.pack & self._meant(text)
        if not meant:
            raise ParseError("egn/card", f"{text} is not a card of this pack.")
        return meant

    def mixes_greens(self, texts: Iterable[str]) -> bool:
        """True if some of these symbols name a green suit by its part in the deal, and some by its own letter."""
        generic = {letter for letter in ("g", "h") if letter in self.generic}
        letters = {text[1] for text in texts if len(text) == 2}
        named = {_PRINTED.get(letter.lower()) for letter in letters - generic}
        return bool(letters & generic) and any(self.generic[letter] in named for letter in generic)

    def _meant(self, text: str) -> int:
        if text == "B":
            return 1 << BENNY
        if text in ("R", "L"):
            return self._bower(right=text == "R")
        rank, letter = text[0], text[1]
        suits: tuple[Suit, ...]
        if letter == "x":
            suits = SUITS
        elif letter in self.generic:
            suits = (self.generic[letter],)
        elif letter.lower() in _PRINTED:
            suits = (_PRINTED[letter.lower()],)
        else:
            raise ParseError("egn/suit", f"{text} names a suit by its part in the deal, and no trump suit is known.")
        ranks = _RANKS.values() if rank == "X" else (_RANKS[rank],)
        some = set_of(card for card in CARDS if card.suit in suits and card.rank in ranks)
        return some | 1 << BENNY if text == "Xx" else some

    def _bower(self, *, right: bool) -> int:
        if self.trump is None or self.trump is Suit.NO_TRUMP:
            raise ParseError("egn/card", f"{'R' if right else 'L'} is a bower, and no trump suit is known.")
        return 1 << card_of(self.trump if right else self.trump.next, JACK)


def suit_of_up_card(text: str) -> Suit | None:
    """The printed suit of an up-card, or None where its symbol does not tell."""
    return _PRINTED.get(text[-1].lower()) if len(text) == 2 else None


def readings(pack: int, trump: Suit | None, texts: tuple[str, ...]) -> Iterator[Symbols]:
    """The ways to read the symbols of one deal; more than one only where two suits may be green 1 and 2.

    Raises `ParseError` where ``h`` may be hearts as well as the second green suit.
    """
    letters = {text[1] for text in texts if len(text) == 2}
    if not letters & {"t", "n", "g"} or trump is None or trump is Suit.NO_TRUMP:
        yield Symbols(pack, trump, {})  # a generic suit is refused where it stands
        return
    if "h" in letters and letters & set("cdsCDSH"):
        raise ParseError("egn/suit", "the suit h may be hearts or the second green suit: hearts can be written H.")
    one, two = (suit for suit in SUITS if suit not in (trump, trump.next))
    for green in ((one, two), (two, one)):
        yield Symbols(pack, trump, {"t": trump, "n": trump.next, "g": green[0], "h": green[1]})
