/** The four suits: their names, their letters, and their shapes as drawn everywhere on the page. */

import { t } from '../language/words.svelte';

export type Suit = 'clubs' | 'diamonds' | 'hearts' | 'spades';

export const SUITS: Readonly<Record<string, Suit>> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };

/** True for the name of a suit in the form of actions, which is the same in every language. */
export function isSuit(name: string): name is Suit {
  return Object.values<string>(SUITS).includes(name);
}

/** Outlines in a square of 100 by 100. */
export const SHAPES: Readonly<Record<Suit, string>> = {
  clubs: 'M50 5a21 21 0 0 1 15 35.7a21 21 0 1 1-9.5 33.6C57 83 60 90 67 95H33C40 90 43 83 44.5 74.3A21 21 0 1 1 35 40.7A21 21 0 0 1 50 5Z',
  diamonds: 'M50 3Q64 28 84 50Q64 72 50 97Q36 72 16 50Q36 28 50 3Z',
  hearts: 'M50 93C46 83 8 62 8 34C8 18 19 8 31 8C40 8 47 14 50 23C53 14 60 8 69 8C81 8 92 18 92 34C92 62 54 83 50 93Z',
  spades:
    'M50 4C56 20 90 40 90 62C90 75 81 82 71 82C63 82 57 78 54 71C55 82 60 90 67 95H33C40 90 45 82 46 71C43 78 37 82 29 82C19 82 10 75 10 62C10 40 44 20 50 4Z',
};

/** The suits' signs as sentences have them. */
export const SIGNS: Readonly<Record<string, Suit>> = { '♣': 'clubs', '♦': 'diamonds', '♥': 'hearts', '♠': 'spades' };

const RANKS: Readonly<Record<string, number>> = { '7': 7, '8': 8, '9': 9, T: 10, '10': 10, J: 11, Q: 12, K: 13, A: 14 };

/** Two colours, or one for each suit. */
export function colourOf(suit: Suit, four: boolean): 'red' | 'black' | 'blue' | 'green' {
  if (suit === 'hearts') return 'red';
  if (suit === 'spades') return 'black';
  if (suit === 'diamonds') return four ? 'blue' : 'red';
  return four ? 'green' : 'black';
}

/** The printed suit of a card such as `Jh`; null for the Benny. */
export function suitOf(card: string): Suit | null {
  return SUITS[card[1] ?? ''] ?? null;
}

/** The index in a card's corner. */
export function indexOf(card: string): string {
  return card.startsWith('T') ? '10' : (card[0] ?? '');
}

/** The name of a suit. */
export function suitName(suit: Suit): string {
  return t('suit', { suit });
}

/** A card as it is read aloud: `jack of hearts`; the table says what its `benny` is called. */
export function nameOf(card: string, benny: string): string {
  const suit = suitOf(card);
  return suit === null ? benny : called(card[0] ?? '', suit);
}

/** A card as sentences write it: `J♥`. */
export function signed(card: string, benny: string): string {
  const suit = suitOf(card);
  const sign = Object.keys(SIGNS).find((one) => SIGNS[one] === suit);
  return sign === undefined ? benny : indexOf(card) + sign;
}

/** A sentence as it is read aloud, without signs: `J♥` is the jack of hearts, and a sign before its own name is silent. */
export function spoken(text: string): string {
  return text
    .replace(/(10|[2-9JQKA])([♣♦♥♠])/gu, (_, rank: string, sign: string) => called(rank, SIGNS[sign] as Suit))
    .replace(/([♣♦♥♠])( ?)(\p{L}*)/gu, (_, sign: string, gap: string, next: string) => {
      const name = suitName(SIGNS[sign] as Suit);
      return next === name ? name : `${name}${gap}${next}`;
    });
}

function called(rank: string, suit: Suit): string {
  const number = RANKS[rank];
  return number === undefined ? t('card-benny-two') : t('card', { rank: number, suit }); // the only two there is stands in for the Benny
}
