/**
 * A seat's part in the shuffle: 32 random bytes, promised before anybody shows any. They are kept in this browser with
 * everything else the page saw, so that a reloaded page can still show what it promised, and check the deals later.
 */

import { hexToBytes } from '@noble/hashes/utils.js';
import type { Wish } from '../connection/connection';
import { newContribution, promiseOf, type Memory } from './fair';
import { forget, keep, kept } from '../../lib/settings/kept';
import type { Now, TableNow } from '../../lib/server/replies';

/** The number of matches that are remembered, at some 2 KB each. */
const MOST = 100;
/** Where the matches that are remembered are listed, the latest last. */
const INDEX = 'euchre.shuffles';

/** The match that a shuffle is for. */
type Match = Pick<TableNow, 'code' | 'match'>;

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

/** Keep your own hand of a deal as it was dealt, and who dealt it. */
export function remember(now: Now): void {
  const { picture, table, you } = now;
  if (picture?.hand.length !== 5 || picture.trump !== null || picture.buried.length > 0 || picture.dealer === null) return;
  const memory = recall(now.table);
  if (memory?.seat !== you) return;
  const { dealer, cut, number, games } = picture;
  const played = [number, ...games].join(' ');
  const before = memory.deals[table.dealt] ?? [];
  const last = before.at(-1);
  if (last?.dealer === dealer && last.cut === cut && last.played === played) return;
  const seen = { hand: picture.hand.map((held) => held.card), dealer, cut, played };
  keep(place(now.table), { ...memory, deals: { ...memory.deals, [table.dealt]: [...before, seen] } });
}

function recall(match: Match): Memory | undefined {
  return kept<Memory>(place(match));
}

/** What this browser saw of the last attempt at the shuffle, which gave the cards; undefined if it missed a promise. */
export function witnessed(match: Match, attempt: number): Memory | undefined {
  const memory = recall(match);
  return memory?.attempt === attempt && memory.promises.length === 4 ? memory : undefined;
}

function begin(now: Now, seat: number, promise: string, attempt: number): Memory {
  const { rules } = now.table;
  const memory = { attempt, promise, promises: [], seat, contribution: newContribution(), rules, deals: {} };
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
