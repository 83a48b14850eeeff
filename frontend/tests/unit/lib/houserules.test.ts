/** The house rules, in chapters that stay as somebody opened them. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OptionOffered, RulesOffered } from '../../../src/lib/server/answers';
import { Draft } from '../../../src/lib/forms/draft.svelte';
import { optionsFor } from '../../../src/lib/server/rules';
import HouseRules from '../../../src/lib/forms/HouseRules.svelte';

const options = [
  { name: 'target', chapter: 'Points', says: '', default: 10, choices: [0, 5, 6, 7, 8, 9, 10] },
  { name: 'tram', chapter: 'Bidding', says: '', default: false, choices: [false, true] },
] as unknown as OptionOffered[];
const OFFERED = { presets: [{ name: 'standard', options: { target: 10, tram: false } }], options } as unknown as RulesOffered;

let shown: object;
let answer: () => Response;

beforeEach(() => {
  vi.useFakeTimers();
  answer = () => Response.json({ rules: '' });
  vi.stubGlobal('fetch', async () => Promise.resolve(answer()));
  shown = mount(HouseRules, { target: document.body, props: { options, draft: new Draft(OFFERED, 'standard') } });
  flushSync();
});

afterEach(async () => unmount(shown));

function chapter(title: string): HTMLDetailsElement {
  const found = [...document.querySelectorAll('details')].find((one) => one.querySelector('h3')?.textContent === title);
  if (found === undefined) throw new Error(`there is no chapter ${title}`);
  return found;
}

async function opens(title: string): Promise<void> {
  chapter(title).open = true;
  await vi.advanceTimersByTimeAsync(0); // the event comes later
  flushSync();
}

/** Press a button, and wait until the server has answered. */
async function press(button: HTMLElement): Promise<void> {
  button.focus();
  button.click();
  await vi.advanceTimersByTimeAsync(500);
  flushSync();
}

test('a chapter stays open, with the focus where it was, while its rules change', async () => {
  await opens('Points');
  const fewer = chapter('Points').querySelector<HTMLElement>('.control button');
  if (fewer === null) throw new Error('the target has no buttons');
  for (const target of ['9', '8', '7']) {
    await press(fewer);
    expect(chapter('Points').open).toBe(true);
    expect(document.activeElement).toBe(fewer);
    expect(chapter('Points').textContent).toContain(target);
  }
  expect(chapter('Bidding').open).toBe(false);
});

test('a chapter opens where the rules conflict, and can be closed all the same', async () => {
  answer = () => Response.json({ code: 'rules/conflict', sentence: 'They conflict.', options: ['tram'] }, { status: 400 });
  await opens('Points');
  const fewer = chapter('Points').querySelector<HTMLElement>('.control button');
  if (fewer === null) throw new Error('the target has no buttons');
  await press(fewer);
  expect(chapter('Bidding').open).toBe(true);
  chapter('Bidding').open = false;
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect([chapter('Bidding').open, chapter('Points').open]).toEqual([false, true]);
});

test('rules are offered that can be chosen for the number of players, with the choices they have there', () => {
  const option = { name: 'weak_hand', choices: ['play-on', 'go-under'], choices_for: { 2: ['play-on', 'go-under'], 6: ['play-on'] } };
  const offered = [option, { name: 'widow', choices: [false, true], choices_for: { 2: [false, true] } }] as unknown as OptionOffered[];
  const chosen = (players: number) => optionsFor(players, offered).map(({ name, choices }) => [name, choices.length]);
  expect(chosen(2)).toEqual([
    ['weak_hand', 2],
    ['widow', 2],
  ]);
  expect(chosen(6)).toEqual([['weak_hand', 1]]);
});
