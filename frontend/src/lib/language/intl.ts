/** Numbers, dates and lists as the language of the page writes them. */

import { spokenLanguage, t } from './words.svelte';

/** The standard errors to each side of a 95% interval. */
export const Z = 1.96;

/** A part of a whole: `50%`, in German `50 %`; a dash where there is none. */
export function percent(rate: number | null): string {
  return rate === null ? '–' : new Intl.NumberFormat(spokenLanguage(), { style: 'percent' }).format(rate);
}

/** A small part of a whole: `1.4%`. */
export function percentFine(rate: number): string {
  const format = new Intl.NumberFormat(spokenLanguage(), { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return format.format(rate).replace('-', '−');
}

/** The range from one part to another: `40–60%`. */
export function percentRange(from: number, to: number): string {
  return t('statistics-range', { from: Math.round(100 * from), to: Math.round(100 * to) });
}

/** A mean with two decimals, with its sign where it is a difference. */
export function mean(value: number | null, { signed = false } = {}): string {
  if (value === null) return '–';
  const format = new Intl.NumberFormat(spokenLanguage(), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: signed ? 'exceptZero' : 'negative',
  });
  return format.format(value).replace('-', '−');
}

/** The amount, perhaps with a half: `7`, `6.5`; with its sign where it is a difference: `+2`. */
export function amount(value: number, { signed = false } = {}): string {
  const signDisplay = signed ? 'exceptZero' : 'auto';
  return new Intl.NumberFormat(spokenLanguage(), { maximumFractionDigits: 1, signDisplay }).format(value).replace('-', '−');
}

/** Several things in words: `1, 2, and 4`. */
export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(spokenLanguage()).format(things);
}

/** A moment, in unix seconds, as people say it: today's with the time, this year's without the year. */
export function when(seconds: number, now = new Date()): string {
  const then = new Date(seconds * 1000);
  const days = Math.round((midnight(now) - midnight(then)) / 86_400_000);
  const format = (options: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(spokenLanguage(), options).format(then);
  const time = format({ hour: 'numeric', minute: '2-digit' });
  if (days === 0) return t('games-today', { time });
  if (days === 1) return t('games-yesterday', { time });
  return format({ day: 'numeric', month: 'short', ...(then.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }) });
}

/** The time that something took, in seconds, as people say it. */
export function howLong(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return t('games-under-a-minute');
  return minutes < 60 ? t('games-minutes', { minutes }) : t('games-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** A day of this computer's calendar: `2026-11-28`. */
export function labelOf(day: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The midnight at which a day such as `2026-11-28` begins here. */
export function dateOf(label: string): Date {
  const [year = 0, month = 1, date = 1] = label.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function midnight(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}
