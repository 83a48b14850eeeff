"""A reviewed deal as it is sent, stored and printed: in words and numbers, without the search that judged it."""

from __future__ import annotations

import msgspec

from euchre.review.judgement import Judgement, Kind
from euchre.review.outcome import Par, Split


class WeighedChoice(msgspec.Struct, frozen=True):
    """A choice, and what it is worth to the side of the seat that has it."""

    action: str
    points: float
    """Points of this deal for that side, less the others'."""
    wins: float | None
    """The chance (0..1) that it wins the match; None where all hands are open, and points are exact."""
    error: float
    """The standard error of how much better or worse `wins` is than for the best choice."""
    why: str


class ReviewedDecision(msgspec.Struct, frozen=True):
    """A decision, judged from what its seat knew."""

    seat: int
    kind: Kind
    step: int
    """The index of the action in the match, from 0."""
    position: str
    """The moment as a text to analyse, from this seat."""
    chosen: str
    wins: float
    """The chance that the seat's side then wins the match."""
    loss: float
    """The part of it that was given away."""
    error: float
    """The standard error of the loss."""
    verdict: Judgement
    choices: tuple[WeighedChoice, ...]
    """The best first."""
    edge: float = 0.0
    """The clear gain of the choice over the obvious one, that of a player who does not search; or 0."""


class ReviewedDeal(msgspec.Struct, frozen=True):
    """A deal of a review; tuples of numbers are by side."""

    number: int
    """The number of the deal, from 1."""
    dealer: int
    points: tuple[int, ...] | None
    """The points; None where the cards were dealt again, or the match ended before the deal did."""
    score: tuple[int, ...] | None
    par: Par
    split: Split | None
    """The split of the result; None where the match ended before the deal did."""
    decisions: tuple[ReviewedDecision, ...]
