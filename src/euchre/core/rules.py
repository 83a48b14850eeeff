"""The house rules of a table, as one value.

`Rules` is data: only `euchre.core.law` reads its fields, one function for each question. The text form
names the game in every record, address and result: a preset, then what differs from it.

    >>> str(Rules.parse("british target=15"))
    'british,target=15'
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from functools import cached_property, lru_cache
from typing import Any, Final, Literal, NamedTuple

from euchre.core.errors import ParseError, RuleConflict

LONGEST: Final = 2_000
"""The most characters in the text of rules; with every house rule spelt out it has some seven hundred."""


_FOR_PROGRAMS: Final = "small games, docs/small.md"
"""The source of the options that make a game small enough for its whole tree: no table of people offers them."""


class Option(NamedTuple):
    """The rule-book entry of one field of `Rules`."""

    name: str
    default: str | int | bool
    choices: tuple[str | int | bool, ...]
    says: str
    source: str


def _choice(default: str, *others: str, says: str, source: str) -> Any:
    return field(default=default, metadata={"choices": (default, *others), "says": says, "source": source})


def _number(default: int, low: int, high: int, *, says: str, source: str) -> Any:
    return field(default=default, metadata={"choices": tuple(range(low, high + 1)), "says": says, "source": source})


def _small(default: int, low: int, *, says: str) -> Any:
    return _number(default, low, default, says=says, source=_FOR_PROGRAMS)


def _switch(*, says: str, source: str) -> Any:
    return field(default=False, metadata={"choices": (False, True), "says": says, "source": source})


@dataclass(frozen=True, kw_only=True, repr=False)
class Rules:
    """The rules that the players of a table agree on before the first deal.

    Every field has a default (the preset ``standard``), a sentence in players' words and a source;
    `Rules.options()` lists them. Raises `RuleConflict` when a value is out of range or two options
    make no sense together, naming both.
    """

    # The players
    players: Literal[4, 2, 3, 6] = field(
        default=4,
        metadata={
            "choices": (4, 2, 3, 6),
            "says": (
                "How many play: four or six in two sides, every second player a partner; "
                "two or three each for themselves, the maker alone against the others."
            ),
            "source": "seed 002, 3-handed Euchre and other variations; docs/sources.md",
        },
    )

    # The pack
    lowest: Literal[9, 8, 7] = field(
        default=9,
        metadata={
            "choices": (9, 8, 7),
            "says": "The lowest rank in the pack: 9, 8 or 7 makes 24, 28 or 32 cards.",
            "source": "seed 004, The Deck",
        },
    )
    benny: Literal["none", "joker", "two-of-spades"] = _choice(
        "none",
        "joker",
        "two-of-spades",
        says="Whether a Benny (Best Bower), the highest trump, is added: a joker, or the 2 of spades standing in.",
        source="seed 000, Rank of Cards; seed 003, Joker",
    )

    # The deal
    cut: Literal["none", "left-may-bump", "right"] = _choice(
        "none",
        "left-may-bump",
        "right",
        says="Who cuts: nobody; the dealer's left, who may bump instead; or the dealer's right.",
        source="seed 000, The Deal; seed 002",
    )
    cut_minimum: int = _number(
        1, 1, 12, says="How many cards each part of the cut must have at least.", source="seed 002"
    )
    packets: Literal["same-for-all", "any", "one-by-one", "three-then-two"] = _choice(
        "same-for-all",
        "any",
        "one-by-one",
        "three-then-two",
        says="How five cards are dealt: 3 and 2 or 2 and 3, the same for all; any per player; singly; or 3, then 2.",
        source="seed 000, The Deal; seed 002; OpenSpiel; house rule",
    )
    first_card: Literal["left", "dealer"] = _choice(
        "left",
        "dealer",
        says="Who gets the first card: the dealer's left, or the dealer.",
        source="seed 002; OpenSpiel",
    )
    weak_hand: Literal["play-on", "farmers-redeal", "go-under", "ace-no-face"] = _choice(
        "play-on",
        "farmers-redeal",
        "go-under",
        "ace-no-face",
        says=(
            "What a farmer's hand, one of low cards, may do before the bidding: nothing; ask for a new deal if it "
            "has no ace and no face card; or, with three cards of ten or lower, go under: swap three with the kitty; "
            "or ask for a new deal if it has no face card and at most one ace."
        ),
        source="EGN farmers, go_under; house rule",
    )

    # Making trump
    partner: Literal["may-assist", "alone-only"] = _choice(
        "may-assist",
        "alone-only",
        says=(
            "Whether a partner may order the dealer up only by playing alone (Canadian loner), "
            "or to play together as well."
        ),
        source="seed 000, The Deal; EGN canadian",
    )
    bury_up_card: Literal["allowed", "forbidden"] = _choice(
        "allowed",
        "forbidden",
        says="Whether the dealer may discard (bury) the very up-card that was taken.",
        source="seed 002, exchange; OpenSpiel",
    )
    widow: bool = _switch(
        says=(
            "Two-handed, two cards are dealt aside: the maker takes them and discards two, the dealer who took "
            "the up-card three."
        ),
        source="two-handed tournaments; docs/sources.md",
    )
    turned_down: Literal["face-down", "face-up"] = _choice(
        "face-down",
        "face-up",
        says="How a turned-down up-card lies: face down, or face up partly under the pack.",
        source="seed 000, The Deal; seed 002",
    )
    holding: Literal["any", "trump", "natural"] = _choice(
        "any",
        "trump",
        "natural",
        says=(
            "What a caller must hold of the suit that becomes trump: nothing; any trump, bowers and Benny included; "
            "or a card printed in that suit. The dealer may count the up-card."
        ),
        source="house rule",
    )
    holding_up_card: Literal["counts", "does-not-count"] = _choice(
        "counts",
        "does-not-count",
        says="Whether the up-card counts, for the dealer, among the cards that a caller must hold.",
        source="house rule",
    )
    no_trump: Literal["never", "second-round", "when-stuck"] = _choice(
        "never",
        "second-round",
        "when-stuck",
        says="Whether no trump may be named: never; in round 2; or only by a stuck dealer.",
        source="EGN allow_no_trump; house rule",
    )
    all_pass: Literal["next-dealer", "same-dealer", "stick-the-dealer"] = _choice(
        "next-dealer",
        "same-dealer",
        "stick-the-dealer",
        says="When all pass twice: the next dealer deals; the same dealer deals again; or the dealer must name a suit.",
        source="seed 002; seed 004, Stick the Dealer; EGN std",
    )
    stuck_names: Literal["another-suit", "any-suit"] = _choice(
        "another-suit",
        "any-suit",
        says="Whether a stuck dealer names another suit than the one turned down, or any suit.",
        source="house rule",
    )
    benny_turned: Literal["named-blind", "dealer-looks-first", "bid-as-spades"] = _choice(
        "named-blind",
        "dealer-looks-first",
        "bid-as-spades",
        says=(
            "When the Benny is turned up: the dealer names trump, without having seen the hand or after a look; "
            "or it is bid upon as a spade."
        ),
        source="seed 000, The Deal; Railroad, the suit agreed before",
    )

    # Playing alone
    alone_when: Literal["with-call", "after-burial", "before-lead"] = _choice(
        "with-call",
        "after-burial",
        "before-lead",
        says=(
            "When a maker says “alone”: with the call; when asked after the burial; or in a round of "
            "announcements before the first lead, in which a side may answer the other's."
        ),
        source="seed 002; seed 004, Going Alone; seed 000, Going Alone; OpenSpiel",
    )
    alone_who: Literal["caller", "either-maker"] = _choice(
        "caller",
        "either-maker",
        says="Who of the makers may play alone: the caller, or any of them.",
        source="seed 002; seed 000, Going Alone",
    )
    alone_allowed: Literal["any-score", "until-one-short", "until-two-short", "never"] = _choice(
        "any-score",
        "until-one-short",
        "until-two-short",
        "never",
        says=(
            "Who may play alone: anybody; nobody whose side is one point short of the target (9 of 10), or two or "
            "fewer (8 of 10); or nobody at all."
        ),
        source="house rule",
    )
    defend_alone: Literal["never", "against-loner", "always"] = _choice(
        "never",
        "against-loner",
        "always",
        says="Whether a defender may play alone: never, only against a lone maker, or always.",
        source="seed 000, Going Alone; seed 003; EGN defend_alone",
    )
    alone_lead: Literal["next-active", "left-of-loner"] = _choice(
        "next-active",
        "left-of-loner",
        says=(
            "Who leads when somebody plays alone: the first player in the game from the dealer's left; or the "
            "player to the loner's left (with two alone: the defender)."
        ),
        source="seed 002; seed 000, The Play; EGN loner_lead",
    )
    partners_best: int = _number(
        0,
        0,
        1,
        says="Whether a lone maker gets a partner's best card, and discards one.",
        source="EGN partners_best",
    )
    best_when: Literal["given-first", "may-ask", "discards-first"] = _choice(
        "given-first",
        "may-ask",
        "discards-first",
        says=(
            "How a lone player gets a partner's best card: it is given, and then a card is discarded; or the player "
            "may ask for it, one partner of two; or may ask, but discards before it is given."
        ),
        source="EGN partners_best; six-handed and Railroad, docs/sources.md",
    )
    best_for: Literal["lone-maker", "any-loner"] = _choice(
        "lone-maker",
        "any-loner",
        says="Who gets a partner's best card: a lone maker, or a lone defender, too.",
        source="EGN partners_best; Railroad, docs/sources.md",
    )

    # Points
    points_made: int = _number(1, 0, 9, says="Points for making it: 3 or 4 tricks.", source="all seeds, Scoring")
    points_march: int = _number(2, 0, 9, says="Points for a march: all 5 tricks.", source="all seeds, Scoring")
    points_lone_made: int = _number(
        1, 0, 9, says="Points for a lone maker who takes 3 or 4 tricks.", source="seed 002, Scoring"
    )
    points_lone_march: int = _number(
        4, 0, 9, says="Points for a lone maker who takes all 5 tricks.", source="all seeds; EGN loner_march_score"
    )
    points_euchre: int = _number(
        2, 0, 9, says="Points for a euchre: fewer than 3 tricks for whoever called trump.", source="all seeds, Scoring"
    )
    points_loner_euchred: int = _number(
        2, 0, 9, says="Points for defenders who euchre a lone maker.", source="seed 002; EGN loner_euchred_score"
    )
    points_sweep: int = _number(
        2, 0, 9, says="Points for a euchre without a single trick.", source="seed 003; OpenSpiel"
    )
    points_lone_defence: int = _number(
        2, 0, 9, says="Points for a lone defender who euchres with 3 or 4 tricks.", source="seed 000; seed 003"
    )
    points_lone_sweep: int = _number(
        4, 0, 9, says="Points for a lone defender who takes all 5 tricks.", source="seed 000; seed 003"
    )
    fast_break: bool = _switch(
        says="Whoever calls trump, loses the first two tricks and takes the other three scores nothing.",
        source="EGN fast_break",
    )
    four_trick_tokens: bool = _switch(
        says="Exactly 4 tricks, not alone, also earn a token; 4 tokens are worth a point.",
        source="EGN four_trick_tokens",
    )

    # The match
    target: int = _number(10, 0, 32, says="The score that wins a game; 0 if deals are counted.", source="all seeds")
    deals: int = _number(0, 0, 100, says="How many deals make a game; 0 if it goes to a score.", source="EGN num_deals")
    tie_break: Literal["drawn", "another-deal"] = _choice(
        "drawn",
        "another-deal",
        says="Whether a game of counted deals that ends level is drawn, or another deal decides it.",
        source="house rule",
    )
    games: int = _number(
        1, 1, 9, says="How many games win the match: 2 is the usual rubber.", source="seed 002, Rubbers"
    )

    slam: bool = _switch(says="A game won to nothing counts as two.", source="Railroad, docs/sources.md")
    laps: bool = _switch(
        says="Points beyond the target that wins a game count in the next one.",
        source="Railroad, docs/sources.md",
    )

    # Small games, for programs
    hand: int = _small(5, 2, says="How many cards each player is dealt; more than half of the tricks make it.")
    suits: int = _small(4, 2, says="How many suits the pack has: 3 is without clubs, 2 hearts and diamonds only.")
    ranks: int = _small(8, 2, says="How many ranks the pack has at most: 2 is jack and ace, then king, queen, ten ...")

    # Table manners
    tram: bool = _switch(
        says='"The rest are mine": the hand plays itself when the leader is certain of every trick left.',
        source="seed 003, When Turned On",
    )
    euchre_autoplay: bool = _switch(
        says='"Euchre": the hand plays itself once it is lost for whoever called trump and the score cannot change.',
        source="seed 003, When Turned On",
    )
    score_cards: Literal["none", "spare-pair", "six-and-four"] = _choice(
        "none",
        "spare-pair",
        "six-and-four",
        says=(
            "Which cards mark the score: none; a spare 5 and 6 (7 and 8 to 15) showing pips; or a 6 and a 4, "
            "the 4 face down across the 6 up to 5."
        ),
        source="seed 000, Scoring; seed 002",
    )
    words: Literal["standard", "british", "north-american", "online"] = _choice(
        "standard",
        "british",
        "north-american",
        "online",
        says="Whose words the table speaks.",
        source="each preset's own text",
    )

    def __post_init__(self) -> None:
        for option in _BY_NAME.values():
            value = getattr(self, option.name)
            if type(value) is not type(option.default) or value not in option.choices:
                raise _impossible(option, value)
        for sides, why in CONFLICTS:
            if all(getattr(self, name) in values for name, values in sides):
                raise _conflict({name: getattr(self, name) for name, _ in sides}, why)
        if _too_few_cards(**self._all_values()):
            raise _conflict({name: getattr(self, name) for name in ("players", "hand", "suits", "ranks")}, "few-cards")

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(getattr(self, f.name) for f in fields(self)))

    def __hash__(self) -> int:
        return self._hash

    def __getstate__(self) -> dict[str, Any]:
        return self._all_values()

    @staticmethod
    def options() -> tuple[Option, ...]:
        """The house rules, in the order of a rule book: name, default, choices, sentence, source."""
        return _OPTIONS

    @staticmethod
    def options_for_programs() -> tuple[Option, ...]:
        """The options that make a game small enough for all of it to be looked at."""
        return _SMALL_OPTIONS

    @staticmethod
    def options_for(players: int) -> tuple[Option, ...]:
        """The house rules that can be chosen for a number of players, each with its choices there.

        A rule with only one way left is none; the number of players itself is always one.

        >>> [option.choices for option in Rules.options_for(6) if option.name == "weak_hand"]
        [('play-on', 'farmers-redeal', 'ace-no-face')]
        """
        return _options_for(players)

    def values(self) -> dict[str, Any]:
        """The value of each house rule, by name."""
        return {option.name: getattr(self, option.name) for option in _OPTIONS}

    def _all_values(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in _BY_NAME}

    def differences(self, other: Rules) -> dict[str, str | int | bool]:
        """The options that differ in another set of rules, with their values here."""
        pairs = ((name, getattr(self, name), getattr(other, name)) for name in _BY_NAME)
        return {name: mine for name, mine, theirs in pairs if mine != theirs}

    def __str__(self) -> str:
        return _written(self)

    def __repr__(self) -> str:
        return f"Rules.parse({_written(self)!r})"

    @staticmethod
    def of(rules: object) -> Rules:
        """The rules themselves, or those that a text names. Raises `ParseError` for anything else too."""
        if isinstance(rules, str):
            return Rules.parse(rules)
        if not isinstance(rules, Rules):
            given = repr(rules)[:20]
            raise ParseError("rules/type", f"Rules are a value of Rules or their text, not {given}.", given=given)
        return rules

    @staticmethod
    @lru_cache  # tables with the same rules share one value, and what is cached by rules is found without comparing
    def parse(text: str) -> Rules:
        """Read rules: an optional preset, then ``option=value``, separated by commas or spaces.

        Raises `ParseError` for too long a text or an unknown preset or option, `RuleConflict` for a bad value or
        combination.
        """
        if len(text) > LONGEST:
            sentence = f"Rules take at most {LONGEST:,} characters, and these are {len(text):,}."
            raise ParseError("rules/length", sentence, most=LONGEST, length=len(text))
        words = "=".join(side.strip() for side in text.replace(",", " ").split("=")).split()
        preset = words.pop(0) if words and "=" not in words[0] else "standard"
        if preset not in _NAMED:
            raise _no_preset(preset)
        changes: dict[str, str | int | bool] = {}
        for word in words:
            name, equals, value = word.partition("=")
            option = _BY_NAME.get(name.replace("-", "_"))
            if option is None and equals:
                raise _unknown(name)
            if option is None or not equals:
                given = repr(word)
                sentence = f"{given} is not a house rule: write option=value, such as target=11."
                raise ParseError("rules/option", sentence, kind="shape", given=given)
            if option.name in changes:
                raise ParseError("rules/twice", f"{option.name} is given twice.", name=option.name)
            changes[option.name] = _value(option, value)
        return _NAMED[preset].but(**changes)

    def but(self, **changes: Any) -> Rules:
        """A copy of these rules with some options changed.

        >>> str(PRESETS["standard"].but(all_pass="stick-the-dealer"))
        'standard,all_pass=stick-the-dealer'
        """
        unknown = [name for name in changes if name not in _BY_NAME]
        if unknown:
            raise _unknown(unknown[0])
        return Rules(**(self._all_values() | changes))


def _no_preset(name: str) -> ParseError:
    name = name[:40]
    given, near = repr(name), get_close_matches(name.lower(), _NAMED, n=1)
    if near:
        sentence = f"{given} is not a preset. Did you mean {near[0]}?"
        return ParseError("rules/preset", sentence, kind="misspelt", given=given, near=near[0])
    choices = ", ".join(_NAMED)
    sentence = f"{given} is not a preset: choose one of {choices}."
    return ParseError("rules/preset", sentence, kind="unknown", given=given, choices=choices)


def _unknown(name: str) -> ParseError:
    word, given = name.lower().replace("-", "_")[:40], repr(name[:40])
    near = _value_with(word) or next(iter(get_close_matches(word, _BY_NAME, n=1)), None)
    if near is None:
        return ParseError("rules/option", f"There is no house rule {given}.", kind="unknown", given=given)
    sentence = f"There is no house rule {given}. Did you mean {near}?"
    return ParseError("rules/option", sentence, kind="misspelt", given=given, near=near)


def _value_with(word: str) -> str | None:
    """The first option and value that has all parts of this word in its name: `stick` is a value of `all_pass`."""
    values = [(option.name, choice) for option in _BY_NAME.values() for choice in option.choices]
    parts = set(word.split("_"))
    named = (f"{name}={value}" for name, value in values if isinstance(value, str) and parts <= set(value.split("-")))
    return next(named, None)


@lru_cache
def _written(rules: Rules) -> str:
    """The shortest text: the nearest preset, and what differs from it."""
    preset = min(_NAMED, key=lambda name: len(rules.differences(_NAMED[name])))
    changes = rules.differences(_NAMED[preset])
    return ",".join((preset, *(f"{name}={value_text(value)}" for name, value in changes.items())))


def value_text(value: str | int | bool) -> str:  # noqa: FBT001 - a switch is a value like the others
    """A value of a house rule as it is written in a rules text: yes and no for a switch."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _value(option: Option, text: str) -> str | int | bool:
    for choice in option.choices:
        if value_text(choice) == text.lower():
            return choice
    raise _impossible(option, text)


