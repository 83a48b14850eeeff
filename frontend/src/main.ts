import '@fontsource-variable/inter/index.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

const page = document.getElementById('page');
if (page === null) throw new Error('The page has no place for its contents.');
mount(App, { target: page });
