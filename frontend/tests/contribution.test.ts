/** What a page owes a shuffle, and what it may say of one afterwards. */
import './imports.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Now } from '../src/lib/replies.ts';

const { due, witnessed } = await import('../src/lib/contribution.ts');
const { promiseOf } = await import('../src/lib/fair.ts');

const OTHERS = 'ab'.repeat(32);

/** A shuffle of all four, or of some, as seat 0 is told of it. */
function told(
  code: string,
  { attempt = 1, promised = [null, OTHERS, OTHERS, OTHERS] as (string | null)[], contributors = [0, 1, 2, 3] } = {},
): Now {
  const shuffle = { promise: `the promise of attempt ${attempt}`, attempt, promised, contributors, shown: [null, null, null, null] };
  return { you: 0, table: { code, match: 1, stage: 'shuffling', shuffle } } as unknown as Now;
}

/** The promises of that shuffle that this page has seen, with its own part in it. */
function seen({ table }: Now): ReturnType<typeof witnessed> {
  return witnessed(table, table.shuffle.attempt);
}

/** Promise and show, as asked; what was seen of it. */
function takePart(code: string): readonly (string | null)[] {
  const commit = due(told(code));
  assert(commit?.type === 'commit');
  const promised = [commit.digest, OTHERS, OTHERS, OTHERS];
  const reveal = due(told(code, { promised }));
  assert(reveal?.type === 'reveal');
  assert.equal(promiseOf(Uint8Array.from(Buffer.from(reveal.contribution, 'hex'))), commit.digest);
  return promised;
}

test('a page shows what it promised once everybody has promised, and has seen the promises then', () => {
  assert.equal(seen(told('AAAA'))?.promises, undefined);
  const promised = takePart('AAAA');
  assert.deepEqual(seen(told('AAAA', { promised }))?.promises, promised);
});

test('a page that has no part in another shuffle has not seen the promises of that one', () => {
  takePart('BBBB');
  const anew = told('BBBB', { attempt: 2, promised: [null, OTHERS, OTHERS, OTHERS], contributors: [1, 2, 3] });
  assert.equal(due(anew), null);
  assert.equal(seen(anew), undefined);
});

test('a page promises anew in another shuffle that it has a part in', () => {
  takePart('CCCC');
  const anew = told('CCCC', { attempt: 2 });
  assert.equal(due(anew)?.type, 'commit');
  assert.equal(seen(anew), undefined);
});
