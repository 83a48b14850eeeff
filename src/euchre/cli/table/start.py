"""The start screen: continue a game, or choose rules, opponents and pace."""

from __future__ import annotations

from contextlib import suppress
from typing import ClassVar, Final, NamedTuple

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.css.query import NoMatches
from textual.events import DescendantFocus
from textual.screen import Screen
from textual.widgets import Button, Input, Label, Static

from euchre.bots.lineup.levels import choices
from euchre.bots.lineup.lineup import Lineup
from euchre.cli.table.chooser import Chooser
from euchre.cli.table.dialogs import aside_dialog, delete_dialog
from euchre.cli.table.habits import LONGEST_NAME
from euchre.cli.table.house_rules import HouseRules
from euchre.cli.table.readiness import readiness
from euchre.cli.table.saves import Found, Saves, setup_of
from euchre.cli.table.setup import Setup, bots_for
from euchre.cli.table.widgets import Keys
from euchre.core import law
from euchre.core.rules import OFFERED, PRESETS, Rules
from euchre.narration.names import YOU
from euchre.narration.people import by_name
from euchre.record.match_record import MatchRecord
from euchre.tables.messages import Pace
from euchre.tables.turns import PACES
from euchre.wording import Wording
from euchre.wording.titles import option_title, preset_says, preset_title, value_title


class StartChoice(NamedTuple):
    """The chosen game: a setup, or None to continue the interrupted game; and the pace."""

    setup: Setup | None
    pace: Pace


