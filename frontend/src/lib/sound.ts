/** A soft knock on the felt, made here so that nothing is fetched; only for those who want sound. */

import type { News } from './messages';

const PITCH: Readonly<Partial<Record<News['kind'], number>>> = { card: 240, call: 420, trick: 180, deal: 300, result: 520 };

let context: AudioContext | undefined;

export function knock(kind: News['kind']): void {
  const pitch = PITCH[kind];
  if (pitch === undefined || !navigator.userActivation.hasBeenActive) return; // browsers want a click before any sound
  context ??= new AudioContext();
  const { currentTime } = context;
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const loudness = new GainNode(context, { gain: 0.12 });
  loudness.gain.exponentialRampToValueAtTime(0.001, currentTime + 0.12);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, currentTime + 0.1);
  tone.connect(loudness).connect(context.destination);
  tone.start();
  tone.stop(currentTime + 0.13);
}
