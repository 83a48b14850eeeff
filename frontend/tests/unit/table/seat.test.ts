/** A player at the table: the level of a bot is said in the first deal only, where it is news. */
import { mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { Picture } from '../../../src/lib/server/replies';
import Seat from '../../../src/table/felt/Seat.svelte';
import { picture } from '../made';

let shown: Record<string, unknown>;

afterEach(() => unmount(shown));

function plate(differs: Partial<Picture>): string {
  const seats = ['Ann', 'Bess', 'Cleo', 'Dora'].map((name) => ({ name, player: 'bot', level: 'club', here: true }));
  const told = picture(differs);
  const props = {
    seating: { you: null, seats } as never,
    picture: told,
    told,
    seat: 1,
    place: 'west',
    taken: 0,
    hidden: true,
    spoken: '',
  } as const;
  shown = mount(Seat, { target: document.body, props });
  return document.querySelector('.plate')?.textContent ?? '';
}

test.each([
  [{ number: 1 }, true],
  [{ number: 2 }, false],
  [{ number: 1, games: [1, 0] }, false],
])('in %o the level stands behind the name: %s', (differs, says) => {
  expect(plate(differs).includes('Club player')).toBe(says);
});
