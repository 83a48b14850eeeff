"""A lesson as data: one deal, what the others do in it, and where you decide.

You sit on seat 0, your partner on seat 2. What happens is a tree: a `Continuation` leads to a `Question` or
to the end of the deal, and each `Branch` of the question has a continuation of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate, chain
from typing import Final, Literal

from euchre.core import law
from euchre.core.actions import PLAYS, Action, Deal, Draw, parse_action
from euchre.core.cards import Card, parse_cards
from euchre.core.errors import ParseError
from euchre.core.rules import PRESETS

AnswerRating = Literal["right", "fine", "wrong"]
"""The rating of a choice: taught, harmless, or costly."""
Part = str
"""The last word of a sentence's id: ``title`` for ``lesson-3-title``."""
YOU: Final = 0
"""Your seat in every lesson."""
RULES: Final = PRESETS["standard"]
_PACKETS: Final = (3, 3, 3, 3)


@dataclass(frozen=True, slots=True)
class Branch:
    """An action you may take, the comment on it, and what follows."""

    verdict: AnswerRating
    says: Part
    line: Continuation


@dataclass(frozen=True, slots=True)
class Question:
    """A decision to make: the sentence that asks, and every legal action with what follows it."""

    asks: Part
    branches: Mapping[Action, Branch]


@dataclass(frozen=True, slots=True)
class Continuation:
    """The actions of everybody in turn, up to your next decision; None where the deal ends with it."""

    actions: tuple[Action, ...]
    question: Question | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A deal to learn one thing from. Besides the texts of its decisions, it has ``title``, ``story``, ``end``."""

    number: int
    """The number of the lesson, from 1."""
    dealer: int
    up_card: Card
    hands: tuple[tuple[Card, ...], ...]
    """The hands dealt to the seats 0..3."""
    line: Continuation
    captions: tuple[int, ...]
    """The number of moves, the deal being the first, after which each line of the ``story`` is said."""

    @property
    def start(self) -> tuple[Action, ...]:
        """The dealer is drawn and deals everybody the cards of the lesson."""
        slots = law.dealt_slots(RULES, self.dealer, _PACKETS)
        placed = dict(zip(chain(*slots), chain(*self.hands), strict=True))
        top = (*(placed[place] for place in sorted(placed)), self.up_card)
        kitty = (card for card in law.pack(RULES) if card not in top)
        return Draw(self.dealer), Deal((*top, *kitty), _PACKETS)

    def message(self, part: Part) -> str:
        """The id of one of the lesson's sentences."""
        return f"lesson-{self.number}-{part}"


_Written = tuple[AnswerRating, Part, str]
Choices = Mapping[str, _Written]
"""The choices of a decision as text: for each action its rating, its sentence and the line that follows."""


def lesson(
    number: int,
    *,
    dealer: int,
    up: str,
    hands: tuple[str, str, str, str],
    line: str,
    first: Choices,
    second: Mapping[str, Choices] | None = None,
) -> Lesson:
    """A lesson written as text, with your `first` decision and, after some choices in it, the `second`.

    In a line, actions are separated by commas, and cards that are played follow each other with spaces. The line up to
    the first decision has a bar after each part of which the story has a caption; its first caption is about the deal.
    Raises `ParseError` for text that is not an action.
    """
    parts = [tuple(_actions(part)) for part in line.split("|")]
    after = {parse_action(action): _question("second", choices) for action, choices in (second or {}).items()}
    whole = Continuation(tuple(chain(*parts)), _question("first", first, after))
    captions = tuple(accumulate((len(part) for part in parts if part), initial=1))
    return Lesson(number, dealer, Card.parse(up), tuple(map(parse_cards, hands)), whole, captions)


def right(says: Part, line: str) -> _Written:
    """The choice that the lesson teaches."""
    return "right", says, line


def fine(says: Part, line: str) -> _Written:
    """A choice that costs nothing in this deal."""
    return "fine", says, line


def wrong(says: Part, line: str) -> _Written:
    """A choice that costs something."""
    return "wrong", says, line


def _question(asks: Part, choices: Choices, after: Mapping[Action, Question] | None = None) -> Question:
    read: dict[Action, Branch] = {}
    for text, (verdict, says, line) in choices.items():
        action = parse_action(text)
        read[action] = Branch(verdict, says, Continuation(tuple(_actions(line)), (after or {}).get(action)))
    return Question(asks, read)


def _actions(text: str) -> Iterator[Action]:
    for part in filter(None, map(str.strip, text.split(","))):
        try:
            yield from (PLAYS[card] for card in parse_cards(part))
        except ParseError:
            yield parse_action(part)
