/** The figures of a player: Wilson's interval against published values, and what was given away as it is drawn. */
import { describe, expect, test } from 'vitest';
import type { MyReviews } from '../../../src/lib/server/answers';
import { kindRows, lossPoints, reachOf, seatRows } from '../../../src/screens/statistics/losses';
import { likely, net } from '../../../src/screens/statistics/figures';

test.each([
  // by hand, z = 1.96: 5 of 10 is (0.6921 ± 0.3647) / 1.3842; for none of 10 the upper end is z² / (n + z²)
  [5, 10, 0.2366, 0.7634],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
] as const)('%i of %i', (count, of, low, high) => {
  const found = likely({ count, of, rate: count / of });
  expect(found?.[0]).toBeCloseTo(low, 3);
  expect(found?.[1]).toBeCloseTo(high, 3);
});

test('nothing is known without a sample', () => {
  expect(likely({ count: 0, of: 0, rate: null })).toBeNull();
  expect(net({ scored_per_deal: null, allowed_per_deal: 1 } as never)).toBeNull();
  expect(net({ scored_per_deal: 1.5, allowed_per_deal: 1 } as never)).toBe(0.5);
});

/** The losses in the matches that are reviewed, to be drawn. */
function mine(...losses: readonly (readonly [number, number | null, number] | null)[]): MyReviews['matches'] {
  return losses.map((lost) => ({
    match: {} as MyReviews['matches'][number]['match'],
    review: lost === null ? null : { level: 'quick', lost: { loss: lost[0], error: lost[1], deals: lost[2] }, luck: 0, without_luck: 0 },
  }));
}

describe('losses by match', () => {
  test('the latest is the last, and what is not reviewed or had no deal is left out', () => {
    const points = lossPoints(mine([0.03, 0.01, 9], null, [0, null, 0], [0.02, null, 1], [0.05, 0.02, 12]));
    expect(points.map(({ x, loss }) => [x, loss])).toEqual([
      [0, 0.05],
      [0.5, 0.02],
      [1, 0.03],
    ]);
    expect(points.map(({ range }) => range?.map((end) => end.toFixed(4)))).toEqual([['0.0108', '0.0892'], undefined, ['0.0104', '0.0496']]);
  });

  test('a single match stands in the middle', () => {
    expect(lossPoints(mine([0.03, 0.01, 9])).map(({ x }) => x)).toEqual([0.5]);
  });

  test('the chart reaches over all ranges, and to nothing given away', () => {
    expect(reachOf(lossPoints(mine([0.03, 0.01, 9], [-0.01, null, 3])))).toEqual({ least: -0.01, most: 0.03 + 1.96 * 0.01 });
    expect(reachOf([])).toEqual({ least: 0, most: 0.01 });
  });

  test('kinds of decisions come with what they cost in a deal, the costliest first; seats only with deals', () => {
    const nothing = { deals: 0, loss: 0, error: null };
    const found = {
      lost: { deals: 10, loss: 0.05, error: null },
      kinds: { lead: { decisions: 20, loss: 0.1 }, 'weak hand': { decisions: 2, loss: 0.4 } },
      places: {
        dealer: nothing,
        left: { deals: 4, loss: 0.03, error: null },
        near_partner: nothing,
        dealers_partner: nothing,
        opposite: nothing,
        far_partner: nothing,
        right: { deals: 2, loss: 0.01, error: null },
      },
    } as unknown as MyReviews;
    const matches = [{ ...mine([0.05, null, 4])[0], match: { players: ['Ann', 'Bess', 'Cleo'] } }] as MyReviews['matches'];
    expect(kindRows(found).map(({ name, loss }) => [name, loss])).toEqual([
      ['Weak hands', 0.04],
      ['Leading', 0.01],
    ]);
    expect(seatRows({ ...found, matches }).map(({ name, count, loss }) => [name, count, loss])).toEqual([
      ['First seat', '4 deals', 0.03],
      ['Second seat', '2 deals', 0.01],
    ]);
    const others = [...matches, { ...matches[0], match: { players: ['Ann', 'Bess'] } }] as MyReviews['matches'];
    expect(seatRows({ ...found, matches: others })[1]?.name).toBe('Right of the dealer');
  });
});
