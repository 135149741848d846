import type { Campaign } from '../game/campaign.ts';
import type { PlainControl } from './control-table.ts';
import { type Control, isUsable } from './controls.ts';
import { nearestDirection } from './directions.ts';

/** Gamepads with the standard mapping. */

/** The part of a Gamepad that the game reads. */
export interface Pad {
  readonly buttons: readonly { readonly pressed: boolean }[];
  readonly axes: readonly number[];
}

/** A press: a button, or a direction of the D-pad or the left stick. */
export type PadPress =
  | { readonly type: 'direction'; readonly dx: number; readonly dy: number }
  | { readonly type: PadButton };

/**
 * The buttons by their place in the standard mapping; the comments name those of an Xbox pad. In play, `controlOfPad`
 * gives them controls, most by their names; `app/play/play-by-gamepad.ts` says what they do in dialogs.
 */
const buttons = {
  /** A */
  confirm: 0,
  /** B */
  back: 1,
  /** X */
  wait: 2,
  /** Y */
  bag: 3,
  /** Left and right bumper */
  search: 4,
  attack: 5,
  /** Left and right trigger */
  rest: 6,
  explore: 7,
  /** Back */
  help: 8,
  /** Start */
  menu: 9,
  /** Left and right stick, pressed */
  run: 10,
  examine: 11,
} as const;

export type PadButton = keyof typeof buttons;

/** The names of the buttons on an Xbox pad. */
const buttonNames: Readonly<Record<PadButton, string>> = {
  confirm: 'A',
  back: 'B',
  wait: 'X',
  bag: 'Y',
  search: 'LB',
  attack: 'RB',
  rest: 'LT',
  explore: 'RT',
  help: 'Back',
  menu: 'Start',
  run: 'LS',
  examine: 'RS',
};

/** Second controls of buttons: of A where there is nothing to choose, and of the left bumper where the hero can dig. */
const secondControls = { confirm: 'here', search: 'dig' } as const;

/** The name of the button for a control; null if there is none. */
export function padButtonName(control: PlainControl): string | null {
  const shared = Object.entries(secondControls).find(([, second]) => second === control);
  const button = shared?.[0] ?? control;
  return button in buttonNames ? buttonNames[button as PadButton] : null;
}

/** Up, down, left, right of the D-pad in the standard mapping. */
const cross = [12, 13, 14, 15];

/** A stick that is moved less than this does not count. */
const deadZone = 0.5;

/** A right stick that is moved less than this does not count. It needs less than a step: it costs no turn. */
const tiltDeadZone = 0.25;

/** The longest time in ms between two readings that counts as one: a page in the background reads none. */
const longestReading = 50;

/** The buttons that repeat while they are held, as a direction does. */
const repeatedButtons: ReadonlySet<PadButton> = new Set(['wait', 'search']);

/** Milliseconds until a held direction or button repeats, and between repeats. */
const repeats = { first: 350, next: 120 };

/** The direction that a pad points to, or null. The D-pad comes first. */
export function directionOf({ buttons: all, axes }: Pad): { dx: number; dy: number } | null {
  const [up, down, left, right] = cross.map((index) => (all[index]?.pressed ? 1 : 0));
  const offset = { dx: right - left, dy: down - up };
  if (offset.dx !== 0 || offset.dy !== 0) return offset;
  const [dx = 0, dy = 0] = axes;
  return Math.hypot(dx, dy) < deadZone ? null : nearestDirection({ dx, dy });
}

/** The tilt of the right stick, from -1 to 1 to the right and down; null while it is at rest. */
export function tiltOf({ axes: [, , x = 0, y = 0] }: Pad): { x: number; y: number } | null {
  const far = Math.hypot(x, y);
  if (far < tiltDeadZone) return null;
  const share = Math.min(1, (far - tiltDeadZone) / (1 - tiltDeadZone)) / far;
  return { x: x * share, y: y * share };
}

/** Turns the states of one pad into presses. */
export class PadReader {
  /** The held buttons, and the times at which they repeat. */
  readonly #held = new Map<PadButton, number>();
  #direction: { dx: number; dy: number } | null = null;
  #repeatsAt = 0;

