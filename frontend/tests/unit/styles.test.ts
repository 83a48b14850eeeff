/** The classes of `utilities.css` are used, and no component says again under a name of its own what they say. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
const UTILITIES = readFileSync(join(SRC, 'styles/utilities.css'), 'utf8');
const COMPONENTS = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svelte'))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));

/** The rules of a sheet outside of conditions that are for one class, each with its declarations. */
function rulesIn(css: string): { name: string; says: string[] }[] {
  const sheet = parse(`<style>${css}</style>`, { modern: true }).css;
  const layers = sheet?.children.flatMap((node) =>
    node.type === 'Atrule' && node.name === 'layer' ? (node.block?.children ?? []) : [node],
  );
  return (layers ?? []).flatMap((rule) => {
    if (rule.type !== 'Rule') return [];
    const name = /^\.([\w-]+)$/.exec(css.slice(rule.prelude.start - '<style>'.length, rule.prelude.end - '<style>'.length))?.[1];
    const says = rule.block.children.map((node) => (node.type === 'Declaration' ? `${node.property}: ${node.value}` : '?'));
    return name === undefined ? [] : [{ name, says }];
  });
}

const utilities = rulesIn(UTILITIES);

test('every utility is used', () => {
  const used = new Set(COMPONENTS.flatMap(({ text }) => text.split('<style>')[0]?.match(/[\w-]+/g) ?? []));
  expect(utilities.length).toBeGreaterThan(20);
  expect(utilities.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
});

test('no component has a class for what utilities say', () => {
  const said = new Set(utilities.flatMap(({ says }) => (says.length === 1 ? says : [])));
  const again = COMPONENTS.flatMap(({ file, text }) =>
    rulesIn(/<style>(.*)<\/style>/s.exec(text)?.[1] ?? '')
      .filter(({ says }) => says.every((one) => said.has(one)))
      .map(({ name }) => `${file}: .${name}`),
  );
  expect(again).toEqual([]);
});
