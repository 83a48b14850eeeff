/** A table as the page knows it: the question, the hint, the shuffle and the log, whatever the line does meanwhile. */
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcer } from '../../../src/lib/speech/announcer.svelte';
import type { Now, Picture, Reply } from '../../../src/lib/server/replies';
import { settings } from '../../../src/lib/settings/settings.svelte';
import { Stage } from '../../../src/table/stage/stage.svelte';
import { laid, news, now, picture } from '../made';
import { FakeSocket } from '../sockets';

const MAY_PLAY = [{ action: 'play 9s', card: '9s', cards: [] }] as unknown as Picture['choices'];
const MINE = picture({ turn: 0, question: 'Play a card.', choices: MAY_PLAY });
const OTHERS = picture({ trick: laid('9s'), counts: [4, 5, 5, 5] });
const TERMS = { clock: { kind: 'off', seconds: 0 } } as Now['table']['terms'];

let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('isSecureContext', true);
  FakeSocket.made = [];
  announcer.lines = [];
  stage = new Stage('K7QM-2XDP');
});

afterEach(() => {
  stage.leave();
});

function socket(): FakeSocket {
  return FakeSocket.made.at(-1) as FakeSocket;
}

function says(reply: Partial<Reply>): void {
  socket().says(reply);
}

/** The table says how it stands; alone with bots unless it differs. */
function stands(version: number, shown: Picture | null, differs: Partial<Now> = {}, table: Partial<Now['table']> = {}): void {
  says(now({ version, picture: shown, ...differs }, { terms: TERMS, undo: true, decided: true, ...table }));
}

/** The line is there, and this person is asked to play. */
function asked(): void {
  socket().opens();
  stands(1, MINE);
}

/** The messages of one kind that went over the newest connection. */
function sent(type: string): { id: string }[] {
  return socket().sent.filter((message) => message.type === type);
}

test('what was decided before all hands were shown is not taken back, what was decided since is', () => {
  asked();
  expect(stage.mayTakeBack).toBe(true);
  stage.showsHands();
  stage.undo();
  expect([stage.mayTakeBack, sent('undo')]).toEqual([false, []]);
  stage.act('play 9s');
  stage.undo();
  stage.undo();
  expect([stage.mayTakeBack, sent('undo').length]).toEqual([false, 1]);
  stands(2, MINE, {}, { match: 2 });
  expect(stage.mayTakeBack).toBe(true);
});

test('who comes is told of for a moment, and that hints end with them', () => {
  asked();
  stands(3, { ...MINE }, { news: [news('table', { version: 3, lines: ['Ben takes over from Bess.'] })] }, { undo: false });
  expect(stage.passing).toBe('Ben takes over from Bess. No more hints or Undo.');
  stands(4, { ...MINE }, { news: [news('table', { version: 4, lines: ['Ben is back.'] })] }, { undo: false });
  expect(stage.passing).toBe('Ben is back.');
  vi.advanceTimersByTime(7000);
  expect(stage.passing).toBe('');
});

test('what was read aloud at a table ends with it', () => {
  asked();
  expect(announcer.lines).not.toEqual([]);
  stage.leave();
  expect(announcer.lines).toEqual([]);
});

test('who is alone with bots is shown nothing of their own', () => {
  asked();
  stands(2, { ...MINE }, { news: [news('table', { version: 2, lines: ['You took it back.'] })] });
  expect(stage.passing).toBe('');
});

