"""A dialog over the table: a title, some lines, and answers."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Static

from euchre.cli.table.colours import pips
from euchre.cli.table.widgets import Answer


class Dialog(ModalScreen[str]):
    """Shows lines and waits for one of its answers, `key -> words`; the key is what it returns.

    Escape gives the last answer, and so do its `own_keys`, the keys that opened it.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
        Binding("escape", "last_answer", show=False),
    ]

    def __init__(
        self,
        title: str,
        text: str | Content,
        answers: dict[str, str],
        *,
        at_end: bool = False,
        own_keys: tuple[str, ...] = (),
        wide: bool = False,
    ) -> None:
        super().__init__(classes="-wide" if wide else None)
        self._title: Final = title
        self._text: Final = pips(text) if isinstance(text, str) else text
        self._answers: Final = answers
        self._at_end: Final = at_end
        self._own_keys: Final = own_keys
        self._answered = False

    def compose(self) -> ComposeResult:
        """Title, text, answers."""
        with Vertical(classes="dialog"):
            yield Static(self._title, classes="dialog-title")
            with VerticalScroll(can_focus=False):
                yield Static(self._text)
            with Horizontal(classes="dialog-answers"):
                for key in self._answers:
                    yield Answer(id=f"key-{key}", compact=True)

    def on_mount(self) -> None:
        """Write on the buttons; a long text may start at its end."""
        for key, words in self._answers.items():
            self.query_one(f"#key-{key}", Answer).put("↵" if key == "enter" else key, words, key)
        if self._at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)
        self.query(Answer).first().focus()

    def on_key(self, event: Key) -> None:
        """A key gives its answer; up and down scroll a long text."""
        if event.key in self._answers:
            event.stop()
            self._give(event.key)
        elif event.key in self._own_keys:
            event.stop()
            self.action_last_answer()
        elif event.key in ("up", "down"):
            step = -1 if event.key == "up" else 1
            self.query_one(VerticalScroll).scroll_relative(y=step, animate=False)

    @on(Answer.Pressed)
    def answered(self, event: Answer.Pressed) -> None:
        """A button was pressed."""
        if isinstance(event.button, Answer):
            self._give(str(event.button.value))

    def action_last_answer(self) -> None:
        """Give the last answer."""
        self._give(list(self._answers)[-1])

    def _give(self, answer: str) -> None:
        """Give one answer only: a key pressed twice would also close what lies below."""
        if not self._answered:
            self._answered = True
            _ = self.dismiss(answer)
