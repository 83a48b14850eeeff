/** Names of those who play in an evening. */

import { t } from '../language/words.svelte';

interface Named {
  readonly number: number;
  readonly name: string;
}

/** True for a bot, which fills a seat online. */
export function isBot(entrant: number): boolean {
  return entrant < 0;
}

/** The name of an entrant; a bot has only a number. */
export function nameOf(people: readonly Named[], entrant: number): string {
  if (isBot(entrant)) return t('evening-bot', { number: -entrant });
  return people.find(({ number }) => number === entrant)?.name ?? t('evening-number', { number: entrant });
}
