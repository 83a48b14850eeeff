/** The matches of a guest: how each ended, with whom, and against whom. */

import type { MyMatch } from '../../lib/server/answers';
import { opposite, sideOf } from '../../lib/seats/seats';
import { t } from '../../lib/language/words.svelte';

export type Outcome = 'won' | 'lost' | 'drawn' | 'unfinished';

export const OUTCOMES: readonly Outcome[] = ['won', 'lost', 'drawn', 'unfinished'];

export function outcomeOf({ winner, ended, you }: MyMatch): Outcome {
  if (ended === null) return 'unfinished';
  if (winner === null) return 'drawn';
  return winner === sideOf(you) ? 'won' : 'lost';
}

/** The own side's score first: in games once a rubber is over, otherwise in points. */
export function scoreOf({ games, score, you, ended, rubber }: MyMatch): readonly [number, number] {
  const [first, second] = rubber && ended !== null ? games : score;
  return sideOf(you) === 0 ? [first, second] : [second, first];
}

export function partnerOf({ players, you }: MyMatch): string {
  return players[opposite(you)] ?? '';
}

export function opponentsOf({ players, you }: MyMatch): { left: string; right: string } {
  return { left: players[(you + 1) % 4] ?? '', right: players[(you + 3) % 4] ?? '' };
}

/** What an unfinished game is called in a list: its table's title, or how it stands. */
export function unfinishedName(match: MyMatch): string {
  if (match.title) return match.title;
  return match.started === null
    ? t('together-waiting-to-begin')
    : t('together-score-with', { score: scoreOf(match).join(' : '), partner: partnerOf(match) });
}
