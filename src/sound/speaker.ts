import { notesOf } from './notes.ts';
import type { Pans } from './pans.ts';
import type { Sound } from './sounds.ts';

/** Seconds between the sounds of one turn. */
const secondsBetween = 0.09;
/** Seconds in which a note reaches its loudness; a sudden start would click. */
const fadeIn = 0.006;
/** Milliseconds that a sound can wait for the browser: later, the player would not know its cause. */
const longestWait = 1000;

/** Plays sounds with the Web Audio API. Where the browser has or allows none, it stays silent. */
export class Speaker {
  /** Made with the first sound: browsers allow sound only after a key or a tap. */
  #audio: AudioContext | null = null;
  /** Starts the newest sounds, as soon as the browser allows sound. Null while none wait. */
  #waiting: (() => void) | null = null;

  /** Plays sounds one shortly after the other. `volume`: from 0 to 100 percent; 0 is silence. */
  play(sounds: readonly Sound[], volume: number, pans: Pans = {}): void {
    if (volume === 0 || sounds.length === 0 || !('AudioContext' in window)) return;
    this.#audio ??= new AudioContext();
    const audio = this.#audio;
    const asked = performance.now();
    this.#waiting = () => {
      if (performance.now() - asked <= longestWait) playSounds(audio, sounds, volume, pans);
    };
    if (audio.state === 'running') this.#start();
    // The clock of a suspended page stands still: the sounds of all turns would start at once.
    else
      audio.resume().then(
        () => this.#start(),
        () => {},
      );
  }

  #start(): void {
    this.#waiting?.();
    this.#waiting = null;
  }
}

function playSounds(
  audio: AudioContext,
  sounds: readonly Sound[],
  volume: number,
  pans: Pans,
): void {
  const master = audio.createGain();
  // Loudness is heard roughly as the square root of the amplitude. A panner keeps the power of a sound: in the middle,
  // each side has the amplitude divided by the square root of two.
  master.gain.value = Math.SQRT2 * (volume / 100) ** 2;
  master.connect(audio.destination);
  for (const [n, sound] of sounds.entries()) {
    const side = new StereoPannerNode(audio, { pan: pans[sound] ?? 0 });
    side.connect(master);
    playNotes(audio, side, sound, audio.currentTime + n * secondsBetween);
  }
}

function playNotes(audio: AudioContext, output: AudioNode, sound: Sound, soundStart: number): void {
  for (const { wave, pitch, start, length, loudness } of notesOf[sound]) {
    const from = soundStart + start;
    const end = from + length;
    const oscillator = new OscillatorNode(audio, { type: wave, frequency: pitch[0] });
    oscillator.frequency.setValueAtTime(pitch[0], from);
    oscillator.frequency.exponentialRampToValueAtTime(pitch[1], end);
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(loudness, from + fadeIn);
    gain.gain.exponentialRampToValueAtTime(0.001, end);
    oscillator.connect(gain).connect(output);
    oscillator.start(from);
    oscillator.stop(end);
  }
}
