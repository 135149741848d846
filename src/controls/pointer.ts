import { Fingers, type Point } from './fingers.ts';
import type { Tap } from './session.ts';

/** The functions that the pointer calls. */
export interface PointerHandlers {
  /** The target at a point, in CSS pixels from the top left of the window. `isTouch`: a finger is there. */
  targetAt(x: number, y: number, isTouch: boolean): Tap | null;
  /** `repeat`: a button is still held. */
  tap(target: Tap, repeat?: boolean): void;
  /** Whether a target is pressed again and again while it is held. */
  repeats(target: Tap): boolean;
  /**
   * A finger was held still at a point, or has tapped a point beside the map that is no target. Returns whether there
   * is something to look at.
   */
  look(x: number, y: number): boolean;
  /**
   * The finger was not held after all: its timer was faster than the report that it was lifted or moved. Or it has
   * tapped nothing, which closes the card.
   */
  endLook(): void;
  /** Called before a tap on a cell, because the pointer may be held for a walk. */
  startWalk(): void;
  /** Scrolls the bag by rows. */
  scroll(by: number): void;
  /** Drags the row of a slot in the open bag to the row of another one. */
  dragRow(slot: number, to: number): void;
  /** One step of a walk towards a cell; false ends it. */
  walk(x: number, y: number): boolean;
  /** Whether a point is on the map, where a drag moves the view. */
  isMap(x: number, y: number): boolean;
  /** Moves the view with the pointer, in CSS pixels. */
  pan(dx: number, dy: number): void;
  /** Changes the size of the cells by a factor, around a point or around the middle of the map. */
  zoom(factor: number, around: Point | null): void;
}

/** Milliseconds from the press to the first step of a walk, or to the first repetition. A tap is shorter. */
const holdDelay = 350;
/** Milliseconds that a finger is held for a look. */
const lookDelay = 450;
/** CSS pixels that a finger may move during a tap or a long press. */
const stillness = 12;
/** The most milliseconds and CSS pixels between the clicks of a double click. */
const doubleClick = { time: 500, distance: 24 };
/** Milliseconds between the steps of a walk, and between repetitions. */
const stepDelay = 165;

/** Zoom per pixel of a wheel, and of two fingers on a touchpad, which the browser reports with Ctrl. */
const wheelZoom = { wheel: 0.0015, pinch: 0.01 };
/** The most pixels of one turn of a wheel: browsers differ widely. */
const mostPixels = 100;
/** Pixels of a wheel or touchpad for a row of the bag. A wheel turns by more at once, for one row. */
const rowPixels = 30;

/** A press that has not ended. */
interface PointerPress {
  readonly id: number;
  readonly target: Tap | null;
  readonly from: { readonly x: number; readonly y: number };
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  /** The time of the press, taken from its event: a busy page handles the event later. */
  readonly since: number;
  /** It repeats while it is held. */
  readonly repeats: boolean;
  /** It has shown the thing under the finger. */
  looked: boolean;
  /** It has scrolled the bag, shown or repeated something, so its release means nothing. */
  done: boolean;
}

/**
 * Turns taps, clicks, held presses, drags and pinches on a canvas into calls of the handlers. A drag moves the map; there
 * are no swipes. `tap.ts` makes a command of a tap, and `app/play/play-by-pointer.ts` connects the two.
 */
export function listenToPointer(canvas: HTMLCanvasElement, handlers: PointerHandlers): void {
  const pointer = new Pointer(canvas, handlers);
  canvas.addEventListener('pointerdown', (event) => pointer.press(event));
  canvas.addEventListener('pointermove', (event) => pointer.move(event));
  canvas.addEventListener('pointerup', (event) => pointer.release(event));
  canvas.addEventListener('pointercancel', (event) => pointer.cancel(event));
  canvas.addEventListener('wheel', (event) => pointer.turnWheel(event), { passive: false });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  window.addEventListener('click', (event) => pointer.noteClick(event), { capture: true });
  window.addEventListener('blur', () => pointer.cancelAll());
}

/**
 * The pointers on a canvas. A click on a cell counts at once, so that walking feels quick. Taps of a
 * finger, bag rows and buttons count on release over the same target: a finger can be held to look, or to repeat
 * a button, and no dialog opens under a finger that is still down. A press that has moved the view never taps.
 */
