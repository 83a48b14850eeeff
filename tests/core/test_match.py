"""The object for a whole match, chance included, and the value it stands on."""

import copy
import pickle
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from euchre import Match, seating
from euchre.core import law
from euchre.core.actions import Draw, Pass
from euchre.core.engine import apply, new_match, replay
from euchre.core.errors import EuchreError, IllegalAction, ParseError
from euchre.core.rules import PRESETS, Rules
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Phase
from euchre.core.view import view
from support.hands import deal, play


def test_a_match_deals_five_cards_to_everybody_and_waits_for_a_player() -> None:
    match = Match("standard", seed=1)
    assert match.rules == PRESETS["standard"]
    assert [len(match.hand(seat)) for seat in range(4)] == [5, 5, 5, 5]
    assert match.turn == (match.state.match.dealer + 1) % 4
    assert (match.score, match.tricks, match.over) == ((0, 0), (0, 0), False)


def test_the_same_rules_and_seed_deal_the_same_cards_and_others_do_not() -> None:
    assert Match("standard", seed=5).state == Match("standard", seed=5).state
    assert Match("standard", seed=5).state != Match("standard", seed=6).state


def test_a_match_takes_rules_as_a_value_or_as_text() -> None:
    assert Match(Rules.parse("british,target=15"), seed=1).state == Match("british target=15", seed=1).state


def test_a_match_waits_for_the_cut_where_the_pack_is_cut() -> None:
    match = Match("british", seed=2)
    assert match.state.phase is Phase.CUT
    match.play("bump")
    assert match.state.phase in (Phase.ROUND_1, Phase.BENNY)


def test_a_whole_match_can_be_played_by_taking_any_legal_action() -> None:
    match = Match("standard", seed=3)
    while not match.over:
        match.play(match.legal()[-1])
    assert match.turn is None
    assert match.legal() == ()
    assert max(match.score) >= 10
    assert match.state.match.winner == (0 if match.score[0] > match.score[1] else 1)


def test_what_was_done_replays_to_the_same_state() -> None:
    match = Match("north-american", seed=4)
    for _ in range(60):
        match.play(match.legal()[0])
    assert replay(PRESETS["north-american"], match.actions) == match.state


def test_an_action_may_be_given_as_text_or_as_a_value() -> None:
    text, value = Match("standard", seed=1), Match("standard", seed=1)
    assert text.play("pass") == value.play(Pass())


@pytest.mark.parametrize(("action", "error"), [("dance", ParseError), ("name hearts", IllegalAction)])
def test_a_refused_action_changes_nothing(action: str, error: type[ValueError]) -> None:
    match = Match("standard", seed=1)
    before, actions = match.state, list(match.actions)
    with pytest.raises(error):
        match.play(action)
    assert (match.state, match.actions) == (before, actions)


def test_tricks_are_counted_by_side() -> None:
    match = Match("standard", seed=1)
    while match.state.phase is not Phase.PLAY:
        match.play("order" if match.state.phase is Phase.ROUND_1 else match.legal()[0])
    for _ in range(4):
        match.play(match.legal()[0])
    winner = match.turn
    assert winner is not None
    assert match.tricks == ((1, 0) if winner in (0, 2) else (0, 1))
    assert match.view(0).tricks_taken == match.tricks


@pytest.mark.parametrize("rules", PRESETS)
def test_a_match_by_any_preset_is_played_taken_back_saved_and_gone_on_with(rules: str, tmp_path: Path) -> None:
    match, rng = Match(rules, seed=6), Random(rules)
    table = law.seating(match.state.rules)
    assert match.score == match.tricks == table.nothing
    while not match.over:
        before = match.state
        match.play(rng.choice(match.legal()))
        if rng.random() < 0.05:
            twin = copy.copy(match)
            assert match.undo() == twin.actions[len(match.actions)]
            assert match.state == before
            match = twin
    assert (match.turn, len(match.score), len(match.tricks)) == (None, table.sides, table.sides)
    match.save(tmp_path / "match.jsonl")
    assert Match.load(tmp_path / "match.jsonl").state == match.state
    for _ in range(12):
        match.undo()
    assert all(f"Seat {seat}" in match._repr_html_() for seat in table.seats)
    assert len([line for line in str(match).splitlines() if re.match(r"Seat \d: ", line)]) == table.players


