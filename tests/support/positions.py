"""Moments of random matches at which there is a position, and what it can tell of a view."""

from collections.abc import Iterator

from euchre.core.actions import Action
from euchre.core.rules import Rules
from euchre.core.state import State
from euchre.core.view import View, view
from support.walks import walk

Steps = list[tuple[State, Action]]


def moments(rules: Rules, seed: int, deals: int) -> Iterator[tuple[Steps, State]]:
    """Yield the moments of some random deals at which cards are on the table."""
    steps = Steps()
    for step in walk(rules, seed, deals=deals):
        steps.append((step.state, step.action))
        if step.after.open.up_card is not None:
            yield steps, step.after


def seen_without_last(state: State, seat: int | None) -> View:
    """The view of a seat, or with all hands open, but for how the deal before ended: that is not in a position."""
    found = view(state, seat)
    return found._replace(match=found.match._replace(last=None))
