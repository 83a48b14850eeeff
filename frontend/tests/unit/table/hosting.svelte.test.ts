/** The host's settings: the name of the table. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Now } from '../../../src/lib/server/replies';
import Hosting from '../../../src/table/lobby/Hosting.svelte';
import { now } from '../made';

let table: Now = $state.raw(now());
let shown: object;

/** The lobby of a table with this name. */
function lobby(title: string, hosting = true): Now {
  return now({ hosting }, { stage: 'gathering', title, rules: 'standard', removed: [] });
}

beforeEach(() => {
  table = lobby('', false);
  shown = mount(Hosting, {
    target: document.body,
    props: {
      get now() {
        return table;
      },
      onsay: () => {},
      onrules: () => {},
      onchange: () => {},
    },
  });
  flushSync();
});

afterEach(() => unmount(shown));

function tells(next: Now): void {
  flushSync(() => {
    table = next;
  });
}

function field(): HTMLInputElement {
  return document.querySelector('input') as HTMLInputElement;
}

function writes(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

function maySave(): boolean {
  return document.querySelector<HTMLButtonElement>('form button')?.disabled === false;
}

test('whoever becomes the host finds the name that the table has', () => {
  tells(lobby('Friday', false));
  tells(lobby('Friday'));
  expect(field().value).toBe('Friday');
  expect(maySave()).toBe(false);
});

test('what the host writes stays until it is saved, whatever else the table tells', () => {
  tells(lobby('Friday'));
  writes('Saturday');
  tells(lobby('Friday'));
  expect(field().value).toBe('Saturday');
  expect(maySave()).toBe(true);
  tells(lobby('Saturday'));
  expect(maySave()).toBe(false);
});
