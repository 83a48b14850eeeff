/** The papers of an evening: where everybody plays, how it fits on the sheets, and where they go next. */
import { expect, test } from 'vitest';
import { isOnlyHere } from '../../../src/lib/evening/reach';
import { chartGrid, linesOf } from '../../../src/screens/print/grid';
import { cut, lineSize, pieces, printable, sheetsOf, usualPaper } from '../../../src/screens/print/paper';
import { called, isPlanned, printedChart, printedEvening, type Printed } from '../../../src/screens/print/printed';
import { directionsFor } from '../../../src/screens/print/directions';
import { tallyLayout, tallyRows } from '../../../src/screens/print/tally';
import { evening, round, settings, table } from '../evenings';

const CHART: Printed = {
  title: 'Five people',
  day: '',
  people: [1, 2, 3, 4, 5].map((number) => ({ number, name: '' })),
  rounds: [
    { number: 1, tables: [table(1, [1, 2, 3, 4])], sitOuts: [5] },
    { number: 2, tables: [table(1, [5, 1, 2, 3])], sitOuts: [4] },
  ],
  count: 2,
  tables: 1,
  settings: null,
  link: '',
  standings: [],
  teams: [],
};

/** Three tables that move in a way. */
function moving(more: Partial<Printed['settings']>): Printed {
  return { ...CHART, tables: 3, settings: settings(more ?? {}) };
}

test('a tally card has the table, the partner and the opponents of each round', () => {
  const [first, second] = tallyRows(CHART, 5);
  expect(first).toMatchObject({ round: 1, table: null, partner: null, out: true });
  expect(second).toMatchObject({ round: 2, table: 1, seat: 0, partner: 2, opponents: [1, 3], out: false });
});

test('a tally card without a plan has all rounds, empty', () => {
  const open = { ...CHART, rounds: [], count: 3 };
  expect(isPlanned(open)).toBe(false);
  expect(tallyRows(open, 1).map(({ round, table, out }) => [round, table, out])).toEqual([1, 2, 3].map((round) => [round, null, false]));
});

test('the rounds of an evening are those that are seated, then those that are planned', () => {
  const planned = [{ number: 2, tables: [{ number: 1, section: 'hall' as const, seats: [5, 1, 2, 3] }], sit_outs: [4] }];
  const printed = printedEvening(
    evening(5, { rounds: [round(1, [table(1, [1, 2, 3, 4])], { sit_outs: [5] })], planned }),
    'Hornby',
    '',
    '',
  );
  expect(printed.rounds.map(({ number, sitOuts }) => [number, sitOuts])).toEqual([
    [1, [5]],
    [2, [4]],
  ]);
  expect([printed.tables, printed.title, isPlanned(printed)]).toEqual([1, 'Hornby · Nepean', false]);
});

test('a chart alone has numbers for people', () => {
  const printed = printedChart({ people: 4, rounds: [{ tables: [[1, 2, 3, 4]], sit_outs: [] }], statement: '' });
  expect([printed.title, printed.tables, printed.people.length]).toEqual(['4 people, 1 round', 1, 4]);
  expect(called(printed, 4)).toBe('4');
});

test('without names a chart calls people by their numbers', () => {
  expect(called(CHART, 3)).toBe('3');
  expect(called({ ...CHART, people: [{ number: 3, name: 'Cleo' }] }, 3)).toBe('3 Cleo');
  expect(called(CHART, -2)).toBe('Bot 2');
});

test.each(['a4', 'letter'] as const)('every card of %s fits on its sheet, gutters and all, in rows that can be filled in', (paper) => {
  const area = printable(paper);
  for (let rounds = 1; rounds <= 40; rounds += 1) {
    for (const planned of [true, false]) {
      const { across, down, row, rounds: each } = tallyLayout(area, rounds, planned);
      const { card } = cut(area, across, down);
      expect(27 + 5.8 + each * row + 5.8).toBeLessThanOrEqual(card.height);
      expect(row).toBeGreaterThanOrEqual(planned ? 7.2 : 5.8);
    }
  }
});

test('who plays more rounds than a sheet takes has as many on each of several cards', () => {
  const cards = (paper: 'a4' | 'letter', rounds: number, planned: boolean): number[] => {
    const { across, down, rounds: each } = tallyLayout(printable(paper), rounds, planned);
    return [across * down, each];
  };
  expect(cards('letter', 12, true)).toEqual([2, 12]);
  expect(cards('a4', 30, true)).toEqual([1, 30]);
  expect(cards('letter', 40, true)).toEqual([1, 20]);
  expect(cards('a4', 40, true)).toEqual([1, 20]);
  expect(cards('letter', 12, false)).toEqual([4, 12]);
  expect(cards('letter', 40, false)).toEqual([1, 20]);
});

