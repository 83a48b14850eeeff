"""The complaints of players about other programs, one situation a line, each clear to every strong player.

The dealer sits in seat 3, the left in 0, the partner in 1, the right in 2. Scores are by side: seats 0 and 2 first.
In the play of the cards the dealer has taken up the 9 of hearts, unless the line says otherwise; left leads.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

from euchre.bots.bot import Bot
from euchre.bots.policy.player import PlainSwiftBot
from euchre.bots.random import RandomBot
from euchre.bots.search.player import SearchBot
from euchre.core import law
from euchre.core.actions import Draw
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import PRESETS, Rules
from euchre.core.shuffle import chance
from euchre.core.state import State
from euchre.core.view import view
from euchre.position.position import Position
from support.hands import deal, play
from support.sampling import few

EXPERT = SearchBot("expert")
THREE_PASSES = "pass, pass, pass"
ALL_PASS = "pass, pass, pass, pass"


class Situation(NamedTuple):
    """A moment of a game, and all the actions a strong player would consider; the player to move decides."""

    name: str
    good: str
    """Actions in the notation of records, separated by commas."""
    state: Callable[[], State]


def hearts(*, left: str, partner: str = "", right: str = "", dealer: str = "Jh Qh Kh 9s Td", bury: str = "Td") -> State:
    """Hearts are trump, the dealer has taken up the nine."""
    state = deal("standard", left=left, partner=partner, right=right, dealer=dealer, up="9h")
    return play(state, f"{THREE_PASSES}, order, bury {bury}")


SITUATIONS = (
    # One point wins, and a partner can only help to get it.
    Situation(
        "at nine all no needless loner",
        "order",
        lambda: play(deal("standard", dealer="Jh Jd Ah As 9c", up="9h", score=(9, 9)), THREE_PASSES),
    ),
    Situation(
        "at nine to four no needless loner",
        "order",
        lambda: play(deal("standard", dealer="Jh Ah Kh As 9c", up="9h", score=(4, 9)), THREE_PASSES),
    ),
    Situation(
        "first seat at nine all no needless loner",
        "order",
        lambda: deal("standard", left="Jh Jd Ah As Ac", up="9h", score=(9, 9)),
    ),
    # The dealer takes the right bower, so nobody else takes all tricks: the partner costs nothing.
    Situation(
        "no needless loner against the right bower",
        "order",
        lambda: deal("standard", left="Jh Ad Kd Qd As", up="Jd"),
    ),
    # With the five highest trumps the player takes all tricks, whatever the others hold: four points instead of two.
    Situation(
        "five sure tricks are played alone",
        "order alone",
        lambda: play(deal("standard", dealer="Jh Jd Ah Kh 9s", up="Qh"), THREE_PASSES),
    ),
    Situation(
        "first seat with the four highest trumps and an ace goes alone",
        "order alone",
        lambda: deal("standard", left="Jh Jd Ah Kh As", up="9h", score=(6, 9)),
    ),
    Situation(
        "the dealer takes up a third trump to the right and an ace",
        "order, order alone",
        lambda: play(deal("standard", dealer="Jh Qh Ac 9s Td", up="9h"), THREE_PASSES),
    ),
    Situation(
        "first seat orders with right, ace and king and an ace outside",
        "order, order alone",
        lambda: deal("standard", left="Jh Ah Kh As 9c", up="9h"),
    ),
    Situation(
        "the dealer's partner orders with both bowers and an ace",
        "order, order alone",
        lambda: play(deal("standard", partner="Jh Jd As 9c Td", up="9h"), "pass"),
    ),
    Situation(
        "third seat orders with right, ace and queen and an ace outside",
        "order, order alone",
        lambda: play(deal("standard", right="Jh Ah Qh As 9c", up="9h"), "pass, pass"),
    ),
    Situation(
        "the dealer turns it down without another trump or an ace",
        "pass",
        lambda: play(deal("standard", dealer="9c Tc 9d Td Qs", up="Kh"), THREE_PASSES),
    ),
    Situation(
        "the right bower is not ordered into an opponent's hand on two low trumps",
        "pass",
        lambda: deal("standard", left="Qh 9h Ks Ts 9c", up="Jh"),
    ),
    Situation(
        "nobody orders their partner up with nothing",
        "pass",
        lambda: play(deal("standard", partner="9c Tc 9s Ts Qd", up="9h"), "pass"),
    ),
    Situation(
        "a hand without a trick is passed when a euchre would lose the match",
        "pass",
        lambda: play(deal("standard", right="9h Th Qs Tc 9d", up="Kh", score=(9, 8)), "pass, pass"),
    ),
    Situation(
        "first seat calls next with both bowers",
        "name diamonds, name diamonds alone",
        lambda: play(deal("standard", left="Jd Jh 9s Tc Kc", up="9h"), ALL_PASS),
    ),
    # Both bowers and the ace of spades are three tricks wherever the rest lie, and three tricks win the match.
    Situation(
        "at nine all three sure tricks are named",
        "name spades",
        lambda: play(deal("standard", partner="Js As Jc Tc 9d", up="9h", score=(9, 9)), f"{ALL_PASS}, pass"),
    ),
    Situation(
        "a stuck dealer with three clubs names them and not a suit of one",
        "name clubs",
        lambda: play(
            deal("standard,all_pass=stick-the-dealer", dealer="Kc Tc 9c 9d Qs", up="Kh"),
            f"{ALL_PASS}, pass, pass, pass",
        ),
    ),
    # British table: Benny highest.
    Situation(
        "the dealer's partner turns a suit alone only with a hand for it",
        "pass",
        lambda: play(deal("british", partner="Jd Ah 9s Ks Tc", up="9h"), "pass"),
    ),
    Situation(
        "the dealer's partner plays the four highest trumps and an ace alone",
        "order alone",
        lambda: play(deal("british", partner="B Jh Jd Ah As", up="9h"), "pass"),
    ),
    Situation(
        "a british maker announces five high trumps alone",
        "alone",
        lambda: play(
            deal("british", dealer="B Jh Jd Ah 9s", up="Qh"),
            f"{THREE_PASSES}, order, bury 9s, together, together, together",
        ),
    ),
    Situation(
        "a british maker keeps the partner with three middling trumps",
        "together",
        lambda: play(
            deal("british", dealer="Jh 9h Kc Td 9s", up="Qh"),
            f"{THREE_PASSES}, order, bury 9s, together, together, together",
        ),
    ),
    # The Benny and both bowers are three tricks, so it is a euchre anyway; alone it counts more.
    Situation(
        "a british defender with three sure tricks defends alone",
        "alone",
        lambda: play(
            deal("british", dealer="9c Ah Kh Ks 9h", left="B Jh Jd As Ac", up="Th"), f"{THREE_PASSES}, order, bury 9c"
        ),
    ),
    Situation(
        "a defender with one low trump does not defend alone",
        "together",
        lambda: play(
            deal("online", dealer="Jh Ah Kh Ks 9h", left="Qh 9c Td As Ac", up="Th"), f"{THREE_PASSES}, order, bury Ks"
        ),
    ),
    Situation(
        "a farmer's hand asks for a new deal",
        "redeal",
        lambda: deal("standard,weak_hand=farmers-redeal", left="9c Tc 9d Td 9s", up="Kh"),
    ),
    # The play of the cards.
    Situation(
        "the maker with right, ace and king pulls trump from the top",
        "Jh",
        lambda: play(deal("standard", left="Jh Ah Kh As 9c", dealer="9s Ts 9d Td Qd", up="9h"), "order, bury 9s"),
    ),
    Situation(
        "a lone maker pulls trump from the top",
        "Jh, Jd, Ah",
        lambda: play(deal("standard", left="Jh Jd Ah As 9c", dealer="9s Ts 9d Td Qd", up="9h"), "order alone, bury 9s"),
    ),
    Situation(
        "a lone maker goes on with trump while the queen and ten are out",
        "Jd, Ah",
        lambda: play(
            deal("standard", left="Jh Jd Ah As Ks", partner="9c Tc Qc Kd Kh", dealer="9s Ts 9d Td Qd", up="9h"),
            "order alone, bury 9s, Jh Kh 9h",
        ),
    ),
    Situation("a defender leads a lone ace and no trump", "As", lambda: hearts(left="As Kc Qc Th Ah")),
    # The dealer has trumped a club: the king of clubs is high and yet no trick.
    Situation(
        "a master is not led into the suit an opponent has trumped",
        "Ad",
        lambda: play(
            hearts(left="Ac Kc As Ad Tc", partner="9c Qc Ts Kd Qs", right="9d Jd Jc Ks Ah"), "Ac 9c Jc 9h, 9s As Qs Ks"
        ),
    ),
    Situation(
        "third hand does not trump its partner's ace",
        "9d, Ks",
        lambda: play(hearts(left="Ac Tc Ts Js Qd", partner="9c Kd Qs As Ad", right="Th Ah 9d Jd Ks"), "Ac 9c"),
    ),
    Situation(
        "third hand beats the trick when its partner is beaten",
        "Ac",
        lambda: play(
            hearts(
                left="9c Qd Ts Js Td",
                partner="Tc Kd Qs As Ad",
                right="Ac Qc Th 9d Ks",
                bury="9s",
                dealer="Jh Qh Kh 9s Jc",
            ),
            "9c Tc",
        ),
    ),
    Situation(
        "second hand plays the ace over a low lead",
        "Ac",
        lambda: play(hearts(left="9c Jc Ts Js Qd", partner="Ac Tc Qs As Ad"), "9c"),
    ),
    Situation(
        "fourth hand trumps with its lowest",
        "9h",
        lambda: play(
            hearts(
                left="9c Qd Ts Js Td",
                partner="Kd Tc Qs As Ad",
                right="Qc Th 9d Ks Kc",
                dealer="Jh Qh Kh Jd 9s",
                bury="9s",
            ),
            "9c Tc Qc",
        ),
    ),
    Situation(
        "fourth hand leaves its partner's trick alone and throws a loser",
        "9s",
        lambda: play(
            hearts(
                left="9c Qd Ts Js Td",
                partner="Ac Tc Qs As Ad",
                right="Qc Th 9d Ks Jd",
                dealer="Jh Qh Kh Kd 9s",
                bury="Kd",
            ),
            "9c Ac Qc",
        ),
    ),
    # Two tricks each way would be three with this one: it is the euchre.
    Situation(
        "the trick that euchres the makers is taken even with the last bower",
        "Jd",
        lambda: play(
            hearts(
                left="Ac As 9d Jd Ad",
                partner="Ts Js Kd Qs Qd",
                right="Jc 9s Tc 9c Ah",
                dealer="Jh Ks Qc Td Kc",
                bury="Kc",
            ),
            "Ac Ts Jc Qc, As Js 9s Ks, 9d Kd Tc Td, Qs 9c 9h",
        ),
    ),
    Situation(
        "second hand trumps when to duck gives up the euchre",
        "Th",
        lambda: play(
            hearts(
                left="As Ad 9c Ks Th",
                partner="Ts Td Tc Ah Kh",
                right="Qs Kd Qc Js Jc",
                dealer="Jh 9s 9d Kc Qd",
                bury="9h",
            ),
            "As Ts Qs 9s, Ad Td Kd 9d, 9c Tc Qc Kc, Qd",
        ),
    ),
    # The lower clubs have all been played: the queen takes nothing, and the ace whatever spade is led.
    Situation(
        "against a loner the ace is kept to the end",
        "Qc",
        lambda: play(
            deal("standard", left="Jh Jd Ah Kh 9s", partner="9c Tc As Qc Qd", dealer="9d Ts Ad Kd Jc", up="9h"),
            "order alone, bury 9d, Jh 9c 9h, Jd Tc Jc, Ah Qd Ts, Kh",
        ),
    ),
    # The maker trumped a club, so the maker's last card is no club.
    Situation(
        "of two kings at the end the one is kept that the maker can still lead to",
        "Kc",
        lambda: play(
            hearts(
                left="Ac Kc Kd Qs Ts",
                partner="9c 9s Jc Td Ah",
                right="Tc Js Qc Qh Ad",
                dealer="Jh As Ks Qd 9d",
                bury="9d",
            ),
            "Ac 9c Tc 9h, As Ts 9s Js, Ks Qs Td Qc, Jh",
        ),
    ),
)


def choice(bot: Bot, state: State, seed: int = 0) -> str:
    assert state.turn is not None
    return str(bot.choose(view(state, state.turn), Random(seed))).removeprefix("play ")


def is_good(bot: Bot, one: Situation, seed: int = 0) -> bool:
    return choice(bot, one.state(), seed) in one.good.split(", ")


@pytest.mark.parametrize(
    "one", few(SITUATIONS, keep=12), ids=[one.name.replace(",", "").replace(" ", "-") for one in SITUATIONS]
)
def test_the_expert_does_what_every_strong_player_would(one: Situation) -> None:
    assert all(is_good(EXPERT, one, seed) for seed in range(2))


@pytest.mark.parametrize("rules", ["standard", "six-handed,benny=none"])
def test_swift_keeps_its_partner_where_no_march_is_possible(rules: str) -> None:
    dealer = law.seating(Rules.parse(rules)).players - 1
    seen = Position.parse(f"{rules}/0-0/{dealer}/0/JhAdKdQdAs/Jd").view
    assert str(PlainSwiftBot().choose(seen, Random(1))) == "order"


def test_a_random_player_does_so_in_fewer_than_half_of_these_situations() -> None:
    assert sum(is_good(RandomBot(), one, seed) for one in SITUATIONS for seed in range(10)) < 5 * len(SITUATIONS)


def test_every_situation_is_a_choice() -> None:
    for one in SITUATIONS:
        offer = {str(action).removeprefix("play ") for action in legal(one.state())}
        assert set(one.good.split(", ")) < offer, one.name


@pytest.mark.slow
def test_first_seat_does_not_sit_still_at_nine_all() -> None:
    """Call at nine all: the side that makes trump wins three times in four, and a euchre costs no more than delay."""
    assert _first_seat_calls(9, 9) > 2 * _first_seat_calls(0, 0)


@pytest.mark.slow
def test_first_seat_acts_at_eight_to_nine_down_once_the_card_is_turned_down() -> None:
    """Call at eight to nine: a pass lets the others make the one point they need."""
    calls = {score: _first_seat_names(*score) for score in ((0, 0), (8, 9))}
    assert calls[0, 0] < 50
    assert calls[8, 9] >= 54


@pytest.mark.slow
def test_first_seat_gives_two_points_rather_than_risk_a_loner_at_nine_to_six() -> None:
    """Players call it donating: two points for a euchre leave the others at eight, four for a loner win the match."""
    assert _first_seat_calls(9, 6) > 2 * _first_seat_calls(0, 0)


@pytest.mark.slow
def test_more_hands_go_alone_when_only_four_points_win() -> None:
    """The dealer's side has six points, the others nine, and would deal no more."""
    assert _dealer_goes_alone(9, 6) > _dealer_goes_alone(0, 0)


def _first_seat_calls(mine: int, theirs: int) -> int:
    return sum(choice(EXPERT, _dealt(seed, (mine, theirs))) != "pass" for seed in range(60))


def _first_seat_names(mine: int, theirs: int) -> int:
    states = [play(_dealt(seed, (mine, theirs)), "pass, pass, pass, pass") for seed in range(60)]
    return sum(choice(EXPERT, state) != "pass" for state in states)


def _dealer_goes_alone(theirs: int, mine: int) -> int:
    states = [play(_dealt(seed, (theirs, mine)), THREE_PASSES) for seed in range(60)]
    return sum(choice(EXPERT, state) == "order alone" for state in states)


def _dealt(seed: int, score: tuple[int, ...]) -> State:
    """A random deal by seat 3 at this score."""
    state = apply(new_match(PRESETS["standard"], score=score), Draw(3))
    return apply(state, chance(state, Random(seed)))
