/** The record of a match beside its replay: each deal with its sentences, and none of them its heading. */
import { expect, test } from 'vitest';
import type { Frame, Replayed } from '../../../src/lib/server/answers';
import type { News } from '../../../src/lib/server/replies';
import { Playback } from '../../../src/screens/replay/playback.svelte';
import { news, picture } from '../made';

function frame(kind: News['kind'], differs: Partial<News>): Frame {
  return { picture: picture(), news: news(kind, differs), kitty: { cards: [], laid_away: [] } };
}

function deal(heading: string): Frame[] {
  return [
    frame('deal', { action: 'deal 3-2', lines: [heading, 'Ann hat 9♥ aufgedeckt'], heading: true }),
    frame('call', { action: 'order', lines: ['Bess: I order it up'] }),
    frame('card', { action: 'play 9h', seat: 0 }),
    frame('trick', { action: 'play Jh', seat: 1, lines: ['Stich 1'] }),
    frame('result', { action: 'play Ah', seat: 2, lines: ['Stich 5', 'Stand: 2, 0'] }),
  ];
}

function replayed(...frames: Frame[]): Replayed {
  return { frames, players: ['Ann', 'Bess', 'Cleo', 'Dora'] } as unknown as Replayed;
}

test.each(['Deal 1', 'Blatt 1', 'Game 1, deal 1', 'Spiel 1, Blatt 1'])('%s is no sentence of its deal', (heading) => {
  const playback = new Playback(replayed(...deal(heading), ...deal(heading)), 0);
  expect(playback.deals.map(({ number, first }) => [number, first])).toEqual([
    [1, 0],
    [2, 5],
  ]);
  for (const { first, log } of playback.deals)
    expect(log).toEqual([
      { step: first, text: 'Ann hat 9♥ aufgedeckt' },
      { step: first + 1, text: 'Bess: I order it up' },
      { step: first + 2, text: 'Stich 1' },
      { step: first + 4, text: 'Stich 5' },
      { step: first + 4, text: 'Stand: 2, 0' },
    ]);
});

test('a sentence that only looks like a heading is told', () => {
  const playback = new Playback(replayed(...deal('Deal 1').slice(0, 2), frame('result', { lines: ['Deal 2'] })), 0);
  expect(playback.deals[0]?.log.at(-1)).toEqual({ step: 2, text: 'Deal 2' });
});
