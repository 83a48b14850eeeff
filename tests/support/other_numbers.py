"""Rules for the environments: of two, three, four and six players, and without what compiled deals do not know."""

from __future__ import annotations

from typing import Any

from euchre.core.rules import PRESETS, Rules
from support.covering import OTHER_NUMBERS

PLAIN: tuple[Rules, ...] = tuple(PRESETS[name] for name in ("two-handed", "three-handed", "six-handed"))
"""Two, three and six players."""


def compiled(rules: Rules) -> Rules:
    """The same rules, with the usual ones for what compiled deals do not know."""
    changes: dict[str, Any] = {"best_for": "lone-maker", "best_when": "given-first", "widow": False}
    if rules.players == 6:
        changes["partners_best"] = 0
    if rules.weak_hand == "ace-no-face":
        changes["weak_hand"] = "farmers-redeal"
    if rules.alone_allowed.startswith("until"):
        changes["alone_allowed"] = "any-score"
    return rules.but(**changes)


COMPILED_PRESETS = {name: compiled(rules) for name, rules in PRESETS.items()}
"""The presets, as compiled deals know them."""
OTHERS: tuple[Rules, ...] = (
    *PLAIN,
    *(
        Rules.parse(text)
        for text in (
            "online,players=2,defend_alone=never,weak_hand=go-under,cut=right,no_trump=second-round,benny=joker",
            "online,players=3,defend_alone=never,weak_hand=farmers-redeal,cut=left-may-bump,all_pass=stick-the-dealer,fast_break=yes",
            "standard,players=3,lowest=7,weak_hand=go-under,holding=natural,packets=any,bury_up_card=forbidden",
            "british,players=6,lowest=7,score_cards=none,tram=yes,euchre_autoplay=yes,no_trump=second-round",
            "openspiel,players=6,lowest=7,defend_alone=against-loner,alone_who=either-maker,weak_hand=farmers-redeal",
        )
    ),
)
"""Plainly, and with house rules that between them ask for much of what there is at such tables."""
MANY: tuple[Rules, ...] = OTHER_NUMBERS[::11]
"""Rows of the house rules for two, three and six, every number in turn."""
WIDOW = Rules.parse("two-handed,widow=yes,all_pass=stick-the-dealer")