class Pointer {
  readonly #canvas: HTMLCanvasElement;
  readonly #handlers: PointerHandlers;
  /** The pointers that can move the view. */
  readonly #fingers = new Fingers();
  #pressed: PointerPress | null = null;
  /** Whether the pressed pointers move the view. */
  #isMoving = false;
  #timer = 0;
  /** The last click on something else than the canvas. */
  #clickElsewhere: MouseEvent | null = null;
  /** Pixels that the wheel has turned over the bag since it last scrolled. */
  #scrolled = 0;

  constructor(canvas: HTMLCanvasElement, handlers: PointerHandlers) {
    this.#canvas = canvas;
    this.#handlers = handlers;
  }

  press(event: PointerEvent): void {
    if (this.#isSecondClick(event)) return;
    const { x, y } = pointOf(event);
    const isTouch = isFinger(event);
    if (this.#handlers.isMap(x, y) && (isTouch || event.button === 2)) {
      this.#fingers.press(event.pointerId, { x, y });
      this.#canvas.setPointerCapture(event.pointerId);
      if (this.#fingers.count > 1 || !isTouch) return this.#startMoving();
    }
    if (this.#pressed || !event.isPrimary || event.button !== 0) return this.#endPress();
    const target = this.#handlers.targetAt(x, y, isTouch);
    if (!target && !isTouch) return;
    const from = { x, y };
    const repeats = target !== null && this.#handlers.repeats(target);
    const fresh = { since: event.timeStamp, looked: false, done: false };
    this.#pressed = { id: event.pointerId, target, from, x, y, isTouch, repeats, ...fresh };
    this.#canvas.setPointerCapture(event.pointerId);
    if (repeats) {
      this.#timer = window.setTimeout(() => this.#repeat(false), holdDelay);
      return;
    }
    if (isTouch) {
      this.#timer = window.setTimeout(() => this.#look(), lookDelay);
      return;
    }
    if (target?.type !== 'cell') return;
    this.#handlers.startWalk();
    this.#handlers.tap(target);
    this.#timer = window.setTimeout(() => this.#walk(), holdDelay);
  }

  move(event: PointerEvent): void {
    if (this.#isMoving) return this.#moveView(event);
    const { x, y } = pointOf(event);
    const under = this.#handlers.targetAt(x, y, isFinger(event));
    this.#canvas.style.cursor = under && under.type !== 'cell' ? 'pointer' : '';
    if (this.#pressed?.id !== event.pointerId) return;
    this.#pressed = { ...this.#pressed, x, y };
    const { from, isTouch, repeats, target } = this.#pressed;
    // A thumb drifts while it holds a button that repeats.
    const stays = repeats && target && under && isSameTarget(target, under);
    if (isTouch && !stays && Math.hypot(x - from.x, y - from.y) > stillness) {
      this.#stopTimer();
      this.#withdrawLook(this.#pressed, event.timeStamp);
      // The view also makes up for the pixels until now.
      if (!this.#pressed.done && this.#fingers.count > 0) {
        this.#startMoving();
        return this.#moveView(event);
      }
    }
    if (under?.type === 'bagRow') this.#dragRow(this.#pressed, under.slot);
  }

  release(event: PointerEvent): void {
    this.#lift(event);
    if (this.#pressed?.id !== event.pointerId) return;
    this.#judgeTime(this.#pressed, event.timeStamp);
    const { target, done, isTouch, from, x, y } = this.#pressed;
    this.#endPress();
    if (done) return;
    if (!target) {
      if (Math.hypot(x - from.x, y - from.y) > stillness) return;
      const looks = !this.#handlers.isMap(x, y) && this.#handlers.look(x, y);
      if (!looks) this.#handlers.endLook();
      return;
    }
    const under = this.#handlers.targetAt(event.clientX, event.clientY, isTouch);
    const counts = isTouch || target.type !== 'cell';
    if (counts && under && isSameTarget(target, under)) this.#handlers.tap(target);
  }

  cancel(event: PointerEvent): void {
    this.#lift(event);
    this.#endPress();
  }

  cancelAll(): void {
    this.#endPress();
    this.#fingers.releaseAll();
    this.#isMoving = false;
  }

  /** Notes a click of a pointer. A key that presses a button makes a click without a count. */
  noteClick(event: MouseEvent): void {
    const isElsewhere = event.detail > 0 && event.target !== this.#canvas;
    this.#clickElsewhere = isElsewhere ? event : null;
  }

  /** Scrolls the bag or zooms the map. */
  turnWheel(event: WheelEvent): void {
    const { x, y } = pointOf(event);
    const under = this.#handlers.targetAt(x, y, false);
    const isBag = under?.type === 'bagRow' || under?.type === 'bag';
    if (!isBag && !this.#handlers.isMap(x, y)) return;
    // Also keeps the page itself at its size.
    event.preventDefault();
    if (event.deltaY === 0) return;
    if (isBag) return this.#scrollBag(event.deltaY);
    const pixels = Math.min(Math.max(event.deltaY, -mostPixels), mostPixels);
    const zoom = wheelZoom[event.ctrlKey ? 'pinch' : 'wheel'];
    this.#handlers.zoom(Math.exp(-pixels * zoom), null);
  }

  /** Scrolls the bag by one row, or adds to the pixels of the next row: a touchpad reports a few at a time. */
  #scrollBag(pixels: number): void {
    if (this.#scrolled * pixels < 0) this.#scrolled = 0;
    this.#scrolled += pixels;
    if (Math.abs(this.#scrolled) < rowPixels) return;
    this.#scrolled = 0;
    this.#handlers.scroll(Math.sign(pixels));
  }

  /**
   * Whether a press is the second half of a double click on something that has gone, such as the button that has
   * opened the game: it was not meant for the canvas.
   */
  #isSecondClick(event: PointerEvent): boolean {
    const first = this.#clickElsewhere;
    if (!first || event.timeStamp - first.timeStamp > doubleClick.time) return false;
    const apart = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
    return apart <= doubleClick.distance;
  }

  #endPress(): void {
    this.#pressed = null;
    this.#stopTimer();
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  /** On a busy page the timer is late, before or after the release: the times of the events decide. */
  #judgeTime(pressed: PointerPress, until: number): void {
    if (!pressed.isTouch || pressed.repeats) return;
    const isLong = until - pressed.since >= lookDelay;
    if (isLong && this.#timer !== 0) this.#look();
    this.#withdrawLook(pressed, until);
  }

  /** Closes the look of a finger that was lifted or moved before the time of a look. */
  #withdrawLook(pressed: PointerPress, until: number): void {
    if (!pressed.looked || until - pressed.since >= lookDelay) return;
    this.#handlers.endLook();
    pressed.looked = false;
    pressed.done = false;
  }

  #lift({ pointerId }: PointerEvent): void {
    this.#fingers.release(pointerId);
    if (this.#fingers.count === 0) this.#isMoving = false;
  }

  #startMoving(): void {
    this.#endPress();
    this.#isMoving = true;
  }

  #moveView(event: PointerEvent): void {
    const { dx, dy, factor, middle } = this.#fingers.move(event.pointerId, pointOf(event));
    if (dx !== 0 || dy !== 0) this.#handlers.pan(dx, dy);
    if (factor !== 1) this.#handlers.zoom(factor, middle);
  }

  /** The dragged row of the bag follows the finger to the row of a slot. */
  #dragRow(pressed: PointerPress, slot: number): void {
    if (pressed.target?.type !== 'bagRow' || pressed.target.slot === slot) return;
    pressed.done = true;
    this.#handlers.dragRow(pressed.target.slot, slot);
  }

  #look(): void {
    this.#stopTimer();
    const pressed = this.#pressed;
    if (!pressed || !this.#handlers.look(pressed.x, pressed.y)) return;
    pressed.looked = true;
    pressed.done = true;
  }

  /** Presses a held button once, and repeats it as long as the pointer is on it. */
  #repeat(isRepeat: boolean): void {
    const pressed = this.#pressed;
    const under = pressed && this.#handlers.targetAt(pressed.x, pressed.y, pressed.isTouch);
    if (!pressed?.target || !under || !isSameTarget(pressed.target, under)) return;
    pressed.done = true;
    this.#handlers.tap(pressed.target, isRepeat);
    this.#timer = window.setTimeout(() => this.#repeat(true), stepDelay);
  }

  /** Takes a step towards the cell under the held pointer, and goes on while it can. */
  #walk(): void {
    if (!this.#pressed) return;
    const { x, y, isTouch } = this.#pressed;
    const target = this.#handlers.targetAt(x, y, isTouch);
    if (target?.type !== 'cell' || !this.#handlers.walk(target.x, target.y)) return;
    this.#timer = window.setTimeout(() => this.#walk(), stepDelay);
  }
}

function isFinger({ pointerType }: PointerEvent): boolean {
  return pointerType === 'touch';
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

/** Whether a press ends where it began. The map may have moved under a still finger: its first cell counts. */
function isSameTarget(began: Tap, ended: Tap): boolean {
  if (began.type === 'cell') return ended.type === 'cell';
  return JSON.stringify(began) === JSON.stringify(ended);
}
