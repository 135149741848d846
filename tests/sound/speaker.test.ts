import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { notesOf } from '../../src/sound/notes.ts';
import { Speaker } from '../../src/sound/speaker.ts';

/** The start times of all notes, the sides of all sounds, and the last gain for all of them. */
let started: number[] = [];
let sides: number[] = [];
let master = { gain: { value: 1 }, connect: (to: unknown) => to };
let audio: FakeAudio;

const param = {
  setValueAtTime: () => {},
  exponentialRampToValueAtTime: () => {},
  linearRampToValueAtTime: () => {},
};
const connect = (to: unknown) => to;

/** An audio whose `allow` is the moment when the browser allows sound. */
class FakeAudio {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  #waiting: (() => void)[] = [];

  constructor() {
    audio = this;
  }

  createGain() {
    master = { gain: { value: 1 }, connect };
    return master;
  }

  resume() {
    return new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  async allow() {
    this.state = 'running';
    for (const resolve of this.#waiting) resolve();
    await Promise.resolve();
  }
}

beforeEach(() => {
  started = [];
  sides = [];
  vi.stubGlobal('window', { AudioContext: FakeAudio });
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal(
    'StereoPannerNode',
    class {
      connect = connect;
      constructor(_: FakeAudio, { pan }: { pan: number }) {
        sides.push(pan);
      }
    },
  );
  vi.stubGlobal(
    'GainNode',
    class {
      gain = param;
      connect = connect;
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class {
      frequency = param;
      connect = connect;
      start = (at: number) => started.push(at);
      stop = () => {};
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test.each(['suspended', 'interrupted'])(
  'while the audio is %s, only the sounds of the last turn wait, and they start once',
  async (state) => {
    const speaker = new Speaker();
    speaker.play(['hit'], 50);
    audio.state = state;
    speaker.play(['hurt'], 50);
    speaker.play(['item'], 50);
    expect(started).toEqual([]);
    await audio.allow();
    expect(started).toHaveLength(notesOf.item.length);
  },
);

test('while the audio is running, the sounds of each turn start at once', async () => {
  const speaker = new Speaker();
  speaker.play(['hit'], 50);
  await audio.allow();
  started = [];
  audio.currentTime = 7;
  speaker.play(['hurt'], 50);
  expect(Math.min(...started)).toBe(7);
  expect(started).toHaveLength(notesOf.hurt.length);
});

test('with volume 0 there is no sound', async () => {
  const speaker = new Speaker();
  speaker.play(['hit'], 50);
  await audio.allow();
  started = [];
  speaker.play(['hit'], 0);
  expect(started).toEqual([]);
});

test('sounds that the browser allows only after more than a second are not played', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  const speaker = new Speaker();
  speaker.play(['hit'], 50);
  now.mockReturnValue(1001);
  await audio.allow();
  expect(started).toEqual([]);
});

test('each sound comes from its side, and one without a place from the middle', async () => {
  const speaker = new Speaker();
  speaker.play(['hurt', 'item'], 50, { hurt: -0.5 });
  await audio.allow();
  expect(sides).toEqual([-0.5, 0]);
});

test('at full volume a sound in the middle has its own amplitude on both sides', async () => {
  const speaker = new Speaker();
  speaker.play(['item'], 100);
  await audio.allow();
  // The sides of a stereo panner in the middle.
  expect(master.gain.value * Math.cos(Math.PI / 4)).toBeCloseTo(1);
});
