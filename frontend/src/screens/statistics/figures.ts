/** The figures of a player's finished matches: their order and names. */

import type { ByPart, ByPlace, Points, Share, Statistics } from '../../lib/server/answers';
import { Z } from '../../lib/language/intl';
import { hasPartners } from '../../lib/seats/sides';
import { t } from '../../lib/language/words.svelte';

/** The statistics of one kind of table: those with this number of players. */
export interface Figures {
  readonly players: number;
  readonly statistics: Statistics;
}

const PLACES = [
  'dealer',
  'dealers_partner',
  'near_partner',
  'far_partner',
  'left',
  'opposite',
  'right',
] as const satisfies readonly (keyof ByPlace)[];
const PARTS = ['maker', 'partner', 'defender'] as const satisfies readonly (keyof ByPart)[];

/** The places in which somebody has played. */
export function placesIn(
  places: Readonly<Record<(typeof PLACES)[number], { readonly deals: number }>>,
): readonly (typeof PLACES)[number][] {
  return PLACES.filter((place) => places[place].deals > 0);
}

/** The name of the player's place among so many players; 0 for tables of several kinds. */
export function placeName(place: keyof ByPlace, players: number): string {
  return t(`statistics-place-${place.replaceAll('_', '-')}`, { players });
}

/** The points in each place where somebody has played. */
export function pointsByPlace({ players, statistics: { by_place } }: Figures): [string, Points][] {
  return placesIn(by_place).map((place) => [placeName(place, players), by_place[place]]);
}

/** The points by the part that called trump, as far as the table has it. */
export function pointsByPart({ players, statistics: { by_part } }: Figures): [string, Points][] {
  return PARTS.filter((part) => part !== 'partner' || hasPartners(players)).map((part) => [
    t(`statistics-part-${part}`, { players }),
    by_part[part],
  ]);
}

export function net({ scored_per_deal: scored, allowed_per_deal: allowed }: Points): number | null {
  return scored === null || allowed === null ? null : scored - allowed;
}

/** The 95% interval of the true rate, after Wilson; null without a sample. */
export function likely({ count, of }: Share): readonly [number, number] | null {
  if (of === 0) return null;
  const centre = count / of + (Z * Z) / (2 * of);
  const spread = Z * Math.sqrt(((count / of) * (1 - count / of)) / of + (Z * Z) / (4 * of * of));
  const whole = 1 + (Z * Z) / of;
  return [Math.max(0, (centre - spread) / whole), Math.min(1, (centre + spread) / whole)];
}