def _conflict(values: Mapping[str, str | int], why: str) -> RuleConflict:
    """The error for values that make no sense together; each is also a part, by the name of its option."""
    *most, last = (f"{name}={value_text(value)}" for name, value in values.items())
    settings = f"{', '.join(most)} and {last}"
    sentence = f"{settings} do not go together: {REASONS[why]}."
    return RuleConflict("rules/conflict", sentence, options=tuple(values), settings=settings, reason=why, **values)


def _too_few_cards(
    players: int,
    lowest: int,
    benny: str,
    widow: bool,  # noqa: FBT001 - by name
    hand: int,
    suits: int,
    ranks: int,
    **_: object,
) -> bool:
    """True if the pack has too few cards for the hands, an up-card and a widow."""
    return suits * min(ranks, 15 - lowest) + (benny != "none") < players * hand + 1 + 2 * widow


def _impossible(option: Option, value: object) -> RuleConflict:
    """The error for a value that an option does not have; it says which it has."""
    given = f"{option.name}={value}"
    if len(option.choices) > 4:
        low, high = int(option.choices[0]), int(option.choices[-1])
        sentence = f"{given} is not possible: choose from {low} to {high}."
        return RuleConflict(
            "rules/value", sentence, options=(option.name,), kind="number", given=given, low=low, high=high
        )
    choices = ", ".join(map(value_text, option.choices))
    sentence = f"{given} is not possible: choose from {choices}."
    return RuleConflict("rules/value", sentence, options=(option.name,), kind="word", given=given, choices=choices)


