"""Take pictures of all screens for the documentation, and write the page that shows them: ``python -m tools.pictures``.

The tables come from `support.known_matches`, as in the tests: the same cards, calls and scores every time, at the same
codes. Pictures have few colours, so that all of them together stay small.
"""

from __future__ import annotations

import asyncio
import io
import json
import re
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from PIL import Image
from playwright.async_api import Error, Route, WebSocketRoute, expect

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from euchre.bots.advice.advice import advise  # noqa: E402 - the tests' helpers lie beside the package
from euchre.core.actions import Pass  # noqa: E402 - the same
from euchre.core.state import Phase  # noqa: E402 - the same
from euchre.core.view import View  # noqa: E402 - the same
from euchre.review.figures import DealFigures, DecisionFigures  # noqa: E402 - the same
from euchre.review.judgement import Judgement, Kind  # noqa: E402 - the same
from euchre.tables.perspective.choices import choices  # noqa: E402 - the same
from euchre.tables.replies import Advice, Advised  # noqa: E402 - the same
from euchre.wording import wording  # noqa: E402 - the same
from support.browsing import launched  # noqa: E402 - the same
from support.known_matches import KnownMatch, house, is_over, known_match, meek, open_table  # noqa: E402 - the same
from support.person import DESKTOP, PHONE, Person  # noqa: E402 - the same
from support.serving import Serving  # noqa: E402 - the same
from support.visits import Visits, visiting  # noqa: E402 - the same

PICTURES: Final = ROOT / "docs/pictures"
GALLERY: Final = ROOT / "docs/pictures.md"
_COLOURS: Final = 88
_RARE: Final = 40
"""The number of colours kept for what is small: the queens' gold is less than the felt's shades."""
_REVIEWING: Final = 300_000
"""Milliseconds in which a match is reviewed."""
_AT: Final = 1_767_225_600.0
"""The time at which everything is said to happen: the first of January 2026."""
_SITE: Final = "https://euchre.example"
"""The address at which the server is said to be."""

SAYS: Final = {
    "home": "One click from here to five cards in hand.",
    "new-table": "Players, rules and table settings.",
    "house-rules": "Every house rule in a sentence, and what differs from the preset.",
    "lobby": "Friends join by link, code or QR code; bots take the other seats.",
    "cutting": "Cut the pack, or bump it.",
    "bidding": "The up-card, what everybody has said, and the possible answers.",
    "benny": "The Benny is turned up: the dealer names trump without having seen their cards.",
    "burying": "The dealer has taken the up-card and buries a card; the bowers are marked.",
    "announcements": "Players say whether they play alone, in the words of the table.",
    "table": "A trick, with the score kept on two spare cards.",
    "table-dark": "The same in the dark.",
    "hint": "What each choice is worth, and why.",
    "deal": "How a deal ended, and on request all hands and the kitty.",
    "match": "The end of a match, and the check that the cards were dealt as promised.",
    "replay": "A finished match step by step, with all hands open.",
    "review": "The review of a match: the chance to win, what each decision cost, luck and play.",
    "position": "A position for the analysis board, set up from the pack or pasted as text.",
    "analysis": "The analysis board: what each choice is worth, where the hidden cards probably lie, a tree of moves.",
    "games": "All matches played in this browser.",
    "statistics": "Points by seat and by role, calls, loners and defence.",
    "statistics-reviews": "What the reviews of many matches come to; here the figures are made up.",
    "lessons": "Eleven short deals to learn from.",
    "lesson": "A lesson at the real table: you decide, and see what comes of it.",
    "rules": "The game in two minutes.",
    "rule-book": "The rules of a table, chapter by chapter, and how they differ from the preset.",
    "fair-deal": "How nobody can choose the cards, and what that does not prove.",
    "settings": "Language, cards, felt, speed, sound and what is done for you.",
}
"""The pictures, with what each shows."""


class Moment(NamedTuple):
    """A moment at a table: by which rules, and when; `meekly` if everything is declined until then."""

    rules: str
    wanted: Callable[[View], bool]
    deals: int = 1
    meekly: bool = False

    def foretold(self) -> KnownMatch:
        """The table at which it occurs."""
        return known_match(self.rules, self.wanted, habit=meek if self.meekly else house, deals=self.deals)


def _trick(seen: View) -> bool:
    return seen.turn == 0 and seen.deal_number == 3 and len(seen.tricks) == 2 and len(seen.trick) == 3


def _asked_as_dealer(seen: View) -> bool:
    return seen.phase is Phase.ROUND_1 and seen.turn == 0 and seen.match.dealer == 0


def _worth_a_call(seen: View) -> bool:
    return _asked_as_dealer(seen) and not isinstance(house(seen), Pass)


