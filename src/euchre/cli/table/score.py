"""The score in numbers and in pip cards, trump and its makers."""

from __future__ import annotations

from itertools import count
from typing import Final

from textual.content import Content

from euchre.cli.table.look import pips
from euchre.cli.table.writing import Writing
from euchre.core import law
from euchre.core.score_cards import PipCard, score_cards
from euchre.core.speech import card_name, suit_name
from euchre.core.up_card import up_card
from euchre.core.view import View
from euchre.tables.telling.names import sides

_PIPS: Final = {
    4: ("● ●", "   ", "● ●"),
    5: ("● ●", " ● ", "● ●"),
    6: ("● ●", "● ●", "● ●"),
    7: ("● ●", "●●●", "● ●"),
    8: ("●●●", "● ●", "●●●"),
}


class Score(Writing):
    """The panel at the side: score, tricks, trump, makers, up-card."""

    def show(self, view: View, names: tuple[str, ...]) -> None:
        """Write the panel anew."""
        us, them = sides(names)
        blocks = [_line(us, view.score[0], view.tricks_taken[0]), _line(them, view.score[1], view.tricks_taken[1])]
        heading = Content.styled(f"{_goal(view):<12}score tricks", "$secondary")
        rows = (heading, *blocks, *_cards(view), *_contract(view, names))
        self.write(Content("\n").join(rows), resize=True)


def _goal(view: View) -> str:
    goal = f"to {law.target(view.rules)}" if law.target(view.rules) else _deals(view)
    return f"{goal} · {view.games[0]}-{view.games[1]}" if sum(view.games) and view.winner is None else goal


def _deals(view: View) -> str:
    """How many deals make a game where deals are counted."""
    deals = next(number for number in count(1) if law.game_verdict(view.rules, (0, 0), number).over)
    return "one deal" if deals == 1 else f"{deals} deals"


def _line(side: str, score: int, tricks: int) -> Content:
    name = side if len(side) <= 12 else f"{side[:11]}…"
    return Content(f"{name:<12}") + Content.styled(f"{score:>5}", "bold $primary") + Content(f"{tricks:>7}")


def _cards(view: View) -> tuple[Content, ...]:
    """Both sides' score cards next to each other, five rows; or nothing where none are used."""
    pairs = [score_cards(view.rules, score) for score in view.score]
    left, right = ([_drawn(card) for card in pair] if pair else None for pair in pairs)
    if left is None or right is None:
        return ()
    rows = zip(*left, *right, strict=True)
    return tuple(Content(f"{a}{b}  {c}{d}") for a, b, c, d in rows)


def _drawn(card: PipCard) -> tuple[str, ...]:
    """A score card: its pips, those covered by the other card shaded; or its back."""
    rows = _PIPS[card.pips] if card.face_up else ("▒▒▒",) * 3
    face = "".join(rows)
    seen = [spot for spot, mark in enumerate(face) if mark == "●"][: card.showing]
    edge = seen[-1] + 1 if seen and card.showing < card.pips else len(face)
    face = face[:edge] + "▒" * (len(face) - edge)
    return ("╭───╮", *(f"│{face[row : row + 3]}│" for row in (0, 3, 6)), "╰───╯")


def _contract(view: View, names: tuple[str, ...]) -> tuple[Content, ...]:
    trump = "-" if view.trump is None else suit_name(view.trump)
    return _row("Trump", trump), _row("Makers", _makers(view, names)), _row("Up-card", _up_card(view))


def _makers(view: View, names: tuple[str, ...]) -> str:
    if view.maker is None:
        return "-"
    loner = next((seat for seat in view.alone if law.side(seat) == law.side(view.maker)), None)
    return names[view.maker] if loner is None else f"{names[loner]}, alone"


def _up_card(view: View) -> str:
    card = up_card(view)
    if card is None:
        return "-"
    fate = "" if card.fate == "offered" else card.fate
    if card.fate == "turned down" and not card.face_up:
        return fate
    return f"{card_name(view.rules, card.card)} {fate}".strip()


def _row(label: str, value: str) -> Content:
    return Content.styled(f"{label:<9}", "$secondary") + pips(value).stylize("bold")
