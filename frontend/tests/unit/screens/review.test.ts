/** The drawings of a match's review: points, marks, bars, and the names of its choices. */
import { describe, expect, test, vi } from 'vitest';
import type { ReviewedDeal, ReviewedDecision, Judgement } from '../../../src/lib/server/answers';
import { behind, costliest, decisionAfter, lessonOn, wellFound, wordFor } from '../../../src/lib/review/decisions';
import { areaOf, chanceAt, lineOf, marksOf, nextMark, pointsOf, snapped, spansOf } from '../../../src/screens/review/graph';
import { inTwo, partsOf, reachOf, stacked, summed } from '../../../src/screens/review/parts';
import { Progress } from '../../../src/lib/review/progress.svelte';
import { change, choiceSaid, levelSaid, points, size, othersAt } from '../../../src/screens/judgement/said';

function decision(step: number, seat: number, wins: number, verdict: Judgement): ReviewedDecision {
  return { step, seat, wins, verdict, kind: 'lead', chosen: 'play 9s', loss: 0, error: 0, position: '', choices: [], edge: 0 };
}

function deal(number: number, before: number, after: number, ...decisions: ReviewedDecision[]): ReviewedDeal {
  const split = { before: [before, 1 - before], after: [after, 1 - after], luck: [0, 0], played: [0, 0], unknown: [0, 0] };
  return { number, dealer: 0, points: null, score: null, par: { chances: [0.5, 0.5], points: [0, 0] }, split, decisions };
}

/** Two deals, of the steps 1 to 4 and 5 to 9. */
const SPANS = spansOf(['draw 0', 'deal 3232 …', 'pass', 'order', 'play 9s', 'deal 3232 …', 'pass', 'pass', null, 'play As']);
const DEALS = [
  deal(1, 0.5, 0.6, decision(2, 1, 0.6, 'mistake'), decision(3, 2, 0.45, 'best')),
  deal(2, 0.6, 0.8, decision(6, 0, 0.7, 'blunder'), decision(9, 2, 0.9, 'too close to call')),
];

describe('what cost most', () => {
  const costing = (step: number, seat: number, loss: number, verdict: Judgement): ReviewedDecision => ({
    ...decision(step, seat, 0.5, verdict),
    loss,
  });
  const deals = [
    deal(1, 0.5, 0.6, costing(2, 0, 0.05, 'mistake'), costing(3, 1, 0.2, 'blunder'), costing(4, 0, 0.3, 'too close to call')),
    deal(2, 0.6, 0.8, costing(6, 0, 0.09, 'blunder')),
  ];

  test('stands first, of everybody or of one seat, and no more than wanted', () => {
    const steps = (seat: number | null, most: number): number[] => costliest(deals, seat, most).map((one) => one.decision.step);
    expect(steps(null, 5)).toEqual([3, 6, 2]);
    expect(steps(null, 2)).toEqual([3, 6]);
    expect(steps(0, 5)).toEqual([6, 2]);
    expect(costliest(deals, 0, 1).map((one) => one.deal)).toEqual([2]);
  });
});

test('the best moment is the decision furthest ahead of the obvious one, of everybody or of one seat', () => {
  const found = (step: number, seat: number, edge: number, verdict: Judgement = 'best'): ReviewedDecision => ({
    ...decision(step, seat, 0.5, verdict),
    edge,
  });
  const deals = [
    deal(1, 0.5, 0.6, found(2, 0, 0.02), found(3, 1, 0.2), found(4, 0, 0.3, 'too close to call')),
    deal(2, 0.6, 0.8, found(6, 0, 0.05), found(7, 2, 0.009)),
  ];
  expect(wellFound(deals, null)).toMatchObject({ deal: 1, decision: { step: 3 } });
  expect(wellFound(deals, 0)).toMatchObject({ deal: 2, decision: { step: 6 } });
  expect(wellFound(deals, 2)).toBeUndefined();
});

test('a level is said with its range, and not at all where that is the whole scale', () => {
  expect(levelSaid({ level: 'club', lowest: 'beginner', highest: 'club' })).toEqual({
    level: 'Club player',
    range: 'Beginner to Club player',
  });
  expect(levelSaid({ level: 'expert', lowest: 'expert', highest: 'expert' })).toEqual({ level: 'Expert', range: '' });
  expect(levelSaid({ level: 'club', lowest: 'beginner', highest: 'expert' })).toBeNull();
});

