"""The command `euchre daily`: the deals of the day at a server, as its page has them."""

from __future__ import annotations

import time
from datetime import date
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
_PATIENCE_FOR_JUDGEMENTS: Final = 60.0
_PATIENCE: Final = 20.0
"""Seconds until the result of a deal is counted, at most."""


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
            return _sum_up(words, _judged(guest, day))
        answer: str = typer.prompt(
            words("terminal-daily-next", number=following), default="", show_default=False, prompt_suffix=" > "
        )
        if answer.strip().lower() == _LEAVES:
            return None
        _play(words, guest, guest.open_deal(day, following))
        now = _counted(guest, day, following)


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


def _counted(guest: ServerGuest, day: str, number: int) -> DailyNow:
    """The day, once the result of a deal is counted."""
    until = time.monotonic() + _PATIENCE
    while (now := guest.day(day)).deals[number - 1].points is None and time.monotonic() < until:
        time.sleep(0.3)
    echo()
    return now


def _judged(guest: ServerGuest, day: str) -> DailyNow:
    """The day, once all decisions are judged, as far as that comes soon."""
    until = time.monotonic() + _PATIENCE_FOR_JUDGEMENTS
    now = guest.day(day)
    while any(deal.loss is None for deal in now.deals) and time.monotonic() < until:
        time.sleep(2.0)
        now = guest.day(day)
    return now


def _sum_up(words: Wording, now: DailyNow) -> None:
    """Say what the day brought."""
    played = [deal for deal in now.deals if deal.points is not None]
    points, par, loss = (
        sum(value for deal in played if (value := getattr(deal, name)) is not None)
        for name in ("points", "par", "loss")
    )
    if any(deal.loss is None for deal in played):
        say(words("terminal-daily-done", points=_number(words, points)))
        return
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
