/** The name, the side and the role of the player on a seat. */

import type { Picture } from '../server/replies';
import type { Seating } from './seating';
import { settings } from '../settings/settings.svelte';
import { t } from '../language/words.svelte';

/** Which side (0 or 1) a seat plays for. */
export function sideOf(seat: number): 0 | 1 {
  return seat % 2 === 0 ? 0 : 1;
}

/** The seat opposite. */
export function opposite(seat: number): number {
  return (seat + 2) % 4;
}

/** Both sides, one's own first; for a spectator in the order of the seats. */
export function sidesOf({ you }: Pick<Seating, 'you'>): readonly [0 | 1, 0 | 1] {
  return sideOf(you ?? 0) === 0 ? [0, 1] : [1, 0];
}

/** Your name at a table; somebody who has not given one is a guest. */
export function yourName(): string {
  return settings.name.trim() || t('seats-guest');
}

/** The name of a seat: of its player, or what it is if nobody sits there. */
export function nameAt({ seats }: Pick<Seating, 'seats'>, seat: number): string {
  const player = seats[seat];
  return player?.name || (player?.player === 'open' ? t('seats-open') : t('seats-number', { number: seat + 1 }));
}

/** What a side is called: by the names of both, or for one's own "You" and the partner, as the table's sentences have it. */
export function sideName(seating: Seating, side: number): string {
  const { you } = seating;
  const own = you !== null && sideOf(you) === side;
  const [one, other] = own ? [t('seats-you'), nameAt(seating, opposite(you))] : [nameAt(seating, side), nameAt(seating, side + 2)];
  return t('seats-side', { one, other });
}

/** What somebody does in this deal besides playing; who called trump is marked by the suit sign. */
export function roleOf(picture: Picture, seat: number): 'out' | 'alone' | 'defends-alone' | null {
  if (picture.out.includes(seat)) return 'out';
  if (!picture.alone.includes(seat)) return null;
  return picture.maker !== null && sideOf(picture.maker) === sideOf(seat) ? 'alone' : 'defends-alone';
}
