"""The secrecy of cards: what guests are sent is equal to the byte, wherever the hidden cards lie.

Pairs of deals that look the same to some guests are played with the same calls and cards for as long as the rules
allow both; what is done face down may differ. Every reply to those guests is compared, refusals included.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from euchre.core import law
from euchre.core.actions import Action, Bury, GoUnder
from euchre.core.engine import legal
from euchre.core.rules import PRESETS, Rules
from euchre.tables.course import the_course
from euchre.tables.evening_table import EveningPerson
from euchre.tables.events import Acted
from euchre.tables.fold import evolve
from euchre.tables.inputs import Arrived, BotActs, Gone, MessageReceived
from euchre.tables.messages import Act, Hint, Look, Message, OpenSeat, Say, Sit, Skip, Terms, Undo
from euchre.tables.perspective.now import now_of
from euchre.tables.table import Table
from euchre.tables.turns import bot_turn, wakes_at
from euchre.wording import LANGUAGES, Language
from support.evening_tables import of_plan, plan
from support.evenings import FRIENDS, HOST, OTHER_NUMBERS, Evening, connection, encoded, first, friends
from support.round_shuffles import held
from support.sampling import few
from support.walks import EVERYTHING
from support.worlds import World, before_the_deal, cards_named, public, twin_deals

RULES = (
    *PRESETS,
    "british,weak_hand=go-under,partners_best=1,alone_who=either-maker,tram=yes",
    "online,weak_hand=farmers-redeal,no_trump=second-round,holding=natural,bury_up_card=forbidden,euchre_autoplay=yes",
    *OTHER_NUMBERS.values(),
    "british,players=6,lowest=7,benny=joker,alone_who=either-maker,tram=yes",
    "standard,players=3,weak_hand=go-under,tram=yes,holding=natural,cut=left-may-bump",
)
some_rules = pytest.mark.parametrize("rules", few(RULES, keep={"standard", RULES[len(PRESETS)], RULES[-2]}))
SPECTATOR = "gus"
TRIES = [text for text in map(str, EVERYTHING) if len(text) <= 40 and text not in ("bury", "give", "under")]
"""The tries of an observer; a word without its card is answered with cards as examples."""
QUICK: dict[Language, int] = {"en": 20, "de": 5}
LONG = 5_000
"""Pairs of deals for each set of rules; each is watched by several guests."""


def _only_people(rules: str) -> Table:
    evening = friends(law.seating(Rules.parse(rules)).players, rules=rules, terms=Terms(pace="normal"))
    evening.arrive(SPECTATOR)
    return _dealt(evening)


def _one_person(rules: str) -> Table:
    evening = friends(1, rules=rules)
    evening.arrive(SPECTATOR)
    return _dealt(evening)


def _of_an_evening(rules: str) -> Table:
    """A table with the cards of its round, which its director sees from outside and others may not watch."""
    people = tuple(EveningPerson(guest, guest.capitalize(), number) for number, guest in enumerate(FRIENDS, 1))
    players = people[: law.seating(Rules.parse(rules)).players]
    evening = of_plan(replace(plan(0), players=players, rules=rules, shuffle=held(8)), host=SPECTATOR)
    evening.arrive(SPECTATOR, *(player.guest for player in players))
    return _up_to_the_deal(evening)


def _dealt(evening: Evening) -> Table:
    evening.begin()
    return _up_to_the_deal(evening)


def _up_to_the_deal(evening: Evening) -> Table:
    evening.play(first, until=lambda: any(isinstance(e, Acted) and e.action.startswith("deal") for e in evening.log))
    return before_the_deal(evening.log)


def _pair(table: Table, rng: Random, language: Language) -> int:
    """Play two deals side by side; how many guests' transcripts were compared."""
    people = [guest for guest in FRIENDS if table.seat_of(guest) is not None]
    observers = (*rng.sample(people, rng.randint(1, min(2, len(people)))), SPECTATOR)
    return _side_by_side(table, observers, rng, language)


def _pair_with_another_player(table: Table, rng: Random, language: Language) -> int:
    """Play two deals that are alike for Ben and Gus, in which Gus takes over his seat at some point."""
    return _side_by_side(table, ("ben", SPECTATOR), rng, language, taken_over=rng.randrange(12))


