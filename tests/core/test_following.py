"""The actions that may follow a position: those its text can go on with."""

from __future__ import annotations

from collections.abc import Iterable

from euchre import Position
from euchre.core.actions import Action
from euchre.core.engine import apply, legal

CLAIMED = (
    "online/0-0/3/1/KcQcJcTc9c/Td/pass.pass.pass.pass.name-h.together.together/tram-0AhKhQhJhJd-2KsQsJsTs9s-3AsTh9hKd9d"
)


def _names(actions: Iterable[Action]) -> set[str]:
    return set(map(str, actions))


def test_with_all_hands_open_it_is_what_is_legal() -> None:
    text = "standard/0-0/3/all/AhKhQhJhJd.KcQcJcTc9c.KsQsJsTs9s.AsTh9hKd9d.AcQdAd/Td/pass.pass.pass.pass"
    position = Position.parse(text)
    following = dict(position.following())
    assert tuple(following) == legal(position.state)
    for action, after in following.items():
        assert after is not None
        assert after.state == apply(position.state, action)


def test_somebody_elses_turn_has_every_call_and_every_card_that_was_not_seen() -> None:
    """Hide 18 of 24 cards: this seat sees six; the three hearts among them and the up-card are in no other hand."""
    start = "standard/0-0/3/1/AhKhJdTc9c/Qs"
    calls = _names(action for action, _ in Position.parse(start).following())
    assert calls == {"pass", "order", "order alone"}
    named = Position.parse(f"{start}/pass.pass.pass.pass.name-h").following()
    assert len(named) == 18
    followed = Position.parse(f"{start}/pass.pass.pass.pass.name-h/9sAhTs").following()
    assert len(followed) == 16


def test_where_the_deal_ends_or_cards_are_seen_there_is_no_position() -> None:
    last = Position.parse("standard/0-0/3/0/AsKsQsJsTs/9d/pass.pass.pass.pass.pass.pass.pass")
    assert [str(action) for action, after in last.following() if after is None] == ["pass"]
    blind = Position.parse("british/10-10/3/3/-/B")
    assert {after for _, after in blind.following()} == {None}
    under = Position.parse("standard,weak_hand=go-under/0-0/3/0/9sAhKhTc9c/Jd").following()
    assert [after is None for _, after in under] == [str(action) != "keep" for action, _ in under]
    claim = Position.parse("online/0-0/3/0/AhKhQhJhJd/Td/pass.pass.pass.pass.name-h.together.together").following()
    assert [(str(action), after) for action, after in claim] == [("tram", None)]


def test_tram_with_all_hands_open_shows_nothing_new() -> None:
    hands = "AhKhQhJhJd.KcQcJcTc9c.KsQsJsTs9s.AsTh9hKd9d.AcQdAd"
    text = f"online/0-0/3/all/{hands}/Td/pass.pass.pass.pass.name-h.together.together/tram"
    position = Position.parse(text)
    assert str(position) == text
    assert _names(action for action, _ in position.following()) == {"play Jh"}


def test_a_partner_may_give_a_loner_every_card_that_was_not_seen() -> None:
    """Offer 18 of 24 cards: the loner sees its own five and the up-card that was turned down."""
    text = "standard,partners_best=1/0-0/3/0/AhKhQhJhJd/Td/pass.pass.pass.pass.name-h-alone"
    given = _names(action for action, _ in Position.parse(text).following())
    assert len(given) == 18
    assert {name.split()[0] for name in given} == {"give"}
    assert given.isdisjoint({"give Ah", "give Jd", "give Td"})


def test_after_tram_each_card_is_known() -> None:
    position = Position.parse(CLAIMED)
    for card in ("Jh", "9c", "9s", "9h"):
        ((action, after),) = position.following()
        assert str(action) == f"play {card}"
        assert after is not None
        position = after
