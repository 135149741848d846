import type { Tap } from './session.ts';

/** The functions that the pointer calls. */
export interface PointerHandlers {
  /** The target at a point, in CSS pixels from the top left of the window. */
  targetAt(x: number, y: number): Tap | null;
  tap(target: Tap): void;
  /** Called before a tap on a cell, because the pointer may be held for a walk. */
  startWalk(): void;
  /** Scrolls the bag by rows. */
  scroll(by: number): void;
  /** One step of a walk towards a cell; false ends it. */
  walk(x: number, y: number): boolean;
}

/** Milliseconds from the press to the first step of a walk. A tap is shorter. */
const holdDelay = 350;
/** Milliseconds between the steps of a walk. */
const stepDelay = 165;

/**
 * Turns taps, clicks and held presses on a canvas into calls of the handlers. A press on a cell counts
 * at once, so that walking feels quick. Bag rows and buttons count on release over the same target, so
 * that no dialog opens under a finger that is still down.
 */
export function listenToPointer(canvas: HTMLCanvasElement, handlers: PointerHandlers): void {
  let pressed: { id: number; target: Tap; x: number; y: number; dragged: boolean } | null = null;
  let timer = 0;

  const release = () => {
    pressed = null;
    clearTimeout(timer);
  };
  const walkOn = () => {
    if (!pressed) return;
    const target = handlers.targetAt(pressed.x, pressed.y);
    if (target?.type === 'cell' && handlers.walk(target.x, target.y)) {
      timer = window.setTimeout(walkOn, stepDelay);
    }
  };

  canvas.addEventListener('pointerdown', (event) => {
    if (pressed || !event.isPrimary || event.button !== 0) return release();
    const target = handlers.targetAt(event.clientX, event.clientY);
    if (!target) return;
    pressed = {
      id: event.pointerId,
      target,
      x: event.clientX,
      y: event.clientY,
      dragged: false,
    };
    canvas.setPointerCapture(event.pointerId);
    if (target.type !== 'cell') return;
    handlers.startWalk();
    handlers.tap(target);
    timer = window.setTimeout(walkOn, holdDelay);
  });
  canvas.addEventListener('pointermove', (event) => {
    const under = handlers.targetAt(event.clientX, event.clientY);
    canvas.style.cursor = under && under.type !== 'cell' ? 'pointer' : '';
    if (pressed?.id !== event.pointerId) return;
    pressed = { ...pressed, x: event.clientX, y: event.clientY };
    // The dragged row follows the finger.
    if (pressed.target.type !== 'bagRow' || under?.type !== 'bagRow') return;
    if (under.slot === pressed.target.slot) return;
    pressed.dragged = true;
    handlers.scroll(pressed.target.slot - under.slot);
  });
  canvas.addEventListener('wheel', (event) => {
    const under = handlers.targetAt(event.clientX, event.clientY);
    if (under?.type !== 'bagRow' && under?.type !== 'bag') return;
    event.preventDefault();
    handlers.scroll(Math.sign(event.deltaY));
  });
  canvas.addEventListener('pointerup', (event) => {
    if (pressed?.id !== event.pointerId) return;
    const { target, dragged } = pressed;
    release();
    if (dragged) return;
    const under = handlers.targetAt(event.clientX, event.clientY);
    if (target.type !== 'cell' && under && isSame(target, under)) handlers.tap(target);
  });
  canvas.addEventListener('pointercancel', release);
  window.addEventListener('blur', release);
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
}

function isSame(a: Tap, b: Tap): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
