"""The invariants of every step of every match, whatever the house rules."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from contextlib import suppress
from itertools import permutations
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from euchre.core import law
from euchre.core.actions import Action, AskPartner, Bury, Deal, Draw, Give, GoUnder, Name, Play, parse_action
from euchre.core.cards import BENNY, CARDS, SUITS, Card, Suit, card_of, cards_in
from euchre.core.engine import apply, legal, new_match, replay
from euchre.core.errors import IllegalAction, RuleConflict
from euchre.core.rules import PRESETS, Option, Rules
from euchre.core.state import Phase, State
from support import sampling
from support.cases import for_each
from support.covering import ALL_TABLES, COVERING, COVERING_ALL
from support.walks import EVERYTHING, Step, walk

QUICK, LONG = 1, 1_000
tables = pytest.mark.parametrize("rules", ALL_TABLES, ids=range(len(ALL_TABLES)))
drawn_tables = st.sampled_from(ALL_TABLES)
seeds = st.integers(0, 2**32)
few = settings(deadline=None, max_examples=40)


NAMED = [option for option in Rules.options() if isinstance(option.default, str)]


@pytest.mark.parametrize("rows", [COVERING, COVERING_ALL], ids=["four", "all"])
def test_the_covering_rows_hold_every_pair_of_choices_that_goes_together(rows: tuple[Rules, ...]) -> None:
    for left in NAMED:
        for right in NAMED:
            for pair in _pairs_that_go_together(left, right):
                assert any((getattr(r, left.name), getattr(r, right.name)) == pair for r in rows), pair


@pytest.mark.parametrize("preset", ["standard", "two-handed", "three-handed", "six-handed"])
def test_the_covering_rows_have_every_choice_for_each_number_of_players(preset: str) -> None:
    usual = PRESETS[preset]
    rows = [rules for rules in COVERING_ALL if rules.players == usual.players]
    for option in NAMED:
        for choice in option.choices:
            with suppress(RuleConflict):
                usual.but(**{option.name: choice})
                assert choice in {getattr(rules, option.name) for rules in rows}, (option.name, choice)


def _pairs_that_go_together(left: Option, right: Option) -> list[tuple[object, object]]:
    pairs: list[tuple[object, object]] = []
    if left.name >= right.name:
        return pairs
    for one in left.choices:
        for other in right.choices:
            try:
                PRESETS["standard"].but(**{left.name: one, right.name: other})
            except RuleConflict:
                continue
            pairs.append((one, other))
    return pairs


# One match


def _check_match(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    actions: list[Action] = []
    state = new_match(rules)
    for step in walk(rules, seed):
        _check_legal(step, rng)
        _check_cards(step.after)
        _check_score(step)
        actions.append(step.action)
        state = step.after
    assert state.over
    assert legal(state) == ()
    assert replay(rules, actions) == state
    middle = rng.randrange(len(actions))
    assert pickle.loads(pickle.dumps(replay(rules, actions[:middle]))) == replay(rules, actions[:middle])
    assert [parse_action(str(action)) for action in actions] == actions


def _check_legal(step: Step, rng: Random) -> None:
    state, before = step.state, (step.state._values(), hash(step.state))
    offered = legal(state)
    assert offered
    assert len(set(offered)) == len(offered)
    for action in offered:
        assert apply(state, action) != state
    for action in rng.sample(EVERYTHING, 5):
        if action in offered:
            apply(state, action)
        else:
            with pytest.raises(IllegalAction) as refused:
                apply(state, action)
            assert refused.value.sentence.endswith(".")
            assert "/" in refused.value.code
    assert (state._values(), hash(state)) == before


def _check_cards(state: State) -> None:
    shown, hidden = state.open, state.hidden
    if shown.up_card is None:
        assert hidden.hands == ()
        return
    on_table = [*state.trick, *(card for trick in state.tricks for card in trick.cards)]
    everywhere = [card for seat in range(state.rules.players) for card in state.hand(seat)]
    everywhere += [*on_table, *hidden.kitty, *hidden.under, *(card for _, card in hidden.buried)]
    if state.contract is None or not state.contract.taken:
        everywhere.append(shown.up_card)
    assert sorted(everywhere) == list(law.pack(state.rules))
    assert sorted(on_table) == list(cards_in(state.played))


def _check_score(step: Step) -> None:
    before, after = step.state.match, step.after.match
    last = after.last
    if last is before.last or last is None:
        assert after is before or isinstance(step.action, Draw) or step.after.phase in (Phase.CUT, Phase.DEAL)
        assert after.score == before.score
        return
    assert sum(last.tricks) == (0 if last.trump is None else 5)
    assert 0 in last.points
    assert last.dealer == before.dealer
    assert last.score == tuple(had + got for had, got in zip(before.score, last.points, strict=True))
    rules, won, begun = step.state.rules, [0 for _ in last.score], [0 for _ in last.score]
    if last.winner is not None:
        others = [score for side, score in enumerate(last.score) if side != last.winner]
        won[last.winner] = 2 if rules.slam and not any(others) else 1
        begun[last.winner] = min(last.score[last.winner] - rules.target, rules.target - 1) if rules.laps else 0
        assert last.game_over
        assert max(others) < last.score[last.winner]
    assert list(after.score) == (list(last.score) if not last.game_over or step.after.over else begun)
    assert after.games == tuple(had + got for had, got in zip(before.games, won, strict=True))
    assert after.dealer == (before.dealer if step.after.over else (before.dealer + 1) % step.state.rules.players)


@for_each(sampling.few(ALL_TABLES, keep=sampling.LEAST_OF_ALL))
def test_every_random_match_keeps_the_laws_of_the_table(rules: Rules) -> None:
    for seed in range(QUICK):
        _check_match(rules, seed)


@pytest.mark.soak
@pytest.mark.parametrize("hundred", range(LONG // 100))
@tables
def test_a_thousand_random_matches_keep_the_laws_of_the_table(
    rules: Rules, hundred: int, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", "A random match keeps the laws of the table at every step, whatever the house rules")
    record_property("trials", 100)
    for seed in range(100 * hundred + 1_000, 100 * hundred + 1_100):
        _check_match(rules, seed)


@pytest.mark.parametrize("examples", sampling.few([5, 40], keep={5}))
def test_everything_that_is_not_legal_is_refused(examples: int) -> None:
    @settings(deadline=None, max_examples=examples)
    @given(drawn_tables, seeds)
    def check(rules: Rules, seed: int) -> None:
        for step in walk(rules, seed, deals=1):
            offered = legal(step.state)
            for action in EVERYTHING:
                if action not in offered:
                    with pytest.raises(IllegalAction):
                        apply(step.state, action)

    check()


# Equality


@few
@given(drawn_tables, seeds)
def test_equal_states_have_equal_hashes_and_every_action_changes_the_state(rules: Rules, seed: int) -> None:
    once, again = (list(walk(rules, seed, deals=2)) for _ in range(2))
    assert [hash(step.after) for step in once] == [hash(step.after) for step in again]
    assert [step.after for step in once] == [step.after for step in again]
    assert all(step.state != step.after for step in once)
    assert once[0].after != "a state"


@few
@given(drawn_tables, seeds)
def test_a_state_never_changes(rules: Rules, seed: int) -> None:
    *_, last = walk(rules, seed, deals=1)
    with pytest.raises(AttributeError, match="never changes"):
        last.after.turn = 0
    with pytest.raises(AttributeError, match="never changes"):
        del last.after.turn
    restored = pickle.loads(pickle.dumps(last.state))
    assert (restored, hash(restored), type(restored)) == (last.state, hash(last.state), State)


# Symmetry


def _turned(action: Action, turn: int, players: int) -> Action:
    match action:
        case Draw(seat) | AskPartner(seat):
            return type(action)((seat + turn) % players)
        case _:
            return action


def _turn(rules: Rules, seed: int, turn: int, deals: int) -> None:
    """Compare a match with the same match at a table turned by `turn` seats: all else turns with it."""
    turned, players = new_match(rules), rules.players
    for step in walk(rules, seed, deals=deals):
        if step.state.phase is not Phase.DRAW:
            assert legal(turned) == tuple(_turned(action, turn, players) for action in legal(step.state))
        turned = apply(turned, _turned(step.action, turn, players))
        state = step.after
        assert turned.turn == (None if state.turn is None else (state.turn + turn) % players)
        assert [turned.hand((seat + turn) % players) for seat in range(players)] == [*map(state.hand, range(players))]
        sides = len(state.match.score)
        for side in range(sides):
            theirs = (side + turn) % sides
            assert turned.match.score[theirs] == state.match.score[side]
            assert turned.match.games[theirs] == state.match.games[side]
            assert turned.match.tokens[theirs] == state.match.tokens[side]


@for_each(sampling.few(ALL_TABLES, keep=sampling.LEAST_OF_ALL))
def test_turning_the_table_changes_nothing_but_the_seats(rules: Rules) -> None:
    for turn in range(1, rules.players):
        _turn(rules, seed=turn, turn=turn, deals=1)


@pytest.mark.slow
@few
@given(drawn_tables, seeds, st.integers(1, 5))
def test_turning_any_table_changes_nothing_but_the_seats(rules: Rules, seed: int, turn: int) -> None:
    _turn(rules, seed, turn % rules.players, deals=3)


SWAPS = [swap for swap in permutations(SUITS) if all(swap[suit].next is swap[suit.next] for suit in SUITS)]


def _swap_card(card: Card, swap: tuple[Suit, ...]) -> Card:
    return card if card.suit is None else card_of(swap[card.suit], card.rank)


def _swap(action: Action, swap: tuple[Suit, ...]) -> Action:
    match action:
        case Deal(deck, packets):
            return Deal(tuple(_swap_card(card, swap) for card in deck), packets)
        case GoUnder(cards):
            return GoUnder(tuple(sorted(_swap_card(card, swap) for card in cards)))
        case Bury(card) | Give(card) if card is not None:
            return type(action)(_swap_card(card, swap))
        case Play(card):
            return Play(_swap_card(card, swap))
        case Name(suit, alone) if suit is not Suit.NO_TRUMP:
            return Name(swap[suit], alone)
        case _:
            return action


def test_eight_ways_to_rename_suits_respect_colour() -> None:
    assert len(SWAPS) == 8
    assert _swap_card(BENNY, SWAPS[-1]) is BENNY


@few
@given(drawn_tables, seeds, st.sampled_from(SWAPS))
def test_renaming_suits_within_the_colours_changes_nothing_else(
    rules: Rules, seed: int, swap: tuple[Suit, ...]
) -> None:
    assume(rules.benny_turned != "bid-as-spades" or swap[Suit.SPADES] is Suit.SPADES)
    swapped = new_match(rules)
    for step in walk(rules, seed, deals=3):
        state = step.state
        if state.contract is not None and state.contract.word is not None:
            forced = legal(swapped)  # which card a hand plays by itself may differ; the points may not
            assert len(forced) == len(legal(state)) == 1
            swapped = apply(swapped, forced[0])
        else:
            deal_options = state.phase is Phase.DEAL
            assert deal_options or set(legal(swapped)) == {_swap(action, swap) for action in legal(state)}
            assert swapped.turn == state.turn
            swapped = apply(swapped, _swap(step.action, swap))
        assert swapped.match.score == step.after.match.score


# Rules


@st.composite
def house_rules(draw: st.DrawFn) -> Rules:
    """Draw valid rules: options changed one after another, those that would be refused left out."""
    rules = draw(st.sampled_from(list(PRESETS.values())))
    for option in draw(st.permutations(Rules.options()))[:12]:
        try:
            rules = rules.but(**{option.name: draw(st.sampled_from(option.choices))})
        except RuleConflict:
            continue
    return rules


@given(house_rules())
@settings(deadline=None)
def test_rules_read_back_what_they_write(rules: Rules) -> None:
    assert Rules.parse(str(rules)) == rules
    assert Rules.parse(str(rules).replace(",", " ").upper().lower()) == rules
    assert hash(Rules.parse(str(rules))) == hash(rules)
    assert pickle.loads(pickle.dumps(rules)) == rules


@pytest.mark.slow
@few
@given(house_rules(), seeds)
def test_a_deal_can_be_played_under_any_rules(rules: Rules, seed: int) -> None:
    for step in walk(rules, seed, deals=1):
        _check_cards(step.after)
        _check_score(step)


def test_every_card_and_every_action_reads_back_what_it_writes() -> None:
    assert [Card.parse(str(card)) for card in CARDS] == list(CARDS)
    whole = [action for action in EVERYTHING if action not in (Bury(None), Give(None))]
    assert [parse_action(str(action)) for action in whole] == whole
