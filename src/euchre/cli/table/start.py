"""Before the game: continue one, or choose rules, opponents and pace."""

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

from euchre.bots.lineup.levels import STRONGEST_BOT, choices
from euchre.bots.lineup.lineup import UNABLE, Lineup
from euchre.cli.table.chooser import Chooser
from euchre.cli.table.dialogs import aside_dialog, delete_dialog
from euchre.cli.table.habits import LONGEST_NAME
from euchre.cli.table.house_rules import HouseRules
from euchre.cli.table.saves import Found, Saves
from euchre.cli.table.setup import Setup
from euchre.cli.table.widgets import Keys
from euchre.core.rules import OFFERED, PRESETS, Rules
from euchre.narration.people import People, side_names
from euchre.record.match_record import MatchRecord
from euchre.tables.messages import Pace
from euchre.tables.turns import PACES
from euchre.wording import Wording
from euchre.wording.titles import option_title, preset_says, preset_title, value_title

_MEANWHILE: Final = "You need not wait: swift plays for them until then."


class StartChoice(NamedTuple):
    """The chosen game: a setup, or None to continue the interrupted game; and the pace."""

    setup: Setup | None
    pace: Pace


class StartScreen(Screen[StartChoice]):
    """A form of a few lines; a sentence at the foot explains the one in focus."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("p", "play", "Play"),
        Binding("h", "house_rules", "House rules"),
        Binding("delete", "delete", show=False),
        Binding("f", "app.colours", "Colours"),
        Binding("q,escape", "app.quit", "Quit", key_display="q"),
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
        self._trouble: Final = found.trouble
        self._words: Final = words
        self._left = False

    def compose(self) -> ComposeResult:
        """The interrupted game first, then the form."""
        setup = self._setup
        yield Static("E U C H R E      ♠ ♥ ♣ ♦", classes="page-title")
        with Vertical(id="form"):
            if self._interrupted is not None:
                with Horizontal(classes="line", id="interrupted"):
                    yield Button("Continue", id="continue", compact=True)
                    yield Button("Delete", id="delete", compact=True)
                yield Static(_where(self._words, self._interrupted), id="where")
            preset = str(self.rules).split(",")[0]
            presets = {name: preset_title(self._words, name) for name in dict.fromkeys((*OFFERED, preset))}
            yield Chooser("Rules", presets, preset, says=preset_says(self._words, preset), id="preset")
            with Horizontal(classes="line"):
                yield Label(f"  {'House rules':<{Chooser.LABEL}}")
                yield Button("", id="house-rules", compact=True)
            says = "Who sits West and East. Your partner, North, always plays as well as a bot can."
            yield Chooser("Opponents", choices(setup.opponents), setup.opponents, says=says, id="opponents")
            with Horizontal(classes="line", id="name-line"):
                yield Label(f"  {'Your name':<{Chooser.LABEL}}")
                yield Input(setup.name, max_length=LONGEST_NAME, compact=True, id="name")
            paces = {pace: pace for pace in reversed(PACES)}
            yield Chooser("Pace", paces, self._pace, says="How long you see each action of a bot.", id="pace")
            cut = {True: "ask me", False: "done for me"}
            says = "When it is your turn to cut: be asked, or have the pack cut (or bumped) for you."
            yield Chooser("Cut", cut, setup.asks_cut, says=says, id="cut")
            alone = {True: "ask me", False: "if I say so"}
            says = "“Alone” said after the call: be asked, or press a; silence means with your partner."
            yield Chooser("Playing alone", alone, setup.asks_alone, says=says, id="alone")
            yield Button("Play", id="play", compact=True)
        yield Static(id="sentence")
        yield Static(self._trouble, id="conflict", classes="-refusal")
        yield Static(id="lineup")
        yield Keys()

    def on_mount(self) -> None:
        """Set the focus where most people begin."""
        with suppress(NoMatches):  # the person may leave while the form is built
            self._show_house_rules()
            self.show_readiness()
            self.query_one("#play" if self._interrupted is None else "#continue", Button).focus()

    def show_readiness(self) -> None:
        """Say how far the players are; nobody has to wait for them."""
        line = self._lineup.line
        meanwhile = f"\n{_MEANWHILE}" if line not in ("", UNABLE) else ""
        self.query_one("#lineup", Static).update(line + meanwhile)

    def _show_house_rules(self) -> None:
        preset = PRESETS[self.query_one("#preset", Chooser).value]
        self.query_one("#house-rules", Button).label = changes_in_words(self._words, self.rules, preset)

    @on(DescendantFocus)
    def explain(self, event: DescendantFocus) -> None:
        """Say what the line in focus is about."""
        says = {
            "house-rules": "Change the rules one by one.",
            "name": "What the table calls you.",
            "play": "Sit down South; West and East play against you and North.",
            "continue": "Continue exactly where you left off.",
            "delete": "Delete the interrupted game for good.",
        }
        widget = event.widget
        text = widget.says if isinstance(widget, Chooser) else says.get(widget.id or "", "")
        self.query_one("#sentence", Static).update(text)

    @on(Chooser.Turned, "#preset")
    def preset_chosen(self, event: Chooser.Turned) -> None:
        """A preset brings its own house rules."""
        name = str(event.chooser.value)
        self.rules = PRESETS[name]
        event.chooser.says = preset_says(self._words, name)
        self.query_one("#sentence", Static).update(event.chooser.says)
        self._show_house_rules()

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
        if record is not None and await self.app.push_screen_wait(delete_dialog(_where(self._words, record))) == "d":
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
                aside_dialog(_where(self._words, self._interrupted), self._saves.shelf)
            )
            if answer == "c":
                self.go_on()
            if answer != "s":
                return
        west, east = self.query_one("#opponents", Chooser).value
        setup = Setup(
            rules=self.rules,
            seed=self._setup.seed,
            name=self.query_one("#name", Input).value.strip() or "You",
            bots=(west, STRONGEST_BOT, east),
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
    us, them = side_names(words, People(record.players))
    deal = record.final.match.deals_finished + 1
    preset = preset_title(words, str(record.rules).split(",")[0])
    return f"{preset}, deal {deal}: {us} {record.score[0]}, {them} {record.score[1]}"


def changes_in_words(words: Wording, rules: Rules, preset: Rules) -> str:
    """The differences from a preset: the one rule with its value, or how many there are."""
    changes = rules.differences(preset)
    if not changes:
        return "none changed"
    if len(changes) > 1:
        return f"{len(changes)} changed"
    ((name, value),) = changes.items()
    return f"{option_title(words, name)}: {value_title(words, name, value)}"
