/** Words and figures of a review. */

import type { PlayedLevel, SeatBots } from '../../lib/server/answers';
import { signed } from '../../lib/cards/suits';
import { spokenLanguage, t } from '../../lib/language/words.svelte';
import { isLevel, levelTitle } from '../../lib/seats/levels';

/** A choice, such as `name hearts alone` or `play Jh`, for people; the table says what its `benny` and its players are called. */
export function choiceSaid(action: string, benny: string, dealer: boolean, players: readonly string[]): string {
  const [word = '', ...rest] = action.split(' ');
  const alone = rest.includes('alone') ? 'yes' : 'no';
  switch (word) {
    case 'play':
      return signed(rest[0] ?? '', benny);
    case 'order':
      return t('review-choice-order', { alone, dealer: dealer ? 'yes' : 'no' });
    case 'name':
      return t('review-choice-name', { suit: rest[0] ?? '', alone });
    case 'bury':
    case 'give':
    case 'under':
      return t(`review-choice-${word}`, { cards: rest.map((card) => signed(card, benny)).join(' ') });
    case 'ask':
      return t('review-choice-ask', { name: players[Number(rest[0])] ?? '' });
    case 'pass':
    case 'alone':
    case 'together':
    case 'keep':
    case 'redeal':
    case 'tram':
      return t(`review-choice-${word}`);
    default:
      return action;
  }
}

/** The level at which somebody played, with its interval; null if the decisions are too few to tell. */
export function levelSaid({ level, lowest, highest }: PlayedLevel): { level: string; range: string } | null {
  if (lowest === 'beginner' && highest === 'expert') return null;
  const range = lowest === highest ? '' : t('review-played-range', { lowest: t(`level-${lowest}`), highest: t(`level-${highest}`) });
  return { level: t(`level-${level}`), range };
}

/** The others who played in a seat, a sentence each: bots that stood in, by level, and people who took it over. */
export function othersAt(seat: SeatBots): string[] {
  const bots = Object.entries(seat.stood_in).map(([level, count]) =>
    t('review-played-stood-in', { count, level: isLevel(level) ? levelTitle(level) : level }),
  );
  return seat.taken_over ? [...bots, t('review-played-taken-over', { count: seat.taken_over })] : bots;
}

/** A change of the chance to win, in percentage points with a sign: `+1.5`, `−0.3`, `0.0`. */
export function points(change: number, digits = 1): string {
  return decimal(change, 'exceptZero', digits);
}

/** A change of the chance to win, in whole per cent with a sign: `+12%`. */
export function change(by: number): string {
  const format = new Intl.NumberFormat(spokenLanguage(), { style: 'percent', signDisplay: 'exceptZero' });
  return format.format(by).replace('-', '−');
}

/** The size of a standard error, in percentage points. */
export function size(error: number, digits = 1): string {
  return decimal(error, 'never', digits);
}

/** Points of a deal that are exact, with their sign: `+2`, `−1`, `0`. */
export function whole(value: number): string {
  return new Intl.NumberFormat(spokenLanguage(), { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(value).replace('-', '−');
}

function decimal(value: number, signDisplay: 'exceptZero' | 'never', digits: number): string {
  const format = new Intl.NumberFormat(spokenLanguage(), { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay });
  return format.format(100 * value).replace('-', '−');
}