test('lines one below the other fit between the rules of the lowest rows, also those of a table of three', () => {
  const RULE = 0.2;
  for (const [height, lines] of [
    [7.2, 2],
    [5.8, 1],
    [8.8, 2],
    [9, 3],
  ] as const)
    // prettier-ignore
    expect(lines * 1.2 * lineSize(height, lines)).toBeLessThanOrEqual(height - RULE);
});

test('a chart of 25 tables fits on a sheet of either size, and its rounds go on to the next', () => {
  for (const paper of ['a4', 'letter'] as const) {
    const area = printable(paper);
    const { tables, rounds, row } = chartGrid(area, 25, 20, true);
    expect(tables).toBeGreaterThanOrEqual(25);
    expect(rounds).toBe(10);
    expect(20 + 9 + 26 * row).toBeLessThanOrEqual(area.height + 0.01);
    expect(20 + linesOf(area, 8) * 8).toBeLessThanOrEqual(area.height);
  }
});

test('a chart of five tables and twenty rounds takes one sheet, its rounds one half below the other', () => {
  for (const paper of ['a4', 'letter'] as const) {
    const area = printable(paper);
    const grid = chartGrid(area, 5, 20, true);
    expect([grid.rounds, grid.parts]).toEqual([10, 2]);
    expect(20 + 2 * (9 + 6 * grid.row) + 8).toBeLessThanOrEqual(area.height);
    expect(chartGrid(area, 25, 20, true).parts).toBe(1);
  }
});

test('pieces are as even as can be, cards fill one sheet after the other', () => {
  expect(pieces([1, 2, 3, 4, 5, 6, 7], 4)).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7],
  ]);
  expect(pieces([1, 2, 3, 4, 5], 4)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(sheetsOf([1, 2, 3, 4, 5], 4)).toEqual([[1, 2, 3, 4], [5]]);
  expect(pieces([], 4)).toEqual([]);
});

test('paper is letter in North America, and A4 elsewhere', () => {
  expect(usualPaper(['en-US', 'en'])).toBe('letter');
  expect(usualPaper(['fr-CA'])).toBe('letter');
  expect(usualPaper(['en-GB', 'en'])).toBe('a4');
  expect(usualPaper(['de'])).toBe('a4');
});

test('winners go up a table, and at the head table they stay while losers go to the last', () => {
  const printed = moving({ movement: 'progressive', progressive: { movers: 'winners', partners: 'change', head: 'stay' } });
  expect(directionsFor(printed, 2)).toEqual(['Winners go to table 1.', 'Losers stay here.', 'Then everybody takes a new partner.']);
  expect(directionsFor(printed, 1).slice(0, 2)).toEqual(['Winners stay here.', 'Losers go to table 3.']);
});

test('fixed pairs take no new partners', () => {
  const customs = { movers: 'winners', partners: 'change', head: 'stay' } as const;
  const printed = moving({ movement: 'progressive', entries: 'pairs', progressive: customs });
  expect(directionsFor(printed, 2)).toEqual(['Winners go to table 1.', 'Losers stay here.']);
});

test('fixed pairs go up a table and stay partners', () => {
  expect(directionsFor(moving({ movement: 'progressive', entries: 'pairs' }), 2)).toEqual(['Winners go to table 1.', 'Losers stay here.']);
});

test('losers go down a table, and at the last table they stay while winners go to the first', () => {
  const printed = moving({ movement: 'progressive', progressive: { movers: 'losers', partners: 'stay', head: 'stay' } });
  expect(directionsFor(printed, 2)).toEqual(['Losers go to table 3.', 'Winners stay here.']);
  expect(directionsFor(printed, 3)).toEqual(['Losers stay here.', 'Winners go to table 1.']);
});

test('where the line turns round the movers go to its other end', () => {
  const printed = moving({ movement: 'progressive', progressive: { movers: 'winners', partners: 'stay', head: 'rotate' } });
  expect(directionsFor(printed, 1)).toEqual(['Winners go to table 3.', 'Losers stay here.']);
});

test('by seats north stays, east goes up one, south down one, west up two, past the last table to the first', () => {
  expect(directionsFor(moving({ movement: 'seats' }), 3)).toEqual([
    'North stays here.',
    'East goes to table 1.',
    'South goes to table 2.',
    'West goes to table 2.',
  ]);
});

test('an address that only this computer understands is no place for a camera to go', () => {
  expect(['localhost', '127.0.0.1', '[::1]'].map(isOnlyHere)).toEqual([true, true, true]);
  expect(['192.168.1.7', 'club.example', 'localhost.example', 'hall-pc.local'].map(isOnlyHere)).toEqual([false, false, false, false]);
});
