"""The replies of a table to one client: how it stands, as far as that client may know, and what became of its messages.

There is one message for everything that happens: `Now`. It is complete, so that a client needs no memory and a lost
connection loses nothing; `news` tells what has happened since the last one, or `told` what a newcomer missed.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from euchre.narration.score_cards import PipCard
from euchre.narration.up_card import Fate
from euchre.tables.daily_place import DailyPlace
from euchre.tables.messages import Level, Phrase, Terms

CardText = str
"""A card as two characters, rank and suit: ``Jh``, ``Td``; ``B`` is the Benny."""
Stage = Literal["gathering", "shuffling", "playing", "over"]
"""The stage of a match; another one begins with its shuffle."""
Mark = Literal["", "Benny", "Best Bower", "right bower", "left bower"]
"""The mark that trump gives a card."""
GameKind = Literal["deal", "call", "card", "trick", "result", "over"]
"""The kind of news in the game: with a card, the most that it ended."""


class _Value(msgspec.Struct, frozen=True, kw_only=True):
    pass


class SeatNow(_Value, frozen=True):
    """The occupant of a seat."""

    player: Literal["person", "bot", "open"]
    name: str
    level: Level | None = None
    here: bool = True
    """False for somebody whose connection is lost; true for somebody whose page is yet to connect."""
    stands_in: bool = False
    """A bot plays for them until they are back, or say that they are."""
    next_deal: bool = False
    """True for somebody who plays from the next deal on: a bot plays the one under way to its end."""
    bot_in: float | None = None
    """Seconds until the others may have a bot play for them, for whom the table waits; None where they may not."""
    again: bool = False
    """Wants another match."""
    won: int = 0
    """The matches that this person has won at this table."""
    clock: float | None = None
    """Seconds they have left; None where no clock runs for their seat."""
    clock_starts_in: float = 0.0
    """Seconds to look at the cards before the clock starts; until then it stands."""
    said: Phrase | None = None
    """Their last phrase, in this deal."""
    asks: int | None = None
    """The seat that this person would rather have, for the host to decide."""
    offered: bool = False
    """True if the host has opened it in mid-match: a guest without a seat may `sit` there, and takes over its hand."""


class ShuffleNow(_Value, frozen=True):
    """The progress of the fair shuffle of this match: promises first, then what was promised."""

    promise: str
    """The server's promise: the SHA-256 of its seed, in hexadecimal."""
    attempt: int
    """The number of times the seats have begun, from 1."""
    promised: tuple[str | None, ...]
    shown: tuple[str | None, ...]
    """The contributions by seat, all None until everybody has promised."""
    contributors: tuple[int, ...] = ()
    """The seats that take part. A person who was away or silent for too long does not, and nobody waits for them."""
    entrants: int | None = None
    """The number of entrants of an evening who contributed to a shuffle that all its tables share; None elsewhere."""
    seed: str | None = None
    """The server's seed, once the match is over, and with it the round where all its tables share the shuffle."""


class PlaceNow(_Value, frozen=True):
    """The evening to which a table belongs: its host is the director, and its match the only one."""

    code: str
    """The code of the evening's page."""
    name: str
    round: int
    """The number of the round, from 1."""
    table: int
    """The table's number in that round."""
    entrants: tuple[int | None, ...]
    """The numbers of the seats in the evening; None for a bot that only fills in."""


class TableNow(_Value, frozen=True):
    """The part of a table that everybody may know."""

    code: str
    stage: Stage
    rules: str
    players: int
    """The number of seats: two, three, four or six."""
    sides: int
    """The number of sides; a seat's is its number modulo this. A side is one seat where two or three play."""
    terms: Terms
    seats: tuple[SeatNow, ...]
    host: int | None
    """The host's seat; None if they only watch."""
    spectators: int
    match: int
    """The number of this match at the table, from 1."""
    shuffle: ShuffleNow
    undo: bool
    """Decisions may be taken back, and hints asked for: only bots are the others."""
    decided: bool = False
    """The person has decided something that could be taken back."""
    title: str = ""
    """The host's name for the table."""
    conceding: tuple[int, ...] = ()
    """The seats that want to give up the match, and wait for their partners."""
    conceded: int | None = None
    """The side that has given up the match."""
    abandoned: bool = False
    """The match had as many deals as a table plays, and nobody has won."""
    evening: PlaceNow | None = None
    """The place in an evening; None at a table that belongs to no evening."""
    daily: DailyPlace | None = None
    """The place among the daily deals; None at any other table."""
    last_deal: bool = False
    """The time of the evening's round is up: the deal under way is the last one."""
    time_up: bool = False
    """The match is over because of that, and the score decides."""
    requests: tuple[str, ...] = ()
    """The names of guests without a seat who would like to play along."""
    removed: tuple[str, ...] = ()
    """The names of those whom the host has removed, and who may not sit down."""
    left: tuple[str, ...] = ()
    """The names of those who have left in this match or the one before, and may be reported."""
    dealt: int = 0
    """The number of deals of this match; cards dealt again after a farmer's hand are a deal of their own."""


