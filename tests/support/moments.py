"""Moments of random deals under rules that between them have everything the environments number."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from euchre.core.actions import Action, Alone, Name, Order, Pass, Redeal
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import Rules
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import State

RICH: tuple[Rules, ...] = tuple(
    map(
        Rules.parse,
        (
            "british,lowest=7,score_cards=none,tram=yes,weak_hand=go-under,games=2",
            "standard,lowest=7,benny=joker,no_trump=second-round,tram=yes,euchre_autoplay=yes,target=0,deals=9",
            "standard,lowest=7,benny=joker,alone_when=after-burial,partners_best=1,target=0,deals=30,four_trick_tokens=yes,tram=yes",
            "standard,cut=right,weak_hand=farmers-redeal,defend_alone=always,all_pass=stick-the-dealer",
            "railroad,target=5,games=1,slam=no,laps=no,weak_hand=farmers-redeal,defend_alone=always",
        ),
    )
)
"""Wide packs, so that every card comes; each way to be alone, to get a card, to cut, to be weak and to end."""


def moments(rules: Rules, matches: int) -> Iterator[State]:
    """Yield the states of some matches of random players, bold or shy enough that everything happens."""
    for seed in range(matches):
        rng, state = Random(seed), new_match(rules)
        while not state.over:
            yield state
            state = apply(state, chance(state, rng) if is_chance(state) else _choice(legal(state), rng))
        yield state


def _choice(offer: tuple[Action, ...], rng: Random) -> Action:
    return rng.choices(offer, [_weight(action) for action in offer])[0]


def _weight(action: Action) -> int:
    match action:
        case Alone() | Redeal() | Name(alone=True) | Order(alone=True):
            return 2
        case Pass():
            return 8
    return 1
