"""The hands that a record leaves open: the ways to complete a recorded deal, as far as the record leaves them open.

An exact search: over the up-card and the unknown cards played where there are any, then a matching of
the cards nobody has seen to the places the record leaves open. The engine has the last word on each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final, NamedTuple

from euchre.core import law
from euchre.core.cards import Card, cards_in, set_of
from euchre.core.errors import ParseError
from euchre.core.rules import Rules
from euchre.core.trump import FOLLOWS, FREE, winner
from euchre.record.deal_reading import Clash, DealReading, named_cards, only_card

_LOW: Final = 10


class Budget:
    """The budget of steps for a file, so that an ambiguous one cannot stop the table."""

    def __init__(self, steps: int = 40_000) -> None:
        self._steps = steps

    def spend(self, steps: int) -> None:
        """Count some work; raises `ParseError` once it is too much."""
        self._steps -= steps
        if self._steps < 0:
            raise ParseError("egn/unknown", "too little is known to find out how the cards may have lain.")


class Plan(NamedTuple):
    """A completion of a recorded deal: the deal, and every choice that the record does not tell."""

    deck: tuple[Card, ...]
    packets: tuple[int, ...]
    seats: tuple[int, ...]
    """The seats that played the cards, in order."""
    plays: tuple[Card, ...]
    gift: Card | None
    buried: tuple[Card, ...]
    """The cards buried by the dealer who took the up-card, then by a lone maker who got a gift."""
    under: tuple[Card, ...]


class _Missed(NamedTuple):
    """A seat did not follow suit: the cards it showed that it did not hold, where, and with what card."""

    seat: int
    cards: int
    trick: int
    card: Card


class _Line(NamedTuple):
    """Cards played, in order, and who did not follow suit."""

    seats: tuple[int, ...] = ()
    cards: tuple[Card, ...] = ()
    missed: tuple[_Missed, ...] = ()

    def played(self, seat: int) -> int:
        """The set of cards a seat played."""
        return set_of(card for who, card in zip(self.seats, self.cards, strict=True) if who == seat)

    def missing(self, seat: int) -> int:
        """The set of cards a seat has shown that it does not hold any more."""
        cards = 0
        for miss in self.missed:
            cards |= miss.cards if miss.seat == seat else 0
        return cards


def plans(reading: DealReading, rules: Rules, budget: Budget) -> Iterator[Plan]:
    """Yield the completions of a recorded deal that its facts allow, likelier ones first.

    Raises `Clash` where there is none, saying why the first one tried fails.
    """
    problem: Clash | None = None
    found = False
    for up_card in cards_in(reading.up_card):
        search = _Search(reading, rules, up_card, budget)
        for plan in search.plans():
            found = True
            yield plan
        problem = problem or search.problem
    if not found:
        raise problem or Clash("egn/unknown", "there is no way the cards may have lain.")


class _Search:
    """The search for one up-card."""

    def __init__(self, reading: DealReading, rules: Rules, up_card: Card, budget: Budget) -> None:
        self._reading = reading
        self._rules = rules
        self._up = up_card
        self._budget = budget
        self.problem: Clash | None = None
        self._pack = set_of(law.pack(rules))
        self._table = law.seating(rules)
        sitting = self._table.sitting_out(reading.alone)
        self._active = tuple(seat for seat in self._table.seats if seat not in sitting)
        self._dealt = tuple(named_cards(hand) for hand in reading.hands)
        self._fixed = set_of(card for trick in reading.tricks for cards in trick for card in only_card(cards))
        is_given = law.best_cards(rules) and reading.giver is not None and reading.maker in reading.alone
        self._loner = reading.maker if is_given else None
        self._reach = tuple(self._reachable(seat) for seat in self._table.seats)

    def _reachable(self, seat: int) -> int:
        """The cards a seat may play, going by the hands in the record."""
        own = self._dealt[seat]
        if seat == self._reading.under:
            return self._pack
        extra = 1 << self._up if self._reading.taken and seat == self._reading.dealer else 0
        if seat == self._loner:
            extra |= self._pack if self._reading.gift is None else self._reading.gift
        if own.bit_count() == law.HAND_SIZE:
            return own | extra
        others = _union(hand for other, hand in enumerate(self._dealt) if other != seat)
        return self._pack & ~others | extra

    # The play

    def plans(self) -> Iterator[Plan]:
        reading = self._reading
        if reading.trump is None or reading.maker is None or not reading.tricks:
            yield from self._deals(_Line())
            return
        leader = law.leader(self._rules, reading.dealer, reading.maker, reading.alone)
        for line in self._lines(0, leader, _Line()):
            yield from self._deals(line)

    def _lines(self, number: int, leader: int, line: _Line) -> Iterator[_Line]:
        """Yield the ways to play the tricks from `number` (counted from 0) on."""
        if number == len(self._reading.tricks):
            yield line
            return
        size = len(self._reading.tricks[number])
        for longer in self._tricks(number, leader, line, 0):
            trick = longer.cards[len(longer.cards) - size :]
            if size < len(self._active):  # the record breaks off
                yield longer
            else:
                assert self._reading.trump is not None, "cards are played once trump is made"
                seats = longer.seats[len(longer.seats) - size :]
                yield from self._lines(number + 1, seats[winner(self._reading.trump, trick)], longer)

    def _tricks(self, number: int, leader: int, line: _Line, place: int) -> Iterator[_Line]:
        """Yield the ways to play this trick from `place` on."""
        trick = self._reading.tricks[number]
        if place == len(trick):
            yield line
            return
        seat = [seat for seat in self._table.from_left(leader - 1) if seat in self._active][place]
        options = cards_in(trick[place])
        free = [card for card in options if self._objection(seat, card, number, line, sole=len(options) == 1) is None]
        if not free:
            self._note(self._objection(seat, options[0], number, line, sole=True))
        led = line.cards[len(line.cards) - place] if place else None
        for card in free:
            self._budget.spend(1)
            missed = (*line.missed, *self._miss(seat, card, led, number))
            longer = _Line((*line.seats, seat), (*line.cards, card), missed)
            yield from self._tricks(number, leader, longer, place + 1)

    def _miss(self, seat: int, card: Card, led: Card | None, number: int) -> tuple[_Missed, ...]:
        trump = self._reading.trump
        if led is None or trump is None:
            return ()
        follows = FOLLOWS[trump][led]
        return () if (follows | FREE[trump]) >> card & 1 else (_Missed(seat, follows, number, card),)

    def _objection(self, seat: int, card: Card, number: int, line: _Line, *, sole: bool) -> Clash | None:
        """The objection to a card that a seat plays, or None; `sole` if the record names that very card."""
        reading, place = self._reading, f"trick {number + 1}"
        if card in line.cards or (not sole and self._fixed >> card & 1):
            return Clash("egn/twice", f"{card} was played before.", place=place)
        if card == self._up and not reading.taken:
            return Clash("egn/up-card", f"seat {seat} plays {card}, the up-card, which nobody took.", place=place)
        if card == self._up and seat != reading.dealer:
            sentence = f"seat {seat} plays {card}, the up-card, which the dealer (seat {reading.dealer}) took."
            return Clash("egn/up-card", sentence, place=place)
        if reading.discard is not None and only_card(reading.discard) == (card,):
            return Clash("egn/discard", f"seat {seat} plays {card}, which was discarded.", place=place)
        if not self._reach[seat] >> card & 1:
            return Clash("card/not-held", f"seat {seat} plays {card}, which was not dealt to them.", place=place)
        for miss in line.missed:
            if miss.seat == seat and miss.cards >> card & 1:
                sentence = f"seat {seat} plays {miss.card} and does not follow suit, but holds {card}."
                return Clash("play/must-follow-suit", sentence, place=f"trick {miss.trick + 1}")
        return None

    def _note(self, clash: Clash | None) -> None:
        self.problem = self.problem or clash

    # The hands

    def _deals(self, line: _Line) -> Iterator[Plan]:
        for gift in self._gifts(line):
            for received in self._received(line):
                for weak in self._weak():
                    self._budget.spend(10)
                    yield from self._completed(line, gift, received, weak)

    def _gifts(self, line: _Line) -> Iterable[Card | None]:
        """The cards that a lone maker may have got from their partner."""
        reading, loner = self._reading, self._loner
        if loner is None or (reading.gift is None and not line.cards):  # nobody asks, or the record breaks off before
            return (None,)
        played, own = line.played(loner), self._dealt[loner]
        cards = self._pack if reading.gift is None else reading.gift
        cards &= ~(1 << self._up) & ~(set_of(line.cards) & ~played)
        cards &= ~_union(hand for seat, hand in enumerate(self._dealt) if seat != reading.giver)
        if reading.gift is None and reading.under != loner and own.bit_count() == law.HAND_SIZE:
            cards &= played & ~own & ~(1 << self._up) or cards
        return sorted(cards_in(cards), key=lambda card: played >> card & 1)

    def _received(self, line: _Line) -> Iterable[tuple[Card, ...]]:
        """The three cards that a player who went under may have got from the kitty."""
        reading = self._reading
        if reading.under is None:
            return ((),)
        if reading.received:
            return _distinct(reading.received)
        played = line.played(reading.under) & ~self._dealt[reading.under]
        if reading.under == reading.dealer and reading.taken:
            played &= ~(1 << self._up)
        free = self._pack & ~(1 << self._up) & ~_union(self._dealt) & ~set_of(line.cards)
        return combinations((*cards_in(played), *cards_in(free)), 3)

    def _weak(self) -> Iterable[int | None]:
        """The seat whose hand was so weak that the cards were dealt again."""
        reading = self._reading
        return self._table.from_left(reading.dealer) if reading.dealt_again else (None,)

    def _completed(
        self, line: _Line, gift: Card | None, received: tuple[Card, ...], weak: int | None
    ) -> Iterator[Plan]:
        reading = self._reading
        known = self._held(line, gift, received)
        if known is None:
            return
        placed = 1 << self._up | set_of(received) | named_cards(reading.kitty) | _union(known)
        pool = cards_in(self._pack & ~placed)
        places: list[tuple[int, int]] = []
        for seat in self._table.seats:
            places += self._places(seat, known[seat], line, gift, weak)
        cards = _matched([mask for _, mask in places], pool)
        if cards is None:
            self._note(
                Clash("egn/hands", "the hands cannot be completed to five cards each from the rest of the pack.")
            )
            return
        hands = list(known)
        for (seat, _), card in zip(places, cards, strict=True):
            hands[seat] |= 1 << card
        packets = law.packets(self._rules)[0]
        deck = self._deck(hands, received, packets)
        for under in self._under(hands, line, received):
            for buried in self._burials(hands, line, gift, received, under):
                self._budget.spend(30)
                yield Plan(deck, packets, line.seats, line.cards, gift, buried, under)

    def _held(self, line: _Line, gift: Card | None, received: tuple[Card, ...]) -> tuple[int, ...] | None:
        """The dealt cards that are known, seat by seat; None if they contradict each other."""
        reading = self._reading
        shown = [line.played(seat) for seat in self._table.seats]
        if reading.taken and reading.discard is not None:
            shown[reading.dealer] |= named_cards((reading.discard,))
        if self._loner is not None and gift is not None and reading.giver is not None:
            shown[self._loner] = (shown[self._loner] | named_cards((self._reading.buried_for_gift or 0,))) & ~(
                1 << gift
            )
            shown[reading.giver] |= 1 << gift
        if reading.under is not None:
            shown[reading.under] &= ~set_of(received)
        known = [cards & ~(1 << self._up) | dealt for cards, dealt in zip(shown, self._dealt, strict=True)]
        for seat, cards in enumerate(known):
            if cards.bit_count() > law.HAND_SIZE:
                self._note(Clash("egn/hands", f"seat {seat} would have been dealt more than five cards."))
                return None
        elsewhere = [1 << self._up, set_of(received) | named_cards(reading.kitty), *known]
        if sum(cards.bit_count() for cards in elsewhere) != _union(elsewhere).bit_count():
            twice = next(c for c in cards_in(_union(elsewhere)) if sum(cards >> c & 1 for cards in elsewhere) > 1)
            self._note(Clash("egn/twice", f"{twice} would have been dealt twice."))
            return None
        return tuple(known)

    def _places(self, seat: int, known: int, line: _Line, gift: Card | None, weak: int | None) -> list[tuple[int, int]]:
        """The unknown cards of a hand: the seat, and the cards each may be."""
        reading = self._reading
        hand = [self._pack] * (law.HAND_SIZE - known.bit_count())
        if seat in self._active:
            free = self._free(seat, known, line, gift)
            hand = [cards if at < free else cards & ~line.missing(seat) for at, cards in enumerate(hand)]
        low = set_of(card for card in cards_in(self._pack) if card.rank <= _LOW)
        if seat == weak:
            hand = [cards & low for cards in hand]
        if seat == reading.under:
            hand = [self._pack & low if at < 3 else cards for at, cards in enumerate(hand)]
        for at, cards in enumerate(_unmatched(reading.hands[seat], known)[: len(hand)]):
            hand[-1 - at] &= cards
        return [(seat, cards) for cards in hand]

    def _free(self, seat: int, known: int, line: _Line, gift: Card | None) -> int:
        """The number of unknown cards of a hand that may have been buried, whatever its plays excluded."""
        reading = self._reading
        held, buried, burials = known, 0, 0
        if reading.taken and seat == reading.dealer:
            held |= 1 << self._up
            buried |= named_cards((reading.discard or 0,))
            burials += 1
        if seat == self._loner and gift is not None:
            held |= 1 << gift
            buried |= named_cards((self._reading.buried_for_gift or 0,))
            burials += 1
        buried |= held & ~line.played(seat) & line.missing(seat)
        return max(burials - buried.bit_count(), 0)

    def _deck(self, hands: list[int], received: tuple[Card, ...], packets: tuple[int, ...]) -> tuple[Card, ...]:
        rest = self._pack & ~(_union(hands) | 1 << self._up | set_of(received))
        deck = {law.HAND_SIZE * self._table.players: self._up}
        for hand, slots in zip(hands, law.dealt_slots(self._rules, self._reading.dealer, packets), strict=True):
            deck |= dict(zip(slots, cards_in(hand), strict=True))
        return (*(deck[at] for at in range(len(deck))), *received, *cards_in(rest))

    def _under(self, hands: list[int], line: _Line, received: tuple[Card, ...]) -> Iterable[tuple[Card, ...]]:
        """The three cards that may have gone under the kitty."""
        seat = self._reading.under
        if seat is None or not received:
            return ((),)
        low = [card for card in cards_in(hands[seat] & ~line.played(seat)) if card.rank <= _LOW]
        return combinations(low, 3)

    def _burials(
        self, hands: list[int], line: _Line, gift: Card | None, received: tuple[Card, ...], under: tuple[Card, ...]
    ) -> Iterator[tuple[Card, ...]]:
        """The cards that may have been buried, by the dealer and by a lone maker with a gift."""
        reading = self._reading
        held = list(hands)
        if reading.under is not None:
            held[reading.under] = held[reading.under] & ~set_of(under) | set_of(received)
        for first in self._buriable(held, line) if reading.taken else ((),):
            if self._loner is None or gift is None or (not line.cards and self._reading.buried_for_gift is None):
                yield first
                continue
            hand = held[self._loner] | 1 << gift
            if reading.taken and self._loner == reading.dealer:
                hand = (hand | 1 << self._up) & ~set_of(first)
            for card in self._spare(self._loner, hand, line, self._reading.buried_for_gift):
                yield (*first, card)

    def _buriable(self, held: list[int], line: _Line) -> Iterator[tuple[Card, ...]]:
        reading = self._reading
        if not line.cards and reading.discard is None and reading.gift is None and reading.defender is None:
            yield ()  # the record breaks off before the burial
            return
        for card in self._spare(reading.dealer, held[reading.dealer] | 1 << self._up, line, reading.discard):
            yield (card,)

    def _spare(self, seat: int, hand: int, line: _Line, said: int | None) -> list[Card]:
        """Cards a seat did not play, first those that it has shown it does not hold."""
        spare = hand & ~line.played(seat) & (self._pack if said is None else said)
        missing = line.missing(seat)
        return sorted(cards_in(spare), key=lambda card: not missing >> card & 1)


# Helpers


def _union(sets: Iterable[int]) -> int:
    union = 0
    for cards in sets:
        union |= cards
    return union


def _distinct(symbols: tuple[int, ...]) -> Iterator[tuple[Card, ...]]:
    """Yield the readings of symbols as different cards."""
    if not symbols:
        yield ()
        return
    for card in cards_in(symbols[0]):
        for rest in _distinct(tuple(cards & ~(1 << card) for cards in symbols[1:])):
            yield (card, *rest)


def _unmatched(symbols: tuple[int, ...], known: int) -> list[int]:
    """The half-known cards of a hand that none of its known cards can be."""
    vague = sorted((cards for cards in symbols if cards.bit_count() > 1), key=int.bit_count)
    left = known & ~named_cards(symbols)
    unmatched = []
    for cards in vague:
        fitting = cards_in(cards & left)
        if fitting:
            left &= ~(1 << fitting[0])
        else:
            unmatched.append(cards)
    return unmatched


def _matched(places: list[int], pool: tuple[Card, ...]) -> tuple[Card, ...] | None:
    """A card of the pool for each place, which may only take the cards of its set; None if there is no way.

    Augmenting paths, as in any text on bipartite matching: exact, and never slow.
    """
    owner: dict[Card, int] = {}

    def place(at: int, tried: set[Card]) -> bool:
        for card in pool:
            if places[at] >> card & 1 and card not in tried:
                tried.add(card)
                if card not in owner or place(owner[card], tried):
                    owner[card] = at
                    return True
        return False

    if not all(place(at, set()) for at in range(len(places))):
        return None
    taken = {at: card for card, at in owner.items()}
    return tuple(taken[at] for at in range(len(places)))
