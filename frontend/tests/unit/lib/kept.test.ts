/** The values this browser stores, and those this page remembers where it cannot. */
import { expect, test, vi } from 'vitest';
import { keep, kept } from '../../../src/lib/settings/kept';

/** Fill the storage: nothing more can be stored; what is stored can be read. */
function fillUp(): void {
  const before = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => before.getItem(place),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
}

test('where nothing more can be stored the newest value counts, not the stored one', () => {
  keep('a', 1);
  fillUp();
  keep('a', 2);
  expect(kept('a')).toBe(2);
});

test('a value is stored again once there is room', () => {
  fillUp();
  keep('b', 1);
  vi.unstubAllGlobals();
  keep('b', 2);
  expect([kept('b'), localStorage.getItem('b')]).toEqual([2, '2']);
});

test('a window has values of its own', () => {
  keep('c', 1, { session: true });
  expect([kept('c'), kept('c', { session: true })]).toEqual([undefined, 1]);
});
