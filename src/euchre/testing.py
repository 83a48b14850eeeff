"""Check that a bot is fair and sound, for anybody who writes one.

>>> from euchre.bots.random import RandomBot
>>> check_bot(RandomBot(), deals=1)
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from random import Random
from typing import Final

from euchre.bots.bot import Bot
from euchre.core import law
from euchre.core.actions import Action, Deal
from euchre.core.cards import Card, cards_in, set_of
from euchre.core.engine import apply, new_match
from euchre.core.rules import PRESETS, Rules
from euchre.core.seating import SEATINGS
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Hidden, Phase, State, copy, seal
from euchre.core.unseen import plays, voids
from euchre.core.view import View, view

_NOT_PLAYED_DIFFERENTLY: Final = frozenset({"score_cards", "words"})


_SIX: Final = 6


def every_option() -> tuple[Rules, ...]:
    """The presets, and standard Euchre with each house rule in turn set to each other value (numbers: the ends)."""
    found = list(PRESETS.values())
    for option in Rules.options():
        if option.name in _NOT_PLAYED_DIFFERENTLY:
            continue
        values = option.choices if len(option.choices) <= 4 else (option.choices[0], option.choices[-1])
        found += [_with(option.name, value) for value in values if value != option.default]
    return tuple(found)


def _with(name: str, value: str | int | bool) -> Rules:  # noqa: FBT001 - a switch is a value like the others
    """Standard rules with one option changed, and whatever that option needs to make sense."""
    needs: dict[str, dict[str, str | int]] = {
        "deals": {"target": 0},
        "target": {} if value else {"deals": 1},
        "cut_minimum": {"cut": "right"},
        "first_card": {"packets": "one-by-one"},
        "benny_turned": {"benny": "joker"},
        "alone_who": {"alone_when": "before-lead"},
        "players": {"lowest": 7} if value == _SIX else {},
        "widow": {"players": 2},
        "holding_up_card": {"holding": "natural"},
        "no_trump": {"all_pass": "stick-the-dealer"} if value == "when-stuck" else {},
        "stuck_names": {"all_pass": "stick-the-dealer"},
        "best_when": {"partners_best": 1},
        "best_for": {"partners_best": 1, "defend_alone": "always"},
        "tie_break": {"target": 0, "deals": 2},
        "slam": {"games": 2},
        "laps": {"games": 2},
    }
    return PRESETS["standard"].but(**needs.get(name, {}), **{name: value})


def check_bot(bot: Bot, rules: Iterable[Rules] | None = None, *, deals: int = 2, seed: int = 0) -> None:
    """Sit a player in all seats and check every choice it makes.

    Every choice must be legal; it must be the same when the player is asked again with the same view and the same
    randomness, and when the cards it cannot see are dealt again; and it must leave the view as it was. `rules`
    are the tables to play at (by default `every_option`), `deals` how many deals at each, thrown-in ones included.

    Raises `AssertionError` with one sentence that says where and what.
    """
    for table in every_option() if rules is None else rules:
        _check_table(bot, table, deals, seed)


def _check_table(bot: Bot, rules: Rules, deals: int, seed: int) -> None:
    rng = Random(f"{seed}/{rules}")
    state = new_match(rules)
    dealt = 0
    while not state.over:
        if is_chance(state) or state.turn is None:
            action: Action = chance(state, rng)
        else:
            action = _checked(bot, state, state.turn, rng)
        if isinstance(action, Deal):
            if dealt == deals:
                return
            dealt += 1
        state = apply(state, action)


def _checked(bot: Bot, state: State, seat: int, rng: Random) -> Action:
    """The player's action, after all checks."""
    where = f"under {state.rules}, in {state.phase.value}, seat {seat}"
    seen = view(state, seat)
    before = deepcopy(seen)
    seed = rng.getrandbits(64)
    action = _ask(bot, seen, seed, where)
    if seen != before:
        raise AssertionError(f"The player changed its view {where}.")
    if action not in seen.legal:
        given, fault = repr(action), "is no action: a player answers with one of view.legal,"
        if isinstance(action, Action):
            given, fault = str(action), "is not legal"
        raise AssertionError(f"The player chose {given}, which {fault} {where}.")
    again = _ask(bot, deepcopy(seen), seed, where)
    if again != action:
        raise AssertionError(f"Asked twice the same thing, the player chose {action} and then {again} {where}.")
    other = resampled(state, seat, rng)
    unseen = view(other, seat)
    if unseen != seen:
        raise AssertionError(f"The view shows hidden cards {where}.")
    elsewhere = _ask(bot, unseen, seed, where)
    if elsewhere != action:
        raise AssertionError(f"With other hidden cards the player chose {elsewhere} instead of {action} {where}.")
    return action


