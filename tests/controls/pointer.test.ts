import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToPointer } from '../../src/controls/pointer.ts';
import type { Tap } from '../../src/controls/session.ts';

/** The canvas of the test: one column of targets, each ten pixels high. */
const targets: (Tap | null)[] = [
  { type: 'cell', x: 4, y: 2 },
  { type: 'bagRow', slot: 0 },
  { type: 'bagRow', slot: 1 },
  { type: 'bagRow', slot: 2 },
  { type: 'button', button: 'help' },
  null,
  { type: 'bag' },
  { type: 'button', button: 'wait' },
  // A card, such as that of a monster.
  null,
];
const [cell, row0, , row2, button, , , wait] = targets;
const yOf = (index: number) => index * 10 + 5;

let canvas: HTMLCanvasElement;
let calls: unknown[][];
/** Whether each target was asked for a finger. */
let fingers: boolean[];
let walking: boolean;
let looks: boolean;

function send(type: string, index: number, facts: object = {}): Event {
  const event = new Event(type, { cancelable: true });
  const pointer = { pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY: yOf(index) };
  // Without a given time, the event is reported as soon as it happens.
  Object.defineProperty(event, 'timeStamp', { value: Date.now(), writable: true });
  canvas.dispatchEvent(Object.assign(event, pointer, facts));
  return event;
}

