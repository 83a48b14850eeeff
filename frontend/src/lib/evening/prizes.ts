/** The prizes of an evening that is over: the best, most loners, and the lowest score. */

import type { EveningNow } from '../server/evenings';
import { t } from '../language/words.svelte';
import { hasResults, namesOf, rankedLines, type RankedLine } from './ranked';

/** With more a prize is shared by too many to name. */
const NAMED = 4;

export interface Prize {
  readonly kind: 'first' | 'loners' | 'lowest';
  /** Everybody who shares it, or how many do. */
  readonly names: string;
  /** The points, or the loners, that win it. */
  readonly value: number;
}

type Counted = Pick<EveningNow, 'entrants' | 'pairs' | 'rounds' | 'settings' | 'standings'>;

/** The prizes, the first one first; none before any result, and none for loners where nobody made one. */
export function prizesOf(now: Counted): readonly Prize[] {
  const lines = rankedLines(now);
  if (!hasResults(now) || lines.length === 0) return [];
  const shared = (kind: Prize['kind'], key: 'points' | 'loners', winners: readonly RankedLine[]): Prize => ({
    kind,
    names:
      winners.length > NAMED
        ? t('evening-prize-shared', { count: winners.length })
        : winners.map((line) => namesOf(now.entrants, line)).join(', '),
    value: winners[0]?.[key] ?? 0,
  });
  const most = Math.max(...lines.map(({ loners }) => loners));
  const least = Math.min(...lines.map(({ points }) => points));
  return [
    shared(
      'first',
      'points',
      lines.filter(({ rank }) => rank === 1),
    ),
    ...(now.settings.loners && most > 0
      ? [
          shared(
            'loners',
            'loners',
            lines.filter(({ loners }) => loners === most),
          ),
        ]
      : []),
    shared(
      'lowest',
      'points',
      lines.filter(({ points }) => points === least),
    ),
  ];
}

/** True if somebody has a credit for a round without a table, which may be a fraction. */
export function hasCredits({ settings, standings }: Pick<EveningNow, 'settings' | 'standings'>): boolean {
  return settings.scoring.sit_out !== 'nothing' && standings.some(({ rounds }) => rounds.some(({ played }) => !played));
}
