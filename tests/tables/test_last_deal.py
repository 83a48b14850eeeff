"""A deal that is over is laid open, to everybody alike; of the deal that goes on nothing is told."""

from __future__ import annotations

from random import Random

import pytest

from euchre.core import law
from euchre.core.actions import Bury, Deal
from euchre.core.cards import Card
from euchre.core.engine import legal, replay
from euchre.tables.course import the_course
from euchre.tables.events import Acted
from euchre.tables.fold import TABLE
from euchre.tables.inputs import MessageReceived
from euchre.tables.messages import Act, Terms, Undo
from euchre.tables.perspective.last_deal import LastDeal, last_deal
from support.covering import FOUR_HANDED
from support.evenings import HOST, Chooser, Evening, alone, by_chance, connection, encoded, first, friends
from support.sampling import few
from support.worlds import World, before_the_deal, twin_deals


def _deals(evening: Evening) -> list[Deal]:
    return [action for action in the_course(evening.table.course).actions if isinstance(action, Deal)]


def _laid_open(evening: Evening) -> LastDeal:
    found = last_deal(evening.table.course)
    assert found is not None
    return found


def _ended(rules: str, choose: Chooser) -> Evening:
    """An evening right after the end of its first deal."""
    evening = friends(4, rules=rules, terms=Terms(pace="instant"))
    evening.begin()
    evening.play(choose, until=lambda: evening.state.match.last is not None)
    return evening


def _check(evening: Evening) -> None:
    """Check that the hands laid open are those dealt and played, but for the dealer's exchange."""
    found, actions, rules = _laid_open(evening), the_course(evening.table.course).actions, evening.state.rules
    begins = next(number for number, action in enumerate(actions) if isinstance(action, Deal))
    dealt = [set(replay(rules, actions[: begins + 1]).hand(seat)) for seat in range(4)]
    held = [set(map(Card.parse, hand)) for hand in found.hands]
    kitty = set(map(Card.parse, found.kitty))
    assert sorted((*kitty, *(card for hand in held for card in hand))) == sorted(law.pack(rules)), "each card once"
    buried = [action.card for action in actions if isinstance(action, Bury) and action.card is not None]
    for seat in range(4):
        if seat == found.dealer and buried:
            assert found.buried == (str(buried[0]),)
            assert buried[0] in kitty
            assert held[seat] == (dealt[seat] | {Card.parse(found.up_card or "")}) - {buried[0]}
        else:
            assert held[seat] == dealt[seat]


@pytest.mark.parametrize("rules", [name for name in FOUR_HANDED if name != "railroad"])
@pytest.mark.parametrize("seed", few(range(3), keep={0}))
def test_the_hands_are_those_that_were_dealt(rules: str, seed: int) -> None:
    _check(_ended(rules, by_chance(seed)))


def test_so_they_are_of_a_deal_that_was_thrown_in() -> None:
    evening = _ended("standard", first)
    _check(evening)
    assert _laid_open(evening).trump is None
    assert all(len(hand) == 5 for hand in _laid_open(evening).hands)


def test_and_of_one_whose_last_cards_played_themselves() -> None:
    evenings = (_ended("online,tram=yes", by_chance(seed)) for seed in range(50))
    _check(next(evening for evening in evenings if any(map(_plays_itself, evening.log))))


def _plays_itself(event: object) -> bool:
    return isinstance(event, Acted) and event.who == "rules" and event.action.startswith("play ")


def test_nothing_is_laid_open_before_a_deal_is_over() -> None:
    evening = alone()
    assert last_deal(evening.table.course) is None
    evening.play(by_chance(1), until=lambda: evening.state.match.last is not None)
    assert last_deal(evening.table.course) is not None
    evening.play(by_chance(1), until=lambda: len(_deals(evening)) == 2)
    shown = _laid_open(evening)
    evening.play_to(0)
    assert _laid_open(evening) == shown, "the second deal changes nothing"


def test_a_deal_that_is_taken_back_is_closed_again() -> None:
    evening = alone()
    evening.play(by_chance(1), until=lambda: evening.state.match.last is not None)
    while evening.state.match.last is not None:
        evening.do(HOST, Undo)
    assert last_deal(evening.table.course) is None


@pytest.mark.parametrize("rules", few(FOUR_HANDED, keep={"online"}))
def test_what_is_laid_open_does_not_depend_on_hidden_cards_of_the_current_deal(rules: str) -> None:
    rng = Random(rules)
    evening = friends(4, rules=rules)
    evening.begin()
    evening.play(by_chance(rules), until=lambda: len(_deals(evening)) == 2)
    second = max(
        n for n, event in enumerate(evening.log) if isinstance(event, Acted) and event.action.startswith("deal")
    )
    table = TABLE.fold(evening.log[:second])
    for _ in range(10):
        worlds = [World(table, deal, ("ben",)) for deal in twin_deals(table, [table.seat_of("ben")], rng)]
        ended = [world.state.match.last for world in worlds]
        while [world.state.match.last for world in worlds] == ended:
            one, two = (encoded(last_deal(world.table.course)) for world in worlds)
            assert one == two
            offers = [set(map(str, legal(world.state))) for world in worlds]
            if not (both := sorted(offers[0] & offers[1])):
                break
            choice, guest = rng.choice(both), table.seats[worlds[0].state.turn or 0].guest or ""
            for world in worlds:
                act = Act(id=f"m{world.table.version}", seen=world.table.version, action=choice)
                world.take(*world.after(MessageReceived(guest, connection(guest), act)))


def test_the_comparison_would_notice_a_difference() -> None:
    """Compare the hands laid open after the twin deals, which are not the same any more."""
    evening, rng = friends(4), Random(1)
    evening.begin()
    table, laid_open = before_the_deal(evening.log), set[bytes]()
    for deal in twin_deals(table, [0], rng):
        world = World(table, deal, ())
        while world.state.match.last is None:
            seat = world.state.turn or 0
            guest, action = table.seats[seat].guest or "", str(first(world.state))
            act = Act(id=f"m{world.table.version}", seen=world.table.version, action=action)
            world.take(*world.after(MessageReceived(guest, connection(guest), act)))
        laid_open.add(encoded(last_deal(world.table.course)))
    assert len(laid_open) == 2
