"""The person at the page, in their own browser: what they do, and what they must never see."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, Self

import msgspec
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, Request, expect

from euchre.core.cards import Card
from euchre.core.rules import Rules
from euchre.tables.perspective.faces import aloud
from euchre.tables.replies import Choice
from euchre.wording import wording
from support.known_matches import ADDED

DESKTOP: Final = (1440, 900)
LAPTOP: Final = (1280, 800)
PHONE: Final = (390, 844)
_QUICK: Final = {"animation": "instant", "autoContinue": True, "faces": "plain", "aloneSwitch": False}
_WATCH: Final = f"""
crypto.getRandomValues = (bytes) => bytes.fill({ADDED[0]});
addEventListener('securitypolicyviolation', (event) => console.error('policy: ' + event.blockedURI));
addEventListener('unhandledrejection', (event) => console.error('unhandled: ' + event.reason));
"""

_FOLLOW: Final = """
(path) => {
  for (const shown of document.querySelectorAll('main')) shown.dataset.left = '';
  const link = Object.assign(document.createElement('a'), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
}
"""


class Person:
    """A browser window at a server. On leaving the ``with``, it is an error if the page ever complained."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        cookie: str | None = None,
        size: tuple[int, int] = DESKTOP,
        likes: dict[str, Any] | None = None,
        **context: Any,
    ) -> None:
        """`cookie` makes them a known guest; `likes` are their settings, over the quick ones of tests."""
        self.address: Final = address
        self.complaints: Final[list[str]] = []
        self.page: Page
        self.context: BrowserContext
        self._browser: Final = browser
        settings = msgspec.json.encode(_QUICK | (likes or {})).decode()
        kept = [{"name": "euchre.settings", "value": settings}]
        host = address.removeprefix("http://").partition(":")[0]
        cookies = [] if cookie is None else [_cookie(host, cookie)]
        self._options: Final[dict[str, Any]] = {
            "viewport": {"width": size[0], "height": size[1]},
            "storage_state": {"cookies": cookies, "origins": [{"origin": address, "localStorage": kept}]},
            "reduced_motion": "reduce",
            "service_workers": "block",  # one would answer in place of what tests put before the server
        } | context

    async def __aenter__(self) -> Self:
        self.context = await self._browser.new_context(**self._options)
        self.context.set_default_timeout(60_000)
        await self.context.add_init_script(_WATCH)
        self.context.on("request", self._requested)
        await self.window()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.context.close()
        if error is None:
            assert not self.complaints, self.complaints

    async def window(self) -> Page:
        """Open another of their windows and use it from here on."""
        self.page = await self.context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda problem: self.complaints.append(f"uncaught: {problem}"))
        return self.page

    def forgive(self, *reasons: str) -> None:
        """Forget the complaints in which one of these words stands, and that were to be expected."""
        self.complaints[:] = [one for one in self.complaints if not any(reason in one for reason in reasons)]

    async def goes(self, path: str) -> None:
        """Open an address of the page."""
        await self.page.goto(self.address + path)

    async def follows(self, path: str) -> None:
        """Go to another screen as a link leads there, without loading the page again, and wait until it is shown."""
        await self.page.evaluate(_FOLLOW, path)
        await expect(self.page.locator("main:not([data-left])")).to_be_visible()

    async def is_served_by_the_worker(self) -> None:
        """Open the first page twice: a worker takes over with the page after the one that brought it."""
        await self.goes("/")
        await self.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        await self.until("await caches.match('/offline')")
        await self.page.reload()
        await expect(self.page.get_by_role("button", name="Play now")).to_be_visible()
        assert await self.page.evaluate("navigator.serviceWorker.controller !== null")

    async def until(self, condition: str) -> None:
        """Wait until something holds in their page, whose policy refuses the text of a `wait_for_function`."""
        looks = f"while (!({condition})) await new Promise((soon) => setTimeout(soon, 20));"
        async with asyncio.timeout(60):
            await self.page.evaluate(f"async () => {{ {looks} }}")

    async def resizes(self, width: int, height: int) -> None:
        """Give their window another size, and wait until the page has been laid out in it."""
        await self.page.set_viewport_size({"width": width, "height": height})
        await self.page.evaluate(
            "() => new Promise((soon) => requestAnimationFrame(() => requestAnimationFrame(soon)))"
        )

    async def sits_at(self, code: str) -> None:
        """Open a table, and wait until the game is there."""
        await self.goes(f"/t/{code}")
        await expect(self.hand).to_be_visible()

    @property
    def hand(self) -> Locator:
        """The hand of the person."""
        return self.page.get_by_role("group", name="Your hand")

    @property
    def cards(self) -> Locator:
        """The cards of their own hand."""
        return self.hand.get_by_role("button")

    @property
    def free(self) -> Locator:
        """The cards of their hand that may be chosen now."""
        return self.hand.get_by_role("button", disabled=False)

    @property
    def laid(self) -> Locator:
        """The cards in the middle of the table."""
        return self.main.get_by_role("img", name=re.compile("^(Ann|Bess|Cleo|Dora|Emma|Fay): "))

    def card(self, name: str) -> Locator:
        """A card of their hand by what it is called aloud: ``jack of hearts``."""
        return self.hand.get_by_role("button", name=re.compile(rf"^{name}(,|$)"))

    def answer(self, label: str) -> Locator:
        """An answer that is no card, by its words (its key and the suits' signs are not among them)."""
        return self.page.get_by_role(
            "button", name=re.compile(rf"^\s*{re.escape(label)}(\s+(⇧?[A-Z]|Enter))?$", re.IGNORECASE)
        )

    @property
    def main(self) -> Locator:
        """The page without what is only read aloud."""
        return self.page.get_by_role("main")

    @property
    def lost(self) -> Locator:
        """The notice shown while the connection is lost."""
        return self.page.get_by_text("Connection lost. Trying again; nothing is lost.", exact=True)

    def sentence(self, text: str) -> Locator:
        """A sentence that stands on the page."""
        return self.main.get_by_text(text, exact=True)

    def said(self, part: str) -> Locator:
        """A sentence in which these words stand, besides what cards and answers are called."""
        return self.main.get_by_role("paragraph").filter(has_text=part)

    @property
    def story(self) -> Locator:
        """The log of what has happened, as it stands beside the table."""
        return self.page.get_by_role("region", name="What has happened")

    @property
    def contract(self) -> Locator:
        """The trump, and its maker."""
        return self.page.get_by_role("region", name="Trump", exact=True).last

    def seat(self, name: str) -> Locator:
        """The place of a player at the table."""
        return self.page.get_by_role("region", name=name, exact=True)

    def dialog(self, name: str | re.Pattern[str]) -> Locator:
        """A sheet or a summary by its title."""
        return self.page.get_by_role("dialog", name=name)

    async def does(self, rules: Rules, answers: Iterable[Choice]) -> None:
        """Do what is planned, by mouse."""
        for choice in answers:
            if choice.card is not None:
                await self.card(aloud(wording(), rules, Card.parse(choice.card))).click()
            elif choice.action.startswith("cut "):
                await self.cuts(int(choice.action.removeprefix("cut ")))
            else:
                await self.answer(_as_heard(choice.label)).click()

    async def names(self) -> list[str]:
        """The labels of the cards in their hand, in order."""
        return [label.partition(",")[0] for label in await _labels(self.cards)]

    async def lying(self) -> list[str]:
        """The cards in the middle of the table, each with who played it."""
        return sorted(await _labels(self.laid))

    async def prefers(self, **likes: Any) -> None:
        """Change settings that were kept, and load the page again; it may still have kept its own meanwhile."""
        kept: dict[str, Any] = {}
        while kept != kept | likes or not kept:
            await self.page.evaluate(
                "more => localStorage.setItem('euchre.settings', "
                "JSON.stringify({...JSON.parse(localStorage.getItem('euchre.settings')), ...more}))",
                likes,
            )
            await self.page.reload()
            kept = await self.page.evaluate("JSON.parse(localStorage.getItem('euchre.settings'))")

    @property
    def asked(self) -> Locator:
        """The choices that can be made now: answers first, then cards."""
        groups = self.page.get_by_role("group", name=re.compile("^(With your partner|Alone|Answers)$"))
        answers = groups.get_by_role("button").or_(self.page.get_by_role("slider"))
        return answers.or_(self.free)

    @property
    def verdict(self) -> Locator:
        """The end of the match."""
        return self.page.get_by_role("dialog").filter(has=self.page.locator("#end-title"))

    async def learns_who_won(self, winner: int) -> None:
        """Wait for the end of a match in which they sit with Cleo against Bess and Dora."""
        title, side = (("You won", "You & Cleo"), ("You lost", "Bess & Dora"))[winner]
        await expect(self.dialog(title).get_by_role("term").filter(has_text="won")).to_have_text(f"{side}won")

    async def opens_more(self) -> None:
        """Show what can be done after a match besides playing again."""
        await self.verdict.get_by_text("More", exact=True).click()

    async def plays_until(self, sight: Locator) -> None:
        """Answer the first thing there is to answer, until something is to be seen."""
        while True:
            # at its usual pace, a partner who plays alone takes twenty seconds until somebody is asked again
            await expect(self.asked.or_(sight).first).to_be_visible(timeout=120_000)
            if await sight.is_visible():
                return
            with suppress(Error):  # by the time of the click something else may be asked
                await self.asked.first.click(timeout=2_000)

    async def plays_anything(self) -> None:
        """Play the first card of the hand that may be played."""
        await self.free.first.click()

    async def cuts(self, at: int) -> None:
        """Cut `at` cards from the top."""
        await self.page.get_by_role("slider").fill(str(at))
        await self.answer(f"Cut {at} from the top").click()

    def _said(self, message: ConsoleMessage) -> None:
        blocked = "blocked by Playwright" in message.text  # the service worker, by ourselves
        if message.type in ("error", "warning", "assert") and not blocked:
            self.complaints.append(f"{message.type}: {message.text}")

    def _requested(self, request: Request) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws", 1), "data:", "blob:")):
            self.complaints.append(f"asked elsewhere: {request.url}")


async def _labels(found: Locator) -> list[str]:
    """The labels of the elements found now."""
    name = "one => one.ariaLabel ?? one.querySelector('.aloud').textContent"
    labels: list[str] = await found.evaluate_all(f"all => all.map({name})")
    return labels


def _cookie(host: str, value: str) -> dict[str, Any]:
    return {
        "name": "euchre",
        "value": value,
        "domain": host,
        "path": "/",
        "expires": -1,
        "httpOnly": True,
        "secure": False,
        "sameSite": "Lax",
    }


def _as_heard(label: str) -> str:
    """The words of an answer as they are read aloud: a sign that stands alone is read as its suit."""
    signs = {"♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades"}
    for sign, suit in signs.items():
        label = label.replace(f"{sign} {suit}", suit).replace(sign, suit)
    return label