class Choice(_Value, frozen=True):
    """A choice that the seat has now."""

    action: str
    """The text to send: ``order alone``, ``play Jh``."""
    label: str
    """The name of the action, in the words of the table."""
    card: CardText | None = None
    """The card of the hand that it is about."""
    cards: tuple[CardText, ...] = ()
    """The cards to be swapped with the kitty."""
    key: str = ""
    """A letter for it, where it is not a card."""
    alone: bool = False


class Barred(_Value, frozen=True):
    """A card of the hand that may not be chosen now, and why."""

    card: CardText
    why: str


class Held(_Value, frozen=True):
    """A card of your own hand, in the order the hand is sorted."""

    card: CardText
    name: str
    """The name of the card aloud: ``jack of hearts``, or for card ``B`` as the rules of the table name it."""
    suit: str
    """The suit it counts as: ``hearts``; ``none`` for the Benny before trump is made."""
    mark: Mark = ""


class Laid(_Value, frozen=True):
    """A card on the table, and whose it is."""

    seat: int
    card: CardText
    mark: Mark = ""


class TrickNow(_Value, frozen=True):
    """A complete trick, in the order it was played."""

    cards: tuple[Laid, ...]
    winner: int


class UpCardNow(_Value, frozen=True):
    """The up-card on the kitty."""

    card: CardText
    fate: Fate
    face_up: bool


class ResultNow(_Value, frozen=True):
    """The result of the last deal."""

    number: int
    """Within its game, from 1."""
    heading: str
    """The heading of the deal: ``Deal 3``, ``Game 1, deal 3``."""
    title: str
    """The title in a word or two: ``March``, ``Euchred``."""
    lines: tuple[str, ...]
    points: tuple[int, ...]
    score: tuple[int, ...]
    game: str
    """A sentence if a game ended with it, otherwise nothing."""


class Picture(_Value, frozen=True):
    """The game as one seat sees it (or, with `seat` None, a spectator); points, tricks and games are by side."""

    seat: int | None
    players: int
    """The number of seats."""
    sides: int
    """The number of sides; a seat's is its number modulo this."""
    phase: str
    turn: int | None
    question: str
    """The question, or who is waited for, in a sentence."""
    coach: str
    """A line for a beginner who is to play a card, from what this seat knows; "" where there is nothing to say."""
    choices: tuple[Choice, ...]
    barred: tuple[Barred, ...]
    hand: tuple[Held, ...]
    buried: tuple[CardText, ...]
    counts: tuple[int, ...]
    shown: tuple[tuple[CardText, ...], ...]
    """The hands of all seats, once TRAM is called; otherwise empty."""
    out: tuple[int, ...]
    """Seats that sit out while a partner plays alone."""
    number: int
    """The number of the deal within its game, from 1."""
    dealer: int | None
    cut: int
    """The number of cards that went from the top of the pack to the bottom before the deal."""
    packets: tuple[int, ...]
    """The number of cards each seat got in the first round of the deal; empty before it."""
    kitty: int
    """The number of cards that lie face down in the kitty, the up-card not among them."""
    up_card: UpCardNow | None
    trump: str | None
    maker: int | None
    alone: tuple[int, ...]
    may_announce: bool
    """The seat may still be asked, in a round of announcements before the first lead, whether it plays alone."""
    words: tuple[str, ...]
    """The last words of each seat in this deal, or none."""
    trick: tuple[Laid, ...]
    tricks: tuple[TrickNow, ...]
    """The complete tricks of this deal."""
    winning: int | None
    """The seat whose card takes the trick on the table, as far as it has been played."""
    tricks_taken: tuple[int, ...]
    score: tuple[int, ...]
    target: int
    """The score that wins a game; 0 where deals are counted."""
    deals: int
    """The number of deals that a game has at most; 0 where only the score counts."""
    games: tuple[int, ...]
    benny: str
    """The name of card ``B``, the highest trump, aloud: ``Benny``, ``Best Bower``; "" where the pack has none."""
    two_stands_in: bool
    """True if it is the two of spades; otherwise it is a joker."""
    rubber: bool
    """True if it takes more than one game to win the match."""
    pips: tuple[tuple[PipCard, ...], ...]
    """The two score cards of each side; empty where none are used."""
    word: str | None
    """``TRAM`` or ``Euchre`` once the rest of the hand plays itself."""
    may_skip: bool
    """True if nothing is left for this seat to decide in this deal, and it need not look on."""
    last: ResultNow | None
    winner: int | None
    verdict: str
    """The winner of the match, in a sentence, once it is over."""


