"""The game going round the table: the person is asked, the others act, and everything is shown."""

from __future__ import annotations

import asyncio
from enum import Enum
from typing import ClassVar, Final

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Footer

from euchre.bots.company.company import READY, UNABLE
from euchre.cli.sentence import sentence_of
from euchre.cli.table import events
from euchre.cli.table.answer import Answer
from euchre.cli.table.card import CardFace
from euchre.cli.table.hand import PLACES, Hand
from euchre.cli.table.marks import marks_missing, refused_mark
from euchre.cli.table.offered import cuts, offered
from euchre.cli.table.room import Room, Sight
from euchre.cli.table.session import Session
from euchre.cli.table.setup import Pace
from euchre.cli.table.sheets import deal_sheet, events_sheet, help_sheet, leave_sheet, match_sheet
from euchre.core.actions import Action, Bury, Give, GoUnder, Play
from euchre.core.cards import Card
from euchre.core.errors import EuchreError, IllegalAction
from euchre.core.state import Phase
from euchre.core.view import View
from euchre.tables.telling.moment import Moment
from euchre.tables.telling.offer import Offer
from euchre.tables.telling.results import one_game


class Outcome(Enum):
    """What the person does once she gets up from the table."""

    REMATCH = "r"
    NEW_TABLE = "n"
    QUIT = "q"


