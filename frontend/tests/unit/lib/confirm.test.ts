/** A question before something is done: it goes once that is done, and says why it was not. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import Confirm from '../../../src/lib/controls/Confirm.svelte';
import { Trouble } from '../../../src/lib/server/api';

test('it stays until the server answers, and with the reason where it refuses; it sends once, and goes once it is done', async () => {
  const answers: { done: () => void; fail: (problem: Trouble) => void }[] = [];
  const onclose = vi.fn();
  const onconfirm = vi.fn(async () => new Promise<void>((done, fail) => void answers.push({ done, fail })));
  const props = { title: 'Close it?', says: 'For good.', confirm: 'Close', onconfirm, onclose };
  const shown = mount(Confirm, { target: document.body, props });
  flushSync();
  const button = document.querySelector<HTMLButtonElement>('.actions .danger');
  const press = async (): Promise<void> => {
    button?.click();
    await tick();
  };
  await press();
  await press();
  expect([onconfirm.mock.calls.length, button?.disabled, button?.getAttribute('aria-busy')]).toEqual([1, true, 'true']);
  const dialog = document.querySelector('dialog');
  const escape = new Event('cancel', { cancelable: true });
  dialog?.dispatchEvent(escape);
  dialog?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  dialog?.click();
  document.querySelector<HTMLButtonElement>('.actions .button')?.click();
  expect([escape.defaultPrevented, onclose.mock.calls.length]).toEqual([true, 0]);
  answers[0]?.fail(new Trouble('limit/requests', 'Too much at once.'));
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe('Too much at once.'));
  expect([onclose.mock.calls.length, button?.disabled]).toEqual([0, false]);
  await press();
  expect(document.querySelector('[role=alert]')).toBeNull();
  answers[1]?.done();
  await vi.waitFor(() => expect(onclose).toHaveBeenCalledOnce());
  await unmount(shown);
});
