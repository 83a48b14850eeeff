/** The key of the operator's page, from its link; it is forgotten with this window. */

import { keep, kept } from './kept';

const PLACE = 'euchre.operator';

/** Take the key out of the address, where nobody looks over a shoulder. */
export function takeKey(): void {
  const key = location.hash.slice(1);
  if (!/^[0-9a-f]{32}$/.test(key)) return;
  keep(PLACE, key, { session: true });
  history.replaceState(history.state, '', location.pathname);
}

/** What a request adds that is made as the operator; nothing in the windows of everybody else. */
export function asOperator(): { headers?: Record<string, string> } {
  const key = kept<string>(PLACE, { session: true });
  return key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } };
}
