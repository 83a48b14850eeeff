/** The steps shown one after the other: how long each stays, and what is left out. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ResultNow } from '../../../src/lib/server/replies';
import { Scene, type Step } from '../../../src/table/stage/scene.svelte';
import { settings } from '../../../src/lib/settings/settings.svelte';
import { laid, news, picture } from '../made';

const THREE = picture({ trick: laid('9s', 'Ts', 'Js'), counts: [4, 4, 4, 5] });
const TAKEN = picture({ tricks: [{ cards: laid('9s', 'Ts', 'Js', 'As'), winner: 2 }] as never, counts: [4, 4, 4, 4] });
const COMPLETES: Step = { picture: TAKEN, news: news('trick') };
const ENDED = picture({ counts: [0, 0, 0, 0], last: { points: 2 } as unknown as ResultNow });

let heard: string[];
let hurries: boolean;
let scene: Scene;

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  hurries = false;
  scene = new Scene({ tells: ({ kind }) => heard.push(kind), settles: () => heard.push('settled'), hurries: () => hurries });
});

/** Milliseconds, to the next ten, until something is so; never longer than a minute. */
async function until(so: () => boolean): Promise<number> {
  await vi.advanceTimersByTimeAsync(0); // whatever takes no time
  for (let passed = 0; passed <= 60_000; passed += 10) {
    if (so()) return passed;
    await vi.advanceTimersByTimeAsync(10);
  }
  return Infinity;
}

const idle = (): boolean => !scene.busy;

/** The time it takes to show some steps after a picture. */
async function length(before: ReturnType<typeof picture>, steps: readonly Step[]): Promise<number> {
  scene.cut(before);
  scene.play(steps);
  return until(idle);
}