class News(_Value, frozen=True):
    """The news of an event, as this client may know it."""

    version: int
    kind: Literal[GameKind, "table", "said"]
    seat: int | None = None
    action: str | None = None
    """The action, without what this client may not know."""
    words: str = ""
    """The words of the seat with it."""
    lines: tuple[str, ...] = ()
    """Sentences to be read aloud and kept in the log, in order."""
    heading: bool = False
    """The first of the lines is the heading of a deal: ``Deal 3``, ``Game 1, deal 3``."""
    retold: tuple[str, ...] = ()
    """The deal so far, its heading first, where a decision was taken back.

    It stands in place of what was told of this deal before.
    """
    after: Picture | None = None
    """The game right after it, where more has happened since."""


class Now(_Value, frozen=True, tag_field="type", tag="now"):
    """The state of the table."""

    version: int
    you: int | None
    """Your seat; None for a spectator."""
    hosting: bool
    table: TableNow
    picture: Picture | None
    """The picture; None before the first match."""
    news: tuple[News, ...] = ()
    removed: bool = False
    """The host has removed you: you cannot sit down."""
    requested: bool = False
    """True once you have asked to play along."""
    taken_over: int | None = None
    """The seat on which you began this match, where somebody else plays on in your place."""
    told: tuple[str, ...] = ()
    """The deal so far in sentences, its heading first, where there is no `news` because the client has just come."""
    players: Literal["ready", "getting-ready", "unable"] = "ready"
    """The readiness of this table's bots, if they ever will be; until then swift plays for them."""


class Ack(_Value, frozen=True, tag_field="type", tag="ack"):
    """The reply that a message is done and kept; `version` is that of the table right after it."""

    id: str
    version: int


class Refused(_Value, frozen=True, tag_field="type", tag="refused"):
    """The reply that a message changed nothing: why, and the table as it is.

    `id` is "" for a message that could not even be read.
    """

    id: str
    code: str
    sentence: str
    options: tuple[str, ...]
    now: Now | None


class Advised(_Value, frozen=True):
    """The worth of one choice, by the judgement of the strongest bot."""

    action: str
    label: str
    points: float
    """Points for your side that this deal is likely to bring, less the opponents'."""
    wins: float
    """The chance to win the match, 0..1."""
    why: str
    doubt: float = 0.0
    """The standard error of how much `wins` differs from that of the best choice; 0 for the best itself."""


class Advice(_Value, frozen=True, tag_field="type", tag="advice"):
    """The hint you asked for, best choice first; it comes once the bots can think, if you still have that choice."""

    id: str
    version: int
    choices: tuple[Advised, ...]


class Notice(_Value, frozen=True, tag_field="type", tag="notice"):
    """The operator's message to everybody; an empty text takes it away."""

    text: str
    seconds: float
    """The time for which it is still shown."""


class Bye(_Value, frozen=True, tag_field="type", tag="bye"):
    """The connection is about to be closed, and why."""

    code: str
    sentence: str


Reply = Now | Ack | Refused | Advice | Notice | Bye
"""The messages to a client."""
