/** The competition a table belongs to, an evening or a day: its result is compared with those of other tables. */

import { t } from '../language/words.svelte';
import type { PlaceNow, TableNow } from '../server/replies';

export interface Competition {
  /** The place of the table in it, in words. */
  readonly place: string;
  /** The path of its page. */
  readonly path: string;
  /** The words of a link to that page. */
  readonly back: string;
  /** The reason why nobody gives up a match at this table. */
  readonly counts: string;
}

/** The competition to which a table belongs; null for most. */
export function competitionOf({ evening, daily }: TableNow): Competition | null {
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
