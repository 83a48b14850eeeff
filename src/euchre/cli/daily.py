"""The command `euchre daily`: the deals of the day at a server, as its page has them."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Annotated, Final

import typer

from euchre.cli.narrate import asked, say, show_hand, tell
from euchre.cli.options import LanguageOption, chosen_words
from euchre.cli.output import echo
from euchre.cli.server_guest import ServerGuest
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.daily.replies import DailyDeal, DailyNow
from euchre.tables.replies import Bye, Now, Refused
from euchre.wording import Wording
from euchre.wording.titles import preset_title

_HERE: Final = "http://127.0.0.1:8310"
_LEAVES: Final = "q"
_FOR_RESULTS, _FOR_JUDGEMENTS = 20.0, 60.0
"""Seconds for which the result of a deal, and the judgement of all, are waited for at most."""
_BETWEEN: Final = 0.5
"""Seconds between two looks at the day."""


def daily(
    server: Annotated[
        str, typer.Argument(metavar="[ADDRESS]", help="The address of the server; without it, that of this computer.")
    ] = _HERE,
    language: LanguageOption = None,
) -> None:
    """Play the deals of the day, the same for everybody at a server.

    Example: euchre daily https://euchre.example.org
    """
    words = chosen_words(language)
    guest, day = ServerGuest(server, words.language), str(date.today())  # noqa: DTZ011 - the person's own calendar
    now, told = guest.day(day), 0
    say(words("terminal-daily-title", day=day, rules=preset_title(words, now.rules)))
    while True:
        for deal in now.deals[told:]:
            if deal.points is not None:
                say(_line(words, deal, deal.points))
                told = deal.number
        following = next((deal.number for deal in now.deals if deal.points is None), None)
        if following is None or not now.open:
            return _sum_up(words, _looked(guest, day, _is_being_judged, _FOR_JUDGEMENTS))
        answer: str = typer.prompt(
            words("terminal-daily-next", number=following), default="", show_default=False, prompt_suffix=" > "
        )
        if answer.strip().lower() == _LEAVES:
            return None
        _play(words, guest, guest.open_deal(day, following))
        now = _looked(guest, day, partial(_is_uncounted, following), _FOR_RESULTS)
        echo()


def _play(words: Wording, guest: ServerGuest, code: str) -> None:
    """Play a deal to its end, from wherever it stands."""
    with guest.line(code) as line:
        for reply in line.replies():
            now = reply.now if isinstance(reply, Refused) else reply
            if isinstance(reply, Refused):
                say(reply.sentence)
            if isinstance(reply, Bye):
                raise EuchreError(reply.code, reply.sentence)
            if not isinstance(now, Now):
                continue
            for sentence in now.told:
                say(sentence, indent="  ")
            for news in now.news:
                tell(news)
            if now.table.stage == "over":
                return
            picture = now.picture
            if picture is not None and picture.choices:
                names = [seat.name for seat in now.table.seats]
                show_hand(words, Rules.parse(now.table.rules), picture, names)
                line.act(now.version, asked(words, picture.question, picture))


def _is_uncounted(number: int, now: DailyNow) -> bool:
    return now.deals[number - 1].points is None


def _is_unjudged(now: DailyNow) -> bool:
    return any(deal.points is not None and deal.loss is None for deal in now.deals)


def _is_being_judged(now: DailyNow) -> bool:
    return any(deal.points is not None and deal.loss is None and not deal.failed for deal in now.deals)


def _looked(guest: ServerGuest, day: str, waits: Callable[[DailyNow], bool], seconds: float) -> DailyNow:
    """Look at a day, and again as long as something of it `waits`, for some seconds at most."""
    until = time.monotonic() + seconds
    now = guest.day(day)
    while waits(now) and time.monotonic() < until:
        time.sleep(_BETWEEN)
        now = guest.day(day)
    return now


def _sum_up(words: Wording, now: DailyNow) -> None:
    """Say what the day brought."""
    played = [deal for deal in now.deals if deal.points is not None]
    points = sum(deal.points or 0 for deal in played)
    if _is_unjudged(now):
        say(words("terminal-daily-done", points=_number(words, points)))
        return
    par, loss = sum(deal.par or 0 for deal in played), sum(deal.loss or 0 for deal in played)
    known: dict[str, str | int] = {"points": _number(words, points), "par": _number(words, par)}
    say(words("terminal-daily-judged", loss=_number(words, max(0.0, loss), "{:.2f}"), **known))


def _line(words: Wording, deal: DailyDeal, points: float) -> str:
    """The results of a deal in a line."""
    average = None if deal.others is None else deal.others.points
    known: dict[str, str | int] = {
        "number": deal.number,
        "points": _number(words, points),
        "average": _number(words, average),
    }
    if deal.loss is None:
        return words("terminal-daily-judging", **known)
    return words(
        "terminal-daily-deal", par=_number(words, deal.par), loss=_number(words, max(0.0, deal.loss), "{:.2f}"), **known
    )


def _number(words: Wording, value: float | None, form: str = "{:+.3g}") -> str:
    text = "\N{EN DASH}" if value is None else form.format(value).replace("-", "\N{MINUS SIGN}")
    return text.replace(".", ",") if words.language == "de" else text
