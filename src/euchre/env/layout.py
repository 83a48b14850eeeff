"""The places of an observation, the same under all rules for a number of players.

>>> LAYOUT.names[LAYOUT["said"].at(1, 2)], LAYOUT["tricks"].shape
('said left pass', (5, 4, 33))
>>> layout_of(3).size, layout_of(6)["tricks"].axes[1]
(982, ('self', 'left', 'near partner', 'opposite', 'far partner', 'right'))

Cards are in the order of their numbers, clubs first, sevens first, the Benny last. Seats are counted clockwise from
the one that looks. A place is 1 where something holds and 0 where it does not; numbers are said to be numbers.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

from euchre.core.actions import ALONE, KEEP, PASS, TOGETHER, Action, Give, GoUnder, Name, Order
from euchre.core.cards import CARDS, Suit
from euchre.core.errors import EuchreError
from euchre.core.seating import FOUR, SEATINGS, Seating
from euchre.core.state import Phase
from euchre.env.block import Axis, BlockLayout
from euchre.env.numbering import LOW

PHASES: Final = (
    Phase.CUT,
    Phase.BENNY,
    Phase.WEAK_HANDS,
    Phase.ROUND_1,
    Phase.ROUND_2,
    Phase.BURY,
    Phase.ALONE,
    Phase.GIVE,
    Phase.PLAY,
    Phase.OVER,
)
"""The phases in which a player decides, and the end of a match."""
SAID: Final[tuple[Action, ...]] = (
    KEEP,
    GoUnder(()),
    PASS,
    Order(),
    Order(alone=True),
    *(Name(suit, alone) for alone, suit in product((False, True), Suit)),
    ALONE,
    TOGETHER,
    Give(None),
)
"""The calls of a player before the first lead, as others see them."""
SAID_AGAIN: Final[tuple[Action, ...]] = (PASS, TOGETHER)
"""The calls a player may repeat in a deal: a second pass is one in round 2."""
CALLED: Final = ("TRAM", "Euchre")

_AGAIN: Final = tuple(f"{action} again" for action in SAID_AGAIN)
_CARDS: Final = tuple(map(str, CARDS))
_LOW: Final = tuple(map(str, LOW))
_SUITS: Final = tuple(map(str, Suit))
_TRICKS: Final = tuple(f"trick {number}" for number in range(1, 6))


def _seats(table: Seating) -> Axis:
    """The seats clockwise, as the one that looks calls them."""
    partner = {"dealer": "self", "dealers_partner": "partner"}
    return tuple(partner.get(place, place.replace("_", " ")) for place in table.places)


def _sides(table: Seating) -> Axis:
    """The sides in the order of their first seats, from the side that looks."""
    return ("ours", "theirs") if table.sides == 2 else ("ours", *(f"{place}'s" for place in table.places[1:]))


class ObservationLayout(BlockLayout):
    """The blocks of an observation at a table of given seating."""

    def __init__(self, table: Seating) -> None:
        super().__init__()
        self.seating: Final = table
        """The seating of the table."""
        seats, sides = _seats(table), _sides(table)
        add = self.add
        self.hand = add("hand", _CARDS, says="the cards in hand")
        self.phase = add(
            "phase",
            tuple(one.value for one in PHASES),
            says="what is waited for; none while cards are dealt, or asked for",
        )
        self.turn = add("turn", seats, says="whose decision it is")
        self.dealer = add("dealer", seats, says="who deals")
        self.up_card = add("up_card", _CARDS, says="the card turned up, whatever became of it")
        self.said = add(
            "said", seats, (*map(str, SAID), *_AGAIN), says="what each player has said before the first lead"
        )
        self.trump = add("trump", _SUITS, says="what is trump")
        self.maker = add("maker", seats, says="who made trump")
        self.alone = add("alone", seats, says="who plays alone")
        self.taken = add("taken", says="the dealer has taken the up-card")
        self.called = add("called", CALLED, says="what was called, so that the rest of the hand plays itself")
        self.table = add("table", seats, _CARDS, says="the card of each player in the trick on the table")
        self.tricks = add(
            "tricks", _TRICKS, seats, _CARDS, says="the card of each player in each trick, that on the table too"
        )
        self.led = add("led", _TRICKS, seats, says="who led, or leads, to each trick")
        self.won = add("won", sides, says="number: tricks of each side, in fifths", parts=5)
        most = 2 if table.players == 2 else 1  # eight cards, where there is a widow
        self.count = add("count", seats, says="number: cards that each player holds, in sixths", most=most, parts=6)
        self.shown = add("shown", seats, _CARDS, says="the hands that lie open once TRAM has been called")
        burials = ("first", "second", "third") if table.players == 2 else ("first", "second")
        self.buried = add("buried", burials, _CARDS, says="the cards that this seat itself has buried")
        self.under = add("under", _LOW, says="the cards that this seat itself has put under the kitty")
        self.begun = add("begun", _LOW[:-1], says="the cards chosen so far by this seat, which is going under")
        self.cut = add("cut", says="number: cards cut from the top of the pack, in 33rds", parts=33)
        self.score = add("score", sides, says="number: points of each side, in tens", most=90, parts=10)
        self.games = add("games", sides, says="number: games that each side has won", most=9)
        self.tokens = add("tokens", sides, says="number: four-trick tokens of each side, in quarters", parts=4)
        self.deals = add("deals", says="number: deals played, in tens, in a game of counted deals", most=10, parts=10)
        self.asks = add("asks", says="a lone player may ask a partner for a card")
        words = ("keep", *(f"ask {places}" for places in table.partners(0)))
        self.asked = add("asked", seats, words, says="the answer of each lone player: no card, or which partner's")


@cache
def layout_of(players: int) -> ObservationLayout:
    """The layout at a table of `players`: 2, 3, 4 or 6. Raises `EuchreError` for another number."""
    if players not in SEATINGS:
        raise EuchreError("env/players", f"A table is for 2, 3, 4 or 6 players, not {players!r}.")
    return ObservationLayout(SEATINGS[players])


LAYOUT: Final = layout_of(FOUR.players)
"""The blocks of an observation at a table of four."""
