/**
 * Finds what the page says: words that stand in its source instead of the catalogue, and the sentences of the catalogue
 * that it asks for. Writes one JSON object, which tests/wording/test_page.py compares with the catalogue.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';

/** A node of the tree that Svelte's parser makes of a file: of markup, or of the script in it (ESTree). */
interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** A place in a file. */
interface Place {
  file: string;
  line: number;
}

/** Words in the source. */
type Words = Place & { text: string };
/** A sentence that is asked for. A name that is put together has `*` where the changing part is; parts are null where they are not to be seen. */
type Use = Place & { id: string; parts: string[] | null };

/** The folder to search: one named on standard input, or else the page. */
const SOURCE = readFileSync(0, 'utf8') || fileURLToPath(new URL('../src/', import.meta.url));
/** Attributes that people read or hear. */
const READ = new Set(['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'label', 'placeholder', 'title']);
/** Elements whose text is the same in every language: commands, and the sign of the page itself. */
const VERBATIM = new Set(['code', 'script', 'style']);
/** Functions and classes whose words are for programs and programmers. */
const FOR_PROGRAMS = /^(?:\w*Error|\w*[mM]edia\w*|querySelector\w*|closest|matches|error|warn|animate|utf8ToBytes|test|replace|match)$/;
/** Fields that hold a program's words. */
const FIELDS_FOR_PROGRAMS = /^(?:easing|fill|type|key|transform|method|headers|translate|rotate)$/;
/** The words that no language changes: names, a table's code, rules written in one line, messages to the server. */
const THE_SAME = /\bEuchre\b|\bBenny\b|\bEnglish\b|\bDeutsch\b|K7QM-2XDP|\b[a-z-]+,[a-z]+=\w+|^cut \*$/g;

/** The markup of a page that a program puts together. */
const MARKUP = /<style>.*?<\/style>|<!?\/?[a-z][^>]*>/gs;

const texts: Words[] = [];
const uses: Use[] = [];
const mentioned = new Set<string>();

for (const file of globSync('**/*.{svelte,ts}', { cwd: SOURCE }).sort()) {
  if (!file.endsWith('.d.ts')) read(file, readFileSync(SOURCE + file, 'utf8'));
}
process.stdout.write(JSON.stringify({ texts, uses, mentioned: [...mentioned] }));

function read(file: string, source: string): void {
  const bare = file.endsWith('.ts');
  const whole = bare ? `<script lang="ts">${source}</script>` : source;
  const tree = parse(whole, { modern: true, filename: file }) as unknown as Record<string, Node | null>;
  const place = (node: Node): Place => ({ file, line: whole.slice(0, node.start).split('\n').length });

  for (const part of [tree['instance'], tree['module'], tree['fragment']]) if (part) look(part, false);

  /** Look for words in a node and in all within it; `shown` where a plain word would be read by people. */
  function look(node: Node, shown: boolean): void {
    switch (node.type) {
      case 'Text':
        return report(node, String(node['data']), saysWord);
      case 'Literal':
        return word(node, node['value'], shown);
      case 'TemplateLiteral':
        return template(node, shown);
      case 'TemplateElement':
        return report(node, String((node['value'] as { cooked: string }).cooked), shown ? saysWord : readsLikeWords);
      case 'RegularElement':
        return VERBATIM.has(String(node['name'])) ? attributes(node) : within(node, false);
      case 'Attribute':
        return;
      case 'Component':
        if (node['name'] === 'Sentence') sentence(node);
        return within(node, false);
      case 'ExpressionTag':
        return look(node['expression'] as Node, true);
      case 'ConditionalExpression':
        look(node['test'] as Node, false);
        look(node['consequent'] as Node, shown);
        return look(node['alternate'] as Node, shown);
      case 'LogicalExpression':
        look(node['left'] as Node, shown);
        return look(node['right'] as Node, shown);
      case 'BinaryExpression':
        return node['operator'] === '+' ? within(node, shown) : undefined; // what is compared is a program's word
      case 'CallExpression':
      case 'NewExpression':
        return call(node);
      case 'Property':
      case 'PropertyDefinition': {
        const name = nameOf(node['key'] as Node);
        if (node['value'] && !FIELDS_FOR_PROGRAMS.test(name) && !(node['type'] === 'PropertyDefinition' && name === 'name'))
          look(node['value'] as Node, false);
        return;
      }
      case 'MemberExpression':
        return look(node['object'] as Node, false);
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ImportExpression':
      case 'SvelteOptions':
        return;
      case 'SwitchCase':
        return (node['consequent'] as Node[]).forEach((one) => look(one, false));
      default:
        return node.type.startsWith('TS') ? within(node, shown, ['expression']) : within(node, false);
    }
  }

  function within(node: Node, shown: boolean, fields = Object.keys(node)): void {
    if (Array.isArray(node['attributes'])) attributes(node);
    for (const field of fields.filter((one) => one !== 'attributes')) {
      const value = node[field];
      for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) look(one, shown);
    }
  }

  /** An element's attributes: of those that people read, every word; of a component's, what reads like words. */
  function attributes(node: Node): void {
    for (const attribute of node['attributes'] as Node[]) {
      if (attribute.type !== 'Attribute') {
        if (attribute['expression']) look(attribute['expression'] as Node, false);
        continue;
      }
      const readAloud = READ.has(String(attribute['name']));
      const value = attribute['value'];
      for (const one of (Array.isArray(value) ? value : [value]).filter(isNode)) {
        if (one.type === 'Text') {
          if (node.type === 'Component') word(one, one['data'], readAloud);
          else if (readAloud) report(one, String(one['data']), saysWord);
        } else look(one['expression'] as Node, readAloud);
      }
    }
  }

  function word(node: Node, value: unknown, shown: boolean): void {
    if (typeof value !== 'string') return;
    mentioned.add(value);
    report(node, value, shown ? saysWord : readsLikeWords);
  }

  function template(node: Node, shown: boolean): void {
    const quasis = node['quasis'] as Node[];
    const all = quasis.map((one) => (one['value'] as { cooked: string }).cooked);
    if (quasis.length > 1) mentioned.add(all.join('*'));
    report(
      node,
      all.join('*'),
      shown ? saysWord : (text) => readsLikeWords(text) || /\*\s+\p{L}{2,}|\p{L}{2,}\s+\*|\*\s*[&·:]\s+\*/u.test(text),
    );
    (node['expressions'] as Node[]).forEach((one) => look(one, false));
  }

  function call(node: Node): void {
    const name = nameOf(node['callee'] as Node);
    const given = node['arguments'] as Node[];
    if (name === 't') ask(node, given[0], given[1]);
    look(node['callee'] as Node, false);
    if (!FOR_PROGRAMS.test(name)) given.forEach((one) => look(one, false));
  }

  function sentence(node: Node): void {
    const found = Object.fromEntries((node['attributes'] as Node[]).map((one) => [one['name'], one['value']]));
    const id = Array.isArray(found['id']) ? found['id'][0] : found['id'];
    const parts = Array.isArray(found['parts']) ? found['parts'][0] : found['parts'];
    ask(node, id?.expression ?? id, parts?.expression);
  }

  /** A sentence is asked for by name, or by one of several names. */
  function ask(node: Node, id: Node | undefined, parts: Node | undefined): void {
    if (id?.type === 'ConditionalExpression') {
      ask(node, id['consequent'] as Node, parts);
      ask(node, id['alternate'] as Node, parts);
    } else if (id?.type === 'Literal' || id?.type === 'Text') {
      uses.push({ ...place(node), id: String(id['value'] ?? id['data']), parts: partsOf(parts) });
    } else if (id?.type === 'TemplateLiteral') {
      const pieces = (id['quasis'] as Node[]).map((one) => (one['value'] as { cooked: string }).cooked);
      uses.push({ ...place(node), id: pieces.join('*'), parts: partsOf(parts) });
    }
  }

  function report(node: Node, text: string, says: (text: string) => boolean): void {
    const plain = text.trim();
    if (says(plain.replace(MARKUP, ' ').replace(THE_SAME, '').trim())) texts.push({ ...place(node), text: plain });
  }
}

function partsOf(given: Node | undefined): string[] | null {
  if (given === undefined) return [];
  if (given.type !== 'ObjectExpression') return null;
  const properties = given['properties'] as Node[];
  return properties.every((one) => one.type === 'Property') ? properties.map((one) => nameOf(one['key'] as Node)) : null;
}

function nameOf(node: Node): string {
  return String(node['name'] ?? node['value'] ?? (isNode(node['property']) ? nameOf(node['property']) : ''));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** True of anything with a word in it. */
function saysWord(text: string): boolean {
  return /\p{L}{2,}/u.test(text);
}

/** True of what looks like words for people: a capital and small letters, or several words. */
function readsLikeWords(text: string): boolean {
  return /^\p{Lu}\p{Ll}{2,}(?!\S*[A-Z/])/u.test(text) || /(?:^|\s)\p{L}{2,}[,.:;]?\s+(?:\S+\s+)*\p{L}{2,}/u.test(text) || /…$/.test(text);
}
