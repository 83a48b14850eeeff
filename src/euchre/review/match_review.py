"""The review of a recorded match: every decision judged, every deal split into luck and play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import starmap
from operator import sub
from typing import Any, NamedTuple

import msgspec

from euchre.core import law
from euchre.core.actions import Action, Deal
from euchre.core.seating import Seating
from euchre.core.state import Result, State, result_between
from euchre.core.view import view
from euchre.position.position import position_of
from euchre.record.egn import untold
from euchre.record.match_record import MatchRecord
from euchre.review.decision import JudgedDecision, Way, is_decision, judge_ways
from euchre.review.figures import PlayerFigures, figures, lost_by_deal
from euchre.review.judgement import ReviewLevel
from euchre.review.luck import is_between, par, settled, split, standing
from euchre.review.outcome import Par, Split
from euchre.review.reviewed_deal import ReviewedDeal, ReviewedDecision, WeighedChoice
from euchre.review.scale import PlayedLevel, level_of
from euchre.wording import Wording

StarMap = Callable[[Callable[..., Any], Iterable[tuple[Any, ...]]], Iterator[Any]]
"""Calls a function with each tuple of arguments, here or in other processes, and gives the results in order."""


class DealReview(NamedTuple):
    """A deal of a match, judged."""

    number: int
    """The number of the deal from 1, through the whole record."""
    dealer: int
    result: Result | None
    """The result; None where the cards were dealt again, or the record ends before the deal does."""
    decisions: tuple[JudgedDecision, ...]
    par: Par
    split: Split | None
    """The split of the result; None where the record ends before the deal does."""
    unjudged: tuple[int, ...] = ()
    """The seats of the decisions left out because they rest on cards or a score that the record does not tell."""

    def __repr__(self) -> str:
        ended = "no result" if self.result is None else f"points {self.result.points}"
        return f"<Deal {self.number}: dealer {self.dealer}, {ended}, {len(self.decisions)} decisions>"

    @property
    def reviewed(self) -> ReviewedDeal:
        """The deal as it is sent, stored and printed."""
        points, score = (None, None) if self.result is None else (self.result.points, self.result.score)
        decisions = tuple(map(_reviewed_decision, self.decisions))
        return ReviewedDeal(self.number, self.dealer, points, score, self.par, self.split, decisions)


def _reviewed_decision(decision: JudgedDecision) -> ReviewedDecision:
    if decision.step is None or decision.position is None:
        raise ValueError("this decision belongs to no record")
    return ReviewedDecision(
        seat=decision.seat,
        kind=decision.kind,
        step=decision.step,
        position=str(decision.position),
        chosen=str(decision.chosen),
        wins=decision.wins,
        loss=decision.loss,
        error=decision.error,
        verdict=decision.verdict,
        choices=tuple(WeighedChoice(**choice.to_json()) for choice in decision.choices),
        edge=decision.edge,
    )


class Review(NamedTuple):
    """A match, judged."""

    record: MatchRecord
    level: ReviewLevel
    seed: int
    deals: tuple[DealReview, ...]

    def __repr__(self) -> str:
        match = f"{len(self.deals)} deals, {len(self.decisions)} decisions, {len(self.worst)} that clearly lost"
        return f"<Review by {self.record.rules}, {self.level}: {match}>"

    @property
    def seating(self) -> Seating:
        """The seats and the sides."""
        return law.seating(self.record.rules)

    @property
    def unjudged(self) -> int:
        """The number of decisions left out because they rest on cards or a score that the record does not tell."""
        return sum(len(deal.unjudged) for deal in self.deals)

    @property
    def decisions(self) -> tuple[JudgedDecision, ...]:
        """The decisions of all deals, in order."""
        return tuple(decision for deal in self.deals for decision in deal.decisions)

    @property
    def worst(self) -> tuple[tuple[DealReview, JudgedDecision], ...]:
        """The decisions with a loss that stands clear of its error, the worst first, each with its deal."""
        found = [(deal, one) for deal in self.deals for one in deal.decisions if one.verdict.counts]
        return tuple(sorted(found, key=lambda pair: -pair[1].loss))

    @property
    def players(self) -> tuple[PlayerFigures, ...]:
        """The figures of the seats, in order."""
        return tuple(figures(seat, len(self.deals), self.decisions) for seat in self.seating.seats)

    @property
    def levels(self) -> tuple[PlayedLevel | None, ...]:
        """The levels at which the seats played, in order, on the scale of our own players.

        Only deals count in which every decision of the seat is judged; None where there is none, or no decision, and
        at tables for which the scale was not measured.
        """
        return tuple(self._level(seat) for seat in self.seating.seats)

    def _level(self, seat: int) -> PlayedLevel | None:
        if all(one.seat != seat for one in self.decisions):
            return None
        whole = [deal.decisions for deal in self.deals if seat not in deal.unjudged]
        return level_of(self.record.rules, lost_by_deal(seat, whole))

    @property
    def luck(self) -> tuple[float, ...]:
        """The change by the cards of all deals in the chances of each side to win the match."""
        lucks = [deal.split.luck for deal in self.deals if deal.split is not None]
        return tuple(sum(luck[side] for luck in lucks) for side in range(self.seating.sides))

    @property
    def without_luck(self) -> tuple[float, ...] | None:
        """The result of the match by side, 1 for a win and 0 for a defeat, less the luck of its cards.

        Over many matches its average is that of the result, and it scatters less; in one match it may be less than 0
        or more than 1. None before the match is over.
        """
        if not self.record.over:
            return None
        won = settled(self.record.rules, self.record.final.match.score, self.record.winner)
        return tuple(map(sub, won, self.luck))

    def to_json(self) -> dict[str, Any]:
        """The review as plain values: lists by seat or by side, in order, and chances from 0 to 1."""
        values = {
            "rules": str(self.record.rules),
            "players": list(self.record.players),
            "level": self.level,
            "seed": self.seed,
            "winner": self.record.winner,
            "luck": self.luck,
            "without_luck": self.without_luck,
            "unjudged": self.unjudged,
            "levels": self.levels,
            "figures": self.players,
            "deals": [deal.reviewed for deal in self.deals],
        }
        return msgspec.json.decode(msgspec.json.encode(values), type=dict[str, Any])


Judge = Callable[[tuple[Way, ...], str, ReviewLevel, Wording | None], JudgedDecision | None]
"""Judges a decision, as `euchre.review.decision.judge_ways` does."""


def review_deal(
    record: MatchRecord,
    number: int,
    level: ReviewLevel = "quick",
    *,
    seed: int = 1,
    words: Wording | None = None,
    judge: Judge = judge_ways,
) -> DealReview:
    """Review a deal (from 1), as in the review of the whole match; reasons are in these `words`.

    `judge` may remember what it has judged before. Raises `IllegalAction` as `review` does, and `ValueError` for a deal
    there is not.
    """
    deal = next(_deals(record, number), None)
    if deal is None:
        raise ValueError(f"this match has no deal {number}")
    judged = [judge(*asked, words) for asked in _wanted(deal, level, seed)]
    return _reviewed(deal, _decided(deal, iter(judged)), par(*_strong(deal, seed)))


def count(record: MatchRecord) -> int:
    """The number of results `review` asks for: one for each decision it judges, one for each deal."""
    deals = tuple(_deals(record))
    return len(deals) + sum(len(deal.moves) for deal in deals)


def review(record: MatchRecord, level: ReviewLevel = "quick", *, seed: int = 1, run: StarMap = starmap) -> Review:
    """Review a match: each decision from what its seat knew, each deal split into luck and play.

    The same record, level and seed give the same review, however many processes `run` uses. Raises
    `IllegalAction` at the first action that the rules do not allow.
    """
    deals = tuple(_deals(record))
    wanted = [asked for deal in deals for asked in _wanted(deal, level, seed)]
    judged = run(judge_ways, wanted)
    pars = run(par, [_strong(deal, seed) for deal in deals])
    decisions = [_decided(deal, judged) for deal in deals]
    return Review(record, level, seed, tuple(map(_reviewed, deals, decisions, pars)))


class _Move(NamedTuple):
    """A decision that the record tells in full."""

    number: int
    """Among all decisions of the deal, from 0."""
    step: int
    seat: int
    ways: tuple[Way, ...]
    """The decision; one for each card that the dealer may have buried, where nobody wrote it down."""


class _Deal(NamedTuple):
    """A deal as it was recorded."""

    number: int
    before: State
    dealt: State
    moves: tuple[_Move, ...]
    unjudged: tuple[int, ...]
    """The seats of the decisions that rest on what the record does not tell."""
    after: State


def _wanted(deal: _Deal, level: ReviewLevel, seed: int) -> list[tuple[tuple[Way, ...], str, ReviewLevel]]:
    """The questions for `judge_ways` about the decisions of a deal."""
    return [(move.ways, f"{seed}/{deal.number}/{move.number}", level) for move in deal.moves]


def _strong(deal: _Deal, seed: int) -> tuple[State, str]:
    """The questions for `par` about a deal."""
    return deal.dealt, f"{seed}/{deal.number}/par"


def _decided(deal: _Deal, judged: Iterator[JudgedDecision | None]) -> tuple[JudgedDecision, ...]:
    """The next decisions, those of this deal, each with its step, but for those whose verdict nobody can tell."""
    decided = [(move.step, next(judged)) for move in deal.moves]
    return tuple(decision._replace(step=step) for step, decision in decided if decision is not None)


def _deals(record: MatchRecord, only: int | None = None) -> Iterator[_Deal]:
    """The deals of a record, or the one with this number."""
    steps, guesses = list(record.steps()), untold(record)
    ends = [state for state, _ in steps[1:]] + [record.final]
    begins = [index for index, (_, action) in enumerate(steps) if isinstance(action, Deal)]
    following_begins = [*begins[1:], len(steps)] if begins else []  # a log may hold its first line only
    for number, (first, following) in enumerate(zip(begins, following_begins, strict=True), 1):
        if only not in (None, number):
            continue
        last = next((index for index in range(first, following) if index > first and is_between(ends[index])), None)
        until = following if last is None else last + 1
        moves: list[_Move] = []
        unjudged: list[int] = []
        dealt, burial = steps[first:until], guesses.burials.get(first)
        buried = [] if burial is None else list(burial.ways(dealt))
        for at, (state, _) in enumerate(dealt):
            if state.turn is None or not is_decision(view(state, state.turn)):
                continue
            is_guess = first + at in guesses.decisions
            if is_guess and (burial is None or at not in burial.decisions):
                unjudged.append(state.turn)
                continue
            ways = tuple(_way(way, at, state.turn) for way in (buried if is_guess else [dealt]) if at < len(way))
            moves.append(_Move(len(moves) + len(unjudged), first + at, state.turn, ways))
        yield _Deal(number, steps[first][0], ends[first], tuple(moves), tuple(unjudged), ends[until - 1])


def _way(steps: list[tuple[State, Action]], at: int, seat: int) -> Way:
    state, action = steps[at]
    return Way(position_of(steps[:at], seat), view(state, seat), action)


def _reviewed(deal: _Deal, decisions: tuple[JudgedDecision, ...], strong: Par) -> DealReview:
    table = law.seating(deal.before.rules)
    losses = [0.0] * table.players
    for decision in decisions:
        losses[decision.seat] += decision.loss
    lost = tuple(sum(losses[seat] for seat in table.members(side)) for side in range(table.sides))
    is_over = is_between(deal.after)
    judged = {decision.step for decision in decisions}
    unjudged = (*deal.unjudged, *(move.seat for move in deal.moves if move.step not in judged))
    return DealReview(
        deal.number,
        deal.dealt.match.dealer,
        result_between(deal.before, deal.after),
        decisions,
        strong,
        split(standing(deal.before), strong.chances, standing(deal.after), lost) if is_over else None,
        unjudged,
    )