def _option(name: str, default: Any, metadata: Mapping[str, Any]) -> Option:
    return Option(name, default, metadata["choices"], metadata["says"], metadata["source"])


_BY_NAME: Final = {f.name: _option(f.name, f.default, f.metadata) for f in fields(Rules)}
_SMALL_OPTIONS: Final = tuple(option for option in _BY_NAME.values() if option.source == _FOR_PROGRAMS)
_OPTIONS: Final = tuple(option for option in _BY_NAME.values() if option not in _SMALL_OPTIONS)


@lru_cache
def _options_for(players: int) -> tuple[Option, ...]:
    left: dict[str, tuple[str | int | bool, ...]] = {option.name: option.choices for option in _OPTIONS}
    left |= {option.name: (option.default,) for option in _SMALL_OPTIONS}
    left["players"] = (players,)
    before = None
    while before != left:  # a rule with one way left may rule out values of another
        before = dict(left)
        for sides, _ in CONFLICTS:
            for name, values in sides:
                others = (other for other in sides if other[0] != name)
                if all(set(left[other]) <= set(refused) for other, refused in others):
                    left[name] = tuple(value for value in left[name] if value not in values)
    unused = _OF_LONERS if players in _EACH_FOR_THEMSELVES[1] else ()
    return tuple(
        option if option.name == "players" else option._replace(choices=left[option.name])
        for option in _OPTIONS
        if option.name == "players" or (len(left[option.name]) > 1 and option.name not in unused)
    )


