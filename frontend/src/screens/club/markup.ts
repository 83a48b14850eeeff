/** The little markup that people know from elsewhere, in a club's text: `# heading`, `- item`, `**important**`. */

export interface Span {
  readonly text: string;
  readonly isStrong: boolean;
}

export interface Block {
  readonly kind: 'heading' | 'list' | 'paragraph';
  readonly lines: readonly (readonly Span[])[];
}

const HEADING = /^#{1,6}\s+(.*?)\s*#*$/;
const ITEM = /^[-*]\s+(.*)$/;

/** The blocks of a text: lines of one kind that follow each other are one block, an empty line ends it. */
export function blocksOf(text: string): Block[] {
  const blocks: { kind: Block['kind']; lines: Span[][] }[] = [];
  let isOpen = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [heading, item] = [HEADING.exec(line)?.[1], ITEM.exec(line)?.[1]];
    const kind = heading !== undefined ? 'heading' : item !== undefined ? 'list' : 'paragraph';
    const last = blocks.at(-1);
    if (line === '') isOpen = false;
    else if (isOpen && kind !== 'heading' && last?.kind === kind) last.lines.push(spansOf(item ?? line));
    else {
      blocks.push({ kind, lines: [spansOf(heading ?? item ?? line)] });
      isOpen = kind !== 'heading';
    }
  }
  return blocks;
}

function spansOf(line: string): Span[] {
  const parts = line.split(/\*\*(\S(?:.*?\S)?)\*\*/);
  return parts.map((text, place) => ({ text, isStrong: place % 2 === 1 })).filter(({ text }) => text !== '');
}
