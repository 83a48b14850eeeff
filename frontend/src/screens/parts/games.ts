/** The matches of a guest: how each ended, with whom, and against whom. */

import type { MyMatch } from '../../lib/server/answers';
import { together } from '../../lib/seats/seats';
import { at, opponentsOf as opponents, partnersOf, seatsFrom, sideOf, sidesAt } from '../../lib/seats/sides';
import { t } from '../../lib/language/words.svelte';

export type Outcome = 'won' | 'lost' | 'drawn' | 'unfinished';

export const OUTCOMES: readonly Outcome[] = ['won', 'lost', 'drawn', 'unfinished'];

export function outcomeOf({ winner, ended, you, players }: MyMatch): Outcome {
  if (ended === null) return 'unfinished';
  if (winner === null) return 'drawn';
  return winner === sideOf(you, players.length) ? 'won' : 'lost';
}

/** The scores, one's own side's first: in games once a rubber is over, otherwise in points. */
export function scoreOf({ games, score, you, ended, rubber, players }: MyMatch): readonly number[] {
  const numbers = rubber && ended !== null ? games : score;
  return seatsFrom(sideOf(you, players.length), sidesAt(players.length)).map((side) => at(numbers, side));
}

/** The partners of whose match it is, as one name; '' where all play for themselves. */
export function partnerOf({ players, you }: MyMatch): string {
  return together(partnersOf(you, players.length).map((seat) => players[seat] ?? ''));
}

/** The opponents of a match, as one name. */
export function opponentsOf({ players, you }: MyMatch): string {
  return together(opponents(you, players.length).map((seat) => players[seat] ?? ''));
}

/** The name of an unfinished game in a list: its table's title, or its score. */
export function unfinishedName(match: MyMatch): string {
  if (match.title) return match.title;
  return match.started === null
    ? t('together-waiting-to-begin')
    : partnerOf(match)
      ? t('together-score-with', { score: scoreOf(match).join(' : '), partner: partnerOf(match) })
      : t('together-score-against', { score: scoreOf(match).join(' : '), opponents: opponentsOf(match) });
}
