"""The rule book of a table in sentences: what each house rule means as this table plays it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from euchre.core.rules import Rules
from euchre.tables.telling.results import counted


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the book: its title and its sentences."""

    title: str
    lines: tuple[str, ...]


def rule_book(rules: Rules) -> tuple[Chapter, ...]:
    """The book of these rules, chapter by chapter; a rule that cannot come up is left out."""
    values = rules.values()
    chapters = (Chapter(title=title, lines=tuple(_lines(values, names))) for title, names in _CHAPTERS.items())
    return tuple(chapter for chapter in chapters if chapter.lines)


def _lines(values: Mapping[str, Any], names: tuple[str, ...]) -> list[str]:
    sentences = (_sentence(name, values[name]) for name in names if not _is_idle(name, values))
    return [sentence for sentence in sentences if sentence]


def _sentence(name: str, value: Any) -> str:
    says = _SAYS[name]
    if isinstance(says, str):
        points = counted(value, "point") if value else "no points"
        return says.format(value=value, points=points, deals=counted(value, "deal"))
    return says[value]


def _is_idle(name: str, values: Mapping[str, Any]) -> bool:
    """True for a rule about something that does not exist at this table."""
    return any(values[other] == value for other, value in _IDLE.get(name, ()))


_IDLE: Final[Mapping[str, tuple[tuple[str, Any], ...]]] = {
    "cut_minimum": (("cut", "none"), ("cut_minimum", 1)),
    "first_card": (("first_card", "left"),),
    "benny_turned": (("benny", "none"),),
    "points_lone_defence": (("defend_alone", "never"),),
    "points_lone_sweep": (("defend_alone", "never"),),
    "target": (("target", 0),),
    "deals": (("deals", 0),),
    "games": (("games", 1),),
}
"""Where another rule, or the rule itself, has this value, nothing is to be said."""

_CHAPTERS: Final[Mapping[str, tuple[str, ...]]] = {
    "The pack": ("lowest", "benny"),
    "The deal": ("cut", "cut_minimum", "packets", "first_card", "weak_hand"),
    "Making trump": ("partner", "bury_up_card", "turned_down", "holding", "no_trump", "all_pass", "benny_turned"),
    "Playing alone": ("alone_when", "alone_who", "defend_alone", "alone_lead", "partners_best"),
    "Points": (
        "points_made",
        "points_march",
        "points_lone_made",
        "points_lone_march",
        "points_euchre",
        "points_loner_euchred",
        "points_sweep",
        "points_lone_defence",
        "points_lone_sweep",
        "fast_break",
        "four_trick_tokens",
    ),
    "The match": ("target", "deals", "games"),
    "At the table": ("tram", "euchre_autoplay", "score_cards"),
}
"""Every house rule but whose words the table speaks, in the order of a game."""

