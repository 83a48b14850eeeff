/** The games somebody left: one of them is cleared away, and keys go on from a place that is still there. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MyMatch } from '../../../src/lib/server/answers';
import Unfinished from '../../../src/screens/home/Unfinished.svelte';

const server = vi.fn<() => Response>();
let tables: MyMatch[] = $state.raw([]);
let shown: object;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Promise.resolve(server()));
  document.body.innerHTML = '<main><h1>Euchre</h1></main>';
  tables = [1, 2].map((match) => ({ code: `C${match}`, match, title: `Table ${match}`, started: null, rules: 'standard' }) as MyMatch);
  const target = document.querySelector('main') as Element;
  shown = mount(Unfinished, {
    target,
    props: {
      get tables() {
        return tables;
      },
      onclear: (code: string) => {
        tables = tables.filter((table) => table.code !== code);
      },
    },
  });
  flushSync();
});

afterEach(async () => {
  await unmount(shown);
});

/** Ask to clear the first game away, and mean it. Returns the button that asked for it. */
function clear(): HTMLElement {
  const [opener] = document.querySelectorAll<HTMLElement>('li button');
  opener?.focus();
  flushSync(() => opener?.click());
  document.querySelector<HTMLElement>('dialog .danger')?.click();
  return opener as HTMLElement;
}

async function isClosed(): Promise<void> {
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  await new Promise((done) => setTimeout(done));
}

test('the heading has the focus once the button is gone', async () => {
  server.mockReturnValue(new Response());
  clear();
  await isClosed();
  expect(document.querySelectorAll('li')).toHaveLength(1);
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

test('where the server refuses it, the question stays; then the button has the focus again', async () => {
  server.mockReturnValue(Response.json({ code: 'server/store', sentence: 'Not now.' }, { status: 503 }));
  const opener = clear();
  await vi.waitFor(() => expect(document.querySelector('dialog [role=alert]')?.textContent).toBe('Not now.'));
  document.querySelector<HTMLElement>('dialog .actions .button')?.click();
  await isClosed();
  expect(document.activeElement).toBe(opener);
});
