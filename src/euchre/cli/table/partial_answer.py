"""What the person is about to answer: the cards that are to go under, and where the pack would be cut."""

from __future__ import annotations

from typing import Final

from euchre.core.actions import Cut, GoUnder
from euchre.core.card_names import card_name
from euchre.core.cards import Card
from euchre.core.state import Phase
from euchre.core.view import View
from euchre.narration.offer import Offer, offers
from euchre.narration.people import People
from euchre.narration.question import question
from euchre.wording import Wording


def offered(
    words: Wording, view: View, *, cut_at: int | None = None, marked: tuple[Card, ...] = ()
) -> tuple[Offer, ...]:
    """The answers that are not cards of the hand.

    `cut_at` is where the person would cut the pack, `marked` the cards they would put under the kitty.
    """

    def now(offer: Offer) -> bool:
        match offer.action:
            case Cut(at):
                return at == cut_at
            case GoUnder(cards):
                return set(cards) == set(marked)
            case _:
                return True

    return tuple(filter(now, offers(words, view)))


def cuts(view: View) -> tuple[int, ...]:
    """Where the person may cut the pack; empty when they are not asked to."""
    return tuple(action.at for action in view.legal if isinstance(action, Cut))


def asked(words: Wording, view: View, people: People) -> str:
    """The question, with the keys that help to answer it."""
    sentence = question(words, view, people)
    moves = view.phase is Phase.CUT and view.turn is not None and view.turn == view.seat
    return f"{sentence.removesuffix('.')}: [ and ] move the cut." if moves else sentence


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