def _side_by_side(
    table: Table, observers: tuple[str, ...], rng: Random, language: Language, *, taken_over: int | None = None
) -> int:
    deals = twin_deals(table, [table.seat_of(guest) for guest in observers], rng)
    worlds = tuple(World(table, deal, observers, language) for deal in deals)
    _compare(worlds)
    number = 0
    while _same_deal(worlds) and _together(worlds, rng, f"n{number}"):
        _compare(worlds)
        if number == taken_over:
            _take_over(worlds, dead=rng.random() < 0.5)
            _compare(worlds)
        number += 1
    for guest in observers:  # who connects again is told the same, too
        one, two = (encoded(now_of(world.table, guest, language)) for world in worlds)
        assert one == two
    return len(observers)


def _take_over(worlds: tuple[World, ...], *, dead: bool) -> None:
    """Ben loses his connection, or his telephone is `dead`; the host opens his seat, Gus sits down, and Ben watches."""
    offered = (
        MessageReceived(HOST, connection(HOST), OpenSeat(id="offer", seat=1, sure=dead)),
        MessageReceived(SPECTATOR, connection(SPECTATOR), Sit(id="sit", name="Gus")),
    )
    lost, back = Gone((connection("ben"),)), Arrived("ben", connection("ben"))
    said = offered if dead else (lost, *offered, back)
    for world in worlds:
        for heard in said:
            world.take(*world.after(heard))
        assert world.table.seat_of(SPECTATOR) == 1


def _same_deal(worlds: tuple[World, ...]) -> bool:
    return all(the_course(world.table.course).chances == 2 and world.table.stage == "playing" for world in worlds)


def _together(worlds: tuple[World, ...], rng: Random, id_: str) -> bool:
    """Act alike in both worlds; False where the rules do not allow that any more."""
    one, two = worlds
    if rng.random() < 0.3:
        _disturb(worlds, rng, id_)
    seat = one.state.turn
    assert seat == two.state.turn
    assert seat is not None
    choices = _choices(one, two, rng)
    if choices is None:
        return False
    steps = [world.after(_acting(world, seat, choice, id_)) for world, choice in zip(worlds, choices, strict=True)]
    told = [public(the_course(after.course).actions) for after, _ in steps]
    if told[0] != told[1]:  # a word was called in one of them, or the rest of the hand has played itself otherwise
        return False
    for world, (after, effects) in zip(worlds, steps, strict=True):
        world.take(after, effects)
    return True


def _choices(one: World, two: World, rng: Random) -> tuple[Action, Action] | None:
    """Choose the seat's action in each world: the same, or a different one that nobody sees."""
    offers = [legal(world.state) for world in (one, two)]
    watched = any(one.table.seat_of(guest) == one.state.turn for guest in one.observers)
    if watched:
        assert offers[0] == offers[1]
    both = [action for action in offers[0] if action in offers[1]]
    if not watched and any(isinstance(action, Bury) for action in offers[0]):
        return rng.choice(offers[0]), rng.choice(offers[1])
    under = [[action for action in offer if isinstance(action, GoUnder)] for offer in offers]
    if not watched and all(under) and rng.random() < 0.5:
        return rng.choice(under[0]), rng.choice(under[1])
    choice = rng.choice(both) if both else None
    if choice is None or (watched and isinstance(choice, GoUnder)):  # from here on they know cards of the kitty
        return None
    return choice, choice


def _acting(world: World, seat: int, action: Action, id_: str) -> MessageReceived | BotActs:
    guest = world.table.seats[seat].guest
    if guest is None:
        turn = bot_turn(world.table)
        assert turn is not None
        return BotActs(seat, turn.seen, action)
    return MessageReceived(guest, connection(guest), Act(id=id_, seen=world.table.version, action=str(action)))


def _disturb(worlds: tuple[World, ...], rng: Random, id_: str) -> None:
    """An observer tries something, most of it wrong; the answers must not differ either."""
    one = worlds[0]
    guest = rng.choice(one.observers)
    seen = rng.choice((one.table.version, one.table.version, one.table.version - 5))
    tries: tuple[Message, ...] = (
        *(Act(id=f"{id_}x", seen=max(0, seen), action=rng.choice(TRIES)) for _ in range(4)),
        Look(id=f"{id_}x"),
        Say(id=f"{id_}x", phrase="oops"),
        Undo(id=f"{id_}x", seen=max(0, seen)),
        Hint(id=f"{id_}x", seen=max(0, seen)),
        Skip(id=f"{id_}x"),
    )
    message = rng.choice(tries)
    if isinstance(message, Act) and one.table.seat_of(guest) == one.state.turn and _is_legal(one, message):
        return
    for world in worlds:
        if isinstance(message, Act):
            world.tried[guest] |= cards_named(message.action.encode(), world.table.rules)
        world.take(*world.after(MessageReceived(guest, connection(guest), message)))


