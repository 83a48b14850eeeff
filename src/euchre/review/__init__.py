"""Judges recorded matches: what each decision was worth, what was luck and what was play."""

from typing import TYPE_CHECKING, Final

from euchre.extras import loader

if TYPE_CHECKING:
    from euchre.review.analysis import Analysis, analyse
    from euchre.review.match_review import DealReview, Review, review
    from euchre.review.whereabouts import Whereabouts, where_cards_lie

__all__ = ["Analysis", "DealReview", "Review", "Whereabouts", "analyse", "review", "where_cards_lie"]

HOMES: Final = {
    "Analysis": "analysis",
    "DealReview": "match_review",
    "Review": "match_review",
    "Whereabouts": "whereabouts",
    "analyse": "analysis",
    "review": "match_review",
    "where_cards_lie": "whereabouts",
}

__getattr__ = loader(__name__, HOMES, "bots")
