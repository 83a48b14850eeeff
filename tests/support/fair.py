"""Matches dealt fairly, played at random, and forged in ways that the rules still allow."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from euchre.core.actions import Action, Bump, Cut, Deal, Play
from euchre.core.engine import apply, legal, new_match
from euchre.core.shuffle import is_chance
from euchre.core.state import Phase, State, result_between
from euchre.core.unseen import plays
from euchre.core.view import view
from euchre.record.match_record import MatchRecord
from euchre.tables.fair import seeds
from euchre.tables.fair.proof import Proof

CONTRIBUTIONS: Final = (b"\x11" * 32, None, b"\x33" * 32, None)
RULES: Final = (
    "standard",
    "british",
    "north-american",
    "online",
    "standard,packets=one-by-one,first_card=dealer",
    "standard,all_pass=same-dealer,cut=right,cut_minimum=10",
    "standard,weak_hand=go-under,partners_best=1,alone_when=before-lead,alone_who=either-maker,defend_alone=always",
    "british,lowest=7,weak_hand=farmers-redeal",
)
"""The rules with all ways to deal, packs of 24 to 33 cards, cuts, cards dealt again, by the same dealer too, and with
all ways that a card goes."""


def fair_match(
    rules: str = "british",
    seed: bytes = bytes(range(32)),
    contributions: Sequence[bytes | None] = CONTRIBUTIONS,
    *,
    chance: Callable[[State, int, Action], Action] = lambda _state, _index, action: action,
) -> MatchRecord:
    """A match of random choices with its proof; `chance` may replace what the seeds say."""
    key, rng, state = seeds.deal_key(seed, contributions), Random(seed), new_match(rules)
    actions: list[Action] = []
    index = 0
    while not state.over:
        if is_chance(state):
            action = chance(state, index, seeds.chance_of(state, key, index))
            index += 1
        else:
            action = rng.choice(legal(state))
        actions.append(action)
        state = apply(state, action)
    return MatchRecord(rules=state.rules, actions=tuple(actions), notes=proof(seed, contributions).notes())


def proof(seed: bytes, contributions: Sequence[bytes | None]) -> Proof:
    """The proof that an honest server gives for these bytes."""
    a, b, c, d = contributions
    return Proof(
        match=1,
        attempt=1,
        promise=seeds.promise(seed),
        seed=seed.hex(),
        promises=(_promise(a), _promise(b), _promise(c), _promise(d)),
        contributions=(_text(a), _text(b), _text(c), _text(d)),
    )


def memory(record: MatchRecord, seat: int) -> dict[str, Any]:
    """The notes of an honest page in this seat of a match, from its shuffle to its end."""
    proof = record.notes["fair"]
    kept = {name: proof[name] for name in ("attempt", "promise", "promises", "undone")}
    place = proof["entrants"][seat] - 1 if "entrants" in proof else seat
    kept |= {"seat": seat, "contribution": proof["contributions"][place], "rules": str(record.rules)}
    kept |= {"deals": seen_deals(record, seat), "version": 1, "dealt": record.deals}
    return kept | {"played": seen_play(record, seat), "sent": sent(record, seat)}


def seen_play(record: MatchRecord, seat: int) -> dict[int, dict[str, Any]]:
    """The calls and cards of each deal as a page in this seat saw them last."""
    states = [*(state for state, _ in record.steps()), record.final]
    seen: dict[int, dict[str, Any]] = {}
    number = 0
    for before, action, after in zip(states, record.actions, states[1:], strict=False):
        number += isinstance(action, Deal)
        ended = result_between(before, after) is not None
        if after.phase in (Phase.DRAW, Phase.CUT, Phase.DEAL) and not ended:
            continue  # nothing lies on the table
        shown = view(before if ended else after, seat)
        cards = [] if shown.trump is None else [f"{who}{card}" for who, card, _ in plays(shown)]
        cards += [f"{before.turn}{action.card}"] if ended and isinstance(action, Play) else []
        trump = None if shown.trump is None else str(shown.trump)
        alone = list(shown.alone)
        seen[number] = {"trump": trump, "maker": shown.maker, "alone": alone, "cards": cards, "ended": ended}
    return seen


def sent(record: MatchRecord, seat: int) -> list[tuple[int, str]]:
    """The acts of a page in this seat, each after the number of the deal that it was part of."""
    did: list[tuple[int, str]] = []
    number = 0
    for state, action in record.steps():
        number += isinstance(action, Deal)
        if state.turn == seat:
            did.append((number + isinstance(action, Cut | Bump), str(action)))
    return did


def seen_deals(record: MatchRecord, seat: int) -> dict[int, list[dict[str, Any]]]:
    """The notes of a page in this seat of each deal of a match."""
    states = [*(state for state, _ in record.steps()), record.final]
    after = [states[place + 1] for place, action in enumerate(record.actions) if isinstance(action, Deal)]
    return {number: [_seen(state, seat)] for number, state in enumerate(after, 1)}


def _seen(state: State, seat: int) -> dict[str, Any]:
    seen = view(state, seat)
    played = " ".join(map(str, (seen.deal_number, *seen.match.games)))
    return {
        "hand": list(map(str, state.hand(seat))),
        "dealer": seen.match.dealer,
        "cut": seen.open.cut,
        "played": played,
    }


def _promise(contribution: bytes | None) -> str | None:
    return None if contribution is None else seeds.promise(contribution)


def _text(contribution: bytes | None) -> str | None:
    return None if contribution is None else contribution.hex()