test('who decided in place of the player of a seat is said by level', () => {
  expect(othersAt({ level: 'club', stood_in: { swift: 12, expert: 1 }, taken_over: 0 })).toEqual([
    '12 decisions by a bot that stood in: Swift',
    '1 decision by a bot that stood in: Expert',
  ]);
  expect(othersAt({ level: 'club', stood_in: {}, taken_over: 0 })).toEqual([]);
  expect(othersAt({ level: null, stood_in: {}, taken_over: 2 })).toEqual(['Taken over in mid-match 2 times']);
});

describe('the graph', () => {
  test('a deal reaches from its cards to what comes before the next cards', () => {
    expect(SPANS).toEqual([
      { start: 1, end: 4 },
      { start: 5, end: 9 },
    ]);
  });

  test('a chance is that of the side that looks, whoever decided', () => {
    const chances = (side: number): [number, number][] => pointsOf(DEALS, SPANS, side).map(({ step, chance }) => [step, chance]);
    expect(chances(0)).toEqual([
      [1, 0.5],
      [1, 0.4],
      [2, 0.45],
      [5, 0.6],
      [5, 0.7],
      [8, 0.9],
      [9, 0.8],
    ]);
    expect(chances(1).map(([, chance]) => Math.round(100 * chance))).toEqual([50, 60, 55, 40, 30, 10, 20]);
  });

  test('of three, the chance of a side changes where it decides, and stays where others do', () => {
    const split = { before: [0.3, 0.4, 0.3], after: [0.2, 0.5, 0.3], luck: [0, 0, 0], played: [0, 0, 0], unknown: [0, 0, 0] };
    const par = { chances: [0.3, 0.4, 0.3], points: [0, 0, 0] };
    const decisions = [decision(2, 1, 0.6, 'mistake'), decision(3, 2, 0.25, 'best'), decision(4, 1, 0.7, 'blunder')];
    const deals = [{ number: 1, dealer: 0, points: null, score: null, par, split, decisions }];
    expect(pointsOf(deals, SPANS, 2).map(({ chance }) => chance)).toEqual([0.3, 0.3, 0.25, 0.25, 0.3]);
    expect(pointsOf(deals, SPANS, 1).map(({ chance }) => chance)).toEqual([0.4, 0.6, 0.6, 0.7, 0.5]);
    expect(marksOf(deals, 2, null).map(({ step, chance }) => [step, chance])).toEqual([
      [1, 0.3],
      [3, 0.25],
    ]);
  });

  test('what cost something is marked, of one player or of all', () => {
    expect(marksOf(DEALS, 0, null).map(({ step, verdict }) => [step, verdict])).toEqual([
      [1, 'mistake'],
      [5, 'blunder'],
    ]);
    expect(marksOf(DEALS, 0, 0).map(({ step }) => step)).toEqual([5]);
    expect(marksOf(DEALS, 0, 3)).toEqual([]);
  });

  test('from mistake to mistake, and no further than the last', () => {
    const marks = marksOf(DEALS, 0, null);
    expect(nextMark(marks, 0, 1)?.step).toBe(1);
    expect(nextMark(marks, 1, 1)?.step).toBe(5);
    expect(nextMark(marks, 5, 1)).toBeUndefined();
    expect(nextMark(marks, 9, -1)?.step).toBe(5);
    expect(nextMark(marks, 1, -1)).toBeUndefined();
  });

  test('a pointer near a mark means what was decided there', () => {
    const marks = marksOf(DEALS, 0, null);
    expect(snapped(marks, 6, 1)).toBe(5);
    expect(snapped(marks, 3, 1)).toBe(3);
  });

  test('how things stood is what the last point says', () => {
    const all = pointsOf(DEALS, SPANS, 0);
    expect(chanceAt(all, 0)).toBeNull();
    expect(chanceAt(all, 4)).toBe(0.45);
    expect(chanceAt(all, 5)).toBe(0.7); // the chance after the choice that is shown there
    expect(chanceAt(all, 9)).toBe(0.8);
  });

  test('the line goes up where the chance does, and nothing is drawn without points', () => {
    const two = [
      { step: 0, chance: 0.5 },
      { step: 10, chance: 1 },
    ];
    expect(lineOf(two, 20)).toBe('0 50 L 500 0');
    expect(areaOf(two, 20)).toBe('M 0 50 L 0 50 L 500 0 L 500 50 Z');
    expect(areaOf([], 20)).toBe('');
  });
});

