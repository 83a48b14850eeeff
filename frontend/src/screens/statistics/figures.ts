/** The figures of a player's finished matches: their order, their names, and how they are written. */

import type { Points, Share } from '../../lib/messages';

export const PLACES = [
  ['dealer', 'I deal'],
  ['dealers_partner', 'My partner deals'],
  ['left', 'I speak first'],
  ['right', 'I speak before the dealer'],
] as const;
export const PARTS = [
  ['maker', 'I make trump'],
  ['partner', 'My partner does'],
  ['defender', 'They do'],
] as const;

export function percent(rate: number | null): string {
  return rate === null ? '–' : `${Math.round(100 * rate)} %`;
}

/** Points a deal, with its sign where it is a difference. */
export function perDeal(points: number | null, { signed = false } = {}): string {
  if (points === null) return '–';
  const rounded = points.toFixed(2).replace('-', '−');
  return signed && points > 0 ? `+${rounded}` : rounded;
}

export function net({ scored_per_deal: scored, allowed_per_deal: allowed }: Points): number | null {
  return scored === null || allowed === null ? null : scored - allowed;
}

/** Where the true rate most likely lies (95 of 100 times), after Wilson; null without a sample. */
export function likely({ count, of }: Share): readonly [number, number] | null {
  if (of === 0) return null;
  const z = 1.96;
  const centre = count / of + (z * z) / (2 * of);
  const spread = z * Math.sqrt(((count / of) * (1 - count / of)) / of + (z * z) / (4 * of * of));
  const whole = 1 + (z * z) / of;
  return [Math.max(0, (centre - spread) / whole), Math.min(1, (centre + spread) / whole)];
}
