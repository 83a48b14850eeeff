"""A deal as a file records it: the calls, and each card as the set of cards that may be meant."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from euchre.core import law
from euchre.core.actions import PASS, Action, Name, Order
from euchre.core.cards import BENNY, Card, Suit, cards_in, set_of
from euchre.core.errors import ParseError
from euchre.core.rules import Rules
from euchre.core.seating import Seating
from euchre.record.egn_form import Bidding, CardExchange, EgnDeal, TrickPlay
from euchre.record.symbol import Symbols, readings, suit_of_up_card


class Clash(ParseError):
    """An impossible fact in a deal; `place` is the trick or the call, or empty."""

    def __init__(self, code: str, sentence: str, *, place: str = "", options: tuple[str, ...] = ()) -> None:
        super().__init__(code, sentence, options=options)
        self.place = place


class DealReading(NamedTuple):
    """The record of one deal. A card is the set of cards that may be meant, one bit a card."""

    dealer: int
    last: bool
    """True if no deal follows, so this one may break off."""
    up_card: int
    hands: tuple[tuple[int, ...], ...]
    """The five cards dealt to each seat, as far as they are known."""
    kitty: tuple[int, ...] = ()
    calls: tuple[Action, ...] = ()
    trump: Suit | None = None
    maker: int | None = None
    alone: tuple[int, ...] = ()
    """The seats that play alone: the maker, a defender, or both."""
    defender: int | None = None
    taken: bool = False
    """The dealer took the up-card."""
    discard: int | None = None
    gift: int | None = None
    """The card the lone maker got from a partner."""
    giver: int | None = None
    """The partner who gives a lone maker a card, if the table plays it: the only one, or the one that the file says."""
    given_back: int | None = None
    """The card the lone maker buried for it."""
    under: int | None = None
    """The seat that swapped three cards with the kitty."""
    received: tuple[int, ...] = ()
    """The three that seat got."""
    tricks: tuple[tuple[int, ...], ...] = ()

    greens_mixed: bool = False
    """Green suits are written both by their part in the deal and by name: the file may mean the other of the two."""

    @property
    def buried_for_gift(self) -> int | None:
        """The card that a lone maker buried for a gift; a discard is theirs if the dealer took no card."""
        return self.given_back if self.taken or self.given_back is not None else self.discard

    @property
    def dealt_again(self) -> bool:
        """True if a weak hand must have been shown: nobody called, and another deal follows."""
        return not self.last and not self.calls

    @property
    def plain(self) -> bool:
        """True if every card played is known, so that there is nothing to choose in how the deal ends."""
        return all(card.bit_count() == 1 for trick in self.tricks for card in trick)


def only_card(cards: int) -> tuple[Card, ...]:
    """The card, if there is only one it can be."""
    return cards_in(cards) if cards.bit_count() == 1 else ()


def named_cards(symbols: Iterable[int]) -> int:
    """The set of those cards that the file names."""
    return set_of(card for cards in symbols for card in only_card(cards))


def deal_readings(deal: EgnDeal, rules: Rules, dealer: int, *, last: bool) -> Iterator[DealReading]:
    """The ways to read a recorded deal; more than one only where generic suits leave a choice.

    Raises `Clash` or `ParseError` for what cannot be a deal.
    """
    table = law.seating(rules)
    bidding, play = _phases(deal)
    start = deal.initial_state
    calls = _calls(table, bidding, play, start.up_card)
    trump, maker = _contract(table, calls, dealer, start.up_card)
    alone, defender = _loners(table, calls, maker, bidding)
    _check_lead(play, rules, dealer, maker, alone)
    exchanges = bidding.card_exchanges if bidding else ()
    tricks = play.tricks if play else ()
    texts = [text for part in (*start.player_cards, start.kitty, *tricks) for text in part]
    texts += [text for exchange in exchanges for text in exchange.cards]
    texts += [start.up_card] if start.up_card[-1] in "tng" else []
    texts += [bidding.discard] if bidding and bidding.discard else []
    for symbols in readings(set_of(law.pack(rules)), trump, tuple(texts)):
        yield DealReading(
            dealer=dealer,
            last=last,
            up_card=_up_card(symbols, start.up_card),
            hands=(*(tuple(map(symbols.cards, hand)) for hand in start.player_cards), *[()] * table.players)[
                : table.players
            ],
            kitty=tuple(map(symbols.cards, start.kitty)),
            calls=calls,
            trump=trump,
            maker=maker,
            alone=alone,
            defender=defender,
            taken=_taken(table, calls, start.up_card, dealer, maker, alone),
            discard=symbols.cards(bidding.discard) if bidding and bidding.discard else None,
            tricks=_tricks(symbols, tricks, trump, active=table.players - len(table.sitting_out(alone)), last=last),
            greens_mixed=symbols.mixes_greens((start.up_card, *texts)),
            **_exchanged(table, symbols, exchanges, maker, alone),
        )


def _phases(deal: EgnDeal) -> tuple[Bidding | None, TrickPlay | None]:
    bidding = next((phase for phase in deal.phases if isinstance(phase, Bidding)), None)
    play = next((phase for phase in deal.phases if isinstance(phase, TrickPlay)), None)
    if len(deal.phases) != (bidding is not None) + (play is not None) or (play is not None and deal.phases[0] is play):
        raise Clash("egn/phases", "a deal is one bidding and then one play.")
    return bidding, play


def _calls(table: Seating, bidding: Bidding | None, play: TrickPlay | None, up_card: str) -> tuple[Action, ...]:
    if bidding is None:
        return ()
    alone = bidding.is_alone or (play is not None and play.is_alone)
    said = list(bidding.calls)
    others = table.players - 1
    if up_card == "B" and said[:others] == ["Pass"] * others:
        del said[:others]  # the dealer names trump at once: the others are not asked
    calls: list[Action] = []
    for number, call in enumerate(said, 1):
        if calls and calls[-1] != PASS:
            raise Clash("egn/calls", "trump was made before.", place=f"call {number}")
        if call == "x":
            raise Clash("egn/calls", "what was called is not known.", place=f"call {number}")
        if call == "Pass":
            calls.append(PASS)
        else:
            calls.append(Order(alone) if call == "Order" else Name(Suit.parse(call), alone))
    if alone and (not calls or calls[-1] == PASS):
        raise Clash("egn/alone", "somebody plays alone, but nobody made trump.")
    return tuple(calls)


def _contract(table: Seating, calls: tuple[Action, ...], dealer: int, up_card: str) -> tuple[Suit | None, int | None]:
    """The trump and who made it."""
    made = calls[-1] if calls else PASS
    caller = table.from_left(dealer)[(len(calls) - 1) % table.players]
    if isinstance(made, Name):
        return made.suit, dealer if up_card == "B" else caller
    if not isinstance(made, Order):
        return None, None
    suit = suit_of_up_card(up_card)
    if suit is None:
        raise Clash("egn/up-card", f"the up-card {up_card} was ordered up, but its suit is not known.")
    return suit, caller


def _loners(
    table: Seating, calls: tuple[Action, ...], maker: int | None, bidding: Bidding | None
) -> tuple[tuple[int, ...], int | None]:
    """The lone maker, and the lone defender."""
    defender = bidding.alone_defender if bidding and bidding.alone_defender >= 0 else None
    if defender is not None and (maker is None or table.side(defender) == table.side(maker)):
        raise Clash("egn/alone", f"seat {defender} defends alone, but is not a defender.")
    lone_maker = maker is not None and isinstance(calls[-1], Order | Name) and calls[-1].alone
    loners = (maker if lone_maker else None, defender)
    return tuple(seat for seat in loners if seat is not None), defender


def _taken(
    table: Seating, calls: tuple[Action, ...], up_card: str, dealer: int, maker: int | None, alone: tuple[int, ...]
) -> bool:
    """True if the dealer took the up-card: accepted, or the Benny, and no partner of theirs is playing alone."""
    if maker is None:
        return False
    sits_out = maker in alone and maker in table.partners(dealer)
    return (isinstance(calls[-1], Order) or up_card == "B") and not sits_out


def _check_lead(play: TrickPlay | None, rules: Rules, dealer: int, maker: int | None, alone: tuple[int, ...]) -> None:
    if play is None or play.initial_lead is None or maker is None:
        return
    leader = law.leader(rules, dealer, maker, alone)
    if play.initial_lead != leader:
        raise Clash("egn/lead", f"seat {play.initial_lead} is said to lead, but seat {leader} leads.", place="trick 1")


def _up_card(symbols: Symbols, text: str) -> int:
    cards = symbols.cards(text)
    return cards if text == "B" else cards & ~(1 << BENNY)  # an unknown card is no Benny, or the record would say so


def _tricks(
    symbols: Symbols, tricks: tuple[tuple[str, ...], ...], trump: Suit | None, *, active: int, last: bool
) -> tuple[tuple[int, ...], ...]:
    """The cards of each trick, their number checked."""
    if tricks and trump is None:
        raise Clash("egn/tricks", "cards are played, but nobody made trump.")
    if len(tricks) > law.HAND_SIZE:
        raise Clash("egn/tricks", "a deal has five tricks.", place=f"trick {law.HAND_SIZE + 1}")
    if len(tricks) < law.HAND_SIZE and trump is not None and not last:
        raise Clash(
            "egn/tricks",
            "the trick is missing: five are played before the next deal.",
            place=f"trick {len(tricks) + 1}",
        )
    for number, trick in enumerate(tricks, 1):
        broken_off = last and number == len(tricks) and len(trick) < active
        if len(trick) != active and not broken_off:
            raise Clash("egn/tricks", f"{len(trick)} cards are played by {active} players.", place=f"trick {number}")
    return tuple(tuple(_card(symbols, text, number) for text in trick) for number, trick in enumerate(tricks, 1))


def _card(symbols: Symbols, text: str, number: int) -> int:
    try:
        return symbols.cards(text)
    except ParseError as problem:
        raise Clash(problem.code, problem.sentence, place=f"trick {number}") from None


def _exchanged(
    table: Seating,
    symbols: Symbols,
    exchanges: tuple[CardExchange, ...],
    maker: int | None,
    alone: tuple[int, ...],
) -> dict[str, Any]:
    """The cards that changed hands: with the kitty, or between a lone maker and a partner."""
    partners = () if maker is None else table.partners(maker)
    found: dict[str, Any] = {"giver": partners[0]} if len(partners) == 1 else {}
    for exchange in exchanges:
        cards = tuple(map(symbols.cards, exchange.cards))
        other = exchange.sender if exchange.receiver == maker else exchange.receiver
        ends = {exchange.sender, exchange.receiver}
        is_with_partner = maker in alone and ends == {maker, other} and found.get("giver", other) == other in partners
        if is_with_partner and len(cards) == 1:
            found |= {"giver": other, "gift" if exchange.receiver == maker else "given_back": cards[0]}
        elif exchange.sender is None and "under" not in found and len(cards) in (0, 3):
            found |= {"under": exchange.receiver, "received": cards}
        else:
            raise Clash(
                "egn/exchange", f"the exchange of cards with seat {exchange.receiver} is not one that is played here."
            )
    return found
