/** The memory that a page keeps of its match: the hands, the calls and cards of each deal, and its own decisions. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { due, recall } from '../../../src/table/fair/contribution';
import type { Memory } from '../../../src/table/fair/memory';
import { acted, remember, tookBack } from '../../../src/table/fair/witness';
import type { Now, Picture } from '../../../src/lib/server/replies';
import { Stage } from '../../../src/table/stage/stage.svelte';
import { laid, news, now, picture } from '../made';
import { FakeSocket } from '../sockets';

const MATCH = { code: 'K7QM-2XDP', match: 1 };
const HAND = ['9c', 'Tc', 'Jc', 'Qc', 'Kc'].map((card) => ({ card, name: card, suit: 'clubs', mark: '' })) as unknown as Picture['hand'];
const DEALT = picture({ phase: 'round-1', trump: null, maker: null, hand: HAND });
const LED = picture({ trick: laid('9s') });
const DONE = picture({ tricks: [{ cards: laid('9s', 'Ts', 'Js', 'Qs'), winner: 2 }] });

beforeEach(() => {
  const shuffle = { promise: 'p', attempt: 1, promised: [null, null, null, null], contributors: [0], shown: [null, null, null, null] };
  due(now({}, { stage: 'shuffling', shuffle } as never));
});

/** The table as it stands in a deal. */
function stands(version: number, dealt: number, shown: Picture | null, differs: Partial<Now> = {}): Now {
  return now({ version, picture: shown, ...differs }, { dealt });
}

function memory(): Memory {
  return recall(MATCH) as Memory;
}

test('the calls and cards of a deal are kept as they were told last', () => {
  remember(stands(1, 1, DEALT));
  expect(memory().deals[1]?.[0]?.hand).toEqual(['9c', 'Tc', 'Jc', 'Qc', 'Kc']);
  expect(memory().played?.[1]?.trump).toBeNull();
  remember(stands(2, 1, LED));
  expect(memory().played?.[1]).toEqual({ trump: 'spades', maker: 0, alone: [], cards: ['09s'], ended: false });
});

test('a deal that ends and the next are told at once, and both are kept', () => {
  const ended = news('result', { seat: 3, action: 'play Qs', after: DONE });
  remember(stands(3, 2, DEALT, { news: [ended, news('deal', { action: 'deal 3333' })] }));
  expect(memory().played?.[1]).toMatchObject({ cards: ['09s', '1Ts', '2Js', '3Qs'], ended: true });
  expect(memory().played?.[2]).toMatchObject({ cards: [], ended: false });
  expect(memory().deals[2]).toHaveLength(1);
});

test('nothing is kept of a table between two deals, or from before the last that was seen', () => {
  remember(stands(5, 1, LED));
  remember(stands(6, 1, picture({ phase: 'over', trump: null, maker: null })));
  expect(memory().played?.[1]?.cards).toEqual(['09s']);
  remember(stands(4, 1, DEALT));
  expect(memory().played?.[1]?.cards).toEqual(['09s']);
});

test('what was taken back is kept no more, but that hands were dealt', () => {
  remember(stands(1, 1, LED));
  remember(stands(2, 2, DEALT));
  const before = news('card', { action: 'play Ts', after: DONE });
  remember(stands(4, 1, DEALT, { news: [before, news('table', { retold: ['Deal 1'] })] }));
  expect(memory()).toMatchObject({ dealt: 1, played: { 1: { cards: [] } } });
  expect(Object.keys(memory().played ?? {})).toEqual(['1']);
  expect(Object.keys(memory().deals)).toEqual(['1', '2']);
});

test('decisions are kept with their deal, a cut with the deal that it is made for', () => {
  acted(stands(1, 0, null), 'cut 7');
  acted(stands(2, 1, DEALT), 'pass');
  expect(memory()).toMatchObject({ sent: [[1, 'cut 7'], [1, 'pass']], undone: false }); // prettier-ignore
});

test('the last decision is taken back, unless one is under way', () => {
  acted(stands(1, 1, DEALT), 'pass');
  acted(stands(2, 1, LED), 'play 9c');
  tookBack(stands(3, 1, LED), true);
  expect(memory().sent).toHaveLength(2);
  tookBack(stands(4, 1, LED), false);
  expect(memory()).toMatchObject({ sent: [[1, 'pass']], undone: true });
});

test('somebody who only watches, or sits elsewhere, keeps nothing', () => {
  const kept = memory();
  for (const you of [null, 2]) {
    const seen = stands(9, 1, LED, { you });
    remember(seen);
    acted(seen, 'pass');
    tookBack(seen, false);
  }
  expect(memory()).toEqual(kept);
});

describe('what this person does at a table', () => {
  const TERMS = { clock: { kind: 'off', seconds: 0 } } as Now['table']['terms'];
  let stage: Stage;

  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('isSecureContext', true);
    FakeSocket.made = [];
    stage = new Stage('K7QM-2XDP');
    socket().opens();
    goesOn(1);
    return () => stage.leave();
  });

  function socket(): FakeSocket {
    return FakeSocket.made.at(-1) as FakeSocket;
  }

  function goesOn(version: number): void {
    socket().says(now({ version, picture: DEALT }, { dealt: 1, terms: TERMS, undo: true, decided: true }));
  }

  /** The table answers what was sent last of a kind. */
  function answers(kind: string, version: number): void {
    const id = socket().sent.filter(({ type }) => type === kind).at(-1)?.id ?? ''; // prettier-ignore
    socket().says(version > 0 ? { type: 'ack', id, version } : { type: 'refused', id, code: 'version/stale', sentence: '', now: null });
  }

  test('is kept once the table has carried it out, and not if it was refused', () => {
    stage.act('order');
    expect(memory().sent).toEqual([]);
    answers('act', 0);
    expect(memory().sent).toEqual([]);
    stage.waiting = false;
    stage.act('pass');
    answers('act', 2);
    expect(memory().sent).toEqual([[1, 'pass']]);
  });

  test('is kept no more once it is taken back, however often the table must be asked for that', () => {
    for (const [version, action] of [
      [2, 'pass'],
      [3, 'order'],
    ] as const) {
      stage.act(action);
      answers('act', version);
      goesOn(version);
    }
    stage.undo();
    answers('undo', 0);
    answers('undo', 4);
    expect(memory()).toMatchObject({ sent: [[1, 'pass']], undone: true });
  });

  test('is not kept where it is taken back before the table has answered', () => {
    stage.act('pass');
    stage.undo();
    answers('act', 2);
    expect(memory()).toMatchObject({ sent: [], undone: true });
  });
});
