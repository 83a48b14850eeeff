"""The scores of deals by tricks taken, with or without loners: for the scoring tables."""

from __future__ import annotations

from euchre.core.actions import Alone, Name, Pass, Together
from euchre.core.cards import Suit
from euchre.core.engine import apply, legal
from euchre.core.seating import FOUR
from euchre.core.state import Phase, State
from support.hands import DEALER, LEFT, PARTNER, RIGHT, deal, deal_again, finish, last

_TOP_HEARTS = ["Jh", "Jd", "Ah", "Kh", "Qh"]
_LOW = ["9c", "9s", "9d", "Tc", "Ts"]
_PLAIN_HIGH = "Ac As Ad Kc Ks"


def points(rules: str, won: str | int, *, maker: int = LEFT, alone: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Points of makers and defenders when hearts are named by `maker` and the tricks go as `won` says.

    `won` has a letter for each trick, M for the makers and D for the defenders, or is only how many the makers
    take. `alone` are the seats that play without their partner. The strong hands go to whoever needs them.
    """
    return by_side(ended(rules, won, maker=maker, alone=alone), maker)


def by_side(state: State, maker: int) -> tuple[int, ...]:
    """The points of the deal that has just ended: the makers', the defenders'."""
    scored = last(state).points
    return scored[FOUR.side(maker)], scored[1 - FOUR.side(maker)]


def ended(
    rules: str,
    won: str | int,
    *,
    maker: int = LEFT,
    alone: tuple[int, ...] = (),
    score: tuple[int, ...] = (0, 0),
) -> State:
    """The state after such a deal (see `points`), begun at a score; seats 0 and 2, LEFT and RIGHT, are first."""
    side = FOUR.side(maker)
    attack = next((seat for seat in alone if FOUR.side(seat) == side), maker)
    defence = next((seat for seat in alone if FOUR.side(seat) != side), FOUR.left_of(maker))
    made = won if isinstance(won, int) else won.count("M")
    hands = {attack: " ".join((*_TOP_HEARTS[:made], *_LOW[made:])), defence: _PLAIN_HIGH}
    if made == 0:
        hands = {attack: " ".join(_LOW), defence: " ".join(_TOP_HEARTS)}
    texts = [hands.get(seat, "") for seat in (LEFT, PARTNER, RIGHT, DEALER)]
    state = deal(rules, score=score, left=texts[0], partner=texts[1], right=texts[2], dealer=texts[3], up="Td")
    return finish(hearts_made(state, maker, alone), won)


def hearts_made(state: State, maker: int, alone: tuple[int, ...]) -> State:
    """Pass until `maker` names hearts in round 2; of the players asked, those in `alone` play alone."""
    while state.phase is Phase.ROUND_1 or (state.phase is Phase.ROUND_2 and state.turn != maker):
        state = apply(state, Pass())
    call = Name(Suit.HEARTS, alone=maker in alone)
    state = apply(state, call if call in legal(state) else Name(Suit.HEARTS))
    while state.phase is Phase.ALONE:
        state = apply(state, Alone() if state.turn in alone else Together())
    return state


def lone_march(state: State, side: int) -> State:
    """The next deal of a match, in which a player of this side names hearts, alone, and takes every trick."""
    seat = FOUR.left_of(state.match.dealer)
    hearts = " ".join(_TOP_HEARTS)
    if FOUR.side(seat) == side:
        state = deal_again(state, left=hearts, up="Td")
    else:
        seat = FOUR.left_of(seat)
        state = deal_again(state, partner=hearts, up="Td")
    return finish(hearts_made(state, seat, (seat,)), 5)


def thrown_in(state: State) -> State:
    """The next deal of a match, in which everybody passes twice."""
    state = deal_again(state)
    for _ in range(8):
        state = apply(state, Pass())
    return state