_MOMENTS: Final = {
    "table": Moment("british", _trick, deals=3),
    "bidding": Moment("standard", _asked_as_dealer),
    "hint": Moment("standard", _worth_a_call),
    "cutting": Moment("british", lambda seen: seen.phase is Phase.CUT and seen.turn == 0),
    "benny": Moment("british", lambda seen: seen.phase is Phase.BENNY and seen.turn == 0, deals=3, meekly=True),
    "announcements": Moment(
        "british", lambda seen: seen.phase is Phase.ALONE and seen.turn == 0 and bool(seen.alone), meekly=True
    ),
    "burying": Moment("north-american", lambda seen: seen.phase is Phase.BURY and seen.turn == 0),
    "deal": Moment("british", lambda seen: seen.match.last is not None),
    "match": Moment("british", is_over, deals=99),
    "another": Moment("standard", is_over, deals=99),
}
_SCREENS: Final = {
    "new-table": "/new",
    "house-rules": "/new",
    "lobby": "/t/PACK-0000",
    "lessons": "/learn",
    "lesson": "/learn/3",
    "rules": "/rules",
    "rule-book": "/rules/british",
    "fair-deal": "/fair",
    "replay": "/games/PACK-0009/1",
    "review": "/games/PACK-0009/1/review",
    "position": "/analysis",
    "analysis": "/analysis/standard/6-4/3/0/JhAhKh9sTc/Qd/pass.pass.pass.order.bury",
    "games": "/games",
    "statistics": "/statistics",
    "statistics-reviews": "/statistics",
    "settings": "/settings",
}


