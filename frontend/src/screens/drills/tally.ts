/** The answers of a sitting, counted by what they have in common. */

import type { GivenAnswer } from './sitting.svelte';

export interface Tally<Group> {
  group: Group;
  right: number;
  all: number;
}

/** Count the answers of each group, in the order of the groups; those without answers are left out. */
export function tallied<Group>(
  answers: readonly GivenAnswer[],
  groups: readonly Group[],
  groupOf: (answer: GivenAnswer) => Group | null,
): readonly Tally<Group>[] {
  return groups
    .map((group) => {
      const own = answers.filter((answer) => groupOf(answer) === group);
      return { group, right: own.filter(({ right }) => right).length, all: own.length };
    })
    .filter(({ all }) => all > 0);
}
