import { expect, test } from 'vitest';
import type { FamilyNow, LossRating } from '../../../src/lib/server/answers';
import { inWords, ladderRows, lossRows, scaleOf } from '../../../src/screens/ratings/rows';

function rated(loss: number, margin = 0.05): LossRating {
  return { family: 'four', deals: 40, loss, low: loss - margin, high: loss + margin, card: 'J', best: 'Q', worst: 'T' };
}

function family(now: Partial<FamilyNow>): FamilyNow {
  const bots: FamilyNow['bots'] = [
    { bot: 'expert', rating: rated(-0.01) },
    { bot: 'beginner', rating: rated(0.3) },
  ];
  return { family: 'four', deals: 40, days: 5, rating: null, matches: 0, rung: null, bots, people: [], ladder: [], ...now };
}

test('you stand once between the bots, shown to others or not', () => {
  const rating = rated(0.1);
  const alone = lossRows(family({ rating }));
  const shown = lossRows(family({ rating, people: [{ name: 'Ann', you: true, rating }] }));
  expect(alone.map(({ kind }) => kind)).toEqual(['bot', 'you', 'bot']);
  expect(shown.map(({ name }) => name)).toEqual(['Expert (bot)', 'Ann (you)', 'Beginner (bot)']);
});

test('nobody stands there of whom nothing is known', () => {
  expect(lossRows(family({})).map(({ kind }) => kind)).toEqual(['bot', 'bot']);
  expect(ladderRows(family({}))).toEqual([]);
});

test('no loss below nothing is shown', () => {
  const [best] = lossRows(family({}));
  expect(best && inWords(best)).toBe('0.00 (0.00 to 0.04)');
});

test('the ladder has the strongest first, and room for every interval', () => {
  const ladder = [20, 30].map((skill) => ({
    name: `at ${skill}`,
    you: false,
    rung: { family: 'four', matches: 9, skill, low: skill - 9, high: skill + 9 } as const,
  }));
  const rows = ladderRows(family({ ladder }));
  expect(rows.map(({ name }) => name)).toEqual(['at 30', 'at 20']);
  expect(scaleOf(rows)).toEqual({ least: 0, most: 39 });
});
