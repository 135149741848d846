import { type Action, actionOf, arrows, type KeySet } from './keys.ts';

/** What the keyboard needs to know, and whom it tells. */
export interface Listener {
  keySet(): KeySet;
  /** Whether an action is wanted now; the browser keeps the keys of all others. */
  wants(action: Action): boolean;
  /** `repeat` is true while the key is only being held down. */
  act(action: Action, repeat: boolean): void;
  /** Shift was pressed or let go. */
  diagonal(held: boolean): void;
}

/** In order of preference, when several pairs are held. */
const pairs = [
  ['ArrowUp', 'ArrowLeft'],
  ['ArrowUp', 'ArrowRight'],
  ['ArrowDown', 'ArrowLeft'],
  ['ArrowDown', 'ArrowRight'],
] as const;

/** The diagonal step that the held arrows make, or null. */
export function diagonalOf(held: ReadonlySet<string>): { dx: number; dy: number } | null {
  const pair = pairs.find(([vertical, side]) => held.has(vertical) && held.has(side));
  return pair ? { dx: arrows[pair[1]][0], dy: arrows[pair[0]][1] } : null;
}

const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock']);

/** Turns what is typed anywhere on the page into actions. */
export function listenToKeys(listener: Listener): void {
  const held = new Set<string>();
  const letGo = () => {
    held.clear();
    listener.diagonal(false);
  };

  window.addEventListener('keydown', (event) => {
    if (event.key === 'Shift') listener.diagonal(true);
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (takesText(event.target) || event.defaultPrevented) return;
    const isArrow = event.code in arrows;
    if (isArrow) held.add(event.code);
    const action = isArrow ? arrowAction(event, held) : actionOf(event, listener.keySet());
    if (action === null) {
      if (isArrow && listener.wants({ type: 'other' })) event.preventDefault();
      else if (!modifiers.has(event.key) && !event.repeat) tell({ type: 'other' }, false);
      return;
    }
    if (!listener.wants(action)) return;
    event.preventDefault();
    tell(action, event.repeat);
  });
  window.addEventListener('keyup', (event) => {
    held.delete(event.code);
    if (event.key === 'Shift') listener.diagonal(false);
    // macOS never tells of keys that are let go while Command is held.
    if (event.key === 'Meta') held.clear();
  });
  window.addEventListener('blur', letGo);
  document.addEventListener('visibilitychange', letGo);

  /** Held keys walk, wait and search; all else happens once for each press. */
  function tell(action: Action, repeat: boolean): void {
    if (repeat && !['step', 'wait', 'search'].includes(action.type)) return;
    if (listener.wants(action)) listener.act(action, repeat);
  }
}

function arrowAction(event: KeyboardEvent, held: ReadonlySet<string>): Action | null {
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
