"""The players at tables of two, three and six."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import fmean, stdev

import numpy as np
import pytest
from benchmarks.house.player import HouseBot
from benchmarks.mc.player import McBot
from benchmarks.pimc.player import PimcBot

from euchre.bots.advice.advice import advise
from euchre.bots.advice.loss import losses
from euchre.bots.any_table.auction import packs
from euchre.bots.any_table.leads import Leads
from euchre.bots.any_table.policy import contracts_of
from euchre.bots.any_table.weights import LEARNT_FOR, TableWeights, weights_for
from euchre.bots.bot import Bot
from euchre.bots.endings import winners
from euchre.bots.play import moves, play_deal
from euchre.bots.policy.player import SwiftBot
from euchre.bots.random import RandomBot
from euchre.bots.search.level import level_named
from euchre.bots.search.player import SearchBot
from euchre.core import law
from euchre.core.actions import PASS, Draw, Name, Order, Play
from euchre.core.cards import Card, parse_cards, set_of
from euchre.core.dealing import stacked
from euchre.core.engine import Move, apply, new_match
from euchre.core.rules import PRESETS, Rules
from euchre.core.seating import ahead
from euchre.core.state import Phase, result_between
from euchre.core.view import View, view
from euchre.fast.decision import play_state
from euchre.fast.jit import interpreted
from euchre.fast.lanes import to_lanes
from euchre.fast.play import CODES, LOST_FIRST_TWO, to_play
from euchre.testing import check_bot
from support.sampling import few

THREE = PRESETS["three-handed"]
SIX = PRESETS["six-handed"]
TWO = PRESETS["two-handed"]
TABLES = {"two": TWO, "three": THREE, "six": SIX}
OTHERS = (
    "standard,players=3,weak_hand=go-under,cut=right,tram=yes,all_pass=stick-the-dealer",
    "standard,players=2,benny=joker,cut=left-may-bump,no_trump=second-round",
    (
        "standard,players=6,lowest=7,benny=joker,benny_turned=dealer-looks-first,weak_hand=farmers-redeal,"
        "alone_when=before-lead,alone_who=either-maker,defend_alone=always,tram=yes"
    ),
    "british,players=6,lowest=7,benny=joker,alone_when=after-burial",
    "six-handed,partners_best=1,best_when=may-ask,best_for=any-loner,defend_alone=always",
    "six-handed,partners_best=1,best_when=discards-first,benny_turned=bid-as-spades",
    "two-handed,widow=yes",
    "standard,partners_best=1,best_when=discards-first",
)
"""Tables at which every kind of decision comes up."""
PLAYERS: dict[str, Bot] = {
    "random": RandomBot(),
    "house": HouseBot(),
    "swift": SwiftBot(),
    "mc": McBot(),
    "pimc": PimcBot("4"),
    "beginner": SearchBot("beginner"),
    "casual": SearchBot("casual"),
}


@pytest.mark.parametrize("name", few(PLAYERS, keep={"swift"}))
def test_players_are_fair_and_sound_at_every_number(name: str) -> None:
    check_bot(PLAYERS[name], (*TABLES.values(), *map(Rules.parse, OTHERS)), deals=3)


@pytest.mark.parametrize("level", few(["club", "expert"], keep={"club"}))
def test_the_strong_levels_are_fair_and_sound(level: str) -> None:
    check_bot(SearchBot(level), TABLES.values(), deals=1)


@pytest.mark.parametrize("table", TABLES)
def test_the_play_in_numbers_is_that_of_the_engine(table: str) -> None:
    """Compare the cards that the engine allows, and the tricks of the makers, at each moment of random deals."""
    rules, bots = TABLES[table], [RandomBot()] * law.seating(TABLES[table]).players
    for seed in range(20):
        for move in moves(new_match(rules), bots, seed):
            if result_between(move.before, move.after) is not None:
                break
            state = move.before
            if state.phase is not Phase.PLAY or state.turn is None or state.contract is None:
                continue
            now = view(state, state.turn)
            play = play_state(now, state.turn)
            may = lanes(now, {action.card for action in now.legal if isinstance(action, Play)})
            with interpreted():
                assert int(to_play(np.uint64(lanes(now, set(now.hand))), play)) == may


def lanes(now: View, cards: set[Card]) -> int:
    assert now.trump is not None
    return to_lanes(set_of(cards), now.trump)


@pytest.mark.parametrize("table", TABLES)
def test_a_deal_played_out_in_numbers_ends_as_the_engine_scores_it(table: str) -> None:
    """The same policy plays the same deal twice: a card at a time by the engine, and in one go from the first lead."""
    rules = TABLES[table]
    seating, weights, bot = law.seating(rules), weights_for(law.seating(rules).players), SwiftBot()
    for seed in range(30):
        leads = Leads(rules, contracts_of(rules), weights)
        for move in moves(new_match(rules), [bot] * seating.players, seed):
            if move.after.phase is Phase.PLAY and move.before.phase is not Phase.PLAY:
                leads.add(move.after)
            result = result_between(move.before, move.after)
            if result is not None:
                break
        assert result is not None
        if result.maker is not None:
            made = int(leads.play()[0]) % CODES % LOST_FIRST_TWO
            assert made == result.tricks[seating.side(result.maker)]


def test_the_winners_of_an_end_score_what_the_law_says() -> None:
    # Scarne: the maker's march counts 3; each opponent of a euchred maker scores 2.
    def points(code: int) -> tuple[int, ...]:
        won = winners(1, code)
        assert won is not None
        return law.points(THREE, 1, (), won)

    assert [points(code) for code in (5, 4, 3, 2, 0)] == [(0, 3, 0), (0, 1, 0), (0, 1, 0), (2, 0, 2), (2, 0, 2)]
    assert winners(1, LOST_FIRST_TWO + 4) is None, "who lost the first two tricks takes three at most"
    assert winners(1, 7) is None


def test_the_points_of_a_player_of_three_count_against_the_others_mean() -> None:
    assert [ahead((0, 3, 0), side) for side in range(3)] == [-1.5, 3.0, -1.5]
    assert [ahead((2, 0, 2), side) for side in range(3)] == [1.0, -2.0, 1.0]


def first_bid(rules: Rules, hand: str, up_card: str) -> View:
    """The view of the dealer's left, who holds these cards, at the first bid."""
    wanted, up = set_of(parse_cards(hand)), parse_cards(up_card)[0]
    state = apply(new_match(rules), Draw(0))
    rest = [card for card in law.pack(rules) if not wanted >> card & 1 and card != up]
    Random(3).shuffle(rest)
    players = law.seating(rules).players
    hands = [set_of(rest[5 * at : 5 * at + 5]) for at in range(players - 1)]
    hands.insert(1, wanted)
    left = rest[5 * (players - 1) :]
    state = apply(state, stacked(state, (3,) * players, tuple(hands), (up, *left)))
    return view(state, 1)


