import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  controlOfPad,
  directionOf,
  isPadConnected,
  listenToPads,
  type Pad,
  PadReader,
  padButtonName,
  tiltOf,
} from '../../src/controls/gamepad.ts';
import { campaign, rogueCampaign } from '../world.ts';

/** A pad with some pressed buttons, by index of the standard mapping, and a left stick. */
function pad(pressed: readonly number[] = [], axes: readonly number[] = [0, 0, 0, 0]): Pad {
  return {
    buttons: Array.from({ length: 17 }, (_, index) => ({ pressed: pressed.includes(index) })),
    axes,
  };
}

describe('the direction of a pad', () => {
  test('the D-pad gives the direction, also diagonally', () => {
    expect(directionOf(pad([12]))).toEqual({ dx: 0, dy: -1 });
    expect(directionOf(pad([13, 14]))).toEqual({ dx: -1, dy: 1 });
    expect(directionOf(pad([12, 13]))).toBeNull();
  });

  test('the direction of a pad is the nearest of eight to its stick, outside of the dead zone', () => {
    expect(directionOf(pad([], [0.9, 0.1]))).toEqual({ dx: 1, dy: 0 });
    expect(directionOf(pad([], [-0.6, -0.6]))).toEqual({ dx: -1, dy: -1 });
    expect(directionOf(pad([], [0.2, 0.3]))).toBeNull();
  });
});

describe('reading a pad', () => {
  test('a button counts once per press', () => {
    const reader = new PadReader();
    const types = (state: Pad, time: number) =>
      reader.read(state, time).map(({ press }) => press.type);
    expect(types(pad([0]), 0)).toEqual(['confirm']);
    expect(types(pad([0, 3]), 16)).toEqual(['bag']);
    expect(types(pad([]), 32)).toEqual([]);
    expect(types(pad([0]), 48)).toEqual(['confirm']);
  });

  test('a held direction repeats after a pause, marked as a repeat', () => {
    const reader = new PadReader();
    const repeats = (state: Pad, time: number) =>
      reader.read(state, time).map(({ repeat }) => repeat);
    expect(repeats(pad([15]), 0)).toEqual([false]);
    expect(repeats(pad([15]), 300)).toEqual([]);
    expect(repeats(pad([15]), 350)).toEqual([true]);
    expect(repeats(pad([15]), 400)).toEqual([]);
    expect(repeats(pad([15]), 470)).toEqual([true]);
    // Another direction is another press.
    expect(repeats(pad([12]), 480)).toEqual([false]);
    expect(repeats(pad(), 490)).toEqual([]);
    expect(repeats(pad([12]), 500)).toEqual([false]);
  });
});

test('held buttons that wait or search repeat as a direction does, and other buttons do not', () => {
  const reader = new PadReader();
  const read = (state: Pad, time: number) =>
    reader.read(state, time).map(({ press, repeat }) => [press.type, repeat]);
  expect(read(pad([2, 7]), 0)).toEqual([
    ['wait', false],
    ['explore', false],
  ]);
  expect(read(pad([2, 7]), 340)).toEqual([]);
  expect(read(pad([2, 7]), 350)).toEqual([['wait', true]]);
  // The other button has a time of its own.
  expect(read(pad([2, 4, 7]), 400)).toEqual([['search', false]]);
  expect(read(pad([2, 4, 7]), 470)).toEqual([['wait', true]]);
  expect(read(pad([4]), 750)).toEqual([['search', true]]);
  expect(read(pad([2]), 760)).toEqual([['wait', false]]);
});

test('the tilt of the right stick grows from nothing at its dead zone to 1, and keeps its direction', () => {
  expect(tiltOf(pad([], [0.9, 0.9, 0.1, -0.2]))).toBeNull();
  expect(tiltOf(pad([], [0, 0, -1, 0]))).toEqual({ x: -1, y: 0 });
  const half = tiltOf(pad([], [0, 0, 0, 0.625]));
  expect(half?.x).toBe(0);
  expect(half?.y).toBeCloseTo(0.5);
  const corner = tiltOf(pad([], [0, 0, 1, 1]));
  expect(Math.hypot(corner?.x ?? 0, corner?.y ?? 0)).toBeCloseTo(1);
  // Old pads have no right stick.
  expect(tiltOf(pad([], [0.9, 0]))).toBeNull();
});

describe('a gamepad without the standard mapping', () => {
  /** Connects pads with these mappings, and shows some frames. Returns what the page was told. */
  function connect(...mappings: readonly string[]): string[] {
    const told: string[] = [];
    let frames: FrameRequestCallback[] = [];
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    const pads = mappings.map((mapping, index) => ({ ...pad([0]), mapping, index }));
    vi.stubGlobal('navigator', { getGamepads: () => [null, ...pads] });
    listenToPads({
      press: ({ type }) => told.push(type),
      tilt: () => told.push('tilt'),
      refuse: () => told.push('refuse'),
    });
    for (let time = 0; time < 3; time++) {
      window.dispatchEvent(new Event('gamepadconnected'));
      const due = frames;
      frames = [];
      for (const frame of due) frame(time);
    }
    return told;
  }

  afterEach(() => vi.unstubAllGlobals());

  test('a gamepad without the standard mapping is reported once, and does nothing else', () => {
    expect(connect('')).toEqual(['refuse']);
    expect(isPadConnected()).toBe(false);
  });

  test('a gamepad without the standard mapping is reported in addition to a pad that works', () => {
    expect(connect('standard', '')).toEqual(['confirm', 'refuse']);
    expect(isPadConnected()).toBe(true);
  });

  test('nothing is reported if all gamepads have the standard mapping', () => {
    expect(connect('standard')).toEqual(['confirm']);
  });
});

test('a gamepad goes on after a press that has thrown an error', () => {
  let frames: FrameRequestCallback[] = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  let pressed: readonly number[] = [0];
  const connected = () => ({ ...pad(pressed), mapping: 'standard', index: 0 });
  vi.stubGlobal('navigator', { getGamepads: () => [connected()] });
  const told: string[] = [];
  listenToPads({
    press({ type }) {
      told.push(type);
      if (type === 'confirm') throw new Error('a turn that fails');
    },
    tilt() {},
    refuse() {},
  });
  const show = (time: number) => {
    const due = frames;
    frames = [];
    for (const frame of due) frame(time);
  };
  expect(() => show(0)).toThrow('a turn that fails');
  pressed = [1];
  show(16);
  expect(told).toEqual(['confirm', 'back']);
  vi.unstubAllGlobals();
});

test('A acts here in the game, and chooses in the bag and in questions', () => {
  expect(controlOfPad({ type: 'confirm' }, false, campaign)).toEqual({ type: 'here' });
  expect(controlOfPad({ type: 'confirm' }, true, campaign)).toEqual({ type: 'confirm' });
  expect(controlOfPad({ type: 'direction', dx: 1, dy: -1 }, false, campaign)).toEqual({
    type: 'step',
    dx: 1,
    dy: -1,
  });
  expect(controlOfPad({ type: 'menu' }, false, campaign)).toEqual({ type: 'menu' });
});

test('the left bumper digs in the Simple Roguelike, and searches in Rogue', () => {
  expect(controlOfPad({ type: 'search' }, false, campaign)).toEqual({ type: 'dig' });
  expect(controlOfPad({ type: 'search' }, false, rogueCampaign)).toEqual({ type: 'search' });
  expect(padButtonName('dig')).toBe('LB');
  expect(padButtonName('search')).toBe('LB');
});
