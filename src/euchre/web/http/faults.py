"""The faults of a request's parts in words: what the decoder says of a field, as a sentence can say it."""

from __future__ import annotations

import re
from typing import Final

from euchre.wording import Wording

_BODY: Final = "data"
"""The decoder's name for the body."""
_VALUE: Final = re.compile(r"Invalid (?:enum )?value `?'?(?P<value>.*?)'?`?$")
_LONGER: Final = re.compile(r"Expected `?(?:str|array)`? of length <= (?P<most>\d+)")
_MORE: Final = re.compile(r"Expected `?(?:int|float)`? <= (?P<most>[\d.]+)")
_LESS: Final = re.compile(r"Expected `?(?:int|float)`? >= (?P<least>[\d.]+)")
_UNKNOWN: Final = re.compile(r"Object contains unknown field `?(?P<field>.*?)`?$")
_MISSING: Final = re.compile(r"Object missing required field `?(?P<field>.*?)`?$")
_FORM: Final = re.compile(r"Expected `?str`? matching regex")
_TYPE: Final = re.compile(r"Expected `?(?P<type>int|float|str|bool|array|object)\b")


def fault(words: Wording, where: str, message: str) -> str:
    """The fault of a field (``settings.extra``) in words; as the decoder says it where that is not known here.

    >>> from euchre.wording import wording
    >>> fault(wording(), "settings.extra", "Invalid enum value 'two-handed'")
    'settings.extra cannot be “two-handed”'
    """
    place = words("request-body") if where == _BODY else where
    return (
        _of_value(words, place, message) or _of_field(words, place, message) or f"{place}: {message}".replace("`", "")
    )


def _of_value(words: Wording, where: str, message: str) -> str:
    """The fault of a value of the right type; "" where it is another fault."""
    if found := _VALUE.match(message):
        return words("request-value", where=where, value=found["value"])
    if found := _LONGER.match(message):
        return words("request-longer", where=where, most=int(found["most"]))
    if found := _MORE.match(message):
        return words("request-more", where=where, most=found["most"])
    if found := _LESS.match(message):
        return words("request-less", where=where, least=found["least"])
    return words("request-form", where=where) if _FORM.match(message) else ""


def _of_field(words: Wording, where: str, message: str) -> str:
    """The fault of a field, or of its type; "" where it is another fault."""
    if found := _UNKNOWN.match(message):
        return words("request-unknown", where=where, field=found["field"])
    if found := _MISSING.match(message):
        return words("request-missing", where=where, field=found["field"])
    if found := _TYPE.match(message):
        return words("request-type", where=where, type=words(f"request-type-{found['type']}"))
    return ""
