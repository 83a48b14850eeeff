"""A line of a form: a name, and a value to turn left or right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widgets import Static


class Chooser(Static, can_focus=True):
    """Turns through values with ← and →, or by a click on the left or right arrow."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space,enter", "turn(1)", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]
    LABEL: ClassVar[int] = 22
    VALUE: ClassVar[int] = 18
    """Characters for what is chosen, and for its value."""

    class Turned(Message):
        """The message that another value was chosen."""

        def __init__(self, chooser: Chooser) -> None:
            super().__init__()
            self.chooser = chooser

        @property
        def control(self) -> Chooser:
            """The line that was turned."""
            return self.chooser

    def __init__(
        self,
        title: str,
        choices: Mapping[Any, str],
        value: Any,
        *,
        says: str = "",
        id: str,  # noqa: A002 - Textual's word
    ) -> None:
        super().__init__(id=id)
        self.title: Final = title
        self.choices: Final = choices
        self.value = value
        self.says = says

    def on_mount(self) -> None:
        """Show the value."""
        self.put(self.value)

    def put(self, value: Any, *, mark: str = " ") -> None:
        """Show a value; `mark` stands before the title."""
        self.value = value
        shown = Content.styled(f"{self.choices[value]:^{self.VALUE}}", "bold")
        self.update(Content(f"{mark} {self.title:<{self.LABEL}}◂ ") + shown + Content(" ▸"))

    def action_turn(self, step: int) -> None:
        """The next or the previous value."""
        values = list(self.choices)
        self.put(values[(values.index(self.value) + step) % len(values)])
        self.post_message(self.Turned(self))

    def on_click(self, event: Click) -> None:
        """A click on the left arrow turns back, anywhere else on the line forward."""
        self.action_turn(-1 if event.x <= self.LABEL + 3 else 1)
