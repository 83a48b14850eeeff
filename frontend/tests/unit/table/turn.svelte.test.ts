/** The page says once that it is your turn, whatever else the table tells meanwhile. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../../src/lib/settings/settings.svelte';
import { play } from '../../../src/lib/sound/sound';
import YourTurn from '../../../src/table/YourTurn.svelte';
import { picture } from '../made';

vi.mock('../../../src/lib/sound/sound', () => ({ play: vi.fn() }));

class FakeNotification {
  static readonly permission = 'granted';
  static open = 0;
  static closed = 0;

  constructor() {
    FakeNotification.open += 1;
  }

  close(): void {
    FakeNotification.open -= 1;
    FakeNotification.closed += 1;
  }
}

let asked: object | null = $state.raw(null);
let name = $state('');
let shown: object | undefined;

beforeEach(() => {
  vi.mocked(play).mockClear();
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  Object.assign(settings, { turnSound: true, turnNotification: true });
  asked = picture();
  name = 'Table 1';
  FakeNotification.open = FakeNotification.closed = 0;
  shown = mount(YourTurn, {
    target: document.body,
    props: {
      get asked() {
        return asked !== null;
      },
      get table() {
        return name;
      },
    },
  });
  flushSync();
});

afterEach(async () => {
  if (shown !== undefined) await unmount(shown);
});

test('once for each turn', () => {
  flushSync(() => (asked = picture()));
  flushSync(() => (name = 'Friday'));
  flushSync(() => (settings.turnVibration = !settings.turnVibration));
  expect(play).toHaveBeenCalledTimes(1);
  flushSync(() => (asked = null));
  flushSync(() => (asked = picture()));
  expect(play).toHaveBeenCalledTimes(2);
});

test('and takes its notification back after the turn, or when the table is left', async () => {
  await open(1);
  flushSync(() => (asked = null));
  await open(0);
  flushSync(() => (asked = picture()));
  await open(1);
  if (shown !== undefined) await unmount(shown);
  shown = undefined;
  await open(0);
});

test('a turn in sight has none to take back', async () => {
  await open(1);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  for (const next of [null, picture(), null]) flushSync(() => (asked = next));
  await open(0);
  await new Promise((done) => setTimeout(done));
  expect(FakeNotification.closed).toBe(1);
});

function open(number: number): Promise<void> {
  return vi.waitFor(() => expect(FakeNotification.open).toBe(number));
}
