import type { Page } from 'playwright-core';

/** A state of the pad. */
interface PadState {
  readonly pressed: readonly number[];
  readonly axes: readonly number[];
}

/** `states`: the page sees each once, in this order; the last one stays. Null: there is no pad. */
export type PadWindow = Window & { states: PadState[] | null };

/** Buttons of the standard mapping. */
const buttons = {
  a: 0,
  b: 1,
  x: 2,
  y: 3,
  lb: 4,
  rb: 5,
  lt: 6,
  rt: 7,
  start: 9,
  rs: 11,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
};

export type PadButton = keyof typeof buttons;

const atRest: PadState = { pressed: [], axes: [0, 0, 0, 0] };

/** Runs in the page before it is opened: it sees a pad that the test holds. */
export function withPad(): void {
  const own = window as unknown as PadWindow;
  own.states = [{ pressed: [], axes: [0, 0, 0, 0] }];
  navigator.getGamepads = () => {
    const { states } = own;
    const pad = states && states.length > 1 ? states.shift() : states?.[0];
    if (!pad) return [null];
    const all = Array.from({ length: 17 }, (_, index) => ({
      pressed: pad.pressed.includes(index),
      touched: false,
      value: 0,
    }));
    return [
      { index: 0, mapping: 'standard', connected: true, buttons: all, axes: pad.axes },
    ] as never;
  };
}

/** Connects the pad of `withPad`, at rest. */
export function connectPad(page: Page): Promise<boolean> {
  return page.evaluate((state) => {
    (window as unknown as PadWindow).states = [state];
    return window.dispatchEvent(new Event('gamepadconnected'));
  }, atRest);
}

/**
 * Holds the pad in a state for one reading of the page, however slow its frames are: a direction that is
 * held for longer repeats. Waits until the page has read it.
 */
export async function holdPad(page: Page, state: Partial<PadState>): Promise<void> {
  await page.evaluate(
    async (next) => {
      const { states } = window as unknown as PadWindow;
      states?.push(...next);
      while ((states?.length ?? 0) > 1) await new Promise(requestAnimationFrame);
    },
    [{ ...atRest, ...state }, atRest],
  );
}

/** Presses buttons of the pad together, once. */
export function pressPad(page: Page, ...names: readonly PadButton[]): Promise<void> {
  return holdPad(page, { pressed: names.map((name) => buttons[name]) });
}
