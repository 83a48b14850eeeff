/**
 * A seat's part in the shuffle: 32 random bytes, promised before anybody shows any. They are kept in this browser with
 * all else the page saw, so that a page loaded again can still show what it promised, and check the deals at the end.
 */

import { hexToBytes } from '@noble/hashes/utils.js';
import { newContribution, promiseOf, type Memory } from './fair';
import { keep, kept } from './kept';
import type { News, Now, Picture } from './messages';
import type { Wish } from './socket';

interface Kept extends Memory {
  /** How many deals this page has seen; -1 once it has missed one, or decisions were taken back. */
  deals: number;
}

/** What this seat still owes the shuffle: its promise, then what it promised; null if nothing is due. */
export function due(now: Now): Wish | null {
  const { table, you } = now;
  if (you === null || table.stage !== 'shuffling') return null;
  const { promised, shown, promise, attempt, contributors } = table.shuffle;
  if (!contributors.includes(you)) return null;
  const found = recall(now);
  const memory = found?.attempt === attempt && found.seat === you ? found : begin(now, you, promise, attempt);
  const digest = promiseOf(hexToBytes(memory.contribution));
  const everybody = contributors.every((seat) => promised[seat] !== null);
  if (promised[you] !== digest) return everybody ? null : { type: 'commit', digest };
  if (!everybody || shown[you] !== null || memory.promise !== promise) return null;
  keep(place(now), { ...memory, promises: promised });
  return { type: 'reveal', contribution: memory.contribution };
}

/** Remember the hand of a deal. */
export function remember(now: Now, news: News, picture: Picture | null): void {
  const memory = news.action?.startsWith('deal') ? recall(now) : undefined;
  if (memory === undefined || memory.deals < 0) return;
  const deals = memory.deals + 1;
  const hand = picture?.hand.map((held) => held.card) ?? [];
  keep(place(now), { ...memory, deals, hands: hand.length === 5 ? { ...memory.hands, [deals]: hand } : memory.hands });
}

/** From here on the page has not seen every deal. */
export function loseCount(now: Now): void {
  const memory = recall(now);
  if (memory !== undefined && memory.deals >= 0) keep(place(now), { ...memory, deals: -1 });
}

/** What this browser saw of the present match, if it took part from its shuffle on. */
export function recall(now: Now): Kept | undefined {
  return kept<Kept>(place(now));
}

function begin(now: Now, seat: number, promise: string, attempt: number): Kept {
  const { contribution } = newContribution();
  const memory = { attempt, promise, promises: [], seat, contribution, hands: {}, deals: 0 };
  keep(place(now), memory);
  return memory;
}

function place({ table }: Now): string {
  return `euchre.shuffle.${table.code}.${table.match}`;
}
