import { expect, test } from 'vitest';
import { leaveAtGameKeys } from '../../src/page/focus-moves.ts';

/** Whether a key on a button of the game's screen moves the focus to the game. */
function leavesAt(key: string, chord: Partial<KeyboardEvent> = {}): boolean {
  const button = new EventTarget();
  let hasLeft = false;
  leaveAtGameKeys(button as HTMLElement, () => {
    hasLeft = true;
  });
  const facts = { key, code: '', ctrlKey: false, altKey: false, metaKey: false, ...chord };
  button.dispatchEvent(Object.assign(new Event('keydown'), facts));
  return hasLeft;
}

test.each(['ArrowLeft', 'Escape', 'i', '>'])('the key %s of the game leaves a button', (key) => {
  expect(leavesAt(key)).toBe(true);
});

test.each([
  ...['Tab', 'Enter', ' '],
  ...['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'],
  ...['F1', 'F6', 'F12', 'ContextMenu', 'AudioVolumeUp', 'MediaPlayPause', 'PrintScreen', 'Dead'],
])('the focus stays on a button at the key %j', (key) => {
  expect(leavesAt(key)).toBe(false);
});

test('NumLock leaves the focus on a button, and a step on the numpad without it moves the focus', () => {
  expect(leavesAt('NumLock', { code: 'NumLock' })).toBe(false);
  expect(leavesAt('Home', { code: 'Numpad7' })).toBe(true);
});

test.each([
  ['Control and Option', 'ArrowRight', { ctrlKey: true, altKey: true }],
  ['Alt', 'ArrowLeft', { altKey: true }],
  ['Control', 'c', { ctrlKey: true }],
  ['Command', 'l', { metaKey: true }],
])('the focus stays on a button at a chord with %s', (_, key, chord) => {
  expect(leavesAt(key, chord)).toBe(false);
});