_BOWERS: Final = "the right bower, the jack of trumps; then the left, the other jack of its colour"
_SAYS: Final[Mapping[str, str | Mapping[Any, str]]] = {
    "lowest": {
        9: "The pack has the cards from the ace down to the 9 in each suit.",
        8: "The pack has the cards from the ace down to the 8 in each suit.",
        7: "The pack has the cards from the ace down to the 7 in each suit.",
    },
    "benny": {
        "none": f"The highest trump is {_BOWERS}.",
        "joker": f"A joker, the Benny, is the highest trump; then comes {_BOWERS}.",
        "two-of-spades": f"The 2 of spades stands in as the Benny, the highest trump; then comes {_BOWERS}.",
    },
    "cut": {
        "none": "Nobody cuts the pack.",
        "left-may-bump": "The player on the dealer's left cuts the pack, or bumps it: then it is dealt as it is.",
        "right": "The player on the dealer's right cuts the pack.",
    },
    "cut_minimum": "Each part of the cut has at least {value} cards.",
    "packets": {
        "same-for-all": "Five cards are dealt in two rounds, three and two or two and three, the same to everybody.",
        "any": "Five cards are dealt in two rounds, two or three to each player as the dealer likes.",
        "one-by-one": "Five cards are dealt one at a time.",
    },
    "first_card": {"left": "", "dealer": "The dealer gets the first card."},
    "weak_hand": {
        "play-on": "A weak hand is played like any other.",
        "farmers-redeal": "A hand without an ace and without a face card may be shown for a new deal.",
        "go-under": "A hand with three cards of ten or lower may swap three such cards with the kitty.",
    },
    "partner": {
        "may-assist": "The dealer's partner may assist: accept the up-card like anybody else.",
        "alone-only": "The dealer's partner may accept the up-card only by playing alone.",
    },
    "bury_up_card": {
        "allowed": "The dealer takes the up-card and buries any card, even the up-card itself.",
        "forbidden": "The dealer takes the up-card and buries another card.",
    },
    "turned_down": {
        "face-down": "A turned-down up-card lies face down.",
        "face-up": "A turned-down up-card stays in sight.",
    },
    "holding": {
        "any": "Any suit may be made trump, held or not.",
        "trump": "Whoever makes a suit trump must hold a card that is then a trump.",
        "natural": "Whoever makes a suit trump must hold a card printed in that suit.",
    },
    "no_trump": {
        "never": "In the second round another suit than the up-card's is named.",
        "second-round": "In the second round another suit than the up-card's is named, or no trump.",
    },
    "all_pass": {
        "next-dealer": "When all pass twice, the cards are thrown in and the next dealer deals.",
        "same-dealer": "When all pass twice, the cards are thrown in and the same dealer deals again.",
        "stick-the-dealer": "When everybody else has passed twice, the dealer may not pass.",
    },
    "benny_turned": {
        "named-blind": "When the Benny is turned up, the dealer names trump without having seen her cards.",
        "dealer-looks-first": "When the Benny is turned up, the dealer looks at her cards and names trump.",
    },
    "alone_when": {
        "with-call": "Whoever plays alone says so with the call that makes trump.",
        "after-burial": "Whether to play alone is asked once the dealer has buried.",
        "before-lead": "Players announce that they play alone before the first lead; a side may answer the other's.",
    },
    "alone_who": {
        "caller": "Of the makers, the caller may play alone.",
        "either-maker": "Either of the makers may play alone.",
    },
    "defend_alone": {
        "never": "Nobody defends alone.",
        "against-loner": "A defender may play alone against a lone maker.",
        "always": "A defender may play alone, whether or not a maker does.",
    },
    "alone_lead": {
        "next-active": "Against a loner, the first player in the game from the dealer's left leads.",
        "left-of-loner": "Against a loner, the player on her left leads; where two play alone, the defender.",
    },
    "partners_best": {
        0: "A lone player gets no card from her partner.",
        1: "A lone maker gets her partner's best card, and buries one.",
    },
    "points_made": "Makers who take 3 or 4 tricks score {points}.",
    "points_march": "Makers who march, taking all 5 tricks, score {points}.",
    "points_lone_made": "A lone maker who takes 3 or 4 tricks scores {points}.",
    "points_lone_march": "A lone maker who takes all 5 tricks scores {points}.",
    "points_euchre": "Makers who take fewer than 3 tricks are euchred: the defenders score {points}.",
    "points_loner_euchred": "Defenders who euchre a lone maker score {points}.",
    "points_sweep": "Defenders who take every trick score {points}.",
    "points_lone_defence": "A lone defender who euchres with 3 or 4 tricks scores {points}.",
    "points_lone_sweep": "A lone defender who takes all 5 tricks scores {points}.",
    "fast_break": {
        False: "",
        True: "Nobody scores when the defenders take the first two tricks and then lose the other three.",
    },
    "four_trick_tokens": {
        False: "",
        True: "Makers who take exactly 4 tricks, not alone, also get a token; 4 tokens are worth a point.",
    },
    "target": "A game is won with {points}.",
    "deals": "A game has {deals}, and the higher score wins it.",
    "games": "The match is won by the side that first wins {value} games.",
    "tram": {
        False: "Nobody claims the rest: whoever is certain of every trick left plays them out.",
        True: "When the leader is certain of every trick left, she says TRAM and the hand plays itself.",
    },
    "euchre_autoplay": {
        False: "",
        True: "Once the makers are beaten and the score cannot change, the hand plays itself.",
    },
    "score_cards": {
        "none": "The score is kept in numbers.",
        "spare-pair": "Two spare cards mark the score with their pips: a 6 and a 5, or an 8 and a 7 beyond 11 points.",
        "six-and-four": "A 6 and a 4 mark the score; to five the 4 lies face down across the 6.",
    },
}
