/** The players whose phrases this browser leaves out. */

import { expect, test } from 'vitest';
import { Muted } from '../../../src/table/stage/muted.svelte';
import { news, now } from '../made';

const SAID = news('said', { seat: 1, words: 'Oops' });
const CARD = news('card', { seat: 1, action: 'play 9h' });

test('what a muted player says is left out, and what they play is not', () => {
  const muted = new Muted('K7QM-2XDP');
  expect(muted.without(now({ news: [SAID, CARD] })).news).toEqual([SAID, CARD]);
  muted.turn('Bess');
  expect(muted.without(now({ news: [SAID, CARD] })).news).toEqual([CARD]);
  expect(muted.without(now({ news: [news('said', { seat: 2 })] })).news).toHaveLength(1);
});

test('it holds at this table until it is turned off, also after the page was loaded again', () => {
  new Muted('AAAA-AAAA').turn('Bess');
  expect(new Muted('AAAA-AAAA').has('Bess')).toBe(true);
  expect(new Muted('BBBB-BBBB').has('Bess')).toBe(false);
  new Muted('AAAA-AAAA').turn('Bess');
  expect(new Muted('AAAA-AAAA').has('Bess')).toBe(false);
});
