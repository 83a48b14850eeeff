"""Compiled random deals are the game of the core: it replays them choice by choice."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.actions import (
    Action,
    Alone,
    Bury,
    Deal,
    Draw,
    Give,
    GoUnder,
    Keep,
    Name,
    Order,
    Pass,
    Play,
    Redeal,
    Together,
    Tram,
)
from euchre.core.cards import CARDS, Card, Suit, cards_in
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import PRESETS, Rules
from euchre.core.state import Phase, State
from euchre.fast.deal_tables import deal_tables
from euchre.fast.random import trace as said
from euchre.fast.random.deals import NOBODY, Deals, deals_of, random_deals
from support.covering import TABLES
from support.sampling import FEW

_ROWS = 600
"""Room for a dozen farmer's hands in a deal."""


def _recorded(rules: Rules, number: int, seed: int) -> tuple[NDArray[np.int8], NDArray[np.int64]]:
    trails = np.zeros((number, _ROWS, 3), dtype=np.int64)
    ends = deals_of(deal_tables(rules), number, np.uint64(seed), trails)
    return ends, trails


def _choices(trail: NDArray[np.int64]) -> Iterator[tuple[int, int, int]]:
    for row in trail[1 : trail[0, 0] + 1].tolist():
        yield row[0], row[1], row[2]


def _action(what: int, value: int, state: State) -> Action:
    if what == said.CALLS:
        alone = value >= 8
        return Order(alone) if state.phase is Phase.ROUND_1 else Name(Suit(value & 7), alone)
    plain: dict[int, Action] = {
        said.GOES: GoUnder(cards_in(value)),
        said.BURIES: Bury(CARDS[value % 33]),
        said.GIVES: Give(CARDS[value % 33]),
        said.PLAYS: Play(CARDS[value % 33]),
        said.KEEPS: Keep(),
        said.ASKS_ANEW: Redeal(),
        said.PASSES: Pass(),
        said.SAYS_ALONE: Alone(),
        said.SAYS_TOGETHER: Together(),
        said.TRAM: Tram(),
    }
    return plain[what]


def _dealt(state: State, deck: list[Card]) -> State:
    """The core's deal of a shuffled pack that goes round by fives from the dealer's left."""
    if state.phase is Phase.CUT:
        state = apply(state, legal(state)[-1])
    rules, dealer = state.rules, state.match.dealer
    packets = law.packets(rules)[len(deck) % len(law.packets(rules))]
    order = [Card(0)] * 20 + deck[20:]
    for step, seat in enumerate(law.from_left(dealer)):
        for slot, card in zip(
            law.dealt_slots(rules, dealer, packets)[seat], deck[5 * step : 5 * step + 5], strict=True
        ):
            order[slot] = card
    cut = len(order) - state.open.cut
    return apply(state, Deal((*order[cut:], *order[:cut]), packets))


def _replayed(rules: Rules, trail: NDArray[np.int64]) -> Iterator[tuple[State, Action | None, int]]:
    """The states of the core before each choice, with what was chosen and among how many; the last one after it."""
    state, deck, sizes = new_match(rules), list[Card](), len(law.pack(rules))
    for what, value, choices in _choices(trail):
        if what == said.DRAWS:
            state = apply(state, Draw(value))
            continue
        if what == said.CARD:
            deck.append(CARDS[value])
            if len(deck) == sizes:
                state, deck = _dealt(state, deck), []
            continue
        action = _action(what, value, state)
        yield state, action, choices
        state = apply(state, action)
    yield state, None, 0


