/** The members of the club whose evening it is, as its directors get them, with the questions who is one. */

import { ask } from '../../lib/server/api';
import type { MemberHere, MemberQuestion, MembersNow } from '../../lib/server/answers';
import type { EntrantNow } from '../../lib/server/evenings';

/** The number of somebody who is said to be no member. */
export const VISITOR = 0;

export class ClubMembers {
  #now: MembersNow = $state.raw({ members: [], questions: [] });
  #looks = 0;

  constructor(readonly code: string) {}

  /** The members of the club; none without a network, and in an evening of no club. */
  get all(): readonly MemberHere[] {
    return this.#now.members;
  }

  /** The questions about those who are entered, as far as nobody has answered them here. */
  questions(entrants: readonly EntrantNow[]): readonly MemberQuestion[] {
    return this.#now.questions.filter(({ entrant }) => entrants.some(({ number, member }) => number === entrant && member === null));
  }

  /** The members who are not entered. */
  absent(entrants: readonly EntrantNow[]): readonly MemberHere[] {
    const entered = entrants.map(({ member }) => member);
    return this.all.filter(({ number }) => !entered.includes(number));
  }

  named(number: number): string | null {
    return this.all.find((member) => member.number === number)?.name ?? null;
  }

  /** Fetch them. Without a network they stay as they were, and people are entered by name. */
  async look(): Promise<void> {
    this.#looks += 1;
    const look = this.#looks;
    const found = await ask<MembersNow>(`/api/evenings/${this.code}/members`).catch(() => null);
    if (found !== null && look === this.#looks) this.#now = found;
  }
}
