/** The meaning of a key, and its target: the focused element, the page, or nobody. */
import { beforeEach, expect, test, vi } from 'vitest';
import { forPage } from '../../../src/lib/controls/keyboard';
import type { ResultNow } from '../../../src/lib/server/replies';
import { Scene } from '../../../src/table/stage/scene.svelte';
import type { Playback } from '../../../src/screens/replay/playback.svelte';
import { pressed } from '../../../src/screens/replay/keys';
import { wishOf } from '../../../src/table/keys';
import { picture } from '../made';

/** The first element of some markup. */
function element(markup: string): Element {
  document.body.innerHTML = markup;
  return document.body.firstElementChild as Element;
}

function isForPage(key: string, markup: string): boolean {
  const target = element(markup).querySelector('.here') ?? document.body.firstElementChild;
  return forPage({ key, target } as unknown as KeyboardEvent);
}

test.each(['ArrowUp', 'ArrowDown', 'ArrowRight', 'PageDown', 'Home', 'End'])('%s scrolls what keys can reach for that', (key) => {
  expect(isForPage(key, '<ol tabindex="0"><li>Deal 1</li></ol>')).toBe(false);
  expect(isForPage(key, '<div tabindex="0"><table class="here"></table></div>')).toBe(false);
  expect(isForPage(key, '<button>pass</button>')).toBe(true);
  expect(isForPage(key, '<button tabindex="0">pass</button>')).toBe(true);
  expect(isForPage(key, '<h2 tabindex="-1">Deal 1</h2>')).toBe(true);
});

test('the other keys mean the same there as elsewhere', () => {
  for (const key of ['Enter', ' ', 'p', '1']) expect(isForPage(key, '<ol tabindex="0"><li>Deal 1</li></ol>')).toBe(true);
});

test('a range keeps its arrows to itself by the rule of its screen, a field everything', () => {
  expect(isForPage('ArrowLeft', '<input type="range" />')).toBe(true);
  expect(isForPage('ArrowLeft', '<input />')).toBe(false);
});

let scene: Scene;

beforeEach(() => {
  scene = new Scene({ tells: () => {}, settles: () => {}, hurries: () => false });
  scene.summary = { points: [2, 0] } as unknown as ResultNow;
});

/** The wish of a key at the summary of a deal, with the focus on the first element of some markup. */
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

test('a key that is held means something once, but goes on moving, and never does what the browser does with it', () => {
  const playback = { step: 3, go: vi.fn(), pause: vi.fn(), toggle: vi.fn() };
  for (const key of [' ', 'ArrowRight']) {
    for (const repeat of [false, true, true]) {
      const event = new KeyboardEvent('keydown', { key, repeat, cancelable: true });
      pressed(event, playback as unknown as Playback);
      expect(event.defaultPrevented).toBe(true);
    }
  }
  expect(playback.toggle).toHaveBeenCalledOnce();
  expect(playback.go).toHaveBeenCalledTimes(3);
});
