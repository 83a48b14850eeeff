"""Where the unseen cards may be: what the tricks and the up-card have shown to everybody."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.core import law
from euchre.core.cards import Card, Suit
from euchre.core.state import Public, the_contract
from euchre.core.trump import FOLLOWS, FREE


def plays(seen: Public) -> Iterator[tuple[int, Card, Card]]:
    """Every card played in a deal, in order: the seat, the card, and the card that was led."""
    order = the_contract(seen).order
    for first, cards in (*((done.leader, done.cards) for done in seen.tricks), (seen.leader, seen.trick)):
        for seat, card in zip(order[first], cards, strict=False):
            yield seat, card, cards[0]


def voids(trump: Suit, played: Iterator[tuple[int, Card, Card]]) -> tuple[int, int, int, int]:
    """For each seat, the set of cards it has shown that it cannot hold, by not following suit."""
    missing = [0, 0, 0, 0]
    for seat, card, led in played:
        follows = FOLLOWS[trump][led]
        if not follows >> card & 1 and not FREE[trump] >> card & 1:
            missing[seat] |= follows
    return missing[0], missing[1], missing[2], missing[3]


def up_card_holders(seen: Public) -> tuple[int, ...]:
    """Who may hold the up-card: the dealer who took it, and their partner if it may have been given away.

    Nobody, if it was turned down.
    """
    contract, dealer = the_contract(seen), seen.match.dealer
    if not contract.taken:
        return ()
    return (dealer, law.partner(dealer)) if contract.given else (dealer,)


def may_hold(unseen: int, seat: int, missing: tuple[int, ...], up_card: Card | None, holders: tuple[int, ...]) -> int:
    """The set of cards a seat may hold, given the set nobody has shown, the voids, and who may hold the up-card."""
    if up_card is not None and seat not in holders:
        unseen &= ~(1 << up_card)
    return unseen & ~missing[seat]
