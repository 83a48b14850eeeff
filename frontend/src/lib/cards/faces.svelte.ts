/**
 * Adrian Kennard's faces, as pictures that can be shown at once. All faces of a style come in one file and are decoded
 * before any of them is used, so that a card never waits for its face while it is on the table.
 */

import { narrow } from './narrow.svelte';
import { settings } from '../settings/settings.svelte';

/** Cards to their drawings: `JH` to the text of an SVG file. */
type Drawings = Readonly<Record<string, string>>;

const STYLES = {
  'drawn-2': () => import('virtual:faces/2color'),
  'drawn-4': () => import('virtual:faces/4color'),
  'big-2': () => import('virtual:faces/2color-bf'),
  'big-4': () => import('virtual:faces/4color-bf'),
} as const satisfies Record<string, () => Promise<{ default: Drawings }>>;

type Style = keyof typeof STYLES;

/** Milliseconds that the first deal waits for its faces; after that it is shown with plain ones. */
const PATIENCE = 3000;

let patience: Promise<void> | undefined;

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
const fetched = new Map<Style, Promise<void>>();
/** The pictures of each style that is ready, by card. The browser keeps these decoded. */
let ready: Readonly<Partial<Record<Style, ReadonlyMap<string, HTMLImageElement>>>> = $state.raw({});

/** The style that is wanted; null for the plain faces, which are drawn in code. */
function wanted(): Style | null {
  const faces = settings.faces === 'auto' ? (narrow.current ? 'plain' : 'drawn') : settings.faces;
  return faces === 'plain' ? null : `${faces}-${settings.fourColours ? 4 : 2}`;
}

/** The address of a card's picture, or undefined if it is drawn in code: by choice, or until it has arrived. */
export function pictureOf(card: string): string | undefined {
  const style = wanted();
  if (style === null) return undefined;
  void fetchFaces();
  return ready[style]?.get(card.toUpperCase())?.src;
}

/** True where faces with one large index are wanted. */
export function plainWanted(): boolean {
  return wanted() === null;
}

/** Fetch and decode all faces of the wanted style, once; done when they can be shown. */
export function fetchFaces(): Promise<void> {
  const style = wanted();
  if (style === null) return Promise.resolve();
  const known = fetched.get(style);
  if (known !== undefined) return known;
  const coming = prepare(style).catch(() => void fetched.delete(style)); // try again later; plain faces until then
  fetched.set(style, coming);
  return coming;
}

/** Wait for the wanted faces, but only once, and no longer than people wait for a deal. */
export async function facesReady(): Promise<void> {
  const style = wanted();
  if (style === null || ready[style] !== undefined) return;
  patience ??= new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([fetchFaces(), patience]);
}

async function prepare(style: Style): Promise<void> {
  const { default: drawings } = await STYLES[style]();
  const pictures = await Promise.all(Object.entries(drawings).map(async ([card, drawing]) => [card, await decoded(drawing)] as const));
  ready = { ...ready, [style]: new Map(pictures) };
}

async function decoded(drawing: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await picture.decode();
  return picture;
}
