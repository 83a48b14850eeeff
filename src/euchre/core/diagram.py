"""A game as text, as a player would read it out: for a notebook, a test that fails, a message to a friend."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from euchre.core import law
from euchre.core.cards import CardSet, format_cards
from euchre.core.state import Public
from euchre.core.trump import display_order


def diagram(seen: Public, hands: Iterable[tuple[int, CardSet]]) -> str:
    """Everything public, a line each, and some hands: a seat (0..3) and its cards, sorted as people sort them."""
    trump = None if seen.contract is None else seen.contract.trump
    held = (f"Seat {seat}: {format_cards(display_order(cards, trump))}" for seat, cards in hands if cards)
    return "\n".join((*_public(seen), *held))


def pair_text(pair: tuple[int, int]) -> str:
    """A number for each side, such as a score: ``6-4``."""
    return f"{pair[0]}-{pair[1]}"


def _public(seen: Public) -> Iterator[str]:
    match, contract = seen.match, seen.contract
    one, other = match.score
    yield f"{match.rules}: deal {match.deals_finished + 1}, {one} to {other}"
    if seen.open.up_card is not None:
        yield f"Seat {match.dealer} turned up {seen.open.up_card}"
    if seen.open.calls:
        yield ", ".join(f"seat {seat} {action}" for seat, action in seen.open.calls).capitalize()
    if contract is not None:
        alone = "".join(f", seat {seat} alone" for seat in contract.alone)
        one, other = law.tricks_by_side(seen.tricks)
        yield f"Seat {contract.maker} called {contract.trump}{alone}: tricks {one} to {other}"
    if seen.trick and contract is not None:
        order = contract.order[seen.leader]
        yield "On the table: " + ", ".join(f"seat {seat} {card}" for seat, card in zip(order, seen.trick, strict=False))