class TableScreen(Screen[Outcome]):
    """A game at the table. It shows views and moments; the session alone knows the state."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", "Help", key_display="?"),
        Binding("l", "last_trick", "Last trick"),
        Binding("e", "events", "Events"),
        Binding("f", "app.colours", "Colours"),
        Binding("g", "pace", "Pace"),
        Binding("q", "leave", "Leave"),
        Binding("escape", "back", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
        Binding("left_square_bracket", "move_cut(-1)", show=False),
        Binding("right_square_bracket", "move_cut(1)", show=False),
        *(Binding(str(number), f"card({number})", show=False) for number in range(1, PLACES + 1)),
    ]

    def __init__(self, session: Session, pace: Pace) -> None:
        super().__init__()
        self.session: Final = session
        self.pace = pace
        self.names: Final = session.setup.names
        self.shown: View = session.view
        self.events = [line for past in session.past for line in events.lines(past, self.names)]
        self.asking = False
        self._answers: asyncio.Queue[Action] = asyncio.Queue()
        self._marked: tuple[Card, ...] = ()
        self._cut_at: int | None = None
        self._last_trick = False
        self._in_sight = asyncio.Event()
        self._told = ""

    def compose(self) -> ComposeResult:
        """The room, and the keys below it."""
        yield Room()
        yield Footer()

    def on_mount(self) -> None:
        """Sit down and begin."""
        self.redraw()
        self.tell()
        self._game = self._go_round()

    def on_screen_resume(self) -> None:
        """The table is in sight, and the game goes on."""
        self._in_sight.set()

    def on_screen_suspend(self) -> None:
        """A sheet lies over the table, and everybody waits."""
        self._in_sight.clear()

    def tell(self) -> None:
        """Say how far the bots of this table are: they may be getting ready, be ready at last, or unable to play."""
        company, before = self.session.company, self._told
        self._told = company.line if company.keeps_waiting(self.session.setup.bots) else ""
        if self._told == before:
            return
        if self._told == UNABLE:
            self._announce(f"{UNABLE} {company.why}".rstrip())
        elif not self._told:
            self._announce(READY)
        else:
            self.query_one(Room).say(self._told)

    def _sits_in(self) -> None:
        """Keep among the events that the house begins in the place of bots that are not ready yet."""
        if self._told and self._told != UNABLE:
            self.events.append("Until the players are ready, the house plays for them.")
            self.redraw()

    def _announce(self, sentence: str) -> None:
        """Say something about the bots, and keep it among the events."""
        self.events.append(sentence)
        self.redraw()
        self.query_one(Room).say(sentence)

    @work
    async def _go_round(self) -> None:
        try:
            await self._play()
        except (EuchreError, OSError) as problem:  # what cannot be kept is not played
            self.app.exit(return_code=1, message=f"euchre: the game cannot be kept: {sentence_of(problem)}")

    async def _play(self) -> None:
        moment: Moment | None = None
        if self.session.company.keeps_waiting(self.session.setup.bots):
            await self.session.company.begins.wait()
            self._sits_in()
        while not self.session.over:
            if self.session.asks_person:
                moment = await self._ask()
            else:
                await asyncio.sleep(self.pace.value * (2 if moment and moment.ends_trick else 1))
                await self._in_sight.wait()
                moment = await asyncio.to_thread(self.session.advance)
            await self._happened(moment)
        await self._in_sight.wait()
        answer = await self.app.push_screen_wait(match_sheet(self.session.view, self.names))
        _ = self.dismiss(Outcome(answer))

    async def _ask(self) -> Moment:
        """Ask until the person gives an answer that the rules allow."""
        self._marked = ()
        places = cuts(self.shown)
        self._cut_at = places[len(places) // 2] if places else None
        self.asking = True
        self.redraw()
        self.query_one(Room).focus_answer()
        while True:
            action = await self._answers.get()
            try:
                moment = self.session.act(action)
            except IllegalAction as refused:
                self.query_one(Room).say(refused.sentence, refusal=True)
            else:
                self.asking = False
                return moment

    async def _happened(self, moment: Moment) -> None:
        """Show what happened, and at the end of a deal how it ended."""
        new = events.lines(moment, self.names)
        self.events += new
        self.shown = moment.shown
        self._last_trick = False
        self.redraw()
        said = "" if moment.ends_deal or not new else new[-1]
        waits = self._told != UNABLE and self._told
        self.query_one(Room).say(waits or said)
        for sentence in self.session.news():
            self._announce(sentence)
        if moment.ends_deal:
            await asyncio.sleep(self.pace.value * 2)
        if moment.ends_deal and not (self.session.over and one_game(self.shown)):
            await self._in_sight.wait()
            await self.app.push_screen_wait(deal_sheet(moment.shown, self.names))
            self.shown = moment.after
            self.redraw()

    @property
    def waits(self) -> bool:
        """True if the person is asked something and has not answered yet."""
        return self.asking and self._answers.empty()

    @property
    def offered(self) -> tuple[Offer, ...]:
        """The answers besides cards that she may give now."""
        return offered(self.shown, cut_at=self._cut_at, marked=self._marked) if self.asking else ()

    def redraw(self) -> None:
        """Draw the room as it is now."""
        self.query_one(Room).show(
            Sight(
                view=self.shown,
                names=self.names,
                log=tuple(self.events[-40:]),
                offers=self.offered,
                marked=self._marked,
                last_trick=self._last_trick,
                pace=self.pace.label,
            )
        )

    # What the person does

    def on_key(self, event: Key) -> None:
        """A letter gives the answer that bears it."""
        missing = marks_missing(self.shown, self._marked) if self.asking and event.character == "u" else ""
        if missing:
            event.stop()
            self.query_one(Room).say(missing, refusal=True)
        for offer in self.offered:
            if event.character == offer.key:
                event.stop()
                self._answer(offer.action)

    @on(Answer.Pressed)
    def answered(self, event: Answer.Pressed) -> None:
        """A button was pressed."""
        if isinstance(event.button, Answer):
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
        """Give one answer to one question; a key pressed twice is not an answer to the next."""
        if self.waits:
            self._answers.put_nowait(action)

    def _choose(self, card: Card) -> None:
        view = self.shown
        if not self.asking:
            self.query_one(Room).say("It is not your turn.", refusal=True)
        elif view.phase not in (Phase.PLAY, Phase.BURY, Phase.GIVE, Phase.WEAK_HANDS):
            self.query_one(Room).say("First answer the question: no card is chosen now.", refusal=True)
        elif any(isinstance(action, GoUnder) for action in view.legal):
            self._mark(card)
        else:
            kinds: dict[Phase, type[Bury | Give | Play]] = {Phase.BURY: Bury, Phase.GIVE: Give}
            self._answer(kinds.get(view.phase, Play)(card))

    def _mark(self, card: Card) -> None:
        """Mark a card to go under, or take the mark away; three may be marked."""
        refusal = refused_mark(self.shown, self._marked, card)
        if refusal:
            self.query_one(Room).say(refusal, refusal=True)
            return
        if card in self._marked:
            self._marked = tuple(other for other in self._marked if other != card)
        else:
            self._marked = (*self._marked, card)
        self.query_one(Room).say("")
        self.redraw()

    def action_move_cut(self, step: int) -> None:
        """Cut a card deeper or less deep."""
        places = cuts(self.shown) if self.asking else ()
        if self._cut_at is not None and places:
            self._cut_at = min(max(self._cut_at + step, places[0]), places[-1])
            self.redraw()

    def action_last_trick(self) -> None:
        """Show the last trick, or the present one again."""
        self._last_trick = not self._last_trick
        self.redraw()

    def action_back(self) -> None:
        """Back from the last trick; from the table itself, leave."""
        if self._last_trick:
            self.action_last_trick()
        else:
            self.action_leave()

    def action_pace(self) -> None:
        """The next pace."""
        paces = list(Pace)
        self.pace = paces[(paces.index(self.pace) + 1) % len(paces)]
        self.redraw()

    async def action_help(self) -> None:
        """Show the keys."""
        await self.app.push_screen(help_sheet())

    async def action_events(self) -> None:
        """Show the whole log."""
        await self.app.push_screen(events_sheet(tuple(self.events)))

    @work
    async def action_leave(self) -> None:
        """Leave the table, if the person means it."""
        answer = await self.app.push_screen_wait(leave_sheet())
        if answer in (Outcome.QUIT.value, Outcome.NEW_TABLE.value):
            self._game.cancel()
            _ = self.dismiss(Outcome(answer))
