/* Written by tools/page_types.py from src/euchre: change it there. */

export type Message =
  | Sit
  | Rise
  | Arrange
  | Swap
  | Pair
  | Ask
  | Remove
  | Readmit
  | HandOver
  | Settle
  | Begin
  | Commit
  | Reveal
  | Act
  | StandIn
  | Return
  | Undo
  | Concede
  | Decline
  | Again
  | Gather
  | Say
  | Hint
  | Skip
  | Look;
export type Reply = Now | Ack | Refused | Advice | Bye;
/**
 * Take an open seat, or the first one (None). Somebody who is seated already changes name or seat.
 */
export interface Sit {
  type: 'sit';
  name: string;
  seat?: number | null;
  id: string;
}
/**
 * Leave the seat for good: it is open again, or, once the cards are dealt, a bot plays on.
 */
export interface Rise {
  type: 'rise';
  id: string;
}
/**
 * The host puts a bot of a level on a seat, or leaves it open for somebody.
 */
export interface Arrange {
  type: 'arrange';
  seat: number;
  player: 'beginner' | 'club' | 'expert' | 'house' | 'open';
  id: string;
}
/**
 * The host lets two seats change places, whoever sits there.
 */
export interface Swap {
  type: 'swap';
  first: number;
  second: number;
  id: string;
}
/**
 * The host has the partners drawn, by chance or by high card; all four seats take part.
 */
export interface Pair {
  type: 'pair';
  by: 'chance' | 'high-card';
  id: string;
}
/**
 * Tell the host that you would like another seat; None takes that back.
 */
export interface Ask {
  type: 'ask';
  seat: number | null;
  id: string;
}
/**
 * The host removes a person, who cannot sit down again until the host says `Readmit`.
 */
export interface Remove {
  type: 'remove';
  seat: number;
  id: string;
}
/**
 * The host lets somebody who was removed sit down again.
 */
export interface Readmit {
  type: 'readmit';
  name: string;
  id: string;
}
/**
 * The host makes the person on a seat the host.
 */
export interface HandOver {
  type: 'handover';
  seat: number;
  id: string;
}
/**
 * The host changes the rules (before a match), the terms or the table's name; None leaves them as they are.
 */
export interface Settle {
  type: 'settle';
  rules?: string | null;
  terms?: Terms | null;
  title?: string | null;
  id: string;
}
/**
 * What the host settles for a table, besides the rules.
 */
export interface Terms {
  clock: Clock;
  pace: 'fast' | 'instant' | 'normal' | 'slow';
  grace: number;
  spectators: boolean;
}
/**
 * How long people may think: without limit, or `seconds` for each decision or for a whole game.
 */
export interface Clock {
  kind: 'game' | 'move' | 'off';
  seconds: number;
}
/**
 * The host begins the match; open seats are taken by bots.
 */
export interface Begin {
  type: 'begin';
  id: string;
}
/**
 * A seat promises a contribution to the shuffle: the SHA-256 of its 32 bytes.
 */
export interface Commit {
  type: 'commit';
  digest: string;
  id: string;
}
/**
 * A seat shows the contribution it promised.
 */
export interface Reveal {
  type: 'reveal';
  contribution: string;
  id: string;
}
/**
 * A seat acts: a call, a burial, a card, in the text form of actions, such as ``play Jh``.
 */
export interface Act {
  type: 'act';
  seen: number;
  action: string;
  id: string;
}
/**
 * Have a bot play for another person, for whom the table has waited long, until they play again themselves.
 */
export interface StandIn {
  type: 'standin';
  seat: number;
  id: string;
}
/**
 * Play again yourself, where a bot plays for you; to act says the same.
 */
export interface Return {
  type: 'return';
  id: string;
}
/**
 * Take the last decision back, where all others are bots.
 */
export interface Undo {
  type: 'undo';
  seen: number;
  id: string;
}
/**
 * Give up a match for your side, or agree to that; a partner who is a person is asked first.
 */
export interface Concede {
  type: 'concede';
  match: number;
  id: string;
}
/**
 * Play on: your side does not give up, whichever of you proposed it.
 */
export interface Decline {
  type: 'decline';
  match: number;
  id: string;
}
/**
 * Play another match; it begins once everybody wants it.
 */
export interface Again {
  type: 'again';
  id: string;
}
/**
 * The host takes everybody back to the lobby after a match, to change seats or rules before the next.
 */
export interface Gather {
  type: 'gather';
  id: string;
}
/**
 * Say one of the fixed phrases.
 */
export interface Say {
  type: 'say';
  phrase:
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
    | 'well-played';
  id: string;
}
/**
 * Ask what a strong player would do, where all others are bots.
 */
export interface Hint {
  type: 'hint';
  seen: number;
  id: string;
}
/**
 * Let the bots go on without a pause, where all others are bots: to the end of a deal that may be skipped.
 */
export interface Skip {
  type: 'skip';
  id: string;
}
/**
 * Ask how the table stands; a client whose `seen` is current gets only an `Ack`, and learns that the line works.
 */
export interface Look {
  type: 'look';
  seen?: number | null;
  id: string;
}
/**
 * How the table stands.
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
  told: string[];
  players: 'getting-ready' | 'ready' | 'unable';
}
/**
 * What everybody may know of a table.
 */
export interface TableNow {
  code: string;
  stage: 'gathering' | 'over' | 'playing' | 'shuffling';
  rules: string;
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
  removed: string[];
  dealt: number;
}
/**
 * Who sits on a seat.
 */
export interface SeatNow {
  player: 'bot' | 'open' | 'person';
  name: string;
  level: ('beginner' | 'club' | 'expert' | 'house') | null;
  here: boolean;
  stands_in: boolean;
  bot_in: number | null;
  again: boolean;
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
}
/**
 * How far the fair shuffle of this match is: promises first, then what was promised.
 */
export interface ShuffleNow {
  promise: string;
  attempt: number;
  promised: (string | null)[];
  shown: (string | null)[];
  contributors: number[];
  seed: string | null;
}
/**
 * The game as one seat sees it (or, with `seat` None, a spectator). Pairs are by side: seats 0 and 2 first.
 */
export interface Picture {
  seat: number | null;
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
  /**
   * @minItems 2
   * @maxItems 2
   */
  tricks_taken: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  score: [number, number];
  target: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  games: [number, number];
  benny: string;
  two_stands_in: boolean;
  rubber: boolean;
  pips: PipsNow[][];
  word: string | null;
  may_skip: boolean;
  last: ResultNow | null;
  winner: number | null;
  verdict: string;
}
/**
 * Something the seat may do now.
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
 * One of the spare cards that mark a score.
 */
export interface PipsNow {
  pips: number;
  showing: number;
  face_up: boolean;
}
/**
 * How the last deal ended.
 */
export interface ResultNow {
  number: number;
  title: string;
  lines: string[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  points: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  score: [number, number];
  game: string;
}
/**
 * Something that has happened, as this client may know it.
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
 * Your message is done and kept; `version` is that of the table right after it.
 */
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
}
/**
 * Your message changed nothing: why, and how the table stands.
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
 * What one choice is worth, by the judgement of the strongest bot.
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
 * The connection is about to be closed, and why.
 */
export interface Bye {
  type: 'bye';
  code: string;
  sentence: string;
}

/** The faces by their signs. */
export const FACES = {
  "smile": "☺",
  "laugh": "😄",
  "surprise": "😮",
  "sigh": "☹"
} as const satisfies Partial<Record<Say['phrase'], string>>;

/** How well bots play, the weakest first. */
export const LEVELS = ["beginner", "club", "expert", "house"] as const;
