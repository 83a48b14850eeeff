/** The focus after another try: at a place that is still there. */
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Waiting from '../../../src/lib/controls/Waiting.svelte';

const found = createRawSnippet(() => ({ render: () => '<p>Found.</p>' }));
let answer: Promise<string> = $state.raw(Promise.resolve(''));
let shown: object;

afterEach(async () => {
  await unmount(shown);
});

async function refused(): Promise<HTMLButtonElement> {
  document.body.innerHTML = '<main><h1>Matches</h1></main>';
  answer = Promise.reject(new Error('Not now.'));
  shown = mount(Waiting<string>, {
    target: document.querySelector('main') as Element,
    props: {
      get answer() {
        return answer;
      },
      says: 'Fetching…',
      children: found,
      onretry: () => (answer = Promise.resolve('')),
    },
  });
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull());
  return document.querySelector('button') as HTMLButtonElement;
}

test('the heading has the focus once the button is gone', async () => {
  const again = await refused();
  again.focus();
  flushSync(() => again.click());
  await vi.waitFor(() => expect(document.querySelector('main')?.textContent).toContain('Found.'));
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

test('whoever has gone elsewhere in the meantime stays there', async () => {
  const again = await refused();
  const elsewhere = document.createElement('input');
  document.body.append(elsewhere);
  flushSync(() => again.click());
  elsewhere.focus();
  await vi.waitFor(() => expect(document.querySelector('main')?.textContent).toContain('Found.'));
  expect(document.activeElement).toBe(elsewhere);
});
