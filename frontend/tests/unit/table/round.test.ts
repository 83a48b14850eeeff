/** What a page sends to the shuffle of a round, by what the evening says of it. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EveningNow } from '../../../src/lib/server/evenings';
import { promiseOf } from '../../../src/table/fair/fair';
import { contribute } from '../../../src/table/fair/round';

interface Sent {
  id: string;
  digest?: string;
  contribution?: string;
}

const sent: Sent[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, asked) => {
    sent.push(JSON.parse(asked?.body as string) as Sent);
    return Promise.resolve(Response.json({ version: 1 }));
  });
});

/** An evening whose second round is shuffled by entrants 1 and 3; this page is the third one's. */
function evening(promised: (string | null)[] = [null, null, null], me: number | null = 3): EveningNow {
  const shuffle = { promise: 'of the server', attempt: 1, contributors: [0, 2], promised, shown: [null, null, null] };
  return { code: 'WXYZ-2345', me, rounds: [{ number: 1 }, { number: 2 }], shuffle } as unknown as EveningNow;
}

test('it promises, and shows what it promised once everybody has', async () => {
  await contribute(evening());
  await contribute(evening());
  const [first, again] = sent;
  expect(first).toMatchObject({ type: 'commit', round: 2 });
  expect(again).toEqual({ ...first, id: again?.id });
  const digest = first?.digest ?? '';
  await contribute(evening(['aa', null, digest]));
  expect(sent.at(-1)).toMatchObject({ type: 'reveal', round: 2 });
  expect(promiseOf(hexToBytes(sent.at(-1)?.contribution ?? ''))).toBe(digest);
});

test('it sends nothing without a part in the shuffle, or where none is going on', async () => {
  await contribute(evening(undefined, 2));
  await contribute(evening(undefined, null));
  await contribute({ ...evening(), shuffle: null });
  expect(sent).toEqual([]);
});
