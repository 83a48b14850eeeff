/** The day of an evening in words. */

import { dateOf } from '../language/intl';
import { spokenLanguage } from '../language/words.svelte';

/** `2026-11-26` as `Thursday, November 26, 2026`; "" for none. */
export function eveningDay(day: string): string {
  if (day === '') return '';
  return new Intl.DateTimeFormat(spokenLanguage(), { dateStyle: 'full' }).format(dateOf(day));
}
