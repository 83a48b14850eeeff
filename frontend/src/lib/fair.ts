/**
 * The fair deal, checked on the player's own machine: written after docs/fair-deal.md alone, and sharing nothing with the
 * server's program. Hashes come from a library, because browsers hide their own from pages without https.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** One draw or deal, as the server recorded it. Cards are two characters, `Jh`; `B` is the Benny. */
interface Chance {
  index: number;
  /** Among how many things chance chose: four first dealers, or the ways to deal. */
  ways: number;
  /** The place of its choice. */
  chosen: number;
  /** The cards in new-pack order; none for the draw. */
  pack: string[];
  /** The shuffled cards, top first and before the cut; null for the draw. */
  deck: string[] | null;
  /** How many cards then went from the top to the bottom. */
  cut?: number;
  /** The seat dealt to first. */
  first?: number;
  /** For each seat, which cards of the cut deck are dealt to it. */
  slots?: number[][];
}

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
  /** The seats of people who added nothing in time. */
  silent: number[];
  chances: Chance[];
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
  /** The hand first held in each deal, by the number of the deal. */
  hands: Record<number, string[]>;
}

/** One thing that was checked, and the sentence of the catalogue that says what was found. */
export interface Line {
  /** 0 for the draw of the first dealer, null for what is no deal. */
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

/** What this page adds to a shuffle, in hexadecimal. */
export function newContribution(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What is said of secret bytes before they are shown. */
export function promiseOf(secret: Uint8Array): string {
  return bytesToHex(sha256(secret));
}

/** The key of all draws and deals of a match. */
export function dealKey(seed: Uint8Array, contributions: readonly (Uint8Array | null)[]): Uint8Array {
  const lines = contributions.map((added) => (added === null ? '-' : bytesToHex(added)) + '\n');
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

/** Draw and deal a whole match again, and compare with the record, and with what this page saw itself. */
export function verify(proof: Proof, memory?: Memory): Verdict {
  let lines: Line[];
  let unseen: number[] = [];
  try {
    lines = [...promises(proof), ...deals(proof), ...(memory === undefined ? [] : remembered(proof, memory))];
    if (memory !== undefined) unseen = proof.chances.flatMap((_, deal) => (deal === 0 || deal in memory.hands ? [] : [deal]));
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

function deals(proof: Proof): Line[] {
  const added = proof.contributions.map((text) => (text === null ? null : bytes(text)));
  const key = dealKey(bytes(proof.seed), added);
  const [draw, ...rest] = proof.chances;
  if (draw === undefined) return [line(0, false, 'fair-no-deals')];
  const drawn = new Numbers(key, 0).below(4);
  const same = draw.index === 0 && draw.ways === 4 && draw.deck === null && draw.chosen === drawn;
  const found = [line(0, same, 'fair-draw', { seat: drawn })];
  rest.forEach((chance, place) => {
    const fault = faultOf(chance, place + 1, rest[0] as Chance, key);
    found.push(fault ?? line(place + 1, true, 'fair-deal', { cards: chance.pack.length }));
  });
  return found;
}

/** What is wrong with a deal, or null. The pack and the ways to deal are not taken from the server's word. */
function faultOf(chance: Chance, index: number, first: Chance, key: Uint8Array): Line | null {
  const { pack, deck, ways, slots } = chance;
  const fault = (id: string, cards?: number): Line => line(index, false, id, cards === undefined ? {} : { cards });
  if (chance.index !== index || deck === null) return fault('fair-deal-missing');
  if (!alike(pack, newPack(pack.length)) || pack.length !== first.pack.length) return fault('fair-deal-pack');
  if (![1, 2, 16].includes(ways) || ways !== first.ways) return fault('fair-deal-ways');
  const numbers = new Numbers(key, index);
  const chosen = numbers.below(ways);
  if (chosen !== chance.chosen) return fault('fair-deal-packets');
  const expected = numbers.shuffled(pack);
  const wrong = expected.filter((card, place) => card !== deck[place]).length;
  if (wrong > 0 || deck.length !== expected.length) return fault('fair-deal-misplaced', wrong);
  if (slots === undefined || !alike(slots.flat(), slotsOf(ways, chosen, chance.first ?? 0).flat())) {
    return fault('fair-deal-seats');
  }
  return null;
}

function alike<Value>(some: readonly Value[], others: readonly Value[]): boolean {
  return some.length === others.length && some.every((value, place) => value === others[place]);
}

/** A pack of so many cards in new-pack order: clubs, diamonds, hearts, spades, each from low to high, the Benny last. */
function newPack(size: number): string[] {
  const ranks = [...'789TJQKA'].slice(-Math.floor(size / 4));
  const plain = [...'cdhs'].flatMap((suit) => ranks.map((rank) => rank + suit));
  return size % 4 === 1 ? [...plain, 'B'] : plain;
}

/** Where in the cut deck each seat's cards are, by the way to deal and the seat dealt to first. */
function slotsOf(ways: number, chosen: number, first: number): number[][] {
  const order = [0, 1, 2, 3].map((step) => (first + step) % 4);
  const slots: number[][] = [[], [], [], []];
  let top = 0;
  const deal = (packets: readonly number[]): void => {
    packets.forEach((size, place) => {
      for (let card = 0; card < size; card += 1) slots[order[place] as number]?.push(top + card);
      top += size;
    });
  };
  if (ways === 1) {
    for (let round = 0; round < 5; round += 1) deal([1, 1, 1, 1]);
  } else {
    const two = ways === 2 ? 15 * chosen : chosen; // a bit a seat, the first highest: two cards in the first round, not three
    const packets = [8, 4, 2, 1].map((bit) => ((two & bit) === 0 ? 3 : 2));
    deal(packets);
    deal(packets.map((size) => 5 - size));
  }
  return slots;
}

/** Whether the proof is the one of the match that this page took part in. */
function remembered(proof: Proof, memory: Memory): Line[] {
  const { seat } = memory;
  const server = memory.promise === proof.promise && memory.attempt === proof.attempt;
  const all = alike(memory.promises, proof.promises);
  const own = memory.contribution === proof.contributions[seat];
  const lines = [
    line(null, server, 'fair-promise-before'),
    line(null, all, 'fair-promises-before'),
    line(null, own, 'fair-own'),
  ];
  for (const [number, seen] of Object.entries(memory.hands)) {
    const chance = proof.chances[Number(number)];
    const dealt = hands(chance?.deck ?? [], chance?.cut ?? 0, chance?.slots ?? [])[seat] ?? [];
    const same = alike([...dealt].sort(), [...seen].sort());
    lines.push(line(Number(number), same, 'fair-hand'));
  }
  return lines;
}
