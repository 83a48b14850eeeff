/** A page adds its part to the shuffle of a round by itself, each once, and again where it was not answered. */
import { beforeEach, expect, test, vi } from 'vitest';
import { RoundPart } from '../../../src/table/fair/roundpart';
import type { EveningNow } from '../../../src/lib/server/evenings';
import { evening, round } from '../evenings';

const OTHER = '22'.repeat(32);
let sent: { type: string; digest?: string; round: number }[] = [];
let fails = 0;

beforeEach(() => {
  sent = [];
  fails = 0;
  vi.useFakeTimers();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
    if (fails > 0) {
      fails -= 1;
      return Promise.reject(new TypeError('no network'));
    }
    sent.push(JSON.parse(request.body as string) as never);
    return Promise.resolve(Response.json({ version: 2 }));
  });
});

/** An evening in which entrant 1 is asked for a part, and entrant 2 has promised one. */
function asked(promised: (string | null)[], attempt = 1): EveningNow {
  const shuffle = {
    promise: `of attempt ${attempt}`,
    attempt,
    contributors: [0, 1],
    promised,
    shown: [null, null],
    entrants: 2,
    seed: null,
  };
  return evening(2, { me: 1, shuffle, rounds: [round(1, [])] });
}

test('a page promises its part once, and shows it once everybody has promised', async () => {
  const part = new RoundPart();
  for (let time = 0; time < 3; time += 1) part.stands(asked([null, OTHER]));
  await vi.runAllTimersAsync();
  expect(sent.map(({ type, round }) => [type, round])).toEqual([['commit', 1]]);
  part.stands(asked([sent[0]?.digest ?? null, OTHER]));
  await vi.runAllTimersAsync();
  expect(sent.map(({ type }) => type)).toEqual(['commit', 'reveal']);
});

test('what did not arrive is sent again', async () => {
  fails = 2;
  const part = new RoundPart();
  part.stands(asked([null, OTHER]));
  await vi.runAllTimersAsync();
  expect(sent.map(({ type }) => type)).toEqual(['commit']);
});

test('a page that is closed, or has no part, adds nothing', async () => {
  const part = new RoundPart();
  part.stands({ ...asked([null, OTHER]), me: null });
  part.stands({ ...asked([null, OTHER]), shuffle: null });
  fails = 1;
  part.stands(asked([null, OTHER]));
  part.close();
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
});
