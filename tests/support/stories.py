"""The stories behind a view: all deals and secret choices, listed by brute force and replayed on the engine."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from math import comb
from random import Random
from typing import NamedTuple

from euchre.core import law
from euchre.core.actions import PASS, Action, Bump, Bury, Cut, Deal, Draw, Give, GoUnder, Tram
from euchre.core.cards import Card, cards_in, set_of
from euchre.core.engine import apply, legal, new_match
from euchre.core.errors import IllegalAction
from euchre.core.rules import Rules
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import State
from euchre.core.view import View, view
from euchre.worlds.draw import Worlds
from support.walks import Step, walk

Cards = tuple[Card, ...]


class Telling(NamedTuple):
    """A deal as it really went: the state before it was dealt, the deal, what was done since, and where it stands."""

    start: State
    deal: Deal
    actions: tuple[Action, ...]
    now: State


class Story(NamedTuple):
    """A world in sets of cards as ints: the fields of `Worlds`."""

    hands: tuple[int, ...]
    away: tuple[int, ...]
    kitty: int
    buried: tuple[int, int, int]
    gift: tuple[int, int]
    widow: int


def tellings(rules: Rules, seed: int, *, deals: int | None = None, shy: bool = False) -> Iterator[Telling]:
    """A random match, after every action while cards are dealt; shy players pass while they may."""
    start, deal = new_match(rules), None
    actions: tuple[Action, ...] = ()
    for step in _shy_walk(rules, seed) if shy else walk(rules, seed, deals=deals):
        if isinstance(step.action, Deal):
            start, deal, actions = step.state, step.action, ()
        elif not isinstance(step.action, Draw | Cut | Bump):
            actions = (*actions, step.action)
        if step.after.open.up_card is not None and deal is not None:
            yield Telling(start, deal, actions, step.after)


def _shy_walk(rules: Rules, seed: int) -> Iterator[Step]:
    rng, state = Random(seed), new_match(rules)
    for _ in range(100):
        offer = legal(state)
        action = chance(state, rng) if is_chance(state) else PASS if PASS in offer else rng.choice(offer)
        after = apply(state, action)
        yield Step(state, action, after)
        state = after


def players_of(seen: View) -> int:
    """The number of players."""
    return len(seen.counts)


def sides_of(seen: View) -> int:
    """The number of sides: of four and six every second seat is one."""
    return 3 if players_of(seen) == 3 else 2


def gifts_of(seen: View) -> list[tuple[int, int]]:
    """The givers of best cards with their lone players, in order."""
    givers = [call.seat for call in seen.open.calls if isinstance(call.action, Give)]
    return [(giver, next(seat for seat in seen.alone if seat % 2 == giver % 2)) for giver in givers]


def giver_of(seen: View) -> int | None:
    """The first partner who gave a lone player their best card."""
    return next((giver for giver, _ in gifts_of(seen)), None)


def loner_of(seen: View) -> int | None:
    """The first lone player who got a partner's best card."""
    return next((loner for _, loner in gifts_of(seen)), None)


def sitting_out(seen: View) -> set[int]:
    """The partners of those who play alone."""
    seats, sides = range(players_of(seen)), sides_of(seen)
    return {seat for seat in seats for lone in seen.alone if seat != lone and not (seat - lone) % sides}


def as_stories(drawn: Worlds) -> list[Story]:
    """Worlds as the brute-force listing writes them."""
    rows = zip(*(part.tolist() for part in drawn), strict=True)
    return [Story(tuple(h), tuple(a), kitty, (b[0], b[1], b[2]), (g[0], g[1]), w) for h, a, kitty, b, g, w in rows]


def truth(telling: Telling) -> Story:
    """The world as it is; of what was given, only the walk knows."""
    hidden, seen = telling.now.hidden, view(telling.now, None)
    away = [0] * players_of(seen)
    for seat, card in hidden.buried:
        away[seat] |= 1 << card
    if seen.open.under is not None:
        away[seen.open.under] |= set_of(hidden.under)
    buried = [0, 0, 0]
    for (_, column), (_, card) in zip(burials(seen), hidden.buried, strict=True):
        buried[column] = 1 << card
    given = [*(1 << a.card for a in telling.actions if isinstance(a, Give) and a.card is not None), 0, 0]
    return Story(
        tuple(set_of(telling.now.hand(seat)) for seat in range(players_of(seen))),
        tuple(away),
        set_of(hidden.kitty),
        (buried[0], buried[1], buried[2]),
        (given[0], given[1]),
        set_of(_turned_up(telling)[1:3]) if seen.rules.widow and seen.maker is not None else 0,
    )


