"""``python -m tools.signature``: what the players do, as one short digest for each player.

A change that is meant to leave the players as they are must leave every line as it is; one that makes some of them play
differently changes their lines. The views come from matches by many rules, in which one choice in four is random.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import count, islice
from random import Random
from typing import Final

import msgspec
from benchmarks.house.player import HouseBot
from benchmarks.yardsticks import player_named

from euchre.bots.advice.advice import advise
from euchre.bots.play import moves
from euchre.bots.protocol.forms import view_form
from euchre.core.actions import Action
from euchre.core.engine import new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS, Rules
from euchre.core.view import View, view
from euchre.lab import player as arena_player
from euchre.lab.contests import arena
from euchre.lab.pairs import Contest, DuplicatePair, Played

PLAYERS: Final = {
    "house": 1,
    "swift": 1,
    "pimc:worlds=4": 10,
    "search:level=beginner": 1,
    "search:level=casual": 1,
    "search:level=club": 1,
    "search": 5,
}
"""The players asked, and at one of how many views."""
ADVICE: Final = 10
"""The number of views at one of which advice is asked for."""
CONTESTS: Final = (("house", "random", 200), ("swift", "house", 100), ("search:level=club", "swift", 10))
"""The contests: who meets whom, over how many duplicate pairs."""
MOST_MOVES: Final = 120
"""Moves of a match that are looked at, so that there are many matches."""


class Careless:
    """Plays like the house player, but one time in four at random."""

    def __init__(self) -> None:
        self._house: Final = HouseBot()

    def choose(self, view: View, rng: Random) -> Action:
        """Choose from ``view.legal``, carelessly in a quarter of the decisions."""
        careless = rng.random() < 0.25
        return view.legal[rng.randrange(len(view.legal))] if careless else self._house.choose(view, rng)


_PRESETS: Final = ("standard", "british", "north-american", "online", "openspiel")
_LATER: Final = frozenset(
    {"players", "widow", "holding_up_card", "stuck_names", "alone_allowed", "best_when", "best_for", "tie_break"}
    | {"slam", "laps"}
)
_OPTIONS: Final = tuple(option for option in Rules.options() if option.name not in _LATER)
_VALUES: Final = {"packets": 3, "weak_hand": 3, "no_trump": 2, "benny_turned": 2}
"""The rules of the first signatures: an option or a value that came later must not change which are drawn."""


def some_rules(number: int) -> Rules:
    """A preset, with up to four options changed where they go together."""
    rng = Random(f"rules {number}")
    rules = PRESETS[rng.choice(_PRESETS)]
    for option in rng.sample(_OPTIONS, number % 5):
        try:
            rules = rules.but(**{option.name: rng.choice(option.choices[: _VALUES.get(option.name)])})
        except EuchreError:
            continue
    return rules


def decisions() -> Iterator[View]:
    """The views of the players who had a choice, match after match."""
    players = [Careless() for _ in range(4)]
    for number in count():
        for move in islice(moves(new_match(some_rules(number)), players, number), MOST_MOVES):
            seat = move.before.turn
            if seat is not None and len((now := view(move.before, seat)).legal) > 1:
                yield now


def digest(lines: Iterable[bytes | str]) -> tuple[int, str]:
    """The number of lines, and twelve digits that change with any of them."""
    sha, number = sha256(), 0
    for line in lines:
        number += 1
        sha.update((line if isinstance(line, bytes) else line.encode()) + b"\n")
    return number, sha.hexdigest()[:12]


def choices(name: str, views: list[View]) -> Iterator[str]:
    """Choose an action at each view with the player of this name."""
    player = player_named(name)
    return (str(player.choose(one, Random(number))) for number, one in enumerate(views))


def advice(views: list[View]) -> Iterator[str]:
    """The advised choices with their figures and reasons, as a player reads them."""
    for number, one in enumerate(views):
        for row in advise(one, Random(number), level="club"):
            yield f"{row.action} {row.points:.12f} {row.wins:.12f} {row.error:.12f} {row.why}"


def played(contest: Contest, pairs: int) -> list[Played]:
    """The deals of a contest."""
    found: list[DuplicatePair] = []
    arena(contest, pairs, on_pair=lambda _, pair: found.append(pair))
    return [deal for pair in found for deal in pair.deals]


def contests() -> Iterator[str]:
    """The results of some contests, the yardsticks among those known by name."""
    vars(arena_player)["bot_named"] = player_named
    for rules in ("standard", "british"):
        for a, b, pairs in CONTESTS:
            for deal in played(Contest(a, b, PRESETS[rules], seed=7), pairs):
                yield f"{deal.number} {deal.up_card} {' '.join(deal.calls)} {deal.result.tricks} {deal.result.points}"


def main() -> None:
    """Print the digests."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--views", type=int, default=5_000, help="how many views (5,000)")
    views = list(islice(decisions(), parser.parse_args().views))
    parts: dict[str, Iterable[bytes | str]] = {"views": (msgspec.json.encode(view_form(one)) for one in views)}
    parts |= {name: choices(name, views[::every]) for name, every in PLAYERS.items()}
    parts |= {"advice": advice(views[::ADVICE]), "contests": contests()}
    for name, lines in parts.items():
        number, found = digest(lines)
        print(f"{name:24}{number:>7,}  {found}", flush=True)


if __name__ == "__main__":
    main()
