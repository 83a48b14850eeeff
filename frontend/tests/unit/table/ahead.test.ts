/** A card chosen before one's turn. */
import { beforeEach, expect, test } from 'vitest';
import type { Held, Now, Picture } from '../../../src/lib/server/replies';
import { settings } from '../../../src/lib/settings/settings.svelte';
import type { Stage } from '../../../src/table/stage/stage.svelte';
import { Ahead } from '../../../src/table/ahead.svelte';
import { now, picture } from '../made';

const NINE = { card: '9s', name: 'nine of spades' } as Held;
const KING = { card: 'Kh', name: 'king of hearts' } as Held;
const HELD = picture({ turn: 1, hand: [NINE, KING] });
const MAY_PLAY = [{ action: 'play 9s', card: '9s', cards: [] }] as unknown as Picture['choices'];

let stage: { scene: { shown: Picture | null }; now: Now | null; waiting: boolean; asked: Picture | null };
let ahead: Ahead;

beforeEach(() => {
  settings.chooseAhead = true;
  stage = { scene: { shown: HELD }, now: now(), waiting: false, asked: null };
  ahead = new Ahead(stage as unknown as Stage);
});

test('it may be chosen while another plays, if its owner wants that', () => {
  expect(ahead.open).toBe(true);
  settings.chooseAhead = false;
  expect(ahead.open).toBe(false);
});

test.each([
  ['in the bidding', { phase: 'round-1' }],
  ['on one’s own turn', { turn: 0 }],
  ['without cards', { hand: [] }],
  ['after the rest was claimed', { word: 'TRAM' }],
  ['for a spectator', { seat: null }],
] as const)('not %s', (_, differs) => {
  stage.scene.shown = { ...HELD, ...(differs as Partial<Picture>) };
  expect(ahead.open).toBe(false);
});

test('not before an act is answered, while a question stands, or between matches', () => {
  for (const differs of [{ waiting: true }, { asked: HELD }, { now: now({}, { stage: 'over' }) }, { now: null }]) {
    const other = new Ahead({ ...stage, ...differs } as unknown as Stage);
    expect(other.open).toBe(false);
  }
});

test('it is played when the turn comes, once, however often the table is told until then', () => {
  ahead.choose(NINE);
  const asked = picture({ hand: [NINE, KING], choices: MAY_PLAY });
  expect(ahead.answer(asked)).toBe('play 9s');
  expect(ahead.answer({ ...asked })).toBe('play 9s');
  ahead.done();
  expect(ahead.answer(asked)).toBeNull();
});

test('chosen again, it is taken back; another takes its place', () => {
  ahead.choose(NINE);
  ahead.choose(KING);
  expect(ahead.card).toBe('Kh');
  ahead.choose(KING);
  expect(ahead.card).toBeNull();
});

test('if it may not be played it is dropped, and its owner told why', () => {
  ahead.choose(KING);
  expect(ahead.answer(picture({ hand: [NINE, KING], choices: MAY_PLAY, barred: [{ card: 'Kh', why: 'Follow spades.' }] }))).toBeNull();
  expect(ahead.card).toBeNull();
  expect(ahead.remark).toContain('king of hearts');
  expect(ahead.remark).toContain('Follow spades.');
});

test('it is forgotten when it is held no more', () => {
  ahead.choose(KING);
  ahead.tidy(HELD);
  expect(ahead.card).toBe('Kh');
  ahead.tidy(picture({ hand: [NINE] }));
  expect(ahead.card).toBeNull();
  ahead.choose(KING);
  ahead.tidy(null);
  expect(ahead.card).toBeNull();
});
