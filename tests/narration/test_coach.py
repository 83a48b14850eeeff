"""The line for beginners: each kind at positions worked out by hand, and true at all others."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from benchmarks.house.player import HouseBot

from euchre.bots.random import RandomBot
from euchre.core import law
from euchre.core.actions import Pass, Play
from euchre.core.engine import apply, new_match
from euchre.core.rules import PRESETS
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Phase, State
from euchre.core.trump import is_left_bower, suit_of, winner
from euchre.core.view import View, view
from euchre.narration.coach import coach
from euchre.wording import wording
from support.evenings import HOST, alone, by_chance
from support.hands import deal, play, with_partners
from support.sampling import few

WORDS, GERMAN = wording(), wording("de")
LOW_IS_ENOUGH = "Your partner is winning: a low card is enough."
NO_TRUMP = "standard,no_trump=second-round"


def seen(state: State) -> View:
    return view(state, state.turn)


def asked(rules: str, called: str, played: str, **hands: str) -> str:
    """The line for the player to play, after these calls and cards; seat 3 deals, seat 0 leads."""
    state = play(with_partners(play(deal(rules, **hands), called)), played)  # type: ignore[arg-type]
    return coach(WORDS, seen(state))


def spades(played: str, **hands: str) -> str:
    """The same where the dealer's left neighbour has ordered up the nine of spades, and the dealer buried a nine."""
    return asked("standard", "order, bury 9c", played, up="9s", **({"dealer": "9c Qc Kc Qh Kd"} | hands))


def test_the_left_bower_is_named_before_it_is_led() -> None:
    assert spades("", left="Jc Ah Kh Qd Td") == "Your J♣ is the left bower: it counts as spades."
    assert spades("", left="Js Ah Kh Qd Td") == ""


def test_the_left_bower_is_named_where_it_looks_as_if_it_could_follow() -> None:
    bower = "Your J♣ is the left bower: it counts as spades."
    assert spades("Ac", left="Ac Ah", partner="Jc Tc Th 9h Td") == ""  # but for its one club there is no choice
    assert spades("Ac", left="Ac Ah", right="Jd", partner="Jc 9h Th Ad Td") == bower


def test_who_has_none_of_the_suit_led_may_trump() -> None:
    trump = "You have no hearts: you may trump."
    assert spades("Ah", left="Ah Jh", partner="Ts Ac Tc 9d Td") == trump
    assert spades("Ah", left="Ah Jh", partner="Jd Ac Tc 9d Td") == ""  # with what?


def test_nobody_is_told_to_trump_what_the_partner_or_a_higher_trump_is_winning() -> None:
    assert spades("Ah 9h", left="Ah Jh", partner="9h", right="Ts Ac Tc 9d Td") == ""
    ruffed = {"left": "Ah Jh", "partner": "As Ac Tc Jd 9d"}
    assert spades("Ah As", right="Ts Js Ad Td Qd", **ruffed) == "You have no hearts: you may trump."
    assert spades("Ah As", right="Ts Ks Ad Td Qd", **ruffed) == "", "neither trump is higher than the ace"


def test_who_holds_the_suit_led_and_others_is_told_to_follow() -> None:
    assert spades("Ah", left="Ah Jh", partner="9h Th Ts Ac Td") == "You must follow suit: play hearts."
    assert spades("Ah", left="Ah Jh", partner="9h Ts As Ac Td") == "", "there is no choice"


def test_who_plays_last_on_a_partners_trick_is_told_that_a_low_card_is_enough() -> None:
    trick = {"left": "9h", "partner": "Ah", "right": "Th"}
    assert spades("9h Ah Th", dealer="9c Qh Kh Ac Td", **trick) == LOW_IS_ENOUGH
    assert spades("9h Ah Th", dealer="9c Ts Kd Ac Td", **trick) == LOW_IS_ENOUGH


def test_nothing_is_said_of_a_low_card_to_who_holds_none() -> None:
    """Beat the partner's queen with either legal card, king and ace of hearts."""
    trick = {"left": "9h", "partner": "Qh", "right": "Th"}
    assert spades("9h Qh Th", dealer="9c Kh Ah Ac Td", **trick) == "You must follow suit: play hearts."


def test_without_trump_nobody_may_trump_and_the_benny_follows_everything() -> None:
    rules = f"{NO_TRUMP},benny=joker"
    calls = "pass, pass, pass, pass, name no-trump"
    held = {"left": "Ah Kc Qd Jd Ts", "up": "9s"}
    assert asked(rules, calls, "Ah", partner="B Tc Ac Td Ad", **held) == ""
    assert asked(rules, calls, "Ah", partner="B Th 9h Td Ad", **held) == "", "the Benny may be played as well"
    assert asked(rules, calls, "Ah", partner="9c Th 9h Td Ad", **held) == "You must follow suit: play hearts."


def test_only_who_is_to_play_finds_the_line_in_the_picture() -> None:
    """Show the line only to the player to move; test_noninterference checks that it tells nothing of other hands."""
    evening, found = alone(rules="standard"), 0
    evening.arrive("eve")
    while found < 5:
        own = evening.picture(HOST)
        assert evening.picture("eve").coach == ""
        assert own.coach == coach(WORDS, view(evening.state, 0))
        found += own.coach != ""
        evening.act(by_chance(evening.table.version))


def positions(preset: str, deals: int, seed: int) -> Iterator[State]:
    """Yield the positions of some deals in which a player is to call or to play a card.

    Those of the house play at tables of four; elsewhere anything is done.
    """
    rng, bot = Random(seed), HouseBot() if law.seating(PRESETS[preset]).players == 4 else RandomBot()
    for _ in range(deals):
        state = new_match(PRESETS[preset])
        while state.match.last is None:
            if is_chance(state) or state.turn is None:
                state = apply(state, chance(state, rng))
                continue
            if state.phase in {Phase.ROUND_1, Phase.ROUND_2, Phase.PLAY}:
                yield state
            state = apply(state, bot.choose(view(state, state.turn), rng))


