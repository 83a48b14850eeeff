"""The score in numbers and in pip cards, trump and who called it."""

from __future__ import annotations

from typing import Final

from textual.content import Content

from euchre.cli.table.card import face
from euchre.cli.table.colours import pips
from euchre.cli.table.widgets import FixedText
from euchre.core import law
from euchre.core.diagram import sides_text
from euchre.core.rules import Rules
from euchre.core.view import View
from euchre.narration.people import People, side_names
from euchre.narration.results import one_game
from euchre.narration.score_cards import PipCard, score_cards
from euchre.narration.up_card import up_card
from euchre.wording import Wording

_PIPS: Final = {
    4: ("● ●", "   ", "● ●"),
    5: ("● ●", " ● ", "● ●"),
    6: ("● ●", "● ●", "● ●"),
    7: ("● ●", "●●●", "● ●"),
    8: ("●●●", "● ●", "●●●"),
}


class Score(FixedText):
    """The panel at the side: score, tricks, trump, who called it, up-card."""

    def show(self, words: Wording, view: View, people: People) -> None:
        """Redraw the panel."""
        points, tricks = words("terminal-score-points"), words("terminal-score-tricks")
        several = len(people.seating.members(0)) > 2
        blocks = [
            _line(side, view.match.score[place], _tricks(words, view, place), apart=several)
            for place, side in enumerate(side_names(words, people))
        ]
        heading = Content.styled(f"{_goal(words, view):<12}{points:>5} {tricks:>6}", "$secondary")
        rows = (heading, *blocks, *_cards(view), *_contract(words, view, people.names))
        self.write(Content("\n").join(rows), resize=True)


def _goal(words: Wording, view: View) -> str:
    """The points a game goes to, and in a rubber the games won."""
    points = law.target(view.rules)
    goal = (
        words("terminal-score-target", points=points)
        if points
        else words("terminal-score-deals", deals=law.deals_in_a_game(view.rules))
    )
    games = view.match.games
    return f"{goal} · {sides_text(games)}" if sum(games) and not one_game(view) else goal


def _tricks(words: Wording, view: View, side: int) -> str:
    """Tricks taken; for the makers also how many they need, or that they have them."""
    taken = view.tricks_taken[side]
    if view.maker is None or law.seating(view.rules).side(view.maker) != side:
        return str(taken)
    if taken >= law.TRICKS_TO_MAKE:
        return f"{taken} ✓"
    return words("terminal-score-needs", taken=taken, needed=law.TRICKS_TO_MAKE)


def _line(side: str, score: int, tricks: str, *, apart: bool) -> Content:
    """A side's name and numbers; `apart`, the name of a large side stands above them."""
    numbers = Content.styled(f"{score:>5}", "bold $primary") + Content(f"{tricks:>7}")
    if apart:
        return Content(f"{_cut(side, 24)}\n{'':<12}") + numbers
    return Content(f"{_cut(side, 12):<12}") + numbers


def _cut(name: str, longest: int) -> str:
    return name if len(name) <= longest else f"{name[: longest - 1]}…"


def _cards(view: View) -> tuple[Content, ...]:
    """The score cards of both sides next to each other, in five rows; none if not used or with three sides."""
    if len(view.match.score) > 2:
        return ()
    rows = zip(*(drawn(view.rules, score) for score in view.match.score), strict=True)
    return tuple(Content(f"{ours}  {theirs}") for ours, theirs in rows)


def drawn(rules: Rules, score: int) -> tuple[str, ...]:
    """A side's two score cards, five rows; the pips that can be seen are the score. Nothing where none are used."""
    pair = score_cards(rules, score)
    return () if pair is None else tuple(f"{one}{other}" for one, other in zip(*map(_drawn, pair), strict=True))


def _drawn(card: PipCard) -> tuple[str, ...]:
    """A score card: its pips, those covered by the other card shaded; or its back."""
    face = "".join(_PIPS[card.pips])
    pips = [spot for spot, mark in enumerate(face) if mark == "●"]
    clear = len(face) if card.showing == card.pips else pips[card.showing - 1] + 1 if card.showing else 0
    face = face[:clear] + "▒" * (len(face) - clear)
    return ("╭───╮", *(f"│{face[row : row + 3]}│" for row in (0, 3, 6)), "╰───╯")


def _contract(words: Wording, view: View, names: tuple[str, ...]) -> tuple[Content, ...]:
    trump = "-" if view.trump is None else words("suit-with-pip", suit=str(view.trump))
    return (
        _row(words("terminal-trump"), trump),
        _row(words("terminal-called-by"), _caller(words, view, names)),
        _row(words("terminal-up-card"), _up_card(words, view)),
    )


def _caller(words: Wording, view: View, names: tuple[str, ...]) -> str:
    if view.maker is None:
        return "-"
    loners = law.seating(view.rules).lone_makers(view.maker, view.alone)
    if not loners:
        return names[view.maker]
    (loner,) = loners
    if loner == view.maker:
        return words("terminal-called-alone", caller=names[loner])
    return words("terminal-called-other-alone", caller=names[view.maker], loner=names[loner])


def _up_card(words: Wording, view: View) -> str:
    card = up_card(view)
    if card is None:
        return "-"
    fate = words("terminal-fate", fate=card.fate.replace(" ", "-"))
    if card.fate == "turned down" and not card.face_up:
        return fate
    return f"{face(view.rules, card.card)} {fate}".strip()


def _row(label: str, value: str) -> Content:
    return Content.styled(f"{label:<10}", "$secondary") + pips(value).stylize("bold")
