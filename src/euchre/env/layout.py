"""The places of an observation, the same under all rules.

>>> LAYOUT.names[LAYOUT["said"].at(1, 2)], LAYOUT["tricks"].shape
('said left pass', (5, 4, 33))

Cards are in the order of their numbers, clubs first, sevens first, the Benny last. Seats are counted clockwise from
the one that looks. A place is 1 where something holds and 0 where it does not; numbers are said to be numbers.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from euchre.core.actions import ALONE, KEEP, PASS, TOGETHER, Action, Give, GoUnder, Name, Order
from euchre.core.cards import CARDS, Suit
from euchre.core.state import Phase
from euchre.env.block import BlockLayout
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
"""What a player may say before the first lead, as others see it."""
SAID_AGAIN: Final[tuple[Action, ...]] = (PASS, TOGETHER)
"""What a player may say twice in a deal: a second pass is one in round 2."""
CALLED: Final = ("TRAM", "Euchre")

_AGAIN: Final = tuple(f"{action} again" for action in SAID_AGAIN)
_CARDS: Final = tuple(map(str, CARDS))
_LOW: Final = tuple(map(str, LOW))
_SEATS: Final = ("self", "left", "partner", "right")
_SIDES: Final = ("ours", "theirs")
_SUITS: Final = tuple(map(str, Suit))
_TRICKS: Final = tuple(f"trick {number}" for number in range(1, 6))

LAYOUT: Final = BlockLayout()
"""The blocks of an observation."""

hand = LAYOUT.add("hand", _CARDS, says="the cards in hand")
phase = LAYOUT.add("phase", tuple(one.value for one in PHASES), says="what is waited for; none while cards are dealt")
turn = LAYOUT.add("turn", _SEATS, says="whose decision it is")
dealer = LAYOUT.add("dealer", _SEATS, says="who deals")
up_card = LAYOUT.add("up_card", _CARDS, says="the card turned up, whatever became of it")
said = LAYOUT.add("said", _SEATS, (*map(str, SAID), *_AGAIN), says="what each player has said before the first lead")
trump = LAYOUT.add("trump", _SUITS, says="what is trump")
maker = LAYOUT.add("maker", _SEATS, says="who made trump")
alone = LAYOUT.add("alone", _SEATS, says="who plays alone")
taken = LAYOUT.add("taken", says="the dealer has taken the up-card")
called = LAYOUT.add("called", CALLED, says="what was called, so that the rest of the hand plays itself")
table = LAYOUT.add("table", _SEATS, _CARDS, says="the card of each player in the trick on the table")
tricks = LAYOUT.add(
    "tricks", _TRICKS, _SEATS, _CARDS, says="the card of each player in each trick, that on the table too"
)
led = LAYOUT.add("led", _TRICKS, _SEATS, says="who led, or leads, to each trick")
won = LAYOUT.add("won", _SIDES, says="number: tricks of each side, in fifths", parts=5)
count = LAYOUT.add("count", _SEATS, says="number: cards that each player holds, in sixths", parts=6)
shown = LAYOUT.add("shown", _SEATS, _CARDS, says="the hands that lie open once TRAM has been called")
buried = LAYOUT.add("buried", ("first", "second"), _CARDS, says="the cards that this seat itself has buried")
under = LAYOUT.add("under", _LOW, says="the cards that this seat itself has put under the kitty")
begun = LAYOUT.add("begun", _LOW[:-1], says="the cards chosen so far by this seat, which is going under")
cut = LAYOUT.add("cut", says="number: cards cut from the top of the pack, in 33rds", parts=33)
score = LAYOUT.add("score", _SIDES, says="number: points of each side, in tens", most=90, parts=10)
games = LAYOUT.add("games", _SIDES, says="number: games that each side has won", most=9)
tokens = LAYOUT.add("tokens", _SIDES, says="number: four-trick tokens of each side, in quarters", parts=4)
deals = LAYOUT.add("deals", says="number: deals played, in tens, in a game of counted deals", most=10, parts=10)
