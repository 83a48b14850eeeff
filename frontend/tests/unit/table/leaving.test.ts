/** Leaving a table for good: the sheet says what has come of it. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Terms } from '../../../src/lib/server/messages';
import { router } from '../../../src/lib/navigation/router.svelte';
import { Stage } from '../../../src/table/stage/stage.svelte';
import LeaveSheet from '../../../src/table/leaving/LeaveSheet.svelte';
import { now, picture } from '../made';
import { FakeSocket } from '../sockets';

const TERMS: Terms = { clock: { kind: 'off', seconds: 0 }, pace: 'instant', grace: 30, spectators: true, listed: false };

let stage: Stage;
let sheet: object;
let went: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('isSecureContext', true);
  went = [];
  vi.spyOn(router, 'go').mockImplementation((to) => void went.push(to));
  FakeSocket.made = [];
  stage = new Stage('K7QM-2XDP');
  socket().opens();
  stands(0);
  sheet = mount(LeaveSheet, {
    target: document.body,
    props: {
      stage,
      get now() {
        return stage.now ?? now();
      },
      onclose: () => {},
    },
  });
  flushSync();
});

afterEach(async () => {
  await unmount(sheet);
  stage.leave();
});

function socket(): FakeSocket {
  return FakeSocket.made.at(-1) as FakeSocket;
}

/** The table says that this person has a seat, or none. */
function stands(you: number | null): void {
  socket().says(now({ you, picture: picture() }, { terms: TERMS }));
  flushSync();
}

function forGood(): HTMLButtonElement {
  return [...document.querySelectorAll('button')].find((button) => button.textContent === 'Leave for good') as HTMLButtonElement;
}

function leaves(): string {
  flushSync(() => forGood().click());
  return socket().sent.at(-1)?.id ?? '';
}

test('the seat is given up, and then the table is left', () => {
  leaves();
  expect(forGood().disabled).toBe(true);
  expect(went).toEqual([]);
  stands(null);
  expect(went).toEqual(['/']);
});

test('a refusal is shown in the sheet, read once, and leaving can be tried again', () => {
  const id = leaves();
  socket().says({ type: 'refused', id, code: 'limit/changes', sentence: 'Too many changes.', now: null });
  flushSync();
  expect(document.querySelector('dialog .trouble')?.textContent).toBe('Too many changes.');
  expect(document.querySelector('dialog [aria-live]')?.textContent).toBe('Too many changes.');
  expect(document.querySelector('dialog [role=alert]')).toBeNull();
  expect(forGood().disabled).toBe(false);
  leaves();
  expect(document.querySelector('dialog .trouble')).toBeNull();
  expect(forGood().disabled).toBe(true);
});

test('without a connection it says so; taken back, leaving can be tried again', () => {
  socket().breaks();
  flushSync();
  leaves();
  expect(document.querySelector('dialog [role=status]')?.textContent).toContain('Connection lost');
  flushSync(() => stage.takeBack(stage.unsent[0]?.id ?? ''));
  expect(forGood().disabled).toBe(false);
  expect(document.querySelector('dialog [role=status]')).toBeNull();
});
