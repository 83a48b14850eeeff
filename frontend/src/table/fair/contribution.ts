/**
 * A seat's part in the shuffle: 32 random bytes, promised before anybody shows any. They are kept in this browser with
 * everything else the page saw, so that a reloaded page can still show what it promised, and check the deals later.
 */

import { hexToBytes } from '@noble/hashes/utils.js';
import { newContribution, promiseOf } from './fair';
import type { Memory } from './memory';
import { forget, keep, kept } from '../../lib/settings/kept';
import type { Now, ShuffleNow, TableNow } from '../../lib/server/replies';

/** The number of matches that are remembered, at some 5 KB each. */
const MOST = 100;
/** The key of the list of remembered matches, the latest last. */
const INDEX = 'euchre.shuffles';

/** The match that a shuffle is for. */
export type Match = Pick<TableNow, 'code' | 'match'>;

/** A round of an evening whose tables all have the same cards, by the evening's code. */
export interface Round {
  code: string;
  round: number;
}

/** The part that is still owed to a shuffle. */
export type Part = { type: 'commit'; digest: string } | { type: 'reveal'; contribution: string };

type Shuffle = Pick<ShuffleNow, 'promised' | 'shown' | 'promise' | 'attempt' | 'contributors'>;

/** The part this seat still owes the shuffle: its promise, then what it promised; null if nothing is due. */
export function due(now: Now): Part | null {
  const { table, you } = now;
  return you === null || table.stage !== 'shuffling' ? null : owed(place(table), you, table.shuffle, table.rules);
}

/** The same before a round: each entrant has a place in its shuffle, number 1 place 0. */
export function dueInRound(round: Round, entrant: number, shuffle: Shuffle): Part | null {
  return owed(placeOfRound(round), entrant - 1, shuffle, ''); // its table will say by which rules
}

function owed(where: string, you: number, shuffle: Shuffle, rules: string): Part | null {
  const { promised, shown, promise, attempt, contributors } = shuffle;
  if (!contributors.includes(you)) return null;
  const found = kept<Memory>(where);
  const memory = found?.attempt === attempt && found.seat === you ? found : begin(where, you, shuffle, rules);
  const digest = promiseOf(hexToBytes(memory.contribution));
  const everybody = contributors.every((seat) => promised[seat] !== null);
  if (promised[you] !== digest) return everybody ? null : { type: 'commit', digest };
  if (!everybody || shown[you] !== null || memory.promise !== promise) return null;
  keep(where, { ...memory, promises: promised });
  return { type: 'reveal', contribution: memory.contribution };
}

/** Keep for a table of a round what this page added to the round's shuffle, so that it can check the table's deals. */
export function bringFromRound({ table, you }: Now): void {
  const { evening, shuffle } = table;
  if (you === null || evening === null || shuffle.entrants === null || recall(table) !== undefined) return;
  const memory = kept<Memory>(placeOfRound(evening));
  const entrant = evening.entrants[you];
  if (memory?.attempt !== shuffle.attempt || entrant == null || memory.seat !== entrant - 1) return;
  makeRoom(place(table));
  retain(table, { ...memory, seat: you, rules: table.rules });
}

/** The memory that this browser keeps of a match that it takes part in. */
export function recall(match: Match): Memory | undefined {
  return kept<Memory>(place(match));
}

/** The memory of the last attempt at the shuffle, which gave the cards; undefined if a promise was missed. */
export function witnessed(match: Match, attempt: number): Memory | undefined {
  const memory = recall(match);
  return memory?.attempt === attempt && memory.promises.length >= 2 ? memory : undefined;
}

/** Keep more of a match that it keeps already. */
export function retain(match: Match, memory: Memory): void {
  keep(place(match), memory);
}

function begin(where: string, seat: number, { promise, attempt }: Shuffle, rules: string): Memory {
  const nothing = { deals: {}, version: 0, dealt: 0, played: {}, sent: [], undone: false };
  const memory = { attempt, promise, promises: [], seat, contribution: newContribution(), rules, ...nothing };
  makeRoom(where);
  keep(where, memory);
  return memory;
}

/** List a match as the latest, and forget the oldest. */
function makeRoom(latest: string): void {
  const matches = [...(kept<string[]>(INDEX) ?? []).filter((other) => other !== latest), latest];
  matches.slice(0, -MOST).forEach(forget);
  keep(INDEX, matches.slice(-MOST));
}

function placeOfRound({ code, round }: Round): string {
  return `euchre.shuffle.${code}.round.${round}`;
}

function place({ code, match }: Match): string {
  return `euchre.shuffle.${code}.${match}`;
}
