/** House rules that somebody has saved under a name of their own in this browser. */

import { rulesTitle } from '../server/rules';
import { keep, kept } from './kept';

export interface OurRules {
  readonly name: string;
  /** The rules as text. */
  readonly rules: string;
}

const PLACE = 'euchre.rules';

let all: readonly OurRules[] = $state.raw(kept<OurRules[]>(PLACE) ?? []);

/** The rules saved here, the latest last. */
export function ourRules(): readonly OurRules[] {
  return all;
}

/** The name of these rules here: the one they were saved under, or else their title. */
export function nameOfRules(rules: string): string {
  return all.find((one) => one.rules === rules)?.name ?? rulesTitle(rules);
}

/** Save rules under a name; what had that name before is gone. */
export function saveRules(name: string, rules: string): void {
  put([...all.filter((one) => one.name !== name), { name, rules }]);
}

export function deleteRules(name: string): void {
  put(all.filter((one) => one.name !== name));
}

function put(next: readonly OurRules[]): void {
  all = next;
  keep(PLACE, next);
}
