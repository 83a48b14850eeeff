/* Written by tools/page_types.py from src/euchre: change it there. */

import type { EveningSettings, ManagerNow } from './evenings';

export type ClubMessage =
  | SetUpClub
  | AddMember
  | ChangeMember
  | BecomeMember
  | Agree
  | PartMember
  | Administer
  | DismissAdmin
  | RenewKey
  | PlanSeason
  | DropSeason
  | DropEvening;
/**
 * An admin changes what the club says about itself.
 */
export interface SetUpClub {
  type: 'setupclub';
  settings: ClubSettings;
  id: string;
}
/**
 * The description of a club by itself.
 */
export interface ClubSettings {
  name: string;
  rules: string;
  place: string;
  weekday: number | null;
  next_day: string;
  time: string;
  minutes: number;
  zone: string;
  listed: boolean;
  evening: EveningSettings;
}
/**
 * An admin takes somebody into the club.
 */
export interface AddMember {
  type: 'addmember';
  name: string;
  public?: boolean;
  id: string;
}
/**
 * An admin changes a member's name, consent, or membership; None leaves it as it is.
 */
export interface ChangeMember {
  type: 'changemember';
  member: number;
  name?: string | null;
  public?: boolean | null;
  active?: boolean | null;
  id: string;
}
/**
 * A guest with a member's key says that they are this member; from then on their device is theirs.
 */
export interface BecomeMember {
  type: 'becomemember';
  key: string;
  id: string;
}
/**
 * A member agrees to be named on the club's page, or refuses.
 */
export interface Agree {
  type: 'agree';
  public: boolean;
  id: string;
}
/**
 * An admin, or the member, parts a member from their device; the key that led to it is worth nothing any more.
 */
export interface PartMember {
  type: 'partmember';
  member: number;
  id: string;
}
/**
 * A guest with the admins' key becomes an admin, too.
 */
export interface Administer {
  type: 'administer';
  key: string;
  id: string;
}
/**
 * An admin dismisses one who came after them, by number; the key that they had is worth nothing any more.
 */
export interface DismissAdmin {
  type: 'dismissadmin';
  admin: number;
  id: string;
}
/**
 * An admin makes the admins' key worthless; there is a new one for others, and the admins stay.
 */
export interface RenewKey {
  type: 'renewkey';
  id: string;
}
/**
 * An admin plans a season, or changes the one with a number.
 */
export interface PlanSeason {
  type: 'planseason';
  settings: SeasonSettings;
  season?: number | null;
  id: string;
}
/**
 * A season: the evenings that count for it, and how.
 */
export interface SeasonSettings {
  name: string;
  first: string;
  last: string;
  best_of: number;
  counting: 'places' | 'points' | 'wins';
  /**
   * @maxItems 100
   */
  places: number[];
}
/**
 * An admin deletes a season; its evenings stay.
 */
export interface DropSeason {
  type: 'dropseason';
  season: number;
  id: string;
}
/**
 * An admin takes an evening out of the club: it counts for no season and no record.
 */
export interface DropEvening {
  type: 'dropevening';
  code: string;
  id: string;
}
/**
 * A club as one guest may see it.
 */
export interface ClubNow {
  version: number;
  code: string;
  settings: ClubSettings;
  next_day: string | null;
  next_start: string | null;
  evenings: HeldNow[];
  seasons: SeasonNow[];
  records: RecordNow[];
  me: MyMembership | null;
  admin: boolean;
  members: MemberNow[];
  admins: ManagerNow[];
  key: string | null;
}
/**
 * An evening of the club.
 */
export interface HeldNow {
  day: string;
  title: string;
  rounds: number;
  is_over: boolean;
  standings: FinalNow[];
  code: string | null;
}
/**
 * The final standing of a person in an evening.
 */
export interface FinalNow {
  who: Who;
  rank: number;
  points: number;
  wins: number;
  loners: number;
}
/**
 * A person in a result of the club.
 */
export interface Who {
  name: string | null;
  member: number | null;
  visitor: boolean;
}
/**
 * A season and its table.
 */
export interface SeasonNow {
  number: number;
  settings: SeasonSettings;
  table: SeasonRow[];
}
/**
 * The standing of a member in a season.
 */
export interface SeasonRow {
  who: Who;
  rank: number;
  total: number;
  evenings: number;
  counted: number[];
}
/**
 * A record of the club.
 */
export interface RecordNow {
  kind: 'evenings' | 'loners' | 'run' | 'score';
  value: number;
  who: Who;
  day: string;
}
/**
 * The member who asks.
 */
export interface MyMembership {
  number: number;
  name: string;
  public: boolean;
}
/**
 * A member, for admins.
 */
export interface MemberNow {
  number: number;
  name: string;
  public: boolean;
  active: boolean;
  linked: boolean;
  key: string;
}
