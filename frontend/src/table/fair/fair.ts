/**
 * The fair deal, checked on the player's own machine: written after docs/fair-deal.md alone, and sharing nothing with the
 * server's program. Hashes come from a library, because browsers hide their own from pages without https.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Step, dealingOf, dealsOf, newPack, slotsOf, waysToDeal } from './deals';

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
  /** The seats of people who contributed nothing in time. */
  silent: number[];
  /** The house rules, as text. */
  rules: string;
  /** Everything that happened. */
  record: Step[];
}

/** A deal as this page first saw it. */
interface Seen {
  hand: string[];
  dealer: number;
  cut: number;
  /** What had been played by then: it stays the same where the same dealer deals again. */
  played: string;
}

/** What this page itself saw while the match was played: without it, a proof could have been made up afterwards. */
export interface Memory {
  attempt: number;
  /** The server's promise before this page promised anything. */
  promise: string;
  /** All promises at the moment this page showed its contribution. */
  promises: (string | null)[];
  seat: number;
  contribution: string;
  /** The house rules at that moment, as text. */
  rules: string;
  /** Each deal by its number; more than once where it was cut again after moves were taken back, the latest last. */
  deals: Record<number, Seen[]>;
}

/** One check, and the sentence of the catalogue that says its result. */
export interface Line {
  /** 0 for the draw of the first dealer, null for anything that is not a deal. */
  deal: number | null;
  holds: boolean;
  id: string;
  /** The seat that it is about. */
  seat?: number;
  /** How many cards it is about. */
  cards?: number;
}

export interface Verdict {
  holds: boolean;
  lines: Line[];
  /** The deals that no remembered hand was compared with; none where nothing is remembered at all. */
  unseen: number[];
}

const WORDS = 2 ** 32;

/** What this page contributes to a shuffle, in hexadecimal. */
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

/** Draw and deal a whole match again, and compare it with the record and with what this page saw itself. */
export function verify(proof: Proof, memory?: Memory): Verdict {
  let lines: Line[];
  let unseen: number[] = [];
  try {
    const dealt = dealtAgain(proof);
    lines = [...promises(proof), ...dealt.lines, ...(memory === undefined ? [] : remembered(proof, dealt, memory))];
    if (memory !== undefined) unseen = dealt.deals.flatMap((_, place) => (place + 1 in memory.deals ? [] : [place + 1]));
  } catch {
    lines = [line(null, false, 'fair-unreadable')];
  }
  return { holds: lines.every(({ holds }) => holds), lines, unseen };
}

function line(deal: number | null, holds: boolean, id: string, about: { seat?: number; cards?: number } = {}): Line {
  return { deal, holds, id, ...about };
}

function bytes(text: string): Uint8Array {
  const whole = hexToBytes(text);
  if (whole.length !== 32) throw new Error('seeds and contributions are 32 bytes long');
  return whole;
}

function promises(proof: Proof): Line[] {
  if (proof.version !== 1 || proof.promises.length !== 4 || proof.contributions.length !== 4) throw new Error('version');
  const kept = promiseOf(bytes(proof.seed)) === proof.promise;
  const lines = [line(null, kept, 'fair-seed')];
  proof.promises.forEach((promised, seat) => {
    const added = proof.contributions[seat] ?? null;
    if (promised === null && added === null) {
      if (proof.silent.includes(seat)) lines.push(line(null, true, 'fair-silent', { seat }));
      return;
    }
    const same = added !== null && promiseOf(bytes(added)) === promised;
    lines.push(line(null, same, 'fair-added', { seat }));
  });
  return lines;
}

/** A deal: who dealt, and the cards of all seats by the seeds and a cut. */
interface Again {
  dealer: number;
  cut: number;
  hand(seat: number, dealer: number, cut: number): string[];
}

interface DealtAgain {
  deals: Again[];
  lines: Line[];
}

/** Everything drawn and dealt again. Who deals, how and from which pack follows from the draw, the record and the rules. */
function dealtAgain(proof: Proof): DealtAgain {
  const added = proof.contributions.map((text) => (text === null ? null : bytes(text)));
  const key = dealKey(bytes(proof.seed), added);
  const rules = dealingOf(proof.rules);
  const drawn = new Numbers(key, 0).below(4);
  const [draw, ...rest] = proof.record;
  if (draw === undefined) return { deals: [], lines: [line(0, false, 'fair-no-deals')] };
  const same = draw[0] === null && draw[1] === `draw ${drawn}`;
  const lines = [line(0, same, 'fair-draw', { seat: drawn })];
  const pack = newPack(rules);
  const deals = dealsOf(Number(draw[1].slice(-1)), rest, rules).map(({ dealer, cut, cutAllowed, packets, deck }, place) => {
    const numbers = new Numbers(key, place + 1);
    const ways = waysToDeal(rules);
    const way = ways[numbers.below(ways.length)] as string;
    const shuffled = numbers.shuffled(pack);
    const wrong = shuffled.filter((card, at) => card !== deck[at]).length;
    const fault = (id: string, cards?: number): Line => line(place + 1, false, id, cards === undefined ? {} : { cards });
    if (!alike([...deck].sort(), [...pack].sort())) lines.push(fault('fair-deal-pack'));
    else if (!cutAllowed) lines.push(fault('fair-deal-cut'));
    else if (packets !== way) lines.push(fault('fair-deal-packets'));
    else if (wrong > 0) lines.push(fault('fair-deal-misplaced', wrong));
    else lines.push(line(place + 1, true, 'fair-deal', { cards: pack.length }));
    const hand = (seat: number, by: number, at: number): string[] => hands(shuffled, at, slotsOf(rules, way, by))[seat] ?? [];
    return { dealer, cut, hand };
  });
  return { deals, lines };
}

function alike<Value>(some: readonly Value[], others: readonly Value[]): boolean {
  return some.length === others.length && some.every((value, place) => value === others[place]);
}

/** Whether the proof is the one of the match that this page took part in. */
function remembered(proof: Proof, { deals }: DealtAgain, memory: Memory): Line[] {
  const { seat } = memory;
  const server = memory.promise === proof.promise && memory.attempt === proof.attempt;
  const all = alike(memory.promises, proof.promises);
  const own = memory.contribution === proof.contributions[seat];
  const lines = [
    line(null, server, 'fair-promise-before'),
    line(null, all, 'fair-promises-before'),
    line(null, own, 'fair-own'),
    line(null, memory.rules === proof.rules, 'fair-rules-before'),
  ];
  for (const [number, seen] of Object.entries(memory.deals)) {
    const deal = Number(number);
    const dealt = deals[deal - 1];
    if (dealt === undefined && proof.undone) continue; // it was dealt before moves were taken back
    const held = ({ hand, dealer, cut }: Seen): boolean => alike(dealt?.hand(seat, dealer, cut).sort() ?? [], [...hand].sort());
    const right = seen.every(held) && (seen.length === 1 || proof.undone);
    lines.push(line(deal, right, 'fair-hand'));
    if (!right) continue;
    const last = seen.at(-1);
    if (last?.dealer !== dealt?.dealer || last?.cut !== dealt?.cut) lines.push(line(deal, false, 'fair-dealt-otherwise'));
    const before = memory.deals[deal - 1]?.at(-1);
    const stays = before?.played === last?.played;
    if (before !== undefined && stays !== (deals[deal - 2]?.dealer === dealt?.dealer)) {
      lines.push(line(deal, false, 'fair-dealer-otherwise'));
    }
  }
  return lines;
}
