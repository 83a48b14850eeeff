/** The setup of each test: the page as it opens for somebody new, in English, with faces that need not be fetched. */
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { settings } from '../../src/lib/settings/settings.svelte';
import { speak } from '../../src/lib/language/words.svelte';

const USUAL = { ...settings };

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  Object.assign(settings, USUAL, { faces: 'plain' });
  await speak('en');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

afterAll(() => {
  vi.resetModules(); // what a module remembers is not for the next file, which has the same document
});
