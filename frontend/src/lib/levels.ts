/** How well bots play. */

import type { Arrange } from './messages';

export type Level = Exclude<Arrange['player'], 'open'>;

export const LEVELS: Readonly<Record<Level, string>> = { beginner: 'Beginner', club: 'Club player', expert: 'Expert', house: 'House' };

/** As well as a bot can play, and how every bot plays whose partner is a person. */
export const PARTNER: Level = 'expert';
