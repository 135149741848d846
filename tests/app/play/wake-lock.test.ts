import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentGame } from '../../../src/app/current-game.ts';
import { WakeLock } from '../../../src/app/play/wake-lock.ts';

/** The locks that keep the screen on. */
let held: Set<object>;
let isRefused: boolean;
/** How often the browser was asked to keep the screen on. */
let requests: number;

/** A page in a mode, and its lock. */
function open(mode: 'title' | 'play' | 'replay') {
  const current = { mode: mode as string };
  const lock = new WakeLock(current as unknown as CurrentGame);
  const press = async (type = 'keydown') => {
    window.dispatchEvent(new Event(type));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { current, lock, press };
}

beforeEach(() => {
  vi.useFakeTimers();
  held = new Set();
  isRefused = false;
  requests = 0;
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('navigator', {
    wakeLock: {
      async request() {
        requests++;
        if (isRefused) throw new DOMException('The battery is low.', 'NotAllowedError');
        const lock = {
          get released() {
            return !held.has(lock);
          },
          release: async () => void held.delete(lock),
        };
        held.add(lock);
        return lock;
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['play', 'replay'] as const)(
  'in a %s the screen stays on for five minutes after a key',
  async (mode) => {
    const { press } = open(mode);
    expect(held.size).toBe(0);
    await press();
    expect(held.size).toBe(1);
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    await press('pointerdown');
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(held.size).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(held.size).toBe(0);
    await press();
    expect(held.size).toBe(1);
  },
);

test('on the title screen the screen may go out, and it stays on when a game is opened', async () => {
  const { current, lock, press } = open('title');
  await press();
  expect(held.size).toBe(0);
  current.mode = 'play';
  lock.follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(held.size).toBe(1);
  current.mode = 'over';
  lock.follow();
  expect(held.size).toBe(0);
});

test('a page that was hidden keeps the screen on again when it is shown', async () => {
  const { press } = open('play');
  await press();
  // The browser releases the lock itself.
  held.clear();
  Object.assign(document, { hidden: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(held.size).toBe(0);
  Object.assign(document, { hidden: false });
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(held.size).toBe(1);
});

test('two presses at once hold one lock', async () => {
  const { lock, press } = open('play');
  lock.used();
  lock.used();
  await press();
  expect(held.size).toBe(1);
});

test('a browser that refuses, or that cannot keep the screen on, changes nothing', async () => {
  isRefused = true;
  const { press } = open('play');
  await press();
  expect(held.size).toBe(0);
  isRefused = false;
  await vi.advanceTimersByTimeAsync(60_000);
  await press();
  expect(held.size).toBe(1);
  vi.stubGlobal('navigator', {});
  await open('play').press();
});

test('a browser that refuses is asked again after some seconds or when the page is shown, not with each key', async () => {
  isRefused = true;
  const { lock, press } = open('play');
  for (let key = 0; key < 3; key++) {
    await press();
    // A drawing, and a turn of a replay.
    lock.follow();
    lock.used();
    await vi.advanceTimersByTimeAsync(16);
  }
  expect(requests).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  await press();
  expect(requests).toBe(2);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toBe(3);
});
