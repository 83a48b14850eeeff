/** A match in the list of one's own. */
import { expect, test } from 'vitest';
import type { MyMatch } from '../../../src/lib/server/answers';
import { scoreOf } from '../../../src/screens/parts/games';

const match = { score: [2, 5], games: [1, 0], you: 1, ended: 60, players: ['Ann', 'Bess', 'Cleo', 'Dora'] } as unknown as MyMatch;

test.each([
  ['a game ends', { rubber: false }, [5, 2]],
  ['a rubber ends, though only one game of it was finished', { rubber: true }, [0, 1]],
  ['a rubber stands, in its present game', { rubber: true, ended: null }, [5, 2]],
] as const)('how %s', (_, differs, score) => {
  expect(scoreOf({ ...match, ...differs })).toEqual(score);
});
