"""What the person is about to answer: the cards that are to go under, and where the pack would be cut."""

from __future__ import annotations

from typing import Final

from euchre.cli.table.key_answers import cuts, offered
from euchre.core.actions import GoUnder
from euchre.core.card_names import card_name
from euchre.core.cards import Card
from euchre.core.view import View
from euchre.narration.offer import Offer
from euchre.wording import Wording

_UNDER: Final = 3
"""Cards that go under together. Source: the house rule go-under."""


class PartialAnswer:
    """An answer that takes more than one key."""

    def __init__(self) -> None:
        self.marked: tuple[Card, ...] = ()
        """The cards that would go under."""
        self._cut_at: int | None = None

    def begin(self, view: View) -> None:
        """Mark nothing, and cut in the middle."""
        places = cuts(view)
        self.marked = ()
        self._cut_at = places[len(places) // 2] if places else None

    def offers(self, words: Wording, view: View) -> tuple[Offer, ...]:
        """The answers that are not cards of the hand."""
        return offered(words, view, cut_at=self._cut_at, marked=self.marked)

    def move_cut(self, view: View, step: int) -> None:
        """Cut so many cards deeper, as far as the rules allow."""
        places = cuts(view)
        if self._cut_at is not None and places:
            self._cut_at = min(max(self._cut_at + step, places[0]), places[-1])

    def mark(self, view: View, card: Card) -> str:
        """Mark a card to go under, or take its mark away; says why if it cannot be marked, otherwise ""."""
        if card in self.marked:
            self.marked = tuple(other for other in self.marked if other != card)
            return ""
        refusal = self._refused(view, card)
        if not refusal:
            self.marked = (*self.marked, card)
        return refusal

    def _refused(self, view: View, card: Card) -> str:
        name = card_name(view.rules, card)
        low = {other for action in view.legal if isinstance(action, GoUnder) for other in action.cards}
        if not low:
            return "Nothing can go under now: that takes three cards of ten or lower."
        if card not in low:
            return f"{name} may not go under: only cards of ten or lower may."
        if len(self.marked) == _UNDER:
            return f"Three cards are marked already: take a mark away before you mark {name}."
        return ""

    def missing(self, view: View) -> str:
        """How many more cards must be marked to go under, or "" if none or if it is not asked."""
        missing = _UNDER - len(self.marked)
        if not missing or not any(isinstance(action, GoUnder) for action in view.legal):
            return ""
        return f"Three cards go under together: mark {missing} more."
