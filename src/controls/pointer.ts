import { Fingers, type Point } from './fingers.ts';
import type { Tap } from './session.ts';

/** The functions that the pointer calls. */
export interface PointerHandlers {
  /** The target at a point, in CSS pixels from the top left of the window. */
  targetAt(x: number, y: number): Tap | null;
  tap(target: Tap): void;
  /** A finger was held still at a point. Returns whether there is something to look at. */
  look(x: number, y: number): boolean;
  /** Called before a tap on a cell, because the pointer may be held for a walk. */
  startWalk(): void;
  /** Scrolls the bag by rows. */
  scroll(by: number): void;
  /** One step of a walk towards a cell; false ends it. */
  walk(x: number, y: number): boolean;
  /** Whether a point is on the map, where a drag moves the view. */
  isMap(x: number, y: number): boolean;
  /** Moves the view with the pointer, in CSS pixels. */
  pan(dx: number, dy: number): void;
  /** Changes the size of the cells by a factor, around a point or around the middle of the map. */
  zoom(factor: number, around: Point | null): void;
}

/** Milliseconds from the press to the first step of a walk. A tap is shorter. */
const holdDelay = 350;
/** Milliseconds that a finger is held for a look. */
const lookDelay = 450;
/** CSS pixels that a finger may move during a tap or a long press. */
const stillness = 12;
/** Milliseconds between the steps of a walk. */
const stepDelay = 165;

/** Zoom per pixel of a wheel, and of two fingers on a touchpad, which the browser reports with Ctrl. */
const wheelZoom = { wheel: 0.0015, pinch: 0.01 };
/** The most pixels of one turn of a wheel: browsers differ widely. */
const mostPixels = 100;

/** A press that has not ended. */
interface Press {
  readonly id: number;
  readonly target: Tap | null;
  readonly from: { readonly x: number; readonly y: number };
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  /** It has scrolled the bag or shown something, so its release means nothing. */
  done: boolean;
}

/**
 * Turns taps, clicks, held presses, drags and pinches on a canvas into calls of the handlers. A click on
 * a cell counts at once, so that walking feels quick. Taps of a finger, bag rows and buttons count on
 * release over the same target: a finger can be held to look, and no dialog opens under a finger that is
 * still down. A press that has moved the view never taps.
 */
export function listenToPointer(canvas: HTMLCanvasElement, handlers: PointerHandlers): void {
  const fingers = new Fingers();
  let pressed: Press | null = null;
  /** Whether the pressed pointers move the view. */
  let isMoving = false;
  let timer = 0;

  const release = () => {
    pressed = null;
    clearTimeout(timer);
  };
  const startMoving = () => {
    release();
    isMoving = true;
  };
  const releaseAll = () => {
    release();
    fingers.releaseAll();
    isMoving = false;
  };
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.release(pointerId);
    if (fingers.count === 0) isMoving = false;
  };
  const walkOn = () => {
    if (!pressed) return;
    const target = handlers.targetAt(pressed.x, pressed.y);
    if (target?.type === 'cell' && handlers.walk(target.x, target.y)) {
      timer = window.setTimeout(walkOn, stepDelay);
    }
  };
  const lookOn = () => {
    if (pressed && handlers.look(pressed.x, pressed.y)) pressed.done = true;
  };
  const moveView = (event: PointerEvent) => {
    const { dx, dy, factor, middle } = fingers.move(event.pointerId, pointOf(event));
    if (dx !== 0 || dy !== 0) handlers.pan(dx, dy);
    if (factor !== 1) handlers.zoom(factor, middle);
  };

  canvas.addEventListener('pointerdown', (event) => {
    const { x, y } = pointOf(event);
    const isTouch = event.pointerType === 'touch';
    const movesView = handlers.isMap(x, y) && (isTouch || event.button === 2);
    if (movesView) {
      fingers.press(event.pointerId, { x, y });
      canvas.setPointerCapture(event.pointerId);
      if (fingers.count > 1 || !isTouch) return startMoving();
    }
    if (pressed || !event.isPrimary || event.button !== 0) return release();
    const target = handlers.targetAt(x, y);
    if (!target && !isTouch) return;
    pressed = { id: event.pointerId, target, from: { x, y }, x, y, isTouch, done: false };
    canvas.setPointerCapture(event.pointerId);
    if (isTouch) {
      timer = window.setTimeout(lookOn, lookDelay);
      return;
    }
    if (target?.type !== 'cell') return;
    handlers.startWalk();
    handlers.tap(target);
    timer = window.setTimeout(walkOn, holdDelay);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (isMoving) return moveView(event);
    const { x, y } = pointOf(event);
    const under = handlers.targetAt(x, y);
    canvas.style.cursor = under && under.type !== 'cell' ? 'pointer' : '';
    if (pressed?.id !== event.pointerId) return;
    pressed = { ...pressed, x, y };
    const { from, isTouch, done } = pressed;
    if (isTouch && Math.hypot(x - from.x, y - from.y) > stillness) {
      clearTimeout(timer);
      // The view also makes up for the pixels until now.
      if (!done && fingers.count > 0) {
        startMoving();
        return moveView(event);
      }
    }
    // The dragged row follows the finger.
    if (pressed.target?.type !== 'bagRow' || under?.type !== 'bagRow') return;
    if (under.slot === pressed.target.slot) return;
    pressed.done = true;
    handlers.scroll(pressed.target.slot - under.slot);
  });
  canvas.addEventListener(
    'wheel',
    (event) => {
      const { x, y } = pointOf(event);
      const under = handlers.targetAt(x, y);
      const isBag = under?.type === 'bagRow' || under?.type === 'bag';
      if (!isBag && !handlers.isMap(x, y)) return;
      // Also keeps the page itself at its size.
      event.preventDefault();
      if (isBag) return handlers.scroll(Math.sign(event.deltaY));
      const pixels = Math.min(Math.max(event.deltaY, -mostPixels), mostPixels);
      handlers.zoom(Math.exp(-pixels * wheelZoom[event.ctrlKey ? 'pinch' : 'wheel']), null);
    },
    { passive: false },
  );
  canvas.addEventListener('pointerup', (event) => {
    lift(event);
    if (pressed?.id !== event.pointerId) return;
    const { target, done, isTouch } = pressed;
    release();
    if (done || !target) return;
    const under = handlers.targetAt(event.clientX, event.clientY);
    const counts = isTouch || target.type !== 'cell';
    if (counts && under && isSame(target, under)) handlers.tap(target);
  });
  canvas.addEventListener('pointercancel', (event) => {
    lift(event);
    release();
  });
  window.addEventListener('blur', releaseAll);
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

function isSame(a: Tap, b: Tap): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
