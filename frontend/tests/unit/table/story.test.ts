/** The log beside the table: nothing twice, nothing lost, whoever comes when. */
import { mount, unmount } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { announcer } from '../../../src/lib/speech/announcer.svelte';
import { Story } from '../../../src/table/stage/story.svelte';
import { speak } from '../../../src/lib/language/words.svelte';
import Log from '../../../src/table/beside/Log.svelte';
import { news, now } from '../made';

const FIRST_DEAL = ['Deal 1: Ann deals.', 'Bess passes.', 'Cleo orders up.'];
const SECOND_DEAL = ['Deal 2: Bess deals.', 'Cleo passes.'];

let story: Story;

/** The lines read aloud since the last time. */
function heard(): string[] {
  const lines = announcer.lines.map((line) => line.text);
  announcer.lines = [];
  return lines;
}

beforeEach(() => {
  story = new Story();
  heard();
});

function texts({ lines }: Story): string[] {
  return lines.map(({ text }) => text);
}

/** The lines that the log sets off as headings. */
function headings({ lines }: Story): string[] {
  return lines.filter(({ heading }) => heading).map(({ text }) => text);
}

function tell(...lines: string[]): void {
  for (const line of lines) story.add(now(), news('call', { lines: [line] }), null);
}

test('what happens is added, and read aloud', () => {
  tell(...FIRST_DEAL);
  expect(texts(story)).toEqual(FIRST_DEAL);
  expect(heard()).toEqual(FIRST_DEAL);
});

describe('the deal under way, told anew from its first sentence', () => {
  test('takes the place of the same deal, and leaves those before it', () => {
    tell(...FIRST_DEAL, ...SECOND_DEAL, 'a move that is taken back');
    story.add(now(), news('table', { retold: SECOND_DEAL, lines: ['Ann took back the last move.'] }), null);
    expect(texts(story)).toEqual([...FIRST_DEAL, ...SECOND_DEAL, 'Ann took back the last move.']);
  });

  test('is recognized by its first two sentences, where a deal before it began with the same one', () => {
    const again = ['Deal 1: Ann deals.', 'Cleo passes.'];
    tell(...FIRST_DEAL);
    story.add(now(), news('table', { retold: again }), null);
    expect(texts(story)).toEqual([...FIRST_DEAL, ...again]);
  });

  test('is the last one, where the deals begin alike', () => {
    tell(...SECOND_DEAL, 'Dora orders up.', ...SECOND_DEAL);
    story.add(now(), news('table', { retold: SECOND_DEAL }), null);
    expect(texts(story)).toEqual([...SECOND_DEAL, 'Dora orders up.', ...SECOND_DEAL]);
  });

  test('is recognized by its first sentence alone while there is no other', () => {
    tell(...FIRST_DEAL, 'Deal 2: Bess deals.');
    story.add(now(), news('table', { retold: SECOND_DEAL }), null);
    expect(texts(story)).toEqual([...FIRST_DEAL, ...SECOND_DEAL]);
  });

  test('is added where nothing of it was told', () => {
    tell(...FIRST_DEAL);
    story.add(now(), news('table', { retold: SECOND_DEAL }), null);
    expect(texts(story)).toEqual([...FIRST_DEAL, ...SECOND_DEAL]);
  });
});

