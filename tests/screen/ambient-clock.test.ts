import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AmbientClock } from '../../src/screen/ambient-clock.ts';

const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', globalThis);
  page.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A clock that is asked to continue after each frame, and the number of its frames. */
function makeClock() {
  const frames = { count: 0 };
  const clock = new AmbientClock(() => {
    frames.count++;
    clock.run(true);
  });
  return { clock, frames };
}

function setHidden(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('the clock asks for fifteen frames in a second while it runs', () => {
  const { clock, frames } = makeClock();
  vi.advanceTimersByTime(1000);
  expect(frames.count).toBe(0);
  clock.run(true);
  vi.advanceTimersByTime(1000);
  expect(frames.count).toBeGreaterThanOrEqual(14);
  expect(frames.count).toBeLessThanOrEqual(15);
  clock.run(false);
  vi.advanceTimersByTime(1000);
  expect(frames.count).toBeLessThanOrEqual(15);
  expect(vi.getTimerCount()).toBe(0);
});

test('the clock rests while the page is hidden, and continues', () => {
  const { clock, frames } = makeClock();
  setHidden(true);
  clock.run(true);
  vi.advanceTimersByTime(1000);
  expect([frames.count, vi.getTimerCount()]).toEqual([0, 0]);
  setHidden(false);
  vi.advanceTimersByTime(500);
  expect(frames.count).toBeGreaterThan(5);
});

test('a destroyed clock asks for nothing', () => {
  const { clock, frames } = makeClock();
  clock.run(true);
  clock.destroy();
  setHidden(true);
  setHidden(false);
  vi.advanceTimersByTime(1000);
  expect(frames.count).toBe(0);
});
