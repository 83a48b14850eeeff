"""The figures of a player: counts, each with what it is out of."""

from __future__ import annotations

import msgspec


class Share(msgspec.Struct, frozen=True):
    """How often something happened, out of how often it could have."""

    count: int
    of: int
    rate: float | None
    """``count / of``, 0..1; None where it could not happen at all."""


class Points(msgspec.Struct, frozen=True, kw_only=True):
    """What the player's side and the other side scored in some deals."""

    deals: int
    scored: int
    allowed: int
    """Points of the other side."""
    scored_per_deal: float | None
    allowed_per_deal: float | None
    """None where there are no deals."""


class ByPlace(msgspec.Struct, frozen=True, kw_only=True):
    """Points by where the player sat: she dealt, her partner did, or the one at her right or left."""

    dealer: Points
    dealers_partner: Points
    left: Points
    """At the dealer's left, who speaks first."""
    right: Points
    """At the dealer's right."""


class ByPart(msgspec.Struct, frozen=True, kw_only=True):
    """Points by the player's part: she made trump, her partner did, or an opponent did."""

    maker: Points
    partner: Points
    defender: Points


class Loners(msgspec.Struct, frozen=True, kw_only=True):
    """Deals of her own side's trump that she played alone."""

    tried: Share
    """Of the deals that her side made."""
    made: Share
    """With three tricks or more, marches among them."""
    marches: Share
    euchred: Share


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """What the games of one player came to."""

    matches: Share
    """Won, of the matches played to the end."""
    draws: int
    points: Points
    by_place: ByPlace
    by_part: ByPart
    thrown_in: Share
    """Deals in which all passed, of all deals."""
    calls: Share
    """Deals in which she made trump, of all deals."""
    made: Share
    """Her calls that took three tricks or more, marches among them."""
    euchred: Share
    """Her calls that took fewer."""
    marches: Share
    """All five tricks for her side, of the deals that her side made."""
    loners: Loners
    defences_alone: Share
    """Deals she defended alone, of those she defended."""
    euchres: Share
    """Opponents euchred, of the deals she defended."""
    euchres_alone: Share
    """Opponents euchred by her alone, of the deals she defended alone."""
