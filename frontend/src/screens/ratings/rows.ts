/** The rows of a list of ratings: bots and people, the best first. */

import { amount, mean } from '../../lib/language/intl';
import { t } from '../../lib/language/words.svelte';
import { levelTitle } from '../../lib/seats/levels';
import type { FamilyNow, LossRating } from '../../lib/server/answers';

export interface Row {
  key: string;
  name: string;
  kind: 'bot' | 'person' | 'you';
  /** The card of a rating; the ladder has none. */
  card: LossRating['card'] | null;
  /** The place on the scale, and the ends of its interval. */
  value: number;
  low: number;
  high: number;
}

/** The losses of bots and people, the least first. */
export function lossRows({ bots, people, rating }: FamilyNow): Row[] {
  const rows: Row[] = [
    ...bots.map(({ bot, rating }) => ({
      ...placed(rating),
      key: bot,
      name: t('ratings-bot', { level: levelTitle(bot) }),
      kind: 'bot' as const,
    })),
    ...people.map(({ name, you, rating }, place) => ({ ...placed(rating), key: `person ${place}`, ...titled(name, you) })),
  ];
  if (rating !== null && !people.some(({ you }) => you)) rows.push({ ...placed(rating), key: 'you', ...titled('', true) });
  return rows.toSorted((one, other) => one.value - other.value);
}

/** The people on the ladder, the best first. */
export function ladderRows({ ladder, rung }: FamilyNow): Row[] {
  const rows: Row[] = ladder.map(({ name, you, rung }, place) => ({ ...risen(rung), key: `person ${place}`, ...titled(name, you) }));
  if (rung !== null && !ladder.some(({ you }) => you)) rows.push({ ...risen(rung), key: 'you', ...titled('', true) });
  return rows.toSorted((one, other) => other.value - one.value);
}

/** The ends of the scale on which all rows have room. */
export function scaleOf(rows: readonly Row[]): { least: number; most: number } {
  return { least: Math.min(0, ...rows.map(({ low }) => low)), most: Math.max(...rows.map(({ high }) => high)) };
}

/** A loss with two decimals; a strength by results, which has no card, with one. */
export function figure(value: number, card: Row['card']): string {
  return card === null ? amount(value) : mean(value);
}

/** A figure with its interval in words. */
export function inWords({ card, value, low, high }: Omit<Row, 'key' | 'name' | 'kind'>): string {
  return t('ratings-interval', { value: figure(value, card), low: figure(low, card), high: figure(high, card) });
}

/** A loss as it is shown: one below nothing is no more than chance, or an expert that looks further than who judges it. */
export function placed({ card, loss, low, high }: LossRating): Pick<Row, 'card' | 'value' | 'low' | 'high'> {
  return { card, value: Math.max(0, loss), low: Math.max(0, low), high: Math.max(0, high) };
}

function risen({ skill, low, high }: NonNullable<FamilyNow['rung']>): Pick<Row, 'card' | 'value' | 'low' | 'high'> {
  return { card: null, value: skill, low, high };
}

function titled(name: string, you: boolean): Pick<Row, 'name' | 'kind'> {
  if (!you) return { name, kind: 'person' };
  return { name: name === '' ? t('ratings-you') : t('ratings-you-as', { name }), kind: 'you' };
}
