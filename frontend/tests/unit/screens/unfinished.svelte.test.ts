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
async function clear(): Promise<HTMLElement> {
  const [opener] = document.querySelectorAll<HTMLElement>('li button');
  opener?.focus();
  flushSync(() => opener?.click());
  document.querySelector<HTMLElement>('dialog .danger')?.click();
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  await new Promise((done) => setTimeout(done));
  return opener as HTMLElement;
}

test('the heading has the focus once the button is gone', async () => {
  server.mockReturnValue(new Response());
  await clear();
  expect(document.querySelectorAll('li')).toHaveLength(1);
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

test('where the server refuses it, the button has the focus again', async () => {
  server.mockReturnValue(Response.json({ code: 'server/store', sentence: 'Not now.' }, { status: 503 }));
  const opener = await clear();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Not now.');
  expect(document.activeElement).toBe(opener);
});