def holds(own: View, line: str) -> bool:
    """True if a line is true at a position."""
    assert own.trump is not None
    assert own.seat is not None
    cards = [action.card for action in own.legal if isinstance(action, Play)]
    led = suit_of(own.trick[0], own.trump) if own.trick else None
    held = {suit_of(card, own.trump) for card in own.hand}
    if line.endswith("is winning: a low card is enough."):
        ours = own.order[winner(own.trump, own.trick)] in law.seating(own.rules).partners(own.seat)
        loses = any(winner(own.trump, (*own.trick, card)) != len(own.trick) for card in cards)
        return ours and loses and len(own.trick) == len(own.order) - 1
    if line.startswith("You have no"):
        return line == f"You have no {led}: you may trump." and led not in held and own.trump in held
    if line.startswith("You must follow"):
        return line == f"You must follow suit: play {led}." and {suit_of(card, own.trump) for card in cards} == {led}
    bower = next(card for card in own.hand if is_left_bower(card, own.trump))
    return line == f"Your {bower} is the left bower: it counts as {own.trump}.".replace(str(bower), f"J{_sign(bower)}")


def _sign(card: object) -> str:
    return dict(zip("cdhs", "♣♦♥♠", strict=True))[str(card)[1]]


@pytest.mark.parametrize("preset", few(PRESETS, keep={"standard", "three-handed", "railroad"}))
def test_a_line_is_true_and_only_for_who_is_to_play(preset: str) -> None:
    found = 0
    for state in positions(preset, 60, 3):
        if state.phase is not Phase.PLAY:
            continue
        line = coach(WORDS, seen(state))
        others = [seat for seat in (*law.seating(state.rules).seats, None) if seat != state.turn]
        assert {coach(WORDS, view(state, seat)) for seat in others} == {""}
        assert (line == "") == (coach(GERMAN, seen(state)) == "")
        assert line == "" or holds(seen(state), line), (seen(state), line)
        found += line != ""
    assert found > 100, "a test of nothing"


def called(calls: str, rules: str = "standard", **hands: str) -> str:
    """The line for the player to call, after these calls; seat 3 deals and turns up the nine of spades."""
    return coach(WORDS, seen(play(deal(rules, up="9s", **hands), calls)))  # type: ignore[arg-type]


def test_who_is_asked_to_order_up_is_told_what_to_count_and_whose_deal_it_is() -> None:
    strong = "Js Jc As Ks Ah"
    assert called("", left=strong) == "4 trumps (both bowers), 1 other ace, their deal: enough to call."
    assert called("", left="Ts Ah Kh Qd Td") == "1 trump, 1 other ace, their deal: better pass."
    partners = "your partner\N{RIGHT SINGLE QUOTATION MARK}s deal"
    assert called("pass", partner=strong).endswith(f", {partners}: enough to call.")
    assert called("pass", partner="Ah Kh Qd Td 9d") == f"No trumps, 1 other ace, {partners}: better pass."
    assert called("pass, pass, pass", dealer="Jc Ks Ts Ah Qh").startswith(
        "4 trumps (1 bower), 1 other ace, with the up-card: "
    )


def test_who_is_asked_to_name_a_suit_is_told_of_the_best() -> None:
    hand = "Jh Jd Ah Kc 9c"
    assert called("pass, pass, pass, pass", left=hand) == "Best is hearts, 3 trumps (both bowers): enough to call."
    named = play(deal("standard", up="9s", left=hand), "pass, pass, pass, pass")
    assert coach(GERMAN, seen(named)) == "Am besten Herz, 3 Trümpfe (beide Bower): genug zum Ansagen."
    weak = called("pass, pass, pass, pass", left="Kh Qd Tc Ts Qs")
    assert weak.endswith(": better pass.")


def test_a_dealer_who_is_stuck_is_told_the_best_suit_alone() -> None:
    calls = ", ".join(["pass"] * 7)
    stuck = called(calls, "standard,all_pass=stick-the-dealer", dealer="Kh Qd Td Ts Qs")
    assert stuck == "Best is diamonds, 2 trumps: you must call."


def test_of_a_call_nothing_is_said_by_rules_that_make_it_worth_something_else() -> None:
    assert called("", "standard,lowest=7", left="Js Jc As Ks Ah") == ""


def test_the_benny_is_counted_with_the_trumps() -> None:
    line = called("", "railroad", left="B Js As Ks Ah")
    assert line == "4 trumps with the Benny (1 bower), 1 other ace, their deal: enough to call."


@pytest.mark.parametrize(
    ("preset", "share"),
    few([("standard", 0.9), ("british", 0.8), ("two-handed", 0.8), ("three-handed", 0.8), ("six-handed", 0.8)], keep=1),
)
def test_the_house_calls_what_is_enough_and_passes_what_is_not(preset: str, share: float) -> None:
    """Compare all deals of a seed; close calls by the line are left to both."""
    rng, bot, agreed, clear = Random(11), HouseBot(), 0, 0
    for state in positions(preset, 150, 4):
        line = coach(WORDS, seen(state)) if state.phase in {Phase.ROUND_1, Phase.ROUND_2} else ""
        if line.endswith(("enough to call.", "better pass.")):
            clear += 1
            agreed += isinstance(bot.choose(seen(state), rng), Pass) == line.endswith("better pass.")
    assert clear > 200
    assert agreed > share * clear
