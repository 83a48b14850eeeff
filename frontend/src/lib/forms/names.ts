/** Names that are typed, or pasted as a list. */

/** The most letters of a name. */
export const LONGEST_NAME = 20;

/** The names in a text that was typed or pasted, one a line or parted by commas; numbers before them are left out. */
export function namesIn(text: string): string[] {
  return wholeNames(text).map((name) => name.slice(0, LONGEST_NAME).trim());
}

/** The names in a text that are cut, since they are too long: as they will be. */
export function cutNames(text: string): string[] {
  const long = wholeNames(text).filter((name) => name.length > LONGEST_NAME);
  return long.map((name) => name.slice(0, LONGEST_NAME).trim());
}

function wholeNames(text: string): string[] {
  const parts = text.split(/[\n,;\t]+/).map((name) => name.replace(/^\s*\d+[.):]?\s+/, ''));
  return parts.map((name) => name.replace(/\s+/g, ' ').trim()).filter((name) => /\p{L}/u.test(name));
}

/** True if two names differ at most in case and in how their letters are stored. */
export function isSameName(name: string, other: string): boolean {
  const [one, two] = [name, other].map((each) => each.normalize('NFKC').toLowerCase());
  return one === two;
}