describe('luck and play', () => {
  const split = { before: [0.5, 0.5], after: [0.6, 0.4], luck: [0.2, -0.2], played: [-0.05, -0.1], unknown: [-0.15, 0.15] };

  test('the parts add up to the change, for either side', () => {
    const whole = (side: 0 | 1): number => Object.values(partsOf(split, side)).reduce((sum, part) => sum + part, 0);
    expect(whole(0)).toBeCloseTo(0.1);
    expect(whole(1)).toBeCloseTo(-0.1);
    expect(partsOf(split, 1)).toMatchObject({ luck: -0.2, play: -0.1, theirs: 0.05 });
    expect(summed([partsOf(split, 0), partsOf(split, 1)])).toMatchObject({ luck: 0, unknown: 0 });
  });

  test('what one of three loses, the two others share', () => {
    const three = {
      before: [0.3, 0.4, 0.3],
      after: [0.3, 0.4, 0.3],
      luck: [0, 0, 0],
      played: [-0.1, -0.04, 0],
      unknown: [0.08, -0.01, -0.07],
    };
    const sides = [0, 1, 2].map((side) => partsOf(three, side));
    expect(sides.map(({ theirs }) => theirs)).toEqual([0.02, 0.05, 0.07]);
    for (const parts of sides) expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(0);
  });

  test('in two parts, what nobody could know is luck, and the play of both sides is play', () => {
    for (const side of [0, 1] as const) {
      const sign = side === 0 ? 1 : -1;
      const { luck, play } = inTwo(partsOf(split, side));
      expect(luck).toBeCloseTo(sign * 0.05);
      expect(play).toBeCloseTo(sign * 0.05);
    }
  });

  test('what helped lies to the right of nothing, what hurt to the left, none over another', () => {
    const pieces = stacked(partsOf(split, 0)).map(({ part, from, to }) => [part, Math.round(100 * from), Math.round(100 * to)]);
    expect(pieces).toEqual([
      ['luck', 0, 20],
      ['play', -5, 0],
      ['theirs', 20, 30],
      ['unknown', -20, -5],
    ]);
    const reach = reachOf([partsOf(split, 0)]);
    expect([reach.left, reach.right].map((end) => Math.round(100 * end))).toEqual([20, 30]);
    expect(reachOf([])).toEqual({ left: 0.05, right: 0.05 });
  });
});

