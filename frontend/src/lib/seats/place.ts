/** The places round the table, as somebody at it sees them. */

import { seatsFrom, stepsTo } from './sides';

/** A side or a corner of the table; the person at this page sits in the south. */
export type Place = 'south' | 'west' | 'northwest' | 'north' | 'northeast' | 'east';

/** Round the table from somebody's seat, for each number of players. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: ['south', 'north'],
  3: ['south', 'northwest', 'northeast'],
  4: ['south', 'west', 'north', 'east'],
  6: ['south', 'west', 'northwest', 'north', 'northeast', 'east'],
};

/** The place of a seat for the person on seat `you`; a spectator looks from seat 0. */
export function placeOf(seat: number, you: number | null, players: number): Place {
  return PLACES[players]?.[stepsTo(seat, you ?? 0, players)] ?? 'south';
}

/** The seats with their places, clockwise from the person on seat `you`. */
export function placesFrom(you: number | null, players: number): readonly { seat: number; place: Place }[] {
  return seatsFrom(you ?? 0, players).map((seat) => ({ seat, place: placeOf(seat, you, players) }));
}

/** The roles of players for the person on seat 0, for each number of players. */
const ROLES = {
  2: ['you', 'opponent'],
  3: ['you', 'left', 'right'],
  4: ['you', 'left', 'partner', 'right'],
  6: ['you', 'left', 'near-partner', 'opposite', 'far-partner', 'right'],
} as const;

/** The role of the player on a seat for the person on seat 0, as the ids of sentences have it. */
export function roleOf(seat: number, players: number): string {
  return ROLES[players as keyof typeof ROLES][seat] ?? '';
}
