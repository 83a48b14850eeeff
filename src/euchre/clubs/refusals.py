"""Refusals of a club: a code for programs, a sentence for people."""

from __future__ import annotations

from typing import NoReturn

from euchre.core.errors import EuchreError


def refuse(code: str, sentence: str, **parts: str | int) -> NoReturn:
    """Raise the refusal. Codes are stable; the catalogue says it in every other language (``refused-club-...``)."""
    raise EuchreError(code, sentence, options=(), **parts)
