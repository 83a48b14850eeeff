/* Written by tools/page_types.py from src/euchre: change it there. */

import type { News, Picture } from './replies';

/**
 * The verdict on a choice, next to the best one.
 */
export type Judgement = 'best' | 'blunder' | 'fine' | 'inaccuracy' | 'mistake' | 'too close to call';
/**
 * The analysis of a position.
 */
export interface AnalysedPosition {
  position: string;
  level: 'full' | 'quick';
  phase: string;
  seat: number | null;
  turn: number | null;
  exact: boolean;
  choices: WeighedChoice[];
  cards: {
    [k: string]: number[];
  } | null;
  view: ViewForm;
  possible: AnalysedMove[];
  picture: Picture;
}
/**
 * A choice, and what it is worth to the side of the seat that has it.
 */
export interface WeighedChoice {
  action: string;
  points: number;
  wins: number | null;
  error: number;
  why: string;
}
/**
 * The view of a seat: everything of a `View`, flat.
 */
export interface ViewForm {
  rules: string;
  seat: number | null;
  phase: string;
  turn: number | null;
  legal: string[];
  score: number[];
  games: number[];
  tokens: number[];
  number: number;
  dealer: number | null;
  last: ResultForm | null;
  winner: number | null;
  cut: number;
  packets: number[];
  up_card: string | null;
  calls: CallForm[];
  under: number | null;
  trump: string | null;
  maker: number | null;
  alone: number[];
  taken: boolean;
  hand: string[];
  counts: number[];
  buried: string[];
  shown: string[][];
  leader: number | null;
  order: number[];
  trick: string[];
  tricks: TrickForm[];
  word: ('Euchre' | 'TRAM') | null;
}
/**
 * The result of a deal: the fields of `Result`.
 */
export interface ResultForm {
  number: number;
  dealer: number;
  trump: string | null;
  maker: number | null;
  alone: number[];
  tricks: number[];
  points: number[];
  score: number[];
  game_over: boolean;
  winner: number | null;
  game: number;
}
/**
 * The call of a seat.
 */
export interface CallForm {
  seat: number;
  action: string;
}
/**
 * A complete trick.
 */
export interface TrickForm {
  leader: number;
  cards: string[];
  winner: number;
}
/**
 * The choices of the player to act, as far as the seat of the position can tell.
 */
export interface AnalysedMove {
  action: string;
  position: string | null;
}
/**
 * The play quality of those who agreed to show it, the best first.
 */
export interface BestPlay {
  played: HowPlayed[];
  tables: number;
  reviewed: number;
}
/**
 * The play quality of an entrant.
 */
export interface HowPlayed {
  number: number;
  deals: number;
  loss: number;
  error: number;
}
/**
 * The next evening of a club that shows it to everybody.
 */
export interface ComingEvening {
  code: string;
  name: string;
  place: string;
  day: string;
  time: string;
  zone: string;
}
/**
 * A day of the daily deals.
 */
export interface DailyNow {
  day: string;
  rules: string;
  opens: number;
  closes: number;
  open: boolean;
  bot: 'beginner' | 'casual' | 'club' | 'expert' | 'swift';
  bot_version: number;
  deals: DailyDeal[];
  beaten: Beaten | null;
  contacts: PersonsDeals[];
  streak: number;
}
/**
 * A deal of a day, as far as a guest has come.
 */
export interface DailyDeal {
  number: number;
  code: string | null;
  points: number | null;
  called: string | null;
  par: number | null;
  loss: number | null;
  error: number | null;
  failed: boolean;
  others: Others | null;
}
/**
 * The results of everybody in a deal.
 */
export interface Others {
  people: number;
  points: number;
  calls: Called[];
}
/**
 * The number of people who made a call with the same hand.
 */
export interface Called {
  call: string;
  people: number;
}
/**
 * The place of a guest who has played all deals of a day, among those who have, too.
 */
export interface Beaten {
  people: number;
  share: number;
}
/**
 * The daily deals of somebody who shows them.
 */
