"""The compiled deal is the same game: it ends as four players `swift` end it in the engine, from any moment on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

import numpy as np
import pytest

from euchre.bots.endings import THROWN, winners
from euchre.bots.policy.bidding import PolicyContext
from euchre.bots.policy.deal import FREE, finish, finish_many
from euchre.bots.policy.nets import policy, policy_context
from euchre.bots.policy.player import SwiftBot
from euchre.bots.policy.policies import networks_play
from euchre.bots.policy.values import by_end
from euchre.core import law
from euchre.core.actions import Action
from euchre.core.cards import Card, set_of
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import Rules
from euchre.core.seating import FOUR
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Phase, State
from euchre.core.view import view
from euchre.equity.stakes import MatchStakes
from euchre.fast.auction_state import LEAD
from euchre.fast.decision import AuctionPosition, auction_position
from euchre.fast.play import CODES
from euchre.worlds.draw import worlds
from support.covering import TABLES as ALL_TABLES
from support.sampling import sampled

SWIFT = SwiftBot()
BEFORE_THE_LEAD = (Phase.BENNY, Phase.ROUND_1, Phase.ROUND_2, Phase.BURY, Phase.ALONE, Phase.GIVE)

TABLES = [rules for rules in ALL_TABLES if networks_play(rules)]
"""The tables of four at which the compiled deals are played on."""


class End(NamedTuple):
    """The end of a deal; cards thrown in have no maker."""

    maker: int | None
    alone: frozenset[int]
    makers_tricks: int
    points: tuple[int, ...]


THROWN_IN = End(None, frozenset(), 0, (0, 0))


def quiet(rules: Rules) -> Rules:
    """The same rules, but hands never play themselves: a claim may take more than the policy would."""
    return rules.but(tram=False, euchre_autoplay=False)


def score_of(rules: Rules, rng: Random) -> tuple[int, ...]:
    """A score at which a game is going on."""
    top = max(law.target(rules), 1)
    return rng.randrange(top), rng.randrange(top)


def dealt(rules: Rules, rng: Random) -> State:
    """A fresh deal at some score, before the first bid; weak hands are played as they are."""
    state = new_match(rules, score=score_of(rules, rng))
    while state.phase not in BEFORE_THE_LEAD:
        state = apply(state, chance(state, rng) if is_chance(state) else legal(state)[0])
    return state


def moments(rules: Rules, seed: int) -> Iterator[State]:
    """The decisions before the first lead of a deal in which everybody says anything, a pass three times in four."""
    rng = Random(seed)
    state = dealt(rules, rng)
    while state.phase in BEFORE_THE_LEAD:
        yield state
        offer = legal(state)
        state = apply(state, offer[0] if str(offer[0]) == "pass" and rng.random() < 0.75 else rng.choice(offer))


def at_the_table(state: State, action: Action) -> tuple[End, State]:
    """The end of the deal in the engine after an action, four players `swift` at the table."""
    before = state.match.last
    state = apply(state, action)
    while state.phase in (*BEFORE_THE_LEAD, Phase.PLAY):
        assert state.turn is not None
        state = apply(state, SWIFT.choose(view(state, state.turn), Random(0)))
    result = state.match.last
    if result is None or result is before or result.maker is None:
        return THROWN_IN, state
    return End(result.maker, frozenset(result.alone), result.tricks[FOUR.side(result.maker)], result.points), state


def told(code: int, rules: Rules, context: PolicyContext) -> End:
    """The meaning of the number that `finish` returns."""
    if code == THROWN:
        return THROWN_IN
    leaf, tricks = divmod(code, CODES)
    maker, mask = int(context.auction.node_maker[leaf]), int(context.auction.node_alone[leaf])
    alone = tuple(seat for seat in range(4) if mask >> seat & 1)
    won = winners(maker & 1, tricks)
    assert won is not None
    return End(maker, frozenset(alone), tricks & 7, law.points(rules, maker, alone, won))


def laid(state: State) -> list[int]:
    """The set of cards each seat has buried or put under the kitty."""
    away = [set_of(card for who, card in state.hidden.buried if who == seat) for seat in range(4)]
    if state.open.under is not None:
        away[state.open.under] |= set_of(state.hidden.under)
    return away


def foretold(state: State, here: AuctionPosition, code: int, context: PolicyContext) -> int:
    """The end of the compiled deal after a choice."""
    hands, away = list(state.hidden.hands), laid(state)
    assert state.turn is not None
    if here.state.stage == LEAD:  # a lone maker lays a card away, and then the play begins
        hands[state.turn] &= ~(1 << code)
        away[state.turn] |= 1 << code
        code = FREE
    return finish(np.array(hands, np.uint64), here.state, code, context, np.array(away, np.uint64))


def check_deal(rules: Rules, seed: int) -> Counter[str]:
    """Compare every choice of a deal with what the table makes of it; how many there were of each kind."""
    seen: Counter[str] = Counter()
    for state in moments(rules, seed):
        assert state.turn is not None
        shown = view(state, state.turn)
        here = auction_position(shown)
        assert shown.open.up_card is not None
        context = policy_context(MatchStakes.of(shown), shown.open.up_card, policy())
        for action, code in zip(shown.legal, here.codes.tolist(), strict=True):
            end, after = at_the_table(state, action)
            found = foretold(state, here, code, context)
            assert told(found, rules, context) == end, f"after {action}"
            if after.over and found != THROWN and law.target(rules):
                assert context.values.node[divmod(found, CODES)] == (after.match.winner == 0)
                seen["match won"] += 1
            seen[state.phase.value] += 1
            seen["thrown in"] += end.maker is None
            seen[f"{len(end.alone)} alone"] += 1
    return seen


@pytest.mark.parametrize("rules", sampled(TABLES, 3), ids=[str(index) for index in range(len(TABLES))])
def test_after_every_choice_a_compiled_deal_ends_as_the_engine_does(rules: Rules) -> None:
    assert check_deal(quiet(rules), 1).total() > 0


@pytest.mark.slow
def test_these_deals_are_thrown_in_played_alone_by_one_or_both_and_decide_matches() -> None:
    seen: Counter[str] = Counter()
    for number, rules in enumerate(TABLES):
        seen += check_deal(quiet(rules), 100 * number) + check_deal(quiet(rules), 100 * number + 1)
    phases = {phase.value for phase in BEFORE_THE_LEAD}
    assert seen.keys() == phases | {"thrown in", "0 alone", "1 alone", "2 alone", "match won"}


@pytest.mark.soak
@pytest.mark.parametrize("rules", sampled(TABLES, 3), ids=[str(index) for index in range(len(TABLES))])
def test_thousands_of_compiled_deals_end_as_the_engine_does(
    rules: Rules, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", "A compiled deal ends as four players `swift` end it in the engine, after every choice")
    trials = sum(check_deal(quiet(rules), seed).total() for seed in range(50))
    record_property("trials", trials)


def test_a_choice_left_free_is_the_policys_own() -> None:
    state = dealt(TABLES[0], Random(3))
    assert state.turn is not None
    shown = view(state, state.turn)
    here = auction_position(shown)
    assert shown.open.up_card is not None
    context = policy_context(MatchStakes.of(shown), shown.open.up_card, policy())
    own = int(here.codes[shown.legal.index(SWIFT.choose(shown, Random(0)))])
    assert foretold(state, here, FREE, context) == foretold(state, here, own, context)


def test_many_worlds_at_once_end_as_each_does_by_itself() -> None:
    state = dealt(TABLES[0], Random(4))
    assert state.turn is not None
    shown = view(state, state.turn)
    here = auction_position(shown)
    assert shown.open.up_card is not None
    context = policy_context(MatchStakes.of(shown), shown.open.up_card, policy())
    drawn = worlds(shown, Random(0), 20)
    found = finish_many(drawn.hands, here.state, here.codes, context, drawn.away)
    assert found.shape == (len(here.codes), 20)
    for row, code in enumerate(here.codes.tolist()):
        for world in range(20):
            assert found[row, world] == finish(drawn.hands[world], here.state, code, context, drawn.away[world])


def test_each_end_has_its_worth_and_a_deal_thrown_in_stands_last() -> None:
    known = policy_context(MatchStakes.of(view(dealt(TABLES[0], Random(4)), 0)), Card.parse("9h"), policy()).values
    worth = by_end(known)
    assert worth[THROWN] == known.thrown
    for leaf, code in ((0, 3), (0, 5), (len(known.node) - 1, 0)):
        assert worth[leaf * CODES + code] == known.node[leaf, code]
