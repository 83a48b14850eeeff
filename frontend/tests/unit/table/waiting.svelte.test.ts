/** The text on the felt while others, bots or hints are waited for. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, beforeEach, expect, test, vi } from 'vitest';
import type { Now } from '../../../src/lib/server/replies';
import StandIn from '../../../src/table/leaving/StandIn.svelte';
import StandingIn from '../../../src/table/leaving/StandingIn.svelte';
import { now } from '../made';

let shown: object | undefined;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(async () => {
  if (shown !== undefined) await unmount(shown);
});

function wait(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

describe('a bot for somebody who keeps the table waiting', () => {
  let table: Now = $state.raw(now());

  /** The table as it is when the others may have a bot play for Bess in `seconds` seconds. */
  function waitsFor(seconds: number | null): Now {
    const { seats } = now().table;
    return now({}, { seats: seats.map((seat, place) => ({ ...seat, bot_in: place === 1 ? seconds : null })) });
  }

  function offer(): HTMLButtonElement | null {
    return document.querySelector('button');
  }

  function opens(seconds: number | null): void {
    table = waitsFor(seconds);
    shown = mount(StandIn, {
      target: document.body,
      props: {
        get now() {
          return table;
        },
        onsay: () => {},
      },
    });
    flushSync();
  }

  test('is offered when it is due, and stays the same button while the table tells something else', () => {
    opens(0);
    const first = offer();
    expect(first?.textContent).toContain('Bess');
    flushSync(() => {
      table = waitsFor(0);
    });
    expect(offer()).toBe(first);
    wait(1000);
    expect(offer()).toBe(first);
    flushSync(() => {
      table = waitsFor(null);
    });
    expect(offer()).toBeNull();
  });

  test('is offered after the time that is left, and after another wait only then', () => {
    opens(30);
    wait(29_000);
    expect(offer()).toBeNull();
    wait(1000);
    expect(offer()).not.toBeNull();
    flushSync(() => {
      table = waitsFor(60);
    });
    expect(offer()).toBeNull();
  });
});

describe('the line about bots that cannot think yet', () => {
  let players: Now['players'] = $state('getting-ready');

  function isSeen(): boolean {
    return document.querySelector('.standing-in')?.classList.contains('seen') ?? false;
  }

  test('has been seen after some seconds, and another is seen anew', () => {
    shown = mount(StandingIn, {
      target: document.body,
      props: {
        get players() {
          return players;
        },
        hinting: false,
        cornered: false,
      },
    });
    flushSync();
    expect(isSeen()).toBe(false);
    wait(6000);
    expect(isSeen()).toBe(true);
    flushSync(() => (players = 'unable'));
    expect(isSeen()).toBe(false);
    flushSync(() => (players = 'ready'));
    wait(6000);
    expect(isSeen()).toBe(false);
  });
});
