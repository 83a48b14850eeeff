"""The Textual application: from the start screen to the table and back."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from secrets import randbits
from typing import ClassVar, Final

from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

from euchre.bots.lineup.levels import written
from euchre.bots.lineup.lineup import Lineup
from euchre.cli.command_line import sentence_of
from euchre.cli.output import printable
from euchre.cli.table.colours import FOUR_COLOURS, TWO_COLOURS
from euchre.cli.table.habits import HabitFile, Habits
from euchre.cli.table.saves import Found, Saves, setup_of
from euchre.cli.table.screen import LeaveChoice, TableScreen
from euchre.cli.table.session import Session
from euchre.cli.table.setup import Opening, Setup
from euchre.cli.table.start import StartScreen
from euchre.core.errors import EuchreError
from euchre.record.log import LogWriter
from euchre.tables.messages import Pace
from euchre.wording import Wording, wording

NEEDED: Final = Size(80, 24)


def too_small(size: Size) -> bool:
    """True if the table does not fit in a terminal of this size."""
    return size.width < NEEDED.width or size.height < NEEDED.height


class SmallScreen(Screen[None]):
    """The notice shown until the terminal is large enough; the game waits."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "app.quit", "terminal-key-quit")]

    def __init__(self, words: Wording) -> None:
        super().__init__()
        self._words: Final = words

    def compose(self) -> ComposeResult:
        """The sentence alone."""
        yield Static(id="too-small")

    def on_mount(self) -> None:
        """Say how large the terminal is."""
        self._say(self.app.size)

    def on_resize(self, event: Resize) -> None:
        """Say it again for another size."""
        self._say(event.size)

    def _say(self, size: Size) -> None:
        sentence = self._words(
            "terminal-too-small", columns=NEEDED.width, rows=NEEDED.height, size=f"{size.width}x{size.height}"
        )
        self.query_one("#too-small", Static).update(sentence)


class TableApp(App[None]):
    """The application of `euchre play`: games until the person quits, each written to a file as it is played.

    In a terminal that is too small everything waits. `setup` is what the form shows first; later games take their
    seeds from the one before, so that a whole run can be repeated. `lineup` creates the bots, and gets them
    ready from the start.
    """

    CSS_PATH = "table.tcss"
    TITLE = "Euchre"
    ENABLE_COMMAND_PALETTE = False

    def __init__(  # noqa: PLR0913 - by keyword, each with a default
        self,
        setup: Setup,
        saves: Saves,
        *,
        pace: Pace = "normal",
        coached: bool = True,
        opening: Opening = Opening.FORM,
        habits: HabitFile | None = None,
        lineup: Lineup | None = None,
        words: Wording | None = None,
    ) -> None:
        super().__init__()
        self.words: Final = words or wording()
        self.register_theme(TWO_COLOURS)
        self.register_theme(FOUR_COLOURS)
        self.theme = TWO_COLOURS.name
        self._setup: Setup | None = None if opening is Opening.FORM else setup
        self._new = opening is Opening.NEW_GAME
        self._habits: Final = habits
        if habits is not None and habits.read().four_colours:
            self.theme = FOUR_COLOURS.name
        self._fits = asyncio.Event()
        self._form = setup
        self._lineup: Final = lineup or Lineup()
        self.pace = pace
        self.coached: Final = coached
        self.saves: Final = saves

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The colours of cards, before a theme is set."""
        return dict(TWO_COLOURS.variables)

    def on_mount(self) -> None:
        """Begin with the first game."""
        self._fit(self.size)
        self._get_ready()
        self._run_games()

    def on_resize(self, event: Resize) -> None:
        """Check that the table still fits."""
        self._fit(event.size)

    def _fit(self, size: Size) -> None:
        small = isinstance(self.screen, SmallScreen)
        if not too_small(size):
            self._fits.set()
            if small:
                _ = self.pop_screen()
        elif not small:
            self._fits.clear()
            _ = self.push_screen(SmallScreen(self.words))

    @work
    async def _get_ready(self) -> None:
        await self._lineup.get_ready(self._show_readiness)

    def _show_readiness(self) -> None:
        """Let the screens say how far the players are."""
        for screen in self.screen_stack:
            if isinstance(screen, StartScreen | TableScreen) and screen.is_mounted:
                screen.show_readiness()

    @work
    async def _run_games(self) -> None:
        try:
            while await self._game():
                pass
        except (EuchreError, OSError) as problem:
            self.exit(return_code=1, message=printable(f"euchre: {sentence_of(problem)}"))
        else:
            self.exit()

    async def _game(self) -> bool:
        """Play a game; True if there is to be another."""
        session, log = await self._sit_down()
        with log:
            session.log = log
            table = TableScreen(session, self.pace, self.words, coached=self.coached)
            await self._fits.wait()
            outcome = await self.push_screen_wait(table)
        await asyncio.to_thread(session.leave)
        if outcome is LeaveChoice.GIVE_UP:
            self.saves.give_up()
        self.pace = table.pace
        self._form = replace(session.setup, seed=next_seed(session.setup.seed))
        self._remember()
        self._setup = self._form if outcome is LeaveChoice.REMATCH else None
        return outcome is not LeaveChoice.QUIT

    async def _sit_down(self) -> tuple[Session, LogWriter]:
        """A session and its log: continued, chosen on the start screen, or as the command was called."""
        found = Found() if self._new else self.saves.look()
        self._new = False
        if self._setup is not None and found == Found():
            return Session(self._setup, lineup=self._lineup), self.saves.begin(self._setup)
        start = StartScreen(self._form, self.pace, self._lineup, self.saves, found, self.words)
        await self._fits.wait()
        seated = await self.push_screen_wait(start)
        self.pace = seated.pace
        if seated.setup is not None:
            self._form = seated.setup
            self._remember()
            return Session(seated.setup, lineup=self._lineup), self.saves.begin(seated.setup)
        assert found.record is not None, "only an interrupted game can be continued"
        record = found.record
        session = Session(setup_of(record), past=record.actions, start=record.start, lineup=self._lineup)
        return session, self.saves.resume(record)

    def _remember(self) -> None:
        """Keep what was chosen for the next run."""
        if self._habits is not None:
            four = self.theme == FOUR_COLOURS.name
            form = self._form
            habits = Habits(
                name=form.name,
                pace=self.pace,
                coach=self.coached,
                four_colours=four,
                rules=str(form.rules),
                opponents=written(form.opponents),
            )
            self._habits.write(habits)

    def action_help_quit(self) -> None:
        """Say how to leave, to somebody who presses Ctrl+C."""
        self.notify(self.words("terminal-quit-how", key="Ctrl+Q"))

    def action_colours(self) -> None:
        """Switch between two and four colours of suits."""
        self.theme = FOUR_COLOURS.name if self.theme == TWO_COLOURS.name else TWO_COLOURS.name
        for text in self.screen.query(Static):
            text.update(text.content, layout=False)
        self._remember()


def next_seed(seed: int) -> int:
    """The seed of the game after the one with this seed."""
    return (seed * 6364136223846793005 + 1442695040888963407) % 2**64


def new_seed() -> int:
    """A seed nobody can guess."""
    return randbits(64)
