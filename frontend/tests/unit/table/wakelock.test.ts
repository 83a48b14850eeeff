/** The screen stays on while somebody is at a table and looks at it. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import WakeLock from '../../../src/table/WakeLock.svelte';

const locks: { release: ReturnType<typeof vi.fn> }[] = [];
let hidden = false;

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
  locks.length = 0;
  hidden = false;
});

function browser(): ReturnType<typeof vi.fn> {
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  const request = vi.fn(async () => {
    locks.push({ release: vi.fn() });
    return Promise.resolve(locks.at(-1));
  });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return request;
}

function turns(away: boolean): void {
  hidden = away;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('it is asked for at the table, again when the page is seen again, and given back on leaving', async () => {
  const request = browser();
  const shown = mount(WakeLock, { target: document.body });
  flushSync();
  expect(request.mock.calls).toEqual([['screen']]);
  turns(true);
  expect(request).toHaveBeenCalledTimes(1);
  turns(false);
  expect(request).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(locks).toHaveLength(2));
  await unmount(shown);
  await vi.waitFor(() => expect(locks.at(-1)?.release).toHaveBeenCalledOnce());
});

test('one that is granted too late is given back', async () => {
  browser();
  const shown = mount(WakeLock, { target: document.body });
  flushSync();
  await unmount(shown);
  await vi.waitFor(() => expect(locks[0]?.release).toHaveBeenCalledOnce());
});

test('nothing is said where there is none, or where it is refused', async () => {
  const shown = mount(WakeLock, { target: document.body });
  flushSync();
  await unmount(shown);
  browser().mockRejectedValue(new DOMException('low battery', 'NotAllowedError'));
  const refused = mount(WakeLock, { target: document.body });
  flushSync();
  await new Promise((done) => setTimeout(done));
  await unmount(refused);
});
