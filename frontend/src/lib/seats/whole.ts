/** The evening or the day that a table belongs to, where its result is compared with those of other tables. */

import { t } from '../language/words.svelte';
import type { PlaceNow, TableNow } from '../server/replies';

export interface Whole {
  /** The place of the table in it, in words. */
  readonly place: string;
  /** The path of its page. */
  readonly path: string;
  /** The words of a link to that page. */
  readonly back: string;
  /** The reason why nobody gives up a match at this table. */
  readonly counts: string;
}

/** The whole to which a table belongs; null for most. */
export function wholeOf({ evening, daily }: TableNow): Whole | null {
  if (evening)
    return { place: placeIn(evening), path: pathOf(evening), back: t('together-evening-back'), counts: t('together-evening-counts') };
  if (daily) {
    return {
      place: t('daily-place', { number: daily.number }),
      path: `/daily/${daily.day}`,
      back: t('daily-back'),
      counts: t('daily-counts'),
    };
  }
  return null;
}

/** The table, round and evening, in words. */
export function placeIn(evening: PlaceNow): string {
  const { name, round, table } = evening;
  return t('together-evening-place', { evening: name, round, table });
}

/** The path of the evening's page. */
export function pathOf(evening: PlaceNow): string {
  return `/evening/${evening.code}`;
}
