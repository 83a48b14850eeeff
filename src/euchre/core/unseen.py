"""Where the unseen cards may be: what the tricks and the up-card have shown to everybody."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from euchre.core import law
from euchre.core.actions import Give
from euchre.core.cards import Card, Suit
from euchre.core.state import Call, Trick
from euchre.core.trump import FOLLOWS, FREE


def plays(
    order: tuple[tuple[int, ...], ...], tricks: tuple[Trick, ...], trick: tuple[Card, ...], leader: int
) -> Iterator[tuple[int, Card, Card]]:
    """Every card played in a deal, in order: the seat, the card, and the card that was led.

    `order` is the contract's; `trick` the one on the table, `leader` who led (or leads) it.
    """
    for first, cards in (*((done.leader, done.cards) for done in tricks), (leader, trick)):
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


def is_given(calls: Iterable[Call]) -> bool:
    """True if a lone maker has had her partner's best card, by what was said in the deal."""
    return any(isinstance(call.action, Give) for call in calls)


def up_card_holders(dealer: int, *, taken: bool, given: bool) -> tuple[int, ...]:
    """Who may hold the up-card: the dealer if she took it, and her partner if she may have given it to her.

    Nobody, if it was turned down.
    """
    if not taken:
        return ()
    return (dealer, law.partner(dealer)) if given else (dealer,)


def may_hold(unseen: int, seat: int, missing: tuple[int, ...], up_card: Card | None, holders: tuple[int, ...]) -> int:
    """The set of cards a seat may hold, given the set nobody has shown, the voids, and who may hold the up-card."""
    if up_card is not None and seat not in holders:
        unseen &= ~(1 << up_card)
    return unseen & ~missing[seat]
