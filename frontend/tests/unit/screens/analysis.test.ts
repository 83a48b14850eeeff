/** The analysis board: texts composed and taken apart, the tree of moves, cards that are set up, a match's moment as a text. */
import { describe, expect, test, vi } from 'vitest';
import type { AnalysedPosition, Frame } from '../../../src/lib/server/answers';
import { fits } from '../../../src/lib/navigation/router.svelte';
import { openText } from '../../../src/screens/replay/replayed';
import { namesOf } from '../../../src/screens/analysis/names';
import { Setup } from '../../../src/screens/analysis/setup.svelte';
import { seatsOf, Study } from '../../../src/screens/analysis/study.svelte';
import { BEGINNING, KITTY, kittyOf, packOf, readStart, wordsOf, written } from '../../../src/screens/analysis/text';
import { Tree } from '../../../src/screens/analysis/tree';
import { columnsOf } from '../../../src/screens/judgement/whereabouts';
import { keepJudged } from '../../../src/lib/review/judged';
import { behind } from '../../../src/lib/review/decisions';

// The examples of docs/position.md
const PLAYED = 'standard/6-4/3/0/JhAhKh9sTc/Qd/pass.pass.pass.order.bury/AhTh9hJd';
const OPEN = 'standard/0-0/3/all/AhKhQhJhJd.KcQcJcTc9c.KsQsJsTs9s.AsTh9hKd9d.AcQdAd/Td/pass.pass.pass.pass';
const TRAM = 'online/0-0/3/1/KcQcJcTc9c/Td/pass.pass.pass.pass.name-h.together.together/tram-0AhKhQhJhJd-2KsQsJsTs9s-3AsTh9hKd9d.Jh9c';
const OF_THREE = 'three-handed/6-4-8/2/0/9sAhKhJhTc/Qd/pass.order.bury/AhTh9h.Kh';
const OF_SIX = 'six-handed,partners_best=1,best_when=may-ask/0-0/5/4/9sAhKhJhTc/9d/order-alone.bury.ask-4.give-Ad';
const OF_THREE_OPEN = 'standard,players=3/0-0-1/2/all/AhKhQhJhJd.KcQcJcTc9c.KsQsJsTs9s.AsTh9hKd9dAcQdAd/Td/pass';

describe('a position as text', () => {
  test('its start is read and written again as it was', () => {
    for (const text of [PLAYED, OPEN, 'british/10-10/3/3/-/B', OF_THREE, OF_SIX, OF_THREE_OPEN]) {
      expect(written(readStart(text, BEGINNING))).toBe(text.split('/').slice(0, 6).join('/'));
    }
  });

  test('what is no text leaves what was there', () => {
    const before = readStart(PLAYED, BEGINNING);
    const read = readStart('nonsense', before);
    expect([read.rules, read.score, read.dealer, read.seat]).toEqual([before.rules, before.score, before.dealer, before.seat]);
  });

  test('its rules are read in capitals, too', () => {
    expect(readStart('British,TARGET=15/0-0/3/0//', BEGINNING).rules).toBe('british,target=15');
  });

  test('everything said and played stands before the next', () => {
    const words = wordsOf(PLAYED);
    expect(words.map(({ action }) => action)).toEqual([
      ...['pass', 'pass', 'pass', 'order', 'bury'],
      ...['play Ah', 'play Th', 'play 9h', 'play Jd'],
    ]);
    const texts = [...words.slice(1).map(({ before }) => before), PLAYED];
    expect(words[0]?.before).toBe('standard/6-4/3/0/JhAhKh9sTc/Qd');
    expect(texts[0]).toBe('standard/6-4/3/0/JhAhKh9sTc/Qd/pass');
    expect(texts[1]).toBe('standard/6-4/3/0/JhAhKh9sTc/Qd/pass.pass');
    expect(texts[5]).toBe('standard/6-4/3/0/JhAhKh9sTc/Qd/pass.pass.pass.order.bury/Ah');
    expect(texts[6]).toBe('standard/6-4/3/0/JhAhKh9sTc/Qd/pass.pass.pass.order.bury/AhTh');
    const later = wordsOf(TRAM);
    expect(later.map(({ action }) => action).slice(4)).toEqual(['name hearts', 'together', 'together', 'tram', 'play Jh', 'play 9c']);
    expect(later.at(-1)?.before).toBe(TRAM.slice(0, -2));
    expect(later.at(-2)?.before).toBe(TRAM.slice(0, -5));
    expect(wordsOf(`${PLAYED}.Kc`).at(-1)?.before).toBe(PLAYED);
  });

  test('a rule of the house makes another pack', () => {
    expect(packOf('standard').ranks).toHaveLength(6);
    expect(packOf('standard,lowest=7').ranks).toHaveLength(8);
    expect(packOf('british').benny).toBe('joker');
    expect([kittyOf('standard'), kittyOf('british'), kittyOf('standard,lowest=7')]).toEqual([3, 4, 11]);
    expect(['standard,players=3', 'standard,players=2', 'six-handed'].map(kittyOf)).toEqual([8, 13, 2]);
  });

  test('its address is the screen with the text in it', () => {
    expect(fits('/analysis/:text*', '/analysis')).toEqual({ text: '' });
    expect(fits('/analysis/:text*', `/analysis/${PLAYED}`)).toEqual({ text: PLAYED });
    expect(fits('/analysis/:text*', '/analyses/a/b')).toBeNull();
    expect(fits('/', '/analysis')).toBeNull();
  });
});

