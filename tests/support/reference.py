"""A second, slow Euchre, written from the rule texts alone: cards are strings, hands are lists, nothing is shared.

It knows one deal, from the first bid to the points, under any house rules (a dict of option values), and
speaks the same words as our actions ("order alone", "play Jh"). It exists to disagree with the engine.
"""

from __future__ import annotations

from copy import copy
from itertools import combinations, product

from support.reference_cards import beats_all, playing_suit, trick_winner

House = dict[str, str | int | bool]
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}


def pack(house: House) -> list[str]:
    """The cards of the pack."""
    ranks = "789TJQKA"["789".index(str(house["lowest"])) :]
    return [rank + suit for suit in "cdhs" for rank in ranks] + ([] if house["benny"] == "none" else ["B"])


def friends(house: House, seat: int) -> list[int]:
    """The seats of the same side, clockwise: the seat itself, then its partners.

    Two and three play each for themselves; of four and six every second player is on the same side.
    """
    players = int(house["players"])
    apart = players if players in (2, 3) else 2
    return [(seat + steps) % players for steps in range(0, players, apart)]


def sides(house: House) -> list[int]:
    """The first seat of each side."""
    return sorted({min(friends(house, seat)) for seat in range(int(house["players"]))})


def deal(house: House, dealer: int, packets: list[int], deck: list[str], score: list[int]) -> Table:
    """Deal a pack that has been cut, top card first, at a score by side."""
    players = int(house["players"])
    first = dealer + (house["first_card"] == "left")
    order = [(first + step) % players for step in range(players)]
    hands: list[list[str]] = [[] for _ in order]
    deck = list(deck)
    rounds = [packets] * 5 if set(packets) == {1} else [packets, [5 - size for size in packets]]
    for sizes in rounds:
        for seat, size in zip(order, sizes, strict=True):
            for _ in range(size):
                hands[seat].append(deck.pop(0))
    return Table(house, dealer, hands, deck[0], deck[1:], score)


