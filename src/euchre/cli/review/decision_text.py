"""A judged decision in words: what the player saw, and what the choice cost."""

from __future__ import annotations

from euchre.cli.text import choice_text
from euchre.core.card_names import card_name
from euchre.core.cards import Card
from euchre.core.trump import display_order
from euchre.review.decision import JudgedDecision
from euchre.review.judgement import Judgement
from euchre.review.match_review import DealReview, Review


def costly(review: Review, seat: int | None = None) -> list[tuple[DealReview, JudgedDecision]]:
    """The inaccuracies, mistakes and blunders of a seat, or of all, the worst first, each with its deal."""
    return [(deal, one) for deal, one in review.worst if seat in {None, one.seat} and one.verdict is not Judgement.FINE]


def situation(decision: JudgedDecision) -> str:
    """The player's hand, and what it had to answer: the cards on the table or the card turned up."""
    seen = decision.view
    hand = _cards(decision, display_order(seen.hand, seen.trump))
    if seen.trick:
        return f"{hand}, after {_cards(decision, seen.trick)}"
    if seen.contract is not None or seen.open.up_card is None:
        return hand
    return f"{hand}, {card_name(seen.rules, seen.open.up_card)} turned up"


def cost(decision: JudgedDecision) -> str:
    """The choice made in place of the best one, its loss, and the reason."""
    chosen, best = (choice_text(decision.view, decision.seat, one) for one in (decision.chosen, decision.best.action))
    return (
        f"{decision.verdict.value}, {100 * decision.loss:.1f} ± {100 * decision.error:.1f} points of the chance to win:"
        f" {chosen} instead of {best}. {decision.best.why}"
    )


def _cards(decision: JudgedDecision, cards: tuple[Card, ...]) -> str:
    return " ".join(card_name(decision.view.rules, card) for card in cards)
