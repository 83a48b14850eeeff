/** The page's verifier against the published values of docs/fair-deal.json, which come from another program. */
import './imports.ts';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const { dealKey, hands, newContribution, Numbers, promiseOf, verify } = await import('../src/table/fair/fair.ts');

interface Deal {
  index: number;
  ways: number;
  chosen: number;
  pack: string;
  deck: string;
}
interface Published {
  seed: string;
  promise: string;
  contributions: (string | null)[];
  promises: (string | null)[];
  key: string;
  draw: number;
  deals: Deal[];
}

const published = JSON.parse(readFileSync(new URL('../../docs/fair-deal.json', import.meta.url), 'utf8')) as Published;
const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));
const key = bytes(published.key);

test('the promises and the key are the published ones', () => {
  assert.equal(promiseOf(bytes(published.seed)), published.promise);
  const added = published.contributions.map((text) => (text === null ? null : bytes(text)));
  assert.deepEqual(
    added.map((one) => (one === null ? null : promiseOf(one))),
    published.promises,
  );
  assert.deepEqual(dealKey(bytes(published.seed), added), key);
});

test('the draw and the deals are the published ones', () => {
  assert.equal(new Numbers(key, 0).below(4), published.draw);
  for (const deal of published.deals) {
    const numbers = new Numbers(key, deal.index);
    assert.equal(numbers.below(deal.ways), deal.chosen);
    assert.equal(numbers.shuffled(deal.pack.split(' ')).join(' '), deal.deck);
  }
});

test('hands are what the packets give of the cut deck', () => {
  assert.deepEqual(hands(['a', 'b', 'c', 'd'], 1, [[0, 3], [1]]), [['b', 'a'], ['c']]);
});

test('a contribution is new every time, and 32 bytes long', () => {
  const [one, other] = [newContribution(), newContribution()];
  assert.notEqual(one, other);
  assert.match(one, /^[0-9a-f]{64}$/);
});

test('nonsense is refused in a sentence', () => {
  for (const nonsense of [null, {}, { version: 1, promises: [], contributions: [] }]) {
    const verdict = verify(nonsense as never);
    assert.deepEqual(verdict, {
      holds: false,
      lines: [{ deal: null, holds: false, id: 'fair-unreadable' }],
      unseen: [],
    });
  }
});