describe('a position that is set up', () => {
  test('cards go where they are wanted, then where the next are', () => {
    const setup = new Setup();
    for (const card of ['Jh', 'Ah', 'Kh', '9s', 'Tc']) setup.turn(card);
    expect(setup.slot).toBe('up');
    expect(setup.incomplete).toBe(true);
    setup.turn('Qd');
    expect([setup.incomplete, setup.lacking]).toEqual([false, undefined]);
    setup.change({ score: [6, 4] });
    expect(setup.text).toBe('standard/6-4/3/0/JhAhKh9sTc/Qd');
    setup.turn('9s');
    expect(setup.slot).toBe(0);
    setup.turn('9d');
    expect(setup.text).toBe('standard/6-4/3/0/JhAhKhTc9d/Qd');
  });

  test('another seat has the same hand, dealer and score as seen from there', () => {
    const setup = new Setup();
    setup.read('standard/6-4/3/0/JhAhKh9sTc/Qd'); // the dealer sits on the right, and the own side has six points
    setup.sitAt(1);
    expect(setup.text).toBe('standard/4-6/0/1/JhAhKh9sTc/Qd');
    setup.sitAt(3);
    expect(setup.text).toBe('standard/4-6/2/3/JhAhKh9sTc/Qd');
    setup.sitAt(0);
    expect(setup.text).toBe('standard/6-4/3/0/JhAhKh9sTc/Qd');
    expect(setup.start.cards.map((hand) => hand.length)).toEqual([5, 0, 0, 0, 0, 0, 0]);
  });

  test('another seat of three has the score of each player as seen from there', () => {
    const setup = new Setup();
    setup.read('three-handed/6-4-8/2/0/9sAhKhJhTc/Qd');
    setup.sitAt(1);
    expect(setup.text).toBe('three-handed/8-6-4/0/1/9sAhKhJhTc/Qd');
    setup.sitAt(0);
    expect(setup.text).toBe('three-handed/6-4-8/2/0/9sAhKhJhTc/Qd');
  });

  test('other rules have other seats: what lay at those that are gone goes', () => {
    const setup = new Setup();
    setup.read(OF_SIX);
    expect(setup.players).toBe(6);
    setup.change({ rules: 'three-handed', dealer: 5 });
    expect(setup.text).toBe('three-handed/0-0-0/2/2//9d');
    setup.change({ open: true });
    expect(setup.slots).toEqual([0, 1, 2, 'up', KITTY]);
  });

  test('a full place takes another card for its last', () => {
    const setup = new Setup();
    setup.slot = 'up';
    setup.turn('Qd');
    setup.slot = 'up';
    setup.turn('Kd');
    expect(setup.cardsOf('up')).toEqual(['Kd']);
  });

  test('with all hands open every card has its place', () => {
    const setup = new Setup();
    setup.change({ open: true });
    for (const card of setup.pack.flat()) setup.turn(card);
    expect(setup.lacking).toBeUndefined();
    expect(setup.cardsOf(KITTY)).toHaveLength(3);
    expect(
      setup.text
        .split('/')[4]
        ?.split('.')
        .map((cards) => cards.length / 2),
    ).toEqual([5, 5, 5, 5, 3]);
  });

  test('a card that the new pack has not goes', () => {
    const setup = new Setup();
    setup.change({ rules: 'standard,lowest=7' });
    setup.turn('7c');
    setup.turn('Ac');
    setup.change({ rules: 'standard' });
    expect(setup.cardsOf(0)).toEqual(['Ac']);
  });

  test('a text that was typed stays as it is, with what was said', () => {
    const setup = new Setup();
    setup.read(PLAYED);
    expect([setup.text, setup.cardsOf('up'), setup.start.score]).toEqual([PLAYED, ['Qd'], [6, 4]]);
    setup.read('british/10-10/3/3/-/B');
    expect(setup.incomplete).toBe(false);
  });
});

