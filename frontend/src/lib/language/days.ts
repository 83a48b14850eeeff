/** Days of a calendar, times of day and time zones, as the language of the page writes them. */

import { dateOf, labelOf } from './intl';
import { spokenLanguage, t } from './words.svelte';

/** A Monday. */
const MONDAY = new Date(2024, 0, 1);

function written(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(spokenLanguage(), options).format(date);
}

/** A day such as `2026-11-26` in words: `Thursday, November 26`; a text that is none stays as it is. */
export function dayInWords(day: string): string {
  const date = dateOf(day);
  return labelOf(date) === day ? written(date, { weekday: 'long', day: 'numeric', month: 'long' }) : day;
}

/** The month of a day: `November`. */
export function monthInWords(day: string): string {
  return written(dateOf(day), { month: 'long' });
}

/** `2026-11-26` for a list: `Nov 26, 2026`. */
export function shortDay(day: string): string {
  return written(dateOf(day), { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A day of the week, 0 being Monday. */
export function weekday(number: number): string {
  return written(new Date(MONDAY.getFullYear(), MONDAY.getMonth(), MONDAY.getDate() + number), { weekday: 'long' });
}

/** `19:30` as people say it, with its zone for readers in another one; "" is no zone. */
export function timeOfDay(time: string, zone = ''): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const here = written(new Date(2024, 0, 1, hour, minute), { hour: 'numeric', minute: '2-digit' });
  return zone === '' || zone === zoneHere() ? here : t('club-time-there', { time: here, zone });
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