describe('the choices', () => {
  test('each is as far behind as its chance is less than that of the best', () => {
    const found = behind([
      { action: 'pass', wins: 0.6, points: 0, error: 0, why: '' },
      { action: 'order', wins: 0.5, points: 0, error: 0.02, why: '' },
    ]);
    expect(found.map(({ lost, error }) => [Math.round(100 * lost), error])).toEqual([
      [0, 0],
      [10, 0.02],
    ]);
  });

  test('a step shows what is decided right after it', () => {
    expect(decisionAfter(DEALS, 5)?.verdict).toBe('blunder');
    expect(decisionAfter(DEALS, 6)).toBeUndefined();
  });

  test('choices in words', () => {
    const said = (action: string, dealer = false): string =>
      choiceSaid(action, 'the joker', dealer, ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']);
    expect([said('play Th'), said('play B'), said('bury 9c'), said('under 9s Tc 9c')]).toEqual([
      '10♥',
      'the joker',
      'bury 9♣',
      'go under with 9♠ 10♣ 9♣',
    ]);
    expect([said('order'), said('order alone', true), said('name hearts'), said('name no trump alone'), said('pass')]).toEqual([
      'order it up',
      'take it up, alone',
      '♥ hearts',
      'no trump, alone',
      'pass',
    ]);
    expect(said('ask 4')).toBe('ask Ed for the best card');
  });

  test('figures in whole per cent for people, in percentage points for experts', () => {
    expect([change(-0.0451), change(0.124), change(0.004)]).toEqual(['−5%', '+12%', '0%']);
    expect([points(-0.0451), points(0.012), points(0), points(-0.0001), size(0.0312)]).toEqual(['−4.5', '+1.2', '0.0', '0.0', '3.1']);
  });
});

describe('a review under way', () => {
  function answers(...all: readonly (object | number)[]): string[] {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
      asked.push(`${request.method ?? 'GET'} ${path}`);
      const next = all[asked.length - 1] ?? 500;
      const refused = { code: next === 429 ? 'limit/games' : 'table/unknown', sentence: 'No.' };
      return Promise.resolve(
        typeof next === 'number' ? new Response(JSON.stringify(refused), { status: next }) : new Response(JSON.stringify(next)),
      );
    });
    return asked;
  }

  function come(deals: readonly ReviewedDeal[], done: number, more: object = {}): object {
    return { level: 'quick', deals_in_all: 2, done, waiting: false, failed: null, deals, figures: [], luck: [0, 0], ...more };
  }

  test('it is begun, asked for what is new, and left in peace once all is there', async () => {
    vi.useFakeTimers();
    const asked = answers(come([], 0), 429, come(DEALS.slice(0, 1), 1), come(DEALS.slice(1), 2));
    const progress = new Progress('/review');
    void progress.begin('quick');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([
      'POST /review',
      'GET /review?level=quick&after=0',
      'GET /review?level=quick&after=0',
      'GET /review?level=quick&after=1',
    ]);
    expect(progress.deals).toEqual(DEALS);
    expect([progress.over, progress.trouble]).toEqual([true, '']);
  });

  test('where more is done than was sent, the rest is asked for at once', async () => {
    vi.useFakeTimers();
    const asked = answers(come(DEALS.slice(0, 1), 2), come(DEALS.slice(1), 2));
    const progress = new Progress('/review');
    void progress.begin('quick');
    await vi.advanceTimersByTimeAsync(0);
    expect([asked.length, progress.over]).toEqual([2, true]);
  });

  test('it says why it does not go on, and can be begun again', async () => {
    vi.useFakeTimers();
    const asked = answers(404, come(DEALS.slice(0, 1), 1, { failed: 'It broke.' }), come(DEALS, 2));
    const progress = new Progress('/review');
    await progress.begin('quick');
    expect(progress.trouble).toBe('No.');
    await progress.begin('quick');
    expect([progress.trouble, progress.deals.length]).toEqual(['It broke.', 1]);
    await progress.begin('quick');
    expect([progress.trouble, progress.deals.length, asked.length]).toEqual(['', 2, 3]);
  });

  test('whoever leaves asks no more; another level begins from nothing', async () => {
    vi.useFakeTimers();
    const asked = answers(come(DEALS.slice(0, 1), 1), come([], 0, { level: 'full' }));
    const progress = new Progress('/review');
    void progress.begin('quick');
    await vi.advanceTimersByTimeAsync(0);
    expect(progress.deals.length).toBe(1);
    void progress.begin('full');
    await vi.advanceTimersByTimeAsync(0);
    expect(progress.deals.length).toBe(0);
    progress.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual(['POST /review', 'POST /review']);
  });
});

test('a decision that was wrong leads to the lesson about it, and several are called calls or cards', () => {
  const wrong = (kind: ReviewedDecision['kind'], chosen: string): ReviewedDecision => ({ ...decision(2, 0, 0.5, 'blunder'), kind, chosen });
  expect(lessonOn(wrong('order', 'pass'))).toBe(4);
  expect(lessonOn(wrong('name', 'name hearts'))).toBe(5);
  expect(lessonOn(wrong('alone', 'together'))).toBe(9);
  expect(lessonOn(wrong('bury', 'bury 9s'))).toBeNull();
  const [called, led] = [wrong('order', 'pass'), wrong('lead', 'play 9s')].map((one) => ({ deal: 1, decision: one }));
  if (called === undefined || led === undefined) throw new Error('there are two');
  expect([[called], [led], [called, led]].map(wordFor)).toEqual(['calls', 'cards', 'both']);
});
