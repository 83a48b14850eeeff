/** How well bots play. */

import type { Arrange } from './messages';
import { t } from './words.svelte';

export type Level = Exclude<Arrange['player'], 'open'>;

/** What each level is called, the weakest first. */
export const LEVELS: Readonly<Record<Level, string>> = {
  get beginner() {
    return t('level-beginner');
  },
  get club() {
    return t('level-club');
  },
  get expert() {
    return t('level-expert');
  },
  get house() {
    return t('level-house');
  },
};

/** As well as a bot can play, and how every bot plays whose partner is a person. */
export const PARTNER: Level = 'expert';
