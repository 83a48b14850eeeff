/* Written by tools/page_types.py from src/euchre: change it there. */

import type { ShuffleNow } from './replies';

export type EveningMessage =
  | SetUp
  | Enter
  | EnterMyself
  | ChangeEntrant
  | RemoveEntrant
  | Withdraw
  | ComeBack
  | Link
  | Unlink
  | ShowPlay
  | Direct
  | DismissDirector
  | RenewDirectorsKey
  | PlanAhead
  | PrintCards
  | DropCards
  | SeatRound
  | PromisePart
  | ShowPart
  | StartClock
  | StopClock
  | EnterResult
  | ReportResult
  | ConfirmResult
  | Revoke
  | Finish
  | Reopen;
/**
 * A director changes the settings; after the first round only the title, day, rounds, scoring and results.
 */
export interface SetUp {
  type: 'setup';
  settings: EveningSettings;
  id: string;
}
/**
 * The settings of an evening before its first round; scoring and rounds also later.
 */
export interface EveningSettings {
  title: string;
  day: string;
  rules: string;
  length: Length;
  rounds: number;
  entries: 'individual' | 'pairs';
  team_size: number;
  movement: 'chart' | 'draw' | 'league' | 'progressive' | 'seats' | 'standing';
  /**
   * @maxItems 2
   */
  teams: [] | [string] | [string, string];
  progressive: Progressive;
  extra: 'sit-out' | 'threes';
  scoring: Scoring;
  loners: boolean;
  euchres: boolean;
  same_cards: boolean;
  enter: 'anybody' | 'director';
  players_report: boolean;
}
/**
 * The length of a round: a number of hands, a number of points, or minutes and the hand under way.
 */
export interface Length {
  kind: 'deals' | 'minutes' | 'points';
  number: number;
}
/**
 * Customs of a progressive evening, table 1 being the head table.
 *
 *     Where movers cannot go on, at the head table if winners go up and at the last one if losers go down, `head` says who
 *     goes to the other end of the line.
 */
export interface Progressive {
  movers: 'losers' | 'winners';
  partners: 'change' | 'stay';
  head: 'rotate' | 'stay';
}
/**
 * The counting of the standings.
 */
export interface Scoring {
  by: 'points' | 'wins';
  loner: number;
  loner_partner: number;
  euchre: number;
  best_of: number;
  sit_out: 'average' | 'fixed' | 'nothing';
  sit_out_points: number;
}
/**
 * A director enters somebody, who plays from the next round on.
 */
export interface Enter {
  type: 'enter';
  name: string;
  section?: 'hall' | 'online';
  partner?: number | null;
  team?: string;
  member?: number | null;
  id: string;
}
/**
 * A guest enters themselves and plays on the device that says so.
 */
export interface EnterMyself {
  type: 'entermyself';
  name: string;
  section?: 'hall' | 'online';
  partner?: number | null;
  team?: string;
  id: string;
}
/**
 * A director changes an entrant's name, section, partner, team or member; None leaves it as it is.
 */
export interface ChangeEntrant {
  type: 'changeentrant';
  entrant: number;
  name?: string | null;
  section?: ('hall' | 'online') | null;
  partner?: number | null;
  team?: string | null;
  member?: number | null;
  id: string;
}
/**
 * A director takes out somebody who has played nothing, such as a name that was mistyped.
 */
export interface RemoveEntrant {
  type: 'removeentrant';
  entrant: number;
  id: string;
}
/**
 * A director says that an entrant has gone home; from the next round on nobody waits for them.
 */
export interface Withdraw {
  type: 'withdraw';
  entrant: number;
  id: string;
}
/**
 * A director says that an entrant is back, and plays from the next round on.
 */
export interface ComeBack {
  type: 'comeback';
  entrant: number;
  id: string;
}
/**
 * A guest says which entrant they are; from then on their device is the entrant's.
 */
export interface Link {
  type: 'link';
  entrant: number;
  id: string;
}
/**
 * A director, or the entrant, parts an entrant from a device.
 */
