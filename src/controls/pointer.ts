import type { Tap } from './session.ts';

/** What the pointer needs to know, and whom it tells. */
export interface Hand {
  /** What lies under a point, in CSS pixels from the window's top left. */
  targetAt(x: number, y: number): Tap | null;
  tap(target: Tap): void;
  /** Before a tap on a cell: from here on the pointer may be held for a walk. */
  startWalk(): void;
  /** Scrolls the bag by rows. */
  scroll(by: number): void;
  /** One step of a walk towards a cell; false ends it. */
  walk(x: number, y: number): boolean;
}

/** Milliseconds from pressing to the first step of a walk: longer than a tap lasts. */
const holdDelay = 350;
/** Milliseconds between the steps of a walk. */
const stepDelay = 165;

/**
 * Turns taps, clicks and held presses on a canvas into actions. A press on a cell counts at once, so
 * that walking feels quick; bag rows and buttons count when let go over the same one, so that a
 * dialog never opens under a finger that is still down.
 */
export function listenToPointer(canvas: HTMLCanvasElement, hand: Hand): void {
  let pressed: { id: number; target: Tap; x: number; y: number; dragged: boolean } | null = null;
  let timer = 0;

  const letGo = () => {
    pressed = null;
    clearTimeout(timer);
  };
  const walkOn = () => {
    if (!pressed) return;
    const target = hand.targetAt(pressed.x, pressed.y);
    if (target?.type === 'cell' && hand.walk(target.x, target.y)) {
      timer = window.setTimeout(walkOn, stepDelay);
    }
  };

  canvas.addEventListener('pointerdown', (event) => {
    if (pressed || !event.isPrimary || event.button !== 0) return letGo();
    const target = hand.targetAt(event.clientX, event.clientY);
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
    hand.startWalk();
    hand.tap(target);
    timer = window.setTimeout(walkOn, holdDelay);
  });
  canvas.addEventListener('pointermove', (event) => {
    const under = hand.targetAt(event.clientX, event.clientY);
    canvas.style.cursor = under && under.type !== 'cell' ? 'pointer' : '';
    if (pressed?.id !== event.pointerId) return;
    pressed = { ...pressed, x: event.clientX, y: event.clientY };
    // The row under a finger follows it.
    if (pressed.target.type !== 'bagRow' || under?.type !== 'bagRow') return;
    if (under.slot === pressed.target.slot) return;
    pressed.dragged = true;
    hand.scroll(pressed.target.slot - under.slot);
  });
  canvas.addEventListener('wheel', (event) => {
    const under = hand.targetAt(event.clientX, event.clientY);
    if (under?.type !== 'bagRow' && under?.type !== 'bag') return;
    event.preventDefault();
    hand.scroll(Math.sign(event.deltaY));
  });
  canvas.addEventListener('pointerup', (event) => {
    if (pressed?.id !== event.pointerId) return;
    const { target, dragged } = pressed;
    letGo();
    if (dragged) return;
    const under = hand.targetAt(event.clientX, event.clientY);
    if (target.type !== 'cell' && under && same(target, under)) hand.tap(target);
  });
  canvas.addEventListener('pointercancel', letGo);
  window.addEventListener('blur', letGo);
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
}

function same(a: Tap, b: Tap): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
