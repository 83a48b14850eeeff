import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Where `euchre serve` listens while the page is being worked on with `npm run dev`. */
const SERVER = 'http://127.0.0.1:8310';

/** What others made and the page is built from. */
const OTHERS = [
  'svelte',
  'clsx',
  '@fluent/bundle',
  'uqr',
  '@noble/hashes',
  '@fontsource-variable/inter',
  '@heruka_urgyen/react-playing-cards',
];
const ART = 'The faces of the cards are drawn by Adrian Kennard (me.uk/cards) and dedicated to the public domain (CC0).';

const OUR_LICENCE = new URL('../LICENSE', import.meta.url);

function licenceOf(folder: URL): string {
  return (JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as { license: string }).license;
}

/** Put the licences of what the page contains next to it. */
function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      for (const module of chunks.flatMap((chunk) => Object.keys(chunk.modules))) {
        const name = /.*node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)\//.exec(module)?.groups?.name;
        if (name !== undefined && !OTHERS.includes(name)) throw new Error(`${name} is in the page, and not among its OTHERS.`);
      }
      const texts = OTHERS.map((name) => {
        const folder = new URL(`node_modules/${name}/`, import.meta.url);
        const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
        if (file === undefined && licenceOf(folder) !== 'Apache-2.0') throw new Error(`${name} comes without its licence.`);
        const text = file === undefined ? OUR_LICENCE : new URL(file, folder); // the one that Euchre has, too
        return `${name}\n\n${readFileSync(text, 'utf8').trim()}`;
      });
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${[ART, ...texts].join('\n\n\n')}\n` });
    },
  };
}

/** The files of the catalogue that the server shares with the page, in a language. */
function catalogueFiles(language: string): URL[] {
  return ['shared', 'page'].flatMap((folder) => {
    const place = new URL(`../src/euchre/wording/catalogue/${language}/${folder}/`, import.meta.url);
    return readdirSync(place)
      .sort()
      .map((file) => new URL(file, place));
  });
}

function catalogueText(language: string): string {
  return catalogueFiles(language)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** Put the sentences of a language that the page uses into one module, and those of index.html where it names them. */
function catalogue(): Plugin {
  const MODULE = /^\0?virtual:catalogue\/(?<language>\w+)$/;
  return {
    name: 'catalogue',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      const language = MODULE.exec(id)?.groups?.language;
      if (language === undefined) return null;
      for (const file of catalogueFiles(language)) this.addWatchFile(fileURLToPath(file));
      return `export default ${JSON.stringify(catalogueText(language))};`;
    },
    transformIndexHtml: (html) =>
      html.replace(/\{(\w+):([\w-]+)\}/g, (_, language: string, id: string) => {
        const sentence = new RegExp(`^${id} = (.+)$`, 'm').exec(catalogueText(language))?.[1];
        if (sentence === undefined) throw new Error(`index.html asks for "${id}", which is not in "${language}".`);
        return sentence;
      }),
  };
}

/** Put the faces of a style that Euchre can need into one module: a card's name to its drawing. */
function faces(): Plugin {
  const MODULE = /^\0?virtual:faces\/(?<style>[\w-]+)$/;
  const NEEDED = /^(?:2S|[7-9TJQKA][CDHS])\.svg$/;
  return {
    name: 'faces',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      const style = MODULE.exec(id)?.groups?.style;
      if (style === undefined) return null;
      const folder = new URL(`node_modules/@heruka_urgyen/react-playing-cards/src/images/${style}/`, import.meta.url);
      const files = readdirSync(folder).filter((file) => NEEDED.test(file));
      const drawings = files.map((file) => [file.slice(0, 2), readFileSync(new URL(file, folder), 'utf8').trim()] as const);
      return `export default ${JSON.stringify(Object.fromEntries(drawings))};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), licences(), catalogue(), faces()],
  build: {
    outDir: '../src/euchre/web/page',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'], // the first that know light-dark()
    assetsInlineLimit: 0, // nothing inside the page itself: its content security policy allows only its own files
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 900, // the faces of a style are one file on purpose
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
