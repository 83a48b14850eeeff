/** The prizes of an evening: they are shared by those who are level, and nobody wins one before there is a result. */
import { expect, test } from 'vitest';
import type { StandingNow } from '../../../src/lib/server/evenings';
import { hasCredits, prizesOf } from '../../../src/lib/evening/prizes';
import { evening, round, settings, table } from '../evenings';

function standing(number: number, rank: number, points: number, loners = 0): StandingNow {
  return { number, rank, points, wins: 0, loners, euchres: 0, over_field: null, rounds: [] };
}

const played = [round(1, [{ ...table(1, [1, 2, 3, 4]), result: { score: null } as never }])];
const standings = [standing(1, 1, 9), standing(2, 1, 9, 2), standing(3, 3, 5, 2), standing(4, 4, 3)];

test('the first, most loners and the lowest, shared by those who are level', () => {
  const now = { ...evening(4, { stage: 'over' }), rounds: played, standings };
  const names = now.entrants.map(({ name }) => name);
  expect(prizesOf(now)).toEqual([
    { kind: 'first', names: `${names[0]}, ${names[1]}`, value: 9 },
    { kind: 'loners', names: `${names[1]}, ${names[2]}`, value: 2 },
    { kind: 'lowest', names: names[3], value: 3 },
  ]);
});

test('of five who are level only the number is told', () => {
  const level = [1, 2, 3, 4, 5].map((number) => standing(number, 1, 9));
  const now = { ...evening(5, { stage: 'over' }), rounds: played, standings: level };
  expect(prizesOf(now).map(({ names }) => names)).toEqual(['shared by 5', 'shared by 5']);
});

test('no loners, no prize for them; no result, no prize', () => {
  const now = { ...evening(4, { stage: 'over' }), rounds: played, standings: [standing(1, 1, 9), standing(2, 2, 4)] };
  expect(prizesOf(now).map(({ kind }) => kind)).toEqual(['first', 'lowest']);
  expect(prizesOf({ ...now, rounds: [] })).toEqual([]);
});

test('credits are told where a round was not played, unless it counts nothing', () => {
  const out = { round: 1, points: 4.5, wins: 0.5, loners: 0, played: false, counts: true, over_field: null };
  const now = { standings: [{ ...standing(1, 1, 9), rounds: [out] }], settings: settings() };
  expect(hasCredits(now)).toBe(true);
  expect(hasCredits({ ...now, settings: settings({ scoring: { ...settings().scoring, sit_out: 'nothing' } }) })).toBe(false);
  expect(hasCredits({ ...now, standings })).toBe(false);
});