_Side = tuple[str, tuple[str | int | bool, ...]]
REASONS: Final = {
    "only-the-caller-speaks": "only the caller speaks when trump is made, so the caller's partner would never be asked",
    "no-end": "a game must end at a score or after a number of deals",
    "nobody-scores": "nobody could ever score, so the game would never end",
    "two-ends": "a game ends at a score or after deals, not both",
    "drawn-games": "a game of counted deals can be drawn",
    "nobody-cuts": "nobody cuts",
    "no-benny": "there is no Benny to turn up",
    "packets-left-first": "packets go to the dealer's left first",
    "ten-pips": "a 6 and a 4 show ten pips at most, so play without score cards",
    "fifteen-pips": "a 7 and an 8 show fifteen pips at most, so play without score cards",
    "counted-deals": "counted deals may pass what the cards show, so play without score cards",
    "nobody-has-a-partner": "two or three play each for themselves, so nobody has a partner to leave or to ask",
    "pack-too-small": "six hands and an up-card are 31 cards, and the pack has fewer",
    "nobody-plays-alone": "nobody plays alone",
    "no-target": "counted deals have no target to be short of",
    "two-players": "the widow is for two players",
    "which-partner": "a lone player has two partners, and asks one of them",
    "nobody-gives": "a partner's best card is not given",
    "nobody-defends-alone": "nobody defends alone",
    "nobody-is-stuck": "the dealer is never stuck",
    "nothing-to-hold": "a caller need hold nothing",
    "a-winner-at-the-target": "a game to a score always has a winner",
    "one-game": "the match is one game",
    "kitty-too-small": "six hands and an up-card leave no three cards to swap",
    "small-hand": "a hand of fewer than five cards is dealt one by one, kept as it is, and each trick counts alike",
    "few-cards": "the pack has too few cards for the hands and an up-card",
    "marks-are-played": "a 7 and an 8 mark the score up to fifteen, and cards that are played with cannot",
}
"""The reasons why values make no sense together."""
_EACH_FOR_THEMSELVES: Final = ("players", (2, 3))
_OF_LONERS: Final = (
    *("points_lone_made", "points_lone_march", "points_loner_euchred", "points_lone_defence", "points_lone_sweep"),
)
"""The points that only somebody who has left a partner out can bring."""
_TO_A_SCORE: Final = ("target", tuple(range(1, 33)))
_NO_TOKENS: Final = ("four_trick_tokens", (False,))
_NO_POINTS: Final = tuple(
    (f"points_{deal}", (0,))
    for deal in ("sweep", "loner_euchred", "euchre", "lone_march", "lone_made", "march", "made")
)
_NO_POINTS_ALONE: Final = tuple((f"points_{deal}", (0,)) for deal in ("lone_sweep", "lone_defence"))
"""The points of a lone defender at 0, in conflict with rules that let one defend alone."""
CONFLICTS: Final[tuple[tuple[tuple[_Side, ...], str], ...]] = (
    (
        (("alone_when", ("with-call",)), ("alone_who", ("either-maker",))),
        "only-the-caller-speaks",
    ),
    *(
        ((_EACH_FOR_THEMSELVES, (option, values)), "nobody-has-a-partner")
        for option, values in (
            ("partner", ("alone-only",)),
            ("alone_when", ("after-burial", "before-lead")),
            ("defend_alone", ("against-loner", "always")),
            ("alone_lead", ("left-of-loner",)),
            ("partners_best", (1,)),
            ("alone_allowed", ("until-one-short", "until-two-short", "never")),
        )
    ),
    *(
        (((option, values), ("alone_allowed", ("never",))), "nobody-plays-alone")
        for option, values in (
            ("partner", ("alone-only",)),
            ("alone_when", ("after-burial", "before-lead")),
            ("defend_alone", ("against-loner", "always")),
            ("alone_lead", ("left-of-loner",)),
            ("partners_best", (1,)),
        )
    ),
    ((("target", (0,)), ("alone_allowed", ("until-one-short", "until-two-short"))), "no-target"),
    ((("players", (4, 3, 6)), ("widow", (True,))), "two-players"),
    ((("players", (6,)), ("lowest", (9, 8))), "pack-too-small"),
    ((("players", (6,)), ("weak_hand", ("go-under",))), "kitty-too-small"),
    ((("players", (6,)), ("partners_best", (1,)), ("best_when", ("given-first",))), "which-partner"),
    ((("partners_best", (0,)), ("best_when", ("may-ask", "discards-first"))), "nobody-gives"),
    ((("partners_best", (0,)), ("best_for", ("any-loner",))), "nobody-gives"),
    ((("defend_alone", ("never",)), ("best_for", ("any-loner",))), "nobody-defends-alone"),
    *(
        ((("all_pass", ("next-dealer", "same-dealer")), (option, (value,))), "nobody-is-stuck")
        for option, value in (("no_trump", "when-stuck"), ("stuck_names", "any-suit"))
    ),
    ((("holding", ("any",)), ("holding_up_card", ("does-not-count",))), "nothing-to-hold"),
    ((_TO_A_SCORE, ("tie_break", ("another-deal",))), "a-winner-at-the-target"),
    *(((("games", (1,)), (option, (True,))), "one-game") for option in ("slam", "laps")),
    ((("target", (0,)), ("deals", (0,))), "no-end"),
    ((_TO_A_SCORE, _NO_TOKENS, ("defend_alone", ("never",)), *_NO_POINTS), "nobody-scores"),
    ((_TO_A_SCORE, _NO_TOKENS, *_NO_POINTS_ALONE, *_NO_POINTS), "nobody-scores"),
    (
        (_TO_A_SCORE, ("deals", tuple(range(1, 101)))),
        "two-ends",
    ),
    ((("deals", tuple(range(1, 101))), ("games", tuple(range(2, 10)))), "drawn-games"),
    ((("cut", ("none",)), ("cut_minimum", tuple(range(2, 13)))), "nobody-cuts"),
    ((("benny", ("none",)), ("benny_turned", ("dealer-looks-first", "bid-as-spades"))), "no-benny"),
    ((("packets", ("same-for-all", "any", "three-then-two")), ("first_card", ("dealer",))), "packets-left-first"),
    ((("score_cards", ("six-and-four",)), ("target", tuple(range(11, 33)))), "ten-pips"),
    ((("score_cards", ("spare-pair",)), ("target", tuple(range(16, 33)))), "fifteen-pips"),
    ((("score_cards", ("six-and-four", "spare-pair")), ("target", (0,))), "counted-deals"),
    *(
        ((("hand", (2, 3, 4)), (option, values)), "small-hand")
        for option, values in (
            ("packets", ("same-for-all", "any", "three-then-two")),
            ("weak_hand", ("farmers-redeal", "go-under", "ace-no-face")),
            ("fast_break", (True,)),
            ("four_trick_tokens", (True,)),
        )
    ),
    (
        (("lowest", (7, 8)), ("target", (12, 13, 14, 15)), ("score_cards", ("spare-pair",))),
        "marks-are-played",
    ),
)
"""Values that make no sense together, and the reason. Sources: docs/sources.md, and the options' own."""