describe('a question stays open', () => {
  test('while somebody says a phrase or comes, and all of it is told', () => {
    asked();
    for (const [version, kind] of [
      [2, 'said'],
      [3, 'table'],
    ] as const) {
      stands(version, { ...MINE }, { news: [news(kind, { version, lines: [`${kind}.`] })] });
      expect(stage.asked).not.toBeNull();
      expect(stage.story.lines.at(-1)?.text).toBe(`${kind}.`);
    }
  });

  test('when the table is told again without news', () => {
    asked();
    stands(2, { ...MINE }, {}, { spectators: 1 });
    expect(stage.asked).not.toBeNull();
  });

  test('until it is answered, and opens again where the answer is refused', async () => {
    asked();
    stage.act('play 9s');
    expect(stage.asked).toBeNull();
    says({ type: 'refused', id: sent('act')[0]?.id ?? '', code: 'action/illegal', sentence: 'No.', now: null });
    expect(stage.asked).not.toBeNull();
    expect(stage.trouble).toBe('No.');
    stage.act('play 9s');
    says({ type: 'ack', id: sent('act')[1]?.id ?? '', version: 2 });
    stands(2, OTHERS, { news: [news('card', { seat: 0, action: 'play 9s' })] });
    await vi.advanceTimersByTimeAsync(5000);
    expect(stage.asked).toBeNull();
    expect(stage.waiting).toBe(false);
  });
});

describe('a question is read aloud once', () => {
  const NEXT = picture({ turn: 0, question: 'Play another card.', choices: MAY_PLAY });

  /** The sentences that were read aloud since this person was asked and has answered. */
  function read(): string[] {
    return announcer.lines.map(({ text }) => text);
  }

  beforeEach(() => {
    asked();
    expect(read()).toContain(MINE.question);
    announcer.lines = [];
    stage.act('play 9s');
  });

  test('though somebody says something before the table has heard the answer', () => {
    stands(2, { ...MINE }, { news: [news('said', { version: 2 })] });
    expect(read()).toEqual([]);
  });

  test('though the connection is lost with the answer', async () => {
    socket().breaks();
    await vi.advanceTimersByTimeAsync(1000);
    asked();
    expect(read()).toEqual([]);
  });

  test.each(['before', 'after'])('where it comes %s the table says that the answer to the last one was taken', (when) => {
    const id = sent('act')[0]?.id ?? '';
    if (when === 'after') says({ type: 'ack', id, version: 2 });
    stands(2, NEXT, { news: [news('said', { version: 2 })] });
    if (when === 'before') says({ type: 'ack', id, version: 2 });
    expect(read()).toEqual([NEXT.question]);
  });

  test('and again where the answer was refused', () => {
    says({ type: 'refused', id: sent('act')[0]?.id ?? '', code: 'action/illegal', sentence: 'No.', now: null });
    expect(read()).toEqual(['No.', MINE.question]);
  });

  test('but not where it was refused because the game has gone on', () => {
    const later = now({ version: 2, picture: NEXT, told: ['Deal 1'] }, { terms: TERMS });
    says({ type: 'refused', id: sent('act')[0]?.id ?? '', code: 'version/stale', sentence: 'Too late.', now: later });
    expect(read()).toEqual(['Deal 1', NEXT.question, 'Too late.']);
  });
});

test('a deal that ends while the line is lost is summed up before the next question', async () => {
  asked();
  socket().breaks();
  await vi.advanceTimersByTimeAsync(1000);
  socket().opens();
  announcer.lines = [];
  const next = { ...MINE, number: 2, question: 'Order up?', last: { points: 2 } as unknown as Picture['last'] };
  stands(9, next);
  expect([stage.scene.summary, stage.asked]).toEqual([next.last, null]);
  expect(announcer.lines.map(({ text }) => text)).not.toContain(next.question);
  stage.scene.goOn();
  await vi.advanceTimersByTimeAsync(10);
  expect([stage.scene.summary, stage.asked]).toEqual([null, next]);
  expect(announcer.lines.map(({ text }) => text)).toContain(next.question);
});

