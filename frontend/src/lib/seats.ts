/** Who sits on a seat: what she is called, for which side she plays, and in what role. */

import type { Now, Picture } from './messages';

/** Which side (0 or 1) a seat plays for. */
export function sideOf(seat: number): 0 | 1 {
  return seat % 2 === 0 ? 0 : 1;
}

/** Both sides, her own first; for a spectator in the order of the seats. */
export function sidesOf({ you }: Now): readonly [0 | 1, 0 | 1] {
  return sideOf(you ?? 0) === 0 ? [0, 1] : [1, 0];
}

/** What a seat is called: its name, or what it is where nobody sits. */
export function nameAt({ table }: Now, seat: number): string {
  const found = table.seats[seat];
  return found?.name || (found?.player === 'open' ? 'Open seat' : `Seat ${seat + 1}`);
}

/** What a side is called. */
export function sideName(now: Now, side: number): string {
  return `${nameAt(now, side)} & ${nameAt(now, side + 2)}`;
}

/** What role somebody has in this deal, in words that need no colour. */
export function roleOf(picture: Picture, seat: number): string {
  if (picture.out.includes(seat)) return 'sits out';
  if (picture.alone.includes(seat)) return picture.maker !== null && sideOf(picture.maker) === sideOf(seat) ? 'alone' : 'defends alone';
  return picture.maker === seat ? 'maker' : '';
}
