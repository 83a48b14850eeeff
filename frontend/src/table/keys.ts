/** The whole game by keyboard: what a key means right now. */

import { READINGS } from '../lib/speech/aloud';
import { announcer } from '../lib/speech/announcer.svelte';
import type { Picture } from '../lib/server/replies';
import type { Seating } from '../lib/seats/seating';
import { ANSWERS } from './asking/focus';
import type { Stage } from './stage/stage.svelte';
import { t } from '../lib/language/words.svelte';
import type { Sheet } from './beside/Beside.svelte';
import { goingUnder, mayGoUnder } from './stage/under';

/** The parts of a table that keys need, live or of a lesson; a lesson has no undo and no hints. */
type Keyed = Pick<Stage, 'scene' | 'asked' | 'skip'> & Partial<Pick<Stage, 'mayUndo' | 'hint' | 'undo'>> & { seating: Seating | null };

export type KeyWish =
  | { kind: 'act'; action: string }
  | { kind: 'card'; card: string }
  | { kind: 'why'; why: string }
  | { kind: 'sheet'; sheet: Sheet }
  | { kind: 'run'; run: () => void };

/** The action of a key, or null if it has none. The letters of the answers go before all others. */
export function wishOf(
  key: string,
  target: EventTarget | null,
  stage: Keyed,
  picture: Picture,
  marked: readonly string[],
  mayAhead: boolean,
  openHands: () => void = () => {},
): KeyWish | null {
  if (stage.scene.summary !== null) {
    if ((key === 'Enter' || key === ' ') && !isPressed(target)) return { kind: 'run', run: () => stage.scene.goOn() };
    return key.toLowerCase() === 'h' ? { kind: 'run', run: openHands } : null;
  }
  const asked = stage.asked !== null;
  const held = heldAt(key, picture);
  if (key === ' ' && stage.scene.maySkip && !isPressed(target)) return { kind: 'run', run: () => stage.skip() };
  if (mayAhead && held !== undefined) return { kind: 'card', card: held };
  return (asked ? answer(key, picture, marked) : null) ?? arrow(key, target) ?? always(key, stage, picture);
}

/** True if the space bar or Enter presses the focused element; a card of a hand that plays itself cannot be pressed. */
function isPressed(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('a, button:not([data-hand])') !== null;
}

/** The card of the hand that a figure means. */
function heldAt(key: string, { hand }: Picture): string | undefined {
  return /^[1-8]$/.test(key) ? hand[Number(key) - 1]?.card : undefined;
}

/** The answer that a key gives to the question. */
export function answer(key: string, picture: Picture, marked: readonly string[]): KeyWish | null {
  const { choices, barred } = picture;
  const held = heldAt(key, picture);
  if (held !== undefined) {
    const free = choices.some((choice) => choice.card === held || choice.cards.includes(held));
    const why = barred.find((one) => one.card === held)?.why;
    return free ? { kind: 'card', card: held } : { kind: 'why', why: why ?? t('asking-first') };
  }
  if (key.toLowerCase() === 'u' && mayGoUnder(picture)) {
    const meant = goingUnder(picture, marked);
    return meant ? { kind: 'act', action: meant.action } : { kind: 'why', why: t('asking-mark-first') };
  }
  const lettered = choices.filter((choice) => choice.key !== '' && choice.cards.length === 0);
  const exact = lettered.find((choice) => choice.key === key);
  const either = lettered.filter((choice) => choice.key.toLowerCase() === key.toLowerCase());
  const meant = exact ?? (either.length === 1 ? either[0] : undefined);
  if (meant !== undefined) return { kind: 'act', action: meant.action };
  const cut = document.querySelector<HTMLInputElement>('.cut input');
  if (key.toLowerCase() === 'c' && cut !== null) return { kind: 'act', action: `cut ${cut.value}` };
  return null;
}

/** The arrows go round the cards of the hand and the answers. */
function arrow(key: string, target: EventTarget | null): KeyWish | null {
  const step = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : key === 'ArrowRight' || key === 'ArrowDown' ? 1 : 0;
  if (step === 0 || (target instanceof HTMLInputElement && target.type === 'range')) return null;
  const places = [...document.querySelectorAll<HTMLElement>(`${ANSWERS}, .asking input, .hand button`)];
  const own = target instanceof HTMLElement && places.includes(target);
  const row = own ? places.filter((place) => (place.dataset.hand === undefined) === (target.dataset.hand === undefined)) : places;
  const from = own ? row.indexOf(target) : step > 0 ? -1 : 0;
  const next = row.at((from + step + row.length) % Math.max(row.length, 1));
  return next === undefined ? null : { kind: 'run', run: () => next.focus() };
}

function always(key: string, stage: Keyed, picture: Picture): KeyWish | null {
  switch (key.toLowerCase()) {
    case 'l':
      return picture.tricks.length > 0 ? { kind: 'sheet', sheet: 'last' } : null;
    case 'e':
      return { kind: 'sheet', sheet: 'log' };
    case '?':
      return { kind: 'sheet', sheet: 'keys' };
    case 'i':
      return stage.mayUndo && stage.asked !== null ? { kind: 'run', run: () => stage.hint?.() } : null;
    case 'u':
      return stage.mayUndo ? { kind: 'run', run: () => stage.undo?.() } : null;
    case '7':
    case '8':
    case '9':
    case '0':
      return { kind: 'run', run: () => stage.seating && announcer.say(READINGS[key as keyof typeof READINGS](stage.seating, picture)) };
    default:
      return null;
  }
}
