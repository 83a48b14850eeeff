/** The check of a finished match: against what this page saw of the shuffle that its cards come from, if it saw that. */
import { mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Memory } from '../../../src/table/fair/memory';
import { keep } from '../../../src/lib/settings/kept';
import FairCheck from '../../../src/table/fair/FairCheck.svelte';

const verify = vi.hoisted(() => vi.fn());
vi.mock('../../../src/table/fair/fair', async (real) => ({ ...(await real<object>()), verify }));

/** The memory that the cards are compared with, if the page saw one attempt at the shuffle and the proof is of another. */
async function comparedWith(seen: number, proved: number, attempt?: number): Promise<unknown> {
  const memory = { attempt: seen, promises: ['a', 'b', 'c', 'd'], deals: {} } as unknown as Memory;
  keep('euchre.shuffle.K7QM-2XDP.1', memory);
  verify.mockReset().mockReturnValue({ holds: true, lines: [], unseen: [] });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ attempt: proved, undone: false }));
  const props = { code: 'K7QM-2XDP', match: 1, seating: { seats: [] }, ...(attempt === undefined ? {} : { attempt }) };
  const shown = mount(FairCheck, { target: document.body, props });
  await vi.waitFor(() => expect(verify).toHaveBeenCalled());
  await unmount(shown);
  return (verify.mock.lastCall?.[1] as Memory | undefined)?.attempt;
}

test('a match that is looked up later is compared with the shuffle that its proof is of', async () => {
  expect(await comparedWith(2, 2)).toBe(2);
  expect(await comparedWith(1, 1)).toBe(1);
  expect(await comparedWith(1, 2)).toBeUndefined();
});

test('at the table it is compared with the shuffle that the table told of, whatever the proof says', async () => {
  expect(await comparedWith(2, 1, 2)).toBe(2);
  expect(await comparedWith(1, 1, 2)).toBeUndefined();
});