describe('a completed trick', () => {
  test('lies with all four cards for more than a second, is taken, and only then is everything settled', async () => {
    scene.cut(THREE);
    scene.play([COMPLETES]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(scene.middle).toEqual({ cards: laid('9s', 'Ts', 'Js', 'As'), winner: 2 });
    expect(scene.shown).toBe(TAKEN);
    expect(heard).toEqual(['trick']);
    expect(await until(() => scene.middle.cards.length === 0)).toBeLessThan(1000);
    expect(scene.busy).toBe(true);
    await until(idle);
    expect(heard).toEqual(['trick', 'settled']);
  });

  test('that was on its way when the scene was cut is not shown any more', async () => {
    scene.cut(THREE);
    scene.play([COMPLETES, { picture: ENDED, news: news('result') }]);
    await vi.advanceTimersByTimeAsync(500);
    scene.cut(THREE);
    expect(await until(idle)).toBeLessThan(50);
    expect(scene.shown).toBe(THREE);
    expect(scene.middle.cards).toEqual(laid('9s', 'Ts', 'Js'));
    expect(scene.summary).toBeNull();
  });
});

describe('time', () => {
  const call: Step = { picture: picture({ words: ['pass', '', '', ''], hand: [{ card: '9s' }] as never }), news: news('call') };
  const dealt: Step = { picture: picture(), news: news('deal') };

  test('is longest for a trick, then for a deal, then for a call', async () => {
    const trick = await length(THREE, [COMPLETES]);
    const deal = await length(picture({ counts: [0, 0, 0, 0] }), [dealt]);
    const said = await length(picture(), [call]);
    expect(trick).toBeGreaterThan(deal);
    expect(deal).toBeGreaterThan(said);
    expect(said).toBeGreaterThan(0);
  });

  test('is none where nothing moves and nothing is told', async () => {
    const asked = picture({ choices: [{ action: 'pass' }] as never });
    expect(await length(picture(), [{ picture: asked, news: null }])).toBe(0);
    expect(scene.shown).toBe(asked);
  });

  test.each(['said', 'table'] as const)(
    'is none for news (%s) with which nothing moves: it is shown before anything else happens',
    (kind) => {
      const asked = picture({ choices: [{ action: 'pass' }] as never });
      scene.cut(picture());
      scene.play([
        { picture: null, news: news(kind) },
        { picture: asked, news: news(kind) },
        { picture: asked, news: null },
      ]);
      expect(scene.busy).toBe(false);
      expect(scene.shown).toBe(asked);
      expect(heard).toEqual([kind, kind, 'settled']);
    },
  );

  test('is taken by what moves, though a phrase came before and after it', async () => {
    scene.cut(THREE);
    scene.play([{ picture: null, news: news('said') }, COMPLETES, { picture: TAKEN, news: news('said') }]);
    expect(heard).toEqual(['said']);
    expect(await until(idle)).toBeGreaterThan(1000);
    expect(heard).toEqual(['said', 'trick', 'said', 'settled']);
  });

  test('is taken by a move that is taken back', async () => {
    expect(await length(THREE, [{ picture: picture({ trick: laid('9s', 'Ts') }), news: news('table') }])).toBeGreaterThan(100);
  });

  test('is none at the speed "instant", and longer at "slow"', async () => {
    const usual = await length(THREE, [COMPLETES]);
    settings.animation = 'slow';
    expect(await length(THREE, [COMPLETES])).toBeGreaterThan(1.5 * usual);
    settings.animation = 'instant';
    expect(await length(THREE, [COMPLETES])).toBe(0);
  });

  test('is a third for each step while much more is to be shown', async () => {
    const one = await length(THREE, [COMPLETES]);
    scene.cut(THREE);
    scene.play([COMPLETES, ...Array<Step>(7).fill({ picture: TAKEN, news: null })]);
    const hurried = await until(() => scene.shown === TAKEN && scene.middle.cards.length === 0);
    expect(hurried).toBeGreaterThan(0);
    expect(hurried).toBeLessThan(one / 2);
  });
});

describe('words', () => {
  const none = picture({ counts: [0, 0, 0, 0] });
  const turned = picture({ question: 'Order up?', up_card: { card: 'Kc', fate: 'offered', face_up: true } });

  test('follow the cards: an up-card is told of once it has been turned, a trick once its last card lies', async () => {
    for (const [before, step] of [
      [none, { picture: turned, news: news('deal') }],
      [THREE, COMPLETES],
    ] as const) {
      scene.cut(before);
      scene.play([step]);
      await vi.advanceTimersByTimeAsync(0);
      expect(scene.shown).toBe(step.picture);
      expect(scene.told).toBe(before);
      expect(heard).toEqual([]);
      await until(() => scene.told === step.picture);
      expect(scene.faceDown).toBe(false);
      expect(heard[0]).toBe(step.news?.kind);
      await until(idle);
      heard = [];
    }
  });

  test('say nothing of cards that come as the first thing', async () => {
    scene.play([{ picture: turned, news: news('deal') }]);
    await vi.advanceTimersByTimeAsync(0);
    expect([scene.told?.question, scene.told?.up_card]).toEqual(['', null]);
    await until(idle);
    expect(scene.told).toBe(turned);
  });

  test('of a call come before the card that it moves', async () => {
    const taken = { ...turned, up_card: { ...turned.up_card, fate: 'taken' } } as ReturnType<typeof picture>;
    scene.cut(turned);
    scene.play([{ picture: taken, news: news('call') }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(scene.told).toBe(taken);
    expect(heard).toEqual(['call']);
    await until(idle);
  });

  test('and cards wait for nothing where nothing moves, or the scene is cut', async () => {
    settings.animation = 'instant';
    scene.cut(none);
    scene.play([{ picture: turned, news: news('deal') }]);
    await vi.advanceTimersByTimeAsync(0);
    expect([scene.told, scene.faceDown]).toEqual([turned, false]);
    settings.animation = 'normal';
    scene.cut(none);
    scene.play([{ picture: turned, news: news('deal') }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(scene.faceDown).toBe(true);
    scene.cut(turned);
    expect([scene.told, scene.faceDown]).toEqual([turned, false]);
    await until(idle);
  });
});

describe('the summary of a deal', () => {
  const before = picture({ counts: [1, 0, 0, 0] });
  const ends: Step = { picture: ENDED, news: news('result') };

  test('stays until it is waved on', async () => {
    scene.cut(before);
    scene.play([ends]);
    expect(await until(idle)).toBe(Infinity);
    expect(scene.summary).toBe(ENDED.last);
    scene.goOn();
    expect(await until(idle)).toBeLessThan(50);
    expect(scene.summary).toBeNull();
  });

  test('comes after a cut if the deal ended meanwhile and this is wished', async () => {
    scene.cut(before);
    scene.cut(ENDED, { sumsUp: true });
    expect(scene.shown).toBe(ENDED);
    expect(scene.summary).toBe(ENDED.last);
    scene.goOn();
    expect(await until(idle)).toBeLessThan(50);
    expect(heard).toEqual(['settled']);
    scene.cut(ENDED, { sumsUp: true });
    expect([scene.summary, scene.busy]).toEqual([null, false]);
    scene.cut(before);
    scene.cut(ENDED);
    expect([scene.summary, scene.busy]).toEqual([null, false]);
  });

  test('goes by itself if its reader likes that, watches, or time runs', async () => {
    settings.autoContinue = true;
    expect(await length(before, [ends])).toBeLessThan(10_000);
    settings.autoContinue = false;
    expect(await length(before, [{ ...ends, picture: { ...ENDED, seat: null } }])).toBeLessThan(10_000);
    hurries = true;
    expect(await length(before, [ends])).toBeLessThan(10_000);
  });

  test('stays where its reader reads on, unless time runs', async () => {
    settings.autoContinue = true;
    for (const [clock, waits] of [
      [false, true],
      [true, false],
    ] as const) {
      hurries = clock;
      scene.cut(before);
      scene.play([ends]);
      await until(() => scene.summary !== null);
      scene.stay();
      expect((await until(idle)) === Infinity).toBe(waits);
      scene.goOn();
      await until(idle);
    }
  });

  test('does not come at the end of the match, which has a screen of its own', async () => {
    expect(await length(before, [{ picture: ENDED, news: news('over') }])).toBeLessThan(2000);
    expect(scene.summary).toBeNull();
  });
});

describe('skipping', () => {
  const free = picture({ may_skip: true });

  test('is offered where nothing is left to decide, once', () => {
    scene.cut(picture());
    expect(scene.maySkip).toBe(false);
    scene.cut(free);
    expect(scene.maySkip).toBe(true);
    scene.skip();
    expect(scene.maySkip).toBe(false);
  });

  test('ends the wait for what is shown and shows the rest at once, up to the next deal', async () => {
    const taken = { ...TAKEN, may_skip: true };
    scene.cut({ ...THREE, may_skip: true });
    scene.play([{ picture: taken, news: news('trick') }]);
    await vi.advanceTimersByTimeAsync(50);
    scene.skip();
    expect(await until(idle)).toBeLessThan(20);
    expect(scene.shown).toBe(taken);
    const usual = await length(picture({ counts: [0, 0, 0, 0] }), [{ picture: picture(), news: news('deal') }]);
    expect(usual).toBeGreaterThan(500);
    expect(scene.skipping).toBe(false);
  });
});

test('nobody waits for a summary after the scene has ended', async () => {
  scene.cut(picture({ counts: [1, 0, 0, 0] }));
  scene.play([
    { picture: ENDED, news: news('result') },
    { picture: picture({ number: 2 }), news: news('deal') },
  ]);
  await until(() => scene.summary !== null);
  scene.end();
  expect(await until(idle)).toBeLessThan(50);
  expect(scene.shown).toBe(ENDED);
});

test('without a picture the table is empty, but what is told without one is only told', async () => {
  scene.cut(THREE);
  scene.play([{ picture: null, news: news('said') }]);
  await until(idle);
  expect(scene.shown).toBe(THREE);
  scene.play([{ picture: null, news: null }]);
  await until(idle);
  expect(scene.shown).toBeNull();
  expect(scene.middle.cards).toEqual([]);
});
