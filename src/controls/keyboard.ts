import { type Control, type KeySet, repeats } from './controls.ts';
import { arrows, controlOf } from './keys.ts';

/** The functions that the keyboard calls. */
export interface KeyHandlers {
  keySet(): KeySet;
  /** Whether a control has a meaning at present. The browser handles the keys of other controls. */
  wants(control: Control): boolean;
  /** `repeat`: the key is being held down. */
  act(control: Control, repeat: boolean): void;
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
  return pair ? { dx: arrows[pair[1]][0], dy: arrows[pair[0]][1] } : null;
}

const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock']);

/** Turns key presses anywhere on the page into controls. */
export function listenToKeys(handlers: KeyHandlers): void {
  const held = new Set<string>();
  const releaseAll = () => {
    held.clear();
    handlers.diagonal(false);
  };

  window.addEventListener('keydown', (event) => {
    if (event.key === 'Shift') handlers.diagonal(true);
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (takesText(event.target) || event.defaultPrevented) return;
    const isArrow = event.code in arrows;
    if (isArrow) held.add(event.code);
    const control = isArrow ? arrowControl(event, held) : controlOf(event, handlers.keySet());
    if (control === null) {
      if (isArrow && handlers.wants({ type: 'other' })) event.preventDefault();
      else if (!modifiers.has(event.key) && !event.repeat) pass({ type: 'other' }, false);
      return;
    }
    if (!handlers.wants(control)) return;
    event.preventDefault();
    pass(control, event.repeat);
  });
  window.addEventListener('keyup', (event) => {
    held.delete(event.code);
    if (event.key === 'Shift') handlers.diagonal(false);
    // macOS sends no keyup events for other keys while Command is held.
    if (event.key === 'Meta') held.clear();
  });
  window.addEventListener('blur', releaseAll);
  document.addEventListener('visibilitychange', releaseAll);

  function pass(control: Control, repeat: boolean): void {
    if (repeat && !repeats(control.type)) return;
    if (handlers.wants(control)) handlers.act(control, repeat);
  }
}

function arrowControl(event: KeyboardEvent, held: ReadonlySet<string>): Control | null {
  if (event.shiftKey) {
    const diagonal = diagonalOf(held);
    return diagonal && { type: 'step', ...diagonal };
  }
  const [dx, dy] = arrows[event.code];
  return { type: 'step', dx, dy };
}

function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return ['text', 'number'].includes(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}
