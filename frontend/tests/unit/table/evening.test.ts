/** A table of an evening: it says so, leads back to it, and offers nothing that the evening does not allow. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Now } from '../../../src/lib/server/replies';
import LeaveSheet from '../../../src/table/leaving/LeaveSheet.svelte';
import Lobby from '../../../src/table/lobby/Lobby.svelte';
import MatchEnd from '../../../src/table/results/MatchEnd.svelte';
import type { Stage } from '../../../src/table/stage/stage.svelte';
import { now, picture } from '../made';

let shown: Record<string, unknown>;

afterEach(() => unmount(shown));

const EVENING = { code: 'WXYZ-2345', name: 'Thursday', round: 3, table: 5, entrants: [1, 2, 3, null] };
const stage = { trouble: '', say: vi.fn() } as unknown as Stage;

function table(stands: string, differs: Partial<Now['table']> = {}): Now {
  const seats = ['Ann', 'Ben', 'Cat', 'Dora'].map((name, place) => {
    const player = place === 3 ? 'bot' : 'person';
    return { name, player, level: player === 'bot' ? 'club' : null, here: true, asks: null, again: false };
  });
  const terms = { grace: 30, spectators: true };
  const usual = {
    stage: stands,
    host: null,
    rules: 'standard',
    title: '',
    removed: [],
    conceding: [],
    seats,
    terms,
    evening: EVENING,
    shuffle: { seed: null },
  };
  return now({ you: 0, hosting: true }, { ...usual, ...differs } as never);
}

/** The words of the buttons and links that are shown. */
function offered(): string[] {
  flushSync();
  return [...document.querySelectorAll('main a, main button, [role=dialog] a, [role=dialog] button, dialog a, dialog button')].map((one) =>
    one.textContent.trim(),
  );
}

function back(): string | null | undefined {
  return [...document.querySelectorAll('a')].find((link) => link.textContent === 'Back to the evening')?.getAttribute('href');
}

test('before the match nothing about the table can be changed, not even by its director', () => {
  shown = mount(Lobby, { target: document.body, props: { stage, now: table('gathering') } });
  expect(offered().filter((words) => words !== 'Home')).toEqual(expect.arrayContaining(['Back to the evening', 'Read the rules']));
  expect(document.querySelectorAll('main button')).toHaveLength(1);
  expect(document.querySelectorAll('main select, main input')).toHaveLength(0);
  expect(document.querySelector('h1')?.textContent).toBe('Thursday\u{a0}· Round 3, table 5');
});

test('after the match the way leads back to the evening, and not to another match', () => {
  const props = { now: table('over', { time_up: true }), picture: picture({ winner: 0 }), onsay: vi.fn() };
  shown = mount(MatchEnd, { target: document.body, props });
  const words = offered();
  expect(words).toContain('Back to the evening');
  expect(words).not.toContain('Play again');
  expect(words).not.toContain('Change seats or rules');
  expect(words).not.toContain('Verify the shuffle'); // the round goes on at other tables
  expect(back()).toBe('/evening/WXYZ-2345');
  expect(document.body.textContent).toContain('The time for the round was up.');
});

test('a match that counts is left for now, and neither for good nor given up', () => {
  shown = mount(LeaveSheet, { target: document.body, props: { stage, now: table('playing'), onclose: vi.fn() } });
  expect(offered().filter((words) => words !== 'Cancel' && words !== '')).toEqual(['Back to the evening']);
});