  /** The presses since the last reading, at a time in ms. `repeat`: a direction or a button is still held. */
  read(pad: Pad, time: number): { readonly press: PadPress; readonly repeat: boolean }[] {
    const presses: { press: PadPress; repeat: boolean }[] = [];
    for (const type of Object.keys(buttons) as PadButton[]) {
      const isDown = pad.buttons[buttons[type]]?.pressed ?? false;
      if (!isDown) this.#held.delete(type);
      else if (this.#isDue(type, time)) {
        const repeat = this.#held.has(type);
        this.#held.set(type, time + (repeat ? repeats.next : repeats.first));
        presses.push({ press: { type }, repeat });
      }
    }
    const direction = directionOf(pad);
    const old = this.#direction;
    const isSame = direction?.dx === old?.dx && direction?.dy === old?.dy;
    this.#direction = direction;
    if (!direction) return presses;
    if (isSame && time < this.#repeatsAt) return presses;
    this.#repeatsAt = time + (isSame ? repeats.next : repeats.first);
    presses.push({ press: { type: 'direction', ...direction }, repeat: isSame });
    return presses;
  }

  /** Whether a button that is down counts: when it is pressed, and again if it repeats. */
  #isDue(type: PadButton, time: number): boolean {
    const repeatsAt = this.#held.get(type);
    return repeatsAt === undefined || (repeatedButtons.has(type) && time >= repeatsAt);
  }
}

/**
 * The control that a press means in a game of a campaign. `asking`: the bag or a question is open or a cell is
 * being chosen, so A chooses instead of acting here.
 */
export function controlOfPad(press: PadPress, asking: boolean, campaign: Campaign): Control {
  switch (press.type) {
    case 'direction':
      return { type: 'step', dx: press.dx, dy: press.dy };
    case 'confirm':
      return { type: asking ? 'confirm' : secondControls.confirm };
    case 'search':
      return { type: isUsable(secondControls.search, campaign) ? secondControls.search : 'search' };
    default:
      return { type: press.type };
  }
}

/** Whether the page sees a pad that it can use. */
export function isPadConnected(): boolean {
  return seesPad((pad) => pad.mapping === 'standard');
}

function seesPad(fits: (pad: Gamepad) => boolean = () => true): boolean {
  try {
    return navigator.getGamepads().some((pad) => pad !== null && fits(pad));
  } catch {
    // Insecure pages have no pads, and frames in other sites may not read them.
    return false;
  }
}

/** The functions that pads call. */
interface PadHandlers {
  /** `repeat`: a direction or a button is still held. */
  press(press: PadPress, repeat: boolean): void;
  /** The right stick was held for some milliseconds. */
  tilt(tilt: { readonly x: number; readonly y: number }, time: number): void;
  /** A pad without the standard mapping was found: the first one. */
  refuse(): void;
}

/** Reads all pads with each frame while one is connected. */
export function listenToPads({ press, tilt, refuse }: PadHandlers): void {
  const readers = new Map<number, PadReader>();
  let frame = 0;
  let last = 0;
  let hasRefused = false;
  const poll = (time: number) => {
    const passed = Math.min(time - last, longestReading);
    last = time;
    const all = navigator.getGamepads().filter((pad) => pad !== null);
    const pads = all.filter(({ mapping }) => mapping === 'standard');
    // Asked for before the presses: an error of a press must not end the reading.
    frame = pads.length > 0 ? requestAnimationFrame(poll) : 0;
    for (const pad of pads) {
      const reader = readers.get(pad.index) ?? new PadReader();
      readers.set(pad.index, reader);
      for (const one of reader.read(pad, time)) press(one.press, one.repeat);
      const tilted = tiltOf(pad);
      if (tilted) tilt(tilted, passed);
    }
    // Without the standard mapping the numbers of the buttons mean nothing.
    if (hasRefused || pads.length === all.length) return;
    hasRefused = true;
    refuse();
  };
  const start = () => {
    if (frame === 0) frame = requestAnimationFrame(poll);
  };
  window.addEventListener('gamepadconnected', start);
  // A pad can have been connected before this part of the page was loaded.
  if (seesPad()) start();
  window.addEventListener('gamepaddisconnected', ({ gamepad }) => readers.delete(gamepad.index));
}