_STANDARD: Final = Rules()
PRESETS: Final[dict[str, Rules]] = {
    "standard": _STANDARD,
    "british": _STANDARD.but(
        benny="joker",
        cut="left-may-bump",
        packets="any",
        partner="alone-only",
        alone_when="before-lead",
        alone_who="either-maker",
        defend_alone="always",
        alone_lead="left-of-loner",
        points_lone_defence=4,
        target=11,
        score_cards="spare-pair",
        words="british",
    ),
    "north-american": _STANDARD.but(
        cut="right",
        cut_minimum=4,
        turned_down="face-up",
        games=2,
        score_cards="six-and-four",
        words="north-american",
    ),
    "online": _STANDARD.but(
        turned_down="face-up",
        defend_alone="always",
        target=11,
        tram=True,
        euchre_autoplay=True,
        words="online",
    ),
    "openspiel": _STANDARD.but(
        packets="one-by-one",
        first_card="dealer",
        bury_up_card="forbidden",
        all_pass="stick-the-dealer",
        alone_when="after-burial",
        points_lone_defence=4,
        deals=1,
        target=0,
    ),
    "three-handed": _STANDARD.but(players=3, points_march=3),
    "six-handed": _STANDARD.but(players=6, lowest=7, benny="joker", points_lone_march=5),
    "two-handed": _STANDARD.but(players=2),
    "railroad": _STANDARD.but(
        benny="joker",
        benny_turned="bid-as-spades",
        defend_alone="against-loner",
        partners_best=1,
        best_when="discards-first",
        best_for="any-loner",
        points_lone_defence=4,
        games=2,
        slam=True,
        laps=True,
    ),
}
"""The rule sets of the seeds and of other numbers of players, one row each, and the one that OpenSpiel plays."""
_TINY: Final = _STANDARD.but(players=2, packets="one-by-one", hand=2, suits=2, ranks=3, deals=1, target=0)
SMALL: Final[dict[str, Rules]] = {
    "tiny": _TINY,
    "small": _TINY.but(hand=3, ranks=4),
    "tiny-pairs": _TINY.but(players=4, suits=3),
}
"""Games of one deal that are small enough to know all of it; they are for programs, which name them."""
_NAMED: Final = PRESETS | SMALL
OFFERED: Final = tuple(name for name in PRESETS if name != "openspiel")
"""The presets that players choose from; OpenSpiel's rules are for programs, which name them."""
