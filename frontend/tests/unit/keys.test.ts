/** What a key means, and for whom it is. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { ResultNow } from '../../src/lib/replies';
import { Scene } from '../../src/lib/scene.svelte';
import { wishOf } from '../../src/table/keys';
import { picture } from './made';

/** The first element of some markup. */
function element(markup: string): Element {
  document.body.innerHTML = markup;
  return document.body.firstElementChild as Element;
}

let scene: Scene;

beforeEach(() => {
  scene = new Scene({ tells: () => {}, settles: () => {}, hurries: () => false });
  scene.summary = { points: [2, 0] } as unknown as ResultNow;
});

/** What a key wishes at the summary of a deal, with the focus on the first element of some markup. */
function atSummary(key: string, markup: string): ReturnType<typeof wishOf> {
  const stage = { scene, asked: null, skip: vi.fn(), seating: null };
  return wishOf(key, element(markup), stage, picture(), [], false, () => {});
}

test.each(['Enter', ' '])('"%s" goes on after a deal unless a button or a link has the focus', (key) => {
  expect(atSummary(key, '<main></main>')).toMatchObject({ kind: 'run' });
  expect(atSummary(key, '<button data-hand="0">nine of spades</button>')).toMatchObject({ kind: 'run' });
  expect(atSummary(key, '<button>Show hands</button>')).toBeNull();
  expect(atSummary(key, '<a href="/">Home</a>')).toBeNull();
});