def _is_legal(world: World, message: Act) -> bool:
    return message.action in map(str, legal(world.state))


def _compare(worlds: tuple[World, ...]) -> None:
    one, two = worlds
    assert one.table.version == two.table.version
    assert wakes_at(one.table) == wakes_at(two.table)
    turns = [bot_turn(world.table) for world in worlds]
    waits = [None if turn is None else (turn.seat, turn.level, turn.seed, turn.seen, turn.not_before) for turn in turns]
    assert waits[0] == waits[1]
    for guest in one.observers:
        assert one.sent[guest] == two.sent[guest]
        for reply in one.sent[guest]:
            assert cards_named(reply, one.table.rules) <= one.known[guest] | one.tried[guest]
        one.sent[guest].clear()
        two.sent[guest].clear()
        one.tried[guest].clear()


def _run(
    make: Callable[[str], Table],
    rules: str,
    pairs: int,
    language: Language = "en",
    pair: Callable[[Table, Random, Language], int] = _pair,
) -> int:
    table, rng = make(rules), Random(rules)
    return sum(pair(table, rng, language) for _ in range(pairs))


@pytest.mark.parametrize("language", few(LANGUAGES, keep={"de"}))
@some_rules
def test_replies_do_not_depend_on_hidden_cards(rules: str, language: Language) -> None:
    pairs = QUICK[language]
    assert _run(_only_people, rules, pairs, language) >= 2 * pairs


@pytest.mark.parametrize("language", few(LANGUAGES, keep={"de"}))
@some_rules
def test_nor_do_they_where_somebody_looks_on_while_one_plays_with_bots(rules: str, language: Language) -> None:
    pairs = QUICK[language] // 5
    assert _run(_one_person, rules, pairs, language) >= pairs


@some_rules
def test_nor_at_a_table_with_the_cards_of_its_round(rules: str) -> None:
    pairs = QUICK["de"]
    assert _run(_of_an_evening, rules, pairs) >= 2 * pairs


@pytest.mark.parametrize("language", few(LANGUAGES, keep={"de"}))
@some_rules
def test_nor_where_somebody_takes_over_a_seat(rules: str, language: Language) -> None:
    pairs = QUICK[language] // 5
    assert _run(_only_people, rules, pairs, language, _pair_with_another_player) == 2 * pairs


@pytest.mark.soak
@pytest.mark.parametrize("make", [_only_people, _one_person])
@pytest.mark.parametrize("rules", RULES)
def test_replies_do_not_depend_on_hidden_cards_in_many_deals(
    rules: str, make: Callable[[str], Table], record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", "All replies of a table to a guest are the same bytes, wherever the hidden cards lie")
    record_property("trials", _run(make, rules, LONG))


def test_the_comparison_would_notice_a_card_that_is_seen() -> None:
    """The machinery finds a difference where there is one: cards of the observer's own hand are exchanged."""
    table, rng = _only_people("standard"), Random(1)
    deals = twin_deals(table, [table.seat_of("ben")], rng)
    while _hand(table, deals[0], "cat") == _hand(table, deals[1], "cat"):
        deals = twin_deals(table, [table.seat_of("ben")], rng)
    one, two = (World(table, deal, ("ben", "cat")) for deal in deals)
    assert one.sent["ben"] == two.sent["ben"]
    assert one.sent["cat"] != two.sent["cat"]
    assert not cards_named(one.sent["cat"][0], table.rules) <= one.known["ben"]


def _hand(table: Table, deal: object, guest: str) -> int:
    dealt = evolve(table, Acted(at=table.at, seat=None, action=str(deal), who="chance"))
    return the_course(dealt.course).state.hidden.hands[table.seat_of(guest) or 0]


def test_a_spectator_who_comes_late_sees_what_the_others_see() -> None:
    table, rng = _only_people("british"), Random(2)
    worlds = tuple(World(table, deal, ("zoe",)) for deal in twin_deals(table, [None], rng))
    for world in worlds:
        world.take(*world.after(Arrived("zoe", connection("zoe"))))
    assert worlds[0].sent["zoe"] == worlds[1].sent["zoe"]
