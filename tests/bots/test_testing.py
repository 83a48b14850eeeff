"""The check for players finds those that are not sound."""

from collections.abc import Sequence
from copy import copy
from random import Random
from typing import cast

import pytest
from benchmarks.house.player import HouseBot

from euchre.bots.bot import Bot
from euchre.bots.random import RandomBot
from euchre.core.actions import Action, Bump
from euchre.core.cards import set_of
from euchre.core.engine import apply, new_match
from euchre.core.rules import PRESETS, Rules
from euchre.core.shuffle import chance, is_chance
from euchre.core.view import View, view
from euchre.testing import check_bot, every_option, resampled
from support.hands import deal, play
from support.sampling import LEAST_OR_EVERY_OPTION
from support.strangers import Passer

TABLE = [PRESETS["standard"]]


class Fickle:
    """Chooses by how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, _: Random) -> Action:
        self.asked += 1
        return view.legal[self.asked % len(view.legal)]


class Illegal:
    def choose(self, _: View, __: Random) -> Action:
        return Bump()


class Wordy:
    def choose(self, view: View, _: Random) -> Action:
        return cast("Action", str(view.legal[0]))


class Failing:
    def choose(self, _: View, __: Random) -> Action:
        raise IndexError("no such\ncard")


class Meddling:
    def choose(self, view: View, _: Random) -> Action:
        object.__setattr__(view.rules, "target", 5)  # all else in a view is tuples
        return view.legal[0]


@LEAST_OR_EVERY_OPTION
def test_the_players_of_the_package_are_sound(tables: Sequence[Rules] | None) -> None:
    check_bot(RandomBot(), tables)
    check_bot(HouseBot(), tables)


def test_a_player_that_always_passes_is_sound_where_the_same_dealer_redeals() -> None:
    check_bot(Passer(), [Rules.parse("standard,all_pass=same-dealer")])


def test_as_many_deals_are_checked_as_asked_for() -> None:
    class Counting(Passer):
        asked = 0

        def choose(self, view: View, rng: Random) -> Action:
            self.asked += 1
            return super().choose(view, rng)

    player = Counting()
    check_bot(player, TABLE, deals=3)
    assert player.asked == 3 * 8 * 3  # everybody passes twice in three deals, and is asked three times each time


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (Fickle(), "Asked twice the same thing, the player chose"),
        (Illegal(), "The player chose bump, which is not legal under standard, in round-1, seat"),
        (Wordy(), "The player chose 'pass', which is no action: a player answers with one of view.legal"),
        (Failing(), "The player failed under standard, in round-1, seat . no such card"),
    ],
)
def test_an_unsound_player_is_named_in_one_sentence(bot: Bot, sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence.replace(". no", ".: no")) as found:
        check_bot(bot, TABLE)
    assert "\n" not in str(found.value)


def test_a_player_that_changes_what_it_is_given_is_named() -> None:
    rules = [copy(rules) for rules in TABLE]  # those of the other tests stay as they are
    with pytest.raises(AssertionError, match="The player changed its view under standard"):
        check_bot(Meddling(), rules)


def test_every_preset_and_every_value_of_every_option_is_tried() -> None:
    tables = every_option()
    assert set(PRESETS.values()) <= set(tables)
    for option in Rules.options():
        if option.name not in ("score_cards", "words") and len(option.choices) <= 4:
            assert {getattr(table, option.name) for table in tables} == set(option.choices), option.name


def test_dealing_the_hidden_cards_again_moves_them_and_keeps_the_pack_and_the_view() -> None:
    rng = Random(3)
    state = new_match(PRESETS["british"])
    moved = checked = 0
    while state.match.deals_finished < 3:
        if is_chance(state) or state.turn is None:
            state = apply(state, chance(state, rng))
            continue
        seen = view(state, state.turn)
        other = resampled(state, state.turn, rng)
        assert view(other, state.turn) == seen
        if state.open.up_card is not None:
            checked += 1
            moved += other.hidden != state.hidden
            cards = [card for hand in range(4) for card in other.hand(hand)]
            cards += [*other.hidden.kitty, *(card for _, card in other.hidden.buried)]
            assert len(set(cards)) == len(cards)
            before = [card for hand in range(4) for card in state.hand(hand)]
            before += [*state.hidden.kitty, *(card for _, card in state.hidden.buried)]
            assert set_of(cards) == set_of(before)
            assert [len(other.hand(hand)) for hand in range(4)] == [len(state.hand(hand)) for hand in range(4)]
        state = apply(state, HouseBot().choose(seen, rng))
    assert moved > 0.8 * checked


def test_a_card_a_player_is_known_not_to_hold_is_not_dealt_to_that_player() -> None:
    state = deal(
        "standard",
        left="Ac Kc As Ad Tc",
        partner="9c Qc Ts Kd Qs",
        right="9d Jd Jc Ks Ah",
        dealer="Jh Qh Kh 9s Td",
        up="9h",
    )
    state = play(state, "pass, pass, pass, order, bury Td, Ac 9c Jc 9h")
    rng = Random(1)
    others = [resampled(play(state, "Qh"), 0, rng) for _ in range(60)]
    assert not any(set("c") & {str(card)[1] for card in other.hand(3)} for other in others)
    assert any(other.hand(3) != state.hand(3) for other in others)


def test_the_up_card_the_dealer_took_stays_with_the_dealer() -> None:
    state = deal("standard", left="Ac Kc As Ad Tc", dealer="Jh Qh Kh 9s Td", up="9h")
    state = play(state, "pass, pass, pass, order, bury Td")
    rng = Random(1)
    assert all("9h" in map(str, resampled(state, 0, rng).hand(3)) for _ in range(40))
