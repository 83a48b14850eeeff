/** A position that is being set up: a card from the pack goes to the next empty place, or back. */

import { seatsFrom, sideOf, sidesAt, stepsTo } from '../../lib/seats/sides';
import { BEGINNING, HAND, KITTY, kittyOf, packOf, playersBy, readStart, seated, written, type Start } from './text';

/** The slot of a card: with a seat, in the kitty, or turned up. */
export type Slot = number | 'up';

export class Setup {
  start: Start = $state.raw(BEGINNING);
  /** The position as text, as set up or as typed. */
  text = $state(written(BEGINNING));
  /** The slot of the next card. */
  slot: Slot = $state(BEGINNING.seat);

  /** The number of seats by these rules. */
  get players(): number {
    return playersBy(this.start.rules);
  }

  /** The slots for cards, in the order in which they are filled. */
  get slots(): readonly Slot[] {
    return this.start.open ? [...seatsFrom(0, this.players), 'up', KITTY] : [this.start.seat, 'up'];
  }

  /** The pack, suit by suit, the highest card first. */
  get pack(): readonly (readonly string[])[] {
    const { ranks, benny } = packOf(this.start.rules);
    const suits = ['s', 'h', 'd', 'c'].map((suit) => [...ranks].reverse().map((rank) => rank + suit));
    return benny === 'none' ? suits : [...suits, ['B']];
  }

  /** True where the Benny is the two of spades. */
  get twoStandsIn(): boolean {
    return packOf(this.start.rules).benny === 'two-of-spades';
  }

  /** The cards that lie somewhere. */
  cardsOf(slot: Slot): readonly string[] {
    if (slot === 'up') return this.start.up === '' ? [] : [this.start.up];
    return this.start.cards[slot] ?? [];
  }

  /** The number of cards in a full slot. */
  sizeOf(slot: Slot): number {
    return slot === 'up' ? 1 : slot === KITTY ? kittyOf(this.start.rules) : HAND;
  }

  /** The slot of a card; undefined while it is in the pack. */
  slotOf(card: string): Slot | undefined {
    return this.slots.find((slot) => this.cardsOf(slot).includes(card));
  }

  /** The first place, in order, that lacks cards. */
  get lacking(): Slot | undefined {
    return this.slots.find((slot) => this.cardsOf(slot).length < this.sizeOf(slot));
  }

  /** True if cards are missing in a position set up, not typed; a dealer may have to name trump without any. */
  get incomplete(): boolean {
    if (this.text !== written(this.start) || this.lacking === undefined) return false;
    return !(
      this.start.up === 'B' &&
      !this.start.open &&
      this.start.dealer === this.start.seat &&
      this.cardsOf(this.start.seat).length === 0
    );
  }

  /** Change something that is not a card; if the pack or the table changes, cards outside it go. */
  change(some: Partial<Start>): void {
    const { seat, open } = this.start;
    this.start = seated({ ...this.start, ...some });
    if (some.rules !== undefined) this.#drop(this.pack.flat());
    if (this.start.seat !== seat || this.start.open !== open) this.slot = this.lacking ?? this.slots[0] ?? 'up';
    this.text = written(this.start);
  }

  /** Sit on another seat: the hand, the dealer and the score stay the same as seen from there. */
  sitAt(seat: number): void {
    const { seat: before, dealer, score, cards } = this.start;
    const { players } = this;
    const sides = sidesAt(players);
    const turned = stepsTo(sideOf(seat, players), sideOf(before, players), sides);
    this.change({
      seat,
      dealer: seatsFrom(seat, players)[stepsTo(dealer, before, players)] ?? dealer,
      score: score.map((_, side) => score[stepsTo(side, turned, sides)] ?? 0),
      cards: cards.map((hand, other) => (other === seat ? (cards[before] ?? []) : other === before ? [] : hand)),
    });
  }

  /** Put a card where one is wanted, or, if it lies somewhere already, back into the pack. */
  turn(card: string): void {
    const there = this.slotOf(card);
    if (there !== undefined) {
      this.#lay(
        there,
        this.cardsOf(there).filter((other) => other !== card),
      );
      this.slot = there;
    } else {
      const laid = this.cardsOf(this.slot);
      const room = this.sizeOf(this.slot);
      this.#lay(this.slot, laid.length < room ? [...laid, card] : [...laid.slice(0, -1), card]);
      if (this.cardsOf(this.slot).length >= room) this.slot = this.lacking ?? this.slot;
    }
    this.text = written(this.start);
  }

  /** Put every card back. */
  clear(): void {
    this.start = { ...this.start, cards: BEGINNING.cards, up: '' };
    this.slot = this.slots[0] ?? 'up';
    this.text = written(this.start);
  }

  /** Take over a text, which stays as it was typed. */
  read(text: string): void {
    this.text = text;
    this.start = readStart(text, this.start);
    this.slot = this.lacking ?? this.slots[0] ?? 'up';
  }

  #lay(slot: Slot, cards: readonly string[]): void {
    if (slot === 'up') this.start = { ...this.start, up: cards[0] ?? '' };
    else this.start = { ...this.start, cards: this.start.cards.map((some, other) => (other === slot ? cards : some)) };
  }

  #drop(pack: readonly string[]): void {
    const { cards, up } = this.start;
    this.start = { ...this.start, cards: cards.map((some) => some.filter((card) => pack.includes(card))), up: pack.includes(up) ? up : '' };
  }
}
