/**
 * The sounds of cards, made from noise: paper that slides is a band of noise that rises, a card that lands is a short
 * dull one, a riffle is many small clicks that come faster and faster.
 */

/** The place and time to sound: `at` is in seconds of the context's clock. */
export interface Instrument {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

interface Band {
  readonly filter: BiquadFilterType;
  /** Hertz at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  /** Seconds until it is loudest, and until it is over. */
  readonly rise: number;
  readonly lasts: number;
  readonly loud: number;
}

const SLIDE: Band = { filter: 'bandpass', from: 1800, to: 4200, rise: 0.07, lasts: 0.15, loud: 0.5 };
const LAND: Band = { filter: 'lowpass', from: 1400, to: 700, rise: 0.002, lasts: 0.06, loud: 0.8 };
const SWEEP: Band = { filter: 'bandpass', from: 3400, to: 1100, rise: 0.06, lasts: 0.26, loud: 0.55 };
const FLICK: Band = { filter: 'bandpass', from: 2600, to: 2200, rise: 0.001, lasts: 0.018, loud: 0.55 };
/** Cards of each half that fall in a riffle. */
const FLICKS = 24;

/** A card slides over the felt and lands. */
export function playCard(instrument: Instrument): void {
  noise(instrument, SLIDE);
  land({ ...instrument, at: instrument.at + 0.11 });
}

/** A trick is swept together. */
export function playGather(instrument: Instrument): void {
  noise(instrument, SWEEP);
  land({ ...instrument, at: instrument.at + 0.2 });
}

/** The pack is riffled, and five cards fly out. */
export function playShuffle(instrument: Instrument): void {
  let at = instrument.at;
  for (let number = 0; number < FLICKS; number += 1) {
    noise({ ...instrument, at }, { ...FLICK, from: FLICK.from + (number % 5) * 160 });
    at += 0.03 - (0.02 * number) / FLICKS;
  }
  for (let number = 0; number < 5; number += 1) noise({ ...instrument, at: at + 0.06 + number * 0.09 }, { ...SLIDE, loud: 0.3 });
}

/** Knuckles on the table for a call. */
export function playKnock(instrument: Instrument): void {
  thump(instrument, 190, 0.5);
  thump({ ...instrument, at: instrument.at + 0.11 }, 175, 0.35);
}

/** Two soft notes: it is your turn. */
export function playChime({ context, out, at }: Instrument): void {
  for (const [number, pitch] of [659.3, 880].entries()) {
    const starts = at + number * 0.14;
    tone({ context, out, at: starts }, { type: 'sine', pitch, falls: pitch, loud: 0.3, lasts: 0.5 });
    tone({ context, out, at: starts }, { type: 'sine', pitch: pitch * 4, falls: pitch * 4, loud: 0.04, lasts: 0.12 });
  }
}

/** A hand bell, struck three times: the round is over. */
export function playBell({ context, out, at }: Instrument): void {
  for (const stroke of [0, 0.7, 1.4]) {
    for (const [part, loud] of [
      [1, 0.5],
      [2.76, 0.2],
      [5.4, 0.08],
    ] as const) {
      tone({ context, out, at: at + stroke }, { type: 'sine', pitch: 988 * part, falls: 988 * part, loud, lasts: 1.6 / part });
    }
  }
}

function land(instrument: Instrument): void {
  noise(instrument, LAND);
  thump(instrument, 150, 0.3);
}

function thump(instrument: Instrument, pitch: number, loud: number): void {
  tone(instrument, { type: 'sine', pitch, falls: pitch * 0.55, loud, lasts: 0.09 });
  noise(instrument, { ...LAND, lasts: 0.03, loud: loud * 0.8 });
}

interface Tone {
  readonly type: OscillatorType;
  /** Hertz at the beginning and at the end. */
  readonly pitch: number;
  readonly falls: number;
  readonly loud: number;
  readonly lasts: number;
}

function tone({ context, out, at }: Instrument, { type, pitch, falls, loud, lasts }: Tone): void {
  const source = new OscillatorNode(context, { type, frequency: pitch });
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(falls, at + lasts);
  source.connect(swell(context, at, { rise: 0.004, lasts, loud })).connect(out);
  source.start(at);
  source.stop(at + lasts);
}

function noise({ context, out, at }: Instrument, band: Band): void {
  const source = new AudioBufferSourceNode(context, { buffer: hiss(context) });
  const filter = new BiquadFilterNode(context, { type: band.filter, frequency: band.from, Q: 0.9 });
  filter.frequency.setValueAtTime(band.from, at);
  filter.frequency.exponentialRampToValueAtTime(band.to, at + band.lasts);
  source
    .connect(filter)
    .connect(swell(context, at, band))
    .connect(out);
  source.start(at, Math.random() * 0.5); // never the same twice
  source.stop(at + band.lasts);
}

/** Louder and then softer again. */
function swell(context: BaseAudioContext, at: number, { rise, lasts, loud }: Pick<Band, 'rise' | 'lasts' | 'loud'>): GainNode {
  const gain = new GainNode(context, { gain: 0.0001 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  return gain;
}

const HISS = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of white noise. */
function hiss(context: BaseAudioContext): AudioBuffer {
  const known = HISS.get(context);
  if (known !== undefined) return known;
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  HISS.set(context, buffer);
  return buffer;
}
