import type { Sound } from './sounds.ts';

/** A part of a sound. Times are in seconds, pitches in hertz. */
export interface Note {
  readonly wave: OscillatorType;
  /** The pitch glides from the first value to the second. */
  readonly pitch: readonly [from: number, to: number];
  /** After the start of the sound. */
  readonly start: number;
  readonly length: number;
  /** The greatest loudness, from 0 to 1. */
  readonly loudness: number;
}

function note(
  wave: OscillatorType,
  pitch: Note['pitch'],
  length: number,
  { start = 0, loudness = 0.5 } = {},
): Note {
  return { wave, pitch, start, length, loudness };
}

/** A tune of even notes. */
function tune(
  wave: OscillatorType,
  pitches: readonly number[],
  length: number,
  loudness?: number,
): Note[] {
  return pitches.map((pitch, n) =>
    note(wave, [pitch, pitch], length * 1.6, { start: n * length, loudness }),
  );
}

/** The notes of each sound. Good news rises, bad news falls. */
export const notesOf: Readonly<Record<Sound, readonly Note[]>> = {
  death: tune('triangle', [294, 262, 220, 147], 0.22),
  victory: tune('triangle', [392, 494, 587, 784, 988], 0.14),
  hurt: [
    note('square', [190, 70], 0.16, { loudness: 0.35 }),
    note('triangle', [110, 50], 0.2, { loudness: 0.7 }),
  ],
  harm: [note('sawtooth', [330, 165], 0.28, { loudness: 0.25 })],
  warning: tune('square', [440, 370], 0.09, 0.2),
  level: tune('triangle', [523, 659, 784, 1047], 0.09),
  kill: [
    note('triangle', [420, 90], 0.18),
    note('triangle', [784, 784], 0.1, { start: 0.12, loudness: 0.25 }),
  ],
  trap: [note('sawtooth', [900, 120], 0.22, { loudness: 0.25 })],
  hit: [note('triangle', [320, 150], 0.09, { loudness: 0.6 })],
  stairs: tune('triangle', [330, 294, 262], 0.1, 0.35),
  gold: tune('sine', [1319, 1760], 0.06, 0.3),
  item: tune('sine', [659, 880], 0.07, 0.35),
  use: [note('sine', [520, 620], 0.1, { loudness: 0.3 })],
  find: tune('sine', [784, 988, 1175], 0.07, 0.3),
  miss: [note('sine', [500, 300], 0.07, { loudness: 0.2 })],
  refused: [note('sine', [160, 150], 0.08, { loudness: 0.35 })],
};
