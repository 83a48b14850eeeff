/** The text of a position (docs/position.md) as far as the page writes and reads it; the server validates it. */

import { DEALING } from '../../lib/server/dealing';

/** The start of a position, before the first call: rules, score and cards. Seats are 0 to 3. */
export interface Start {
  /** A preset, and what differs from it. */
  rules: string;
  /** The points of seats 0 and 2, and of seats 1 and 3. */
  score: readonly [number, number];
  dealer: number;
  seat: number;
  /** All hands are open. */
  open: boolean;
  /** The hands of the seats 0 to 3, and the kitty, top first. */
  cards: readonly (readonly string[])[];
  up: string;
}

/** Where the kitty is among the cards of a start. */
export const KITTY = 4;
export const HAND = 5;
/** Positions are those of tables of four. */
export const SEATS = 4;
const CARD = /[789TJQKA][cdhs]|B/gi;
const RANKS = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
const BLIND = '-';

export const BEGINNING: Start = {
  rules: 'standard',
  score: [0, 0],
  dealer: 3,
  seat: 0,
  open: false,
  cards: [[], [], [], [], []],
  up: '',
};

/** The suits and ranks of the pack of some rules, and whether it has a Benny, and which. */
export function packOf(rules: string): { ranks: readonly string[]; benny: string } {
  const [preset = '', ...changes] = rules.toLowerCase().split(/[\s,]+/);
  const usual = (DEALING as Record<string, { lowest: number; benny: string } | undefined>)[preset] ?? DEALING.standard;
  const changed = new Map(changes.map((change) => change.split('=') as [string, string]));
  const lowest = Number(changed.get('lowest') ?? usual.lowest);
  return {
    ranks: RANKS.filter((rank) => Number.isNaN(Number(rank)) || Number(rank) >= lowest),
    benny: changed.get('benny') ?? usual.benny,
  };
}

/** How many play by some rules. */
export function playersBy(rules: string): number {
  const [preset = '', ...changes] = rules.split(',');
  const changed = changes.find((change) => change.startsWith('players='));
  const usual = (DEALING as Record<string, { players: number } | undefined>)[preset]?.players ?? SEATS;
  return changed === undefined ? usual : Number(changed.slice('players='.length));
}

/** How many cards the kitty has under the up-card. */
export function kittyOf(rules: string): number {
  const { ranks, benny } = packOf(rules);
  return 4 * ranks.length + (benny === 'none' ? 0 : 1) - SEATS * HAND - 1;
}

/** The position as text. */
export function written({ rules, score, dealer, seat, open, cards, up }: Start): string {
  const hand = (cards[seat] ?? []).join('');
  const blind = up === 'B' && hand === '' && dealer === seat;
  return [
    rules.trim().replace(/[\s,]+/g, ','),
    score.join('-'),
    dealer,
    open ? 'all' : seat,
    open ? cards.map((some) => some.join('')).join('.') : blind ? BLIND : hand,
    up,
  ].join('/');
}

/** The start of a position; any part that cannot be read stays as it was `before`. */
export function readStart(text: string, before: Start): Start {
  const [rules = '', score = '', dealer = '', seat = '', hand = '', up = ''] = text.trim().split('/');
  const wanted = rules.toLowerCase();
  const points = /^(\d+)-(\d+)/.exec(score);
  const open = seat === 'all';
  const place = isSeat(seat) ? Number(seat) : open ? 0 : before.seat;
  const hands = open ? hand.split('.').map(cardsIn) : before.cards.map((_, other) => (other === place ? cardsIn(hand) : []));
  return {
    rules: isPreset(wanted.split(',')[0] ?? '') ? wanted : before.rules,
    score: points === null ? before.score : [Number(points[1]), Number(points[2])],
    dealer: isSeat(dealer) ? Number(dealer) : before.dealer,
    seat: place,
    open,
    cards: BEGINNING.cards.map((_, other) => hands[other] ?? []),
    up: cardsIn(up)[0] ?? '',
  };
}

/** The cards of a text without separators. */
function cardsIn(row: string): string[] {
  return (row.match(CARD) ?? []).map((card) => card.charAt(0).toUpperCase() + card.slice(1).toLowerCase());
}

/** A call or a card in the text. */
interface Word {
  /** The action nearly as the server writes it: `name none` is without trump. */
  action: string;
  /** The position before it. */
  before: string;
}

const SUIT_NAMES: Readonly<Record<string, string>> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades', n: 'none' };

/** Everything said and played in a position, in order. */
export function wordsOf(text: string): Word[] {
  const fields = text.split('/');
  const [said = '', played = ''] = fields.slice(6);
  const start = fields.slice(0, 6).join('/');
  const words: Word[] = [];
  let before = start;
  for (const [place, part] of said.split('.').filter(Boolean).entries()) {
    words.push({ action: actionOf(part), before });
    before = place === 0 ? `${start}/${part}` : `${before}.${part}`;
  }
  let first = true;
  for (const trick of played.split('.').filter(Boolean)) {
    const parts = trick.startsWith('tram') ? [trick] : cardsIn(trick);
    for (const [place, part] of parts.entries()) {
      words.push({ action: trick.startsWith('tram') ? 'tram' : ['play', part].join(' '), before });
      before += `${first ? '/' : place === 0 ? '.' : ''}${part}`;
      first = false;
    }
  }
  return words;
}

/** An action as the server writes it, from a word of a position. */
function actionOf(part: string): string {
  const [word = '', ...rest] = part.split('-');
  if (word === 'name') return ['name', SUIT_NAMES[rest[0] ?? ''] ?? '', ...rest.slice(1)].join(' ');
  if (word === 'under') return ['under', ...cardsIn(rest[0] ?? '')].join(' ');
  return [word, ...rest].join(' ');
}

function isPreset(text: string): boolean {
  return Object.hasOwn(DEALING, text);
}

function isSeat(text: string): boolean {
  return /^[0-3]$/.test(text);
}
