"""Limits what guests and their addresses may ask for: one bucket each, and a cost for everything."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Any, Final, NamedTuple

from litestar.connection import ASGIConnection

from euchre.narration.refused import message_of
from euchre.tables.messages import Act, Hint, Look, Message
from euchre.web.http.refusals import Denied
from euchre.web.settings.limits import Allowance, Bucket, Buckets, Limits, take_all
from euchre.web.settings.networks import quota_key
from euchre.web.thinking.fair_queue import Payer
from euchre.wording import wording

_MOST_KNOWN: Final = 20_000
"""Guests and the codes they know; a guest who has a seat is known without that."""
_MOST_SHARES: Final = 4
"""The least part of a limit that a worker has, as a divisor: the system may give it all connections of an address."""
_FIRST_CARDS: Final = Allowance(burst=3, rate=1 / 60)
"""Cards that an address tries before it draws on what all addresses share."""


class Charge(NamedTuple):
    """A cost in calls and cards, and the code of the refusal where a bucket has too little left."""

    code: str
    cost: float
    keep: float = 0.5
    """The part of a full bucket that must be left: what is dear leaves half of it to those who play."""


_FOR_TABLES: Final = 0.25
"""The part that requests and bots leave to those who come to a table and speak there."""
_FOR_CARDS: Final = 0.1
"""The part that these leave to the calls and cards of people."""


TABLE_OPENED: Final = Charge("limit/tables", 80)
"""A new table."""
EVENING_OPENED: Final = Charge("limit/evenings", 80)
"""A new evening."""
EVENING_MESSAGE: Final = Charge("limit/changes", 4, keep=_FOR_CARDS)
"""A message to an evening or a club, which is stored: directors enter a hundred people in one go, perhaps twice."""
PLAN: Final = Charge("limit/changes", 300, keep=_FOR_CARDS)
"""A chart that is planned for an evening: seconds of a processor for a hundred people and forty rounds."""
BOT_SEAT: Final = Charge("limit/tables", 20, keep=_FOR_CARDS)
"""A seat of a bot at the live tables of a round, which plays all its deals."""
PRINT: Final = Charge("limit/changes", 100, keep=_FOR_CARDS)
"""A plan that is stored as printed: twenty kilobytes of a large evening."""
ENTRY: Final = Charge("limit/changes", 200, keep=0.6)
"""An entry of one's own in an evening: forty from a hall behind one address, then one every two seconds."""
CLUB_FOUNDED: Final = Charge("limit/clubs", 80)
"""A new club."""
CLUB_LOOK: Final = Charge("limit/looks", 15)
"""A club with all its evenings."""
REPORT: Final = Charge("limit/reports", 400)
"""A report about somebody: two in a row, then one every forty seconds."""
WRONG_CODE: Final = Charge("limit/codes", 50)
"""A code that names no table."""
CARD: Final = Charge("limit/cards", 50)
"""A card that somebody tries; a right one is given back."""
MATCH: Final = Charge("limit/games", 60)
"""A match: two hundred frames of its replay, or a download."""
REPLAY: Final = Charge("limit/games", 30)
"""A deal to see again, an evening's download, or statistics."""
DATA: Final = Charge("limit/data", 300)
"""The charge for reading all that is stored about a guest."""
DELETION: Final = Charge("limit/data", 200)
"""The same, to delete: perhaps just after it was read."""
REVIEW: Final = Charge("limit/reviews", 200)
"""The review of a match."""
REVIEW_LOOK: Final = Charge("limit/looks", 8)
"""A question how far a review has come."""
DAILY_LOOK: Final = Charge("limit/looks", 5)
"""A day of the daily deals: it is looked at again until a result is there."""
LOBBY_LOOK: Final = Charge("limit/looks", 5)
"""The tables to join, or who is online: the home page asks every few seconds."""
PEOPLE_LOOK: Final = Charge("limit/looks", 15)
"""The people of a guest, from their latest tables."""
RATINGS_LOOK: Final = Charge("limit/looks", 10)
"""The ratings of a guest beside those of others."""
ANALYSIS: Final = Charge("limit/analyses", 20)
"""The analysis of a position."""
ARRIVAL: Final = Charge("limit/arrivals", 10, keep=_FOR_CARDS)
"""A live connection that is opened, which is stored."""
CHANGE: Final = Charge("limit/changes", 10, keep=_FOR_CARDS)
"""The charge for what a guest does at a table beside the game: seats, names, rules, undos. All of it is stored."""
REQUEST: Final = Charge("limit/requests", 5, keep=_FOR_TABLES)
"""A request, whatever it asks for; only its address pays."""
BOT_ACT: Final = Charge("limit/acts", 1, keep=_FOR_TABLES)
"""A call or card of a bot, for which the address of its table pays. It waits where too little is left."""
_MESSAGES: Final = {
    Act: Charge("limit/acts", 1, keep=0.0),
    Look: Charge("limit/looks", 0.5, keep=_FOR_CARDS),
    Hint: Charge("limit/changes", 20),
}
"""Messages that cost something else than `CHANGE`."""
_Connection = ASGIConnection[Any, Any, Any, Any]