async def photograph() -> None:
    """Write all pictures, and the page that shows them."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for old in PICTURES.glob("*.png"):
        old.unlink()
    told = {what: moment.foretold() for what, moment in _MOMENTS.items()}
    for size in (DESKTOP, PHONE):
        with tempfile.TemporaryDirectory() as folder, Serving(Path(folder)) as server:
            async with launched() as browser, visiting(browser, server) as visits:
                await _everything(visits, told, size)
    GALLERY.write_text(gallery(), encoding="utf-8")


def gallery() -> str:
    """The page that shows the pictures, desktop and telephone side by side."""
    lines = [
        "# Every screen",
        "",
        "On a desktop (1440x900) and on a telephone (390x844). `make pictures` takes them and writes this page.",
    ]
    for what, says in SAYS.items():
        wide, narrow = (f'src="pictures/{_named(what, size)}"' for size in (DESKTOP, PHONE))
        alt = f'alt="{what.replace("-", " ")}'
        lines += [
            "",
            f"**{what.replace('-', ' ').capitalize()}.** {says}",
            "",
            f'<img {wide} width="72%" {alt}, on a desktop"> <img {narrow} width="20.8%" {alt}, on a telephone">',
        ]
    return "\n".join(lines) + "\n"


async def _everything(visits: Visits, told: dict[str, KnownMatch], size: tuple[int, int]) -> None:
    newcomer = await visits.stranger(size=size, likes={"faces": "auto"})
    await newcomer.goes("/")
    await expect(newcomer.page.get_by_role("heading", level=1)).to_be_visible()
    await _take(newcomer, "home", size)
    likes = {"faces": "auto", "name": "Ann"}
    ann = await visits.host(size=size, likes=likes)
    for kind in ("games", "statistics/reviews"):
        await ann.context.route(f"**/api/{kind}**", _at_the_same_time)
    slow = await visits.host(size=size, likes=likes | {"autoContinue": False})
    for number, (what, known) in enumerate(told.items(), 1):
        who = slow if what == "deal" else ann
        if what == "hint":
            await ann.page.route_web_socket("**/live?*", _advising(known.view))
        await who.sits_at(await visits.keep(known.first, f"PACK-{number:04d}"))
        await who.does(known.rules, known.answers)
        await _at_the_moment(who, what, size)
    await visits.keep(open_table("british", seats=("me", "open", "expert", "open")), "PACK-0000")
    for what, path in _SCREENS.items():
        if what == "statistics-reviews":
            await _have_reviewed(visits, 14)
        await ann.goes(path)
        await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        await _set_up(ann, what)
        await _take(ann, what, size)


async def _set_up(ann: Person, what: str) -> None:
    """Bring an open screen to what its picture shows."""
    if what == "lobby":
        link = f"{_SITE}/t/PACK-0000"
        await ann.page.get_by_label("Link to this table").evaluate("(one, link) => (one.value = link)", link)
    elif what == "house-rules":
        await ann.page.get_by_text("Making trump", exact=True).click()
        await ann.page.get_by_text("House rules", exact=True).evaluate(
            "one => scrollBy(0, one.getBoundingClientRect().top - 24)"
        )
    elif what == "lesson":
        await ann.page.get_by_role("button", name="Begin").click()
        await expect(ann.free.first).to_be_visible()
    elif what == "replay":
        way = ann.page.get_by_role("slider")
        await way.fill("22")
        await way.blur()
    elif what == "position":
        for card in ("jack of hearts", "ace of hearts", "king of hearts", "nine of spades"):
            await ann.page.get_by_role("button", name=card).click()
    elif what == "analysis":
        for _ in range(2):
            await ann.page.get_by_role("button", name="Back").click()
        await ann.page.get_by_role("button", name=re.compile("^pass$", re.IGNORECASE)).click()
        await expect(ann.page.get_by_role("button", name="Right: pass")).to_be_visible()
        await ann.page.get_by_role("button", name="Right: bury").click()
        await expect(ann.page.get_by_role("heading", name="Your turn")).to_be_visible()
        await ann.page.evaluate("scrollTo(0, 0)")
    elif what == "review":
        await expect(ann.main.get_by_text(re.compile("^All .+ reviewed"))).to_be_visible(timeout=_REVIEWING)
        await ann.page.get_by_text("Everybody").click()
        for _ in range(2):
            await ann.page.keyboard.press("n")
        await ann.page.evaluate("scrollTo(0, 0)")
    elif what == "statistics-reviews":
        await ann.page.get_by_role("heading", name="Your decisions").evaluate(
            "one => scrollBy(0, one.getBoundingClientRect().top - 24)"
        )


async def _have_reviewed(visits: Visits, matches: int) -> None:
    """Make up reviews of `matches` matches, in which a player learns from one to the next."""
    rng = Random(3)
    for learnt, code in enumerate(await visits.has_won(matches)):
        await visits.has_reviewed(code, [_deal(rng, place % 4, 0.02 / (1 + learnt / 4)) for place in range(12)])


def _deal(rng: Random, dealer: int, much: float) -> DealFigures:
    kinds: tuple[Kind, ...] = ("order", "name", "bury", "lead", "follow", "discard")
    lost = (DecisionFigures(0, kind, max(0.0, rng.gauss(0, much)), 0.004, Judgement.FINE) for kind in kinds)
    luck = rng.gauss(0, 0.1)
    return DealFigures((luck, -luck), tuple(lost), dealer)


async def _at_the_moment(who: Person, what: str, size: tuple[int, int]) -> None:
    if what == "deal":
        await expect(who.answer("Continue")).to_be_visible()
    else:
        await expect(who.asked.or_(who.verdict).first).to_be_visible()
    if what == "hint":
        await who.page.get_by_role("button", name="Hint").click()
        await expect(who.page.get_by_role("region", name="Hint")).to_be_visible()
    elif what == "match":
        await who.page.get_by_role("button", name="Verify the shuffle").click()
        await expect(who.verdict).to_contain_text("Every card is where the seeds put it.")
    if what in SAYS:
        await _take(who, what, size)
    if f"{what}-dark" in SAYS:
        await who.page.emulate_media(color_scheme="dark")
        await _take(who, f"{what}-dark", size)
        await who.page.emulate_media(color_scheme="light")


def _advising(seen: View) -> Callable[[WebSocketRoute], None]:
    """Give the hint that the strongest player gives here, because the server of the tests cannot think."""
    labels = {choice.action: choice.label for choice in choices(wording(), seen)}
    found = tuple(
        Advised(action=action, label=labels[action], points=one.points, wins=one.wins, why=one.why)
        for action, one in ((str(one.action), one) for one in advise(seen, Random(0)))
    )

    def meet(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def said(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hint":
                line.send(
                    msgspec.json.encode(Advice(id=message["id"], version=message["seen"], choices=found)).decode()
                )
            else:
                server.send(text)

        line.on_message(said)

    return meet


async def _at_the_same_time(route: Route) -> None:
    """Give every game the same times, so that its picture is the same on every day."""
    with suppress(Error):  # the page has gone on to another screen
        answer = await route.fetch()
        body = await answer.body()
        if answer.ok and "json" in answer.headers.get("content-type", ""):
            body = json.dumps(_timeless(json.loads(body))).encode()
        await route.fulfill(response=answer, body=body)


def _timeless(value: Any) -> Any:
    match value:
        case dict():
            fixed = {"started": _AT, "ended": _AT + 600}
            return {key: fixed[key] if key in fixed and part else _timeless(part) for key, part in value.items()}
        case list():
            return [_timeless(part) for part in value]
        case _:
            return value


def _named(what: str, size: tuple[int, int]) -> str:
    return f"{what}-{size[0]}x{size[1]}.png"


async def _take(who: Person, what: str, size: tuple[int, int]) -> None:
    await who.page.mouse.move(0, 0)
    await who.page.wait_for_load_state("networkidle")
    await who.page.evaluate("document.fonts.ready")
    await who.page.evaluate("Promise.all([...document.images].map((one) => one.decode().catch(() => null)))")
    taken = await who.page.screenshot(animations="disabled", caret="hide")
    _in_few_colours(Image.open(io.BytesIO(taken)).convert("RGB")).save(PICTURES / _named(what, size), optimize=True)


def _in_few_colours(image: Image.Image) -> Image.Image:
    common = image.quantize(_COLOURS, dither=Image.Dither.NONE).getpalette() or []
    rare = image.quantize(_RARE, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).getpalette() or []
    both = Image.new("P", (1, 1))
    both.putpalette(common[: 3 * _COLOURS] + rare[: 3 * _RARE])
    return image.quantize(palette=both, dither=Image.Dither.NONE)


if __name__ == "__main__":
    asyncio.run(photograph())
    total = sum(path.stat().st_size for path in PICTURES.glob("*.png"))
    print(f"{len(list(PICTURES.glob('*.png')))} pictures, {total / 1e6:.1f} MB, in {PICTURES.relative_to(ROOT)}")
