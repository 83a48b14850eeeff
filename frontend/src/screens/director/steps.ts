/** The directors' last step in words: what "Take back" takes back. */

import { nameOf } from '../../lib/evening/people';
import type { LiveEvening, Step } from '../../lib/evening/live.svelte';
import type { EveningWish } from '../../lib/evening/outbox';
import type { EveningNow, LastStep, RoundScore } from '../../lib/server/evenings';
import { listed } from '../../lib/language/intl';
import { t } from '../../lib/language/words.svelte';

/** The sentences for what says nothing but who it is about. */
const SAID: Partial<Record<EveningWish['type'], string>> = {
  changeentrant: 'change',
  removeentrant: 'remove',
  withdraw: 'withdraw',
  comeback: 'comeback',
  dropcards: 'dropcards',
  startclock: 'startclock',
  stopclock: 'stopclock',
  finish: 'finish',
  reopen: 'reopen',
};

/** `table 4, 9 to 6`. */
export function stepText(step: Step, now: EveningNow): string {
  return 'known' in step ? known(step.known, now) : said(step.said, now);
}

/** `9 to 6`, or that it was not played. */
export function scoreText(score: RoundScore | null): string {
  if (score === null) return t('directing-not-played');
  const [first = 0, second = 0] = score.points;
  return score.points.length === 2 ? t('directing-score', { first, second }) : listed(score.points.map(String));
}

/** `3 results and 2 rounds wait for the network`, from the types of the messages that wait. */
export function waitingText(types: LiveEvening['waitingTypes']): string {
  const count = (kind: string): number => types.filter((type) => type === kind).length;
  const [results, rounds] = [count('enterresult'), count('seatround')];
  const counts = { results, rounds, changes: types.length - results - rounds };
  const things = Object.entries(counts).flatMap(([kind, number]) =>
    number > 0 ? [t(`directing-waiting-${kind}`, { count: number })] : [],
  );
  return t('directing-waiting', { things: listed(things), count: types.length });
}

/** The round whose seating a step was, if it had live tables: their cards may be dealt, and everybody is told why. */
export function dealtRound(step: Step, now: EveningNow): number | null {
  const round = now.rounds.at(-1);
  const seats = 'known' in step ? step.known.kind === 'roundseated' : step.said.type === 'seatround';
  return seats && round?.tables.some(({ section }) => section === 'online') ? round.number : null;
}

function known({ kind, round, table, number }: LastStep, now: EveningNow): string {
  const name = number === null ? '' : nameOf(now.entrants, number);
  switch (kind) {
    case 'resultentered': {
      const result = now.rounds[(round ?? 0) - 1]?.tables.find((one) => one.number === table)?.result;
      return resultStep(table ?? 0, result?.score ?? null);
    }
    case 'entered':
      return t('directing-step-enter', { name });
    case 'entrantchanged':
      return t('directing-step-change', { name });
    case 'entrantremoved':
      return t('directing-step-remove', { name });
    case 'withdrawn':
      return t('directing-step-withdraw', { name });
    case 'cameback':
      return t('directing-step-comeback', { name });
    case 'cardsdropped':
      return t('directing-step-dropcards');
    case 'roundseated':
      return t('directing-step-seatround', { round: now.rounds.length });
    case 'clockstarted':
      return t('directing-step-startclock');
    case 'clockstopped':
      return t('directing-step-stopclock');
    case 'eveningfinished':
      return t('directing-step-finish');
    case 'eveningreopened':
      return t('directing-step-reopen');
    default:
      return t('directing-step-settings');
  }
}

function said(wish: EveningWish, now: EveningNow): string {
  if (wish.type === 'enterresult') return resultStep(wish.table, wish.score);
  if (wish.type === 'enter') return t('directing-step-enter', { name: wish.name });
  if (wish.type === 'seatround') return t('directing-step-seatround', { round: wish.round });
  const id = SAID[wish.type];
  if (id === undefined) return t('directing-step-settings');
  return t(`directing-step-${id}`, 'entrant' in wish ? { name: nameOf(now.entrants, wish.entrant) } : {});
}

function resultStep(table: number, score: RoundScore | null): string {
  return t('directing-step-result', { table, score: scoreText(score) });
}
