/** The daily deals as the page speaks of them: which day it is, what comes next, and how it went. */

import { dayInWords } from '../language/days';
import { amount, labelOf, mean, percent } from '../language/intl';
import { t } from '../language/words.svelte';
import { yourName } from '../seats/seats';
import type { DailyDeal, DailyNow, PersonsDeals } from '../server/answers';
import { ask, post } from '../server/api';
import { checkCookies } from '../server/cookies';
import { rulesTitle } from '../server/rules';
import { keep, kept } from '../settings/kept';
import { settings } from '../settings/settings.svelte';

/** The number of the last deal of a day. */
export const LAST = 8;
/** Up to these losses, in points, the decisions of a deal were as good as the best, or nearly so. */
const BEST = 0.1;
const GOOD = 0.5;

export type Mark = 'best' | 'good' | 'lost' | 'played' | 'open';

/** The signs of the marks, where there are only letters: in what is shared. */
const SIGNS: Readonly<Record<Mark, string>> = { best: '⭐', good: '🔸', lost: '▫️', played: '▪️', open: '·' };

/** Today as this person's calendar has it: `2026-11-28`. */
export function today(now = new Date()): string {
  return labelOf(now);
}

const PLACE = 'euchre.daily';

/** A day as it stands. Throws `Trouble`. */
export async function lookAt(day: string): Promise<DailyNow> {
  const now = await ask<DailyNow>(`/api/daily/${day}`);
  if (day === today()) keep(PLACE, now);
  return now;
}

/** Today as it stood when it was last looked at, so that nothing jumps when it is looked at again; or null. */
export function lastLook(day: string): DailyNow | null {
  const last = kept<DailyNow>(PLACE);
  return last?.day === day ? last : null;
}

/** Open the table of a deal, or find it again; returns the path of the table. Throws `Trouble`. */
export async function openDeal(day: string, number: number): Promise<string> {
  await checkCookies();
  const wish = { number, name: yourName(), pace: settings.animation };
  const { code } = await post<{ code: string }>(`/api/daily/${day}`, wish);
  return `/t/${code}`;
}

/** The number of the first deal that is not over, besides one that is though its result is not counted; or undefined. */
export function nextDeal(now: DailyNow, besides?: number): number | undefined {
  return now.deals.find((deal) => deal.points === null && deal.number !== besides)?.number;
}

/** The sign of a deal, which tells nothing of its cards. */
export function markOf({ points, loss }: DailyDeal): Mark {
  if (points === null) return 'open';
  if (loss === null) return 'played';
  if (loss <= BEST) return 'best';
  return loss <= GOOD ? 'good' : 'lost';
}

/** The points in words, with their sign: `+2`, `−1`. */
export function signed(points: number): string {
  return amount(points, { signed: true });
}

/** The points, par and loss of the deals that are over; null for what is not known of all of them. */
export function totals(now: DailyNow): { points: number; par: number | null; loss: number | null; error: number } {
  const played = now.deals.filter((deal) => deal.points !== null);
  const sum = (values: readonly (number | null)[]): number | null =>
    values.reduce<number | null>((total, value) => (total === null || value === null ? null : total + value), 0);
  return {
    points: sum(played.map((deal) => deal.points)) ?? 0,
    par: sum(played.map((deal) => deal.par)),
    loss: sum(played.map((deal) => deal.loss)),
    error: Math.hypot(...played.map((deal) => deal.error ?? 0)),
  };
}

/** The points of some deals and what their decisions lost, in words. */
export function resultInWords({ deals, points, judged, loss }: Omit<PersonsDeals, 'name'>): string {
  const lost = loss === null || judged === 0 ? [] : [t('daily-past-loss', { loss: mean(Math.max(0, loss / judged)) })];
  return [t('daily-points', { points: signed(points), deals }), ...lost].join(' · ');
}

/** The share of the others of whom this person is ahead, in words; "" where it would be that of a single one. */
export function aheadInWords({ beaten }: DailyNow): string {
  if (beaten === null || beaten.people < 3) return '';
  return t('daily-beaten', { share: percent(beaten.share), others: beaten.people - 1 });
}

/** The text to share, which gives nothing away. */
export function sharedText(now: DailyNow): string {
  const { points, par } = totals(now);
  const lines = [
    t('daily-shared-title', { day: dayInWords(now.day), rules: rulesTitle(now.rules) }),
    now.deals.map((deal) => SIGNS[markOf(deal)]).join(''),
    par === null
      ? t('daily-shared-points', { points: signed(points) })
      : t('daily-shared-par', { points: signed(points), par: signed(par) }),
    `${location.origin}/daily/${now.day}`,
  ];
  return lines.join('\n');
}
