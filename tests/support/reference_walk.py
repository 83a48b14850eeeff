"""The random deals and matches on the engine and on the slow reference, compared at every step."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from euchre.core.actions import PASS, Deal
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import Rules
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import State
from support.reference import House, Table, deal
from support.reference_score import Score


class Pair(NamedTuple):
    """The same deal on both, before the first bid."""

    ours: State
    theirs: Table


def house(rules: Rules) -> House:
    """The options as the reference reads them."""
    return {option.name: getattr(rules, option.name) for option in Rules.options()}


def table_of(state: State, pack: Deal) -> Table:
    """The reference's table for a deal that our engine is about to make."""
    deck, cut = [str(card) for card in pack.deck], state.open.cut
    score = list(state.match.score)
    return deal(house(state.rules), state.match.dealer, list(pack.packets), deck[cut:] + deck[:cut], score)


def _dealt(state: State, rng: Random) -> Pair:
    """Draw, cut and deal at random."""
    while True:
        action = chance(state, rng) if is_chance(state) else rng.choice(legal(state))
        if isinstance(action, Deal):
            return Pair(apply(state, action), table_of(state, action))
        state = apply(state, action)


def compare_deal(rules: Rules, rng: Random) -> int:
    """Play a random deal on both; the number of steps compared. Fails at the first difference.

    In half of the deals the players mostly pass, so that those who speak last are asked, too.
    """
    ours, theirs = _dealt(new_match(rules), rng)
    steps, after, theirs = _compared(ours, theirs, rng)
    _compare_end(ours, after, theirs, Score(theirs.house, theirs.dealer))
    return steps


def compare_match(rules: Rules, rng: Random) -> int:
    """Play a random match on both, deal after deal; the number of deals. Fails at the first difference."""
    state, score, deals = new_match(rules), None, 0
    while not state.over:
        ours, theirs = _dealt(state, rng)
        score = score or Score(theirs.house, theirs.dealer)
        assert score.dealer == theirs.dealer, _where(ours, theirs)
        _, state, theirs = _compared(ours, theirs, rng)
        _compare_end(ours, state, theirs, score)
        deals += 1
    assert score is not None
    assert score.over
    assert score.winner == (-1 if state.match.winner is None else state.match.winner)
    return deals


def _compared(ours: State, theirs: Table, rng: Random) -> tuple[int, State, Table]:
    """A deal played to its end on both: how many steps, and where they are then."""
    passes = rng.choice((0.0, 0.85))
    steps = 0
    while words := theirs.legal():
        actions = legal(ours)
        assert ours.turn == theirs.turn, _where(ours, theirs)
        if theirs.word in ("TRAM", "Euchre"):  # the rest plays itself: any one card will do
            assert ours.contract is not None, _where(ours, theirs)
            assert ours.contract.word == theirs.word, _where(ours, theirs)
            assert len(actions) == 1, _where(ours, theirs)
            assert str(actions[0]) in words, _where(ours, theirs)
        else:
            assert len(actions) == len(words), _where(ours, theirs)
            assert {_sorted(str(action)) for action in actions} == set(map(_sorted, words)), _where(ours, theirs)
        choice = PASS if PASS in actions and rng.random() < passes else rng.choice(actions)
        ours, theirs = apply(ours, choice), theirs.do(str(choice))
        steps += 1
    return steps, ours, theirs


def _compare_end(began: State, ours: State, theirs: Table, score: Score) -> None:
    """The result of a deal, and what the score is with it."""
    game, before = score.ended + 1, list(score.points)
    got, last = score.write(theirs), ours.match.last
    if got is None:
        assert last is began.match.last
        return
    assert last is not None
    assert last.points == tuple(got), vars(theirs)
    assert last.score == tuple(had + more for had, more in zip(before, got, strict=True))
    assert last.tricks == theirs.tricks_taken()
    assert last.alone == tuple(theirs.alone)
    assert last.game == game
    assert last.game_over == (score.ended == game)
    assert last.winner == (score.winner if last.game_over and score.winner >= 0 else None)
    assert list(ours.match.games) == score.games
    if not ours.over:
        assert list(ours.match.score) == score.points
        assert list(ours.match.tokens) == score.tokens


def _where(ours: State, theirs: Table) -> str:
    return f"{ours.rules}: {vars(theirs)}"


def _sorted(words: str) -> str:
    """Cards that go under may be named in any order."""
    return " ".join(sorted(words.split()))
