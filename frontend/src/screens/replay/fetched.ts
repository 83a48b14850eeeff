/** A finished match from the server. */

import { ask, Trouble } from '../../lib/server/api';
import type { Replayed } from '../../lib/server/answers';
import { asOperator } from '../../lib/settings/operator';

/** Milliseconds before a part is requested again, after too many requests at once. */
const PATIENCE = 1500;

/** The address of a match on the server. */
export function addressOf(code: string, match: string | number): string {
  return `/api/games/${encodeURIComponent(code)}/${encodeURIComponent(match)}`;
}

/** The whole match; a long one comes in parts. Throws `Trouble`. */
export async function fetchMatch(code: string, match: string): Promise<Replayed> {
  const address = addressOf(code, match);
  const found = await ask<Replayed>(address, asOperator());
  const frames = [...found.frames];
  while (frames.length < found.steps) {
    frames.push(...(await patiently(`${address}?first=${frames.length}`)).frames);
  }
  return { ...found, frames };
}

async function patiently(address: string): Promise<Replayed> {
  for (;;) {
    try {
      return await ask<Replayed>(address, asOperator());
    } catch (problem) {
      if (!(problem instanceof Trouble) || problem.code !== 'limit/games') throw problem;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    }
  }
}
