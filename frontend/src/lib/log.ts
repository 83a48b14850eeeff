/** The log of a match, as this browser keeps it. */

import type { Now } from './messages';

/** What has happened, kept for a page that is loaded again: the table itself tells only the deal under way. */
export function keepLog({ table }: Now, log: readonly string[]): void {
  sessionStorage.setItem(`euchre.log.${table.code}.${table.match}`, JSON.stringify(log));
}

export function keptLog({ table }: Now): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(`euchre.log.${table.code}.${table.match}`) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** A log brought up to date with the deal under way, which the table tells from its first line to its last. */
export function caughtUp(log: readonly string[], told: readonly string[]): string[] {
  if (told.length === 0) return [...log];
  const from = log.findLastIndex((line, place) => line === told[0] && (log[place + 1] === told[1] || place === log.length - 1));
  return [...(from < 0 ? log : log.slice(0, from)), ...told];
}
