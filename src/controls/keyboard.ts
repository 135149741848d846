import type { Press } from './act.ts';
import { type Control, repeats } from './controls.ts';
import { compass, type Keys } from './key-tables.ts';
import { arrows, controlOf, isChord, isModifier, keyOfStroke, runsByArrow } from './keys.ts';

/**
 * The keyboard: key presses, also of arrows held together, become controls. `keys.ts` has the meaning of each key, and
 * `held-key.ts` repeats the command of a held key.
 */

/** The functions that the keyboard calls. */
export interface KeyHandlers {
  /** The keys at present. */
  keys(): Keys;
  /** Whether a control has a meaning at present. The browser handles the keys of other controls. */
  wants(control: Control, key: string): boolean;
  /** Whether keys type a text into an element. */
  takesText(target: EventTarget | null): boolean;
  /** Whether a key turns pages in the game at present, whatever its control. Such a key repeats. */
  turnsPages(key: string): boolean;
  act(control: Control, press: Press): void;
  /** Shift was pressed or released. */
  diagonal(held: boolean): void;
}

/** The first pair counts if several are held. */
const pairs = [
  ['ArrowUp', 'ArrowLeft'],
  ['ArrowUp', 'ArrowRight'],
  ['ArrowDown', 'ArrowLeft'],
  ['ArrowDown', 'ArrowRight'],
] as const;

/** The diagonal step that the held arrow keys mean, or null. */
export function diagonalOf(held: ReadonlySet<string>): { dx: number; dy: number } | null {
  const pair = pairs.find(([vertical, side]) => held.has(vertical) && held.has(side));
  return pair ? { dx: compass[arrows[pair[1]]][0], dy: compass[arrows[pair[0]]][1] } : null;
}

/** Turns key presses anywhere on the page into controls. */
export function listenToKeys(handlers: KeyHandlers): void {
  const held = new Set<string>();
  /** The code of the last pressed key if it had a meaning. It keeps this meaning while it is held. */
  let used = '';
  const releaseAll = () => {
    held.clear();
    handlers.diagonal(false);
  };

  window.addEventListener('keydown', (event) => {
    if (event.key === 'Shift') handlers.diagonal(true);
    if (isForPage(event, handlers)) return;
    const isArrow = event.code in arrows;
    if (isArrow) held.add(event.code);
    const control = isArrow ? arrowControl(event, held) : controlOf(event, handlers.keys());
    if (control) press(control, event);
    else pressOther(event, isArrow);
  });
  window.addEventListener('keyup', (event) => {
    held.delete(event.code);
    if (event.key === 'Shift') handlers.diagonal(false);
    // macOS sends no keyup events for other keys while Command is held.
    if (event.key === 'Meta') held.clear();
  });
  window.addEventListener('blur', releaseAll);
  document.addEventListener('visibilitychange', releaseAll);

  function press(control: Control, event: KeyboardEvent): void {
    const isWanted = handlers.wants(control, keyOfStroke(event));
    if (!event.repeat) used = isWanted ? event.code : '';
    if (isWanted || (event.repeat && event.code === used)) event.preventDefault();
    if (isWanted) pass(control, event);
  }

  /** A key without a control. It can still name an item of the bag or turn its pages. */
  function pressOther(event: KeyboardEvent, isArrow: boolean): void {
    const other = { type: 'other' } as const;
    const key = keyOfStroke(event);
    const isUsed = isArrow || handlers.turnsPages(key);
    if (isUsed && handlers.wants(other, key)) event.preventDefault();
    if (!isArrow && !isModifier(event)) pass(other, event);
  }

  function pass(control: Control, event: KeyboardEvent): void {
    const { repeat } = event;
    const key = keyOfStroke(event);
    if (repeat && !repeats(control.type) && !handlers.turnsPages(key)) return;
    if (handlers.wants(control, key)) handlers.act(control, { repeat, key });
    // A key that has opened a field for a text is not typed into it.
    if (handlers.takesText(document.activeElement)) event.preventDefault();
  }
}

/** Whether a key is meant for the browser, a field or a focused button. */
function isForPage(event: KeyboardEvent, { takesText }: KeyHandlers): boolean {
  if (event.isComposing || (isChord(event) && !runsByArrow(event))) return true;
  return takesText(event.target) || event.defaultPrevented || pressesButton(event);
}

function arrowControl(event: KeyboardEvent, held: ReadonlySet<string>): Control | null {
  if (event.shiftKey) {
    const diagonal = diagonalOf(held);
    return diagonal && { type: 'step', ...diagonal };
  }
  const [dx, dy] = compass[arrows[event.code]];
  return { type: event.ctrlKey ? 'runTowards' : 'step', dx, dy };
}

/** Whether a key presses the focused button. */
function pressesButton({ target, code }: KeyboardEvent): boolean {
  const isButton = target instanceof HTMLElement && target.matches('button, summary, a[href]');
  return isButton && ['Enter', 'NumpadEnter', 'Space'].includes(code);
}
