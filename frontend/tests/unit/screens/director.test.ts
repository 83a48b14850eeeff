/** Names, tables and results, as a director enters them. */
import { describe, expect, test } from 'vitest';
import { expected } from '../../../src/lib/evening/expected';
import { cutNames, namesIn } from '../../../src/lib/forms/names';
import { freeFor, outlook, presenceChange } from '../../../src/screens/director/people';
import { doubtOf, entering, isSame, scoreOf, sitBy, swapped } from '../../../src/lib/evening/scores';
import { stepText } from '../../../src/screens/director/steps';
import { eveningTonight, lastSettings, movementsFor, withMovement } from '../../../src/screens/evenings/choices';
import { evening, round, settings, table } from '../evenings';

describe('names', () => {
  test('that are too long are said as they will be', () => {
    expect(cutNames('Ann\nBartholomew Featherstone-Haugh, Bess')).toEqual(['Bartholomew Feathers']);
  });

  test.each([
    ['Ann\nBess\n\n  Cleo  Smith ', ['Ann', 'Bess', 'Cleo Smith']],
    ['1. Ann\n2) Bess\n12 Cleo', ['Ann', 'Bess', 'Cleo']],
    ['Ann, Bess; Cleo\tDora', ['Ann', 'Bess', 'Cleo', 'Dora']],
    ['1\n--\n', []],
    ['Bess 2', ['Bess 2']],
  ])('are found in %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});

describe('the next round', () => {
  test.each([
    [22, 'sit-out', { tables: 5, threes: 0, sitOuts: 2 }],
    [22, 'threes', { tables: 6, threes: 2, sitOuts: 0 }],
    [9, 'threes', { tables: 3, threes: 3, sitOuts: 0 }],
    [5, 'threes', { tables: 1, threes: 0, sitOuts: 1 }],
    [3, 'sit-out', { tables: 0, threes: 0, sitOuts: 3 }],
  ] as const)('has tables for %i people where those left over choose %s', (people, extra, found) => {
    expect(outlook(evening(people, { settings: settings({ extra }) }))).toMatchObject(found);
  });

  test('seats fixed pairs at no table of three', () => {
    const pairs = evening(10, { settings: settings({ extra: 'threes', entries: 'pairs' }) });
    expect(outlook(pairs)).toMatchObject({ tables: 2, threes: 0, sitOuts: 2 });
  });

  test('has no place for somebody who has gone home', () => {
    const now = expected(evening(9), [{ type: 'withdraw', entrant: 4 }], 0);
    expect(outlook(now)).toMatchObject({ people: 8, tables: 2, sitOuts: 0 });
  });

  test('tells who has gone home from who has not come yet', () => {
    const now = expected(
      evening(5, { stage: 'between', rounds: [round(1, [table(1, [1, 2, 3, 4])])] }),
      [4, 5].map((entrant) => ({ type: 'withdraw', entrant })),
      0,
    );
    expect(now.entrants.map((one) => presenceChange(now, one))).toEqual(['home', 'home', 'home', 'back', 'arrived']);
  });

  test('has bots at the online tables', () => {
    const now = expected(
      evening(6),
      [1, 2].map((entrant) => ({ type: 'changeentrant', entrant, section: 'online' })),
      0,
    );
    expect(outlook(now)).toMatchObject({ tables: 2, sitOuts: 0, bots: 2 });
  });
});

describe('a league match', () => {
  const pairs = settings({ entries: 'pairs' });

  test('is for two teams, goes by games won, and counts none that were not played', () => {
    const league = withMovement(pairs, 'league');
    expect(league).toMatchObject({ movement: 'league', teams: ['Home', 'Visitors'], scoring: { by: 'wins', sit_out: 'nothing' } });
    expect(withMovement(league, 'draw')).toEqual({ ...pairs, movement: 'draw' });
  });

  test('has as many tables as the smaller team has pairs', () => {
    const now = evening(10, { settings: withMovement(pairs, 'league') });
    const entrants = now.entrants.map((one) => ({ ...one, team: one.number <= 6 ? 'Home' : 'Visitors' }));
    expect(outlook({ ...now, entrants })).toMatchObject({
      tables: 2,
      sitOuts: 2,
      teams: [
        { name: 'Home', pairs: 3 },
        { name: 'Visitors', pairs: 2 },
      ],
    });
  });
});

test('partners are chosen among those who have none', () => {
  const now = expected(evening(4), [{ type: 'changeentrant', entrant: 1, partner: 2 }], 0);
  expect(freeFor(now.entrants, 3).map(({ number }) => number)).toEqual([4]);
});

describe('a result', () => {
  const score = { points: [9, 6], loners: [0, 1, 0, 0], euchres: [] };

  test('is there once every side has points', () => {
    const begun = entering(4, null);
    expect(scoreOf(begun, settings())).toBeNull();
    expect(scoreOf({ ...begun, points: [9, 0] }, settings())).toEqual({ points: [9, 0], loners: [0, 0, 0, 0], euchres: [] });
  });

  test('of a table of three has a number for each seat', () => {
    expect(entering(3, null).points).toEqual([null, null, null]);
  });

  test('is the same with no loners as without a word about them', () => {
    expect(isSame({ ...score, loners: [] }, { ...score, loners: [0, 0, 0, 0] })).toBe(true);
    expect(isSame(score, { ...score, loners: [] })).toBe(false);
    expect(isSame(null, score)).toBe(false);
  });

  test.each([
    [{ kind: 'deals', number: 8 }, [4, 3], 'few'],
    [{ kind: 'deals', number: 8 }, [8, 0], undefined],
    [{ kind: 'deals', number: 8 }, [20, 13], 'many'],
    [{ kind: 'points', number: 10 }, [9, 6], 'short'],
    [{ kind: 'points', number: 10 }, [12, 10], 'both'],
    [{ kind: 'points', number: 10 }, [12, 9], undefined],
    [{ kind: 'minutes', number: 20 }, [0, 1], undefined],
  ] as const)('of a round to %j may be a slip: %j', (length, points, id) => {
    expect(doubtOf({ points: [...points], loners: [], euchres: [] }, evening(4, { settings: settings({ length }) }))?.id).toBe(id);
  });

  test.each([
    [{ kind: 'minutes', number: 20 }, [9, 6], [2, 0, 1, 0], { id: 'loners', number: 3 }],
    [{ kind: 'minutes', number: 20 }, [9, 6], [2, 1, 0, 0], null],
    [{ kind: 'deals', number: 8 }, [32, 0], [9, 0, 0, 0], { id: 'loners-many', number: 8 }],
  ] as const)('of a round to %j with %j points and %j loners is doubted: %j', (length, points, loners, doubt) => {
    expect(doubtOf({ points: [...points], loners: [...loners], euchres: [] }, evening(4, { settings: settings({ length }) }))).toEqual(
      doubt,
    );
  });

  test('is doubted by the points of the house rules', () => {
    const loners = { points: [5, 3], loners: [1, 0, 0, 0], euchres: [] };
    expect(doubtOf(loners, evening(4))).toBeNull();
    expect(doubtOf(loners, evening(4, { hand: { most: 6, loner: 6 } }))?.id).toBe('loners');
    expect(doubtOf({ ...score, points: [34, 11] }, evening(4, { hand: { most: 6, loner: 6 } }))).toBeNull();
    expect(doubtOf({ ...score, points: [34, 11] }, evening(4))?.id).toBe('many');
  });

  test('with its sides mixed up has them the other way round, and its loners with the same people', () => {
    expect(swapped({ ...score, euchres: [2, 1] })).toEqual({ points: [6, 9], loners: [0, 1, 0, 0], euchres: [1, 2] });
  });

  test.each([
    ['progressive', [6, 9], true],
    ['progressive', [10, 6], false],
    ['standing', [10, 6], true],
    ['chart', [6, 9], false],
  ] as const)('corrected where people move by %s to %j leaves people at seats of the old one: %j', (movement, points, sits) => {
    expect(sitBy(settings({ movement }), score, { ...score, points: [...points] })).toBe(sits);
  });
});

describe('the evening as it will be', () => {
  const seated = evening(4, { stage: 'seated', rounds: [round(1, [table(1, [1, 2, 3, 4])])], director: true });
  const score = { points: [9, 6], loners: [], euchres: [] };
  const entered = { type: 'enterresult', round: 1, table: 1, score } as const;

  test('has a result that waits, and is between two rounds with the last one', () => {
    const now = expected(seated, [entered], 50);
    expect(now.rounds[0]?.tables[0]).toMatchObject({ is_in: true, result: { score, source: 'director', earlier: [] } });
    expect(now.stage).toBe('between');
  });

  test('keeps a result that another one replaces', () => {
    const now = expected(seated, [entered, { ...entered, score: null, reason: 'Nobody came' }], 50);
    expect(now.rounds[0]?.tables[0]?.result).toMatchObject({ score: null, reason: 'Nobody came', earlier: [{ score }] });
  });

  test('has the report of a player until the other side confirms it', () => {
    const reported = expected({ ...seated, me: 1 }, [{ ...entered, type: 'reportresult' }], 50);
    expect(reported.rounds[0]?.tables[0]?.report).toMatchObject({ score, number: 1 });
    const denied = expected({ ...reported, me: 2 }, [{ ...entered, type: 'confirmresult', right: false }], 50);
    expect(denied.rounds[0]?.tables[0]?.report?.denied_by).toBe(2);
    const confirmed = expected({ ...reported, me: 2 }, [{ ...entered, type: 'confirmresult' }], 50);
    expect(confirmed.rounds[0]?.tables[0]?.result?.source).toBe('players');
  });

  test('is without a step that is taken back', () => {
    const step = { event: 9, kind: 'resultentered', by_me: true, round: 1, table: 1, number: null };
    const now = expected({ ...expected(seated, [entered], 50), last_step: step }, [{ type: 'revoke', event: 9 }], 60);
    expect(now.rounds[0]?.tables[0]).toMatchObject({ is_in: false, result: null });
    expect(now.stage).toBe('seated');
  });

  test('has the rounds of the chart seated as they are planned, until somebody comes or goes', () => {
    const planned = [2, 3].map((number) => ({
      number,
      tables: [{ number: 1, section: 'hall' as const, seats: [4, 3, 2, 1] }],
      sit_outs: [],
    }));
    const second = [entered, { type: 'seatround', round: 2 }] as const;
    const now = expected({ ...seated, planned }, second, 50);
    expect(now.rounds[1]).toMatchObject({ number: 2, tables: [{ seats: [4, 3, 2, 1], is_in: false }], is_over: false });
    expect([now.stage, now.planned.length]).toEqual(['seated', 1]);
    const late = expected({ ...seated, planned }, [entered, { type: 'enter', name: 'Wes' }, second[1]], 50);
    expect([late.rounds.length, late.planned.length]).toEqual([1, 0]);
    const step = { event: 9, kind: 'roundseated', by_me: true, round: 2, table: null, number: null };
    const again = expected({ ...now, last_step: step }, [{ type: 'revoke', event: 9 }, second[1]], 60);
    expect(again.rounds[1]?.tables[0]?.seats).toEqual([4, 3, 2, 1]);
  });

  test('has a clock that runs from now on', () => {
    expect(expected(seated, [{ type: 'startclock', round: 1, minutes: 20 }], 100).rounds[0]?.until).toBe(1300);
  });
});

describe('the last step', () => {
  const seated = evening(4, { rounds: [round(1, [table(1, [1, 2, 3, 4])])] });

  test('is called by what it did', () => {
    const score = { points: [9, 6], loners: [], euchres: [] };
    const said = { type: 'enterresult', round: 1, table: 1, score } as const;
    expect(stepText({ said, id: 'x' }, seated)).toBe('table 1, 9 to 6');
    expect(stepText({ said: { ...said, score: null }, id: 'x' }, seated)).toBe('table 1, not played');
    expect(stepText({ said: { type: 'withdraw', entrant: 2 }, id: 'x' }, seated)).toBe('Player B not here');
  });

  test('is called the same once the server has it', () => {
    const known = { event: 9, kind: 'withdrawn', by_me: false, round: null, table: null, number: 2 };
    expect(stepText({ known }, seated)).toBe('Player B not here');
    expect(stepText({ known: { ...known, kind: 'roundseated', number: null } }, seated)).toBe('seating of round 1');
  });
});

describe('a new evening', () => {
  test('is for today, with eight hands, ten rounds, and everybody as a partner', () => {
    expect(lastSettings(new Date(2026, 10, 26))).toMatchObject({
      day: '2026-11-26',
      length: { kind: 'deals', number: 8 },
      rounds: 10,
      movement: 'chart',
    });
  });

  test('offers only movements that suit the partners', () => {
    expect(movementsFor('pairs')).not.toContain('seats');
    expect(movementsFor('individual')).not.toContain('league');
  });
});

test('the evening of tonight is the one under way, else the one of today, and none that is over', () => {
  const one = (code: string, day: string, stage: 'entries' | 'seated' | 'between' | 'over', at: number) =>
    ({ code, title: '', day, stage, at, director: false, me: 1 }) as const;
  const today = one('a', '2026-11-26', 'entries', 0);
  const running = one('b', '2026-11-25', 'between', 90_000);
  const tonight = (...evenings: Parameters<typeof eveningTonight>[0]) => eveningTonight(evenings, '2026-11-26', 100_000)?.code;
  expect(tonight(today, running)).toBe('b');
  expect(tonight(today)).toBe('a');
  expect(tonight(one('c', '2026-11-26', 'over', 99_000), one('d', '2026-11-20', 'seated', 1000))).toBeUndefined();
});