@pytest.mark.parametrize("player", ["house", "swift"])
@pytest.mark.parametrize("table", TABLES)
def test_a_certain_hand_is_called_and_a_worthless_one_is_passed(player: str, table: str) -> None:
    rules = TABLES[table]
    certain = PLAYERS[player].choose(first_bid(rules, "Jh Jd Ah Kh As", "Qh"), Random(1))
    assert isinstance(certain, Order), "the bowers, ace and king of trump take four tricks"
    assert PLAYERS[player].choose(first_bid(rules, "9s 9c Td 9d Tc", "Jh"), Random(1)) == PASS


def gains(one: Bot, other: Bot, rules: Rules, deals: int) -> list[float]:
    """Points a deal of one player more than the other, each deal from every side: one of them against all others."""
    table, found = law.seating(rules), []
    for seed in range(deals):
        total = 0.0
        for side in range(table.sides):
            for sign, (own, rest) in ((1, (one, other)), (-1, (other, one))):
                seats = [own if table.side(seat) == side else rest for seat in table.seats]
                points = play_deal(rules, seats, seed, score=table.nothing).result.points
                total += sign * ahead(points, side)
        found.append(total / (2 * table.sides))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("player", "least"), few([("house", 0.6), ("swift", 0.6)], keep={"swift"}))
@pytest.mark.parametrize("table", few(TABLES, keep={"three"}))
def test_players_beat_a_random_player_by_far(player: str, least: float, table: str) -> None:
    found = gains(PLAYERS[player], PLAYERS["random"], TABLES[table], 120)
    assert fmean(found) - 1.96 * stdev(found) / len(found) ** 0.5 > least


def test_the_same_weights_are_there_for_each_number() -> None:
    shapes = [tuple(part.shape for part in weights_for(players)) for players in LEARNT_FOR]
    assert len(set(shapes)) == 1
    assert len(shapes[0]) == len(TableWeights._fields)
    assert packs(SIX).shape == (5,)


def test_no_player_names_a_suit_for_a_turned_up_benny_alone_unseen() -> None:
    blind = Rules.parse("british,players=6,lowest=7,benny=joker")
    seen = [
        (move.before, move.action)
        for seed in range(60)
        for move in first_moves(blind, seed)
        if move.before.phase is Phase.BENNY
    ]
    assert seen, "the Benny is turned up in one of 33 deals"
    assert all(isinstance(action, Name) and not action.alone for _, action in seen)


def test_suits_named_unseen_for_a_turned_up_benny_come_to_the_same() -> None:
    """A dealer who sees no card cannot tell one suit from another; with no partner, nobody is left out either."""
    blind = Rules.parse("two-handed,benny=joker,benny_turned=named-blind")
    seen = next(
        view(move.before, move.before.match.dealer)
        for seed in range(200)
        for move in first_moves(blind, seed)
        if move.before.phase is Phase.BENNY
    )
    advised = advise(seen, Random(1), level="casual")
    assert len(advised) == 4
    assert len({(row.points, row.wins, row.error) for row in advised}) == 1


def first_moves(rules: Rules, seed: int) -> Iterator[Move]:
    return islice(moves(new_match(rules), [PLAYERS["swift"]] * law.seating(rules).players, seed), 6)


@pytest.mark.parametrize("table", TABLES)
def test_advice_has_every_choice_and_begins_with_what_the_search_does(table: str) -> None:
    rules, bot = TABLES[table], SearchBot("club")
    phases = set()
    for number, move in enumerate(moves(new_match(rules), [PLAYERS["swift"]] * law.seating(rules).players, 4)):
        if move.before.turn is None or number > 60:
            continue
        now = view(move.before, move.before.turn)
        if len(now.legal) == 1 or now.phase in phases:
            continue
        phases.add(now.phase)
        advised = advise(now, Random(number), level="club")
        assert {one.action for one in advised} == set(now.legal)
        assert advised[0].action == bot.choose(now, Random(number))
        assert all(0 <= one.wins <= 1 and one.why for one in advised)
        (loss,) = losses(now, advised[0].action, [advised[-1].action], Random(1), level_named("club"))
        assert -1 <= loss.wins <= 1
    assert {Phase.ROUND_1, Phase.BURY, Phase.PLAY} <= phases
