"""House rules one by one, each with its sentence."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import DescendantFocus
from textual.screen import Screen
from textual.widgets import Static

from euchre.cli.table.chooser import Chooser
from euchre.cli.table.widgets import Keys
from euchre.core.errors import RuleConflict
from euchre.core.rules import Rules
from euchre.narration.refused import sentence_of
from euchre.wording import Wording
from euchre.wording.titles import option_says, option_title, value_title


class Rule(Chooser):
    """A house rule: its name and its values are longer than on other forms."""

    LABEL = 30
    VALUE = 26


class HouseRules(Screen[Rules]):
    """The options of a preset, to be changed. An invalid value stays for now, with the reason below.

    Options that cannot be chosen for this number of players are left out.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "reset", "terminal-key-reset"),
        Binding("d,escape", "done", "terminal-key-done", key_display="d"),
    ]

    def __init__(self, preset: Rules, rules: Rules, words: Wording) -> None:
        super().__init__()
        self.words: Final = words
        self._preset: Final = preset.values()
        self.draft: dict[str, Any] = rules.values()

    def compose(self) -> ComposeResult:
        """A line for each option, and a foot for its sentence."""
        yield Static(self.words("terminal-rules-title"), classes="page-title")
        with VerticalScroll(id="options", can_focus=False):
            for option in Rules.options():
                choices = {value: value_title(self.words, option.name, value) for value in option.choices}
                title, value = option_title(self.words, option.name), self.draft[option.name]
                says = option_says(self.words, option)
                yield Rule(title, choices, value, says=says, id=option.name)
        yield Static(id="sentence")
        yield Static(id="conflict")
        yield Keys(self.words)

    def on_mount(self) -> None:
        """Mark what differs from the preset."""
        self._mark()
        self.query(Chooser).first().focus()

    @on(DescendantFocus)
    def explain(self, event: DescendantFocus) -> None:
        """Say what the option settles."""
        if isinstance(event.widget, Chooser):
            self.query_one("#sentence", Static).update(event.widget.says)

    @on(Chooser.Turned)
    def turned(self, event: Chooser.Turned) -> None:
        """Take the new value, and say so if the rules make no sense together."""
        self.draft[str(event.chooser.id)] = event.chooser.value
        self._mark()

    def _mark(self) -> None:
        offered = {option.name for option in Rules.options_for(self.draft["players"])}
        for chooser in self.query(Chooser):
            name = str(chooser.id)
            value, usual = self.draft[name], self._preset[name]
            chooser.put(value, mark=" " if value == usual else "*")
            chooser.display = name in offered or value != usual
        conflict = self._conflict()
        foot = self.query_one("#conflict", Static)
        foot.set_class(bool(conflict), "-refusal")
        foot.update(f"✗ {conflict}" if conflict else self.words("terminal-rules-differs"))

    def _conflict(self) -> str:
        try:
            Rules(**self.draft)
        except RuleConflict as conflict:
            return sentence_of(self.words, conflict)
        return ""

    def action_reset(self) -> None:
        """Reset everything to the preset."""
        self.draft = dict(self._preset)
        self._mark()

    def action_done(self) -> None:
        """Return these rules, unless they make no sense."""
        if not self._conflict():
            _ = self.dismiss(Rules(**self.draft))
