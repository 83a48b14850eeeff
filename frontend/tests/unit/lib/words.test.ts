/** Sentences and answers with the suits' signs, in any language. */
import { mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { speak } from '../../../src/lib/language/words.svelte';
import Asking from '../../../src/table/asking/Asking.svelte';
import Words from '../../../src/lib/speech/Words.svelte';
import { picture } from '../made';

let shown: Record<string, unknown> | undefined;

afterEach(() => {
  if (shown) void unmount(shown);
});

/** The names of the signs in a sentence, as read aloud. */
function signsAloud(text: string): (string | null)[] {
  shown = mount(Words, { target: document.body, props: { text } });
  return [...document.querySelectorAll('[role=img]')].map((sign) => sign.getAttribute('aria-label'));
}

test.each([
  ['en', '♥ hearts', []],
  ['en', '♥ alone', ['hearts']],
  ['de', '♥ Herz', []],
  ['de', '♥ allein', ['Herz']],
] as const)('in %s, of %s the sign is read aloud: %s', async (language, text, aloud) => {
  await speak(language);
  expect(signsAloud(text)).toEqual(aloud);
});

test('the word after a sign begins with a capital where a suit is named, whatever the word', () => {
  const answers = { 'name hearts': '♥ cœur', 'name spades alone': '♠ tout seul', 'name no trump': 'sans atout', pass: '♥ merci' };
  const choices = Object.entries(answers).map(([action, label]) => ({ action, label, card: null, cards: [], key: '', alone: false }));
  const props = { picture: picture({ choices }), asked: true, marked: [], why: '', onact: () => undefined };
  shown = mount(Asking, { target: document.body, props });
  const capital = [...document.querySelectorAll('button.suit')].map((button) => button.textContent.trim());
  expect(capital).toEqual(['♥ cœur', '♠ tout seul']);
});