export interface Unlink {
  type: 'unlink';
  entrant: number;
  id: string;
}
/**
 * An entrant agrees or refuses that the evening shows their play quality from the reviews.
 */
export interface ShowPlay {
  type: 'showplay';
  shown: boolean;
  id: string;
}
/**
 * A guest with the directors' key becomes a director, too.
 */
export interface Direct {
  type: 'direct';
  key: string;
  id: string;
}
/**
 * A director dismisses one who came after them, by number; the key that they had is worth nothing any more.
 */
export interface DismissDirector {
  type: 'dismissdirector';
  director: number;
  id: string;
}
/**
 * A director makes the directors' key worthless; there is a new one for others, and the directors stay.
 */
export interface RenewDirectorsKey {
  type: 'renewdirectorskey';
  id: string;
}
/**
 * A director wants the rounds of the chart that are still to come, say to print them; nothing is seated yet.
 */
export interface PlanAhead {
  type: 'planahead';
  id: string;
}
/**
 * A director prints the rounds to come: from now on they hold, as far as they can, when people come and go.
 */
export interface PrintCards {
  type: 'printcards';
  id: string;
}
/**
 * A director gives up what is printed, to have the rounds to come planned for those who are here.
 */
export interface DropCards {
  type: 'dropcards';
  id: string;
}
/**
 * A director seats the next round; all results of the one before must be there.
 */
export interface SeatRound {
  type: 'seatround';
  round: number;
  seats?: number[][];
  id: string;
}
/**
 * An entrant promises what they add to the shuffle of a round whose live tables all have the same cards.
 */
export interface PromisePart {
  type: 'commit';
  round: number;
  digest: string;
  id: string;
}
/**
 * An entrant shows what they promised.
 */
export interface ShowPart {
  type: 'reveal';
  round: number;
  contribution: string;
  id: string;
}
/**
 * A director starts the clock of the round, or sets it again.
 */
export interface StartClock {
  type: 'startclock';
  round: number;
  minutes: number;
  id: string;
}
/**
 * A director stops the clock.
 */
export interface StopClock {
  type: 'stopclock';
  round: number;
  id: string;
}
/**
 * A director enters the result of a table; None where it was not played. Another one needs a reason.
 */
export interface EnterResult {
  type: 'enterresult';
  round: number;
  table: number;
  score: RoundScore | null;
  reason?: string;
  sure?: boolean;
  seats?: number[];
  id: string;
}
/**
 * The result of a table in a round.
 */
export interface RoundScore {
  points: number[];
  loners: number[];
  euchres: number[];
}
/**
 * An entrant enters the result of their own table; it counts once the other side confirms it.
 */
export interface ReportResult {
  type: 'reportresult';
  round: number;
  table: number;
  score: RoundScore;
  sure?: boolean;
  id: string;
}
/**
 * An entrant of the other side confirms a result, or says that it is wrong.
 */
export interface ConfirmResult {
  type: 'confirmresult';
  round: number;
  table: number;
  score: RoundScore;
  right?: boolean;
  id: string;
}
/**
 * A director takes back the last step of the directors, the event with this number.
 */
export interface Revoke {
  type: 'revoke';
  event: number;
  reason?: string;
  id: string;
}
/**
 * A director ends the evening: the standings are final.
 */
export interface Finish {
  type: 'finish';
  id: string;
}
/**
 * A director goes on with an evening that was ended.
 */
export interface Reopen {
  type: 'reopen';
  id: string;
}
/**
 * An evening as one guest may see it.
 */
export interface EveningNow {
  version: number;
  at: number;
  code: string;
  club: string;
  settings: EveningSettings;
  hand: HandPoints;
  stage: 'between' | 'entries' | 'over' | 'seated';
  entrants: EntrantNow[];
  rounds: RoundNow[];
  shuffle: ShuffleNow | null;
  planned: SeatedRound[];
  standings: StandingNow[];
  teams: TeamStanding[];
  pairs: PairStanding[];
  me: number | null;
  director: boolean;
  key: string | null;
  directors: ManagerNow[];
  last_step: LastStep | null;
  cards: CardsNow | null;
  luck: EveningLuck | null;
}
/**
 * The points that one hand gives by the house rules of an evening.
 */