export interface PersonsDeals {
  name: string;
  deals: number;
  points: number;
  judged: number;
  loss: number | null;
}
/**
 * A day on which a guest finished deals.
 */
export interface PlayedDay {
  day: string;
  rules: string;
  deals: number;
  points: number;
  judged: number;
  loss: number | null;
}
/**
 * The reply to an answer.
 */
export interface DrillAnswered {
  right: boolean;
  due: number | null;
}
/**
 * The drills of one sitting.
 */
export interface DrillSet {
  drills: DrillShown[];
}
/**
 * A drill to answer, with the worth of its choices.
 */
export interface DrillShown {
  position: string;
  kind: 'bury' | 'call' | 'card' | 'counting' | 'donate' | 'first-seat' | 'loner' | 'next' | 'partner' | 'second-hand';
  players: string[];
  rules: string;
  picture: Picture;
  choices: WeighedChoice[];
  right: string[];
  chosen: string;
  place: ('dealer' | 'first' | 'second' | 'third') | null;
  score: 'ahead' | 'behind' | 'early' | 'level';
  due: number | null;
}
/**
 * The progress of a guest.
 */
export interface DrillsNow {
  kinds: KindProgress[];
  due: number;
  own: number;
}
/**
 * The progress of a guest in a kind.
 */
export interface KindProgress {
  kind: 'bury' | 'call' | 'card' | 'counting' | 'donate' | 'first-seat' | 'loner' | 'next' | 'partner' | 'second-hand';
  drills: number;
  asked: number;
  known: number;
}
/**
 * A deal played on from a position, after some answers.
 */
export interface PlayedOn {
  before: Picture;
  news: News[];
  over: boolean;
}
/**
 * The holder of a card, for somebody who holds it and may become that person on this device.
 */
export interface CardHolder {
  name: string;
  mine: boolean;
  games: boolean;
  known: boolean;
}
/**
 * A card that was just made. Its code is told this once: the server keeps no more than a digest of it.
 */
export interface CardMade {
  code: string;
  name: string;
}
/**
 * A person whom a guest has played with, or is a contact of.
 */
export interface KnownPlayer {
  ref: string;
  name: string;
  relation: 'asked' | 'asks' | 'blocked' | 'contact' | 'none';
  online: boolean;
}
/**
 * A deal that is over: every hand as it was played, and every card that nobody held then.
 */
export interface LastDeal {
  number: number;
  dealer: number;
  trump: string | null;
  hands: string[][];
  up_card: string | null;
  buried: string[];
  kitty: string[];
}
/**
 * A lesson to choose.
 */
export interface LessonListed {
  number: number;
  title: string;
}
/**
 * A lesson after some answers.
 */
export interface LessonShown {
  number: number;
  title: string;
  captions: Caption[];
  players: string[];
  rules: string;
  news: News[];
  judged: Judged | null;
  asks: string;
  end: string;
  lessons: number;
}
/**
 * A line of the story of a lesson, said while its deal is played.
 */
export interface Caption {
  says: string;
  moves: number;
}
/**
 * A remark about an answer.
 */
export interface Judged {
  verdict: 'fine' | 'right' | 'wrong';
  says: string;
}
/**
 * A table in the list, as strangers are told of it.
 */
export interface ListedTable {
  code: string;
  rules: string;
  players: number;
  pace: 'fast' | 'instant' | 'normal' | 'slow';
  clock: 'game' | 'move' | 'off';
  seconds: number;
  names: string[];
  free: number;
  begun: boolean;
  minutes: number;
  mine: boolean;
}
/**
 * A guest. The cookie is never shown to the page.
 */
export interface Me {
  name: string;
  person: boolean;
  tables: number;
  kept_days: number | null;
  known: boolean;
}
/**
 * The card of the guest who asks.
 */
export interface MyCard {
  made: number | null;
}
/**
 * A club that a guest runs, or of which they are a member.
 */