test('seats are called as the seat of the position sees them, or by their place where all hands are open', () => {
  expect(namesOf(1, 2)).toEqual(['Opponent', 'You']);
  expect(namesOf(2, 3)).toEqual(['Left', 'Right', 'You']);
  expect(namesOf(3, 4)).toEqual(['Left', 'Partner', 'Right', 'You']);
  expect(namesOf(0, 6)).toEqual(['You', 'Left', 'Left partner', 'Opposite', 'Right partner', 'Right']);
  expect(namesOf(null, 3)).toEqual(['South', 'Northwest', 'Northeast']);
  expect(namesOf(null, 6)).toEqual(['South', 'West', 'Northwest', 'North', 'Northeast', 'East']);
});

describe('the tree of moves', () => {
  const tree = new Tree('start');
  const pass = tree.add(tree.root, 'start/pass', 'pass', 0);
  const order = tree.add(tree.root, 'start/order', 'order', 0);
  const second = tree.add(pass, 'start/pass.pass', 'pass', 1);
  const bury = tree.add(order, 'start/order.bury', 'bury', 3);

  test('the same move again is no other branch', () => {
    expect(tree.add(tree.root, 'start/pass', 'pass', 0)).toBe(pass);
    expect(tree.find('start/order.bury')).toBe(bury);
  });

  test('ahead is what was seen last', () => {
    expect(tree.ahead(tree.root)).toBe(pass);
    tree.visit(bury);
    expect(tree.ahead(tree.root)).toBe(order);
    expect(tree.end(tree.root)).toBe(bury);
    expect([tree.beside(order, -1), tree.beside(order, 1)]).toEqual([pass, undefined]);
  });

  test('a branch is listed after what it replaces, and then the way goes on', () => {
    expect(tree.listed().map(({ moment, depth, begins }) => [moment.text, depth, begins])).toEqual([
      [pass.text, 0, false],
      [order.text, 1, true],
      [bury.text, 1, false],
      [second.text, 0, true],
    ]);
  });
});

const PICTURE = { tricks: [], trick: [], maker: null, dealer: 3, counts: [5, 5, 5, 5] };

/** The server's analysis of a position in which two things are possible. */
function analysed(position: string, level: 'quick' | 'full' = 'quick'): AnalysedPosition {
  const calls = wordsOf(position).map(({ action }, seat) => ({ action, seat }));
  const possible = ['pass', 'order'].map((action) => {
    const said = position.split('/')[6];
    return { action, position: `${position}${said ? '.' : '/'}${action}` };
  });
  return { position, level, turn: calls.length, possible, view: { calls }, picture: PICTURE } as unknown as AnalysedPosition;
}

