/** The difference between two pictures, and what it tells about what has happened. */
import { expect, test } from 'vitest';
import { completed, hasEnded, isDealt, lying, middleOf, situation } from '../../../src/table/stage/happening';
import type { ResultNow, TrickNow } from '../../../src/lib/server/replies';
import { laid, news, picture } from '../made';

const trick = (winner: number): TrickNow => ({ cards: laid('9s', 'Ts', 'Js', 'As'), winner });

test('a trick is completed by its last card, and by nothing else', () => {
  const three = picture({ trick: laid('9s', 'Ts', 'Js') });
  const taken = picture({ tricks: [trick(3)] });
  expect(completed(three, taken, news('trick'))).toEqual({ cards: laid('9s', 'Ts', 'Js', 'As'), winner: 3 });
  expect(completed(three, taken, null)?.winner).toBe(3);
  expect(completed(null, taken, news('trick'))).toBeNull(); // nobody saw it
  expect(completed(taken, taken, news('said'))).toBeNull();
  expect(completed(three, picture({ tricks: [trick(3)], trick: laid('Kh') }), null)).toBeNull(); // the next has begun
});

test('of several tricks that a newcomer missed none is shown as just completed', () => {
  expect(completed(picture(), picture({ tricks: [trick(1), trick(2)] }), null)).toBeNull();
  expect(completed(picture(), picture({ tricks: [trick(1), trick(2)] }), news('trick'))?.winner).toBe(2);
});

test('cards have been dealt when there were none and there are some', () => {
  const none = picture({ counts: [0, 0, 0, 0] });
  expect(isDealt(none, picture())).toBe(true);
  expect(isDealt(null, picture())).toBe(true);
  expect(isDealt(picture({ counts: [1, 1, 1, 1] }), picture())).toBe(false);
  expect(isDealt(none, none)).toBe(false);
});

test('a deal has ended when there is another result', () => {
  const [one, other] = [{ points: 1 }, { points: 2 }] as unknown as ResultNow[];
  expect(hasEnded(picture(), picture({ last: one ?? null }))).toBe(true);
  expect(hasEnded(picture({ last: one ?? null }), picture({ last: { points: 1 } as unknown as ResultNow }))).toBe(false);
  expect(hasEnded(picture({ last: one ?? null }), picture({ last: other ?? null }))).toBe(true);
  expect(hasEnded(picture({ last: one ?? null }), picture())).toBe(false);
});

test('another question is another situation though all cards lie as before', () => {
  const [order, bury] = [picture({ question: 'Order up?' }), picture({ question: 'Bury a card.' })];
  expect(lying(order)).toBe(lying(bury));
  expect(situation(order)).not.toBe(situation(bury));
  expect(situation(null)).toBe('');
  expect(lying(picture({ trick: laid('9s') }))).not.toBe(lying(picture()));
});

test('the middle is empty without a picture', () => {
  expect(middleOf(null)).toEqual({ cards: [], winner: null });
  expect(middleOf(picture({ trick: laid('9s') }))).toEqual({ cards: laid('9s'), winner: null });
});
