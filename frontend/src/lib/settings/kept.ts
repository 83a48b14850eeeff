/** Values that this browser stores for us. If it may store nothing, this page remembers them while it is open. */

/** The values that could not be stored; newer than any stored under the same key. */
const remembered = new Map<string, unknown>();

/** The value stored under a key, or undefined. With `session` it belongs to this window, and is lost with it. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the code that stored it knows its type
export function kept<Value>(place: string, { session = false } = {}): Value | undefined {
  if (remembered.has(place)) return remembered.get(place) as Value;
  try {
    const text = (session ? sessionStorage : localStorage).getItem(place);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined; // unreadable, or storage is not allowed
  }
}

/** The values stored under keys that begin with `beginning`, in the order of the keys. */
export function keptUnder<Value>(beginning: string): (readonly [place: string, value: Value])[] {
  const places = new Set([...storedPlaces(), ...remembered.keys()].filter((place) => place.startsWith(beginning)));
  return [...places].sort().flatMap((place) => {
    const value = kept<Value>(place);
    return value === undefined ? [] : [[place, value] as const];
  });
}

function storedPlaces(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return []; // storage is not allowed
  }
}

export function keep(place: string, value: unknown, { session = false } = {}): void {
  try {
    (session ? sessionStorage : localStorage).setItem(place, JSON.stringify(value));
    remembered.delete(place);
  } catch {
    remembered.set(place, value);
  }
}

export function forget(place: string): void {
  remembered.delete(place);
  try {
    localStorage.removeItem(place);
  } catch {
    // storage is not allowed, so there is nothing to remove
  }
}
