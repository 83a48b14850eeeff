"""A person at the terminal, for tests: they wait until they are asked, and answer with keys."""

from asyncio import sleep
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, TypeGuard, Unpack

from textual._compositor import LayoutUpdate
from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen
from textual.strip import Strip

from euchre.bots.lineup.lineup import Lineup
from euchre.bots.random import RandomBot
from euchre.cli.table.app import TableApp
from euchre.cli.table.dialog import Dialog
from euchre.cli.table.hand import Hand
from euchre.cli.table.saves import Saves, setup_of
from euchre.cli.table.screen import TableScreen
from euchre.cli.table.session import Session
from euchre.cli.table.setup import Opening, Setup
from euchre.core import law
from euchre.core.actions import Action, Bury, Cut, Draw, Give, GoUnder, Play
from euchre.core.cards import Card
from euchre.core.engine import apply, new_match
from euchre.core.rules import Rules
from euchre.core.state import Phase
from euchre.record.log import LogWriter
from euchre.wording import Wording
from support.hands import Hands, actions, shuffled

SIZE = (80, 24)
PATIENCE = 60.0
"""Seconds after which a test gives up waiting."""
_MOMENT = 0.01


def table_app(
    save: Path,
    rules: str = "standard",
    *,
    seed: int = 1,
    bots: str = "random",
    at_once: bool = True,
    lineup: Lineup | None = None,
    words: Wording | None = None,
) -> TableApp:
    """The application at instant pace, its game kept in a file of the test; the chosen bots play at random."""
    others = law.seating(Rules.parse(rules)).players - 1
    setup = Setup(rules=Rules.parse(rules), seed=seed, bots=(bots,) * others)
    lineup = lineup or quick()
    opening = Opening.GAME if at_once else Opening.FORM
    return TableApp(setup, Saves.at(save), pace="instant", opening=opening, lineup=lineup, words=words)


def quick() -> Lineup:
    """Bots of every name that need no time to get ready: all choose at random."""
    return Lineup(make=lambda _: RandomBot())


def interrupted(save: Path, rules: str, past: str | Sequence[Action], seat: int, /, **hands: Unpack[Hands]) -> TableApp:
    """The application at a table where `seat` has dealt these hands, and `past` has happened: the start screen is over.

    Where the rules cut, the one who cuts has cut four cards. Seat 0 is the person.
    """
    table = Rules.parse(rules)
    state = apply(new_match(table), Draw(seat))
    cut = [Cut(4)] if state.phase is Phase.CUT else []
    deal = shuffled(table, seat, 4 if cut else 0, **hands)
    after = actions(past) if isinstance(past, str) else past
    app = continued(save, rules, [Draw(seat), *cut, deal, *after])
    usual = app._sit_down

    async def sit_down() -> tuple[Session, LogWriter]:
        app._sit_down = usual  # type: ignore[method-assign]
        record = app.saves.look().record
        assert record is not None
        session = Session(setup_of(record), past=record.actions, start=record.start, lineup=app._lineup)
        return session, app.saves.resume(record)

    app._sit_down = sit_down  # type: ignore[method-assign] # the form takes half the time of a short test
    return app


def continued(save: Path, rules: str, past: Sequence[Action]) -> TableApp:
    """The application with a game to continue, of which this has happened: the start screen offers it."""
    setup = Setup(rules=Rules.parse(rules), seed=1, bots=("random", "random", "random"))
    session = Session(setup)
    with Saves.at(save).begin(setup) as log:
        session.log = log
        for action in past:
            session.act(action)
    return TableApp(setup, Saves.at(save), pace="instant", lineup=quick())


async def until(pilot: Pilot[Any], true: Callable[[], object]) -> None:
    """Wait until something is true. (A pause of the pilot costs more: it redraws the screen.)"""
    since = monotonic()
    while monotonic() - since < PATIENCE:
        if true():
            return
        await sleep(_MOMENT)
    raise AssertionError(f"it never comes true, and this stands on the screen:\n{seen(pilot.app)}")


async def leaves(pilot: Pilot[None], key: str) -> None:
    """Press the key that ends the program. (The pilot's own `press` waits for widgets, which are no longer there.)"""
    pilot.app.simulate_key(key)
    await until(pilot, lambda: not pilot.app.is_running)