export interface HandPoints {
  most: number;
  loner: number;
}
/**
 * An entrant.
 */
export interface EntrantNow {
  number: number;
  name: string;
  section: 'hall' | 'online';
  partner: number | null;
  team: string;
  member: number | null;
  here: boolean;
  linked: boolean;
  shows_play: boolean;
}
/**
 * A round.
 */
export interface RoundNow {
  number: number;
  tables: RoundTableNow[];
  sit_outs: number[];
  until: number | null;
  is_over: boolean;
  taken_back: TakenBack[];
}
/**
 * A table of a round.
 */
export interface RoundTableNow {
  number: number;
  section: 'hall' | 'online';
  seats: number[];
  result: RoundResult | null;
  report: Report | null;
  is_in: boolean;
  taken_over: number[];
  code: string;
}
/**
 * The result of a table in a round, with those it has replaced.
 */
export interface RoundResult {
  score: RoundScore | null;
  source: 'director' | 'players' | 'table';
  at: number;
  reason: string;
  earlier: OldResult[];
}
/**
 * A result that another one has replaced.
 */
export interface OldResult {
  score: RoundScore | null;
  source: 'director' | 'players' | 'table';
  at: number;
}
/**
 * A result that one side of a table has entered, and the other has yet to confirm.
 */
export interface Report {
  score: RoundScore;
  number: number;
  denied_by: number | null;
}
/**
 * An earlier seating of a round, which directors took back.
 */
export interface TakenBack {
  at: number;
  reason: string;
}
/**
 * A round that is being seated, or to come as the chart has it.
 */
export interface SeatedRound {
  number: number;
  tables: SeatedTable[];
  sit_outs: number[];
}
/**
 * A table of a round: the entrants' numbers by seat, clockwise; partners sit opposite each other.
 *
 *     A table of three has no partners. Negative numbers are bots: -1 is the first bot of the round.
 */
export interface SeatedTable {
  number: number;
  section: 'hall' | 'online';
  seats: number[];
}
/**
 * The standing of an entrant.
 */
export interface StandingNow {
  number: number;
  rank: number;
  points: number;
  wins: number;
  loners: number;
  euchres: number;
  over_field: number | null;
  rounds: RoundCountNow[];
}
/**
 * An entrant's round, as it counts.
 */
export interface RoundCountNow {
  round: number;
  points: number;
  wins: number;
  loners: number;
  played: boolean;
  counts: boolean;
  over_field: number | null;
}
/**
 * The standing of a team: the sum of its best entrants, or half of it with pairs, so that a game is one game.
 */
export interface TeamStanding {
  team: string;
  rank: number;
  points: number;
  wins: number;
  members: number[];
}
/**
 * The place of a fixed pair: the mean of its two, so that a game is one game, and the loners of both.
 */
export interface PairStanding {
  members: number[];
  rank: number;
  points: number;
  wins: number;
  loners: number;
}
/**
 * A manager, as other managers see them.
 */
export interface ManagerNow {
  number: number;
  name: string;
  since: number;
  me: boolean;
}
/**
 * The directors' last step, which can be taken back.
 */
export interface LastStep {
  event: number;
  kind: string;
  by_me: boolean;
  round: number | null;
  table: number | null;
  number: number | null;
}
/**
 * Cards that no longer say everything, for directors.
 */
export interface CardsNow {
  places: number;
  right: number;
  without: number[];
  gone: number[];
  changes: ChangedPlace[];
  kept: boolean;
}
/**
 * A place that stands on no card: of somebody who has none, or has another place on theirs.
 */
export interface ChangedPlace {
  round: number;
  number: number;
  table: number;
  seat: number;
}
/**
 * The meaning of the final standings of an evening, given luck.
 */
export interface EveningLuck {
  people: number;
  deals: number;
  best_wins: number;
}
