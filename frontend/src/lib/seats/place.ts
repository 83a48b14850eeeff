/** The places round the table, as somebody at it sees them. */

/** Round the table from somebody's seat: themselves, the one to their left, their partner, the one to their right. */
export type Place = 'south' | 'west' | 'north' | 'east';

export const PLACES: readonly Place[] = ['south', 'west', 'north', 'east'];

/** Where a seat (0..3) is for the person on seat `you`; a spectator looks from seat 0. */
export function placeOf(seat: number, you: number | null): Place {
  return PLACES[(seat - (you ?? 0) + 4) % 4] ?? 'south';
}

/** The seat in a place. */
export function seatAt(place: Place, you: number | null): number {
  return (PLACES.indexOf(place) + (you ?? 0)) % 4;
}
