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
];
const [cell, row0, , row2, button] = targets;
const yOf = (index: number) => index * 10 + 5;

let canvas: HTMLCanvasElement;
let calls: unknown[][];
let walking: boolean;

function send(type: string, index: number, facts: object = {}): Event {
  const event = new Event(type, { cancelable: true });
  const pointer = { pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY: yOf(index) };
  canvas.dispatchEvent(Object.assign(event, pointer, facts));
  return event;
}

beforeEach(() => {
  vi.useFakeTimers();
  const target = Object.assign(new EventTarget(), { style: {}, setPointerCapture: () => {} });
  canvas = target as unknown as HTMLCanvasElement;
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout }));
  calls = [];
  walking = true;
  listenToPointer(canvas, {
    targetAt: (_, y) => targets[Math.floor(y / 10)],
    tap: (target) => calls.push(['tap', target]),
    startWalk: () => calls.push(['startWalk']),
    scroll: (by) => calls.push(['scroll', by]),
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

describe('a press on a cell', () => {
  test('taps at once, and not again on release', () => {
    send('pointerdown', 0);
    expect(calls).toEqual([['startWalk'], ['tap', cell]]);
    send('pointerup', 0);
    vi.advanceTimersByTime(1000);
    expect(calls).toHaveLength(2);
  });

  test('that is held walks after 350 ms, then every 165 ms until released', () => {
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

  test('that is held stops walking when the walk is over', () => {
    send('pointerdown', 0);
    walking = false;
    vi.advanceTimersByTime(2000);
    expect(calls.filter(([call]) => call === 'walk')).toHaveLength(1);
  });

  test('that leaves the map stops walking', () => {
    send('pointerdown', 0);
    send('pointermove', 4);
    vi.advanceTimersByTime(2000);
    expect(calls.filter(([call]) => call === 'walk')).toEqual([]);
  });

  test.each(['pointercancel', 'blur'])('ends with %s', (type) => {
    send('pointerdown', 0);
    if (type === 'blur') window.dispatchEvent(new Event('blur'));
    else send(type, 0);
    vi.advanceTimersByTime(2000);
    expect(calls).toHaveLength(2);
  });
});

describe('a press on a row or a button', () => {
  test('taps on release over the same target', () => {
    send('pointerdown', 4);
    expect(calls).toEqual([]);
    send('pointerup', 4);
    expect(calls).toEqual([['tap', button]]);
  });

  test.each([
    ['another row', 2],
    ['a button', 4],
    ['nothing', 5],
  ])('does not tap on release over %s', (_, index) => {
    send('pointerdown', 1);
    send('pointerup', index);
    expect(calls).toEqual([]);
  });

  test('scrolls when it is dragged, and does not tap on release', () => {
    send('pointerdown', 1);
    send('pointermove', 1);
    expect(calls).toEqual([]);
    send('pointermove', 3);
    expect(calls).toEqual([['scroll', -2]]);
    send('pointermove', 1);
    send('pointerup', 1);
    expect(calls).toEqual([['scroll', -2]]);
  });

  test('taps again after a drag has ended', () => {
    send('pointerdown', 1);
    send('pointermove', 3);
    send('pointerup', 3);
    send('pointerdown', 3);
    send('pointerup', 3);
    expect(calls.at(-1)).toEqual(['tap', row2]);
  });

  test('ignores other pointers', () => {
    send('pointerdown', 1);
    send('pointermove', 3, { pointerId: 2 });
    send('pointerup', 1, { pointerId: 2 });
    expect(calls).toEqual([]);
    send('pointerup', 1);
    expect(calls).toEqual([['tap', row0]]);
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

test('the wheel scrolls the bag by one row, and nothing else', () => {
  expect(send('wheel', 1, { deltaY: 120 }).defaultPrevented).toBe(true);
  expect(send('wheel', 6, { deltaY: -3 }).defaultPrevented).toBe(true);
  expect(send('wheel', 0, { deltaY: 5 }).defaultPrevented).toBe(false);
  expect(calls).toEqual([
    ['scroll', 1],
    ['scroll', -1],
  ]);
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
