/** Days of a club's calendar and times of day, as the language of the page writes them. */

import { spokenLanguage } from '../../lib/language/words.svelte';

/** A Monday. */
const MONDAY = new Date(2024, 0, 1);

function dateOf(day: string): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date);
}

function written(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(spokenLanguage(), options).format(date);
}

/** `2026-11-26` with its weekday: `Thursday, November 26`. */
export function longDay(day: string): string {
  return written(dateOf(day), { weekday: 'long', day: 'numeric', month: 'long' });
}

/** `2026-11-26` for a list: `Nov 26, 2026`. */
export function shortDay(day: string): string {
  return written(dateOf(day), { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A day of the week, 0 being Monday. */
export function weekday(number: number): string {
  return written(new Date(MONDAY.getFullYear(), MONDAY.getMonth(), MONDAY.getDate() + number), { weekday: 'long' });
}

/** The names of places that browsers still call by an older one. */
const RENAMED: Readonly<Record<string, string>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Louisville': 'America/Kentucky/Louisville',
  'Africa/Asmera': 'Africa/Asmara',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

function named(zone: string): string {
  return RENAMED[zone] ?? zone;
}

/** The time zones that this browser knows, by the names of today. */
export function allZones(): string[] {
  return Intl.supportedValuesOf('timeZone').map(named).toSorted();
}

/** The time zone of this browser, such as `Europe/Berlin`. */
export function zoneHere(): string {
  return named(Intl.DateTimeFormat().resolvedOptions().timeZone);
}
