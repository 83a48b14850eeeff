/**
 * The fair deal, checked on the player's own machine: written after docs/fair-deal.md alone, and sharing nothing with the
 * server's program. Hashes come from a library, because browsers hide their own from pages without https.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Deal, type Dealing, type Step, dealingOf, dealsOf, newPack, slotsOf, waysToDeal } from './deals';
import { type Line, type Verdict, line } from './lines';
import { type Again, type Memory, alike, remembered } from './memory';
import { Impossible, type Played, follow } from './whereabouts';

/** The proof of a match, as the server gives it once the match is over. Bytes are written in hexadecimal. */
export interface Proof {
  version: number;
  match: number;
  attempt: number;
  promise: string;
  seed: string;
  promises: (string | null)[];
  contributions: (string | null)[];
  undone: boolean;
  /**
   * The entrant's number of each seat, where the match has the shuffle of a round of an evening, to which its entrants
   * contributed: promises and contributions are theirs, by number.
   */
  entrants?: (number | null)[];
  /** The seats of people who contributed nothing in time. */
  silent: number[];
  /** The house rules, as text. */
  rules: string;
  /** The record of the match. */
  record: Step[];
}

const WORDS = 2 ** 32;

/** The contribution of this page to a shuffle, in hexadecimal. */
export function newContribution(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The promise: what is published about secret bytes before they are shown. */
export function promiseOf(secret: Uint8Array): string {
  return bytesToHex(sha256(secret));
}

/** The key of all draws and deals of a match. */
export function dealKey(seed: Uint8Array, contributions: readonly (Uint8Array | null)[]): Uint8Array {
  const lines = contributions.map((added) => `${added === null ? '-' : bytesToHex(added)}\n`);
  return hmac(sha256, seed, utf8ToBytes(lines.join('')));
}

/** The numbers of one draw or deal. */
export class Numbers {
  readonly #key: Uint8Array;
  readonly #index: number;
  #block = 0;
  #words: number[] = [];

  constructor(key: Uint8Array, index: number) {
    this.#key = key;
    this.#index = index;
  }

  /** A whole number from 0 to `stop` - 1, each equally likely. */
  below(stop: number): number {
    const fair = WORDS - (WORDS % stop);
    for (;;) {
      const word = this.#next();
      if (word < fair) return word % stop;
    }
  }

  /** The cards in random order. */
  shuffled(cards: readonly string[]): string[] {
    const order = [...cards];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other] as string, order[last] as string];
    }
    return order;
  }

  #next(): number {
    const word = this.#words.shift();
    if (word !== undefined) return word;
    const text = utf8ToBytes(`euchre 1 chance ${this.#index} block ${this.#block}`);
    const block = new DataView(hmac(sha256, this.#key, text).slice().buffer);
    this.#block += 1;
    for (let place = 0; place < 8; place += 1) this.#words.push(block.getUint32(4 * place));
    return this.#next();
  }
}

/** The cards that each seat is dealt from a deck. */
export function hands(deck: readonly string[], cut: number, slots: readonly (readonly number[])[]): string[][] {
  const dealt = [...deck.slice(cut), ...deck.slice(0, cut)];
  return slots.map((places) => places.map((place) => dealt[place] ?? '?'));
}

/** Draw and deal a whole match again, follow every card, and compare with the record and with what this page saw itself. */
export function verify(proof: Proof, memory?: Memory): Verdict {
  let lines: Line[];
  let unseen: number[] = [];
  try {
    const dealt = dealtAgain(proof);
    lines = [...promises(proof), ...dealt.lines, ...(memory === undefined ? [] : remembered(proof, dealt.deals, memory))];
    if (memory !== undefined) unseen = dealt.deals.flatMap((_, place) => (place + 1 in memory.deals ? [] : [place + 1]));
  } catch {
    lines = [line(null, false, 'fair-unreadable')];
  }
  return { holds: lines.every(({ holds }) => holds), lines, unseen };
}

function bytes(text: string): Uint8Array {
  const whole = hexToBytes(text);
  if (whole.length !== 32) throw new Error('seeds and contributions are 32 bytes long');
  return whole;
}

