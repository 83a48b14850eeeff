/** The offer of a faster table: once, after the third match, to who has changed nothing about the speed. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose } from '../../../src/lib/forms/choices';
import { settings } from '../../../src/lib/settings/settings.svelte';
import SpeedOffer from '../../../src/table/results/SpeedOffer.svelte';
import { countMatch } from '../../../src/table/stage/coaching';
import { now } from '../made';

const onanswer = vi.fn();
let shown: object;

beforeEach(() => {
  onanswer.mockReset();
  for (const match of [1, 2]) countMatch(now({}, { match, stage: 'over' }));
  shown = mount(SpeedOffer, { target: document.body, props: { onanswer } });
});

afterEach(() => unmount(shown));

/** The end of another match: what is offered there. */
async function endsAnother(): Promise<string> {
  await unmount(shown);
  countMatch(now({}, { match: 3, stage: 'over' }));
  shown = mount(SpeedOffer, { target: document.body, props: { onanswer } });
  return text();
}

function text(): string {
  return document.querySelector('.offer p')?.textContent ?? '';
}

function press(label: string): void {
  [...document.querySelectorAll('button')].find((one) => one.textContent === label)?.click();
  flushSync();
}

test('comes with the third match, and a yes makes the table faster', async () => {
  expect(text()).toBe('');
  expect(await endsAnother()).toContain('Would you like to play faster?');
  press('Yes, faster');
  expect(onanswer).toHaveBeenCalledOnce();
  const brisk = { autoContinue: true, cutForMe: true, lastCard: true, chooseAhead: true };
  expect(settings).toMatchObject({ animation: 'fast', ...brisk });
  expect(text()).toContain('“Pace” is in the settings.');
  expect(document.querySelector('.offer button')).toBeNull();
  expect(await endsAnother()).toBe('');
});

test('the pace sets what is done without a click, and a slower one asks again', () => {
  choose('animation', 'instant');
  expect(settings).toMatchObject({ animation: 'instant', autoContinue: true, cutForMe: true, lastCard: true, chooseAhead: true });
  choose('animation', 'normal');
  expect(settings).toMatchObject({ animation: 'normal', autoContinue: false, cutForMe: false, lastCard: false, chooseAhead: false });
});

test('changes nothing for a no, and does not come again', async () => {
  await endsAnother();
  press('No, keep this speed');
  expect(onanswer).toHaveBeenCalledOnce();
  expect(settings).toMatchObject({ animation: 'normal', autoContinue: false });
  expect(text()).toBe('');
  expect(await endsAnother()).toBe('');
});

test('does not come again to who goes on without an answer', async () => {
  expect(await endsAnother()).not.toBe('');
  expect(await endsAnother()).toBe('');
});

test.each([{ animation: 'slow' }, { animation: 'instant' }, { autoContinue: true }] as const)(
  'is not for who has chosen %o',
  async (chosen) => {
    Object.assign(settings, chosen);
    expect(await endsAnother()).toBe('');
  },
);
