/**
 * A seat's part in the shuffle: 32 random bytes, promised before anybody shows any. They are kept in this browser with
 * everything else the page saw, so that a reloaded page can still show what it promised, and check the deals later.
 */

import { hexToBytes } from '@noble/hashes/utils.js';
import type { Wish } from '../connection/connection';
import { newContribution, promiseOf } from './fair';
import type { Memory } from './memory';
import { forget, keep, kept } from '../../lib/settings/kept';
import type { Now, TableNow } from '../../lib/server/replies';

/** The number of matches that are remembered, at some 5 KB each. */
const MOST = 100;
/** Where the matches that are remembered are listed, the latest last. */
const INDEX = 'euchre.shuffles';

/** The match that a shuffle is for. */
export type Match = Pick<TableNow, 'code' | 'match'>;

/** What this seat still owes the shuffle: its promise, then what it promised; null if nothing is due. */
export function due(now: Now): Wish | null {
  const { table, you } = now;
  if (you === null || table.stage !== 'shuffling') return null;
  const { promised, shown, promise, attempt, contributors } = table.shuffle;
  if (!contributors.includes(you)) return null;
  const found = recall(now.table);
  const memory = found?.attempt === attempt && found.seat === you ? found : begin(now, you, promise, attempt);
  const digest = promiseOf(hexToBytes(memory.contribution));
  const everybody = contributors.every((seat) => promised[seat] !== null);
  if (promised[you] !== digest) return everybody ? null : { type: 'commit', digest };
  if (!everybody || shown[you] !== null || memory.promise !== promise) return null;
  keep(place(now.table), { ...memory, promises: promised });
  return { type: 'reveal', contribution: memory.contribution };
}

/** What this browser keeps of a match that it takes part in. */
export function recall(match: Match): Memory | undefined {
  return kept<Memory>(place(match));
}

/** What this browser saw of the last attempt at the shuffle, which gave the cards; undefined if it missed a promise. */
export function witnessed(match: Match, attempt: number): Memory | undefined {
  const memory = recall(match);
  return memory?.attempt === attempt && memory.promises.length >= 2 ? memory : undefined;
}

/** Keep more of a match that it keeps already. */
export function retain(match: Match, memory: Memory): void {
  keep(place(match), memory);
}

function begin(now: Now, seat: number, promise: string, attempt: number): Memory {
  const { rules } = now.table;
  const nothing = { deals: {}, version: 0, dealt: 0, played: {}, sent: [], undone: false };
  const memory = { attempt, promise, promises: [], seat, contribution: newContribution(), rules, ...nothing };
  makeRoom(place(now.table));
  keep(place(now.table), memory);
  return memory;
}

/** List a match as the latest, and forget the oldest. */
function makeRoom(latest: string): void {
  const matches = [...(kept<string[]>(INDEX) ?? []).filter((other) => other !== latest), latest];
  matches.slice(0, -MOST).forEach(forget);
  keep(INDEX, matches.slice(-MOST));
}

function place({ code, match }: Match): string {
  return `euchre.shuffle.${code}.${match}`;
}