export interface MyClub {
  code: string;
  name: string;
  admin: boolean;
}
/**
 * A message was done, now or when it was sent before.
 */
export interface EveningTaken {
  version: number;
  event: number;
}
/**
 * An evening that a guest directs, or in which they are entered.
 */
export interface MyEvening {
  code: string;
  title: string;
  day: string;
  stage: 'between' | 'entries' | 'over' | 'seated';
  at: number;
  director: boolean;
  me: number | null;
}
/**
 * The members of the club whose evening it is, for its directors.
 */
export interface MembersNow {
  members: MemberHere[];
  questions: MemberQuestion[];
}
/**
 * A member of the club, for the directors of its evenings.
 */
export interface MemberHere {
  number: number;
  name: string;
}
/**
 * A question to the directors: which of these members an entrant is, if one of them.
 */
export interface MemberQuestion {
  entrant: number;
  members: number[];
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
  sides: number;
  you: number;
  score: number[];
  games: number[];
  rubber: boolean;
  winner: number | null;
  conceded: number | null;
  title: string;
}
/**
 * A passkey of the guest who asks; times in unix seconds.
 */
export interface MyPasskey {
  id: string;
  host: string;
  made: number;
  used: number | null;
}
/**
 * The matches of a guest, and the totals over those that are reviewed.
 */
export interface MyReviews {
  reviewed: number;
  decisions: number;
  lost: MeanLoss;
  luck: number;
  result: number;
  kinds: {
    [k: string]: KindFigures;
  };
  places: PlaceLost;
  levels: LevelAtRules[];
  matches: MatchOfMine[];
}
/**
 * The loss in a deal, on average, in chances (0..1) to win the match.
 */
export interface MeanLoss {
  deals: number;
  loss: number;
  error: number | null;
}
/**
 * The decisions of one kind.
 */
export interface KindFigures {
  decisions: number;
  loss: number;
}
/**
 * The losses in each seat, seen from the dealer; of six, the second to the left is the near partner.
 */
export interface PlaceLost {
  dealer: MeanLoss;
  left: MeanLoss;
  near_partner: MeanLoss;
  dealers_partner: MeanLoss;
  opposite: MeanLoss;
  far_partner: MeanLoss;
  right: MeanLoss;
}
/**
 * The level that somebody's matches by one preset tell.
 */
export interface LevelAtRules {
  preset: string;
  deals: number;
  level: PlayedLevel;
}
/**
 * A place on the scale, with the ends of its 95% interval.
 */
export interface PlayedLevel {
  level: 'beginner' | 'casual' | 'club' | 'expert';
  lowest: 'beginner' | 'casual' | 'club' | 'expert';
  highest: 'beginner' | 'casual' | 'club' | 'expert';
}
/**
 * A finished match of a guest; `review` is None until all of its deals are reviewed.
 */
export interface MatchOfMine {
  match: MyMatch;
  review: MatchReviewed | null;
}
/**
 * A review of a match, in the figures of the guest's seat.
 */
export interface MatchReviewed {
  level: 'full' | 'quick';
  lost: MeanLoss;
  luck: number;
  without_luck: number;
}
/**
 * The contacts who are online, and the tables to which a guest is invited.
 */
export interface PeopleAround {
  online: KnownPlayer[];
  invitations: InvitedTo[];
}
/**
 * An invitation to a table.
 */
export interface InvitedTo {
  ref: string;
  name: string;
  code: string;
}
/**
 * The server, as its operator sees it.
 */
export interface OperatorNow {
  tables: TableSeen[];
  more: number;
  people: number;
  elsewhere: GuestElsewhere[];
  message: MessageSeen | null;
  removed: RemovedGuest[];
  reports: ReportSeen[];
}
/**
 * A table at which somebody is connected.
 */
export interface TableSeen {
  code: string;
  title: string;
  rules: string;
  stage: 'gathering' | 'over' | 'playing' | 'shuffling';
  people: PersonSeen[];
  spectators: number;
  match: number;
  since: number | null;
  counts: boolean;
}
/**
 * A person at a table.
 */
