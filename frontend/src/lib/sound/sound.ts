/** Sounds of the table, for people who want them; made here, so that nothing is fetched. */

import type { News } from '../server/replies';
import { playBell, playCard, playChime, playGather, playKnock, playShuffle, type Instrument } from './cards';

const SOUNDS: Readonly<Partial<Record<News['kind'] | 'turn' | 'bell', (instrument: Instrument) => void>>> = {
  card: playCard,
  trick: (instrument) => {
    playCard(instrument);
    playGather({ ...instrument, at: instrument.at + 0.28 });
  },
  call: playKnock,
  deal: playShuffle,
  result: playGather,
  turn: playChime,
  bell: playBell,
};

let context: AudioContext | undefined;

/** Play the sound of something that has happened, of this person's turn, or of the end of a round. */
export function play(kind: News['kind'] | 'turn' | 'bell'): void {
  const sound = SOUNDS[kind];
  if (sound === undefined || !navigator.userActivation.hasBeenActive) return; // browsers want a click before any sound
  context ??= new AudioContext();
  const out = new GainNode(context, { gain: 0.6 });
  out.connect(context.destination);
  sound({ context, out, at: context.currentTime });
}
