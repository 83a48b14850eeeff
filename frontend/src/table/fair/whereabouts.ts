/**
 * The places of a deal's cards: from the hands dealt, over burials and gifts, to the tricks. It knows nothing of following
 * suit, tricks won or points: only whose turn it is to call, and that nobody gives away a card that they do not hold.
 */
import { partnersOf, sidesAt } from '../../lib/seats/sides';
import type { Dealing, Step } from './deals';

/** The public part of a deal. */
export interface Played {
  /** The suit as the table tells it, or `no trump`; null until trump is made. */
  trump: string | null;
  maker: number | null;
  /** The seats that play alone, in the order they said so. */
  alone: number[];
  /** The cards played, each after the seat that played it: `0Jh`. */
  cards: string[];
  /** True if the deal is over. */
  ended: boolean;
}

/** A step that cannot have happened: the sentence that says why, and the seat and the card it is about. */
export class Impossible extends Error {
  readonly id: string;
  readonly seat: number;
  readonly card: string | undefined;

  constructor(id: string, seat: number, card?: string) {
    super(id);
    this.id = id;
    this.seat = seat;
    this.card = card;
  }
}

const TRUMPS: Readonly<Record<string, string>> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };
/** Cards that a weak hand consists of. */
const LOW = /^[789T]/;

/** Follow every card of a deal. `rest` is what was not dealt to anybody: the up-card, then the kitty. Throws `Impossible`. */
export function follow(steps: readonly Step[], dealer: number, dealt: string[][], rest: string[], rules: Dealing): Played {
  const deal = new Whereabouts(dealer, dealt, rest, rules);
  for (const [seat, action] of steps) deal.step(seat ?? -1, action);
  return deal.played;
}

class Whereabouts {
  readonly played: Played = { trump: null, maker: null, alone: [], cards: [], ended: false };
  readonly #rules: Dealing;
  readonly #dealer: number;
  readonly #hands: string[][];
  readonly #up: string;
  readonly #kitty: string[];
  /** The number of players who have answered about a weak hand, and of those who have passed. */
  #asked = 0;
  #passed = 0;

  constructor(dealer: number, dealt: string[][], [up = '', ...kitty]: string[], rules: Dealing) {
    this.#rules = rules;
    this.#dealer = dealer;
    this.#hands = dealt.map((hand) => [...hand]);
    this.#up = up;
    this.#kitty = kitty;
  }

  step(seat: number, action: string): void {
    const [word = '', ...said] = action.split(' ');
    const begun = this.played.trump !== null;
    const led = this.played.cards.length > 0;
    switch (this.played.ended ? '' : word) {
      case 'keep':
      case 'redeal':
      case 'under':
        this.#answer(seat, word, said);
        break;
      case 'pass':
      case 'order':
      case 'name':
        this.#bid(seat, word, said.filter((part) => part !== 'alone').join(' '), said.at(-1) === 'alone');
        break;
      case 'alone':
      case 'together':
        must(begun && !led, seat);
        if (word === 'alone') this.played.alone.push(seat);
        break;
      case 'bury':
        must(!led && this.#hand(seat).length === 6, seat);
        this.#take(seat, said[0]);
        break;
      case 'give':
        this.#give(seat, said[0]);
        break;
      case 'tram':
        must(begun, seat);
        break;
      case 'play':
        this.#play(seat, said[0]);
        break;
      default:
        must(false, seat);
    }
  }

  /** Take the answer of a player about a weak hand, before the bidding. */
  #answer(seat: number, word: string, cards: readonly string[]): void {
    const { played } = this;
    must(
      this.#up !== 'B' &&
        played.trump === null &&
        this.#passed === 0 &&
        this.#asked < this.#rules.players &&
        seat === this.#after(this.#asked),
      seat,
    );
    this.#asked += 1;
    if (word === 'redeal') {
      must(this.#rules.weak_hand === 'farmers-redeal', seat);
      if (!this.#hand(seat).every((card) => LOW.test(card))) throw new Impossible('fair-not-weak', seat);
      played.ended = true;
    } else if (word === 'under') {
      must(this.#rules.weak_hand === 'go-under' && cards.length === 3 && cards.every((card) => LOW.test(card)), seat);
      for (const card of cards) this.#take(seat, card);
      this.#hand(seat).push(...this.#kitty.splice(0, 3));
      this.#asked = this.#rules.players;
    }
  }

  /** A call. The dealer takes the up-card that made trump, unless their partner goes alone with the call. */
  #bid(seat: number, word: string, suit: string, alone: boolean): void {
    const { played } = this;
    const first = this.#passed < this.#rules.players;
    must(played.trump === null, seat);
    if (this.#up === 'B') must(word === 'name' && seat === this.#dealer, seat);
    else must(seat === this.#after(this.#passed) && (word === 'pass' || first === (word === 'order')), seat);
    if (word === 'pass') {
      this.#passed += 1;
      played.ended = this.#passed === 2 * this.#rules.players;
      return;
    }
    played.trump = word === 'order' ? (TRUMPS[this.#up[1] ?? ''] ?? '') : suit;
    played.maker = seat;
    if (alone) played.alone.push(seat);
    if (first && !(alone && this.#partners(this.#dealer).includes(seat))) this.#hand(this.#dealer).push(this.#up);
  }

  /** The best card of a player who sits out goes to their partner. */
  #give(seat: number, card: string | undefined): void {
    const { alone, cards } = this.played;
    const loner = this.#partners(seat).find((other) => alone.includes(other));
    must(this.#rules.partners_best === 1 && loner !== undefined && cards.length === 0, seat);
    must(this.#hand(seat).length === 5, seat);
    this.#take(seat, card);
    this.#hand(loner ?? seat).push(card ?? '');
  }

  #play(seat: number, card: string | undefined): void {
    const { played } = this;
    const before = played.cards.filter((one) => one.startsWith(String(seat))).length;
    must(
      played.trump !== null &&
        !this.#partners(seat).some((other) => played.alone.includes(other)) &&
        before + this.#hand(seat).length === 5,
      seat,
    );
    this.#take(seat, card);
    played.cards.push(`${seat}${card ?? ''}`);
    played.ended = played.cards.length === 5 * this.#players;
  }

  /** The seat to act once `acted` have, from the dealer's left on. */
  #after(acted: number): number {
    return (this.#dealer + 1 + acted) % this.#rules.players;
  }

  #partners(seat: number): readonly number[] {
    return partnersOf(seat, this.#rules.players);
  }

  /** The number of seats that play: the partners of those who play alone do not. */
  get #players(): number {
    const { players } = this.#rules;
    return players - this.played.alone.length * (players / sidesAt(players) - 1);
  }

  #hand(seat: number): string[] {
    return this.#hands[seat] ?? [];
  }

  #take(seat: number, card = ''): void {
    const place = this.#hand(seat).indexOf(card);
    if (place < 0) throw new Impossible('fair-not-held', seat, card);
    this.#hand(seat).splice(place, 1);
  }
}

function must(holds: boolean, seat: number): void {
  if (!holds) throw new Impossible('fair-out-of-place', seat);
}
