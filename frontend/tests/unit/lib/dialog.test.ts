/** A sheet over the page: what is read aloud while it is open, and what closes it. */
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcer } from '../../../src/lib/speech/announcer.svelte';
import Dialog from '../../../src/lib/controls/Dialog.svelte';

const children = createRawSnippet(() => ({ render: () => '<p>A text <input /></p>' }));
const onclose = vi.fn();
let shown: Record<string, unknown>;

beforeEach(() => {
  onclose.mockClear();
});

afterEach(() => unmount(shown));

function open(): HTMLDialogElement {
  shown = mount(Dialog, { target: document.body, props: { title: 'Sheet', children, onclose } });
  flushSync();
  return document.querySelector('dialog') as HTMLDialogElement;
}

function drag(from: Element, to: Element, released: Element): void {
  from.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  to.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  released.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

test('what happens while it is open is read in it, because nothing outside it is', () => {
  announcer.say('Before.');
  const live = open().querySelector('[aria-live]');
  expect(live?.textContent).toBe('');
  announcer.say('Bess passes.', 'Cleo passes.');
  flushSync();
  expect([...(live?.querySelectorAll('p') ?? [])].map((line) => line.textContent)).toEqual(['Bess passes.', 'Cleo passes.']);
});

test('a click outside closes it', () => {
  const dialog = open();
  drag(dialog, dialog, dialog);
  expect(onclose).toHaveBeenCalledOnce();
});

test('a text marked from inside to beyond its edge does not close it', () => {
  const dialog = open();
  drag(dialog.querySelector('input') as Element, dialog, dialog); // the click is at what has both
  expect(onclose).not.toHaveBeenCalled();
});

test('two sheets are named by their own titles', () => {
  open();
  const second = mount(Dialog, { target: document.body, props: { title: 'Another', children, onclose } });
  flushSync();
  const names = [...document.querySelectorAll('dialog')].map(
    (dialog) => document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent,
  );
  void unmount(second);
  expect(names).toEqual(['Sheet', 'Another']);
});
