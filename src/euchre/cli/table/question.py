"""A question that the person at the terminal is asked, until they have answered it."""

from __future__ import annotations

import asyncio
from typing import Final

from euchre.core.actions import Action, Cut, GoUnder
from euchre.core.card_names import card_name
from euchre.core.cards import Card
from euchre.core.state import Phase
from euchre.core.view import View
from euchre.narration.offer import Offer, offers
from euchre.narration.people import People
from euchre.narration.question import question
from euchre.wording import Wording

_UNDER: Final = 3
"""Cards that go under together. Source: the house rule go-under."""


class TakeBack:
    """The answer that takes back the last one."""


class OpenQuestion:
    """The question of a view, and as much of the answer as was given: it may take more than one key."""

    def __init__(self, view: View) -> None:
        self._view: Final = view
        self._answers: Final = asyncio.Queue[Action | TakeBack](maxsize=1)
        self.marked: tuple[Card, ...] = ()
        """The cards that would go under."""
        self.wants_hint = False
        """True if the person waits for a hint until the players are ready."""
        places = cuts(view)
        self._cut_at: int | None = places[len(places) // 2] if places else None

    @property
    def waits(self) -> bool:
        """True until the person answers."""
        return self._answers.empty()

    def give(self, answer: Action | TakeBack) -> None:
        """Give one answer; a key pressed twice is not an answer to the next question."""
        if self.waits:
            self._answers.put_nowait(answer)

    async def answer(self) -> Action | TakeBack:
        """Wait for an answer; after one that the rules do not allow, for another."""
        return await self._answers.get()

    def offers(self, words: Wording) -> tuple[Offer, ...]:
        """The answers besides cards: of the cuts the one chosen, and going under with the cards that are marked."""

        def stands(offer: Offer) -> bool:
            match offer.action:
                case Cut(at):
                    return at == self._cut_at
                case GoUnder(cards):
                    return set(cards) == set(self.marked)
                case _:
                    return True

        return tuple(filter(stands, offers(words, self._view)))

    def move_cut(self, step: int) -> None:
        """Move the cut `step` cards deeper, as far as the rules allow."""
        places = cuts(self._view)
        if self._cut_at is not None:
            self._cut_at = min(max(self._cut_at + step, places[0]), places[-1])

    def mark(self, words: Wording, card: Card) -> str:
        """Mark a card to go under, or take its mark away; says why if it cannot be marked, otherwise ""."""
        if card in self.marked:
            self.marked = tuple(other for other in self.marked if other != card)
            return ""
        refusal = self._refusal(words, card)
        if not refusal:
            self.marked = (*self.marked, card)
        return refusal

    def _refusal(self, words: Wording, card: Card) -> str:
        name = card_name(self._view.rules, card)
        low = {other for action in self._view.legal if isinstance(action, GoUnder) for other in action.cards}
        if not low:
            return words("terminal-under-none")
        if card not in low:
            return words("terminal-under-high", card=name)
        if len(self.marked) == _UNDER:
            return words("terminal-under-full", card=name)
        return ""

    def missing(self, words: Wording) -> str:
        """The number of cards still to be marked to go under, in words; "" if none or not asked."""
        missing = _UNDER - len(self.marked)
        if not missing or not any(isinstance(action, GoUnder) for action in self._view.legal):
            return ""
        return words("terminal-under-missing", missing=missing)


def cuts(view: View) -> tuple[int, ...]:
    """The positions at which the person may cut the pack; empty when they are not asked to."""
    return tuple(action.at for action in view.legal if isinstance(action, Cut))


def question_text(words: Wording, view: View, people: People) -> str:
    """The question, with the keys that help to answer it."""
    sentence = question(words, view, people)
    moves = view.phase is Phase.CUT and view.turn is not None and view.turn == view.seat
    return words("terminal-move-cut", question=sentence.removesuffix(".")) if moves else sentence
