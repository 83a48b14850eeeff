/** The wall: lists fill it in the largest type that fits, and each moment of an evening has its pages. */
import { expect, test } from 'vitest';
import type { PairStanding, StandingNow, TeamStanding } from '../../../src/lib/server/evenings';
import { fit, GAP, LARGEST, LINE, SMALLEST } from '../../../src/screens/wall/fit';
import { slidesFor } from '../../../src/screens/wall/slides';
import { evening, round, settings, table } from '../evenings';

const ROOM = { width: 1824, height: 850, window: 1080 };

function standing(number: number, rank: number, points: number): StandingNow {
  return { number, rank, points, wins: 0, loners: 0, euchres: 0, over_field: null, rounds: [] };
}

/** A round in which `people` people sit at tables of four in the order of their numbers. */
function seated(people: number): ReturnType<typeof round> {
  const tables = Array.from({ length: Math.floor(people / 4) }, (_, index) =>
    table(
      index + 1,
      [1, 2, 3, 4].map((seat) => 4 * index + seat),
    ),
  );
  return round(1, tables);
}

test('whatever fits on a wall fits within it, and no name is smaller than a fortieth of its height', () => {
  for (let count = 1; count <= 100; count += 1) {
    for (const widest of [6, 12, 18, 30]) {
      const { pages, columns, rows, size, width } = fit(count, widest, ROOM);
      expect(width).toBeLessThanOrEqual(ROOM.width);
      expect(width).toBeGreaterThanOrEqual(size * (columns * widest + (columns - 1) * GAP));
      expect(pages * columns * rows).toBeGreaterThanOrEqual(count);
      expect(size * (columns * widest + (columns - 1) * GAP)).toBeLessThanOrEqual(ROOM.width);
      expect(size * rows * LINE).toBeLessThanOrEqual(ROOM.height);
      expect(size).toBeGreaterThanOrEqual(SMALLEST * ROOM.window);
      expect(size).toBeLessThanOrEqual(LARGEST * ROOM.window);
    }
  }
});

test('a hundred names of usual length stand on one page, long ones on several', () => {
  expect(fit(100, 14, ROOM)).toMatchObject({ pages: 1, columns: 4, rows: 25 });
  expect(fit(100, 25, ROOM).pages).toBeGreaterThan(1);
});

test('a few tables are drawn; at many people find themselves by their names', () => {
  const few = { ...evening(8, { stage: 'seated' }), rounds: [seated(8)] };
  expect(slidesFor(few).map(({ kind }) => kind)).toEqual(['tables']);
  const many = { ...evening(28, { stage: 'seated' }), rounds: [seated(28)] };
  const [slide] = slidesFor(many);
  if (slide?.kind !== 'lines') throw new Error('It is a list.');
  expect(slide.lines).toHaveLength(28);
  expect(slide.lines[0]).toMatchObject({ name: 'Player A', value: '1 N' });
  expect(slide.lines[9]).toMatchObject({ name: 'Player J', value: '3 E' });
});

test('results join the seats as soon as one is in', () => {
  const score = { points: [9, 4], loners: [], euchres: [] };
  const result = { score, source: 'director' as const, at: 1, reason: '', earlier: [] };
  const [first, second] = seated(8).tables;
  if (!first || !second) throw new Error('There are two tables.');
  const now = evening(8, { stage: 'seated', rounds: [round(1, [{ ...first, result, is_in: true }, second])] });
  const slides = slidesFor(now);
  expect(slides.map(({ title }) => title)).toEqual(['Table and seat in round 1', 'Results: 1 of 2 tables']);
  const lines = slides[1]?.kind === 'lines' ? slides[1].lines : [];
  expect(lines.map(({ value, open }) => [value, open])).toEqual([
    ['9 : 4', false],
    ['…', true],
  ]);
});

test('between two rounds there are the standings, and the seats to come where a chart knows them', () => {
  const now = evening(4, {
    stage: 'between',
    rounds: [seated(4)],
    planned: [{ number: 2, tables: [{ number: 1, section: 'hall', seats: [1, 3, 2, 4] }], sit_outs: [] }],
    standings: [standing(2, 1, 12.5), standing(1, 2, 7)],
  });
  const slides = slidesFor(now);
  expect(slides.map(({ title }) => title)).toEqual(['Standings', 'Next: table and seat in round 2']);
  expect(slides[0]?.kind === 'lines' && slides[0].lines[0]).toMatchObject({ lead: '1', name: 'Player B', value: '12.5' });
});

test('bots are marked and stand after the people', () => {
  const tables = Array.from({ length: 7 }, (_, index) => table(index + 1, [-1 - index, 4 * index + 2, 4 * index + 3, 4 * index + 4]));
  const [slide] = slidesFor(evening(28, { stage: 'seated', rounds: [round(1, tables)] }));
  const lines = slide?.kind === 'lines' ? slide.lines : [];
  expect(lines.slice(-7).map(({ name, bot }) => [name, bot])).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => [`Bot ${number}`, true]));
});

test('before the first round the wall has everybody with their numbers, and at the end the final standings', () => {
  const [entrants] = slidesFor(evening(3));
  expect(entrants?.title).toBe('3 people are entered');
  const [final] = slidesFor(evening(4, { stage: 'over', rounds: [seated(4)], standings: [standing(1, 1, 3)] }));
  expect(final?.title).toBe('Final standings');
});

test('teams come first, and a pair stands in one line', () => {
  const pair = (members: number[], rank: number, wins: number): PairStanding => ({ members, rank, points: 9 * wins, wins, loners: 0 });
  const team = (name: string, rank: number, wins: number): TeamStanding => ({ team: name, rank, points: 9 * wins, wins, members: [] });
  const now = evening(4, {
    stage: 'over',
    rounds: [seated(4)],
    settings: settings({ movement: 'league', entries: 'pairs', scoring: { ...settings().scoring, by: 'wins' } }),
    standings: [standing(1, 1, 9), standing(2, 1, 9), standing(3, 3, 0), standing(4, 3, 0)],
    pairs: [pair([1, 2], 1, 1), pair([3, 4], 2, 0)],
    teams: [team('Hornby', 1, 1), team('Nepean', 2, 0)],
  });
  const found = slidesFor(now).map((slide) => (slide.kind === 'lines' ? slide.lines.map(({ name, value }) => [name, value]) : []));
  expect(found).toEqual([
    [
      ['Hornby', '1 · 9'],
      ['Nepean', '0 · 0'],
    ],
    [
      ['Player A & Player B', '1 · 9'],
      ['Player C & Player D', '0 · 0'],
    ],
  ]);
});
