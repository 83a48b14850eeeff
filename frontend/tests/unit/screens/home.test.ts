/** The first page: a newcomer meets beginners until they have won and want stronger opponents. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { MyMatch } from '../../../src/lib/server/answers';
import Home from '../../../src/screens/Home.svelte';
import { keep } from '../../../src/lib/settings/kept';
import { lastWish } from '../../../src/screens/new/opening';

let shown: object | undefined;

afterEach(async () => {
  if (shown !== undefined) await unmount(shown);
  shown = undefined;
});

/** A finished match of the guest in seat 0. */
function match(more: Partial<MyMatch>): MyMatch {
  const players = ['Ann', 'Bess', 'Cleo', 'Dora'];
  const usual = {
    started: 1,
    ended: 2,
    players,
    sides: 2,
    you: 0,
    score: [10, 3],
    games: [0, 0],
    rubber: false,
    winner: 0,
    conceded: null,
  };
  return { code: 'K7QM-2XDP', match: 1, rules: 'standard', title: '', ...usual, ...more };
}

/** The page of somebody with these matches behind them. */
async function opens(...matches: readonly MyMatch[]): Promise<void> {
  await opensAfter([], ...matches);
}

/** The page of somebody with these matches behind them, who has played daily deals on these days. */
async function opensAfter(days: readonly object[], ...matches: readonly MyMatch[]): Promise<void> {
  const numbered = matches.map((one, index) => ({ ...one, match: index + 1 }));
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/daily') return Promise.resolve(Response.json(days));
    if (path.startsWith('/api/daily')) return Promise.resolve(new Response('', { status: 503 }));
    if (path === '/api/people/around') return Promise.resolve(Response.json({ online: [], invitations: [] }));
    return Promise.resolve(Response.json(path === '/api/games' ? numbered : []));
  });
  if (shown !== undefined) await unmount(shown);
  shown = mount(Home, { target: document.body });
  await vi.waitFor(() => {
    expect(document.querySelectorAll('[aria-labelledby=recent]').length).toBe(matches.length > 0 ? 1 : 0);
  });
}

function question(): HTMLElement | null {
  return document.querySelector('.rise');
}

function press(label: string): void {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === label);
  if (button === undefined) throw new Error(`there is no button ${label}`);
  button.click();
  flushSync();
}

const LOST = match({ winner: 1 });
const GIVEN_UP = match({ winner: 1, conceded: 0 });
const THEY_GAVE_UP = match({ winner: 0, conceded: 1 });
const WON = match({});

test('matches lost or given up change nothing', async () => {
  await opens(LOST, GIVEN_UP, THEY_GAVE_UP, WON);
  expect(question()).toBeNull();
  expect(lastWish().seats).toEqual(['me', 'beginner', 'expert', 'beginner']);
});

test('after two wins a newcomer is asked, and gets opponents one step stronger', async () => {
  await opens(WON, LOST, WON);
  expect(question()?.textContent).toContain('You have won 2 matches. Do you want stronger opponents?');
  expect(document.querySelector('.terms')?.textContent).toContain('your opponents are beginners');
  press('Yes, casual players');
  expect(question()).toBeNull();
  expect(document.querySelector('.terms')?.textContent).toContain('you play against two casual players');
  expect(document.activeElement?.textContent).toBe('Play now');
  expect(lastWish().seats).toEqual(['me', 'casual', 'expert', 'casual']);
});

test('after two more wins they are asked about the next step, and after the last no more', async () => {
  await opens(WON, WON);
  press('Yes, casual players');
  await opens(WON, WON, WON);
  expect(question()).toBeNull();
  await opens(WON, WON, WON, WON);
  press('Yes, club players');
  expect(lastWish().seats).toEqual(['me', 'club', 'expert', 'club']);
  await opens(WON, WON, WON, WON, WON, WON);
  expect(question()).toBeNull();
});

test('who asked for stronger opponents before there was a step between keeps club players', async () => {
  keep('euchre.risen', true);
  await opens(WON, WON, WON);
  expect(question()).toBeNull();
  expect(lastWish().seats[1]).toBe('club');
});

test('a newcomer who wants to wait is asked again after two more wins', async () => {
  await opens(WON, WON);
  press('Not yet');
  expect(question()).toBeNull();
  await opens(WON, WON, WON);
  expect(question()).toBeNull();
  expect(lastWish().seats[1]).toBe('beginner');
  await opens(WON, WON, WON, WON);
  expect(question()?.textContent).toContain('You have won 4 matches.');
});

test('the lessons are offered until a point has been scored in some match', async () => {
  const offered = (): boolean => document.body.textContent.includes('Never played?');
  await opens();
  expect(offered()).toBe(true);
  await opens(match({ winner: 1, conceded: 0, score: [0, 0] }));
  expect(offered()).toBe(true);
  await opens(match({ winner: 1, conceded: 0, score: [0, 1] }));
  expect(offered()).toBe(false);
});

test('who plays the daily deals is not asked whether they have never played', async () => {
  await opensAfter([{ day: '2026-11-27', rules: 'standard', deals: 8, points: 1, judged: 0, loss: null }]);
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('Never played?'));
});
