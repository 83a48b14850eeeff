"""One random deal on the engine and on the slow reference, compared at every step."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from euchre.core.actions import PASS, Deal
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import Rules
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import State
from support.reference import House, Table, deal


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
    return deal(house(state.rules), state.match.dealer, list(pack.packets), deck[cut:] + deck[:cut])


def random_deal(rules: Rules, rng: Random) -> Pair:
    """Draw, cut and deal at random."""
    state = new_match(rules)
    while True:
        action = chance(state, rng) if is_chance(state) else rng.choice(legal(state))
        if isinstance(action, Deal):
            return Pair(apply(state, action), table_of(state, action))
        state = apply(state, action)


def compare_deal(rules: Rules, rng: Random) -> int:
    """Play a random deal on both; the number of steps compared. Fails at the first difference.

    In half of the deals the players mostly pass, so that those who speak last are asked, too.
    """
    ours, theirs = random_deal(rules, rng)
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
    _compare_end(ours, theirs)
    return steps


def _compare_end(ours: State, theirs: Table) -> None:
    repeated = theirs.asks == "redeal" or (theirs.asks == "thrown-in" and theirs.house["all_pass"] == "same-dealer")
    last = ours.match.last
    if repeated:
        assert last is None
        return
    assert last is not None
    assert last.points == theirs.points(), vars(theirs)
    taken = [sum(winner % 2 == side for winner, _ in theirs.tricks) for side in (0, 1)]
    assert last.tricks == tuple(taken)
    assert last.alone == tuple(theirs.alone)


def _where(ours: State, theirs: Table) -> str:
    return f"{ours.rules}: {vars(theirs)}"


def _sorted(words: str) -> str:
    """Cards that go under may be named in any order."""
    return " ".join(sorted(words.split()))