def _turned_up(telling: Telling) -> tuple[Card, ...]:
    """The up-card and the kitty, as they were dealt."""
    cut, players = telling.start.open.cut, telling.now.rules.players
    return (telling.deal.deck[cut:] + telling.deal.deck[:cut])[5 * players :]


def _taken(seen: View) -> bool:
    return seen.contract is not None and seen.contract.taken


def burials(seen: View) -> list[tuple[int, int]]:
    """The cards that have been buried so far, in order: whose, and 0 for the up-card, 1 and 2 for what came besides."""
    if seen.contract is None or seen.maker is None or seen.dealer is None:
        return []
    others = [seen.maker] * (2 * seen.rules.widow) + [loner for _, loner in gifts_of(seen)]
    if seen.contract.asked is not None and seen.rules.best_when == "discards-first":
        others.append(seen.contract.asked.loner)
    due = [(seen.dealer, 0)] * _taken(seen) + [(seat, column) for column, seat in enumerate(others, 1)]
    return due[: len(due) - len(seen.contract.discards)]


def stories(telling: Telling, seat: int) -> set[Story]:
    """The stories that look to a seat exactly as the true one does."""
    seen = view(telling.now, seat)
    return {story for story in _guesses(seen) if fits(telling, seat, story)}


def fits(telling: Telling, seat: int, story: Story) -> bool:
    """True if the engine, given this story's deal and secret choices, shows the seat the very same view."""
    retold = retell(telling, seat, story)
    return retold is not None and view(retold[-1].state, seat) == view(telling.now, seat)


class Moment(NamedTuple):
    """A state of a story, and what is done in it (None at its end)."""

    state: State
    action: Action | None


def retell(telling: Telling, seat: int, story: Story) -> list[Moment] | None:
    """The story on the engine, up to where the real deal stands; None if it breaks a rule."""
    seen = view(telling.now, seat)
    state = _redealt(telling, seen, story)
    secrets = [story.buried[column] for _, column in burials(seen)]
    gifts = list(story.gift)
    moments = []
    try:
        for told in telling.actions:
            if isinstance(told, Tram):
                continue
            if legal(state) == (Tram(),):
                moments.append(Moment(state, Tram()))
                state = apply(state, Tram())
            action = _secret(told, state, story, (secrets, gifts))
            moments.append(Moment(state, action))
            state = apply(state, action)
    except (IllegalAction, TypeError):
        return None
    if legal(state) == (Tram(),) and seen.word == "TRAM":
        moments.append(Moment(state, Tram()))
        state = apply(state, Tram())
    return [*moments, Moment(state, None)]


def _secret(action: Action, state: State, story: Story, hidden: tuple[list[int], list[int]]) -> Action:
    """The same action with the hidden cards of the story; `hidden` are those still to be buried and given."""
    match action:
        case Bury():
            return Bury(*cards_in(hidden[0].pop(0)))
        case Give():
            return Give(*cards_in(hidden[1].pop(0)))
        case GoUnder():
            return GoUnder(cards_in(story.away[state.turn or 0] & ~sum(story.buried)))
        case _:
            return action


def played_by(seen: View) -> list[int]:
    """The set of cards each seat has played."""
    players, sitting = players_of(seen), sitting_out(seen)
    played = [0] * players
    tricks = [(trick.leader, trick.cards) for trick in seen.tricks]
    if seen.leader is not None:
        tricks.append((seen.leader, seen.trick))
    for leader, cards in tricks:
        seats = [seat % players for seat in range(leader, leader + players) if seat % players not in sitting]
        for who, card in zip(seats, cards, strict=False):
            played[who] |= 1 << card
    return played


def _redealt(telling: Telling, seen: View, story: Story) -> State:
    """The state right after the deal of a story; cards that make no deal are left for the engine to refuse."""
    hands = dealt_hands(seen, story)
    kitty = [*cards_in(story.widow), *cards_in(story.kitty)]
    if seen.open.under is not None:
        under = story.away[seen.open.under] & ~sum(story.buried)
        drawn = cards_in(hands[seen.open.under])[:3]
        hands[seen.open.under] = hands[seen.open.under] & ~set_of(drawn) | under
        kitty = [*drawn, *kitty]
    slots = law.dealt_slots(seen.rules, telling.start.match.dealer, telling.deal.packets)
    deck: dict[int, Card] = {}
    for places, hand in zip(slots, hands, strict=True):
        deck.update(zip(places, cards_in(hand), strict=False))
    assert seen.open.up_card is not None
    dealt = 5 * players_of(seen)
    deck[dealt] = seen.open.up_card
    deck.update(enumerate(kitty, dealt + 1))
    cards = [deck.get(place, seen.open.up_card) for place in range(len(telling.deal.deck))]
    cut = len(cards) - telling.start.open.cut
    try:
        return apply(telling.start, Deal((*cards[cut:], *cards[:cut]), telling.deal.packets))
    except IllegalAction:
        return telling.start


