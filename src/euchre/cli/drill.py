"""The command `euchre drill`: decisions of the collection as text, without a server; what is due comes first."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Annotated, Final

import typer

from euchre.cli.kept_drills import KeptDrills
from euchre.cli.narrate import asked, say, show_hand
from euchre.cli.options import LanguageOption, chosen_words
from euchre.core import law
from euchre.core.diagram import sides_text
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.view import the_seat
from euchre.drills.choosing import CALLS, FIVE, TEN, some_of
from euchre.drills.collection import collection
from euchre.drills.drill import Drill
from euchre.drills.kind import DRILL_KINDS
from euchre.drills.replies import people_of, shown
from euchre.narration.chronicle import lines
from euchre.narration.seen_action import SeenAction, cached_view
from euchre.position.position import Position
from euchre.wording import Wording

_KINDS: Final = tuple(kind for kind in DRILL_KINDS if kind != "card")
_FIVE: Final = "five"


def drill(
    kind: Annotated[
        str, typer.Argument(metavar="[KIND]", help=f"{', '.join(_KINDS)}; without it, five of them all.")
    ] = _FIVE,
    language: LanguageOption = None,
) -> None:
    """Practise decisions, such as twenty hands to call or to pass; some come again after days, until you know them.

    Example: euchre drill call
    """
    words, drills = chosen_words(language), collection()
    if kind not in (_FIVE, *_KINDS):
        choices = ", ".join(_KINDS)
        raise EuchreError("drills/set", f"There are no such drills: choose {choices}.", choices=choices)
    wanted, most = (_KINDS[1:], FIVE) if kind == _FIVE else ((kind,), CALLS if kind == "call" else TEN)
    kept = KeptDrills()
    due = (one for one in kept.due(time.time()) if one in drills and (kind == _FIVE or drills[one].kind == kind))
    others = some_of(wanted, drills.values(), kept.positions, Random(), most)
    positions = tuple(dict.fromkeys((*due, *others)))[:most]
    right = 0
    for number, position in enumerate(positions, start=1):
        say(words("terminal-drill", number=number, of=len(positions)))
        is_right = _ask(words, drills[position])
        kept.answer(drills[position], time.time(), right=is_right)
        right += is_right
    say(words("terminal-drill-right", right=right, of=len(positions)))


def _ask(words: Wording, drill: Drill) -> bool:
    """Ask a drill, and say what its choices are worth; True for a right answer."""
    now, position = shown(words, drill), Position.parse(drill.position)
    say(words("terminal-drill-score", score=_score(position)), indent="  ")
    for sentence in _story(words, position):
        say(sentence, indent="  ")
    show_hand(words, Rules.parse(now.rules), now.picture, now.players)
    answer = asked(words, now.picture.question, now.picture)
    say(words("terminal-drill-verdict", right="yes" if answer in now.right else "no", why=now.choices[0].why))
    labels = {choice.action: choice.label for choice in now.picture.choices}
    for choice in now.choices:
        say(words("terminal-drill-choice", choice=labels[choice.action], wins=_percent(choice.wins)), indent="  ")
    say("")
    return answer in now.right


def _story(words: Wording, position: Position) -> Iterator[str]:
    """The deal so far, in sentences."""
    steps, people = list(position.steps()), people_of(position.view)
    afters = [*(state for state, _ in steps[1:]), position.state]
    for (before, action), after in zip(steps, afters, strict=True):
        views = (cached_view(state, position.seat) for state in (before, after))
        yield from lines(words, SeenAction(before.turn, action, *views), people)


def _score(position: Position) -> str:
    """The score, the side of the player first."""
    score, side = position.match.score, law.seating(position.rules).side(the_seat(position.view))
    return sides_text((*score[side:], *score[:side]))


def _percent(wins: float | None) -> int:
    return round(100 * (wins or 0.0))