describe('a hint', () => {
  const CHOICES = [{ action: 'play 9s', label: '9', points: 0, wins: 0.5, why: 'Safe.', doubt: 0 }];

  /** The hint with this number comes. */
  function advises(number = 0): void {
    says({ type: 'advice', id: sent('hint')[number]?.id ?? '', version: 1, choices: CHOICES });
  }

  /** The line is lost, and there again. */
  async function comesBack(): Promise<void> {
    socket().breaks();
    await vi.advanceTimersByTimeAsync(1000);
    socket().opens();
  }

  beforeEach(() => {
    asked();
    stage.hint();
    announcer.lines = [];
  });

  test('comes, and is read aloud once it is shown: a sheet that opens with it reads only what comes later', async () => {
    expect(stage.hinting).toBe(true);
    says({ type: 'ack', id: sent('hint')[0]?.id ?? '', version: 1 });
    expect(stage.hinting).toBe(true);
    advises();
    expect(stage.hinting).toBe(false);
    expect(stage.advice?.choices).toEqual(CHOICES);
    expect(announcer.lines).toEqual([]);
    await tick();
    expect(announcer.lines).toHaveLength(1);
  });

  test('is asked for once, however often somebody presses the key', () => {
    stage.hint();
    stage.hint();
    expect(sent('hint')).toHaveLength(1);
    advises();
    stage.hint();
    expect(sent('hint')).toHaveLength(2);
  });

  test('that comes after the decision is not shown', async () => {
    stage.act('play 9s');
    advises();
    await tick();
    expect(stage.advice).toBeNull();
    expect(announcer.lines).toEqual([]);
  });

  test('is waited for no more after a move was taken back', () => {
    stage.undo();
    expect(stage.hinting).toBe(false);
  });

  test('is waited for no more when another has decided', () => {
    stands(2, OTHERS, { news: [news('card', { seat: 0, action: 'play 9s' })] });
    expect(stage.hinting).toBe(false);
    advises();
    expect(stage.advice).toBeNull();
  });

  test('is waited for no more where it was acknowledged before the line was lost', async () => {
    says({ type: 'ack', id: sent('hint')[0]?.id ?? '', version: 1 });
    await comesBack();
    stands(1, MINE);
    expect(stage.hinting).toBe(false);
    stage.hint();
    expect(sent('hint')).toHaveLength(1);
  });

  test('that the table has not heard of is asked for again after a loss', async () => {
    await comesBack();
    stands(1, MINE);
    expect(stage.hinting).toBe(true);
    advises();
    expect(stage.advice).not.toBeNull();
  });

  test('that could not be sent is taken back', async () => {
    advises();
    socket().breaks();
    stage.hint();
    expect(stage.hinting).toBe(true);
    stage.takeBack(stage.unsent[0]?.id ?? '');
    expect(stage.hinting).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
  });

  test('is waited for when something else is refused, but not when it is refused itself', () => {
    stage.say({ type: 'say', phrase: 'hello' });
    says({ type: 'refused', id: sent('say')[0]?.id ?? '', code: 'limit/changes', sentence: 'Too many.', now: null });
    expect(stage.hinting).toBe(true);
    says({ type: 'refused', id: sent('hint')[0]?.id ?? '', code: 'hint/unable', sentence: 'No.', now: null });
    expect(stage.hinting).toBe(false);
  });
});