class Table:
    """A deal at one moment."""

    def __init__(
        self, house: House, dealer: int, hands: list[list[str]], up: str, kitty: list[str], score: list[int]
    ) -> None:
        self.house, self.dealer, self.hands, self.up, self.kitty = house, dealer, hands, up, kitty
        self.score = score
        self.players = int(house["players"])
        self.asks = "weak" if house["weak_hand"] != "play-on" else "first"
        self.turn = self._left(dealer)
        self.up_suit = "s" if up == "B" else up[1]  # where the Benny is bid upon, as a spade
        if up == "B" and house["benny_turned"] != "bid-as-spades":
            self.asks, self.turn = "benny", dealer
        self.trump = ""
        self.maker = -1
        self.alone: list[int] = []
        self.said_no: list[int] = []
        self.taken = self.mending = False
        self.discards: list[int] = []
        """The seats that must still discard, in order."""
        self.gift: tuple[int, int] | None = None
        """A partner's best card that is due: from whom, to whom."""
        self.gifts: list[tuple[int, int]] = []
        self.kept: list[int] = []
        self.put_away: list[tuple[int, str]] = []
        self.tricks: list[tuple[int, list[tuple[int, str]]]] = []
        self.table: list[tuple[int, str]] = []
        self.word = ""

    # Who sits where

    def _left(self, seat: int) -> int:
        return (seat + 1) % self.players

    def _partners(self, seat: int) -> list[int]:
        return friends(self.house, seat)[1:]

    def makes(self, seat: int) -> bool:
        """True if a seat is on the makers' side."""
        return seat in friends(self.house, self.maker)

    # What may be done

    def legal(self) -> list[str]:  # noqa: PLR0911 - a case for each phase
        """The legal actions of the player, in words; none once the deal is over."""
        hand = self.hands[self.turn]
        match self.asks:
            case "weak":
                return ["keep", *self._weak(hand)]
            case "first":
                return ["pass", *self._first(hand)]
            case "second":
                return self._second(hand)
            case "benny":
                return self._names(list("cdhs"))
            case "bury":
                took = self.taken and self.turn == self.dealer and not self.mending
                kept = self.up if took and self.house["bury_up_card"] == "forbidden" else ""
                return [f"bury {card}" for card in hand if card != kept]
            case "alone":
                return ["alone", "together"]
            case "best":
                return ["keep", *[f"ask {seat}" for seat in self._partners(self.turn)]]
            case "give":
                return [f"give {card}" for card in hand]
            case "play":
                return ["tram"] if self.word == "may-tram" else [f"play {card}" for card in self._playable(hand)]
            case _:
                return []

    def _weak(self, hand: list[str]) -> list[str]:
        low = [card for card in hand if card[0] in "789T"]
        if self.house["weak_hand"] == "farmers-redeal":
            return ["redeal"] if len(low) == 5 else []
        if self.house["weak_hand"] == "ace-no-face":
            aces = [card for card in hand if card[0] == "A"]
            return ["redeal"] if len(low) + len(aces) == 5 and len(aces) <= 1 else []
        return [f"under {' '.join(three)}" for three in combinations(low, 3)]

    def _first(self, hand: list[str]) -> list[str]:
        counts = self.turn == self.dealer and self.house["holding_up_card"] == "counts"
        if not self._holds(hand + ([self.up] if counts else []), self.up_suit):
            return []
        if self.turn in self._partners(self.dealer) and self.house["partner"] == "alone-only":
            return ["order alone"] if self._may_be_alone(self.turn) else []
        return ["order", "order alone"] if self._alone_with_call() else ["order"]

    def _second(self, hand: list[str]) -> list[str]:
        stuck = self.turn == self.dealer and self.house["all_pass"] == "stick-the-dealer"
        any_suit = stuck and self.house["stuck_names"] == "any-suit"
        others = [suit for suit in "cdhs" if any_suit or suit != self.up_suit]
        named = [suit for suit in others if self._holds(hand, suit)]
        if self.house["no_trump"] == "second-round" or (stuck and self.house["no_trump"] == "when-stuck"):
            named.append("n")
        if stuck:
            return self._names(named or others)
        return ["pass", *self._names(named)]

    def _names(self, suits: list[str]) -> list[str]:
        words = [f"name {SUITS.get(suit, 'no trump')}" for suit in suits]
        return words + ([f"{word} alone" for word in words] if self._alone_with_call() else [])

    def _alone_with_call(self) -> bool:
        """True if the call may be alone: a player without a partner leaves nobody, and so does not say "alone"."""
        may = self._may_be_alone(self.turn)
        return may and self.house["alone_when"] == "with-call" and bool(self._partners(self.turn))

    def _may_be_alone(self, seat: int) -> bool:
        """True unless nobody may be alone, or the side is nearer the target than agreed."""
        short = int(self.house["target"]) - self.score[sides(self.house).index(min(friends(self.house, seat)))]
        nearest = {"any-score": 0, "until-one-short": 1, "until-two-short": 2}
        allowed = str(self.house["alone_allowed"])
        return allowed != "never" and (allowed == "any-score" or short > nearest[allowed])

    def _holds(self, hand: list[str], suit: str) -> bool:
        if self.house["holding"] == "any":
            return True
        if self.house["holding"] == "natural":
            return any(card[1:] == suit for card in hand)
        return any(playing_suit(card, suit) == suit for card in hand)

    def _playable(self, hand: list[str]) -> list[str]:
        if not self.table:
            return hand
        led = playing_suit(self.table[0][1], self.trump)
        follow = [card for card in hand if playing_suit(card, self.trump) == led]
        free = [card for card in hand if card == "B" and self.trump == "n" and led != "n"]
        return follow + free if follow else hand

    # What happens then

    def do(self, words: str) -> Table:  # noqa: C901, PLR0912, PLR0915 - a case for each kind of action
        """The table after that."""
        after = copy(self)
        after.hands = [list(hand) for hand in self.hands]
        verb, _, rest = words.partition(" ")
        seat = self.turn
        match verb:
            case "keep" if self.asks == "best":
                after.kept = [*self.kept, seat]
                after._mend()
            case "keep":
                after.turn = self._left(seat)
                after.asks = "first" if seat == self.dealer else "weak"
            case "redeal":
                after.asks = "redeal"
            case "under":
                cards = rest.split()
                after.hands[seat] = [card for card in self.hands[seat] if card not in cards] + self.kitty[:3]
                after.kitty = self.kitty[3:]
                after.put_away = self.put_away + [(seat, card) for card in cards]
                after.asks, after.turn = "first", self._left(self.dealer)
            case "pass" if seat != self.dealer:
                after.turn = self._left(seat)
            case "pass":
                after.asks, after.turn = ("second" if self.asks == "first" else "thrown-in"), self._left(seat)
            case "order":
                after._trump_made(self.up_suit, lone=rest == "alone")
            case "name":
                name = rest.removesuffix(" alone")
                suit = next((letter for letter, suit in SUITS.items() if suit == name), "n")
                after._trump_made(suit, lone=rest != name)
            case "bury":
                after.hands[seat].remove(rest)
                after.put_away = [*self.put_away, (seat, rest)]
                after._discard(self.discards[1:])
            case "alone":
                after.alone = [*self.alone, seat]
                if self.house["alone_when"] == "before-lead":
                    after.said_no = [other for other in self.said_no if other in friends(self.house, seat)]
                after._ask()
            case "together":
                after.said_no = [*self.said_no, seat]
                after._ask()
            case "ask":
                after.gift = (int(rest), seat)
                if self.house["best_when"] == "discards-first":
                    after._discard([seat])
                else:
                    after.asks, after.turn = "give", int(rest)
            case "give":
                assert self.gift is not None
                loner = self.gift[1]
                after.hands[seat].remove(rest)
                after.hands[loner].append(rest)
                after.gift, after.gifts = None, [*self.gifts, self.gift]
                if self.house["best_when"] == "discards-first":
                    after._mend()
                else:
                    after._discard([loner])
            case "tram":
                after.word = "TRAM"
            case _:
                after._play(rest)
        return after

    def _trump_made(self, suit: str, *, lone: bool) -> None:
        self.trump, self.maker = suit, self.turn
        self.alone = [self.turn] if lone else []
        discards = []
        if self.asks != "second" and not (lone and self.turn in self._partners(self.dealer)):
            self.taken = True
            self.hands[self.dealer].append(self.up)
            discards = [self.dealer]
        if self.house["widow"]:
            self.hands[self.maker] += self.kitty[:2]
            self.kitty = self.kitty[2:]
            discards += [self.maker] * 2
        self._discard(discards)

    def _discard(self, seats: list[int]) -> None:
        """Let these seats discard a card each, in this order, and go on."""
        self.discards = seats
        if seats:
            self.asks, self.turn = "bury", seats[0]
        elif self.gift:
            self.asks, self.turn = "give", self.gift[0]
        elif self.mending:
            self._mend()
        else:
            self._ask()

    def _mend(self) -> None:
        """Give the next lone player a partner's best card; with no such player left, the play begins."""
        self.mending = True
        loners = [seat for seat in self.alone if self.makes(seat)]
        if self.house["best_for"] == "any-loner":
            loners += [seat for seat in self.alone if not self.makes(seat)]
        if not self.house["partners_best"]:
            loners = []
        loners = [seat for seat in loners if seat not in self.kept and seat not in [loner for _, loner in self.gifts]]
        if not loners:
            self._lead()
        elif self.house["best_when"] == "given-first":
            (giver,) = self._partners(loners[0])
            self.gift, self.asks, self.turn = (giver, loners[0]), "give", giver
        else:
            self.asks, self.turn = "best", loners[0]

    def _ask(self) -> None:
        """Ask the next player who may play alone; with nobody left to ask, the play begins."""
        when = self.house["alone_when"]
        makers = [self.maker] + (self._partners(self.maker) if self.house["alone_who"] == "either-maker" else [])
        defenders = [seat for seat in self._clockwise() if not self.makes(seat)]
        made_alone = any(self.makes(seat) for seat in self.alone)
        defended_alone = any(not self.makes(seat) for seat in self.alone)
        asked: list[int] = []
        if when != "with-call" and not made_alone:
            asked += makers
        defence = self.house["defend_alone"]
        if not defended_alone and (defence == "always" or (defence == "against-loner" and made_alone)):
            asked += defenders
        if when == "before-lead":
            asked.sort(key=self._clockwise().index)
        asked = [seat for seat in asked if seat not in self.said_no and self._may_be_alone(seat)]
        if asked:
            self.asks, self.turn = "alone", asked[0]
        else:
            self._mend()

    def active(self) -> list[int]:
        """The seats that play."""
        return [seat for seat in range(self.players) if not set(self._partners(seat)) & set(self.alone)]

    def _clockwise(self) -> list[int]:
        """The seats, from the dealer's left on."""
        return [(self.dealer + step) % self.players for step in range(1, self.players + 1)]

    def _next(self, seat: int) -> int:
        """The next player clockwise who takes part."""
        following = [(seat + step) % self.players for step in range(1, self.players + 1)]
        return next(other for other in following if other in self.active())

    def _lead(self) -> None:
        self.asks, self.turn = "play", self._next(self.dealer)
        if self.alone and self.house["alone_lead"] == "left-of-loner":
            defenders = [seat for seat in self.alone if not self.makes(seat)]
            self.turn = defenders[0] if len(self.alone) == 2 else self._next(self.alone[0])
        self._call()

    def _play(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.table = [*self.table, (self.turn, card)]
        if len(self.table) < len(self.active()):
            self.turn = self._next(self.turn)
            return
        self.turn = trick_winner(self.table, self.trump)
        self.tricks = [*self.tricks, (self.turn, self.table)]
        self.table = []
        if len(self.tricks) == 5:
            self.asks = "end"
        else:
            self._call()

    # "TRAM" and "Euchre"

    def _call(self) -> None:
        """Call TRAM or Euchre before a lead, if the rest of the hand is decided."""
        if self.word in ("TRAM", "Euchre"):
            return
        self.word = ""
        winners = [winner for winner, _ in self.tricks]
        lost = sum(not self.makes(winner) for winner in winners)
        ends = product((self.maker, self._left(self.maker)), repeat=5 - len(winners))
        if self.house["euchre_autoplay"] and lost >= 3 and len({self.points([*winners, *end]) for end in ends}) == 1:
            self.word = "Euchre"
        elif self.house["tram"] and not any(self._may_beat(seat) for seat in self.active() if seat != self.turn):
            self.word = "may-tram"

    def _may_beat(self, seat: int) -> bool:
        """True if some hand that the leader cannot rule out for this seat takes a trick from the leader."""
        played = [card for _, cards in self.tricks for _, card in cards]
        own = self.hands[self.turn] + [card for who, card in self.put_away if who == self.turn]
        pool = [card for card in pack(self.house) if card not in own and card not in played]
        if not (self.taken and (seat == self.dealer or (self.dealer, seat) in self.gifts)):
            pool = [card for card in pool if card != self.up]
        for _, cards in self.tricks:
            led = playing_suit(cards[0][1], self.trump)
            for who, card in cards:
                if who == seat and playing_suit(card, self.trump) != led and not (card == "B" and self.trump == "n"):
                    pool = [other for other in pool if playing_suit(other, self.trump) != led]
        hands = combinations(pool, len(self.hands[seat]))
        return any(not beats_all(self.hands[self.turn], list(hand), self.trump) for hand in hands)

    # The points

    def points(self, winners: list[int] | None = None) -> tuple[int, ...]:
        """The points of the deal for each side, given the winner of each trick: the makers', or every other side."""
        if self.asks in ("thrown-in", "redeal"):
            return tuple(0 for _ in sides(self.house))
        winners = [winner for winner, _ in self.tricks] if winners is None else winners
        house, made = self.house, sum(map(self.makes, winners))
        lone_maker = any(map(self.makes, self.alone))
        lone_defender = any(not self.makes(seat) for seat in self.alone)
        lost_first_two = not any(map(self.makes, winners[:2]))
        if made == 5:
            scored = int(house["points_lone_march" if lone_maker else "points_march"])
        elif made >= 3:
            scored = int(house["points_lone_made" if lone_maker else "points_made"])
            scored = 0 if house["fast_break"] and lost_first_two else scored
        elif lone_defender:
            scored = int(house["points_lone_sweep" if made == 0 else "points_lone_defence"])
        elif lone_maker:
            scored = int(house["points_loner_euchred"])
        else:
            scored = int(house["points_sweep" if made == 0 else "points_euchre"])
        return tuple(scored if self.makes(side) == (made >= 3) else 0 for side in sides(self.house))

    def tricks_taken(self) -> tuple[int, ...]:
        """The number of tricks of each side."""
        return tuple(sum(who in friends(self.house, side) for who, _ in self.tricks) for side in sides(self.house))


def count(table: Table, depth: int) -> int:
    """Count the sequences of the next `depth` actions of this deal."""
    words = table.legal()
    if table.asks == "play" and table.word in ("TRAM", "Euchre"):
        words = words[:1]  # which card is played no longer matters, and only one is
    if depth == 1:
        return len(words)
    return sum(count(table.do(word), depth - 1) for word in words)
