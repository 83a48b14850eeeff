/* Written by tools/page_types.py from src/euchre: change it there. */

export type Message =
  | Sit
  | Rise
  | Arrange
  | OpenSeat
  | Swap
  | Pair
  | Ask
  | RequestSeat
  | Admit
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
/**
 * Take an open seat, or the first one (None). Somebody who is seated already changes name or seat.
 *
 *     At a listed table the seats of bots are open, too; one that has begun to play a deal plays it to its end.
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
  player: 'beginner' | 'casual' | 'club' | 'expert' | 'open' | 'swift';
  id: string;
}
/**
 * The host opens a seat in a match to anybody who is there, or closes it.
 *
 *     Until somebody sits down the match goes on as it is; whoever does takes over the hand. A person who is there keeps
 *     the seat by any message of theirs. It is opened only where the host is `sure`, as of a telephone that has stopped.
 */
export interface OpenSeat {
  type: 'openseat';
  seat: number;
  open?: boolean;
  sure?: boolean;
  id: string;
}
/**
 * The host lets two seats change places, with people or bots on them.
 */
export interface Swap {
  type: 'swap';
  first: number;
  second: number;
  id: string;
}
/**
 * The host has the partners drawn, by chance or by high card; all seats take part.
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
 * Ask to play along, where people have all seats; the host may go on with more players.
 */
export interface RequestSeat {
  type: 'requestseat';
  name: string;
  id: string;
}
/**
 * The host goes on with those who have asked for a seat, by rules for more players; a match under way ends.
 */
export interface Admit {
  type: 'admit';
  rules: string;
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
 * Terms of a table, besides the rules, that its host settles.
 */
export interface Terms {
  clock: Clock;
  pace: 'fast' | 'instant' | 'normal' | 'slow';
  grace: number;
  spectators: boolean;
  listed: boolean;
}
/**
 * The time to think: no limit, or `seconds` for each decision or for a whole game.
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
 * Give up a match for your side, or agree to that; partners who are people are asked first.
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
 * Ask how the table stands; a client whose `seen` is current gets only an `Ack`, and knows the connection works.
 */
export interface Look {
  type: 'look';
  seen?: number | null;
  id: string;
}

/** The faces by their signs. */
export const FACES = {
  "smile": "☺",
  "laugh": "😄",
  "surprise": "😮",
  "sigh": "☹"
} as const satisfies Partial<Record<Say['phrase'], string>>;

/** The levels of bots, the weakest first. */
export const LEVELS = ["beginner", "casual", "club", "expert", "swift"] as const;
