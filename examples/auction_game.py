"""The auction of Euchre as a small game for OpenSpiel; importing this registers ``python_euchre_auction``.

Each turn has three choices: pass, call, call alone. In round two a call names the suit in which the hand is strongest.
When trump is made, `swift` plays all four hands, and the points are the returns. An information state is no more than
a summary of the hand, the same for many hands: that keeps the game small.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from euchre import Rules, View, view
from euchre.bots.policy.deal import finish_many
from euchre.bots.policy.nets import policy, policy_context
from euchre.bots.policy.values import by_end
from euchre.core.actions import PASS, Action, Draw, Name, Order
from euchre.core.cards import JACK, SUITS, CardSet, Suit
from euchre.core.engine import apply, new_match
from euchre.core.shuffle import chance
from euchre.core.state import Phase, State, the_up_card
from euchre.core.trump import SUIT_SET, is_left_bower
from euchre.core.view import the_seat
from euchre.equity.stakes import POINT, MatchStakes
from euchre.fast.decision import auction_position

RULES: Final = Rules.parse("standard,deals=1,target=0")
DEALER: Final = 3
DIGITS, BASE = 4, 32
"""Chance picks one of 32 ** 4 deals: the digits of its number."""


@lru_cache(maxsize=4096)
def holding(hand: CardSet, trump: Suit) -> tuple[int, str, int, int]:
    """Count the trumps, name the bowers or else the ace of trumps, and count the aces and suits beside."""
    trumps = CardSet(hand & SUIT_SET[trump][trump])
    plain = hand - trumps
    bowers = "".join(sorted("L" if is_left_bower(card, trump) else "R" for card in trumps if card.rank == JACK))
    best = bowers or "A" * any(card.rank == 14 for card in trumps)
    return len(trumps), best, sum(card.rank == 14 for card in plain), len({card.suit for card in plain})


def strength(hand: CardSet, trump: Suit) -> float:
    """A rough count of what a suit is worth as trump."""
    trumps, best, aces, _ = holding(hand, trump)
    return 2 * trumps + 2 * ("R" in best) + ("L" in best) + 0.5 * (best == "A") + 1.5 * aces


def proposed(seen: View) -> tuple[Suit, CardSet]:
    """The suit that a call would make trump, and the hand it would be played with, before the dealer buries a card."""
    up = the_up_card(seen.open)
    assert up.suit is not None, "these rules have no Benny"
    if seen.phase is Phase.ROUND_1:
        return up.suit, seen.hand | (1 << up if seen.seat == seen.match.dealer else 0)
    return max((suit for suit in SUITS if suit is not up.suit), key=lambda suit: strength(seen.hand, suit)), seen.hand


def offer(seen: View) -> tuple[Action, Action, Action]:
    """The three choices of the player whose view it is."""
    if seen.phase is Phase.ROUND_1:
        return PASS, Order(), Order(alone=True)
    suit, _ = proposed(seen)
    return PASS, Name(suit), Name(suit, alone=True)


def summary(seen: View) -> str:
    """The knowledge of the learner: its place after the dealer, the round, the up-card or the suit, its hand."""
    place, up, (suit, hand) = (the_seat(seen) - seen.match.dealer - 1) % 4, the_up_card(seen.open), proposed(seen)
    trumps, best, aces, suits = holding(hand, suit)
    if seen.phase is Phase.ROUND_1:
        asked = f"round 1 {'J' if up.rank == JACK else 'AK' if up.rank >= 13 else 'low'}"
    else:
        asked = f"round 2 {'next' if up.suit is suit.next else 'cross'}"
    return f"{place} {asked} {min(trumps, 4)}{best} {min(aces, 2)} {max(suits, 1)}"


@lru_cache(maxsize=4096)
def table(deal: int, said: tuple[int, ...] = ()) -> State:
    """A deal by its number, after these choices."""
    if said:
        before = table(deal, said[:-1])
        return apply(before, offer(view(before, before.turn))[said[-1]])
    state = apply(new_match(RULES), Draw(DEALER))
    return apply(state, chance(state, Random(deal)))


@lru_cache(maxsize=4096)
def gain(deal: int, said: tuple[int, ...]) -> float:
    """The points of seats 0 and 2, less those of the others, if `swift` goes on after the last of these choices."""
    if not said[-1]:
        return 0.0
    before = table(deal, said[:-1])
    seen = view(before, before.turn)
    here = auction_position(seen)
    context = policy_context(MatchStakes.of(seen), here.up_card, policy())
    code = here.codes[[seen.legal.index(offer(seen)[said[-1]])]]
    hands = np.array([before.hidden.hands], np.uint64)
    end = finish_many(hands, here.state, code, context, np.zeros_like(hands))[0, 0]
    return float(round((by_end(context.values)[end] - 0.5) / POINT))


_TYPE: Final = pyspiel.GameType(
    short_name="python_euchre_auction",
    long_name="The auction of Euchre",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=4,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
_INFO: Final = pyspiel.GameInfo(
    num_distinct_actions=3,
    max_chance_outcomes=BASE,
    num_players=4,
    min_utility=-4.0,
    max_utility=4.0,
    utility_sum=0.0,
    max_game_length=8,
)


class AuctionGame(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    """The auction of one deal; seat 3 deals."""

    def __init__(self, params: Any = None) -> None:
        super().__init__(_TYPE, _INFO, params or {})

    def new_initial_state(self) -> AuctionState:
        """The state before chance has picked a deal."""
        return AuctionState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> AuctionObserver:  # noqa: ARG002 - one for all
        """The knowledge of a seat."""
        return AuctionObserver()


class AuctionObserver:
    """The summary of a hand, as text."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: AuctionState, player: int) -> None:
        """Set nothing: there are no arrays."""

    def string_from(self, state: AuctionState, player: int) -> str:
        """The knowledge of a seat."""
        return summary(view(table(state.deal, state.said), player))


class AuctionState(pyspiel.State):  # type: ignore[misc]  # the same
    """The number of the deal, as far as chance has drawn its digits, and what has been said."""

    def __init__(self, game: AuctionGame) -> None:
        super().__init__(game)
        self.digits, self.deal = 0, 0
        self.said: tuple[int, ...] = ()

    def current_player(self) -> Any:
        """The seat to act, chance, or the end."""
        if self.digits < DIGITS:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else len(self.said) % 4

    def is_terminal(self) -> bool:
        """True once somebody has called, or all have passed twice."""
        return len(self.said) == 8 or any(self.said)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next digit."""
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def returns(self) -> list[float]:
        """The gain of each seat."""
        points = gain(self.deal, self.said) if self.is_terminal() else 0.0
        return [points, -points] * 2

    def _legal_actions(self, _: int) -> list[int]:
        return [0, 1, 2]

    def _apply_action(self, action: int) -> None:
        if self.digits < DIGITS:
            self.digits, self.deal = self.digits + 1, self.deal * BASE + action
        else:
            self.said = (*self.said, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"digit {action}" if player == pyspiel.PlayerId.CHANCE else ("pass", "call", "call alone")[action]

    def __str__(self) -> str:
        return f"deal {self.deal} ({self.digits} digits), said {self.said}"


pyspiel.register_game(_TYPE, AuctionGame)
