"""The person's hand: sorted, the bowers marked, a key on every card."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal

from euchre.cli.table.card import CardFace, face, tag
from euchre.core.actions import Bury, Give, GoUnder, Play
from euchre.core.cards import Card, Suit
from euchre.core.state import Phase
from euchre.core.trump import display_order, suit_of
from euchre.core.view import View
from euchre.wording import Wording

PLACES: Final = 8
"""Five cards, the up-card that the dealer takes, and two cards laid aside that a maker takes."""
_USUAL: Final = 6
"""Places that are there also where no card lies."""


class Hand(Horizontal):
    """The cards the person holds, left to right as people sort them."""

    cards: tuple[Card, ...] = ()
    _buries = False
    _trump: Suit | None = None

    def compose(self) -> ComposeResult:
        """The places for the cards of a hand, some of them empty."""
        for number in range(PLACES):
            yield CardFace(id=f"hand-{number + 1}", classes="-tall")

    def show(self, words: Wording, view: View, marked: Collection[Card] = ()) -> None:
        """Lay out the hand. Cards that may not be chosen now are dim; `marked` ones are strong."""
        self.cards = () if view.sits_out else display_order(view.hand, view.trump)
        hidden = 0 if self.cards or view.seat is None else view.counts[view.seat]
        asked = _choosable(view)
        self._buries, self._trump = view.phase is Phase.BURY, view.trump
        crowded = len(self.cards) > _USUAL
        self.set_class(crowded, "-crowded")
        for number, place in enumerate(self.query(CardFace)):
            place.display = number < max(_USUAL, len(self.cards))
            place.can_focus = False
            if number < len(self.cards):
                card = self.cards[number]
                place.can_focus = card in asked
                look = "strong" if card in marked else "dim" if asked and card not in asked else ""
                name, called = face(view.rules, card), tag(words, view.rules, card, view.trump)
                key = str(number + 1)
                # The edge of a narrow card has no room for its key.
                place.lay(name, tag=key if crowded else called, key="" if crowded else key, look=look)
            else:
                place.lay("" if number < hidden else None)

    def card_at(self, place: CardFace) -> Card | None:
        """The card that lies in a place; None where no card lies, or the place is elsewhere on the table."""
        pairs = zip(self.query(CardFace), self.cards, strict=False)
        return next((card for mine, card in pairs if mine is place), None)

    def focus_first(self) -> None:
        """Set the focus on the first card that may be chosen; for a burial, on the one of least worth."""
        places = [place for place in self.query(CardFace) if place.can_focus]
        place = self._least(places) if self._buries else next(iter(places), None)
        if place is not None:
            place.focus()

    def _least(self, places: list[CardFace]) -> CardFace | None:
        """The lowest card that is not trump; where all are trump, the last of the hand."""
        held = [(place, card) for place, card in zip(self.query(CardFace), self.cards, strict=False) if place in places]
        worth = {
            place: (True, -number) if suit_of(card, self._trump) is self._trump else (False, int(card.rank))
            for number, (place, card) in enumerate(held)
        }
        return min(worth, key=worth.__getitem__, default=None)


def _choosable(view: View) -> set[Card]:
    chosen: set[Card] = set()
    for action in view.legal:
        match action:
            case Play(card):
                chosen.add(card)
            case Bury(card) | Give(card) if card is not None:
                chosen.add(card)
            case GoUnder(cards):
                chosen.update(cards)
    return chosen