export interface PersonSeen {
  guest: string;
  name: string;
  seat: number | null;
  here: boolean;
}
/**
 * A guest whose page is open on a screen other than a table.
 */
export interface GuestElsewhere {
  guest: string;
  name: string;
  screen:
    | 'analysis'
    | 'club'
    | 'daily'
    | 'drills'
    | 'evening'
    | 'games'
    | 'home'
    | 'learn'
    | 'new'
    | 'other'
    | 'people'
    | 'ratings'
    | 'rules'
    | 'settings'
    | 'statistics';
  since: number;
}
/**
 * The message that everybody is shown.
 */
export interface MessageSeen {
  text: string;
  until: number | null;
}
/**
 * A guest who was removed from the server.
 */
export interface RemovedGuest {
  guest: string;
  name: string;
  at: number;
  until: number | null;
}
/**
 * A report about a person at a table.
 */
export interface ReportSeen {
  table: string;
  code: string;
  match: number;
  guest: string;
  name: string;
  reason: 'leaves' | 'name' | 'other' | 'reactions' | 'title' | 'two-seats';
  at: number;
  reporter: string;
  reports: number;
  over: boolean;
}
/**
 * The rounds for `people`, who are the numbers from 1 on.
 */
export interface PlannedChart {
  people: number;
  rounds: ChartRound[];
  statement: string;
}
/**
 * A round: the people at each table by seat, clockwise from north, and who sits out.
 */
export interface ChartRound {
  tables: number[][];
  sit_outs: number[];
}
/**
 * The ratings of a guest, the bots, and the people who show theirs.
 */
export interface RatingsNow {
  shown: string | null;
  families: FamilyNow[];
  least_deals: number;
  least_days: number;
}
/**
 * The ratings of a family of rules.
 */
export interface FamilyNow {
  family: 'benny' | 'four' | 'six' | 'three' | 'two';
  deals: number;
  days: number;
  rating: LossRating | null;
  matches: number;
  rung: Rung | null;
  bots: RatedBot[];
  people: RatedPerson[];
  ladder: PersonOnLadder[];
}
/**
 * The rating of somebody in a family of rules.
 */
export interface LossRating {
  family: 'benny' | 'four' | 'six' | 'three' | 'two';
  deals: number;
  loss: number;
  low: number;
  high: number;
  card: '9' | 'A' | 'J' | 'K' | 'Q' | 'T';
  best: '9' | 'A' | 'J' | 'K' | 'Q' | 'T';
  worst: '9' | 'A' | 'J' | 'K' | 'Q' | 'T';
}
/**
 * The place of somebody on the ladder of a family.
 */
export interface Rung {
  family: 'benny' | 'four' | 'six' | 'three' | 'two';
  matches: number;
  skill: number;
  low: number;
  high: number;
}
/**
 * A bot of the yardstick, in the same deals.
 */
export interface RatedBot {
  bot: 'beginner' | 'casual' | 'club' | 'expert' | 'swift';
  rating: LossRating;
}
/**
 * A person who shows their rating.
 */
export interface RatedPerson {
  name: string;
  you: boolean;
  rating: LossRating;
}
/**
 * A person who shows their place on the ladder.
 */
export interface PersonOnLadder {
  name: string;
  you: boolean;
  rung: Rung;
}
/**
 * A match that is over, with all cards.
 */
export interface Replayed {
  players: string[];
  bots: SeatBots[];
  rules: string;
  frames: Frame[];
  steps: number;
  you: number | null;
  private: boolean;
  started: number;
  ended: number | null;
  no_egn: string | null;
}
/**
 * The players of a seat of a match besides the one who began it.
 */
export interface SeatBots {
  level: ('beginner' | 'casual' | 'club' | 'expert' | 'swift') | null;
  stood_in: {
    [k: string]: number;
  };
  taken_over: number;
}
/**
 * The table right after one action, and what that action was.
 */
