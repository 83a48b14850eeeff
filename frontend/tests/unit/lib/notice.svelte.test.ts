/** The operator's message on the page. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import NoticeBar from '../../../src/lib/navigation/NoticeBar.svelte';
import { board } from '../../../src/lib/navigation/notice.svelte';
import { router } from '../../../src/lib/navigation/router.svelte';
import { props } from '../props.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it is shown until it ends', () => {
  board.hear({ type: 'notice', text: 'Back at nine', seconds: 60 });
  expect(board.text).toBe('Back at nine');
  vi.advanceTimersByTime(60_000);
  expect(board.text).toBe('');
  board.hear({ type: 'notice', text: 'Too late', seconds: 0 });
  expect(board.text).toBe('');
});

test('who looks for it says on which screen, and nothing more of the address', () => {
  const fetch = vi.fn(async () => Promise.resolve(Response.json(null)));
  vi.stubGlobal('fetch', fetch);
  for (const path of ['/', '/evening/K7QM-2XDP/wall']) {
    router.go(path);
    board.watch()();
  }
  expect(fetch.mock.calls.map(([path]: unknown[]) => path)).toEqual(['/api/notice?at=home', '/api/notice?at=evening']);
});

test('it is not looked for anew on each screen', async () => {
  const fetch = vi.fn(async () => Promise.resolve(Response.json(null)));
  vi.stubGlobal('fetch', fetch);
  router.go('/');
  const shown = mount(NoticeBar, { target: document.body });
  for (const path of ['/games', '/daily']) {
    flushSync();
    router.go(path);
  }
  flushSync();
  expect(fetch).toHaveBeenCalledOnce();
  await unmount(shown);
});

test('at a game a new one waits while cards are played, and one that is shown stays', async () => {
  const given = props({ waits: false });
  const shown = mount(NoticeBar, { target: document.body, props: given });
  const says = (): string => {
    flushSync();
    return document.querySelector('.from-operator span')?.textContent ?? '';
  };
  board.hear({ type: 'notice', text: 'Back at nine', seconds: 1000 });
  expect(says()).toContain('Back at nine');
  given.waits = true;
  expect(says()).toContain('Back at nine');
  board.hear({ type: 'notice', text: '', seconds: 0 });
  expect(says()).toBe('');
  board.hear({ type: 'notice', text: 'Back at ten', seconds: 1000 });
  expect(says()).toBe('');
  given.waits = false;
  expect(says()).toContain('Back at ten');
  await unmount(shown);
});

test('it is taken away by the operator, and by whoever has read it', () => {
  board.hear({ type: 'notice', text: 'One', seconds: 1000 });
  board.hear({ type: 'notice', text: '', seconds: 0 });
  expect(board.text).toBe('');
  board.hear({ type: 'notice', text: 'Two', seconds: 1000 });
  board.putAway();
  board.hear({ type: 'notice', text: 'Two', seconds: 1000 });
  expect(board.text).toBe('');
  board.hear({ type: 'notice', text: 'Three', seconds: 1000 });
  expect(board.text).toBe('Three');
});
