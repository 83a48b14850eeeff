"""The three ways the game says no, each in one clear sentence."""

from __future__ import annotations

from typing import Any, NoReturn


class EuchreError(ValueError):
    """The refusal of an action or value; `str(error)` is a sentence a player understands.

    `code` is stable and names the reason (``"play/must-follow-suit"``); `options` are the
    fields of `Rules` that forbade it, none where every Euchre player would refuse. `parts` are the
    values in the sentence, by name, for translations.
    """

    def __init__(self, code: str, sentence: str, *, options: tuple[str, ...] = (), **parts: str | int) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.options = options
        self.parts = parts

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.code, self.sentence, self.options, self.parts)


def _again(
    kind: type[EuchreError], code: str, sentence: str, options: tuple[str, ...], parts: dict[str, str | int]
) -> EuchreError:
    """Pickle the error for another process."""
    return kind(code, sentence, options=options, **parts)


def refuse(code: str, sentence: str, *, options: tuple[str, ...] = (), **parts: str | int) -> NoReturn:
    """Raise an `EuchreError`. Codes are stable: ``seat/taken``.

    The catalogue says it in every other language (``refused-seat-taken``), with the same `parts`.
    """
    raise EuchreError(code, sentence, options=options, **parts)


class IllegalAction(EuchreError):
    """The rules of this table do not allow that now."""


class ParseError(EuchreError):
    """The text cannot be read as a card, an action, a set of rules, a position or a record."""


class RuleConflict(EuchreError):
    """House rules that make no sense together, or a value out of its range."""