describe('walking on', () => {
  const START = 'standard/0-0/3/0/9sAhKhJhTc/Qd';
  const asked: string[] = [];

  function serve(): void {
    asked.length = 0;
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      const { position, level, search } = JSON.parse(body) as { position: string; level: 'quick' | 'full'; search?: false };
      if (search !== false) asked.push(`${level} ${position}`);
      if (position.includes('nonsense'))
        return Promise.resolve(new Response(JSON.stringify({ code: 'position/twice', sentence: 'That is none.' }), { status: 400 }));
      return Promise.resolve(new Response(JSON.stringify(analysed(position, level))));
    });
  }

  test('the table of the first position is there before its analysis', async () => {
    let answer = (_: Response): void => {};
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      const { position, search } = JSON.parse(body) as { position: string; search?: false };
      const found = analysed(position, 'quick');
      if (search === false) return Promise.resolve(new Response(JSON.stringify({ ...found, choices: [] })));
      return new Promise<Response>((resolve) => (answer = resolve));
    });
    const study = new Study();
    const opened = study.open(START);
    await vi.waitFor(() => expect(study.here?.text).toBe(START));
    expect([study.busy, study.analysed?.choices]).toEqual([true, []]);
    answer(new Response(JSON.stringify(analysed(START, 'full'))));
    expect(await opened).toBe(true);
    expect([study.busy, study.analysed?.level]).toEqual([false, 'full']);
    study.end();
  });

  test('a moment that a review has shown begins with its numbers, at its level', async () => {
    serve();
    const choices = [{ action: 'pass', points: 0.1, wins: 0.43, error: 0, why: '' }];
    const shown = `${START}/pass.pass`;
    keepJudged('quick', shown, choices);
    const study = new Study();
    await study.open(shown);
    expect(study.analysed?.choices).toEqual(choices);
    await study.look('full');
    expect(study.analysed?.choices).not.toEqual(choices);
    study.end();
  });

  test('there and back, with branches, asking for each moment once', async () => {
    serve();
    const study = new Study();
    expect(await study.open(START)).toBe(true);
    await study.walk('pass');
    await study.walk('order');
    expect(study.here?.text).toBe(`${START}/pass.order`);
    await study.back();
    await study.walk('pass');
    await study.beside(-1);
    expect(study.here?.text).toBe(`${START}/pass.order`);
    await study.first();
    expect([study.here?.text, study.more]).toEqual([START, true]);
    await study.last();
    expect(study.here?.text).toBe(`${START}/pass.order`);
    expect(study.moments.map(({ moment }) => moment.seat)).toEqual([0, 1, 1]);
    expect(asked).toHaveLength(4);
    await study.look('full');
    expect([study.analysed?.level, asked.at(-1)]).toEqual(['full', `full ${START}/pass.order`]);
    study.end();
  });

  test('what led to a position is there to go back to', async () => {
    serve();
    const study = new Study();
    await study.open(`${START}/pass.pass.order`);
    expect(study.moments.map(({ moment }) => [moment.action, moment.seat])).toEqual([
      ['pass', 0],
      ['pass', 1],
      ['order', 2],
    ]);
    await study.back();
    expect(study.here?.text).toBe(`${START}/pass.pass`);
    study.end();
  });

  test('who presses a key twice goes two moments, though the first is still on its way', async () => {
    serve();
    const study = new Study();
    await study.open(`${START}/pass.pass.order`);
    expect(await Promise.all([study.back(), study.back()])).toEqual([false, true]);
    expect(study.here?.text).toBe(`${START}/pass`);
    await Promise.all([study.forward(), study.last()]);
    expect(study.here?.text).toBe(`${START}/pass.pass.order`);
    study.end();
  });

  test('a refusal is said, and what was shown stays', async () => {
    serve();
    const study = new Study();
    await study.open(START);
    expect(await study.open('nonsense')).toBe(false);
    expect([study.trouble, study.here?.text]).toEqual(['That is none.', START]);
    study.end();
  });

  test('whoever buries is the dealer who takes the up-card, and otherwise the maker', () => {
    const seats = (calls: Record<number, string>[], actions: string[]): (number | null)[] => {
      const said = calls.flatMap((call) => Object.entries(call).map(([seat, action]) => ({ seat: Number(seat), action })));
      return seatsOf({ view: { calls: said }, picture: { ...PICTURE, maker: 0 } } as unknown as AnalysedPosition, actions);
    };
    expect(seats([{ 0: 'order alone' }, { 2: 'give' }], ['order alone', 'bury', 'give', 'bury 9s'])).toEqual([0, 3, 2, 0]);
    expect(seats([{ 0: 'order alone' }, { 2: 'give' }], ['order alone', 'bury', 'bury 9s', 'give'])).toEqual([0, 3, 0, 2]);
    const asking = [{ 0: 'name hearts alone' }, { 0: 'ask 4' }, { 4: 'give' }];
    expect(seats(asking, ['name hearts alone', 'ask 4', 'give', 'bury 9s'])).toEqual([0, 0, 4, 0]);
  });
});

