/** An evening that is followed over a bad network, and what waits to be sent to it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveEvening } from '../../../src/lib/evening/live.svelte';
import { EveningServer } from '../eveningserver';

const CODE = 'K7QM-2XDP';
/** Milliseconds after which whatever failed has been tried again. */
const LATER = 10_000;

let server: EveningServer;
let evening: LiveEvening;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('isSecureContext', true);
  server = new EveningServer();
});

afterEach(() => {
  evening.close();
});

async function open(): Promise<void> {
  evening = new LiveEvening(CODE);
  await vi.advanceTimersByTimeAsync(0);
}

function enter(...names: readonly string[]): void {
  for (const name of names) evening.say({ type: 'enter', name });
}

function names(): string[] | undefined {
  return evening.now?.entrants.map(({ name }) => name);
}

test('it shows how the evening stands, and then what happens', async () => {
  await open();
  expect(evening.now?.stage).toBe('entries');
  server.happens({ stage: 'over' });
  await vi.advanceTimersByTimeAsync(0);
  expect(evening.now?.stage).toBe('over');
});

test('an evening that does not exist is no reason to try again', async () => {
  await open();
  const answer = vi.fn(() =>
    Promise.resolve(Response.json({ code: 'evening/unknown', sentence: 'There is no such evening.' }, { status: 404 })),
  );
  vi.stubGlobal('fetch', answer);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(LATER);
  expect(evening.gone).toBe('There is no such evening.');
  expect(answer).toHaveBeenCalledOnce();
});

describe('messages', () => {
  test('are shown at once, sent in order, and no longer wait once they are answered', async () => {
    await open();
    enter('Ann', 'Bess', 'Cleo');
    expect(names()).toEqual(['Ann', 'Bess', 'Cleo']);
    expect(evening.waiting).toBe(3);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.sent.map((message) => 'name' in message && message.name)).toEqual(['Ann', 'Bess', 'Cleo']);
    expect(evening.waiting).toBe(0);
    expect(names()).toEqual(['Ann', 'Bess', 'Cleo']);
  });

  test('wait without a network, and are sent once it is back', async () => {
    await open();
    server.cut = 'before';
    enter('Ann', 'Bess');
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    expect(evening.waiting).toBe(2);
    expect(evening.isLost).toBe(true);
    server.cut = 'no';
    await vi.advanceTimersByTimeAsync(LATER);
    expect(server.now.entrants).toHaveLength(2);
    expect(evening.waiting).toBe(0);
    expect(evening.isLost).toBe(false);
  });

  test('whose answer was lost are sent again under the same id', async () => {
    await open();
    server.cut = 'after';
    enter('Ann');
    await vi.advanceTimersByTimeAsync(LATER);
    server.cut = 'no';
    await vi.advanceTimersByTimeAsync(LATER);
    expect(server.sent.length).toBeGreaterThan(1);
    expect(new Set(server.sent.map(({ id }) => id)).size).toBe(1);
    expect(names()).toEqual(['Ann']);
  });

  test('outlive the page', async () => {
    await open();
    enter('Ann');
    await vi.advanceTimersByTimeAsync(0);
    server.cut = 'before';
    enter('Bess');
    evening.close();
    await open();
    expect(names()).toEqual(['Ann', 'Bess']);
    server.cut = 'no';
    await vi.advanceTimersByTimeAsync(LATER);
    expect(server.now.entrants.map(({ name }) => name)).toEqual(['Ann', 'Bess']);
  });

  test('that are refused stay with their sentence until they are dismissed, and those behind them are sent', async () => {
    await open();
    server.refusals = { seatround: { code: 'evening/too-few', sentence: 'Four people make a table, and there are fewer.' } };
    evening.say({ type: 'seatround', round: 1 });
    enter('Ann');
    await vi.advanceTimersByTimeAsync(0);
    expect(evening.refused.map(({ refused }) => refused)).toEqual(['Four people make a table, and there are fewer.']);
    expect(names()).toEqual(['Ann']);
    evening.dismiss(evening.refused[0]?.id ?? '');
    expect(evening.refused).toEqual([]);
  });

  test('that are refused for a while are sent again', async () => {
    await open();
    server.refusals = { enter: { code: 'limit/changes', sentence: 'Too many changes at once. Try again in a moment.' } };
    enter('Ann');
    await vi.advanceTimersByTimeAsync(0);
    expect(evening.refused).toEqual([]);
    server.refusals = {};
    await vi.advanceTimersByTimeAsync(LATER);
    expect(server.now.entrants).toHaveLength(1);
  });

  test('are not shown twice where the news of them comes before their answer', async () => {
    await open();
    const take = fetch;
    let answer = (): void => {};
    vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
      const answered = await take(path, request);
      if (request.method === 'POST') await new Promise<void>((done) => (answer = done));
      return answered;
    });
    enter('Ann');
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.now.entrants).toHaveLength(1);
    expect(names()).toEqual(['Ann']);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual(['Ann']);
  });

  test('of another window of the same browser are shown, and sent by whichever is first', async () => {
    await open();
    const other = new LiveEvening(CODE);
    await vi.advanceTimersByTimeAsync(0);
    server.cut = 'before';
    other.say({ type: 'enter', name: 'Ann' });
    dispatchEvent(new StorageEvent('storage', { key: `euchre.evening-outbox.${CODE}.1` }));
    expect(names()).toEqual(['Ann']);
    server.cut = 'no';
    await vi.advanceTimersByTimeAsync(LATER);
    expect(server.now.entrants).toHaveLength(1);
    other.close();
  });
});

describe('the last step', () => {
  test('is the one that the server knows', async () => {
    await open();
    server.happens({ last_step: { event: 7, kind: 'entered', by_me: true, round: null, table: null, number: 3 } });
    await vi.advanceTimersByTimeAsync(0);
    evening.takeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.sent).toEqual([expect.objectContaining({ type: 'revoke', event: 7 })]);
  });

  test('that was never sent is only withdrawn', async () => {
    await open();
    server.cut = 'before';
    enter('Ann', 'Bess');
    evening.takeBack();
    expect(names()).toEqual(['Ann']);
    server.cut = 'no';
    await vi.advanceTimersByTimeAsync(LATER);
    expect(server.now.entrants.map(({ name }) => name)).toEqual(['Ann']);
  });

  test('that may have arrived is sent to its end, and then taken back by its number', async () => {
    await open();
    server.cut = 'after';
    enter('Ann');
    await vi.advanceTimersByTimeAsync(100);
    evening.takeBack();
    expect(names()).toEqual([]);
    expect(evening.lastStep).toBeNull();
    server.cut = 'no';
    await vi.advanceTimersByTimeAsync(LATER);
    const number = [...server.done.values()][0];
    expect(server.sent.at(-1)).toEqual(expect.objectContaining({ type: 'revoke', event: number }));
    expect(evening.waiting).toBe(0);
  });

  test('that was refused leaves nothing to take back', async () => {
    await open();
    server.cut = 'before';
    enter('Ann');
    await vi.advanceTimersByTimeAsync(100);
    evening.takeBack();
    server.cut = 'no';
    server.refusals = { enter: { code: 'evening/full', sentence: 'An evening is for 100 people.' } };
    await vi.advanceTimersByTimeAsync(LATER);
    expect(server.sent.map(({ type }) => type)).not.toContain('revoke');
    expect(evening.waiting).toBe(0);
  });
});
