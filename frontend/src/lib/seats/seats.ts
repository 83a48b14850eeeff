/** The name, the side and the role of the player on a seat. */

import type { Picture } from '../server/replies';
import type { Seating } from './seating';
import { hasPartners, membersOf, partnersOf, seatsFrom, sideOf, sidesAt } from './sides';
import { settings } from '../settings/settings.svelte';
import { t } from '../language/words.svelte';

/** The sides, one's own first; for a spectator in the order of the seats. */
export function sidesOf({ you, seats }: Pick<Seating, 'you'> & { readonly seats: { readonly length: number } }): readonly number[] {
  const players = seats.length;
  const own = sideOf(you ?? 0, players);
  return seatsFrom(own, sidesAt(players));
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

/** The name of a side: by its players, or with "You" first for one's own, as the table's sentences have it. */
export function sideName(seating: Seating, side: number): string {
  const { you, seats } = seating;
  const own = you !== null && sideOf(you, seats.length) === side;
  const names = own
    ? [t('seats-you'), ...partnersOf(you, seats.length).map((seat) => nameAt(seating, seat))]
    : membersOf(side, seats.length).map((seat) => nameAt(seating, seat));
  return together(names);
}

/** Several names as one: `Ann & Bess`. */
export function together(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : t('seats-side', { one: names.slice(0, -1).join(', '), other: last });
}

/** The label of a side where there is little room: "You" and "They", or by the name of its only player. */
export function sideLabel(seating: Seating, side: number): string {
  const { you, seats } = seating;
  if (!hasPartners(seats.length)) return sideName(seating, side);
  if (you === null) return t('tally-side', { who: side === 0 ? 'first' : 'second' });
  return t('tally-side', { who: sideOf(you, seats.length) === side ? 'we' : 'they' });
}

/** The role of a player in this deal besides playing; who called trump is marked by the suit sign. */
export function roleOf(picture: Picture, seat: number): 'out' | 'alone' | 'defends-alone' | null {
  if (picture.out.includes(seat)) return 'out';
  if (!picture.alone.includes(seat)) return null;
  return isOfMakers(picture, seat) ? 'alone' : 'defends-alone';
}

/** True of the maker and their partners. */
export function isOfMakers({ maker, counts }: Pick<Picture, 'maker' | 'counts'>, seat: number): boolean {
  return maker !== null && sideOf(maker, counts.length) === sideOf(seat, counts.length);
}