describe('whoever comes back', () => {
  test('finds what this window kept, with what the table tells', () => {
    tell(...FIRST_DEAL, 'Deal 2: Bess deals.');
    const reloaded = new Story();
    reloaded.catchUp(now({ told: SECOND_DEAL }));
    expect(texts(reloaded)).toEqual([...FIRST_DEAL, ...SECOND_DEAL]);
  });

  test('finds nothing of another match or table', () => {
    tell(...FIRST_DEAL);
    for (const other of [{ match: 2 }, { code: 'ZZZZ-ZZZZ' }]) {
      const reloaded = new Story();
      reloaded.catchUp(now({ told: SECOND_DEAL }, other));
      expect(texts(reloaded)).toEqual(SECOND_DEAL);
    }
  });

  test('is read the last three sentences if new, and only what was missed otherwise', () => {
    story.catchUp(now({ told: [...FIRST_DEAL, 'Dora plays.'] }));
    expect(heard()).toEqual(['Bess passes.', 'Cleo orders up.', 'Dora plays.']);
    story.catchUp(now({ told: [...FIRST_DEAL, 'Dora plays.', 'Ann plays.'] }));
    expect(heard()).toEqual(['Ann plays.']);
    story.catchUp(now({ told: [...FIRST_DEAL, 'Dora plays.', 'Ann plays.'] }));
    expect(heard()).toEqual([]);
  });

  test('to sit down where they watched does not find the deal under way twice', () => {
    const watched = ['Deal 1', 'Ann turned up 9♥', 'Bess: pass'];
    const played = ['Deal 1', 'You turned up 9♥', 'Bess: pass'];
    story.catchUp(now({ told: watched, you: null }));
    story.catchUp(now({ told: played, you: 0 }));
    expect(texts(story)).toEqual(played);
    const another = new Story();
    another.catchUp(now({ told: watched, you: null }));
    another.add(now({ you: 0 }), news('table', { retold: played, lines: ['You take over from Ann.'] }), null);
    expect(texts(another)).toEqual([...played, 'You take over from Ann.']);
    const reloaded = new Story();
    reloaded.catchUp(now({ told: played, you: 0 }));
    expect(texts(reloaded)).toEqual(played);
  });

  test('also gets the news that came with it', () => {
    story.catchUp(now({ told: SECOND_DEAL, news: [news('said', { lines: ['Ann: well played'] })] }));
    expect(texts(story)).toEqual([...SECOND_DEAL, 'Ann: well played']);
  });

  test('in another language gets no sentence of the one before', async () => {
    story.catchUp(now({ told: FIRST_DEAL }));
    await speak('de');
    story.catchUp(now({ told: ['Spiel 1: Ann gibt.'] }));
    expect(texts(story)).toEqual(['Spiel 1: Ann gibt.']);
    await speak('en');
    story.catchUp(now({ told: FIRST_DEAL }));
    expect(texts(story)).toEqual(FIRST_DEAL);
  });
});

describe('the heading of a deal', () => {
  const deal = news('deal', { lines: ['Spiel 1, Blatt 2', 'Ann hat 9♥ aufgedeckt'], heading: true });

  test('is the line that the table says is one, in any language', () => {
    story.add(now(), deal, null);
    tell('Deal 3 hands of whist tomorrow?');
    expect(headings(story)).toEqual(['Spiel 1, Blatt 2']);
  });

  test('begins the deal that is told to whoever comes, or told again', () => {
    story.catchUp(now({ told: ['Blatt 1', 'Ann hat 9♥ aufgedeckt'], news: [deal] }));
    expect(headings(story)).toEqual(['Blatt 1', 'Spiel 1, Blatt 2']);
    story.add(now(), news('table', { retold: ['Spiel 1, Blatt 2', 'Ann hat 9♥ aufgedeckt'] }), null);
    expect(headings(story)).toEqual(['Blatt 1', 'Spiel 1, Blatt 2']);
    const reloaded = new Story();
    reloaded.catchUp(now());
    expect(headings(reloaded)).toEqual(['Blatt 1', 'Spiel 1, Blatt 2']);
  });

  test('is set off in the log, and nothing else is', () => {
    story.add(now(), deal, null);
    const shown = mount(Log, { target: document.body, props: { lines: story.lines } });
    expect([...document.querySelectorAll('li.deal')].map((line) => line.textContent)).toEqual(['Spiel 1, Blatt 2']);
    expect(document.querySelectorAll('li')).toHaveLength(2);
    void unmount(shown);
  });
});

test('a long evening keeps its newest sentences', () => {
  tell(...Array.from({ length: 450 }, (_, number) => `sentence ${number}`));
  expect(story.lines.length).toBeGreaterThanOrEqual(100);
  expect(story.lines.length).toBeLessThan(450);
  expect(texts(story).at(-1)).toBe('sentence 449');
});
