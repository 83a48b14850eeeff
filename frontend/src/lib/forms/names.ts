/** Names that are typed, or pasted as a list. */

/** The most letters of a name. */
export const LONGEST_NAME = 20;

/** The names in a text that was typed or pasted, one a line or parted by commas; numbers before them are left out. */
export function namesIn(text: string): string[] {
  return text
    .split(/[\n,;\t]+/)
    .map((name) =>
      name
        .replace(/^\s*\d+[.):]?\s+/, '')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, LONGEST_NAME)
        .trim(),
    )
    .filter((name) => /\p{L}/u.test(name));
}

/** True if two names differ at most in case and in how their letters are stored. */
export function isSameName(name: string, other: string): boolean {
  const [one, two] = [name, other].map((each) => each.normalize('NFKC').toLowerCase());
  return one === two;
}
