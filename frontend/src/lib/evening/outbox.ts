/**
 * The messages to an evening that have not been answered yet. They are stored in this browser before they are sent, so that
 * nothing is lost with the network, nor with the page; each under a key of its own, for several windows may add some.
 */

import type { EveningMessage } from '../server/evenings';
import { newId } from '../server/id';
import { forget, keep, keptUnder } from '../settings/kept';

/** A message to an evening without its id. */
export type EveningWish = EveningMessage extends infer Each ? (Each extends { id: string } ? Omit<Each, 'id'> : never) : never;

/** Takes back what another message of this browser leads to: the number of that event is known once it is answered. */
export interface TakeBack {
  readonly type: 'takeback';
  readonly of: string;
  /** The reason, where everybody is told. */
  readonly reason: string;
}

export interface Unanswered {
  readonly id: string;
  readonly wish: EveningWish | TakeBack;
  /** True if it has been sent, so that the server may know it. */
  readonly tried: boolean;
  /** The sentence with which it was refused; '' while it may still be answered. */
  readonly refused: string;
}

/** Digits of the number in a key, so that keys come in the order of their numbers. */
const DIGITS = 15;

export class Outbox {
  readonly #beginning: string;

  constructor(code: string) {
    this.#beginning = `euchre.evening-outbox.${code}.`;
  }

  /** The messages, the first one first. */
  all(): readonly Unanswered[] {
    return this.#stored().map(([, message]) => message);
  }

  add(wish: EveningWish | TakeBack): Unanswered {
    const message = { id: newId(), wish, tried: false, refused: '' };
    const last =
      this.#stored()
        .at(-1)?.[0]
        .slice(this.#beginning.length, this.#beginning.length + DIGITS) ?? '0';
    const number = Math.max(Date.now(), Number(last) + 1); // a clock that was set back changes no order
    keep(`${this.#beginning}${String(number).padStart(DIGITS, '0')}.${message.id}`, message);
    return message;
  }

  change(id: string, differs: Partial<Omit<Unanswered, 'id'>>): void {
    for (const [place, message] of this.#of(id)) keep(place, { ...message, ...differs });
  }

  remove(id: string): void {
    for (const [place] of this.#of(id)) forget(place);
  }

  /** True of the key of one of these messages. */
  has(place: string): boolean {
    return place.startsWith(this.#beginning);
  }

  #of(id: string): (readonly [string, Unanswered])[] {
    return this.#stored().filter(([, message]) => message.id === id);
  }

  #stored(): (readonly [string, Unanswered])[] {
    return keptUnder<Unanswered>(this.#beginning);
  }
}
