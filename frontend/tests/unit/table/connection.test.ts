/** The connection to a table under losses. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, type ConnectionState } from '../../../src/table/connection/connection';
import type { Reply } from '../../../src/lib/server/replies';
import { speak } from '../../../src/lib/language/words.svelte';
import { FakeSocket } from '../sockets';

let connection: Connection;
let states: ConnectionState[];
let heard: Reply[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // the wait before another attempt is the usual one
  FakeSocket.made = [];
  states = [];
  heard = [];
  connection = new Connection('K7QM-2XDP', { heard: (reply) => heard.push(reply), changed: (state) => states.push(state) });
});

afterEach(() => {
  connection.close();
});

/** The newest socket. */
function socket(): FakeSocket {
  return FakeSocket.made.at(-1) as FakeSocket;
}

function open(version = 1): FakeSocket {
  socket().opens();
  socket().says({ type: 'now', version });
  return socket();
}

function types(of: FakeSocket): string[] {
  return of.sent.map((message) => message.type);
}

test('it goes to the table, in the language of the page, and is open once the table has told how it stands', () => {
  expect(socket().address).toMatch(/^ws:\/\/.*\/api\/tables\/K7QM-2XDP\/live\?language=en$/);
  socket().opens();
  expect(states).toEqual([]);
  socket().says({ type: 'now', version: 1 });
  expect(states).toEqual(['open']);
  expect(heard).toHaveLength(1);
});

describe('what is said', () => {
  test('before the connection is open is sent when it opens, in order', () => {
    connection.say({ type: 'hint', seen: 1 });
    connection.say({ type: 'skip' });
    expect(types(open())).toEqual(['hint', 'skip']);
  });

  test('and not answered is said again, under the same id, after a loss', () => {
    const first = open();
    const id = connection.say({ type: 'skip' });
    first.breaks();
    vi.advanceTimersByTime(1000);
    expect(socket()).not.toBe(first);
    expect(open().sent).toEqual([{ type: 'skip', id }]);
  });

  test('and answered, whether done or refused, is never said again', () => {
    const first = open();
    first.says({ type: 'ack', id: connection.say({ type: 'skip' }), version: 2 });
    first.says({ type: 'refused', id: connection.say({ type: 'skip' }) });
    first.breaks();
    vi.advanceTimersByTime(1000);
    expect(open().sent).toEqual([]);
  });

  test('too fast to be read is said again a moment later, under the same id', () => {
    const first = open();
    const id = connection.say({ type: 'skip' });
    connection.say({ type: 'hint', seen: 1 });
    for (let times = 0; times < 2; times += 1) first.says({ type: 'refused', id: '', code: 'limit/messages' });
    first.says({ type: 'ack', id: (first.sent[1] as { id: string }).id, version: 1 });
    expect(first.sent).toHaveLength(2);
    vi.advanceTimersByTime(2_000);
    expect(first.sent.slice(2)).toEqual([{ type: 'skip', id }]);
    first.says({ type: 'ack', id, version: 1 });
    vi.advanceTimersByTime(4_000);
    expect(first.sent).toHaveLength(3);
  });

  test('too fast, over a connection that is lost then, waits for the next and cannot be taken back', () => {
    const first = open();
    const id = connection.say({ type: 'skip' });
    first.says({ type: 'refused', id: '', code: 'limit/messages' });
    first.breaks();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.advanceTimersByTime(2_000);
    expect(connection.takeBack(id)).toBe(false);
    expect(open().sent).toEqual([{ type: 'skip', id }]);
  });

  test('and refused for a while is said again where it insists, under the same id', () => {
    const first = open();
    const id = connection.say({ type: 'commit', digest: 'd' }, true);
    const other = connection.say({ type: 'skip' });
    for (const refused of [id, other]) first.says({ type: 'refused', id: refused, code: 'server/store' });
    vi.advanceTimersByTime(2_000);
    expect(first.sent.slice(2)).toEqual([{ type: 'commit', digest: 'd', id }]);
    first.says({ type: 'refused', id, code: 'table/not-shuffling' });
    vi.advanceTimersByTime(4_000);
    expect(first.sent).toHaveLength(3);
  });

  test('in a form that the table cannot read is not said again', () => {
    const first = open();
    connection.say({ type: 'skip' });
    first.says({ type: 'refused', id: '', code: 'message/malformed' });
    vi.advanceTimersByTime(4_000);
    expect(first.sent).toHaveLength(1);
  });

  test('can be taken back only as long as it was never sent', () => {
    const early = connection.say({ type: 'skip' });
    expect(connection.takeBack(early)).toBe(true);
    expect(connection.takeBack(early)).toBe(false);
    const first = open();
    expect(first.sent).toEqual([]);
    const late = connection.say({ type: 'skip' });
    expect(connection.takeBack(late)).toBe(false);
    first.breaks();
    expect(connection.takeBack(late)).toBe(false);
  });
});

