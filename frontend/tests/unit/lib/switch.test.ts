/** The state of a switch after a click: what is so, not what was clicked. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Switch from '../../../src/lib/controls/Switch.svelte';
import TurnAlerts from '../../../src/lib/forms/TurnAlerts.svelte';
import { settings } from '../../../src/lib/settings/settings.svelte';

let shown: Record<string, unknown>;

afterEach(async () => {
  await unmount(shown);
});

function input(label: string): HTMLInputElement {
  flushSync();
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.includes(label));
  return found?.querySelector('input') as HTMLInputElement;
}

test('a switch whose change is refused stays as it was', () => {
  const onturn = vi.fn();
  shown = mount(Switch, { target: document.body, props: { label: 'Spectators', on: false, onturn } });
  const spectators = input('Spectators');
  spectators.click();
  expect(onturn).toHaveBeenCalledWith(true);
  expect(spectators.checked).toBe(false);
});

/** Turn notifications on in a browser that answers so when it is asked for permission. */
async function askFor(permission: NotificationPermission): Promise<HTMLInputElement> {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: () => Promise.resolve(permission) });
  shown = mount(TurnAlerts, { target: document.body });
  const notification = input('Notification');
  notification.click();
  await new Promise((done) => setTimeout(done)); // the browser has answered
  return notification;
}

test('the switch for notifications is off where the browser is not allowed to notify', async () => {
  const notification = await askFor('denied');
  expect([settings.turnNotification, notification.checked]).toEqual([false, false]);
});

test('it is on where the browser is allowed to', async () => {
  const notification = await askFor('granted');
  expect([settings.turnNotification, notification.checked]).toEqual([true, true]);
});
