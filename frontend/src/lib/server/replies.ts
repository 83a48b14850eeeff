/* Written by tools/page_types.py from src/euchre: change it there. */

import type { Terms } from './messages';

export type Reply = Now | Ack | Refused | Advice | Notice | Bye;
/**
 * The state of the table.
 */
export interface Now {
  type: 'now';
  version: number;
  you: number | null;
  hosting: boolean;
  table: TableNow;
  picture: Picture | null;
  news: News[];
  removed: boolean;
  requested: boolean;
  taken_over: number | null;
  told: string[];
  players: 'getting-ready' | 'ready' | 'unable';
}
/**
 * The part of a table that everybody may know.
 */
export interface TableNow {
  code: string;
  stage: 'gathering' | 'over' | 'playing' | 'shuffling';
  rules: string;
  players: number;
  sides: number;
  terms: Terms;
  seats: SeatNow[];
  host: number | null;
  spectators: number;
  match: number;
  shuffle: ShuffleNow;
  undo: boolean;
  decided: boolean;
  title: string;
  conceding: number[];
  conceded: number | null;
  abandoned: boolean;
  evening: PlaceNow | null;
  daily: DailyPlace | null;
  last_deal: boolean;
  time_up: boolean;
  requests: string[];
  removed: string[];
  left: string[];
  dealt: number;
}
/**
 * The occupant of a seat.
 */
export interface SeatNow {
  player: 'bot' | 'open' | 'person';
  name: string;
  level: ('beginner' | 'casual' | 'club' | 'expert' | 'swift') | null;
  here: boolean;
  stands_in: boolean;
  next_deal: boolean;
  bot_in: number | null;
  again: boolean;
  won: number;
  clock: number | null;
  clock_starts_in: number;
  said:
    | (
        | 'good-game'
        | 'good-luck'
        | 'hello'
        | 'laugh'
        | 'nice-hand'
        | 'one-moment'
        | 'oops'
        | 'sigh'
        | 'smile'
        | 'sorry'
        | 'surprise'
        | 'thanks'
        | 'well-played'
      )
    | null;
  asks: number | null;
  offered: boolean;
}
/**
 * The progress of the fair shuffle of this match: promises first, then what was promised.
 */
export interface ShuffleNow {
  promise: string;
  attempt: number;
  promised: (string | null)[];
  shown: (string | null)[];
  contributors: number[];
  entrants: number | null;
  seed: string | null;
}
/**
 * The evening to which a table belongs: its host is the director, and its match the only one.
 */
export interface PlaceNow {
  code: string;
  name: string;
  round: number;
  table: number;
  entrants: (number | null)[];
}
/**
 * A table's place among the daily deals; none of it is a secret.
 */
export interface DailyPlace {
  day: string;
  number: number;
}
/**
 * The game as one seat sees it (or, with `seat` None, a spectator); points, tricks and games are by side.
 */
export interface Picture {
  seat: number | null;
  players: number;
  sides: number;
  phase: string;
  turn: number | null;
  question: string;
  coach: string;
  choices: Choice[];
  barred: Barred[];
  hand: Held[];
  buried: string[];
  counts: number[];
  shown: string[][];
  out: number[];
  number: number;
  dealer: number | null;
  cut: number;
  packets: number[];
  kitty: number;
  up_card: UpCardNow | null;
  trump: string | null;
  maker: number | null;
  alone: number[];
  may_announce: boolean;
  words: string[];
  trick: Laid[];
  tricks: TrickNow[];
  winning: number | null;
  tricks_taken: number[];
  score: number[];
  target: number;
  deals: number;
  games: number[];
  benny: string;
  two_stands_in: boolean;
  rubber: boolean;
  pips: PipCard[][];
  word: string | null;
  may_skip: boolean;
  last: ResultNow | null;
  winner: number | null;
  verdict: string;
}
/**
 * A choice that the seat has now.
 */
export interface Choice {
  action: string;
  label: string;
  card: string | null;
  cards: string[];
  key: string;
  alone: boolean;
}
/**
 * A card of the hand that may not be chosen now, and why.
 */
export interface Barred {
  card: string;
  why: string;
}
/**
 * A card of your own hand, in the order the hand is sorted.
 */
export interface Held {
  card: string;
  name: string;
  suit: string;
  mark: '' | 'Benny' | 'Best Bower' | 'left bower' | 'right bower';
}
/**
 * The up-card on the kitty.
 */
export interface UpCardNow {
  card: string;
  fate: 'left' | 'offered' | 'taken' | 'turned down';
  face_up: boolean;
}
/**
 * A card on the table, and whose it is.
 */
export interface Laid {
  seat: number;
  card: string;
  mark: '' | 'Benny' | 'Best Bower' | 'left bower' | 'right bower';
}
/**
 * A complete trick, in the order it was played.
 */
export interface TrickNow {
  cards: Laid[];
  winner: number;
}
/**
 * A score card: its pips, the number that show, and if it lies face up.
 */
export interface PipCard {
  pips: number;
  showing: number;
  face_up: boolean;
}
/**
 * The result of the last deal.
 */
export interface ResultNow {
  number: number;
  heading: string;
  title: string;
  lines: string[];
  points: number[];
  score: number[];
  game: string;
}
/**
 * The news of an event, as this client may know it.
 */
export interface News {
  version: number;
  kind: 'call' | 'card' | 'deal' | 'over' | 'result' | 'said' | 'table' | 'trick';
  seat: number | null;
  action: string | null;
  words: string;
  lines: string[];
  heading: boolean;
  retold: string[];
  after: Picture | null;
}
/**
 * The reply that a message is done and kept; `version` is that of the table right after it.
 */
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
}
/**
 * The reply that a message changed nothing: why, and the table as it is.
 *
 *     `id` is "" for a message that could not even be read.
 */
export interface Refused {
  type: 'refused';
  id: string;
  code: string;
  sentence: string;
  options: string[];
  now: Now | null;
}
/**
 * The hint you asked for, best choice first; it comes once the bots can think, if you still have that choice.
 */
export interface Advice {
  type: 'advice';
  id: string;
  version: number;
  choices: Advised[];
}
/**
 * The worth of one choice, by the judgement of the strongest bot.
 */
export interface Advised {
  action: string;
  label: string;
  points: number;
  wins: number;
  why: string;
  doubt: number;
}
/**
 * The operator's message to everybody; an empty text takes it away.
 */
export interface Notice {
  type: 'notice';
  text: string;
  seconds: number;
}
/**
 * The connection is about to be closed, and why.
 */
export interface Bye {
  type: 'bye';
  code: string;
  sentence: string;
}
