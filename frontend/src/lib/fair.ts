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
  /** For each seat, which cards of the cut deck are hers. */
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

/** One thing that was checked. `deal` is 0 for the draw of the first dealer, null for what is no deal. */
export interface Line {
  deal: number | null;
  holds: boolean;
  sentence: string;
}

export interface Verdict {
  holds: boolean;
  lines: Line[];
  /** The deals that no remembered hand was compared with; none where nothing is remembered at all. */
  unseen: number[];
}

const WORDS = 2 ** 32;
const SEATS = ['North', 'East', 'South', 'West'] as const;

/** What this page adds to a shuffle, in hexadecimal. */
export function newContribution(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What is said of secret bytes before they are shown. */
export function promiseOf(secret: Uint8Array): string {
  return bytesToHex(sha256(secret));
}

/** Why a match has another shuffle than its first. */
export function begunAnew(attempt: number): string {
  return `The shuffle was begun ${attempt} times: somebody came late to it, or did not show what she had promised.`;
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
    const text = `euchre 1 chance ${this.#index} block ${this.#block}`;
    const block = new DataView(hmac(sha256, this.#key, utf8ToBytes(text)).slice().buffer);
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

/**
 * Draw and deal a whole match again, and compare with the record, and with what this page saw itself. The sentences call
 * the seats 0..3 by these names.
 */
export function verify(proof: Proof, memory?: Memory, names: readonly string[] = SEATS): Verdict {
  let lines: Line[];
  let unseen: number[] = [];
  try {
    lines = [...promises(proof, names), ...deals(proof, names), ...(memory === undefined ? [] : remembered(proof, memory))];
    if (memory !== undefined) unseen = proof.chances.flatMap((_, deal) => (deal === 0 || deal in memory.hands ? [] : [deal]));
  } catch {
    lines = [line(null, false, 'The proof cannot be read.')];
  }
  return { holds: lines.every(({ holds }) => holds), lines, unseen };
}

function line(deal: number | null, holds: boolean, sentence: string): Line {
  return { deal, holds, sentence };
}

function bytes(text: string): Uint8Array {
  const whole = hexToBytes(text);
  if (whole.length !== 32) throw new Error('seeds and contributions are 32 bytes long');
  return whole;
}

function promises(proof: Proof, names: readonly string[]): Line[] {
  if (proof.version !== 1 || proof.promises.length !== 4 || proof.contributions.length !== 4) throw new Error('version');
  const kept = promiseOf(bytes(proof.seed)) === proof.promise;
  const lines = [line(null, kept, `The server's seed is ${kept ? '' : 'not '}what it promised.`)];
  names.forEach((name, seat) => {
    const promised = proof.promises[seat] ?? null;
    const added = proof.contributions[seat] ?? null;
    if (promised === null && added === null) {
      if (proof.silent.includes(seat)) {
        lines.push(line(null, true, `${name} added nothing to the shuffle: she was away or silent, and it went on without her.`));
      }
      return;
    }
    const same = added !== null && promiseOf(bytes(added)) === promised;
    lines.push(line(null, same, `What ${name} added to the shuffle is ${same ? '' : 'not '}what was promised.`));
  });
  return lines;
}

function deals(proof: Proof, names: readonly string[]): Line[] {
  const added = proof.contributions.map((text) => (text === null ? null : bytes(text)));
  const key = dealKey(bytes(proof.seed), added);
  const [draw, ...rest] = proof.chances;
  if (draw === undefined) return [line(0, false, 'The proof has no deals.')];
  const drawn = new Numbers(key, 0).below(4);
  const same = draw.index === 0 && draw.ways === 4 && draw.deck === null && draw.chosen === drawn;
  const found = [line(0, same, `The draw: ${names[drawn] ?? ''} is the first dealer by the seeds${same ? '' : ', not in the record'}.`)];
  rest.forEach((chance, place) => {
    const fault = faultOf(chance, place + 1, rest[0] as Chance, key);
    const sentence = fault ?? `all ${chance.pack.length} cards are where the seeds put them`;
    found.push(line(place + 1, fault === null, `Deal ${place + 1}: ${sentence}.`));
  });
  return found;
}

/** What is wrong with a deal, or null. The pack and the ways to deal are not taken from the server's word. */
function faultOf(chance: Chance, index: number, first: Chance, key: Uint8Array): string | null {
  const { pack, deck, ways, slots } = chance;
  if (chance.index !== index || deck === null) return 'it is missing';
  if (!alike(pack, newPack(pack.length)) || pack.length !== first.pack.length) return 'this is not the pack of the match';
  if (![1, 2, 16].includes(ways) || ways !== first.ways) return 'these are not the ways to deal';
  const numbers = new Numbers(key, index);
  const chosen = numbers.below(ways);
  if (chosen !== chance.chosen) return 'it was not dealt in the packets that the seeds say';
  const expected = numbers.shuffled(pack);
  const wrong = expected.filter((card, place) => card !== deck[place]).length;
  if (wrong > 0 || deck.length !== expected.length) return `${wrong} cards are not where the seeds put them`;
  if (slots === undefined || !alike(slots.flat(), slotsOf(ways, chosen, chance.first ?? 0).flat())) {
    return 'the cards went to other seats than the packets say';
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
    line(null, server, `The server's promise is ${server ? '' : 'not '}the one this page saw before the match.`),
    line(null, all, `The promises of all seats are ${all ? '' : 'not '}those this page saw before it showed yours.`),
    line(null, own, `What you added is ${own ? '' : 'not '}in the shuffle.`),
  ];
  for (const [number, seen] of Object.entries(memory.hands)) {
    const chance = proof.chances[Number(number)];
    const dealt = hands(chance?.deck ?? [], chance?.cut ?? 0, chance?.slots ?? [])[seat] ?? [];
    const same = alike([...dealt].sort(), [...seen].sort());
    lines.push(line(Number(number), same, `Deal ${number}: the cards are ${same ? '' : 'not '}those you held.`));
  }
  return lines;
}
