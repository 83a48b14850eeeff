"""A turned table: the choices, hints and verdicts are those of the same moment before it was turned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, islice
from random import Random

import pytest

from euchre.bots.advice.advice import advise
from euchre.bots.bot import Bot
from euchre.bots.play import moves
from euchre.bots.policy.player import SwiftBot
from euchre.bots.search.player import SearchBot
from euchre.core import law
from euchre.core.actions import Action, AskPartner, Draw
from euchre.core.engine import apply, new_match
from euchre.core.rules import Rules
from euchre.core.shuffle import chance
from euchre.core.state import State
from euchre.core.view import View, view
from euchre.equity.stakes import MatchStakes
from euchre.review.decision import is_decision, judge
from euchre.review.whereabouts import where_cards_lie
from support.sampling import few

GIFTS = "six-handed,partners_best=1,best_when=may-ask,best_for=any-loner,defend_alone=always"
TABLES = ("three-handed", "six-handed", "two-handed,widow=yes", GIFTS)
Turns = tuple[View, ...]
"""The views of the player to move at one moment, at the table turned by no seat, by one, by two and so on."""


def turned(action: Action, seats: int, players: int) -> Action:
    """The same action at a table turned by `seats`."""
    match action:
        case Draw(dealer):
            return Draw((dealer + seats) % players)
        case AskPartner(partner):
            return AskPartner((partner + seats) % players)
        case _:
            return action


def begun(rules: Rules, score: tuple[int, ...]) -> tuple[State, ...]:
    """A match before its first deal, turned by no seat, by one and so on; seat 0 deals before it turns."""
    table = law.seating(rules)
    scores = (tuple(score[(side - seats) % table.sides] for side in range(table.sides)) for seats in table.seats)
    return tuple(apply(new_match(rules, score=begins), Draw(seat)) for seat, begins in enumerate(scores))


def decisions(text: str) -> Iterator[Turns]:
    """The decisions of first deals at random scores; `swift` makes two in three of the choices, chance the others."""
    rules = Rules.parse(text)
    bot, players, sides = SwiftBot(), law.seating(rules).players, law.seating(rules).sides
    for seed in count():
        rng = Random(f"{text} {seed}")
        states = begun(rules, tuple(rng.randrange(law.target(rules)) for _ in range(sides)))
        while not states[0].over and states[0].match.last is None:
            action = chance(states[0], rng) if states[0].turn is None else None
            if action is None:
                views = tuple(view(state, state.turn) for state in states)
                if is_decision(views[0]):
                    yield views
                action = bot.choose(views[0], rng) if rng.random() < 2 / 3 else rng.choice(views[0].legal)
            states = tuple(apply(state, turned(action, seats, players)) for seats, state in enumerate(states))


def unlike(turns: Turns, number: int, about: Callable[[View, Random], object]) -> bool:
    """True if what `about` says of a moment changes as the table turns."""
    return len({repr(about(seen, Random(number))) for seen in turns}) > 1


def chosen(bot: Bot) -> Callable[[View, Random], object]:
    """A function that says what a player does."""
    return lambda seen, rng: at_the_table(seen, bot.choose(seen, rng))


def at_the_table(seen: View, action: Action) -> str:
    """An action, the seats in it counted from the player's own."""
    players = law.seating(seen.rules).players
    return str(turned(action, players - (seen.seat or 0), players))


def advised(seen: View, rng: Random) -> object:
    return [(at_the_table(seen, choice.action), *choice[1:]) for choice in advise(seen, rng, level="club")]


def reviewed(seen: View, rng: Random) -> object:
    verdict = judge(seen, rng.choice(seen.legal), "turned", "quick")
    return verdict.loss, verdict.error, verdict.verdict, verdict.edge


def whereabouts(seen: View, _: Random) -> object:
    """The places of the cards, to a millionth: the weights of the players are added up in the order of the seats."""
    cards, players, seat = where_cards_lie(seen), law.seating(seen.rules).players, seen.seat or 0
    return [[f"{held[(seat + step) % players]:.6f}" for step in range(players)] for held in cards.seats]


QUICK = {"swift": chosen(SwiftBot()), "beginner": chosen(SearchBot("beginner"))}
SLOW = {"hint": advised, "review": reviewed, "cards": whereabouts}
"""The checks that take a tenth of a second each."""


def differences(text: str, number: int, slow: int) -> dict[str, list[int]]:
    """The moments, of `number`, at which something changes as the table turns; each `slow`-th is tried with `SLOW`."""
    found: dict[str, list[int]] = {}
    for at, turns in enumerate(islice(decisions(text), number)):
        for name, about in {**QUICK, **({} if at % slow else SLOW)}.items():
            if unlike(turns, at, about):
                found.setdefault(name, []).append(at)
    return found


@pytest.mark.parametrize("text", few(TABLES, keep={"three-handed"}))
def test_at_a_turned_table_everything_is_as_before(text: str) -> None:
    assert differences(text, 24, slow=20) == {}


def test_at_a_turned_table_of_four_the_policy_does_as_before() -> None:
    about = QUICK["swift"]
    assert not [at for at, turns in enumerate(islice(decisions("standard"), 40)) if unlike(turns, at, about)]


@pytest.mark.parametrize("score", [(9, 2, 8), (0, 5, 9), (3, 3, 7)])
def test_a_point_is_worth_to_each_of_three_what_its_own_score_makes_it(score: tuple[int, ...]) -> None:
    at = [MatchStakes.of(state) for state in begun(Rules.parse("three-handed"), score)]
    for side in range(3):
        assert len({stakes.point((side + seats) % 3) for seats, stakes in enumerate(at)}) == 1
    assert len({at[0].point(side) for side in range(3)}) == 3


@pytest.mark.soak
@pytest.mark.parametrize(("text", "number"), [("three-handed", 2000), ("six-handed", 1000)])
def test_thousands_of_moments_are_the_same_at_turned_tables(
    text: str, number: int, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", "A table of three or six turned by some seats: the same choices, hints and verdicts")
    assert differences(text, number, slow=1) == {}
    record_property("trials", number)


@pytest.mark.soak
def test_a_score_is_won_as_often_by_whoever_sits_at_it() -> None:
    """Three players `swift` play on from 9 to 2 to 8 with the same cards, turned three ways."""
    won = [Counter[int](), Counter[int](), Counter[int]()]
    for seats, state in enumerate(begun(Rules.parse("three-handed"), (9, 2, 8))):
        for seed in range(1000):
            *_, last = moves(state, (SwiftBot(),) * 3, seed)
            won[seats][((last.after.match.winner or 0) - seats) % 3] += 1
    assert won[0] == won[1] == won[2]
