/** The figures of a player's finished matches: their order and names. */

import type { ByPart, ByPlace, Points, Share } from '../../lib/server/answers';
import { t } from '../../lib/language/words.svelte';

/** The standard errors to each side of a 95% interval. */
export const Z = 1.96;

const PLACES = [
  'dealer',
  'dealers_partner',
  'near_partner',
  'far_partner',
  'left',
  'opposite',
  'right',
] as const satisfies readonly (keyof ByPlace)[];
/** The places at a table of four, which are shown even where nobody has played yet. */
const OF_FOUR: readonly string[] = ['dealer', 'dealers_partner', 'left', 'right'];

/** The places to show: those of four, and any other at which somebody has played. */
export function placesIn(
  places: Readonly<Record<(typeof PLACES)[number], { readonly deals: number }>>,
): readonly (typeof PLACES)[number][] {
  return PLACES.filter((place) => OF_FOUR.includes(place) || places[place].deals > 0);
}

export const PARTS = ['maker', 'partner', 'defender'] as const satisfies readonly (keyof ByPart)[];

/** The name of the player's place. */
export function placeName(place: keyof ByPlace): string {
  return t(`statistics-place-${place.replaceAll('_', '-')}`);
}

/** The name of the part that called trump. */
export function partName(part: keyof ByPart): string {
  return t(`statistics-part-${part}`);
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
