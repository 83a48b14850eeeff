/** What this browser keeps for us. Where it may keep nothing, this page remembers it for as long as it is open. */

const remembered = new Map<string, unknown>();

/** What was kept in a place, or undefined. With `session` it is only this window's, and gone with it. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- whoever kept it knows what it is
export function kept<Value>(place: string, { session = false } = {}): Value | undefined {
  try {
    const text = (session ? sessionStorage : localStorage).getItem(place);
    if (text !== null) return JSON.parse(text) as Value;
  } catch {
    // unreadable, or storage is not allowed
  }
  return remembered.get(place) as Value | undefined;
}

export function keep(place: string, value: unknown, { session = false } = {}): void {
  try {
    (session ? sessionStorage : localStorage).setItem(place, JSON.stringify(value));
  } catch {
    remembered.set(place, value);
  }
}
