"""The knowledge of each guest of a table at each version, from the record and the views of the core."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from euchre.core.actions import Action, Deal, parse_action
from euchre.core.cards import Card
from euchre.core.engine import apply, new_match
from euchre.core.rules import Rules
from euchre.core.state import State
from euchre.core.view import redact, view
from euchre.tables.events import Acted, Event
from euchre.tables.fold import TABLE, evolve
from euchre.tables.table import Table
from support.friends import Friend
from support.worlds import cards_named

Known = dict[int, frozenset[Card]]
"""The cards of the deal that may be named to a guest at each version of the table."""


def known(events: tuple[Event, ...], seat: int | None) -> Known:
    """The cards that a seat (None: a spectator) may know in the matches of a table."""
    found: Known = {}
    deal: frozenset[Card] = frozenset()
    state: State | None = None
    for version, (table, began) in enumerate(_growing(events), 1):
        event = events[version - 1]
        if began:
            state = new_match(table.rules)
        if isinstance(event, Acted):
            assert state is not None
            before, state = state, apply(state, action := parse_action(event.action))
            if isinstance(action, Deal):
                deal = frozenset()
            deal |= _named(redact(before, action, seat).action) | _seen(state, seat)
        found[version] = deal
    return found


def _growing(events: tuple[Event, ...]) -> Iterator[tuple[Table, bool]]:
    """The table after each event, with a flag for the begin of a match.

    That is by no means always at a contribution: where nobody answers, the shuffle ends without one.
    """
    table = TABLE.fold(events[:1])
    yield table, False
    for event in events[1:]:
        before, table = table, evolve(table, event)
        yield table, table.stage == "playing" and (before.stage, before.match) != ("playing", table.match)


def _named(action: Action) -> frozenset[Card]:
    cards = (getattr(action, "card", None), *getattr(action, "cards", ()))
    return frozenset(card for card in cards if card is not None)


def _seen(state: State, seat: int | None) -> frozenset[Card]:
    seen = view(state, seat)
    tricks = [card for trick in seen.tricks for card in trick.cards]
    up = () if seen.open.up_card is None else (seen.open.up_card,)
    shown = [card for hand in seen.shown for card in hand]
    return frozenset((*seen.hand, *seen.buried, *seen.trick, *up, *tricks, *shown))


def told(reply: dict[str, Any]) -> Iterator[tuple[int, Any]]:
    """The parts of a reply that may name cards, each with the version of the table that it is about."""
    now = reply if reply["type"] == "now" else reply.get("now")
    if now:
        yield now["version"], {what: now[what] for what in now if what != "news"}
        for news in now["news"]:
            yield news["version"], news


def in_time(friends: list[Friend], events: tuple[Event, ...], rules: Rules) -> int:
    """Check that each frame names only what its reader may know at its versions; returns the number read."""
    read = 0
    for friend in friends:
        may = known(events, friend.seat)
        for reply in map(msgspec.json.decode, friend.frames):
            read += 1
            for version, what in told(reply):
                assert cards_named(msgspec.json.encode(what), rules) <= may[version], (friend.guest, what)
            if reply["type"] == "refused":
                assert not cards_named(reply["sentence"].encode(), rules)
    return read
