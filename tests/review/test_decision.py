"""The judgement of a decision: plainly right, plainly wrong, and from what the seat knew alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, islice
from random import Random

import pytest
from benchmarks.house.player import HouseBot

from euchre.bots.play import moves
from euchre.core import law
from euchre.core.actions import Order, Pass, parse_action
from euchre.core.engine import new_match
from euchre.core.rules import PRESETS
from euchre.core.state import State, with_hands
from euchre.core.view import view
from euchre.review.decision import is_decision, judge
from euchre.review.judgement import Judgement
from euchre.worlds.draw import worlds
from support.hands import DEALER, LEFT, deal, play
from support.sampling import few

BOWERS = "Jh Jd Ah Kh"
"""The four highest trumps once the up-card, the queen of hearts, is taken."""


def test_passing_a_hand_that_takes_every_trick_is_a_blunder_and_alone_is_best() -> None:
    """Pass at six all, where a march alone wins the match and one with the partner brings two of the four points."""
    state = play(deal("standard", dealer=f"{BOWERS} 9s", up="Qh", score=(6, 6)), "pass, pass, pass")
    passed = judge(view(state, DEALER), Pass(), "1", "quick")
    assert (passed.kind, passed.verdict) == ("order", Judgement.BLUNDER)
    assert passed.best.action == Order(alone=True)
    alone = judge(view(state, DEALER), Order(alone=True), "1", "quick")
    assert (alone.loss, alone.verdict) == (0.0, Judgement.BEST)
    together = judge(view(state, DEALER), Order(), "1", "quick")
    assert together.verdict is Judgement.BLUNDER


def test_ordering_an_opponent_up_without_trumps_or_aces_is_a_blunder() -> None:
    state = deal("standard", left="9s Ts 9c Tc 9d", up="Jh", score=(8, 8))
    ordered = judge(view(state, LEFT), Order(), "1", "quick")
    assert (ordered.kind, ordered.best.action, ordered.verdict) == ("order", Pass(), Judgement.BLUNDER)


def test_a_choice_that_is_not_there_is_refused() -> None:
    state = deal("standard", up="Jh")
    with pytest.raises(ValueError, match="play 9s is not among the choices"):
        judge(view(state, LEFT), parse_action("play 9s"), "1", "quick")


@pytest.mark.parametrize("rules", few(sorted(PRESETS), keep={"british"}))
def test_the_cards_that_a_seat_does_not_see_change_nothing(rules: str) -> None:
    assert _judged_alike(rules, 6) == 6


@pytest.mark.soak
@pytest.mark.parametrize("rules", sorted(PRESETS))
def test_the_cards_that_a_seat_does_not_see_change_nothing_in_5000_positions(
    rules: str, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", "Hidden cards dealt anew, a decision is judged the same")
    positions = 5_000 // len(PRESETS)
    record_property("trials", positions)
    assert _judged_alike(rules, positions) == positions


def _judged_alike(rules: str, positions: int) -> int:
    """Count the positions judged alike, as they were and with the hidden cards dealt again."""
    rng, changed = Random(rules), 0
    for number, (state, seat) in enumerate(islice(_decisions(rules), positions)):
        seen, other = view(state, seat), _dealt_anew(state, seat, rng)
        changed += other.hidden.hands != state.hidden.hands
        assert view(other, seat) == seen
        chosen = rng.choice(seen.legal)
        assert judge(view(other, seat), chosen, str(number), "quick") == judge(seen, chosen, str(number), "quick")
    assert changed > positions / 2
    return positions


def _decisions(rules: str) -> Iterator[tuple[State, int]]:
    """Positions of matches of house players, and the seats whose turn it is."""
    for match in count():
        for move in moves(new_match(PRESETS[rules]), (HouseBot(),) * law.seating(PRESETS[rules]).players, match):
            if (seat := move.before.turn) is not None and is_decision(seen := view(move.before, seat)) and seen.hand:
                yield move.before, seat


def _dealt_anew(state: State, seat: int, rng: Random) -> State:
    """The same state with other hands that fit what a seat has seen."""
    drawn = worlds(view(state, seat), rng, 1)
    return with_hands(state, tuple(int(hand) for hand in drawn.hands[0]))
