"""The tables that some guests cannot tell apart: the same evening with other hidden cards."""

from __future__ import annotations

import re
from functools import lru_cache
from random import Random

from euchre.core import law
from euchre.core.actions import Action, Bury, Deal, Give, GoUnder
from euchre.core.card_names import card_name
from euchre.core.cards import CARDS, Card, cards_in
from euchre.core.rules import Rules
from euchre.core.state import State
from euchre.core.view import view
from euchre.tables.course import the_course
from euchre.tables.effects import Acknowledge, Broadcast, Effect, Refuse, SendNow
from euchre.tables.events import Acted, Event
from euchre.tables.fold import TABLE, evolve
from euchre.tables.inputs import Input
from euchre.tables.perspective.faces import aloud
from euchre.tables.perspective.now import now_of, refused_of
from euchre.tables.replies import Ack
from euchre.tables.step import step
from euchre.tables.table import Table
from euchre.wording import LANGUAGES, Language, wording
from support.evenings import connection, encoded


def before_the_deal(log: list[Event]) -> Table:
    """The table of an evening as it was right before its first cards were dealt."""
    number = next(n for n, event in enumerate(log) if isinstance(event, Acted) and event.action.startswith("deal"))
    return TABLE.fold(log[:number])


def twin_deals(table: Table, observers: list[int | None], rng: Random) -> tuple[Deal, Deal]:
    """The pair of shuffles that look the same to all observers: cards that none of them sees have changed places."""
    state = the_course(table.course).state
    deck, packets = list(law.pack(state.rules)), rng.choice(law.packets(state.rules))
    rng.shuffle(deck)
    cut, size = state.open.cut, len(deck)
    slots = law.dealt_slots(state.rules, state.match.dealer, packets)
    seen = {(slot + cut) % size for seat in observers if seat is not None for slot in slots[seat]}
    seen.add((law.HAND_SIZE * len(slots) + cut) % size)
    hidden = [slot for slot in range(size) if slot not in seen]
    other = deck.copy()
    while other == deck:
        for _ in range(rng.choice((1, 1, 2, 9))):
            one, two = rng.sample(hidden, 2)
            other[one], other[two] = other[two], other[one]
    return Deal(tuple(deck), packets), Deal(tuple(other), packets)


class World:
    """A table at which a certain pack was dealt, and the bytes that each observer has been sent since."""

    def __init__(self, table: Table, deal: Deal, observers: tuple[str, ...], language: Language = "en") -> None:
        self.language = language
        event = Acted(at=table.at, seat=None, action=str(deal), who="chance")
        self.table = evolve(table, event)
        self.observers = observers
        self.sent: dict[str, list[bytes]] = {guest: [] for guest in observers}
        self.known: dict[str, set[Card]] = {guest: set() for guest in observers}
        self.tried: dict[str, set[Card]] = {guest: set() for guest in observers}
        """Cards that an observer has just named: a refusal may name them, too."""
        self.tell(table, (Broadcast((event,)),))

    @property
    def state(self) -> State:
        """The state of the game."""
        return the_course(self.table.course).state

    def after(self, heard: Input) -> tuple[Table, tuple[Effect, ...]]:
        """The step that the table would take, a second after the last."""
        return step(self.table, heard, self.table.at + 1)

    def take(self, after: Table, effects: tuple[Effect, ...]) -> None:
        """Take a step, and tell the observers."""
        before, self.table = self.table, after
        self.tell(before, effects)

    def tell(self, before: Table, effects: tuple[Effect, ...]) -> None:
        """Note what the observers are sent for these effects."""
        for guest in self.observers:
            self.known[guest] |= _seen(before, self.table, self.table.seat_of(guest))
            for effect in effects:
                match effect:
                    case Acknowledge(to, id_, version) if to == connection(guest):
                        self.sent[guest].append(encoded(Ack(id=id_, version=version)))
                    case Refuse(to) if to == connection(guest):
                        self.sent[guest].append(encoded(refused_of(self.table, effect, self.language)))
                    case Broadcast(events):
                        self.sent[guest].append(
                            encoded(now_of(self.table, guest, self.language, before=before, events=events))
                        )
                    case SendNow(to, _) if to == connection(guest):
                        self.sent[guest].append(encoded(now_of(self.table, guest, self.language)))


def _seen(before: Table, after: Table, seat: int | None) -> set[Card]:
    """The cards that a seat has lawfully seen between two tables: its own, the up-card, what was played or shown."""
    cards: set[Card] = set()
    for table in (before, after):
        seen = view(the_course(table.course).state, seat)
        cards.update(seen.hand, seen.buried, *seen.shown, cards_in(the_course(table.course).state.played))
        cards.update(() if seen.open.up_card is None else (seen.open.up_card,))
    for action in the_course(after.course).actions[len(the_course(before.course).actions) :]:
        card = getattr(action, "card", None)
        cards.update((card,) if isinstance(card, Card) and not isinstance(action, Bury | Give) else ())
    return cards


def public(actions: tuple[Action, ...]) -> list[str]:
    """The actions as everybody sees them, face-down cards left out. (A card given is seen by the giver's side.)"""
    return [type(one).__name__ if isinstance(one, Deal | Bury | GoUnder) else str(one) for one in actions]


_ALOUD = r"[a-z]+ of (?:club|diamond|heart|spade)s|(?:Kreuz|Karo|Herz|Pik)-[A-ZÖa-zö]+"
_WRITTEN = re.compile(
    rf"(?<![\w,=-])(?:[789TJQKA][cdhs]|B|(?:10|[2789JQKA])[♣♦♥♠]|Joker|Benny|Best Bower|{_ALOUD})(?![\w-])"
)
_CALLED = re.compile(r'"benny":"[^"]*"')
"""The part of a picture common to every game: the name of card B, wherever it is."""


@lru_cache
def _names(rules: Rules) -> dict[str, Card]:
    """The spellings of cards in replies: two letters, as at the table, and aloud in every language."""
    names = {name: card for card in CARDS for name in (str(card), card_name(rules, card))}
    return names | {aloud(wording(language), rules, card): card for card in CARDS for language in LANGUAGES}


def cards_named(sent: bytes, rules: Rules) -> set[Card]:
    """The cards that a reply names, in any spelling."""
    names, text = _names(rules), _CALLED.sub("", sent.decode())
    return {names[name] for name in _WRITTEN.findall(text) if name in names}