def _ask(bot: Bot, seen: View, seed: int, where: str) -> Action:
    try:
        return bot.choose(seen, Random(seed))
    except Exception as problem:
        why = " ".join(str(problem).split()) or type(problem).__name__
        raise AssertionError(f"The player failed {where}: {why}") from problem


def resampled(state: State, seat: int, rng: Random) -> State:
    """A state that looks the same from this seat, the cards it cannot see dealt again at random.

    It keeps to suits that a player is known to be out of, the up-card taken, and cards shown to all.
    """
    if state.open.up_card is None or (state.contract is not None and state.contract.word == "TRAM"):
        return state
    known = _known_voids(state)
    places = _hidden_places(state, seat)
    cards = [card for _, card in places]
    for _ in range(4 * len(cards)):
        one, other = rng.randrange(len(cards)), rng.randrange(len(cards))
        owners = places[one][0], places[other][0]
        if not _shuts_out(known, owners[0], cards[other]) and not _shuts_out(known, owners[1], cards[one]):
            cards[one], cards[other] = cards[other], cards[one]
    return _put_back(state, [(owner, card) for (owner, _), card in zip(places, cards, strict=True)])


_KITTY: Final = max(SEATINGS)
_BURIED: Final = _KITTY + 1
_UNDER: Final = _KITTY + 2
"""Places for hidden cards besides the seats."""


def _hidden_places(state: State, seat: int) -> list[tuple[int, Card]]:
    """The cards this seat cannot see, each with its place: a seat, the kitty, buried, or put under."""
    hidden, contract = state.hidden, state.contract
    blind = state.phase is Phase.BENNY and not view(state, seat).hand
    fixed = state.played
    if contract is not None and contract.taken and not contract.given and state.open.up_card is not None:
        fixed |= 1 << state.open.up_card
    hands = [other for other in law.seating(state.rules).seats if other != seat or blind]
    found = [(other, card) for other in hands for card in cards_in(hidden.hands[other] & ~fixed)]
    found += [(_KITTY, card) for card in hidden.kitty]
    found += [(_BURIED, card) for who, card in hidden.buried if who != seat and not fixed >> card & 1]
    if state.open.under != seat:
        found += [(_UNDER, card) for card in hidden.under]
    return found


def _known_voids(state: State) -> tuple[int, ...]:
    contract = state.contract
    if contract is None or not contract.order:
        return (0,) * law.seating(state.rules).players
    return voids(law.seating(state.rules).players, contract.trump, plays(state))


def _shuts_out(known: tuple[int, ...], owner: int, card: Card) -> bool:
    return owner < _KITTY and bool(known[owner] >> card & 1)


def _put_back(state: State, placed: list[tuple[int, Card]]) -> State:
    """The same state with the hidden cards in these places."""
    moved = set_of(card for _, card in placed)
    hands = tuple(
        hand & ~moved | set_of(card for owner, card in placed if owner == other)
        for other, hand in enumerate(state.hidden.hands)
    )
    kitty = tuple(card for owner, card in placed if owner == _KITTY)
    left = [card for owner, card in placed if owner == _BURIED]
    buried = tuple((who, left.pop(0) if moved >> card & 1 else card) for who, card in state.hidden.buried)
    under = tuple(card for owner, card in placed if owner == _UNDER) or state.hidden.under
    draft = copy(state)
    draft.hidden = Hidden(hands, kitty, buried, under)
    return seal(draft)
