/** My evening: my place, the result of my table from both sides, and what a screen reader is told. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { placeOf } from '../../../src/lib/evening/places';
import type { EveningNow, Report } from '../../../src/lib/server/evenings';
import type { EveningWish } from '../../../src/lib/evening/outbox';
import MyResult from '../../../src/screens/myevening/MyResult.svelte';
import WhoAmI from '../../../src/screens/myevening/WhoAmI.svelte';
import { newsFor } from '../../../src/screens/myevening/news';
import { evening, round, settings, table } from '../evenings';

let shown: object | undefined;
let said: EveningWish[] = [];

afterEach(async () => {
  if (shown !== undefined) await unmount(shown);
  shown = undefined;
  said = [];
});

function onsay(wish: EveningWish): void {
  said.push(wish);
}

function report(number: number, denied_by: number | null = null): Report {
  return { score: { points: [7, 5], loners: [], euchres: [] }, number, denied_by };
}

/** An evening at whose only table 1 and 3 play against 2 and 4, seen by one of them. */
function atTable(me: number, differs: { report?: Report; loners?: boolean } = {}): EveningNow {
  const only = table(1, [1, 2, 3, 4], { report: differs.report ?? null });
  return evening(5, {
    me,
    stage: 'seated',
    rounds: [round(1, [only], { sit_outs: [5] })],
    settings: settings({ loners: differs.loners ?? false }),
  });
}

function showsResult(now: EveningNow): void {
  const [first] = now.rounds;
  if (first === undefined) throw new Error('A round is seated.');
  shown = mount(MyResult, { target: document.body, props: { now, round: first, me: now.me ?? 0, onsay } });
}

function press(label: string): void {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === label);
  if (!button) throw new Error(`There is no button "${label}".`);
  button.click();
  flushSync();
}

function fill(place: number, value: string): void {
  const input = [...document.querySelectorAll<HTMLInputElement>('.side input')][place];
  if (!input) throw new Error('There is no such field.');
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

test('partners sit opposite each other; at a table of three nobody has one', () => {
  expect(placeOf([table(4, [7, 8, 9, 10])], 9)).toMatchObject({ seat: 2, partner: 7, opponents: [8, 10] });
  expect(placeOf([table(4, [7, 8, 9])], 9)).toMatchObject({ seat: 2, partner: null, opponents: [7, 8] });
  expect(placeOf([table(4, [7, 8, 9])], 1)).toBeNull();
});

test('a result is sent by side as the table has them, whichever of them is mine', () => {
  showsResult(atTable(2));
  expect([...document.querySelectorAll('.side span')].map(({ textContent }) => textContent)).toEqual([
    'You and Player D',
    'Player A and Player C',
  ]);
  fill(0, '6');
  press('Send result');
  expect(said).toEqual([]);
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Enter the points of every side.');
  fill(1, '8');
  press('Send result');
  expect(said).toEqual([{ type: 'reportresult', round: 1, table: 1, score: { points: [8, 6], loners: [], euchres: [] }, sure: false }]);
});

test('a doubtful result of mine is asked about, and sent as sure', () => {
  showsResult(atTable(2));
  fill(0, '99');
  fill(1, '99');
  expect(document.body.textContent).toContain('That is more than 8 hands can give.');
  press('Enter it anyway');
  expect(said).toMatchObject([{ score: { points: [99, 99] }, sure: true }]);
});

test('loners are sent by seat where the evening counts them', () => {
  showsResult(atTable(2, { loners: true }));
  fill(0, '6');
  fill(1, '8');
  const [more] = document.querySelectorAll<HTMLButtonElement>('[aria-label="Loners: You: more"]');
  more?.click();
  press('Send result');
  expect(said[0]).toMatchObject({ score: { points: [8, 6], loners: [0, 1, 0, 0] } });
});

test('the other side confirms or denies what was entered, as they saw it', () => {
  showsResult(atTable(2, { report: report(1) }));
  press('No, it’s wrong');
  press('Yes, that’s right');
  const { score } = report(1);
  expect(said).toEqual([false, true].map((right) => ({ type: 'confirmresult', round: 1, table: 1, score, right })));
});

test('the side that entered a result waits for the other, and enters it again once it is denied', async () => {
  showsResult(atTable(3, { report: report(1) }));
  expect(document.querySelector('[role=status]')?.textContent).toContain('Player B and Player D');
  if (shown) await unmount(shown);
  showsResult(atTable(3, { report: report(1, 2) }));
  expect(document.body.textContent).toContain('Player B says that this is not right.');
  press('Enter it again');
  expect([...document.querySelectorAll<HTMLInputElement>('.side input')].map(({ value }) => value)).toEqual(['7', '5']);
});

test('people say who they are by a name, a search or the number on their card', async () => {
  const now = evening(20);
  shown = mount(WhoAmI, { target: document.body, props: { now, brought: null, onsay, onwatch: () => {} } });
  const search = document.querySelector<HTMLInputElement>('input[type=search]');
  if (!search) throw new Error('So many can be searched.');
  search.value = 'player t';
  search.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  expect(document.querySelectorAll('li')).toHaveLength(1);
  document.querySelector<HTMLButtonElement>('li button')?.click();
  flushSync();
  press('Yes, that’s me');
  expect(said).toEqual([{ type: 'link', entrant: 20 }]);
  await unmount(shown);
  shown = mount(WhoAmI, { target: document.body, props: { now, brought: 7, onsay, onwatch: () => {} } });
  expect(document.querySelector('h2')?.textContent).toBe('Are you Player G, number 7?');
});

test('a screen reader is told where I play, what the other side entered and what it brought', () => {
  const before = evening(5, { me: 2 });
  const now = atTable(2);
  expect(newsFor(before, now, 2)).toEqual([
    'Round 1: you play at table 1, East.',
    'Your partner is Player D.',
    'You play against Player A and Player C.',
  ]);
  expect(newsFor({ ...before, me: 5 }, { ...now, me: 5 }, 5)).toEqual(['Round 1: you sit out.']);
  expect(newsFor(null, now, 2)).toEqual([]);
  const entered = atTable(2, { report: report(1) });
  expect(newsFor(now, entered, 2)).toEqual(['Player A has entered the result of your table. Please confirm it.']);
  expect(newsFor(entered, entered, 2)).toEqual([]);
  const standings = [{ number: 2, rank: 3, points: 5, wins: 0, loners: 0, euchres: 0, over_field: null, rounds: [] }];
  const [first] = entered.rounds;
  const done = {
    ...entered,
    standings,
    rounds: [
      round(
        1,
        (first?.tables ?? []).map((one) => ({ ...one, report: null, is_in: true })),
      ),
    ],
  };
  expect(newsFor(entered, done, 2)).toEqual(['The result of your table counts. You have 5 points, place 3.']);
});