test('a moment of a match that is over is a position with all hands open', () => {
  const hands = ['AhKhQhJhJd', 'KcQcJcTc9c', 'KsQsJsTs9s', 'AsTh9hKd9d'].map((hand) => hand.match(/../g) ?? []);
  const picture = (trick: number): unknown => ({
    score: [3, 5],
    games: [0, 1],
    number: 3,
    dealer: 3,
    packets: [2, 3, 3, 2],
    cut: 5,
    shown: hands,
    up_card: { card: 'Td' },
    trick: Array(trick),
  });
  const frame = (action: string, kind = 'call', trick = 0): Frame =>
    ({ picture: picture(trick), kitty: { cards: ['Ac', 'Qd', 'Ad'] }, news: { action, kind } }) as unknown as Frame;
  const frames = [
    frame('draw 3', 'deal'),
    frame('deal 3333', 'deal'),
    frame('pass'),
    frame('order alone'),
    frame('bury 9d'),
    ...['Jh', '9c', '9h'].map((card, place) => frame(`play ${card}`, place === 2 ? 'trick' : 'card', place === 2 ? 0 : place + 1)),
    frame('play Ah', 'card', 1),
    frame('play Kc', 'result'),
  ];
  const start = `standard/3-5.2.0-1/3/all/${hands.map((hand) => hand.join('')).join('.')}.AcQdAd/Td.2332.5`;
  expect(openText(frames, 'standard', 0)).toBeUndefined();
  expect(openText(frames, 'standard', 1)).toBe(start);
  expect(openText(frames, 'standard', 4)).toBe(`${start}/pass.order-alone.bury-9d`);
  expect(openText(frames, 'standard', 8)).toBe(`${start}/pass.order-alone.bury-9d/Jh9c9h.Ah`);
  expect(openText(frames, 'standard', 9)).toBeUndefined();
});

test('the picture of the cards has a column for every rank of the pack', () => {
  expect(columnsOf(['Ah', 'Td'])).toEqual(['A', 'K', 'Q', 'J', 'T', '9']);
  expect(columnsOf(['Ah', '7d', 'B'])).toEqual(['A', 'K', 'Q', 'J', 'T', '9', '8', '7']);
});

test('exact choices are compared by their points', () => {
  const choice = (action: string, points: number): ReturnType<typeof behind>[number]['choice'] => ({
    action,
    points,
    wins: null,
    error: 0,
    why: '',
  });
  expect(behind([choice('order', 2), choice('pass', -1)]).map(({ lost }) => lost)).toEqual([0, 3]);
});
