/** The log scrolls to its newest line, unless somebody reads further up. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line } from '../../../src/table/stage/line';
import Log from '../../../src/table/beside/Log.svelte';

const SHOWN = 100;
const EACH = 20;

let lines: readonly Line[] = $state.raw([]);
let shown: object;

function add(count: number): void {
  flushSync(() => {
    lines = [...lines, ...Array.from({ length: count }, () => ({ text: 'pass', heading: false }))];
  });
}

function list(): HTMLElement {
  return document.querySelector('ol') as HTMLElement;
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SHOWN);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => lines.length * EACH);
  lines = [];
  shown = mount(Log, {
    target: document.body,
    props: {
      get lines() {
        return lines;
      },
    },
  });
  add(20);
});

afterEach(() => unmount(shown));

function scrollTo(top: number): void {
  list().scrollTop = top;
  list().dispatchEvent(new Event('scroll'));
}

test('it shows the newest line', () => {
  expect(list().scrollTop).toBe(20 * EACH);
  add(1);
  expect(list().scrollTop).toBe(21 * EACH);
});

test('it stays where somebody reads, until they are at the end again', () => {
  scrollTo(60);
  add(1);
  expect(list().scrollTop).toBe(60);
  scrollTo(21 * EACH - SHOWN - 10);
  add(1);
  expect(list().scrollTop).toBe(22 * EACH);
});
