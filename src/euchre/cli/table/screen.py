"""The game going round the table: the person is asked, the others act, and everything is shown."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from enum import Enum
from typing import ClassVar, Final

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.css.query import NoMatches
from textual.events import Key
from textual.screen import Screen

from euchre.bots.lineup.levels import STRONGEST_BOT
from euchre.cli.command_line import sentence_of
from euchre.cli.output import printable
from euchre.cli.table import hints
from euchre.cli.table.card import CardFace
from euchre.cli.table.choices import ALONE, SKIP
from euchre.cli.table.dialog import Dialog
from euchre.cli.table.dialogs import deal_dialog, events_dialog, hands_dialog, help_dialog, leave_dialog, match_dialog
from euchre.cli.table.events import Events, lines
from euchre.cli.table.hand import PLACES, Hand
from euchre.cli.table.question import OpenQuestion, TakeBack
from euchre.cli.table.readiness import readiness
from euchre.cli.table.session import Session
from euchre.cli.table.table_view import Drawing, TableView
from euchre.cli.table.widgets import Answer, Keys
from euchre.core.actions import Action, Bury, Give, GoUnder, Play
from euchre.core.cards import Card
from euchre.core.errors import EuchreError, IllegalAction
from euchre.core.state import Phase
from euchre.core.view import View
from euchre.narration.coach import coach
from euchre.narration.offer import Offer
from euchre.narration.refused import sentence_of as refusal_of
from euchre.narration.results import one_game
from euchre.narration.seen_action import SeenAction
from euchre.tables.messages import Pace
from euchre.tables.turns import PACES
from euchre.wording import Wording


class LeaveChoice(Enum):
    """Choices of the person on leaving the table."""

    REMATCH = "r"
    NEW_TABLE = "n"
    GIVE_UP = "g"
    QUIT = "q"


_SILENCE: Final = 6
"""The time to say that one plays alone, as a multiple of the pace."""


class TableScreen(Screen[LeaveChoice]):
    """A game at the table. It shows views and moments; the session alone knows the state."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", "terminal-key-help", key_display="?"),
        Binding("i", "hint", "terminal-key-hint"),
        Binding("u,z", "undo", "terminal-key-undo", key_display="u"),
        Binding("l", "last_trick", "terminal-key-last"),
        Binding("e", "events", "terminal-key-events"),
        Binding("f", "app.colours", "terminal-key-colours"),
        Binding("g", "pace", "terminal-key-pace"),
        Binding("q", "leave", "terminal-key-leave"),
        Binding("v", "hands", show=False),
        Binding("space", "skip", show=False),
        Binding("escape", "back", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
        Binding("left_square_bracket", "move_cut(-1)", show=False),
        Binding("right_square_bracket", "move_cut(1)", show=False),
        *(Binding(str(number), f"card({number})", show=False) for number in range(1, PLACES + 1)),
    ]

    def __init__(self, session: Session, pace: Pace, words: Wording, *, coached: bool) -> None:
        super().__init__()
        self.session: Final = session
        self.pace = pace
        self.coached: Final = coached
        self.words: Final = words
        self.people: Final = session.setup.people(words)
        self.shown: View = session.view
        self._events: Final = Events()
        for number, past in enumerate(session.past, 1):
            self._events.add(number, lines(words, past, self.people))
        self._question: OpenQuestion | None = None
        """The question to the person; None while others act."""
        self._undoes = False
        """True if the last decision is taken back as soon as it can be."""
        self._skips = asyncio.Event()
        self._last_trick = False
        self._visible = asyncio.Event()
        self._readiness = ""

    def compose(self) -> ComposeResult:
        """The table, and the keys below it."""
        yield TableView(len(self.people.names))
        yield Keys(self.words)

    def on_mount(self) -> None:
        """Sit down and begin."""
        with suppress(NoMatches):  # the person may leave while the table is built
            self.redraw()
            self.show_readiness()
            self._game = self._go_round()

    def on_screen_resume(self) -> None:
        """The table is visible again, and the game goes on."""
        self._visible.set()

    def on_screen_suspend(self) -> None:
        """A dialog lies over the table, and everybody waits."""
        self._visible.clear()

    def show_readiness(self) -> None:
        """Say how far the bots of this table are: they may be getting ready, be ready at last, or unable to play."""
        lineup, before = self.session.lineup, self._readiness
        if self._question and self._question.wants_hint and lineup.can_play(STRONGEST_BOT):
            self._give_hint(self._question)
        self._readiness = readiness(self.words, lineup) if lineup.keeps_waiting(self.session.setup.bots) else ""
        if self._readiness == before:
            return
        if lineup.why:
            self._announce(self.words("terminal-players-unable-why", why=printable(lineup.why)))
        elif not self._readiness:
            self._announce(self.words("terminal-players-ready"))
        else:
            self._say(self._readiness)

    def _sits_in(self) -> None:
        """Record among the events that swift starts in place of bots that are not ready yet."""
        if self._readiness and not self.session.lineup.why:
            self._events.note(self.words("terminal-players-stand-in"))
            self.redraw()

    def _announce(self, sentence: str) -> None:
        """Say something that is not part of the game, and record it among the events."""
        self._events.note(sentence)
        self.redraw()
        self._say(sentence)

    def _say(self, sentence: str, *, refusal: bool = False) -> None:
        self.query_one(TableView).say(sentence, refusal=refusal)

    @work
    async def _go_round(self) -> None:
        try:
            await self._play()
        except (EuchreError, OSError) as problem:  # what cannot be saved is not played
            self.app.exit(return_code=1, message=printable(f"euchre: the game cannot be saved: {sentence_of(problem)}"))
        except NoMatches:
            if self.app.is_running:
                raise
            # the app ends, and takes the table down piece by piece while a bot still thinks

    async def _play(self) -> None:
        seen: SeenAction | None = None
        if self.session.lineup.keeps_waiting(self.session.setup.bots):
            await self.session.lineup.begins.wait()
            self._sits_in()
        while not self.session.over:
            if self._undoes:
                self._take_back()
                continue
            if self.session.asks_person:
                seen = await self._ask()
                if seen is None:
                    continue
            else:
                await self._pause(PACES[self.pace] * self._patience(seen))
                await self._visible.wait()
                seen = await asyncio.to_thread(self.session.advance)
            await self._happened(seen)
        await self._visible.wait()
        while (answer := await self.app.push_screen_wait(self._match_dialog())) == "v":
            await self._show_hands()
        _ = self.dismiss(LeaveChoice(answer))

    def _patience(self, seen: SeenAction | None) -> int:
        """The wait as a multiple of the pace: equal for any silence, so that it reveals nothing."""
        if self.session.answers_in_silence:
            self._say(self.words("terminal-silence"))
            return _SILENCE
        return 2 if seen and seen.ends_trick else 1

    def _match_dialog(self) -> Dialog:
        return match_dialog(self.words, self.session.view, self.people)

    async def _show_hands(self) -> None:
        """Show what everybody held in the last deal, until the person has seen enough."""
        deal = self.session.last_deal
        if deal is None:
            self._say(self.words("terminal-no-deal"), refusal=True)
        else:
            await self.app.push_screen_wait(hands_dialog(self.words, deal, self.people, self.shown.rules))

    async def _pause(self, seconds: float) -> None:
        """Wait so that the person sees what happened, unless they skip ahead."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._skips.wait(), seconds)

    async def _ask(self) -> SeenAction | None:
        """Ask until the person gives an answer that the rules allow; None if they take back the one before."""
        question = self._question = OpenQuestion(self.shown)
        self._skips.clear()
        self.redraw()
        self.query_one(TableView).focus_answer()
        while True:
            answer = await question.answer()
            question.wants_hint = False
            if isinstance(answer, TakeBack):
                self._question, self._undoes = None, True
                return None
            try:
                seen = self.session.act(answer)
            except IllegalAction as refused:
                self._say(refusal_of(self.words, refused), refusal=True)
            else:
                self._question = None
                self.set_focus(None)
                return seen

    async def _happened(self, seen: SeenAction) -> None:
        """Show what happened, and at the end of a deal how it ended."""
        new = lines(self.words, seen, self.people)
        self._events.add(self.session.actions, new)
        self.shown = seen.shown
        self._last_trick = False
        self.redraw()
        said = "" if seen.ends_deal or not new else new[-1]
        self._say(said if self.session.lineup.why else self._readiness or said)
        for seat, why in self.session.failures():
            self._announce(self.words("terminal-player-failed", name=self.people.names[seat], why=printable(why)))
        if seen.ends_deal:
            self._skips.clear()
            await self._pause(PACES[self.pace] * 2)
        if seen.ends_deal and not (self.session.over and one_game(self.shown)):
            await self._visible.wait()
            while await self.app.push_screen_wait(deal_dialog(self.words, seen.shown, self.people)) == "v":
                await self._show_hands()
            self.shown = seen.after
            self.redraw()

    def _take_back(self) -> None:
        """Take the last decision back, and show the table as it was before."""
        self._undoes = False
        self.session.undo()
        self._events.cut_back(self.session.actions)
        self.shown = self.session.view
        self._last_trick = False
        self._announce(self.words("terminal-undone"))

    @property
    def events(self) -> tuple[str, ...]:
        """The log of what was said and played, line by line."""
        return self._events.texts

    @property
    def waits(self) -> bool:
        """True if the person is asked something and has not answered yet."""
        return self._question is not None and self._question.waits

    @property
    def offered(self) -> tuple[Offer, ...]:
        """The answers besides cards that the person may give now."""
        return self._question.offers(self.words) if self._question else ()

    @property
    def _coach(self) -> str | None:
        """The line for beginners, if they want any."""
        if not self.coached:
            return None
        return coach(self.words, self.shown) if self._question else ""

    def redraw(self) -> None:
        """Draw the table as it is now."""
        self.query_one(TableView).show(
            Drawing(
                view=self.shown,
                people=self.people,
                words=self.words,
                log=self.events[-40:],
                offers=self.offered,
                marked=self._question.marked if self._question else (),
                last_trick=self._last_trick,
                may_skip=self.shown.may_skip and self._question is None,
                plays_alone=self.session.plays_alone if self.session.may_say_alone else None,
                coach=self._coach,
                pace=self.pace,
            )
        )

    # What the person does

    def on_key(self, event: Key) -> None:
        """A letter gives the answer that shows it."""
        missing = self._question.missing(self.words) if self._question and event.character == "u" else ""
        if missing:
            event.stop()
            self._say(missing, refusal=True)
        for offer in self.offered:
            if event.character == offer.key:
                event.stop()
                self._answer(offer.action)
                return
        if event.character == "a" and self.session.may_say_alone:
            event.stop()
            self._switch_alone()

    @on(Answer.Pressed)
    def answered(self, event: Answer.Pressed) -> None:
        """A button was pressed."""
        if isinstance(event.button, Answer) and event.button.value == SKIP:
            self.action_skip()
        elif isinstance(event.button, Answer) and event.button.value == ALONE:
            self._switch_alone()
        elif isinstance(event.button, Answer):
            self._answer(event.button.value)

    @on(CardFace.Pressed)
    def pressed(self, event: CardFace.Pressed) -> None:
        """A card was clicked; only those of the hand matter."""
        hand = self.query_one(Hand)
        card = hand.card_at(event.place)
        if card is not None:
            self._choose(card)

    def action_card(self, number: int) -> None:
        """Choose the card with this number."""
        cards = self.query_one(Hand).cards
        if number <= len(cards):
            self._choose(cards[number - 1])

    def _answer(self, action: Action) -> None:
        if self._question:
            self._question.give(action)

    def _choose(self, card: Card) -> None:
        view = self.shown
        if self._question is None:
            self._say(self.words("terminal-not-your-turn"), refusal=True)
        elif view.phase not in (Phase.PLAY, Phase.BURY, Phase.GIVE, Phase.WEAK_HANDS):
            self._say(self.words("terminal-first-answer"), refusal=True)
        elif any(isinstance(action, GoUnder) for action in view.legal):
            refusal = self._question.mark(self.words, card)
            self._say(refusal, refusal=bool(refusal))
            self.redraw()
        else:
            kinds: dict[Phase, type[Bury | Give | Play]] = {Phase.BURY: Bury, Phase.GIVE: Give}
            self._question.give(kinds.get(view.phase, Play)(card))

    def action_move_cut(self, step: int) -> None:
        """Cut a card deeper or less deep."""
        if self._question:
            self._question.move_cut(step)
            self.redraw()

    def action_undo(self) -> None:
        """Take the last decision back; while somebody else acts, as soon as that is done."""
        if not self.session.can_undo:
            self._say(self.words("terminal-undo-nothing"), refusal=True)
        elif self._question:
            self._question.give(TakeBack())
        else:
            self._undoes = True

    def action_hint(self) -> None:
        """Ask what a strong player would do; before the players are ready, the hint comes as soon as they are."""
        lineup, question = self.session.lineup, self._question
        if question is None or not question.waits:
            self._say(self.words("terminal-not-your-turn"), refusal=True)
        elif lineup.can_play(STRONGEST_BOT):
            self._give_hint(question)
        elif lineup.why:
            self._say(self.words("terminal-hint-unable"), refusal=True)
        else:
            question.wants_hint = True
            self._say(self.words("terminal-hint-waits"))

    @work(exclusive=True, group="hint")
    async def _give_hint(self, question: OpenQuestion) -> None:
        question.wants_hint = False
        actions, view = self.session.actions, self.session.view
        self._say(self.words("terminal-hint-thinks"))
        advice = await asyncio.to_thread(hints.advice, self.words, view, f"{self.session.setup.seed}, hint {actions}")
        await self._visible.wait()
        if question is self._question and question.waits:  # otherwise it was answered meanwhile
            self._say("")
            await self.app.push_screen(hints.hint_dialog(self.words, view, advice))

    def action_last_trick(self) -> None:
        """Show the last trick, or the present one again."""
        self._last_trick = not self._last_trick
        self.redraw()

    def action_back(self) -> None:
        """Go back from the last trick; from the table itself, leave."""
        if self._last_trick:
            self.action_last_trick()
        else:
            self.action_leave()

    def _switch_alone(self) -> None:
        """Play alone in this deal after all, or with the partner again."""
        self.session.plays_alone = not self.session.plays_alone
        self.redraw()

    def action_skip(self) -> None:
        """Let the others act without a pause, until the person is asked or the deal ends."""
        if self._question is None:
            self._skips.set()

    @work
    async def action_hands(self) -> None:
        """Show all hands of the last deal."""
        await self._show_hands()

    def action_pace(self) -> None:
        """The next pace."""
        paces = [*reversed(PACES)]
        self.pace = paces[(paces.index(self.pace) + 1) % len(paces)]
        self.redraw()

    async def action_help(self) -> None:
        """Show the keys."""
        await self.app.push_screen(help_dialog(self.words))

    async def action_events(self) -> None:
        """Show the whole log."""
        await self.app.push_screen(events_dialog(self.words, self.events))

    @work
    async def action_leave(self) -> None:
        """Leave the table, if the person means it."""
        answer = await self.app.push_screen_wait(leave_dialog(self.words))
        if answer in (LeaveChoice.QUIT.value, LeaveChoice.NEW_TABLE.value, LeaveChoice.GIVE_UP.value):
            self._game.cancel()
            _ = self.dismiss(LeaveChoice(answer))
