/* Written by tools/page_types.py from src/euchre: change it there. */

export type Message = Sit | Rise | Arrange | Settle | Begin | Commit | Reveal | Act | Undo | Again | Say | Hint | Look;
export type Reply = Now | Ack | Refused | Advice | Bye;

export interface Wire {
  Message: Message;
  Reply: Reply;
  MyMatch: MyMatch;
  Replayed: Replayed;
  RulesOffered: RulesOffered;
  RulesRead: RulesRead;
  Statistics: Statistics;
}
/**
 * Take an open seat, or (None) the first there is; for who sits already: change her name or seat.
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
 * The host changes the rules (before a match) or the terms; None leaves them as they are.
 */
export interface Settle {
  type: 'settle';
  rules?: string | null;
  terms?: Terms | null;
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
 * How long people may think: not limited, so many seconds a decision, or so many for a whole game.
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
 * Take the last decision back, where only bots are the others.
 */
export interface Undo {
  type: 'undo';
  seen: number;
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
 * Ask what a strong player would do; where only bots are the others.
 */
export interface Hint {
  type: 'hint';
  seen: number;
  id: string;
}
/**
 * Ask how the table stands; who has `seen` just that is only acknowledged, and so hears that her line is alive.
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
  told: string[];
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
  again: boolean;
  clock: number | null;
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
  choices: Choice[];
  barred: Barred[];
  hand: Held[];
  buried: string[];
  counts: number[];
  shown: string[][];
  out: number[];
  number: number;
  dealer: number | null;
  up_card: UpCardNow | null;
  trump: string | null;
  maker: number | null;
  alone: number[];
  words: string[];
  trick: Laid[];
  tricks: TrickNow[];
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
  two_stands_in: boolean;
  rubber: boolean;
  pips: PipsNow[][];
  word: string | null;
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
 * A card of the own hand, in the order the hand is sorted.
 */
export interface Held {
  card: string;
  name: string;
  suit: string;
  mark: '' | 'Benny' | 'left bower' | 'right bower';
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
  option: string | null;
  now: Now | null;
}
/**
 * The hint you asked for, best choice first.
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
}
/**
 * The connection is about to be closed, and why.
 */
export interface Bye {
  type: 'bye';
  code: string;
  sentence: string;
}
/**
 * A match at a table where the guest has, or had, a seat: over, under way, or yet to begin.
 */
export interface MyMatch {
  code: string;
  match: number;
  rules: string;
  started: number | null;
  ended: number | null;
  players: string[];
  you: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  score: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  games: [number, number];
  winner: number | null;
}
/**
 * A match that is over, with all cards.
 */
export interface Replayed {
  players: string[];
  rules: string;
  frames: Frame[];
  you: number | null;
  started: number;
  ended: number | null;
}
/**
 * The table right after one action, and what that action was.
 */
export interface Frame {
  picture: Picture;
  news: News;
}
/**
 * Everything a table may be set up with.
 */
export interface RulesOffered {
  presets: PresetOffered[];
  options: OptionOffered[];
}
/**
 * A preset to choose.
 */
export interface PresetOffered {
  name: string;
  title: string;
  says: string;
  rules: string;
  options: {
    [k: string]: string | number | boolean;
  };
}
/**
 * A house rule to turn.
 */
export interface OptionOffered {
  name: string;
  default: string | number | boolean;
  choices: (string | number | boolean)[];
  says: string;
  source: string;
}
/**
 * The rules of a table: `rules` is their shortest text, and `preset` where it starts.
 */
export interface RulesRead {
  rules: string;
  preset: string;
  options: {
    [k: string]: string | number | boolean;
  };
  changes: Change[];
  book: Chapter[];
}
/**
 * A house rule that differs from the preset.
 */
export interface Change {
  name: string;
  value: string | number | boolean;
  preset_value: string | number | boolean;
  says: string;
}
/**
 * A part of the book: its title and its sentences.
 */
export interface Chapter {
  title: string;
  lines: string[];
}
/**
 * What the games of one player came to.
 */
export interface Statistics {
  matches: Share;
  draws: number;
  points: Points;
  by_place: ByPlace;
  by_part: ByPart;
  thrown_in: Share;
  calls: Share;
  made: Share;
  euchred: Share;
  marches: Share;
  loners: Loners;
  defences_alone: Share;
  euchres: Share;
  euchres_alone: Share;
}
/**
 * How often something happened, out of how often it could have.
 */
export interface Share {
  count: number;
  of: number;
  rate: number | null;
}
/**
 * What the player's side and the other side scored in some deals.
 */
export interface Points {
  deals: number;
  scored: number;
  allowed: number;
  scored_per_deal: number | null;
  allowed_per_deal: number | null;
}
/**
 * Points by where the player sat: she dealt, her partner did, or the one at her right or left.
 */
export interface ByPlace {
  dealer: Points;
  dealers_partner: Points;
  left: Points;
  right: Points;
}
/**
 * Points by the player's part: she made trump, her partner did, or an opponent did.
 */
export interface ByPart {
  maker: Points;
  partner: Points;
  defender: Points;
}
/**
 * Deals of her own side's trump that she played alone.
 */
export interface Loners {
  tried: Share;
  made: Share;
  marches: Share;
  euchred: Share;
}

/** The phrases in words, and the faces by their signs. */
export const PHRASES: Readonly<Record<Say['phrase'], string>> = {
  "hello": "Hello!",
  "good-luck": "Good luck!",
  "nice-hand": "Nice hand!",
  "well-played": "Well played!",
  "thanks": "Thank you!",
  "sorry": "Sorry!",
  "oops": "Oops!",
  "good-game": "Good game!",
  "one-moment": "One moment, please.",
  "smile": "☺",
  "laugh": "😄",
  "surprise": "😮",
  "sigh": "☹"
};
