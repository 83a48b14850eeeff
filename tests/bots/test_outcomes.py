"""The outcomes of a deal for a player's side at tables of two, three and six, worked out on paper."""

from __future__ import annotations

from random import Random

import pytest

from euchre.bots.advice.advice import advise
from euchre.bots.advice.outcomes import NOBODY, outcomes
from euchre.bots.policy.policies import policy_for
from euchre.core.actions import Play
from euchre.core.engine import apply, legal, new_match
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Phase, State, the_contract
from euchre.core.view import view
from euchre.fast.play import CODES


def _first_lead(rules: str, seed: int = 1) -> State:
    """A deal before its first lead, somebody having ordered up."""
    rng, state = Random(seed), new_match(rules)
    while state.phase is not Phase.PLAY:
        choices = legal(state)
        state = apply(state, chance(state, rng) if is_chance(state) else choices[min(1, len(choices) - 1)])
    return state


MAKER = {0: -2, 2: -2, 3: 1, 5: 3}
"""Points of a maker of three less those of the others, by tricks: a euchre brings each other two, a march three."""
OTHER = {0: 2 - 1, 2: 2 - 1, 3: -0.5, 5: -1.5}
"""The same for another player, whose others are the maker and the third."""


def test_the_ends_of_a_deal_of_three_count_against_the_mean_of_the_others() -> None:
    state = _first_lead("three-handed")
    maker, seats = the_contract(state).maker, range(3)
    for seat in seats:
        at = outcomes(view(state, seat))
        found = {tricks: float(at.points[tricks]) for tricks in MAKER}
        assert found == (MAKER if seat == maker else OTHER)
        assert bool(at.ours[3]) == (seat == maker)
        assert at.tricks[-1] == at.tricks[-2] == NOBODY
    chances = [outcomes(view(state, seat)).wins for seat in seats]
    for tricks in MAKER:
        assert sum(float(wins[tricks]) for wins in chances) == pytest.approx(1)
    won = {seat: chances[seat][5] - chances[seat][3] for seat in seats}
    assert won[maker] > 0 > max(won[seat] for seat in seats if seat != maker)


def test_the_ends_of_a_deal_of_six_are_numbered_by_their_contracts() -> None:
    """A march brings a side of three two points; one that the maker plays alone five."""
    rng, state = Random(3), new_match("six-handed")
    while state.phase is not Phase.ROUND_1:
        state = apply(state, chance(state, rng) if is_chance(state) else legal(state)[0])
    seen = view(state, state.turn)
    at, contracts = outcomes(seen), policy_for(seen.rules).contracts(seen)
    side = 0 if state.turn is None else state.turn % 2
    for maker in range(6):
        sign = 1 if maker % 2 == side else -1
        assert at.points[contracts.index((maker, ())) * CODES + 5] == sign * 2
        assert at.points[contracts.index((maker, (maker,))) * CODES + 5] == sign * 5
        assert at.points[contracts.index((maker, ())) * CODES + 1] == sign * -2


@pytest.mark.parametrize("rules", ["two-handed", "three-handed", "six-handed"])
def test_every_choice_of_a_deal_is_advised_on(rules: str) -> None:
    """Check each choice of a whole deal: a chance, points within the rules, and a reason."""
    rng, state, asked = Random(2), _first_lead(rules), 0
    while state.match.last is None:
        seen = view(state, state.turn)
        advised = advise(seen, Random(1), level="beginner")
        assert {one.action for one in advised} == set(seen.legal)
        assert all(0 <= one.wins <= 1 and -5 <= one.points <= 5 and one.why for one in advised)
        asked += isinstance(advised[0].action, Play)
        state = apply(state, rng.choice(seen.legal))
    assert asked >= 5
