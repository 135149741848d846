import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playByPad } from '../../../src/app/play/play-by-gamepad.ts';
import type { Shell } from '../../../src/app/shell.ts';
import { act } from '../../../src/controls/act.ts';
import type { Control } from '../../../src/controls/controls.ts';
import { type Session, startSession } from '../../../src/controls/session.ts';
import { scene } from '../../world.ts';

/** Indexes of buttons of the standard mapping. */
const [a, b, x, left] = [0, 1, 2, 14];

let pressed: number;
let nextFrame: (time: number) => void;
let current: { mode: string; session: Session | null; shown: Session };
/** Whether direction keys choose a cell. */
let isChoosing: boolean;
/** The controls that the page has used to choose a cell. */
let taken: Control['type'][];
/** How often the button was pressed that leaves the replay. */
let timesLeft: number;
/** How often the page was told that it is in use. */
let uses: number;

beforeEach(() => {
  taken = [];
  timesLeft = 0;
  uses = 0;
  const pad = () => ({
    index: 0,
    mapping: 'standard',
    axes: [],
    buttons: Array.from({ length: 17 }, (_, index) => ({ pressed: index === pressed })),
  });
  vi.stubGlobal('navigator', { getGamepads: () => [pad()] });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('HTMLDialogElement', class {});
  vi.stubGlobal('requestAnimationFrame', (frame: typeof nextFrame) => {
    nextFrame = frame;
    return 1;
  });
  const leave = { checkVisibility: () => true, closest: () => null, click: () => timesLeft++ };
  vi.stubGlobal('document', {
    activeElement: null,
    body: { querySelectorAll: () => [] },
    querySelector: () => null,
    querySelectorAll: (selector: string) => (selector === 'button.leaves' ? [leave] : []),
  });
  const shown = startSession(scene('##### #@..# #####'));
  current = { mode: 'replay', session: null, shown };
  const page = {
    current,
    outcomes: { show() {} },
    isLoading: false,
    wakeLock: { used: () => uses++ },
    get isChoosing() {
      return isChoosing;
    },
    takes({ type }: Control) {
      if (!isChoosing) return false;
      taken.push(type);
      return true;
    },
  };
  playByPad(page as unknown as Shell);
});
afterEach(() => vi.unstubAllGlobals());

/** Presses buttons of the pad one after another. */
function press(...buttons: readonly number[]): void {
  for (const button of buttons) {
    pressed = button;
    nextFrame(0);
    pressed = -1;
    nextFrame(0);
  }
}

test('in a replay, the D-pad, A and B of a gamepad choose a cell while Look or the inspector asks for one', () => {
  isChoosing = true;
  press(left, a, b);
  expect(taken).toEqual(['step', 'confirm', 'back']);
  expect(timesLeft).toBe(0);
});

test('in a game, the D-pad, A and B of a gamepad choose a cell while Look or the inspector asks for one', () => {
  isChoosing = true;
  Object.assign(current, { mode: 'play', session: current.shown });
  press(left, a, b);
  expect(taken).toEqual(['step', 'confirm', 'back']);
});

test('in a replay, B of a gamepad leaves the replay while no cell is chosen', () => {
  isChoosing = false;
  press(b);
  expect(taken).toEqual([]);
  expect(timesLeft).toBe(1);
});

test('each press of a gamepad keeps the screen on', () => {
  isChoosing = true;
  press(left, a);
  expect(uses).toBe(2);
});

test('a button that is held since the bag was open takes no turns when the bag is closed', () => {
  isChoosing = false;
  const session = current.shown;
  Object.assign(current, { mode: 'play', session });
  act(session, { type: 'wait' });
  const { turn } = session.game;
  const hold = (from: number) => {
    for (let time = from; time < from + 2000; time += 50) nextFrame(time);
  };
  session.bag = { ...session.bag, open: true };
  pressed = x;
  hold(0);
  session.bag = { ...session.bag, open: false };
  hold(2000);
  expect(session.game.turn).toBe(turn);
  // A new press counts.
  press(-1, x);
  expect(session.game.turn).toBe(turn + 1);
});
