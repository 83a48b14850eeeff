"""The possible places of the unseen cards, from the tricks, the up-card and the cards a seat laid away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from euchre.core import law
from euchre.core.cards import Card, Suit
from euchre.core.state import Public, State, the_contract
from euchre.core.trump import FOLLOWS, FREE


def plays(seen: Public) -> Iterator[tuple[int, Card, Card]]:
    """The plays of a deal in order: the seat, the card, and the card that was led."""
    order = the_contract(seen).order
    for first, cards in (*((done.leader, done.cards) for done in seen.tricks), (seen.leader, seen.trick)):
        for seat, card in zip(order[first], cards, strict=False):
            yield seat, card, cards[0]


def voids(players: int, trump: Suit, played: Iterable[tuple[int, Card, Card]]) -> tuple[int, ...]:
    """The cards that each of `players` seats has shown it cannot hold, by not following suit."""
    missing = [0] * players
    for seat, card, led in played:
        follows = FOLLOWS[trump][led]
        if not follows >> card & 1 and not FREE[trump] >> card & 1:
            missing[seat] |= follows
    return tuple(missing)


def up_card_holders(seen: Public) -> tuple[int, ...]:
    """The seats that may hold the up-card: the dealer who took it, and a lone player to whom the dealer gave a card.

    Nobody, if it was turned down.
    """
    contract, dealer = the_contract(seen), seen.match.dealer
    if not contract.taken:
        return ()
    return (dealer, *(gift.loner for gift in contract.given if gift.giver == dealer))


def holdable(
    seen: Public, unseen: int, seats: Iterable[int], played: Iterable[tuple[int, Card, Card]] | None = None
) -> tuple[int, ...]:
    """The cards of the set `unseen` that each of these seats may hold, given the tricks and the up-card.

    `played` are the plays that tell of voids, as from `plays`; without it, all of the deal.
    """
    players = law.seating(seen.rules).players
    missing: tuple[int, ...] = (0,) * players
    holders: tuple[int, ...] = ()
    if seen.contract is not None:
        missing = voids(players, seen.contract.trump, plays(seen) if played is None else played)
        holders = up_card_holders(seen)
    up_card = seen.open.up_card
    others = unseen if up_card is None else unseen & ~(1 << up_card)
    return tuple([(unseen if seat in holders else others) & ~missing[seat] for seat in seats])


def laid_away(state: State, seat: int | None) -> tuple[Card, ...]:
    """The cards a seat has buried or put under the kitty."""
    hidden = state.hidden
    buried = tuple([card for owner, card in hidden.buried if owner == seat])
    return buried + hidden.under if seat is not None and seat == state.open.under else buried
