"""A seat knows what it may know: two roads to its view meet, and hidden cards never show in it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.core import law
from euchre.core.actions import Deal, Name
from euchre.core.cards import CARDS, Card, cards_in
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import PRESETS, Rules
from euchre.core.state import State
from euchre.core.view import redact, see, view
from euchre.position.possible_actions import holdable
from support.cases import for_each
from support.covering import ALL_TABLES
from support.other_cards import with_other_cards
from support.sampling import LEAST_OF_ALL, few
from support.walks import walk

QUICK, LONG = 2, 200
tables = pytest.mark.parametrize("rules", ALL_TABLES, ids=range(len(ALL_TABLES)))


def _seats(rules: Rules) -> tuple[int | None, ...]:
    """The players and the spectator."""
    return (*range(rules.players), None)


def _fold(rules: Rules, seed: int, deals: int | None) -> None:
    known = dict.fromkeys(_seats(rules), new_match(rules))
    for step in walk(rules, seed, deals=deals):
        for seat in known:
            known[seat] = see(known[seat], redact(step.state, step.action, seat))
            assert view(known[seat], seat) == view(step.after, seat)


@for_each(few(ALL_TABLES, keep=LEAST_OF_ALL))
def test_folding_what_a_seat_was_shown_gives_its_view(rules: Rules) -> None:
    for seed in range(QUICK):
        _fold(rules, seed, deals=4)


@pytest.mark.soak
@pytest.mark.parametrize("hundred", range(LONG // 100))
@tables
def test_folding_many_matches_gives_their_views(
    rules: Rules, hundred: int, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", "In a whole match every seat's own record of it gives exactly its view, at every step")
    record_property("trials", 100)
    for seed in range(100 * hundred + 1_000, 100 * hundred + 1_100):
        _fold(rules, seed, deals=None)


@for_each(few(ALL_TABLES, keep=LEAST_OF_ALL))
def test_the_state_with_blanks_tells_like_the_whole_which_cards_others_may_hold(rules: Rules) -> None:
    known = dict.fromkeys(range(rules.players), new_match(rules))
    for step in walk(rules, seed=3, deals=4):
        for seat in known:
            known[seat] = see(known[seat], redact(step.state, step.action, seat))
            for other in set(known) - {seat}:
                assert holdable(step.after, seat, other) == holdable(known[seat], seat, other)


# Resampling


def _resample(rules: Rules, seed: int, deals: int | None) -> int:
    rng, different = Random(seed), 0
    for step in walk(rules, seed, deals=deals):
        if step.after.open.up_card is None:
            continue
        for seat in _seats(rules):
            other = with_other_cards(step.after, seat, rng)
            assert view(other, seat) == view(step.after, seat)
            different += other != step.after
    return different


@for_each(few(ALL_TABLES, keep=LEAST_OF_ALL))
def test_hidden_cards_never_show_in_a_view(rules: Rules) -> None:
    assert sum(_resample(rules, seed, deals=3) for seed in range(QUICK)) > 20 * QUICK


@pytest.mark.soak
@pytest.mark.parametrize("hundred", range(LONG // 100))
@tables
def test_hidden_cards_never_show_in_the_views_of_many_matches(
    rules: Rules, hundred: int, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", "In a whole match no view changes when all cards hidden from it are exchanged")
    record_property("trials", 100)
    for seed in range(100 * hundred + 1_000, 100 * hundred + 1_100):
        _resample(rules, seed, deals=None)


def _deal_swapped(deal: Deal, slots: list[int], rng: Random) -> Deal:
    """The same deal with the cards of some places of the pack in another order."""
    cards = [deal.deck[slot] for slot in slots]
    rng.shuffle(cards)
    deck = list(deal.deck)
    for slot, card in zip(slots, cards, strict=True):
        deck[slot] = card
    return Deal(tuple(deck), deal.packets)


@given(st.sampled_from(ALL_TABLES), st.integers(0, 2**32), st.integers(0, 5))
@settings(deadline=None, max_examples=60)
def test_another_deal_that_looks_the_same_looks_the_same_until_somebody_else_acts(
    rules: Rules, seed: int, seat: int
) -> None:
    """The cards are dealt differently from the start, not exchanged in a state, so nothing can linger in it."""
    seat %= rules.players
    for step in walk(rules, seed, deals=1):
        if not isinstance(step.action, Deal):
            continue
        cut = step.state.open.cut
        size = len(step.action.deck)
        own = law.dealt_slots(rules, step.state.match.dealer, step.action.packets)[seat]
        kept = {(slot + cut) % size for slot in (*own, law.HAND_SIZE * rules.players)}
        hidden = [slot for slot in range(size) if slot not in kept]
        other = apply(step.state, _deal_swapped(step.action, hidden, Random(seed)))
        assert view(other, seat) == view(step.after, seat)
        assert redact(step.state, _deal_swapped(step.action, hidden, Random(seed)), seat) == redact(
            step.state, step.action, seat
        )
        if step.after.turn == seat:
            for action in legal(other):
                assert view(apply(other, action), None) == view(apply(step.after, action), None)
        return


# The Benny


BLIND = PRESETS["british"].but(cut="none", cut_minimum=1)


def _benny_turned(rules: Rules, order: tuple[Card, ...]) -> State:
    """The dealer is seat 0; the Benny lies on top of the pack once the others are dealt."""
    state = apply(new_match(rules), legal(new_match(rules))[0])
    deck = (*order[:20], CARDS[32], *order[20:])
    return apply(state, Deal(deck, (3, 3, 3, 3)))


@given(st.permutations([card for card in law.pack(BLIND) if card.suit is not None]))
def test_a_dealer_who_names_trump_for_the_benny_has_not_seen_their_cards(order: list[Card]) -> None:
    state = _benny_turned(BLIND, tuple(order))
    sorted_pack = _benny_turned(BLIND, tuple(sorted(order)))
    assert state.turn == 0
    assert not view(state, 0).hand
    assert view(state, 0) == view(sorted_pack, 0)
    assert view(state, 1).hand == state.hand(1)
    chosen = next(action for action in legal(state) if isinstance(action, Name))
    assert set(view(apply(state, chosen), 0).hand) == {*cards_in(state.hidden.hands[0]), CARDS[32]}


def test_a_dealer_who_looks_first_sees_their_cards_before_naming_trump() -> None:
    rules = BLIND.but(benny_turned="dealer-looks-first")
    state = _benny_turned(rules, tuple(card for card in law.pack(rules) if card.suit is not None))
    assert view(state, 0).hand == state.hand(0)
    assert len(state.hand(0)) == 5
