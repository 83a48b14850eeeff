/** The texts that people type or follow: codes of tables, addresses of screens. */
import { expect, test } from 'vitest';
import { againstBots, codeIn, lastWish } from '../../../src/screens/new/opening';
import { fits } from '../../../src/lib/navigation/router.svelte';

test.each([
  'K7QM-2XDP',
  ' k7qm2xdp ',
  'K7QM 2XDP',
  'https://euchre.example/t/K7QM-2XDP',
  'https://euchre.example/t/K7QM-2XDP/?from=mail#now',
])('the code in %j', (text) => {
  expect(codeIn(text)).toBe('K7QM-2XDP');
});

test('letters that look like figures are those figures', () => {
  expect(codeIn('oil0-oil0')).toBe('0110-0110');
});

test.each(['', 'K7QM-2XD', 'K7QM-2XDPP', 'K7QM-2XDU', 'https://euchre.example/', 'K7QM_2XDP'])('no code in %j', (text) => {
  expect(codeIn(text)).toBeNull();
});

test('an address fits a pattern part by part', () => {
  expect(fits('/games/:code/:match', '/games/K7QM-2XDP/2')).toEqual({ code: 'K7QM-2XDP', match: '2' });
  expect(fits('/games', '/games/')).toEqual({});
  expect(fits('/', '/')).toEqual({});
  expect(fits('/games', '/rules')).toBeNull();
  expect(fits('/games/:code', '/games')).toBeNull();
  expect(fits('/games', '/games/K7QM-2XDP')).toBeNull();
});

test('a table without friends has bots where friends would sit, and a seat for whoever opens it', () => {
  const wish = lastWish();
  const open = againstBots({ ...wish, seats: ['me', 'open', 'open', 'open'] });
  expect(open.seats[0]).toBe('me');
  expect(open.seats).not.toContain('open');
  expect(againstBots({ ...wish, seats: ['open', 'open', 'open', 'open'] }).seats).toContain('me');
  expect(againstBots({ ...wish, seats: ['club', 'club', 'club', 'club'] }).seats).toContain('me');
  expect(againstBots({ ...wish, seats: ['me', 'club', 'expert', 'club'] }).seats).toEqual(['me', 'club', 'expert', 'club']);
});
