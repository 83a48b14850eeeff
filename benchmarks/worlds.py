"""Possible worlds in mid-play: ours beside the plain way, dealing until the voids shown and the up-card agree."""

from __future__ import annotations

from random import Random

from benchmarks.race import Race
from euchre.core.engine import apply, legal, new_match
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Phase
from euchre.core.view import View, view
from euchre.worlds.constraints import Kind, known
from euchre.worlds.draw import worlds

_EACH = 64


def _views(count: int) -> list[View]:
    """The views of the player to act after two tricks, in `count` random deals."""
    rng, state, found = Random(1), new_match("openspiel"), list[View]()
    while len(found) < count:
        if state.over:
            state = new_match("openspiel")
        if state.phase is Phase.PLAY and len(state.tricks) == 2 and len(state.trick) == 1:
            found.append(view(state, state.turn))
        state = apply(state, chance(state, rng) if is_chance(state) else rng.choice(legal(state)))
    return found


def ours(views: list[View], rng: Random) -> int:
    """Draw worlds for each view."""
    for seen in views:
        worlds(seen, rng, _EACH)
    return _EACH * len(views)


def theirs(views: list[View], rng: Random) -> int:
    """Shuffle the unseen cards and cut them into hands until every hand is possible, as often."""
    for seen in views:
        facts = known(seen)
        places = facts.layouts[0].places
        cards = [1 << card for card in range(33) if facts.unseen >> card & 1]
        for _ in range(_EACH):
            _deal(cards, [(place.kind, place.size, place.may) for place in places], facts.kitty, rng)
    return _EACH * len(views)


def _deal(cards: list[int], places: list[tuple[Kind, int, int]], kitty: int, rng: Random) -> list[int]:
    while True:
        rng.shuffle(cards)
        hands, top = list[int](), 0
        for _, size, may in places:
            hand = sum(cards[top : top + size])
            if hand & ~may:
                break
            hands.append(hand)
            top += size
        else:
            if not sum(cards[top:]) & ~kitty:
                return hands


def race(count: int = 60) -> Race:
    """Worlds a second, 64 for each view, against shuffling until it fits."""
    views, mine, other = _views(count), Random(1), Random(1)
    return Race(
        "possible worlds",
        "worlds/s",
        lambda: ours(views, mine),
        lambda: theirs(views, other),
        "shuffling until it fits",
    )
