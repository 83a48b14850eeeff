"""What a key can answer at the terminal: one cut at a time, and going under with the cards that are marked."""

from __future__ import annotations

from euchre.core.actions import Cut, GoUnder
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
