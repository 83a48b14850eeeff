/** Where the drawn faces lie once the page is built: Adrian Kennard's cards, in two and in four colours. */

type Pictures = Record<string, string>;

const ART = {
  drawn: [
    import.meta.glob<string>(
      '/node_modules/@heruka_urgyen/react-playing-cards/src/images/2color/{2S,[4-9TJQKA][CDHS]}.svg',
      { eager: true, query: '?url', import: 'default' },
    ),
    import.meta.glob<string>(
      '/node_modules/@heruka_urgyen/react-playing-cards/src/images/4color/{2S,[4-9TJQKA][CDHS]}.svg',
      { eager: true, query: '?url', import: 'default' },
    ),
  ],
  big: [
    import.meta.glob<string>(
      '/node_modules/@heruka_urgyen/react-playing-cards/src/images/2color-bf/{2S,[4-9TJQKA][CDHS]}.svg',
      { eager: true, query: '?url', import: 'default' },
    ),
    import.meta.glob<string>(
      '/node_modules/@heruka_urgyen/react-playing-cards/src/images/4color-bf/{2S,[4-9TJQKA][CDHS]}.svg',
      { eager: true, query: '?url', import: 'default' },
    ),
  ],
} as const;

function byCard(files: Pictures): Map<string, string> {
  return new Map(Object.entries(files).map(([path, address]) => [path.slice(-6, -4), address]));
}

const FACES = {
  drawn: ART.drawn.map(byCard),
  big: ART.big.map(byCard),
};

/** The address of a card's picture, or undefined where it must be drawn in code. */
export function pictureOf(card: string, faces: 'drawn' | 'big', fourColours: boolean): string | undefined {
  return FACES[faces][fourColours ? 1 : 0]?.get(card.toUpperCase());
}
