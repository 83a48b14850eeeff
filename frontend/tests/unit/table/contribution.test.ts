/** The part a page owes a shuffle, what it may say of one afterwards, and how much of the shuffles this browser keeps. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { bringFromRound, due, dueInRound, recall, witnessed } from '../../../src/table/fair/contribution';
import { promiseOf } from '../../../src/table/fair/fair';
import type { Now } from '../../../src/lib/server/replies';
import { now } from '../made';

const OTHERS = ['22', '33', '44'].map((byte) => byte.repeat(32));

/** A shuffle of a match by all four, or by some, as seat 0 is told of it before it has promised. */
function shuffling(match = 1, { attempt = 1, promised = [null, ...OTHERS] as (string | null)[], contributors = [0, 1, 2, 3] } = {}): Now {
  const shuffle = { promise: `the promise of attempt ${attempt}`, attempt, promised, contributors, shown: [null, null, null, null] };
  return now({}, { match, stage: 'shuffling', shuffle } as never);
}

/** The promises of that shuffle that this page has seen. */
function seen({ table }: Now): readonly (string | null)[] | undefined {
  return witnessed(table, table.shuffle.attempt)?.promises;
}

/** Promise and show, as asked; returns the shuffle then. */
function shuffle(match = 1): Now {
  const commit = due(shuffling(match));
  if (commit?.type !== 'commit') throw new Error('a promise is due');
  const promised = shuffling(match, { promised: [commit.digest, ...OTHERS] });
  const reveal = due(promised);
  if (reveal?.type !== 'reveal') throw new Error('a contribution is due');
  expect(promiseOf(hexToBytes(reveal.contribution))).toBe(commit.digest);
  return promised;
}

test('a page shows what it promised once everybody has promised, and has seen the promises then', () => {
  due(shuffling());
  expect(seen(shuffling())).toBeUndefined();
  const after = shuffle();
  expect(seen(after)).toEqual(after.table.shuffle.promised);
});

test('a page that has no part in another shuffle has not seen the promises of that one', () => {
  shuffle();
  const anew = shuffling(1, { attempt: 2, contributors: [1, 2, 3] });
  expect(due(anew)).toBeNull();
  expect(seen(anew)).toBeUndefined();
});

test('a page promises anew in another shuffle that it has a part in', () => {
  shuffle();
  const anew = shuffling(1, { attempt: 2 });
  expect(due(anew)?.type).toBe('commit');
  expect(seen(anew)).toBeUndefined();
});

test('the last hundred matches are kept, and what is older is removed', () => {
  for (let match = 1; match <= 102; match += 1) shuffle(match);
  const kept = [1, 2, 3, 102].map((match) => witnessed({ code: 'K7QM-2XDP', match }, 1) !== undefined);
  expect(kept).toEqual([false, false, true, true]);
  expect(Object.keys(localStorage).filter((place) => place.startsWith('euchre.shuffle.'))).toHaveLength(100);
});

test('a match that is shuffled again is among the latest', () => {
  for (let match = 1; match <= 100; match += 1) shuffle(match);
  localStorage.removeItem('euchre.shuffle.K7QM-2XDP.1');
  shuffle(1);
  shuffle(101);
  expect(witnessed({ code: 'K7QM-2XDP', match: 1 }, 1)).toBeDefined();
  expect(witnessed({ code: 'K7QM-2XDP', match: 2 }, 1)).toBeUndefined();
});

/** The table of a round on whose first seat entrant 3 sits, with a shuffle to which four entrants contributed. */
function atTable(attempt = 1): Now {
  const evening = { code: 'WXYZ-2345', name: 'Thursday', round: 2, table: 1, entrants: [3, 7, null, 1] };
  const shuffle = { promise: 'the promise of the evening', attempt, promised: [], shown: [], contributors: [], entrants: 4, seed: null };
  return now({ you: 0 }, { code: 'ABCD-2345', stage: 'playing', rules: 'standard', evening, shuffle } as never);
}

/** Entrant 3 promises and shows before the round. */
function contribute(): (string | null)[] {
  const promised: (string | null)[] = [OTHERS[0] as string, null, null, OTHERS[1] as string];
  const shuffle = { promise: 'the promise of the evening', attempt: 1, contributors: [0, 2, 3], promised, shown: [null, null, null, null] };
  const round = { code: 'WXYZ-2345', round: 2 };
  const commit = dueInRound(round, 3, shuffle);
  if (commit?.type !== 'commit') throw new Error('a promise is due');
  const all = promised.with(2, commit.digest);
  expect(dueInRound(round, 3, { ...shuffle, promised: all })?.type).toBe('reveal');
  expect(dueInRound(round, 2, { ...shuffle, promised: all })).toBeNull();
  return all;
}

test('what a page added to the shuffle of a round is kept for the table that its entrant sits at', () => {
  const promised = contribute();
  bringFromRound(atTable());
  expect(witnessed(atTable().table, 1)).toMatchObject({
    seat: 0,
    promises: promised,
    promise: 'the promise of the evening',
    rules: 'standard',
  });
});

test('a page without a part in the shuffle of a round, or in its last attempt, brings nothing', () => {
  bringFromRound(atTable());
  contribute();
  bringFromRound(atTable(2));
  const elsewhere = atTable();
  bringFromRound({ ...elsewhere, you: 1 });
  bringFromRound({ ...elsewhere, you: null });
  expect(recall(atTable().table)).toBeUndefined();
});
