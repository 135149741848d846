import './direction-pad.css';
import type { Words } from '../words/texts.ts';
import { overlap, type PageBox } from './card-place.ts';
import { element } from './elements.ts';
import { type Options, padPlaces } from './options/options.ts';
import type { Settings } from './settings.ts';

/** The actions of the direction pad. */
interface PadActions {
  step(dx: number, dy: number, repeat: boolean): void;
  /** The button in the middle: the next direction is the direction of a run; in the bag and in a question it chooses. */
  middle(): void;
}

/** Milliseconds from the press of a button to its first repetition, and between repetitions. */
const repeatDelay = 350;
const repeatEvery = 140;
/** CSS pixels that a finger may move while it taps the handle. */
const stillness = 10;

/** The buttons in the order of reading; null is the middle. */
const directions: readonly (readonly [number, number, keyof Words['ui']['direction']] | null)[] = [
  [-1, -1, 'northWest'],
  [0, -1, 'north'],
  [1, -1, 'northEast'],
  [-1, 0, 'west'],
  null,
  [1, 0, 'east'],
  [-1, 1, 'southWest'],
  [0, 1, 'south'],
  [1, 1, 'southEast'],
];

/**
 * Makes a pad of eight directions over the map, or of four where there are no diagonal steps, for fingers.
 * A held button repeats its step. The handle moves the pad: dragged to any place, tapped to the other side.
 * While the pad is hidden, a button on touch screens shows it.
 */
export function makeDirectionPad(settings: Settings, actions: PadActions): HTMLElement {
  const handle = named(settings, 'pad-handle', ({ ui }) => ui.pad.move, '\u2725');
  const hide = named(settings, 'pad-hide', ({ ui }) => ui.pad.hide, '\u00d7');
  const show = named(settings, 'pad-show', ({ ui }) => ui.pad.show, arrowIn(0), arrowIn(180));
  const middle = settings.button('pad-run', ({ ui }) => ui.pad.run, actions.middle);
  const buttons = directions.map((direction) => {
    if (!direction) return middle;
    const [dx, dy, name] = direction;
    const turn = (Math.atan2(dx, -dy) * 180) / Math.PI;
    const className = dx !== 0 && dy !== 0 ? 'pad-diagonal' : '';
    const button = named(settings, className, ({ ui }) => ui.direction[name], arrowIn(turn));
    repeatWhileHeld(button, (repeat) => actions.step(dx, dy, repeat));
    return button;
  });
  const head = element('div', 'pad-head', handle, hide);
  const grid = element('div', 'pad-grid', { role: 'group' }, head, ...buttons);
  const pad = element('div', 'direction-pad', grid, show);
  // A finger on the pad leaves the focus in the game.
  pad.addEventListener('pointerdown', (event) => event.preventDefault());
  pad.addEventListener('contextmenu', (event) => event.preventDefault());

  hide.addEventListener('click', () => settings.choose({ pad: 'hidden' }));
  show.addEventListener('click', () => settings.choose({ pad: 'shown' }));
  moveByHandle(handle, pad, {
    move: (place) => settings.choose({ padPlace: place }),
    flip() {
      const { x } = settings.options.padPlace;
      const { top } = pad.getBoundingClientRect();
      const y = top / Math.max(1, window.innerHeight - pad.offsetHeight);
      settings.choose({ padPlace: { x: 1 - x, y: padPlaces.within(y) } });
    },
  });
  settings.follow(({ ui }, options) => {
    grid.ariaLabel = ui.pad.name;
    pad.dataset.pad = options.pad;
    put(pad, options.padPlace);
  });
  return pad;
}

/** Keeps the usual place of the pad in the lower right corner of the map. Null: there is no map. */
export function followMap(box: Pick<DOMRectReadOnly, 'right' | 'bottom'> | null): void {
  if (!box) return;
  const { style } = document.body;
  style.setProperty('--map-right', `${box.right}px`);
  style.setProperty('--map-bottom', `${box.bottom}px`);
}

/** The visible rectangle of the direction pad if it is over the map; otherwise null. */
export function padOn(map: PageBox | null): DOMRectReadOnly | null {
  const pad = document.querySelector('.direction-pad')?.getBoundingClientRect();
  return map && pad && pad.width > 0 && overlap(map, pad) ? pad : null;
}

/** A place of the pad: 0 is the left or the top of the window, 1 the right or the bottom. */
type PadPlace = Options['padPlace'];

function put({ style, dataset }: HTMLElement, { x, y }: PadPlace): void {
  // The style sheet has the usual place, which depends on the map.
  const isUsual = x === padPlaces.usual.x && y === padPlaces.usual.y;
  dataset.place = isUsual ? 'usual' : 'chosen';
  style.setProperty('--pad-x', `${x}`);
  style.setProperty('--pad-y', `${y}`);
}

/** A button with a name for screen readers and an icon. */
function named(
  settings: Settings,
  className: string,
  say: (words: Words) => string,
  ...icon: (Node | string)[]
): HTMLButtonElement {
  return settings.label(element('button', className, { type: 'button' }, ...icon), say);
}

function arrowIn(turn: number): HTMLElement {
  const arrow = element('span', 'pad-arrow');
  arrow.style.rotate = `${turn}deg`;
  return arrow;
}

/** Calls a function when a button is pressed, and again while it is held. */
function repeatWhileHeld(button: HTMLButtonElement, act: (repeat: boolean) => void): void {
  let timer = 0;
  const release = () => clearTimeout(timer);
  const again = () => {
    act(true);
    timer = window.setTimeout(again, repeatEvery);
  };
  button.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    release();
    act(false);
    timer = window.setTimeout(again, repeatDelay);
  });
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    button.addEventListener(type, release);
  }
  window.addEventListener('blur', release);
  // Keyboards and screen readers click without a pointer.
  button.addEventListener('click', (event) => {
    if (event.detail === 0) act(false);
  });
}

/** Lets a handle drag the pad. A tap or click on the handle flips it. */
function moveByHandle(
  handle: HTMLElement,
  pad: HTMLElement,
  actions: { move(place: PadPlace): void; flip(): void },
): void {
  let from: { x: number; y: number; left: number; top: number } | null = null;
  let place: PadPlace | null = null;
  handle.addEventListener('pointerdown', ({ pointerId, clientX: x, clientY: y }) => {
    const { left, top } = pad.getBoundingClientRect();
    from = { x, y, left, top };
    place = null;
    handle.setPointerCapture(pointerId);
  });
  handle.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!from) return;
    const dx = clientX - from.x;
    const dy = clientY - from.y;
    if (!place && Math.hypot(dx, dy) <= stillness) return;
    const share = (at: number, room: number) => padPlaces.within(room > 0 ? at / room : 0);
    place = {
      x: share(from.left + dx, window.innerWidth - pad.offsetWidth),
      y: share(from.top + dy, window.innerHeight - pad.offsetHeight),
    };
    put(pad, place);
  });
  handle.addEventListener('pointerup', () => {
    if (from && place) actions.move(place);
    else if (from) actions.flip();
    from = null;
  });
  handle.addEventListener('pointercancel', () => {
    if (place) actions.move(place);
    from = null;
  });
  handle.addEventListener('click', (event) => {
    if (event.detail === 0) actions.flip();
  });
}