def _check(rules: Rules, number: int, seed: int) -> None:
    ends, trails = _recorded(rules, number, seed)
    for end, trail in zip(ends.tolist(), trails, strict=True):
        for state, action, choices in _replayed(rules, trail):
            if action is not None:
                assert len(legal(state)) == choices, (str(rules), state, action)
        dealer, maker, points = end[0], end[1], (end[4], end[5])
        last = state.match.last
        if maker == NOBODY:
            assert state.phase in {Phase.CUT, Phase.DEAL, Phase.OVER}
            assert last is None or (last.maker is None and last.dealer == dealer)
            assert points == (0, 0)
        else:
            assert last is not None
            assert (last.dealer, last.maker, list(last.tricks), last.points) == (dealer, maker, end[2:4], points)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_core_replays_every_choice_and_comes_to_the_same_points(preset: str) -> None:
    _check(PRESETS[preset], 400, 1)


def test_so_it_is_under_all_house_rules() -> None:
    for seed, rules in enumerate(FEW):
        _check(rules, 40, seed)


@pytest.mark.soak
def test_so_it_is_in_many_deals_under_all_house_rules() -> None:
    for seed, rules in enumerate(TABLES):
        _check(rules, 1500, seed)


def test_the_few_tables_have_every_house_rule() -> None:
    for option in ("weak_hand", "partners_best", "tram", "euchre_autoplay", "holding", "no_trump", "all_pass", "benny"):
        assert {getattr(rules, option) for rules in FEW} == {getattr(rules, option) for rules in TABLES}


_VARIED = (
    "standard",
    "british",
    "online",
    "openspiel,holding=natural,lowest=7",
    "standard,weak_hand=go-under,partners_best=1,no_trump=second-round",
    "standard,weak_hand=farmers-redeal,lowest=7,benny=joker",
)


@pytest.mark.parametrize("text", _VARIED, ids=range(len(_VARIED)))
def test_each_legal_action_is_as_likely_as_any_other(text: str) -> None:
    # For every kind of decision and number of choices: how often the first, second ... of the core's list was chosen.
    # Chi-square with k degrees of freedom has the mean k and the variance 2k: more than five deviations
    # above, and five more for few degrees, come by chance once in a hundred thousand times.
    rules = Rules.parse(text)
    counted: Counter[tuple[Phase, int, int]] = Counter()
    _, trails = _recorded(rules, 1500, 7)
    for trail in trails:
        for state, action, choices in _replayed(rules, trail):
            if action is not None:
                counted[state.phase, choices, legal(state).index(action)] += 1
    for phase, choices in {(phase, choices) for phase, choices, _ in counted}:
        found = [counted[phase, choices, place] for place in range(choices)]
        _assert_even(found)


def _assert_even(found: list[int]) -> None:
    mean = sum(found) / len(found)
    if mean >= 5:
        freedom = len(found) - 1
        chi_square = sum((number - mean) ** 2 / mean for number in found)
        assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 5, found


def test_each_card_comes_as_often_to_each_place_of_the_pack() -> None:
    _, trails = _recorded(PRESETS["british"], 5000, 3)
    cards = trails[:, 2:27, 1]
    assert (trails[:, 2:27, 0] == said.CARD).all()
    for place in range(21):
        _assert_even([int((cards[:, place] == card).sum()) for card in law.pack(PRESETS["british"])])


def test_the_first_dealer_is_anybody() -> None:
    _assert_even(np.bincount(random_deals(PRESETS["standard"], 40_000, 5).dealer, minlength=4).tolist())


def test_the_same_seed_gives_the_same_deals_however_many_follow() -> None:
    few, more = (random_deals(PRESETS["british"], number, 11) for number in (50, 80))
    for part, longer in zip(few, more, strict=True):
        assert (part == longer[:50]).all()
    other = random_deals(PRESETS["british"], 50, 12)
    assert (other.maker != few.maker).any()


def test_the_sides_share_five_tricks_unless_all_passed() -> None:
    rules = Rules.parse("british,holding=natural")  # there is not much to say, so all pass now and then
    deals: Deals = random_deals(rules, 20_000, 2)
    made = deals.maker >= 0
    assert (deals.tricks[made].sum(axis=1) == 5).all()
    assert 0 < made.mean() < 1
    assert not deals.points[~made].any()
    assert not deals.tricks[~made].any()