describe('a part in the shuffle that is refused', () => {
  const shuffle = {
    promise: 'p',
    attempt: 1,
    promised: [null, null, null, null],
    shown: [null, null, null, null],
    contributors: [0],
    seed: null,
    entrants: null,
  };

  beforeEach(() => {
    socket().opens();
    stands(1, null, {}, { stage: 'shuffling', shuffle });
  });

  function refused(code: string): void {
    says({ type: 'refused', id: sent('commit').at(-1)?.id ?? '', code, sentence: 'Not now.', now: null });
  }

  test.each(['limit/changes', 'server/store', 'server/error'])('(%s) is sent again, the same, and its sender told', async (code) => {
    refused(code);
    expect(stage.trouble).toBe('Not now.');
    expect(sent('commit')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2500);
    expect(sent('commit')).toHaveLength(2);
    expect(stage.trouble).toBe('Not now.');
    refused(code);
    await vi.advanceTimersByTimeAsync(2500);
    expect(sent('commit')).toHaveLength(3);
    expect(announcer.lines.filter(({ text }) => text === 'Not now.')).toHaveLength(1);
    says({ type: 'ack', id: sent('commit')[2]?.id ?? '', version: 2 });
    const [first, ...others] = sent('commit') as unknown as [{ digest: string }];
    expect(others).toEqual([first, first]);
    const { digest } = first;
    stands(2, null, {}, { stage: 'shuffling', shuffle: { ...shuffle, promised: [digest, null, null, null], contributors: [0, 1] } });
    expect(stage.trouble).toBe('');
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent('commit')).toHaveLength(3);
  });

  test.each(['fair/promised-already', 'table/not-shuffling'])('(%s) was sent from another window', async (code) => {
    refused(code);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent('commit')).toHaveLength(1);
    expect(stage.trouble).toBe('');
  });

  test('is not sent again once the page is left', async () => {
    refused('server/store');
    stage.leave();
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent('commit')).toHaveLength(1);
  });
});

test('an answer that was refused without its id is sent again, under the same id', async () => {
  asked();
  stage.act('play 9s');
  says({ type: 'refused', id: '', code: 'limit/messages', sentence: 'Too fast.', now: null });
  await vi.advanceTimersByTimeAsync(2500);
  const [first, second] = sent('act');
  expect(second).toEqual(first);
});

describe('the log', () => {
  const AFTER_TRICK = picture({ tricks: [{ cards: laid('9s', 'Ts', 'Js', 'As'), winner: 2 }] });
  const AFTER_NEXT = picture({
    tricks: [
      { cards: laid('9s', 'Ts', 'Js', 'As'), winner: 2 },
      { cards: laid('9h', 'Th', 'Jh', 'Ah'), winner: 3 },
    ],
  });

  test('names who took a trick, where it is told only after the next', async () => {
    settings.terse = true;
    socket().opens();
    stands(1, picture({ trick: laid('9s', 'Ts', 'Js') }));
    announcer.lines = [];
    stands(2, OTHERS, { news: [news('card', { seat: 1, action: 'play Ts' })] });
    stands(3, AFTER_TRICK, { news: [news('trick', { seat: 3, action: 'play As' })] });
    stands(4, AFTER_NEXT, { news: [news('trick', { seat: 3, action: 'play Ah' })] });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(announcer.lines.map(({ text }) => text).slice(-2)).toEqual([expect.stringContaining('Cleo'), expect.stringContaining('Dora')]);
  });

  test('names who took it also where a phrase came with it', async () => {
    settings.terse = true;
    socket().opens();
    stands(1, picture({ trick: laid('9s', 'Ts', 'Js') }));
    announcer.lines = [];
    stands(2, OTHERS, { news: [news('card', { seat: 1, action: 'play Ts' })] });
    const trick = news('trick', { seat: 3, action: 'play As' });
    stands(3, AFTER_TRICK, { news: [trick, news('said', { seat: 1, lines: ['Bess: oops'] })] });
    stands(4, AFTER_NEXT, { news: [news('trick', { seat: 3, action: 'play Ah' })] });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(announcer.lines[1]?.text).toContain('Cleo');
  });

  test('has what was missed, where the table is told anew to somebody who was here', () => {
    socket().opens();
    stands(1, MINE, { told: ['Deal 1', 'Ann passes.'] });
    stands(90, { ...MINE, number: 2 }, { told: ['Deal 2', 'Bess passes.'] });
    expect(stage.story.lines.map(({ text }) => text)).toEqual(['Deal 1', 'Ann passes.', 'Deal 2', 'Bess passes.']);
    expect(stage.scene.shown?.number).toBe(2);
    stands(90, { ...MINE, number: 2 }, { told: ['Deal 2', 'Bess passes.'], players: 'ready' });
    expect(stage.story.lines).toHaveLength(4);
  });
});
