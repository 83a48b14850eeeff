/** How much of the shuffles this browser keeps. */
import { expect, test } from 'vitest';
import { due, witnessed } from '../../src/lib/contribution';
import { now } from './made';

const PROMISES = ['11', '22', '33', '44'].map((byte) => byte.repeat(32));

/** Take part in the shuffle of a match until this page has shown its contribution. */
function shuffle(match: number): void {
  const before = {
    promise: 'p',
    attempt: 1,
    promised: [null, null, null, null],
    shown: [null, null, null, null],
    contributors: [0, 1, 2, 3],
  };
  const commit = due(now({}, { match, stage: 'shuffling', shuffle: before } as never));
  if (commit?.type !== 'commit') throw new Error('a promise is due');
  const promised = [commit.digest, ...PROMISES.slice(1)];
  due(now({}, { match, stage: 'shuffling', shuffle: { ...before, promised } } as never));
}

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
