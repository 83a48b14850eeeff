import '@fontsource-variable/inter/index.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { awaitOffer } from './lib/install/offer.svelte';
import { registerWorker } from './lib/install/worker';
import { preferredLanguage, speak } from './lib/words.svelte';

const page = document.getElementById('page');
if (page === null) throw new Error('The page has no place for its contents.');
awaitOffer();
await speak(preferredLanguage(settings.language));
mount(App, { target: page });
void registerWorker();
