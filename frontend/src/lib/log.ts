/** The log of a match, as this browser keeps it. */

import type { Now } from './messages';

/** What has happened, kept for a page that is loaded again: the table itself tells only what is new. */
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
