/** The day of an evening in words. */

import { spokenLanguage } from '../language/words.svelte';

/** `2026-11-26` as `Thursday, November 26, 2026`; "" for none. */
export function eveningDay(day: string): string {
  if (day === '') return '';
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Intl.DateTimeFormat(spokenLanguage(), { dateStyle: 'full' }).format(new Date(year, month - 1, date));
}
