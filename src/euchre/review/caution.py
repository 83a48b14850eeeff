"""The loss of a bid among careful players, who call less readily than our own do.

The chances of a bid rest on what the others say after it. People are slower to call: of the hands dealt to them, a
dealer takes a jack with 67 in a hundred and orders a ten or nine for their partner with 15, and `swift` with 83 and 35.
"""

from __future__ import annotations

from random import Random
from typing import Final

from euchre.bots.advice.advice import AdvisedAction
from euchre.bots.advice.loss import Loss, losses
from euchre.bots.advice.wording import friends_and_foes
from euchre.bots.search.level import SearchLevel
from euchre.core.actions import Action, Pass
from euchre.core.view import View
from euchre.review.judgement import CLEAR
from euchre.wording import Wording

CAUTION: Final = 0.3
"""The points of the deal by which people want a call better than a pass.

So a dealer takes a jack with 69 hands in a hundred, and orders a ten or nine for their partner with 20.
"""

_LOOKS: Final = 12
"""Looks at deals: enough for half a point of the chance to win."""


def cautious_loss(view: View, best: Action, other: Action, rng: Random, level: SearchLevel) -> Loss | None:
    """The loss of another choice next to the best one where everybody calls less readily.

    None unless one of the two is a pass and the other a call: then what the others say later makes no difference.
    """
    if isinstance(best, Pass) == isinstance(other, Pass):
        return None
    (loss,) = losses(view, best, [other], rng, level._replace(caution=CAUTION, looks=_LOOKS))
    return loss


def with_conditions(
    words: Wording, view: View, choices: tuple[AdvisedAction, ...], rng: Random, level: SearchLevel
) -> tuple[AdvisedAction, ...]:
    """The choices, the best first: with the condition, if a pass or a call leads only where the others call readily."""
    best, *others = choices
    rival = next((one for one in others if isinstance(one.action, Pass) != isinstance(best.action, Pass)), None)
    if rival is None or best.wins - rival.wins <= CLEAR * rival.error:
        return choices
    loss = cautious_loss(view, best.action, rival.action, rng, level)
    if loss is None or loss.wins > CLEAR * loss.error:
        return choices
    return with_condition(words, view, best), *others


def with_condition(words: Wording, view: View, best: AdvisedAction) -> AdvisedAction:
    """The best choice of a bid, its reason followed by the condition that the others call readily."""
    return best._replace(why=words("hint-if-they-call", why=best.why, **friends_and_foes(view)))
