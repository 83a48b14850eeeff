/** The choices as a review shows them at a moment, so that an analysis that begins there has the same numbers. */

import { spokenLanguage } from '../language/words.svelte';
import type { AnalysedPosition, WeighedChoice } from '../server/answers';

type Level = AnalysedPosition['level'];

const shown = new Map<string, WeighedChoice[]>();

/** Keep the choices that are shown at a position, whose reasons are in the language of the page. */
export function keepJudged(level: Level, position: string, choices: WeighedChoice[]): void {
  shown.set(keyOf(level, position), choices);
}

export function judgedAt(level: Level, position: string): WeighedChoice[] | undefined {
  return shown.get(keyOf(level, position));
}

function keyOf(level: Level, position: string): string {
  return [spokenLanguage(), level, position].join(' ');
}