def dealt_hands(seen: View, story: Story) -> list[int]:
    """The hands in the bidding."""
    hands = [now | gone for now, gone in zip(story.hands, played_by(seen), strict=True)]
    for seat, column in burials(seen):
        hands[seat] |= story.buried[column]
    for (giver, loner), gift in zip(gifts_of(seen), story.gift, strict=False):
        hands[loner] &= ~gift
        hands[giver] |= gift
    if seen.maker is not None:
        hands[seen.maker] &= ~story.widow
    if _taken(seen) and seen.open.up_card is not None:
        hands[seen.match.dealer] &= ~(1 << seen.open.up_card)
    return hands


class Blanks(NamedTuple):
    """The places one seat cannot see: the cards, and how many of them lie in each; the rest is the kitty."""

    own: tuple[int, ...]
    """The hands the player sees."""
    buried: tuple[int, int, int]
    laid: int
    unseen: Cards
    sizes: tuple[int, ...]
    """The hands, three burials, what lies under the kitty."""

    @property
    def splits(self) -> int:
        """The number of ways to fill the places, possible or not."""
        count, left = 1, len(self.unseen)
        for size in self.sizes:
            count, left = count * comb(left, size), left - size
        return count


def blanks(seen: View) -> Blanks:
    """The blanks of a view, from its seat."""
    assert seen.open.up_card is not None
    me, done = seen.seat, burials(seen)
    own = [set_of(seen.hand) if seat == me else 0 for seat in range(players_of(seen))]
    for seat, cards in enumerate(seen.shown):
        own[seat] |= set_of(cards)
    laid = [1 << card for card in seen.buried]
    mine, buried, hidden = sum(laid), [0, 0, 0], [0, 0, 0]
    for seat, column in done:
        buried[column], hidden[column] = (laid.pop(0), 0) if seat == me else (0, 1)
    gone = sum(own) | sum(played_by(seen)) | mine | (0 if _taken(seen) else 1 << seen.open.up_card)
    sizes = [count - hand.bit_count() for count, hand in zip(seen.counts, own, strict=True)]
    sizes += [*hidden, 3 * (seen.open.under not in (None, me))]
    return Blanks(
        tuple(own),
        (buried[0], buried[1], buried[2]),
        mine,
        cards_in(set_of(law.pack(seen.rules)) & ~gone),
        tuple(sizes),
    )


def _guesses(seen: View) -> Iterator[Story]:
    """Yield the ways to put the unseen cards into the places this seat cannot see, possible or not."""
    assert seen.match.dealer is not None
    own, buried, mine, unseen, sizes = blanks(seen)
    played, players, done = played_by(seen), players_of(seen), burials(seen)
    for parts in _splits(unseen, sizes):
        hands = tuple(have | got for have, got in zip(own, parts, strict=False))
        *laid, under, kitty = parts[players:]
        first, second, third = (had | got for had, got in zip(buried, laid, strict=True))
        laid_away = (first, second, third)
        away = [mine if seat == seen.seat else 0 for seat in range(players)]
        for seat, column in done:
            away[seat] |= laid_away[column]
        if seen.open.under is not None:
            away[seen.open.under] |= under
        of_loners = [cards_in(hands[loner] | played[loner] | away[loner]) for _, loner in gifts_of(seen)]
        for gifts in product(*of_loners):
            sets = (*(1 << card for card in gifts), 0, 0)[:2]
            for aside in _asides(seen, hands, played, away):
                yield Story(hands, tuple(away), kitty, laid_away, (sets[0], sets[1]), aside)


def _asides(seen: View, hands: tuple[int, ...], played: list[int], away: list[int]) -> Iterator[int]:
    """Yield the pairs of the maker's cards that the widow may have been, possible or not; 0 where it is not taken."""
    if not seen.rules.widow or seen.maker is None:
        yield 0
        return
    for pair in combinations(cards_in(hands[seen.maker] | played[seen.maker] | away[seen.maker]), 2):
        yield set_of(pair)


def _splits(cards: Cards, sizes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield the ways to split cards into parts of these sizes, and the rest."""
    if not sizes:
        yield (set_of(cards),)
        return
    for part in combinations(cards, sizes[0]):
        taken = set_of(part)
        rest = tuple(card for card in cards if not taken >> card & 1)
        for others in _splits(rest, sizes[1:]):
            yield (taken, *others)