def test_seats_and_seeds_may_be_whole_numbers_of_any_library() -> None:
    class Two:
        """A whole number of a library's own, as NumPy has them."""

        def __index__(self) -> int:
            return 2

    match, same = Match("standard", seed=Two()), Match("standard", seed=2)
    assert match.hand(Two()) == same.hand(2)
    assert match.view(Two()) == same.view(2)
    assert str(match.position(Two())) == str(same.position(2))
    for seat in (1.0, "1", None):
        with pytest.raises(EuchreError, match=f"There is no seat {seat}"):
            match.hand(seat)  # type: ignore[arg-type]
    with pytest.raises(EuchreError, match=r"A seed is a whole number, not \[1, 2\]"):
        Match("standard", seed=[1, 2])  # type: ignore[arg-type]


def test_a_seat_is_shown_its_own_hand_and_no_other() -> None:
    match = Match("standard", seed=1)
    assert [match.view(seat).hand for seat in range(4)] == [match.hand(seat) for seat in range(4)]
    assert not match.view(None).hand


# Chance


@pytest.mark.parametrize(
    ("rules", "last"), [("two-handed", 1), ("three-handed", 2), ("standard", 3), ("six-handed", 5)]
)
def test_a_seat_that_the_table_does_not_have_is_refused(rules: str, last: int) -> None:
    match = Match(rules, seed=1)
    for look in (match.hand, match.view, match.position):
        for seat in (-1, last + 1, 9):
            sentence = f"There is no seat {seat}: the seats of this table are 0 to {last}."
            with pytest.raises(EuchreError, match=sentence):
                look(seat)
    assert len(match.hand(last)) == 5


@pytest.mark.parametrize(
    ("rules", "partners"), [("two-handed", ()), ("three-handed", ()), ("standard", (3,)), ("six-handed", (3, 5))]
)
def test_the_seating_of_some_rules_says_who_plays_with_whom(rules: str, partners: tuple[int, ...]) -> None:
    table = seating(Rules.parse(rules))
    assert table.partners(1) == partners
    assert {table.side(seat) for seat in (1, *partners)} == {1}


def test_only_the_draw_and_the_deal_are_left_to_chance() -> None:
    start = new_match(PRESETS["british"])
    assert is_chance(start)
    cut = play(start, "draw 3")
    assert not is_chance(cut)
    assert is_chance(play(cut, "bump"))
    assert not is_chance(deal("british"))


def test_chance_deals_every_card_first_about_equally_often_in_every_allowed_way() -> None:
    dealing = apply(new_match(PRESETS["standard"]), Draw(0))
    rng = Random(1)
    deals = [chance(dealing, rng) for _ in range(960)]
    first = Counter(str(action).split()[2] for action in deals)
    ways = Counter(str(action).split()[1] for action in deals)
    assert len(first) == 24
    assert min(first.values()) > 15, "each card is first about forty times"
    assert set(ways) == {"3333", "2222"}
    assert min(ways.values()) > 400


# The value


def test_a_state_never_changes() -> None:
    state = deal("standard")
    with pytest.raises(AttributeError, match="never changes"):
        state.turn = 2
    with pytest.raises(AttributeError, match="never changes"):
        del state.turn
    assert state.turn == 0


def test_equal_states_are_equal_and_one_key() -> None:
    left, right = play(deal("standard"), "pass"), play(deal("standard"), "pass")
    assert left == right
    assert len({left, right}) == 1
    assert left != deal("standard")
    assert left != "a state"


def test_a_state_survives_being_stored_and_copied() -> None:
    state = play(deal("british"), "order")
    assert pickle.loads(pickle.dumps(state)) == state
    assert copy.copy(state) == state


def test_a_state_says_in_short_where_it_stands() -> None:
    assert repr(deal("standard")) == "<State round-1, turn 0, score (0, 0)>"


def test_before_the_draw_there_is_no_dealer_and_no_card() -> None:
    seen = view(new_match(PRESETS["standard"]), 0)
    assert (seen.dealer, len(seen.hand), seen.counts, seen.open.up_card) == (None, 0, (0, 0, 0, 0), None)
    assert seen.legal == ()


