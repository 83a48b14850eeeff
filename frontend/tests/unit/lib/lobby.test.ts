/** The table of others that fits somebody who plays with bots alone. */
import { beforeEach, expect, test } from 'vitest';
import { acceptedRules, fitting } from '../../../src/lib/lobby/lobby';
import type { ListedTable } from '../../../src/lib/server/answers';
import { forget, keep } from '../../../src/lib/settings/kept';

const ANN = { names: ['Ann'], rules: 'british', pace: 'normal', begun: true, mine: false } as ListedTable;
const TWO = { ...ANN, names: ['Cat', 'Dan'] };

beforeEach(() => {
  keep('euchre.people', { presets: ['standard', 'british'], stuck: 'no', pace: null });
});

test('it is the one with the most people, of others, that plays by accepted rules at once', () => {
  expect(fitting([ANN, TWO])).toBe(TWO);
  expect(fitting([ANN, { ...ANN, names: ['Ben'] }])).toBe(ANN);
  const others = [{ mine: true }, { begun: false }, { rules: 'online' }, { rules: 'british,all_pass=stick-the-dealer' }];
  expect(fitting(others.map((differs) => ({ ...ANN, ...differs })))).toBeUndefined();
});

test('the pace is theirs, too', () => {
  keep('euchre.people', { presets: ['british'], pace: 'fast' });
  expect(fitting([ANN])).toBeUndefined();
  expect(fitting([{ ...ANN, pace: 'fast' }])?.pace).toBe('fast');
});

test('who has never said what they accept is told of none', () => {
  forget('euchre.people');
  expect(fitting([{ ...ANN, rules: 'standard' }])).toBeUndefined();
});

test('rules are written as the server writes them', () => {
  expect(acceptedRules({ presets: ['british'], stuck: 'either', pace: null })).toEqual(['british', 'british,all_pass=stick-the-dealer']);
});
