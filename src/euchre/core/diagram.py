"""A game as text, as a player would read it out, and as a picture for a notebook."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from html import escape
from typing import Final

from euchre.core import law
from euchre.core.cards import Card, CardSet, Suit, format_cards
from euchre.core.state import Public
from euchre.core.trump import display_order


def diagram(seen: Public, hands: Iterable[tuple[int, CardSet]]) -> str:
    """A diagram of what is public, a line each, and of some hands: a seat and its cards, sorted as people sort them."""
    trump = None if seen.contract is None else seen.contract.trump
    held = (f"Seat {seat}: {format_cards(display_order(cards, trump))}" for seat, cards in hands if cards)
    return "\n".join((*_public(seen), *held))


def picture(seen: Public, hands: Iterable[tuple[int, CardSet]]) -> str:
    """The same as HTML: the seats around the table, 0 in front, each with its cards; in the middle the trick."""
    trump = None if seen.contract is None else seen.contract.trump
    around = {seat: _html(display_order(cards, trump)) for seat, cards in hands}
    if seen.contract is not None and seen.trick:
        order = seen.contract.order[seen.leader]
        middle = "<br>".join(f"{seat}: {_html((card,))}" for seat, card in zip(order, seen.trick, strict=False))
    else:
        middle = "" if seen.open.up_card is None or seen.contract is not None else _html((seen.open.up_card,))
    rows = _ROWS[law.seating(seen.rules).players](middle)
    cell = '<td style="text-align:center;padding:0.6em 1em;white-space:nowrap">'
    body = "".join(f"<tr>{''.join(f'{cell}{_place(each, around)}</td>' for each in row)}</tr>" for row in rows)
    return f"<div>{'<br>'.join(map(escape, _public(seen)))}</div><table>{body}</table>"


def _place(each: int | str | None, around: Mapping[int, str]) -> str:
    """A place of the picture: a seat with its cards, a text, or nothing."""
    if isinstance(each, int):
        return f"Seat {each}<br>{around.get(each, '')}"
    return each or ""


def _html(cards: Iterable[Card]) -> str:
    """Cards with their pips, the red ones in red."""
    return " ".join(
        f'<span style="color:{"#c02020" if card.suit in (Suit.DIAMONDS, Suit.HEARTS) else "inherit"}">'
        f"{str(card)[0].replace('T', '10')}{card.suit.symbol if card.suit is not None else ''}</span>"
        for card in cards
    )


_Row = tuple[int | str | None, ...]
_ROWS: Final[dict[int, Callable[[str], tuple[_Row, ...]]]] = {
    2: lambda middle: ((1,), (middle,), (0,)),
    3: lambda middle: ((1, None, 2), (None, middle, None), (None, 0, None)),
    4: lambda middle: ((None, 2, None), (1, middle, 3), (None, 0, None)),
    6: lambda middle: ((2, 3, 4), (None, middle, None), (1, 0, 5)),
}
"""The picture of a table of each number of players, row by row, around what lies in the middle."""


def sides_text(numbers: tuple[int, ...]) -> str:
    """A number for each side, such as a score: ``6-4``."""
    return "-".join(map(str, numbers))


def _public(seen: Public) -> Iterator[str]:
    match, contract = seen.match, seen.contract
    yield f"{match.rules}: deal {match.deals_finished + 1}, {_to(match.score)}"
    if seen.open.up_card is not None:
        yield f"Seat {match.dealer} turned up {seen.open.up_card}"
    if seen.open.calls:
        yield ", ".join(f"seat {seat} {action}" for seat, action in seen.open.calls).capitalize()
    if contract is not None:
        alone = "".join(f", seat {seat} alone" for seat in contract.alone)
        tricks = law.seating(seen.rules).tricks_by_side(seen.tricks)
        yield f"Seat {contract.maker} called {contract.trump}{alone}: tricks {_to(tricks)}"
    if seen.trick and contract is not None:
        order = contract.order[seen.leader]
        yield "On the table: " + ", ".join(f"seat {seat} {card}" for seat, card in zip(order, seen.trick, strict=False))


def _to(numbers: tuple[int, ...]) -> str:
    return " to ".join(map(str, numbers))
