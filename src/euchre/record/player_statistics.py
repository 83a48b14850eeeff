"""The figures of a player: counts, each with what it is out of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Share:
    """The number of times an event happened, out of the times it could have."""

    count: int
    of: int
    rate: float | None
    """``count / of``, 0..1; None where it could not happen at all."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Points:
    """Points of the player's side and the other sides in some deals."""

    deals: int
    scored: int
    allowed: float
    """Points of the other side; of the two others at a table of three, their mean."""
    scored_per_deal: float | None
    allowed_per_deal: float | None
    """The points allowed in a deal, on average; None where there are no deals."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ByPlace:
    """Points by where the player sat: they dealt, their partner did, or the one at their right or left."""

    dealer: Points
    dealers_partner: Points
    left: Points
    """The figures at the dealer's left, who speaks first."""
    right: Points
    """The figures at the dealer's right."""
    near_partner: Points
    """The figures, of six, in the second seat from the dealer, whose partner they are."""
    far_partner: Points
    """The last but one of six, their partner as well."""
    opposite: Points
    """The figures, of six, across from the dealer."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ByPart:
    """Points by the player's part: they called trump, their partner did, or an opponent did."""

    maker: Points
    partner: Points
    defender: Points


@dataclass(frozen=True, kw_only=True, slots=True)
class Loners:
    """Deals that they played alone, their side having made trump."""

    tried: Share
    """The share of the deals that their side made."""
    made: Share
    """Loners that took three tricks or more, marches among them."""
    marches: Share
    euchred: Share


@dataclass(frozen=True, kw_only=True, slots=True)
class Statistics:
    """Statistics of the matches of one player."""

    matches: Share
    """Matches won, of those played to the end."""
    draws: int
    points: Points
    by_place: ByPlace
    by_part: ByPart
    thrown_in: Share
    """Deals in which all passed, of all deals."""
    calls: Share
    """Deals in which they called trump, of all deals."""
    made: Share
    """Their calls that took three tricks or more, marches among them, of all their calls."""
    euchred: Share
    """Their calls that took fewer, of all their calls."""
    marches: Share
    """The share of marches, all five tricks, of the deals that their side made."""
    loners: Loners
    defences_alone: Share
    """Deals they defended alone, of those they defended."""
    euchres: Share
    """Opponents euchred, of the deals they defended."""
    euchres_alone: Share
    """Opponents euchred by them alone, of the deals they defended alone."""
