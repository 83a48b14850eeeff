/** The seats of a table by their compass points, clockwise from north, as paper and people call them. */

import { t } from '../language/words.svelte';

const POINTS = ['north', 'east', 'south', 'west'] as const;

/** `North`. */
export function seatName(seat: number): string {
  return t(`evening-seat-${POINTS[seat] ?? 'north'}`);
}

/** `N`. */
export function seatLetter(seat: number): string {
  return t(`evening-seat-letter-${POINTS[seat] ?? 'north'}`);
}

/** The sides of a table by its seats: `North & South`; at a table of three each seat for itself. */
export function sideNames(seats: number): string[] {
  if (seats !== 4) return Array.from({ length: seats }, (_, seat) => seatName(seat));
  return [0, 1].map((side) => t('evening-two', { first: seatName(side), second: seatName(side + 2) }));
}