test('messages have names of their own, also where the page is not served securely', () => {
  for (const secure of [true, false]) {
    vi.stubGlobal('isSecureContext', secure);
    const names = Array.from({ length: 50 }, () => connection.say({ type: 'skip' }));
    expect(new Set(names).size).toBe(50);
    for (const name of names) expect(name).toMatch(/^[0-9a-f-]{32,36}$/);
  }
});

describe('a lost connection', () => {
  test('is tried again after longer and longer, up to a limit, and soon again once it has led somewhere', () => {
    const waits: number[] = [];
    open().breaks();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const made = FakeSocket.made.length;
      let wait = 0;
      for (; FakeSocket.made.length === made; wait += 100) vi.advanceTimersByTime(100);
      waits.push(wait);
      socket().opens(); // an open connection that says nothing leads nowhere
      socket().breaks();
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000, 8000]);
    vi.advanceTimersByTime(8000);
    open().breaks();
    const made = FakeSocket.made.length;
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made.length).toBe(made + 1);
    expect(states.slice(0, 2)).toEqual(['open', 'lost']);
  });

  test('is tried at once when the network is back, unless nobody looks at the page', () => {
    open().breaks();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    dispatchEvent(new Event('online'));
    expect(FakeSocket.made).toHaveLength(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.made).toHaveLength(2);
    dispatchEvent(new Event('online'));
    expect(FakeSocket.made).toHaveLength(2); // one is on its way
  });

  test('says nothing more, whatever still comes over it', () => {
    const first = open();
    first.breaks();
    vi.advanceTimersByTime(400);
    first.says({ type: 'now', version: 9 });
    first.breaks();
    expect(heard).toHaveLength(1);
    expect(states).toEqual(['open', 'lost']);
  });
});

describe('a farewell', () => {
  test.each(['limit/frames', 'server/restarts'])('for a while (%s) is only a loss', (code) => {
    const first = open();
    first.says({ type: 'bye', code });
    first.breaks();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
    expect(states).toEqual(['open', 'lost']);
  });

  test('for good ends the connection', () => {
    const first = open();
    first.says({ type: 'bye', code: 'table/unknown' });
    first.breaks();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event('online'));
    expect(FakeSocket.made).toHaveLength(1);
    expect(states).toEqual(['open', 'closed']);
  });
});

describe('a silent connection', () => {
  test('is asked whether somebody is there, with the version seen; the answer is nobody else’s business', () => {
    const first = open(7);
    vi.advanceTimersByTime(5_000);
    expect(first.sent).toMatchObject([{ type: 'look', seen: 7 }]);
    first.says({ type: 'ack', id: (first.sent[0] as { id: string }).id, version: 7 });
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(4_000);
    expect(first.closed).toBe(false);
    expect(states).toEqual(['open']);
  });

  test('is given up when nothing comes, and another one opened', () => {
    const first = open();
    vi.advanceTimersByTime(5_000 + 9_000);
    expect(first.closed).toBe(true);
    expect(states).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test('is doubted at once after the page was away', () => {
    const first = open();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(types(first)).toEqual(['look']);
    vi.advanceTimersByTime(3_000);
    expect(first.closed).toBe(true);
  });

  test('that never opens is given up too', () => {
    vi.advanceTimersByTime(9_000);
    expect(FakeSocket.made[0]?.closed).toBe(true);
    expect(states).toEqual(['lost']);
  });
});

test('another language opens another connection, and what was not answered goes over it', async () => {
  const first = open();
  const id = connection.say({ type: 'skip' });
  await speak('de');
  expect(states).toEqual(['open', 'connecting']);
  expect(first.closed).toBe(true);
  expect(socket().address).toMatch(/language=de$/);
  expect(open().sent).toEqual([{ type: 'skip', id }]);
});

test('a connection that was hung up does nothing more', async () => {
  const first = open();
  connection.close();
  expect(first.closed).toBe(true);
  first.breaks();
  dispatchEvent(new Event('online'));
  await speak('de');
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(states).toEqual(['open']);
});
