/** The people on the seats, and the seat of this page. */

import type { Now, SeatNow } from '../server/replies';

/** A player on a seat: a name, and what only a live table knows of them. */
type Occupant = Pick<SeatNow, 'name'> & Partial<Pick<SeatNow, 'player' | 'level' | 'here' | 'stands_in' | 'clock' | 'clock_starts_in'>>;

export interface Seating {
  /** The seat from which the table is seen; null for a spectator. */
  readonly you: number | null;
  /** The players on the seats, clockwise. */
  readonly seats: readonly Occupant[];
}

/** The seating of a live table. */
export function seatingOf({ you, table }: Now): Seating {
  return { you, seats: table.seats };
}

/** People of whom only the names are known, seen from one of their seats or by a spectator. */
export function seatingFrom(you: number | null, names: readonly string[]): Seating {
  return { you, seats: names.map((name) => ({ name })) };
}
