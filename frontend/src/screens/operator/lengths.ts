/** The times for which a message is shown, or a guest removed. */

import { t } from '../../lib/language/words.svelte';

const HOUR = 60;
const DAY = 24 * HOUR;

/** The times to choose from, in minutes. */
export const LENGTHS = [10, HOUR, 6 * HOUR, DAY, 7 * DAY] as const;

/** A time as people say it. */
export function lastsFor(minutes: number): string {
  if (minutes < HOUR) return t('operator-minutes', { minutes });
  return minutes < DAY ? t('operator-hours', { hours: minutes / HOUR }) : t('operator-days', { days: minutes / DAY });
}
