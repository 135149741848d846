import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GameScreen } from '../../src/app/game-screen.ts';
import type { View } from '../../src/screen/view.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The milliseconds until a notice disappears. */
function timeOf(text: string): number {
  let notice: string | null = null;
  const source = {
    view: (overlay: Pick<View, 'notice'>) => overlay as View,
    shown: (view: View) => {
      notice = view.notice ?? null;
    },
    isTitle: () => false,
    showing() {},
  };
  type Source = ConstructorParameters<typeof GameScreen>[1];
  const screen = new GameScreen({} as HTMLElement, source as unknown as Source);
  const begin = Date.now();
  screen.notify(text);
  screen.redraw();
  expect(notice).toBe(text);
  while (notice !== null) vi.advanceTimersToNextTimer();
  return Date.now() - begin;
}

test('a notice stays long enough to be read: a long one longer than a short one', () => {
  expect(timeOf('You stop.')).toBeGreaterThanOrEqual(4000);
  expect(timeOf('You stop.')).toBeLessThan(6000);
  const long =
    'Nothing left to explore. Left behind: riveted armour. A trap or a monster blocks the rest. The > key goes to the stairs down.';
  expect(timeOf(long)).toBeGreaterThan(10_000);
});