beforeEach(() => {
  vi.useFakeTimers();
  const target = Object.assign(new EventTarget(), { style: {}, setPointerCapture: () => {} });
  canvas = target as unknown as HTMLCanvasElement;
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout }));
  calls = [];
  fingers = [];
  walking = true;
  looks = true;
  listenToPointer(canvas, {
    targetAt(_, y, isTouch) {
      fingers.push(isTouch);
      return targets[Math.floor(y / 10)];
    },
    tap: (target, repeat) =>
      calls.push(repeat === undefined ? ['tap', target] : ['tap', target, repeat]),
    repeats: (target) => target === wait,
    look: (x, y) => {
      calls.push(['look', x, y]);
      return looks;
    },
    endLook: () => calls.push(['endLook']),
    startWalk: () => calls.push(['startWalk']),
    isMap: (_, y) => y < 10 || (y >= 50 && y < 70),
    pan: (dx, dy) => calls.push(['pan', dx, dy]),
    zoom: (factor, around) => calls.push(['zoom', factor, around]),
    scroll: (by) => calls.push(['scroll', by]),
    dragRow: (slot, to) => calls.push(['dragRow', slot, to]),
    walk: (x, y) => {
      calls.push(['walk', x, y]);
      return walking;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['touch', 'mouse', 'pen'])(
  'each target of a %s is that of its own event, whatever pointer the device has first',
  (pointerType) => {
    send('pointerdown', 0, { pointerType });
    send('pointermove', 0, { pointerType });
    send('pointerup', 0, { pointerType });
    expect(fingers).toEqual([0, 1, 2].map(() => pointerType === 'touch'));
  },
);

describe('after a click on something else', () => {
  /** Clicks, and returns the time of the click. */
  const click = (facts: object): number => {
    const event = new Event('click');
    window.dispatchEvent(
      Object.assign(event, { detail: 1, clientX: 0, clientY: yOf(0), ...facts }),
    );
    return event.timeStamp;
  };

  test('a press at the same place is the second click of a double click, and does nothing', () => {
    const clicked = click({});
    send('pointerdown', 0, { timeStamp: clicked + 400 });
    send('pointerup', 0, { timeStamp: clicked + 450 });
    expect(calls).toEqual([]);
    send('pointerdown', 0, { timeStamp: clicked + 600 });
    expect(calls).toEqual([['startWalk'], ['tap', cell]]);
  });

  test.each([
    ['a click at another place', { clientX: 40 }],
    ['a click by a key', { detail: 0 }],
  ])('%s does not keep a press from the map', (_, facts) => {
    const clicked = click(facts);
    send('pointerdown', 0, { timeStamp: clicked + 100 });
    expect(calls).toEqual([['startWalk'], ['tap', cell]]);
  });
});

describe('a press on a cell', () => {
  test('a press on a cell taps at once, and not again on release', () => {
    send('pointerdown', 0);
    expect(calls).toEqual([['startWalk'], ['tap', cell]]);
    send('pointerup', 0);
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(2);
  });

  test('a press on a cell that is held walks after 350 ms, then every 165 ms until released', () => {
    send('pointerdown', 0);
    vi.advanceTimersByTime(349);
    expect(calls).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(calls[2]).toEqual(['walk', 4, 2]);
    vi.advanceTimersByTime(165 * 2);
    expect(calls).toHaveLength(5);
    send('pointerup', 0);
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(5);
  });

  test('a press on a cell that is held stops walking when the walk is over', () => {
    send('pointerdown', 0);
    walking = false;
    vi.advanceTimersByTime(2000);
    expect(calls.filter(([call]) => call === 'walk')).toHaveLength(1);
  });

  test('a press on a cell that leaves the map stops walking', () => {
    send('pointerdown', 0);
    send('pointermove', 4);
    vi.advanceTimersByTime(2000);
    expect(calls.filter(([call]) => call === 'walk')).toEqual([]);
  });

  test.each(['pointercancel', 'blur'])('a press on a cell ends with %s', (type) => {
    send('pointerdown', 0);
    if (type === 'blur') window.dispatchEvent(new Event('blur'));
    else send(type, 0);
    vi.advanceTimersByTime(2000);
    expect(calls).toHaveLength(2);
  });
});

describe('a press on a row or a button', () => {
  test('a press on a row or a button taps on release over the same target', () => {
    send('pointerdown', 4);
    expect(calls).toEqual([]);
    send('pointerup', 4);
    expect(calls).toEqual([['tap', button]]);
  });

  test.each([
    ['another row', 2],
    ['a button', 4],
    ['nothing', 5],
  ])('a press on a row or a button does not tap on release over %s', (_, index) => {
    send('pointerdown', 1);
    send('pointerup', index);
    expect(calls).toEqual([]);
  });

  test('a press on a row or a button scrolls when it is dragged, and does not tap on release', () => {
    send('pointerdown', 1);
    send('pointermove', 1);
    expect(calls).toEqual([]);
    send('pointermove', 3);
    expect(calls).toEqual([['dragRow', 0, 2]]);
    send('pointermove', 1);
    send('pointerup', 1);
    expect(calls).toEqual([['dragRow', 0, 2]]);
  });

  test('a press on a row or a button taps again after a drag has ended', () => {
    send('pointerdown', 1);
    send('pointermove', 3);
    send('pointerup', 3);
    send('pointerdown', 3);
    send('pointerup', 3);
    expect(calls.at(-1)).toEqual(['tap', row2]);
  });

  test('a press on a row or a button ignores other pointers', () => {
    send('pointerdown', 1);
    send('pointermove', 3, { pointerId: 2 });
    send('pointerup', 1, { pointerId: 2 });
    expect(calls).toEqual([]);
    send('pointerup', 1);
    expect(calls).toEqual([['tap', row0]]);
  });
});

describe.each(['mouse', 'touch'])('a button that repeats, pressed by %s,', (pointerType) => {
  const press = { pointerType };
  const first = ['tap', wait, false];
  const next = ['tap', wait, true];

  test('a button that repeats counts once on release if it is not held', () => {
    send('pointerdown', 7, press);
    vi.advanceTimersByTime(340);
    expect(calls).toEqual([]);
    send('pointerup', 7, press);
    vi.advanceTimersByTime(1000);
    expect(calls).toEqual([['tap', wait]]);
  });

  test('a button that repeats counts after 350 ms, then repeats every 165 ms until it is released, and never looks', () => {
    send('pointerdown', 7, press);
    vi.advanceTimersByTime(350);
    expect(calls).toEqual([first]);
    vi.advanceTimersByTime(165 * 2);
    expect(calls).toEqual([first, next, next]);
    send('pointerup', 7, press);
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(3);
  });

  test('a button repeats also when the pointer drifts within it', () => {
    send('pointerdown', 7, press);
    send('pointermove', 7, { ...press, clientX: 30 });
    vi.advanceTimersByTime(350 + 165);
    send('pointermove', 7, { ...press, clientX: 0 });
    vi.advanceTimersByTime(165);
    expect(calls).toEqual([first, next, next]);
  });

  test('a button that repeats stops when the pointer leaves it', () => {
    send('pointerdown', 7, press);
    vi.advanceTimersByTime(350);
    send('pointermove', 4, press);
    vi.advanceTimersByTime(1000);
    send('pointerup', 4, press);
    expect(calls).toEqual([first]);
  });

  test('a button that repeats stops when another button takes its place', () => {
    send('pointerdown', 7, press);
    vi.advanceTimersByTime(350);
    targets[7] = button;
    vi.advanceTimersByTime(1000);
    send('pointerup', 7, press);
    targets[7] = wait;
    expect(calls).toEqual([first]);
  });
});

describe('a tap on a card beside the map', () => {
  test('a tap of a finger on a card looks, once', () => {
    send('pointerdown', 8, { pointerType: 'touch' });
    expect(calls).toEqual([]);
    send('pointerup', 8, { pointerType: 'touch' });
    vi.advanceTimersByTime(1000);
    expect(calls).toEqual([['look', 0, yOf(8)]]);
  });

  test.each([
    ['where there is nothing to look at', 8],
    ['in the dark beside the floor', 5],
  ])('a tap of a finger %s closes an open card', (_, index) => {
    looks = false;
    send('pointerdown', index, { pointerType: 'touch' });
    send('pointerup', index, { pointerType: 'touch' });
    expect(calls.at(-1)).toEqual(['endLook']);
  });

  test('a finger that is held on a card looks only once', () => {
    send('pointerdown', 8, { pointerType: 'touch' });
    vi.advanceTimersByTime(450);
    send('pointerup', 8, { pointerType: 'touch' });
    expect(calls).toEqual([['look', 0, yOf(8)]]);
  });

  test('a finger that slides over a card does not look', () => {
    send('pointerdown', 8, { pointerType: 'touch' });
    send('pointermove', 8, { pointerType: 'touch', clientX: 40 });
    send('pointerup', 8, { pointerType: 'touch', clientX: 40 });
    expect(calls).toEqual([]);
  });

  test('a click on a card does nothing, because the mouse shows it by hovering', () => {
    send('pointerdown', 8);
    send('pointerup', 8);
    expect(calls).toEqual([]);
  });
});

test('a second finger or another button ends a press', () => {
  send('pointerdown', 1);
  send('pointerdown', 1, { pointerId: 2, isPrimary: false });
  send('pointerup', 1);
  send('pointerdown', 1, { button: 2 });
  send('pointerup', 1);
  expect(calls).toEqual([]);
});

test('a press on nothing has no effect', () => {
  send('pointerdown', 5);
  send('pointerup', 5);
  expect(calls).toEqual([]);
});

test('the wheel over the bag scrolls it by one row', () => {
  expect(send('wheel', 1, { deltaY: 120 }).defaultPrevented).toBe(true);
  expect(send('wheel', 6, { deltaY: -120 }).defaultPrevented).toBe(true);
  expect(send('wheel', 4, { deltaY: 5 }).defaultPrevented).toBe(false);
  expect(calls).toEqual([
    ['scroll', 1],
    ['scroll', -1],
  ]);
});

test('a touchpad over the bag scrolls it by one row for thirty pixels, and not sideways', () => {
  for (let event = 0; event < 15; event++) send('wheel', 1, { deltaY: 4 });
  expect(calls).toEqual([['scroll', 1]]);
  // Another direction starts from nothing.
  for (let event = 0; event < 8; event++) send('wheel', 1, { deltaY: -4 });
  expect(calls).toEqual([
    ['scroll', 1],
    ['scroll', -1],
  ]);
  expect(send('wheel', 6, { deltaX: 40, deltaY: 0 }).defaultPrevented).toBe(true);
  expect(calls).toHaveLength(2);
});

test('the cursor is a hand over everything that a tap opens', () => {
  send('pointermove', 4);
  expect(canvas.style.cursor).toBe('pointer');
  send('pointermove', 0);
  expect(canvas.style.cursor).toBe('');
  send('pointermove', 5);
  expect(canvas.style.cursor).toBe('');
});

test('the context menu of the browser does not open', () => {
  expect(send('contextmenu', 0).defaultPrevented).toBe(true);
});

describe('a finger', () => {
  const touch = { pointerType: 'touch' };

  test('a finger taps a cell when it is lifted within 450 ms, and never walks', () => {
    send('pointerdown', 0, touch);
    vi.advanceTimersByTime(449);
    expect(calls).toEqual([]);
    send('pointerup', 0, touch);
    vi.advanceTimersByTime(2000);
    expect(calls).toEqual([['tap', cell]]);
  });

  test('a finger taps the cell that it touched, even if the map moves under it', () => {
    send('pointerdown', 0, touch);
    targets[0] = { type: 'cell', x: 5, y: 2 };
    send('pointerup', 0, touch);
    targets[0] = cell;
    expect(calls).toEqual([['tap', cell]]);
  });

  test.each([
    ['a cell', 0],
    ['a bag row', 1],
    ['a button', 4],
    ['a bar', 5],
  ])('that is held on %s for 450 ms looks, and its release does nothing', (_, index) => {
    send('pointerdown', index, touch);
    vi.advanceTimersByTime(450);
    expect(calls).toEqual([['look', 0, yOf(index)]]);
    send('pointerup', index, touch);
    vi.advanceTimersByTime(2000);
    expect(calls).toHaveLength(1);
  });

  test('a finger that is held where there is nothing to look at still taps', () => {
    looks = false;
    send('pointerdown', 4, touch);
    vi.advanceTimersByTime(600);
    send('pointerup', 4, touch);
    expect(calls).toEqual([
      ['look', 0, yOf(4)],
      ['tap', button],
    ]);
  });

  test('a finger that is lifted in time taps, although the busy page hears of it after its timer', () => {
    const pressed = Date.now();
    send('pointerdown', 0, touch);
    vi.advanceTimersByTime(600);
    send('pointerup', 0, { ...touch, timeStamp: pressed + 80 });
    expect(calls).toEqual([['look', 0, yOf(0)], ['endLook'], ['tap', cell]]);
  });

  test('a finger that moves in time moves the view, although the busy page hears of it after its timer', () => {
    const pressed = Date.now();
    send('pointerdown', 0, touch);
    vi.advanceTimersByTime(600);
    send('pointermove', 0, { ...touch, clientX: 30, timeStamp: pressed + 80 });
    send('pointerup', 0, { ...touch, clientX: 30, timeStamp: pressed + 90 });
    expect(calls).toEqual([['look', 0, yOf(0)], ['endLook'], ['pan', 30, 0]]);
  });

  test('a finger that is held long enough looks, although the busy page has not run its timer', () => {
    const pressed = Date.now();
    send('pointerdown', 0, touch);
    send('pointerup', 0, { ...touch, timeStamp: pressed + 600 });
    vi.advanceTimersByTime(2000);
    expect(calls).toEqual([['look', 0, yOf(0)]]);
  });

  test('a finger that slides along the buttons for long does not look', () => {
    send('pointerdown', 4, touch);
    send('pointermove', 4, { ...touch, clientX: 30 });
    vi.advanceTimersByTime(2000);
    send('pointerup', 4, { ...touch, clientX: 30 });
    expect(calls).toEqual([['tap', button]]);
  });

  test('a finger that moves more than a little does not look', () => {
    send('pointerdown', 0, touch);
    send('pointermove', 0, { ...touch, clientX: 13 });
    vi.advanceTimersByTime(1000);
    send('pointerup', 0, { ...touch, clientX: 13 });
    expect(calls).toEqual([['pan', 13, 0]]);
  });

  test('a finger that trembles still looks', () => {
    send('pointerdown', 0, touch);
    send('pointermove', 0, { ...touch, clientX: 8 });
    vi.advanceTimersByTime(450);
    expect(calls).toEqual([['look', 8, yOf(0)]]);
  });

  test('a finger that slides over the map moves the view by all of its way, and neither taps nor looks', () => {
    send('pointerdown', 0, touch);
    send('pointermove', 0, { ...touch, clientX: 8 });
    send('pointermove', 0, { ...touch, clientX: 20 });
    send('pointermove', 0, { ...touch, clientX: 15 });
    vi.advanceTimersByTime(1000);
    send('pointerup', 0, { ...touch, clientX: 0 });
    expect(calls).toEqual([
      ['pan', 20, 0],
      ['pan', -5, 0],
    ]);
  });

  test('a finger that slides after it has looked moves nothing', () => {
    send('pointerdown', 0, touch);
    vi.advanceTimersByTime(450);
    send('pointermove', 0, { ...touch, clientX: 40 });
    send('pointerup', 0, { ...touch, clientX: 40 });
    expect(calls).toEqual([['look', 0, yOf(0)]]);
  });

  test('a finger that slides from a button to the map moves nothing and taps nothing', () => {
    send('pointerdown', 4, touch);
    send('pointermove', 0, touch);
    send('pointerup', 0, touch);
    expect(calls).toEqual([]);
  });

  test('a finger that slides from the dark beside the floor moves the view', () => {
    send('pointerdown', 5, touch);
    send('pointermove', 5, { ...touch, clientX: -30 });
    send('pointerup', 5, { ...touch, clientX: -30 });
    expect(calls).toEqual([['pan', -30, 0]]);
  });
});

describe('two fingers', () => {
  const first = { pointerType: 'touch', pointerId: 1 };
  const second = { pointerType: 'touch', pointerId: 2, isPrimary: false };

  test('two fingers that move apart zoom around their middle, and tap nothing when they are lifted', () => {
    send('pointerdown', 0, { ...first, clientX: 100 });
    send('pointerdown', 0, { ...second, clientX: 140 });
    send('pointermove', 0, { ...second, clientX: 180 });
    vi.advanceTimersByTime(1000);
    send('pointerup', 0, { ...second, clientX: 180 });
    send('pointerup', 0, { ...first, clientX: 100 });
    expect(calls).toEqual([
      ['pan', 20, 0],
      ['zoom', 2, { x: 140, y: yOf(0) }],
    ]);
  });

  test('two fingers that move together only move the view', () => {
    send('pointerdown', 0, { ...first, clientX: 100 });
    send('pointerdown', 0, { ...second, clientX: 140 });
    send('pointermove', 0, { ...first, clientX: 110 });
    send('pointermove', 0, { ...second, clientX: 150 });
    const factor = calls.filter(([call]) => call === 'zoom').map(([, by]) => by as number);
    expect(factor.reduce((a, b) => a * b, 1)).toBeCloseTo(1);
    expect(calls.filter(([call]) => call === 'pan')).toEqual([
      ['pan', 5, 0],
      ['pan', 5, 0],
    ]);
    expect(calls.some(([call]) => call === 'tap' || call === 'look')).toBe(false);
  });

  test('two fingers of which one is lifted still move the view, and the next tap counts', () => {
    send('pointerdown', 0, { ...first, clientX: 100 });
    send('pointerdown', 0, { ...second, clientX: 140 });
    send('pointerup', 0, { ...second, clientX: 140 });
    send('pointermove', 0, { ...first, clientX: 130 });
    send('pointerup', 0, { ...first, clientX: 130 });
    expect(calls).toEqual([['pan', 30, 0]]);
    send('pointerdown', 0, first);
    send('pointerup', 0, first);
    expect(calls.at(-1)).toEqual(['tap', cell]);
  });

  test('two fingers of which one is on a button neither zoom nor press it', () => {
    send('pointerdown', 0, { ...first, clientX: 100 });
    send('pointerdown', 4, { ...second, clientX: 140 });
    send('pointermove', 4, { ...second, clientX: 180 });
    send('pointerup', 4, { ...second, clientX: 180 });
    expect(calls).toEqual([]);
  });
});

describe('a mouse', () => {
  test('a mouse moves the view with its right button, and does not tap', () => {
    send('pointerdown', 0, { button: 2 });
    send('pointermove', 0, { clientX: 7 });
    send('pointerup', 0, { clientX: 7, button: 2 });
    send('pointermove', 0, { clientX: 20 });
    expect(calls).toEqual([['pan', 7, 0]]);
  });

  test('a mouse zooms with its wheel over the map, and the page keeps its size', () => {
    const zoomOf = (facts: object) => {
      calls = [];
      expect(send('wheel', 0, facts).defaultPrevented).toBe(true);
      expect(calls).toEqual([['zoom', expect.any(Number), null]]);
      return calls[0][1];
    };
    expect(zoomOf({ deltaY: -100 })).toBeCloseTo(1.16, 2);
    expect(zoomOf({ deltaY: 100 })).toBeCloseTo(1 / 1.16, 2);
    expect(zoomOf({ deltaY: 5000 })).toBeCloseTo(1 / 1.16, 2);
    expect(zoomOf({ deltaY: -3, ctrlKey: true })).toBeCloseTo(1.03, 2);
  });
});
