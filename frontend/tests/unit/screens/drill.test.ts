/** A sitting of drills: where the keys and a screen reader go on. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { DrillShown } from '../../../src/lib/server/answers';
import DrillSet from '../../../src/screens/DrillSet.svelte';
import { picture } from '../made';

test('after the way on to the next drill, its heading has the focus', async () => {
  const choices = [{ action: 'pass', label: 'Pass', card: null, cards: [] }];
  const drill = (position: string): unknown =>
    ({
      position,
      kind: 'call',
      rules: 'standard',
      players: ['Ann', 'Bess', 'Cleo', 'Dora'],
      picture: picture({ phase: 'bid', trump: null, maker: null, turn: 0, question: 'Call?', choices: choices as never }),
      choices: [{ action: 'pass', label: 'Pass', why: '', wins: 0.5, points: 0, error: 0 }],
      right: ['pass'],
      chosen: '',
      due: null,
      score: 'early',
    }) satisfies Partial<Record<keyof DrillShown, unknown>>;
  vi.stubGlobal('fetch', async () => Promise.resolve(Response.json({ drills: [drill('one'), drill('two')] })));
  Element.prototype.scrollIntoView = () => {};
  const shown = mount(DrillSet, { target: document.body, props: { wanted: 'calls' } });
  const button = (label: string): HTMLElement | undefined =>
    [...document.querySelectorAll('button')].find((one) => one.textContent.includes(label));
  await vi.waitFor(() => expect(button('Pass')).toBeDefined());
  button('Pass')?.click();
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Next')));
  expect(document.querySelectorAll('.acts').length).toBe(0);
  button('Next')?.click();
  flushSync();
  await tick();
  expect(document.activeElement?.tagName).toBe('H1');
  await unmount(shown);
});
