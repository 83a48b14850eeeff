/** The tricks a side needs: three of five tricks make it, all five are a march, three for the others are a euchre. */
import { expect, test } from 'vitest';
import { tallyOf } from '../../../src/table/felt/tally';
import { picture } from '../made';

const OWN = 0;
const OTHERS = 1;

test.each([
  // makers' side, tricks of both, what is needed, what is sure
  [OWN, [0, 0], 3, null],
  [OWN, [2, 2], 3, null],
  [OWN, [3, 0], 5, null],
  [OWN, [3, 1], 3, 'made'],
  [OWN, [5, 0], 5, 'march'],
  [OTHERS, [0, 0], 3, null],
  [OTHERS, [0, 3], 1, null],
  [OTHERS, [1, 3], 3, null],
  [OTHERS, [3, 0], 3, 'euchre'],
] as const)('makers %i at %j', (makers, tricks, needed, sure) => {
  const [ours, theirs] = tricks;
  expect(tallyOf(picture({ maker: makers, tricks_taken: [ours, theirs] }), OWN)).toEqual({ taken: ours, needed, sure });
  // the same seen from the other side of the table
  expect(tallyOf(picture({ maker: 1 - makers, tricks_taken: [theirs, ours] }), OTHERS)).toEqual({ taken: ours, needed, sure });
});

test('there is none before trump is made', () => {
  expect(tallyOf(picture({ maker: null }), OWN)).toBeNull();
});

test('at a table of three, the two who play against the maker count their tricks together', () => {
  const three = { maker: 1, counts: [2, 2, 2], tricks_taken: [1, 1, 1] };
  expect(tallyOf(picture(three), 1)).toEqual({ taken: 1, needed: 3, sure: null });
  for (const side of [0, 2]) expect(tallyOf(picture(three), side)).toEqual({ taken: 2, needed: 3, sure: null });
  const euchred = picture({ ...three, tricks_taken: [2, 1, 1] });
  expect(tallyOf(euchred, 0)).toEqual({ taken: 3, needed: 3, sure: 'euchre' });
});
