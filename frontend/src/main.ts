import '@fontsource-variable/inter/index.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/board.css';
import './styles/utilities.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings/settings.svelte';
import { awaitOffer } from './lib/install/offer.svelte';
import { registerWorker } from './lib/install/worker';
import { preferredLanguage, speak } from './lib/language/words.svelte';

const page = document.getElementById('page');
if (page === null) throw new Error('The page has no place for its contents.');
awaitOffer();
if (await speaks()) {
  mount(App, { target: page });
  void registerWorker();
} else document.getElementById('unfetched')?.removeAttribute('hidden');

/** True once the page has its sentences, in English if those of the reader's language are not to be had. */
async function speaks(): Promise<boolean> {
  for (const language of new Set([preferredLanguage(settings.language), 'en'] as const)) {
    try {
      await speak(language);
      return true;
    } catch {
      continue; // a deployment may have removed the file since this page was loaded
    }
  }
  return false;
}