class StartScreen(Screen[StartChoice]):
    """A form of a few lines; a sentence at the foot explains the one in focus."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("p", "play", "terminal-key-play"),
        Binding("h", "house_rules", "terminal-key-house-rules"),
        Binding("delete", "delete", show=False),
        Binding("f", "app.colours", "terminal-key-colours"),
        Binding("q,escape", "app.quit", "terminal-key-quit", key_display="q"),
    ]

    def __init__(
        self,
        setup: Setup,
        pace: Pace,
        lineup: Lineup,
        saves: Saves,
        found: Found,
        words: Wording,
    ) -> None:
        super().__init__()
        self.rules = setup.rules
        self._setup: Final = setup
        self._pace: Final = pace
        self._lineup: Final = lineup
        self._saves: Final = saves
        self._interrupted = found.record
        self._damaged: Final = found.damaged
        self._words: Final = words
        self._left = False

    def compose(self) -> ComposeResult:
        """The interrupted game first, then the form."""
        setup, words = self._setup, self._words
        yield Static("E U C H R E      ♠ ♥ ♣ ♦", classes="page-title")
        with Vertical(id="form"):
            if self._interrupted is not None:
                with Horizontal(classes="line", id="interrupted"):
                    yield Button(words("terminal-continue"), id="continue", compact=True)
                    yield Button(words("terminal-start-delete"), id="delete", compact=True)
                yield Static(_where(words, self._interrupted), id="where")
            preset = str(self.rules).split(",")[0]
            presets = {name: preset_title(words, name) for name in dict.fromkeys((*OFFERED, preset))}
            yield Chooser(words("terminal-start-rules"), presets, preset, says=preset_says(words, preset), id="preset")
            with Horizontal(classes="line"):
                yield Label(f"  {words('terminal-start-house-rules'):<{Chooser.LABEL}}")
                yield Button("", id="house-rules", compact=True)
            says = self._opponents_say()
            opponents = {pair: _opponents_title(words, text) for pair, text in choices(setup.opponents).items()}
            yield Chooser(words("terminal-start-opponents"), opponents, setup.opponents, says=says, id="opponents")
            with Horizontal(classes="line", id="name-line"):
                yield Label(f"  {words('terminal-start-name'):<{Chooser.LABEL}}")
                name = "" if setup.name == YOU else setup.name
                yield Input(
                    name, placeholder=words("who", who="you", name=""), max_length=LONGEST_NAME, compact=True, id="name"
                )
            paces = {pace: words("terminal-pace", pace=pace) for pace in reversed(PACES)}
            says = words("terminal-start-pace-says")
            yield Chooser(words("terminal-start-pace"), paces, self._pace, says=says, id="pace")
            ask_me = words("terminal-start-ask-me")
            cut = {True: ask_me, False: words("terminal-start-cut-for-me")}
            says = words("terminal-start-cut-says")
            yield Chooser(words("terminal-start-cut"), cut, setup.asks_cut, says=says, id="cut")
            alone = {True: ask_me, False: words("terminal-start-alone-if-said")}
            says = words("terminal-start-alone-says")
            yield Chooser(words("terminal-start-alone"), alone, setup.asks_alone, says=says, id="alone")
            yield Button(words("terminal-start-play"), id="play", compact=True)
        yield Static(id="sentence")
        damaged = words("terminal-start-damaged", file=self._damaged) if self._damaged else ""
        yield Static(damaged, id="conflict", classes="-refusal")
        yield Static(id="lineup")
        yield Keys(words)

    def on_mount(self) -> None:
        """Set the focus where most people begin."""
        with suppress(NoMatches):  # the person may leave while the form is built
            self._show_house_rules()
            self.show_readiness()
            self.query_one("#play" if self._interrupted is None else "#continue", Button).focus()

    def show_readiness(self) -> None:
        """Say how far the players are; nobody has to wait for them."""
        line = readiness(self._words, self._lineup)
        meanwhile = f"\n{self._words('terminal-players-wait')}" if line and not self._lineup.why else ""
        self.query_one("#lineup", Static).update(line + meanwhile)

    def _show_house_rules(self) -> None:
        preset = PRESETS[self.query_one("#preset", Chooser).value]
        self.query_one("#house-rules", Button).label = changes_in_words(self._words, self.rules, preset)
        self.query_one("#opponents", Chooser).says = self._opponents_say()
        self.query_one("#alone", Chooser).display = law.may_play_alone(self.rules)

    @on(DescendantFocus)
    def explain(self, event: DescendantFocus) -> None:
        """Say what the line in focus is about."""
        widget, message = event.widget, f"terminal-start-{event.widget.id}-says"
        text = ""
        if isinstance(widget, Chooser):
            text = widget.says
        elif self._words.has(message):
            text = self._words(message, players=self._players)
        self.query_one("#sentence", Static).update(text)

    @on(Chooser.Turned, "#preset")
    def preset_chosen(self, event: Chooser.Turned) -> None:
        """A preset brings its own house rules."""
        name = str(event.chooser.value)
        self.rules = PRESETS[name]
        event.chooser.says = preset_says(self._words, name)
        self.query_one("#sentence", Static).update(event.chooser.says)
        self._show_house_rules()

    @property
    def _players(self) -> int:
        return law.seating(self.rules).players

    def _opponents_say(self) -> str:
        return self._words("terminal-start-opponents-says", players=self._players)

    @on(Button.Pressed, "#house-rules")
    @work
    async def action_house_rules(self) -> None:
        """Change house rules one by one."""
        preset = PRESETS[self.query_one("#preset", Chooser).value]
        self.rules = await self.app.push_screen_wait(HouseRules(preset, self.rules, self._words))
        self._show_house_rules()

    @on(Button.Pressed, "#continue")
    def go_on(self) -> None:
        """Continue the interrupted game."""
        self._sit_down(None)

    @on(Button.Pressed, "#delete")
    @work
    async def action_delete(self) -> None:
        """Delete the interrupted game, if the person means it."""
        record = self._interrupted
        if (
            record is not None
            and await self.app.push_screen_wait(delete_dialog(self._words, _where(self._words, record))) == "d"
        ):
            self._saves.delete()
            self._interrupted = None
            await self.query("#interrupted, #where").remove()
            self.query_one("#play", Button).focus()

    @on(Button.Pressed, "#play")
    @work
    async def action_play(self) -> None:
        """Sit down; an interrupted game is set aside only if the person says so."""
        if self._left:
            return
        if self._interrupted is not None:
            answer = await self.app.push_screen_wait(
                aside_dialog(self._words, _where(self._words, self._interrupted), self._saves.shelf)
            )
            if answer == "c":
                self.go_on()
            if answer != "s":
                return
        setup = Setup(
            rules=self.rules,
            seed=self._setup.seed,
            name=self.query_one("#name", Input).value.strip() or YOU,
            bots=bots_for(self.rules, self.query_one("#opponents", Chooser).value),
            asks_cut=self.query_one("#cut", Chooser).value,
            asks_alone=self.query_one("#alone", Chooser).value,
        )
        self._sit_down(setup)

    def _sit_down(self, setup: Setup | None) -> None:
        """Leave the form, once, however often the key is pressed."""
        if not self._left:
            self._left = True
            _ = self.dismiss(StartChoice(setup, self.query_one("#pace", Chooser).value))


def _where(words: Wording, record: MatchRecord) -> str:
    return words(
        "terminal-start-where",
        preset=preset_title(words, str(record.rules).split(",")[0]),
        number=record.final.match.deals_finished + 1,
        scores=by_name(words, setup_of(record).people(words), record.score),
    )


def _opponents_title(words: Wording, written: str) -> str:
    """Opponents as a person writes them, by the titles of their levels; another player by its name."""
    named = ((name, f"level-{name}") for name in written.split(","))
    return ", ".join(words(message) if words.has(message) else name for name, message in named)


def changes_in_words(words: Wording, rules: Rules, preset: Rules) -> str:
    """The differences from a preset: the one rule with its value, or how many there are."""
    changes = rules.differences(preset)
    if not changes:
        return words("terminal-start-unchanged")
    if len(changes) > 1:
        return words("terminal-start-changed", changes=len(changes))
    ((name, value),) = changes.items()
    return f"{option_title(words, name)}: {value_title(words, name, value)}"