function promises(proof: Proof): Line[] {
  const { players } = dealingOf(proof.rules);
  const many = proof.promises.length;
  const entrants = proof.entrants ?? proof.promises.map((_, place) => place + 1);
  const fits = entrants.length === players && entrants.every((entrant) => entrant === null || (entrant > 0 && entrant <= many));
  if (proof.version !== 1 || !fits || proof.contributions.length !== many) throw new Error('version');
  const kept = promiseOf(bytes(proof.seed)) === proof.promise;
  const lines = [line(null, kept, 'fair-seed')];
  entrants.forEach((entrant, seat) => {
    const same = entrant === null ? null : addedAsPromised(proof, entrant - 1);
    if (same !== null) lines.push(line(null, same, 'fair-added', { seat }));
    else if (proof.silent.includes(seat)) lines.push(line(null, true, 'fair-silent', { seat }));
  });
  return proof.entrants === undefined ? lines : [...lines, ...elsewhere(proof, proof.entrants)];
}

/** True if a seat or an entrant added what was promised; null where nothing was promised or added. */
function addedAsPromised(proof: Proof, place: number): boolean | null {
  const [promised, added] = [proof.promises[place] ?? null, proof.contributions[place] ?? null];
  if (promised === null && added === null) return null;
  return added !== null && promiseOf(bytes(added)) === promised;
}

/** The contributions of entrants at other tables: each that is wrong, and how many are right. */
function elsewhere(proof: Proof, entrants: readonly (number | null)[]): Line[] {
  const others = proof.promises.map((_, place) => place + 1).filter((entrant) => !entrants.includes(entrant));
  const wrong = others.filter((entrant) => addedAsPromised(proof, entrant - 1) === false);
  const right = others.filter((entrant) => addedAsPromised(proof, entrant - 1) === true).length;
  return [
    ...wrong.map((entrant) => line(null, false, 'fair-added-elsewhere', { entrant })),
    line(null, true, 'fair-others-added', { cards: right }),
  ];
}

interface DealtAgain {
  deals: Again[];
  lines: Line[];
}

/** The draw and the deals again. The dealer, the packets and the pack follow from the draw, the record and the rules. */
function dealtAgain(proof: Proof): DealtAgain {
  const added = proof.contributions.map((text) => (text === null ? null : bytes(text)));
  const key = dealKey(bytes(proof.seed), added);
  const rules = dealingOf(proof.rules);
  const drawn = new Numbers(key, 0).below(rules.players);
  const [draw, ...rest] = proof.record;
  if (draw === undefined) return { deals: [], lines: [line(0, false, 'fair-no-deals')] };
  const same = draw[0] === null && draw[1] === `draw ${drawn}`;
  const lines = [line(0, same, 'fair-draw', { seat: drawn })];
  const told = dealsOf(Number(draw[1].slice(-1)), rest, rules);
  const deals = told.map((deal, place) => {
    const numbers = new Numbers(key, place + 1);
    const ways = waysToDeal(rules);
    const way = ways[numbers.below(ways.length)] as string;
    const shuffled = numbers.shuffled(newPack(rules));
    const hand = (seat: number, by: number, at: number): string[] => hands(shuffled, at, slotsOf(rules, way, by))[seat] ?? [];
    const { dealer, cut, cutting, steps } = deal;
    const [found, played] = compared(deal, place + 1, way, shuffled, rules, place + 1 === told.length);
    lines.push(found);
    return { dealer, cut, steps: [...cutting, ...steps], played, hand };
  });
  return { deals, lines };
}

/** The check of a deal against the seeds, and what became of the cards; undefined where something is wrong with it. */
function compared(deal: Deal, number: number, way: string, shuffled: string[], rules: Dealing, last: boolean): [Line, Played?] {
  const { dealer, cut, cutAllowed, packets, deck, steps } = deal;
  const pack = newPack(rules);
  const wrong = shuffled.filter((card, at) => card !== deck[at]).length;
  const fault = (id: string, about: Partial<Line> = {}): [Line] => [line(number, false, id, about)];
  if (!alike([...deck].sort(), pack.sort())) return fault('fair-deal-pack');
  if (!cutAllowed) return fault('fair-deal-cut');
  if (packets !== way) return fault('fair-deal-packets');
  if (wrong > 0) return fault('fair-deal-misplaced', { cards: wrong });
  try {
    const dealt = hands(deck, cut, slotsOf(rules, way, dealer));
    const played = follow(steps, dealer, dealt, [...deck.slice(cut), ...deck.slice(0, cut)].slice(5 * rules.players), rules);
    if (!played.ended && !last) return fault('fair-breaks-off');
    return [line(number, true, 'fair-deal', { cards: deck.length }), played];
  } catch (problem) {
    if (!(problem instanceof Impossible)) throw problem;
    const { id, seat, card } = problem;
    return fault(id, card === undefined ? { seat } : { seat, card });
  }
}
