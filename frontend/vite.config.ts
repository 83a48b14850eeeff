import { readFileSync, readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Where `euchre serve` listens while the page is being worked on with `npm run dev`. */
const SERVER = 'http://127.0.0.1:8310';

/** What others made and the page is built from. */
const OTHERS = ['svelte', '@noble/hashes', '@fontsource-variable/inter', '@heruka_urgyen/react-playing-cards'];
const ART = 'The faces of the cards are drawn by Adrian Kennard (me.uk/cards) and dedicated to the public domain (CC0).';

/** Put the licences of what the page contains next to it. */
function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const texts = OTHERS.map((name) => {
        const folder = new URL(`node_modules/${name}/`, import.meta.url);
        const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
        if (file === undefined) throw new Error(`${name} comes without its licence.`);
        return `${name}\n\n${readFileSync(new URL(file, folder), 'utf8').trim()}`;
      });
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: [ART, ...texts].join('\n\n\n') + '\n' });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: '../src/euchre/web/page',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'], // the first that know light-dark()
    assetsInlineLimit: 0, // nothing inside the page itself: its content security policy allows only its own files
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