export interface Frame {
  picture: Picture;
  kitty: Kitty;
  news: News;
}
/**
 * The cards that nobody holds, besides the up-card, which the picture has.
 */
export interface Kitty {
  cards: string[];
  laid_away: LaidAway[];
}
/**
 * Cards that a seat laid into the kitty, face down.
 */
export interface LaidAway {
  seat: number;
  cards: string[];
  version: number;
}
/**
 * A review as far as it has come.
 */
export interface ReviewNow {
  level: 'full' | 'quick';
  deals_in_all: number;
  done: number;
  waiting: boolean;
  failed: string | null;
  deals: ReviewedDeal[];
  figures: ReviewedPlayer[];
  luck: number[];
  without_luck: number[] | null;
}
/**
 * A deal of a review; tuples of numbers are by side.
 */
export interface ReviewedDeal {
  number: number;
  dealer: number;
  points: number[] | null;
  score: number[] | null;
  par: Par;
  split: Split | null;
  decisions: ReviewedDecision[];
}
/**
 * The result of a deal between strong players in all seats.
 */
export interface Par {
  chances: number[];
  points: number[];
}
/**
 * The chance (0..1) of each side to win the match, and what changed it.
 *
 *     For each side ``before + luck + played + theirs(side) + unknown`` is `after`.
 */
export interface Split {
  before: number[];
  after: number[];
  luck: number[];
  played: number[];
  unknown: number[];
}
/**
 * A decision, judged from what its seat knew.
 */
export interface ReviewedDecision {
  seat: number;
  kind: 'alone' | 'bury' | 'discard' | 'follow' | 'give' | 'lead' | 'name' | 'order' | 'weak hand';
  step: number;
  position: string;
  chosen: string;
  wins: number;
  loss: number;
  error: number;
  verdict: Judgement;
  choices: WeighedChoice[];
  edge: number;
}
/**
 * The figures of a seat.
 */
export interface ReviewedPlayer {
  seat: number;
  decisions: number;
  loss: number;
  error: number;
  loss_per_deal: number;
  loss_per_decision: number;
  kinds: {
    [k: string]: KindFigures;
  };
  verdicts: {
    [k: string]: number;
  };
  level: PlayedLevel | null;
}
/**
 * The rules and options a table may be set up with.
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
  chapter: string;
  default: string | number | boolean;
  choices: (string | number | boolean)[];
  choices_for: {
    [k: string]: (string | number | boolean)[];
  };
  says: string;
  source: string;
}
/**
 * The rules of a table: `rules` is their shortest text, and `preset` where it starts.
 */
export interface RulesRead {
  rules: string;
  preset: string;
  players: number;
  sides: number;
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
 * The reply to a guest who is known on this device from now on.
 */
export interface SignedIn {
  name: string;
}
/**
 * Statistics of the matches of one player.
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
 * The number of times an event happened, out of the times it could have.
 */
export interface Share {
  count: number;
  of: number;
  rate: number | null;
}
/**
 * Points of the player's side and the other sides in some deals.
 */
export interface Points {
  deals: number;
  scored: number;
  allowed: number;
  scored_per_deal: number | null;
  allowed_per_deal: number | null;
}
/**
 * Points by where the player sat: they dealt, their partner did, or the one at their right or left.
 */
export interface ByPlace {
  dealer: Points;
  dealers_partner: Points;
  left: Points;
  right: Points;
  near_partner: Points;
  far_partner: Points;
  opposite: Points;
}
/**
 * Points by the player's part: they called trump, their partner did, or an opponent did.
 */
export interface ByPart {
  maker: Points;
  partner: Points;
  defender: Points;
}
/**
 * Deals that they played alone, their side having made trump.
 */
export interface Loners {
  tried: Share;
  made: Share;
  marches: Share;
  euchred: Share;
}
/**
 * A table at which the guest has a seat.
 */
export interface TableFound {
  code: string;
  joined: boolean;
}
