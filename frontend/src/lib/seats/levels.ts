/** The levels of bots. */

import { LEVELS } from '../server/messages';
import { t } from '../language/words.svelte';

export type Level = (typeof LEVELS)[number];

/** The titles of the levels to choose from, the weakest first: those that search, and the one a seat has already. */
export function levelTitles(now?: string | null): [Level, string][] {
  return LEVELS.filter((level) => level !== 'swift' || level === now).map((level) => [level, levelTitle(level)]);
}

/** The title of a level. */
export function levelTitle(level: Level): string {
  return t(`level-${level}`);
}

/** The opponents of somebody, as a sentence says it: “two club players”, “a beginner and an expert”. */
export function opponents(left: Level, right: Level): string {
  if (left === right) return t(`level-${left}-two`);
  return t('home-opponents', { left: t(`level-${left}-one`), right: t(`level-${right}-one`) });
}

/** True of a bot's level; a seat may also be wanted for a person. */
export function isLevel(wanted: string | undefined): wanted is Level {
  return LEVELS.some((level) => level === wanted);
}

/** The strongest level, at which every bot plays whose partner is a person. */
export const PARTNER: Level = 'expert';
