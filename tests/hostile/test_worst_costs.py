"""The cost of messages, which does not grow with the match: docs/costs.md has the bound of each.

What is counted is Python functions that are called: what happens at the table, what changes in the match list, and
what a hundred spectators and four people are told. It is counted the second time, when all sentences are remembered.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from random import Random
from typing import Any, get_args

import pytest
from benchmarks.house.player import HouseBot

from euchre.core.engine import apply, new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import LONGEST, PRESETS, Rules, value_text
from euchre.core.shuffle import chance, is_chance
from euchre.core.view import view
from euchre.equity import match as match_equity
from euchre.narration.rule_book import rule_book
from euchre.tables import messages
from euchre.tables.course import MOST_DEALS, the_course
from euchre.tables.effects import Broadcast, Persist, Refuse
from euchre.tables.history import entries
from euchre.tables.inputs import MessageReceived
from euchre.tables.lookalikes import looks
from euchre.tables.messages import Message
from euchre.tables.perspective.now import Reader, nows_of, refused_of
from euchre.tables.step import step
from euchre.tables.table import Table
from euchre.wording import LANGUAGES, wording
from support.counted import calls_of
from support.documented import documented
from support.evenings import HOST, connection
from support.long_tables import four_people, one_person
from support.sampling import few

FEW, MANY = 3, 1_111
"""Deals; the same seat deals the last of them. The longer match has 10,000 events."""
assert MANY < MOST_DEALS
PARTNER = "cat"
SECRET = "ab" * 32
PROMISE = sha256(bytes.fromhex(SECRET)).hexdigest()
MESSAGES: tuple[type[Any], ...] = get_args(Message)
ALL_OPTIONS = "british," + ",".join(
    f"{name}={value_text(value)}" for name, value in PRESETS["british"].values().items()
)
LATER = 120.0
"""Seconds that somebody has kept the others waiting."""


def _said(table: Table, guest: str, message: Message, later: float = 0.0) -> Table:
    """The table after somebody has said something that it must do."""
    after, effects = step(table, MessageReceived(guest, connection(guest), message), table.at + later)
    assert any(isinstance(effect, Persist) for effect in effects), effects
    return after


def _over(deals: int) -> Table:
    table = four_people(deals).table
    for guest in (HOST, PARTNER):
        table = _said(table, guest, messages.Concede(id=f"c-{guest}", match=1))
    return table


def _gathering(deals: int) -> Table:
    return _said(_over(deals), HOST, messages.Gather(id="g"))


def _shuffling(deals: int) -> Table:
    return _said(_gathering(deals), HOST, messages.Begin(id="b"))


def _promised(deals: int) -> Table:
    table = _shuffling(deals)
    for guest in (HOST, "ben", PARTNER, "dan"):
        table = _said(table, guest, messages.Commit(id=f"p-{guest}", digest=PROMISE))
    return table


def _removed(deals: int) -> Table:
    return _said(_gathering(deals), HOST, messages.Remove(id="r", seat=1))


def _proposed(deals: int) -> Table:
    return _said(four_people(deals).table, HOST, messages.Concede(id="c", match=1))


def _playing(deals: int) -> Table:
    return four_people(deals).table


def _offered(deals: int) -> Table:
    """Ben has left, and his seat is open to who watches."""
    table = _said(four_people(deals).table, "ben", messages.Rise(id="r"))
    return _said(table, HOST, messages.OpenSeat(id="o", seat=1))


def _requested(deals: int) -> Table:
    """Spectators would like to play along."""
    table = _playing(deals)
    return _said(table, _watching(table), messages.RequestSeat(id="q", name=NAME))


def _watching(table: Table) -> str:
    return next(guest for guest in sorted(table.guests) if table.seat_of(guest) is None and guest != "ben")


def _asked(table: Table) -> str:
    turn = the_course(table.course).state.turn
    assert turn is not None
    return table.seats[turn].guest or ""


def _other(table: Table) -> str:
    return next(seat.guest for seat in table.seats if seat.guest not in (None, _asked(table))) or ""


def _slow(table: Table) -> dict[str, int]:
    """The fields of the message to play in place of the player to move."""
    turn = the_course(table.course).state.turn
    assert turn is not None
    return {"seat": turn}


def _stood_in(deals: int) -> Table:
    table = _playing(deals)
    return _said(table, _other(table), messages.StandIn(id="s", **_slow(table)), LATER)


NAME = "\N{FULLWIDTH LATIN CAPITAL LETTER A}\N{COMBINING ACUTE ACCENT}" * 40
WORST: dict[type[Any], tuple[Any, Any, Any]] = {
    messages.Sit: (_offered, _watching, {"name": NAME, "seat": 1}),
    messages.Rise: (_playing, HOST, {}),
    messages.Arrange: (_removed, HOST, {"seat": 1, "player": "expert"}),
    messages.OpenSeat: (_offered, HOST, {"seat": 1}),
    messages.Swap: (_gathering, HOST, {"first": 0, "second": 3}),
    messages.Pair: (_gathering, HOST, {"by": "high-card"}),
    messages.Ask: (_gathering, "ben", {"seat": 2}),
    messages.RequestSeat: (_playing, _watching, {"name": NAME}),
    messages.Admit: (_requested, HOST, {"rules": "six-handed"}),
    messages.Remove: (_playing, HOST, {"seat": 1}),
    messages.Readmit: (_removed, HOST, {"name": "Ben"}),
    messages.HandOver: (_playing, HOST, {"seat": 1}),
    messages.Settle: (_gathering, HOST, {"rules": ALL_OPTIONS, "title": NAME}),
    messages.Begin: (_gathering, HOST, {}),
    messages.Commit: (_shuffling, "ben", {"digest": PROMISE}),
    messages.Reveal: (_promised, "ben", {"contribution": SECRET}),
    messages.Act: (_playing, _asked, {"action": "order alone"}),
    messages.StandIn: (_playing, _other, _slow),
    messages.Return: (_stood_in, _asked, {}),
    messages.Undo: (lambda deals: one_person(deals).table, HOST, {}),
    messages.Concede: (_proposed, PARTNER, {"match": 1}),
    messages.Decline: (_proposed, PARTNER, {"match": 1}),
    messages.Again: (_over, "ben", {}),
    messages.Gather: (_over, HOST, {}),
    messages.Say: (_playing, "ben", {"phrase": "good-luck"}),
    messages.Hint: (lambda deals: one_person(deals).table, HOST, {}),
    messages.Skip: (lambda deals: one_person(deals).table, HOST, {}),
    messages.Look: (_playing, "ben", {}),
}
"""The costliest table, sender and content of each message; a new message must be added here."""


def _cost(kind: type[Any], deals: int) -> int:
    make, who, what = WORST[kind]
    table = make(deals)
    guest = who(table) if callable(who) else who
    more = what(table) if callable(what) else what
    seen = {"seen": table.version} if "seen" in kind.__struct_fields__ and kind is not messages.Look else {}
    said = MessageReceived(guest, connection(guest), kind(id="worst", **more, **seen))
    readers = [Reader(guest, language) for guest in table.guests for language in LANGUAGES]

    def work() -> None:
        after, effects = step(table, said, table.at + LATER)
        entries(table, after)
        for effect in effects:
            if isinstance(effect, Broadcast):
                nows_of(after, readers, before=table, events=effect.events)
            elif isinstance(effect, Refuse):
                refused_of(after, effect)

    work()  # a sentence is compiled when it is said for the first time
    return calls_of(work)


@pytest.fixture(scope="module", autouse=True)
def _started() -> None:
    """Load what a server has read before it serves anybody."""
    looks("")
    for language in LANGUAGES:
        wording(language)


@pytest.mark.parametrize("kind", few(MESSAGES, keep=8), ids=lambda kind: kind.__name__.lower())
def test_a_message_costs_no_more_at_the_end_of_the_longest_match(kind: type[Any]) -> None:
    (bound,) = documented("Message")[kind.__name__.lower()]
    assert _cost(kind, MANY) <= bound
    assert _cost(kind, MANY) <= 1.5 * _cost(kind, FEW) + 300


def test_every_message_has_a_bound() -> None:
    assert set(WORST) == set(MESSAGES)
    assert list(documented("Message")) == [kind.__name__.lower() for kind in MESSAGES]


RULES = documented("Rules")
EXTREME = "standard,target=32,games=9"
"""The longest race there is: from any score of any of 45 scores in games."""


def _any_rules(rng: Random) -> str:
    options = rng.sample(Rules.options(), rng.randint(0, 12))
    values = ((one.name, rng.choice((one.choices[-1], rng.choice(one.choices)))) for one in options)
    changes = (f"{name}={value_text(value)}" for name, value in values)
    return ",".join((rng.choice(list(PRESETS)), *changes))


def _bound(what: str, work: Callable[[], object]) -> None:
    (most,) = RULES[what]
    assert calls_of(work) <= most


@pytest.mark.parametrize(
    "text", [(start * LONGEST)[:LONGEST] for start in ("x", "=", "a=1,", "targe=1 ", "target=1 ")] + [ALL_OPTIONS]
)
def test_no_text_takes_long_to_be_read_as_rules(text: str) -> None:
    def read() -> None:
        with suppress(EuchreError):
            Rules.parse(text)

    _bound("a text is read", read)


@pytest.mark.slow
def test_no_rules_take_long_wherever_everybody_waits_for_it() -> None:
    """Draw house rules, the extreme ones more often: their book, and what the house player makes of them."""
    rng, played = Random(1), 0
    for text in (EXTREME, *(_any_rules(rng) for _ in range(100))):
        with suppress(EuchreError):
            rules = Rules.parse(text)
            for language in LANGUAGES:
                _bound("their book is written", lambda: rule_book(wording(language), rules))  # noqa: B023 - now
            if rules.players == 4:
                _house_plays_a_deal(rules, rng)
            played += 1
    assert played > 20


def _house_plays_a_deal(rules: Rules, rng: Random) -> None:
    state, house = new_match(rules), HouseBot()
    match_equity.chance(rules, (0, 0), (0, 0), 0, 0)
    while not state.over and state.match.last is None and len(state.open.calls) < 12:
        if is_chance(state):
            state = apply(state, chance(state, rng))
            continue
        known = view(state, state.turn)
        _bound("the house player decides, the chances known", lambda: house.choose(known, rng))  # noqa: B023 - now
        state = apply(state, house.choose(known, rng))


@pytest.mark.slow
def test_the_chances_in_the_longest_race_are_worked_out_within_bounds() -> None:
    """Bound the work that a thread does, once for a set of rules."""
    match_equity._race.cache_clear()
    _bound("the chances to win are worked out", lambda: match_equity.chance(Rules.parse(EXTREME), (0, 0), (0, 0), 0, 0))