def test_the_view_counts_the_deal_from_one_and_the_cards_everybody_holds() -> None:
    state = play(deal("standard"), "order")
    assert (view(state, None).deal_number, view(state, None).counts) == (1, (5, 5, 5, 6))
    state = play(state, "bury 9d")
    first = view(state, 0).legal[0]
    assert view(apply(state, first), None).counts == (4, 5, 5, 5)
    assert view(apply(state, first), 0).legal == ()


def test_the_view_counts_the_cards_left_after_each_trick_of_who_plays() -> None:
    state = play(deal("standard"), "pass, pass, pass, pass, name hearts alone")
    for left in (5, 4, 3, 2, 1):
        assert view(state, None).counts == (left, left, 5, left)
        lead = apply(state, view(state, state.turn).legal[0])
        assert sum(view(lead, None).counts) == 3 * left + 5 - 1
        number = lead.match.deals_finished
        state = lead
        for _ in range(2):
            state = apply(state, view(state, state.turn).legal[0])
        assert state.match.deals_finished == number + (left == 1)


def test_the_view_tells_who_leads_and_in_what_order_once_the_play_begins() -> None:
    state = play(deal("standard"), "pass, pass, pass, pass")
    assert view(state, 0).order == ()
    bury = play(deal("standard"), "order")
    assert view(bury, 0).order == ()
    state = play(state, "name hearts")
    assert (view(state, 0).leader, view(state, 0).order) == (0, (0, 1, 2, 3))


# Going back, branching off, and going on from elsewhere


def test_an_action_is_taken_back_and_chance_does_the_same_again() -> None:
    match = Match("standard", seed=3)
    moments = [match.state]
    taken = []
    while match.state.match.deals_finished < 2:
        taken.append(match.legal()[-1])
        moments.append(match.play(taken[-1]))
    played = match.actions
    for action, before in zip(reversed(taken), reversed(moments[:-1]), strict=True):
        assert (match.undo(), match.state) == (action, before)
    with pytest.raises(EuchreError, match="No player has done anything yet"):
        match.undo()
    assert match.state == moments[0]
    for action in taken:
        match.play(action)
    assert match.actions == played


def test_a_copy_goes_its_own_way() -> None:
    match = Match("standard", seed=1)
    before = match.actions
    for twin in (copy.copy(match), copy.deepcopy(match)):
        twin.play("pass")
        assert (len(twin.actions), match.actions) == (len(before) + 1, before)
    twin = copy.copy(match)
    for one in (match, twin):
        while not one.over:
            one.play(one.legal()[-1])
    assert match.state == twin.state, "the same shuffles await both"


def test_a_match_goes_on_from_a_position_with_all_hands_open() -> None:
    match = Match("british", seed=7)
    for _ in range(8):
        match.play(match.legal()[0])
    again = Match.from_position(str(match.position(None)), seed=1)
    assert [again.hand(seat) for seat in range(4)] == [match.hand(seat) for seat in range(4)]
    assert (again.legal(), str(again.position(None))) == (match.legal(), str(match.position(None)))
    action = match.legal()[0]
    assert again.play(action).open == match.play(action).open
    while not again.over:
        again.play(again.legal()[-1])
    with pytest.raises(EuchreError, match="began at a position"):
        again.record()


def test_a_position_that_knows_one_hand_begins_no_match() -> None:
    with pytest.raises(EuchreError, match="knows no more than seat 2 does"):
        Match.from_position(Match("standard", seed=1).position(2))


def test_a_match_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    match = Match("north-american", seed=5)
    for _ in range(70):
        match.play(match.legal()[-1])
    match.save(tmp_path / "match.jsonl")
    again = Match.load(tmp_path / "match.jsonl", seed=9)
    assert (again.state, again.actions, again.record()) == (match.state, match.actions, match.record())
    again.play(again.legal()[0])
    assert again.undo() == match.legal()[0]


def test_what_is_neither_rules_nor_their_text_is_refused_in_a_sentence() -> None:
    with pytest.raises(ParseError, match=r"Rules are a value of Rules or their text, not \{\}\."):
        Match({})  # type: ignore[arg-type]