async def settles(pilot: Pilot[Any]) -> None:
    """Wait until the screen has come to rest, what lies behind a dialog too: it looks the same five times in a row."""
    looks: list[list[list[Strip]]] = []
    since = monotonic()
    while monotonic() - since < PATIENCE:
        looks.append(_drawn(pilot.app))
        if looks[-5:] == looks[-1:] * 5 and _laid_out(pilot.app.screen):
            return
        await pilot.pause()
    raise AssertionError(f"it never comes to rest, and this stands on the screen:\n{seen(pilot.app)}")


async def takes_up(pilot: Pilot[None]) -> None:
    """Take the interrupted game up again, if the start screen asks for it."""

    def offered() -> bool:
        return getattr(pilot.app.focused, "id", None) == "continue"

    await until(pilot, lambda: offered() or isinstance(pilot.app.screen, TableScreen))
    if offered():
        await pilot.press("enter")


async def go_on(pilot: Pilot[None]) -> TableScreen:
    """Continue the interrupted game, up to the first question."""
    await takes_up(pilot)
    return await at_table(pilot)


async def asked(pilot: Pilot[None]) -> TableScreen | Dialog:
    """Wait until the person is asked something, at the table or on a sheet over it."""
    since = monotonic()
    while monotonic() - since < PATIENCE:
        screen: Screen[Any] = pilot.app.screen
        if _asks(screen):
            await pilot.pause()
            if screen.is_current and _asks(screen):
                return screen
        await sleep(_MOMENT)
    raise AssertionError(f"nobody asks anything, and this stands on the screen:\n{seen(pilot.app)}")


def _asks(screen: Screen[Any]) -> TypeGuard[TableScreen | Dialog]:
    """True if a question is open on the screen."""
    if isinstance(screen, Dialog):
        return screen.focused is not None and _laid_out(screen)
    return isinstance(screen, TableScreen) and bool(screen.waits)


def _laid_out(screen: Screen[Any]) -> bool:
    """True if the screen can be read; it takes the keys a moment before."""
    return any(child.region for child in screen.children)


async def at_table(pilot: Pilot[None]) -> TableScreen:
    """The same, when it must be the table that asks."""
    screen = await asked(pilot)
    assert isinstance(screen, TableScreen)
    return screen


async def play_out(pilot: Pilot[None], rng: Random) -> None:
    """Play until the match is over, the person choosing at random; the last sheet lies on the table."""
    while True:
        screen = await asked(pilot)
        if not isinstance(screen, Dialog):
            await answer(pilot, screen, rng.choice(screen.shown.legal))
        elif "Rematch" in seen(pilot.app):
            return
        else:
            await pilot.press("enter")


async def answer(pilot: Pilot[None], screen: TableScreen, action: Action) -> None:
    """Give an answer with the keys a person would press."""
    await press(pilot, *keys_for(screen, action))


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys that answer the question on the table, and wait until the answer is heard."""
    async with heard(pilot):
        await pilot.press(*keys)


@asynccontextmanager
async def heard(pilot: Pilot[None]) -> AsyncIterator[None]:
    """Wait at the end until an answer that is given inside is heard at the table."""
    table = pilot.app.screen
    assert isinstance(table, TableScreen)
    before = table.session.actions
    yield
    await until(pilot, lambda: table.session.actions > before)


def keys_for(screen: TableScreen, action: Action) -> list[str]:
    """The keys for an action that is offered now."""
    cards = screen.query_one(Hand).cards
    match action:
        case Play(card) | Bury(card) | Give(card) if card is not None:
            return [str(cards.index(card) + 1)]
        case GoUnder(under):
            return [*(str(cards.index(card) + 1) for card in under), "u"]
        case Cut():
            return ["c"]
        case _:
            return [next(offer.key for offer in screen.offered if offer.action == action)]


async def shows(pilot: Pilot[None], words: str) -> bool:
    """Wait until these words stand on the screen, and all the rest that was drawn with them."""
    await until(pilot, lambda: words in seen(pilot.app))
    await pilot.pause()
    return True


def held(screen: TableScreen) -> tuple[Card, ...]:
    """The person's cards from left to right."""
    return screen.query_one(Hand).cards


def seen(app: App[None]) -> str:
    """The text on the screen, as lines."""
    return "\n".join("".join(strip.text for strip in line) for line in _drawn(app))


def _drawn(app: App[Any]) -> list[list[Strip]]:
    """The strips of each line, drawn as the application does it: a dialog remembers what it was drawn upon."""
    update = app.screen._compositor.render_update(full=True, screen_stack=app._background_screens)
    assert isinstance(update, LayoutUpdate)
    return [list(line) for line in update.strips]
