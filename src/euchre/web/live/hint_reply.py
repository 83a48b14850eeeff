"""A hint as it is sent: worked out from the seat's own view, in whichever process."""

from __future__ import annotations

from random import Random

from euchre.core.view import View
from euchre.tables.perspective.choices import choices
from euchre.tables.replies import Advised
from euchre.wording import Language, wording


def advised(view: View, seed: str, language: Language) -> tuple[Advised, ...]:
    """The choices of the seat, best first: the same whenever and wherever they are asked for."""
    from euchre.bots.advice.advice import advise, too_close  # noqa: PLC0415 - players load what they think with

    words = wording(language)
    found = advise(view, Random(seed), words=words)  # noqa: S311 - a hint needs no secret
    labels = {choice.action: choice.label for choice in choices(words, view)}
    return tuple(
        Advised(
            action=str(one.action),
            label=labels.get(str(one.action), str(one.action)),
            points=one.points,
            wins=one.wins,
            doubt=one.error,
            why=words("hint-too-close", why=one.why) if too_close(found[0], one) else one.why,
        )
        for one in found
    )
