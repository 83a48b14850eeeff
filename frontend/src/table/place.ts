/** Where people sit as one of them sees it. */

import type { Now, Picture, SeatNow } from '../lib/messages';

/** Round the table from the one who looks: herself, the player to her left, her partner, the player to her right. */
export type Place = 'south' | 'west' | 'north' | 'east';

export const PLACES: readonly Place[] = ['south', 'west', 'north', 'east'];

/** Where a seat (0..3) is for whoever sits on `you`; a spectator looks from seat 0. */
export function placeOf(seat: number, you: number | null): Place {
  return PLACES[(seat - (you ?? 0) + 4) % 4] ?? 'south';
}

/** The seat in a place. */
export function seatAt(place: Place, you: number | null): number {
  return (PLACES.indexOf(place) + (you ?? 0)) % 4;
}

/** Which side (0 or 1) a seat plays for. */
export function sideOf(seat: number): 0 | 1 {
  return seat % 2 === 0 ? 0 : 1;
}

/** What a seat is called: its name, and nothing where nobody sits. */
export function nameAt(now: Now, seat: number): string {
  const found: SeatNow | undefined = now.table.seats[seat];
  return found?.name || (found?.player === 'open' ? 'Open seat' : `Seat ${seat + 1}`);
}

/** What a side is called. */
export function sideName(now: Now, side: number): string {
  return `${nameAt(now, side)} & ${nameAt(now, side + 2)}`;
}

/** True where a match is more than one game, by its rules as text. */
export function isRubber({ table: { rules } }: Now): boolean {
  const games = /\bgames=(\d)/.exec(rules)?.[1];
  return games === undefined ? rules.startsWith('north-american') : games !== '1';
}

/** What role somebody has in this deal, in words that need no colour. */
export function roleOf(picture: Picture, seat: number): string {
  if (picture.out.includes(seat)) return 'sits out';
  if (picture.alone.includes(seat)) return picture.maker !== null && sideOf(picture.maker) === sideOf(seat) ? 'alone' : 'defends alone';
  return picture.maker === seat ? 'maker' : '';
}

export const PHRASES = {
  hello: 'Hello!',
  'good-luck': 'Good luck!',
  'nice-hand': 'Nice hand!',
  'well-played': 'Well played!',
  thanks: 'Thank you!',
  sorry: 'Sorry!',
  oops: 'Oops!',
  'good-game': 'Good game!',
  'one-moment': 'One moment, please.',
} as const;

export const LEVELS = { beginner: 'Beginner', club: 'Club player', expert: 'Expert', house: 'House' } as const;

/** Somebody's time left, as a clock shows it. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
