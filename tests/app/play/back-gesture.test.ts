import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackGesture } from '../../../src/app/play/back-gesture.ts';
import type { Shell } from '../../../src/app/shell.ts';
import { act } from '../../../src/controls/act.ts';
import type { Control } from '../../../src/controls/controls.ts';
import { type Outcome, type Session, startSession } from '../../../src/controls/session.ts';
import { give, scene } from '../../world.ts';

/** The watchers that wait for Back, the newest last. */
let waiting: { onclose: (() => void) | null }[];

/** Presses Back. Returns whether a part of the page has waited for it. */
function back(): boolean {
  const watcher = waiting.pop();
  watcher?.onclose?.();
  return watcher !== undefined;
}

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { querySelector: () => null });
  class CloseWatcher {
    onclose = null;
    constructor() {
      waiting.push(this);
    }
    destroy() {
      waiting = waiting.filter((one) => one !== this);
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher);
});
afterEach(() => vi.unstubAllGlobals());

/** A page with a game whose hero has an apple and a dagger. */
function page() {
  const game = scene('##### #@..# #####');
  give(game, 'apple', 'dagger');
  const session: Session = startSession(game);
  const parts = {
    current: { session, mode: 'play' as 'play' | 'replay' },
    look: {
      isOpen: false,
      close() {
        parts.look.isOpen = false;
        gesture.follow();
      },
    },
    replay: {
      close() {
        parts.current.mode = 'play';
        gesture.follow();
      },
    },
    shown: [] as Outcome[],
    outcomes: {
      show(outcome: Outcome) {
        parts.shown.push(outcome);
        gesture.follow();
      },
    },
    isChoosing: false,
    takes: (_: Control) => false,
  };
  const gesture = new BackGesture(parts as unknown as Shell);
  const press = (...types: Control['type'][]) => {
    for (const type of types) parts.outcomes.show(act(session, { type } as Control));
  };
  return { ...parts, parts, session, gesture, press };
}

test('Back closes the menu of an item, then the bag, and then leaves the page', () => {
  const { session, press } = page();
  press('bag', 'confirm');
  const { turn } = session.game;
  expect(session.bag).toMatchObject({ open: true, menu: 0 });
  expect(back()).toBe(true);
  expect(session.bag).toMatchObject({ open: true, menu: null });
  expect(back()).toBe(true);
  expect(session.bag.open).toBe(false);
  expect(session.game.turn).toBe(turn);
  expect(back()).toBe(false);
});

test('Escape that the page refuses, such as in a field for text, closes nothing', () => {
  const { parts, gesture } = page();
  parts.current.mode = 'replay';
  gesture.follow();
  const pressEscape = (type: string) =>
    window.dispatchEvent(Object.assign(new Event(type), { key: 'Escape' }));
  pressEscape('keydown');
  expect(back()).toBe(true);
  pressEscape('keyup');
  expect(parts.current.mode).toBe('replay');
  // Back still leaves the replay.
  expect(back()).toBe(true);
  expect(parts.current.mode).toBe('play');
});

test('Back cancels a question about a direction', () => {
  const { session, press } = page();
  press('run');
  expect(back()).toBe(true);
  expect(session.asking).toBeNull();
  expect(back()).toBe(false);
});

test('Back closes Look over an open replay first, and then the replay', () => {
  const { parts, gesture } = page();
  parts.current.mode = 'replay';
  parts.look.isOpen = true;
  gesture.follow();
  expect(back()).toBe(true);
  expect(parts.look.isOpen).toBe(false);
  expect(parts.current.mode).toBe('replay');
  expect(back()).toBe(true);
  expect(parts.current.mode).toBe('play');
  expect(back()).toBe(false);
});

test('a bag that was closed otherwise leaves Back to the browser', () => {
  const { press } = page();
  press('bag', 'bag');
  expect(back()).toBe(false);
});

test('in a browser without CloseWatcher nothing waits for Back', () => {
  vi.stubGlobal('CloseWatcher', undefined);
  const { session, press } = page();
  press('bag');
  expect(session.bag.open).toBe(true);
  expect(back()).toBe(false);
});