class Quotas:
    """Keeps count for one worker, which has its share of every limit."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.workers = 1
        """The number of workers alive, by which each multiplies all costs."""
        self._limits: Final = limits
        self._guests: Final = Buckets(limits.guest, clock)
        self._addresses: Final = Buckets(limits.address, clock)
        self._cards: Final = Bucket(limits.cards, clock)
        self._first_cards: Final = Buckets(_FIRST_CARDS, clock)
        self._known: Final[OrderedDict[tuple[str, str], None]] = OrderedDict()
        self._connections: Final[Counter[str]] = Counter()

    def take(self, charge: Charge, payer: Payer, times: float = 1.0) -> bool:
        """Charge the bucket of a guest, if there is a name, and that of the address; False if one has too little."""
        return take_all(self._buckets(payer), self._cost(charge) * times, charge.keep)

    def charge(self, charge: Charge, payer: Payer, times: float = 1.0) -> None:
        """Charge a guest and their address. Raises `Denied` with status 429 where one of them has too little left."""
        if not self.take(charge, payer, times):
            raise _denied(charge.code)

    def refusal_of(self, message: Message, payer: Payer) -> str | None:
        """Charge for a message at a table; return the code of the limit that forbids it, or None."""
        charge = _MESSAGES.get(type(message), CHANGE)
        return None if self.take(charge, payer) else charge.code

    def may_try_a_code(self, payer: Payer) -> bool:
        """True if a guest may name a code: not even a right one, after too many wrong ones.

        Not even somebody who has missed none, if others at their address have: to be a new guest costs nothing.
        """
        return all(bucket.has(self._cost(WRONG_CODE), WRONG_CODE.keep) for bucket in self._buckets(payer))

    def charge_card(self, payer: Payer) -> None:
        """Charge for a card that somebody tries, before it is looked for: nobody tries many at once.

        The first few of an address wait for nobody; the others also draw on what all addresses share, once their own
        address has paid. Raises `Denied` after too many wrong ones by this guest, from this address, or by everybody.
        """
        self.charge(CARD, payer)
        first = self._first_cards.of(payer.address).take()
        if not first and not self._cards.take(self._share()):
            self._pay_card(payer, -1)
            raise _denied(CARD.code)

    def give_card_back(self, payer: Payer) -> None:
        """Give back what a card was charged for that turned out to be somebody's."""
        self._pay_card(payer, -1)
        self._first_cards.of(payer.address).pay(-1.0)

    def _pay_card(self, payer: Payer, times: int) -> None:
        for bucket in self._buckets(payer):
            bucket.pay(times * self._cost(CARD))

    def remember_code(self, guest: str | None, code: str) -> None:
        """Note that a guest has found a table: they may name its code from now on."""
        if guest is not None:
            self._known[guest, code] = None
            self._known.move_to_end((guest, code))
            if len(self._known) > _MOST_KNOWN:
                self._known.popitem(last=False)

    def knows(self, guest: str | None, code: str | None) -> bool:
        """True if a guest has found a table or evening with this code before."""
        return guest is not None and (guest, code) in self._known

    @contextmanager
    def connected(self, payer: Payer) -> Iterator[None]:
        """Count a guest's live connection while it is open. Raises `Denied` if there are too many, or too often."""
        if self._connections[payer.name] >= self._limits.connections:
            sentence = "You have too many pages of Euchre open."
            raise Denied("limit/connections", sentence, status=HTTPStatus.TOO_MANY_REQUESTS, kind="guest")
        if self._connections[payer.address] >= self._limits.connections_here:
            sentence = "Too many pages of Euchre are open at your address."
            raise Denied("limit/connections", sentence, status=HTTPStatus.TOO_MANY_REQUESTS, kind="address")
        self.charge(ARRIVAL, payer)
        self._connections.update(payer)
        try:
            yield
        finally:
            for name in payer:
                self._connections[name] -= 1
                if not self._connections[name]:
                    del self._connections[name]

    def _buckets(self, payer: Payer) -> tuple[Bucket, ...]:
        address = self._addresses.of(payer.address)
        return (self._guests.of(payer.name), address) if payer.name else (address,)

    def _cost(self, charge: Charge) -> float:
        return charge.cost * self._share()

    def _share(self) -> int:
        return min(self.workers, _MOST_SHARES)


def _denied(code: str) -> Denied:
    return Denied(code, wording()(message_of(code)), status=HTTPStatus.TOO_MANY_REQUESTS)


def payer_of(connection: _Connection, guest: str | None) -> Payer:
    """The payer of what a guest asks for on a connection; nobody but the address where the guest is not known."""
    return Payer(quota_key(connection.client.host if connection.client else ""), guest or "")
