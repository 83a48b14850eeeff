/** Wilson's interval, against published values. */
import { expect, test } from 'vitest';
import { likely, net } from '../../src/screens/statistics/figures';

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
