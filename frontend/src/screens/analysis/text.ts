/** The text of a position (docs/position.md) as far as the page writes and reads it; the server validates it. */

import { NUMBERS, seatsFrom, sidesAt } from '../../lib/seats/sides';
import { DEALING } from '../../lib/server/dealing';

/** The start of a position, before the first call: rules, score and cards. */
export interface Start {
  /** A preset, and what differs from it. */
  rules: string;
  /** The points by side. */
  score: readonly number[];
  dealer: number;
  seat: number;
  /** True if all hands are open. */
  open: boolean;
  /** The hands by seat, and at `KITTY` the kitty, top first. */
  cards: readonly (readonly string[])[];
  up: string;
}

/** The index of the kitty among the cards of a start: after the hands of six. */
export const KITTY = 6;
export const HAND = 5;
const CARD = /[789TJQKA][cdhs]|B/gi;
const RANKS = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
const BLIND = '-';

export const BEGINNING: Start = {
  rules: 'standard',
  score: [0, 0],
  dealer: 3,
  seat: 0,
  open: false,
  cards: Array.from({ length: KITTY + 1 }, () => []),
  up: '',
};

/** The pack of some rules and how many play by them: what the preset says, and what is said instead. */
function dealingOf(rules: string): { lowest: number; benny: string; players: number } {
  const [preset = '', ...changes] = rules.toLowerCase().split(/[\s,]+/);
  const { lowest, benny, players } = isPreset(preset) ? DEALING[preset] : DEALING.standard;
  const changed = new Map(changes.map((change) => change.split('=') as [string, string]));
  return {
    lowest: Number(changed.get('lowest') ?? lowest),
    benny: changed.get('benny') ?? benny,
    players: NUMBERS.find((number) => String(number) === changed.get('players')) ?? players,
  };
}

/** The suits and ranks of the pack of some rules, and whether it has a Benny, and which. */
export function packOf(rules: string): { ranks: readonly string[]; benny: string } {
  const { lowest, benny } = dealingOf(rules);
  return { ranks: RANKS.filter((rank) => Number.isNaN(Number(rank)) || Number(rank) >= lowest), benny };
}

/** The number of players by some rules. */
export function playersBy(rules: string): number {
  return dealingOf(rules).players;
}

/** The number of cards in the kitty under the up-card. */
export function kittyOf(rules: string): number {
  const { ranks, benny } = packOf(rules);
  return Math.max(0, 4 * ranks.length + (benny === 'none' ? 0 : 1) - playersBy(rules) * HAND - 1);
}

/** A start at the table of its rules: what lies or counts at seats and sides that it has not goes. */
export function seated(start: Start): Start {
  const players = playersBy(start.rules);
  return {
    ...start,
    score: Array.from({ length: sidesAt(players) }, (_, side) => start.score[side] ?? 0),
    dealer: Math.min(start.dealer, players - 1),
    seat: Math.min(start.seat, players - 1),
    cards: start.cards.map((some, slot) => (slot < players || slot === KITTY ? some : [])),
  };
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
    open ? [...seatsFrom(0, playersBy(rules)), KITTY].map((slot) => (cards[slot] ?? []).join('')).join('.') : blind ? BLIND : hand,
    up,
  ].join('/');
}

/** The start of a position; any part that cannot be read stays as it was `before`. */
export function readStart(text: string, before: Start): Start {
  const [said = '', score = '', dealer = '', seat = '', hand = '', up = ''] = text.trim().split('/');
  const wanted = said.toLowerCase();
  const rules = isPreset(wanted.split(',')[0] ?? '') ? wanted : before.rules;
  const players = playersBy(rules);
  const isSeat = (name: string): boolean => /^\d$/.test(name) && Number(name) < players;
  const points = /^\d+(-\d+)*/.exec(score)?.[0].split('-').map(Number);
  const open = seat === 'all';
  const place = isSeat(seat) ? Number(seat) : open ? 0 : before.seat;
  const hands = hand.split('.').map(cardsIn);
  const lies = (slot: number): readonly string[] => {
    if (open) return hands[slot === KITTY ? players : slot] ?? [];
    return slot === place ? cardsIn(hand) : [];
  };
  return seated({
    rules,
    score: points?.length === sidesAt(players) ? points : before.score,
    dealer: isSeat(dealer) ? Number(dealer) : before.dealer,
    seat: place,
    open,
    cards: BEGINNING.cards.map((_, slot) => lies(slot)),
    up: cardsIn(up)[0] ?? '',
  });
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

/** The words said and played in a position, in order. */
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

function isPreset(text: string): text is keyof typeof DEALING {
  return Object.hasOwn(DEALING, text);
}
