/** A player at the table: the level of a bot is said in the first deal only, where it is news; of six, who is a partner. */
import { mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { Picture } from '../../../src/lib/server/replies';
import Seat from '../../../src/table/felt/Seat.svelte';
import { picture } from '../made';

let shown: Record<string, unknown>;

afterEach(() => unmount(shown));

const bot = (name: string): object => ({ name, player: 'bot', level: 'club', here: true });

function plate(
  differs: Partial<Picture>,
  { you = null as number | null, seats = ['Ann', 'Bess', 'Cleo', 'Dora'].map(bot), seat = 1 } = {},
): string {
  const told = picture(differs);
  const props = {
    seating: { you, seats } as never,
    picture: told,
    told,
    seat,
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

test.each([
  [6, 2, true],
  [6, 1, false],
  [4, 2, false],
])('of %i, the one in seat %i is said to be a partner: %s', (players, seat, says) => {
  const seats = ['Ann', 'Bess', 'Cleo', 'Dora', 'Emma', 'Fay'].slice(0, players);
  expect(plate({ number: 2 }, { you: 0, seats: seats.map(bot), seat }).includes('partner')).toBe(says);
});
