/** The evening that a table belongs to, as its page speaks of it. */
import { t } from '../language/words.svelte';
import type { PlaceNow } from '../server/replies';

/** The table, round and evening, in words. */
export function placeIn(evening: PlaceNow): string {
  const { name, round, table } = evening;
  return t('together-evening-place', { evening: name, round, table });
}

/** The path of the evening's page. */
export function pathOf(evening: PlaceNow): string {
  return `/evening/${evening.code}`;
}
