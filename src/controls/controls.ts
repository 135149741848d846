import type { Campaign } from '../game/campaign.ts';
import type { Command } from '../game/commands.ts';
import type { ComponentName } from '../game/components.ts';
import { hasComponent } from '../game/kinds.ts';

/** Everything that a key or a button can do, with its keys. The key list follows this order. */

/** How the letters are used: vi keys (hjklyubn), or the ring of letters around S (qweadzxc). */
export const keySets = ['vi', 'qwe'] as const;
export type KeySet = (typeof keySets)[number];

interface ControlFacts {
  /** Key codes in both key sets; `Shift+` marks a key that needs it. */
  readonly keys: readonly string[];
  /** Further key codes in one set. Hints prefer them to `keys`. */
  readonly vi?: readonly string[];
  readonly qwe?: readonly string[];
  /** A character that also triggers it, because its key differs between keyboard layouts. */
  readonly character?: string;
  /** It repeats while its key is held. Others happen once per press. */
  readonly repeats?: true;
  /** The command that it always means. */
  readonly command?: Command;
  /** It is handled by the page, not by the game. */
  readonly request?: true;
  /** The key list contains it only if the hero has this component. */
  readonly needs?: ComponentName;
}

export const controls = {
  /** The next direction is the direction of a run. */
  run: { keys: ['KeyF'] },
  wait: {
    keys: ['Period', 'Numpad5'],
    qwe: ['KeyS'],
    repeats: true,
    command: { type: 'wait' },
  },
  search: {
    keys: [],
    vi: ['KeyS'],
    qwe: ['KeyB'],
    repeats: true,
    command: { type: 'search' },
    needs: 'Searcher',
  },
  /** Picks up or takes the stairs. */
  here: { keys: ['Space'] },
  pickup: { keys: ['KeyP'], command: { type: 'pickup' }, needs: 'Bag' },
  down: { keys: ['Shift+Period'], character: '>', command: { type: 'down' } },
  up: { keys: ['Shift+Comma'], character: '<', command: { type: 'up' } },
  /** The next direction is the direction of the wall. */
  dig: { keys: ['KeyT'], needs: 'Digging' },
  bag: { keys: ['KeyI'], vi: ['KeyX'], needs: 'Bag' },
  confirm: { keys: ['Enter', 'NumpadEnter'], vi: ['KeyZ'], needs: 'Bag' },
  /** Closes the bag or its menu; opens the game menu if neither is open. */
  back: { keys: ['Escape'], needs: 'Bag' },
  look: { keys: ['KeyG'], request: true },
  language: { keys: ['KeyV'], request: true },
  copySeed: { keys: ['KeyR'], request: true },
  panel: { keys: ['KeyM'], request: true },
  inspect: { keys: ['KeyO'], request: true },
  help: { keys: ['Slash', 'Shift+Slash'], character: '?', request: true },
  menu: { keys: [], request: true },
  /** A key without a meaning. It cancels a question. */
  other: { keys: [] },
} as const satisfies Readonly<Record<string, ControlFacts>>;

/** A control without a direction. */
export type PlainControl = keyof typeof controls;

export const plainControls = Object.keys(controls) as PlainControl[];

/** What a key, a tap or a button means. */
export type Control =
  | { readonly type: 'step'; readonly dx: number; readonly dy: number }
  /** A run in this direction. */
  | { readonly type: 'dash'; readonly dx: number; readonly dy: number }
  | { readonly type: PlainControl };

/** The controls that the page handles. */
export type Request = {
  [C in PlainControl]: (typeof controls)[C] extends { request: true } ? C : never;
}[PlainControl];

export function factsOf(control: PlainControl): ControlFacts {
  return controls[control];
}

export function isRequest(type: Control['type']): type is Request {
  return type !== 'step' && type !== 'dash' && factsOf(type).request === true;
}

/** Whether a control repeats while its key is held. */
export function repeats(type: Control['type']): boolean {
  return type === 'step' || (type !== 'dash' && factsOf(type).repeats === true);
}

/** The key codes of a control; the first is the one for hints. */
export function codesOf(control: PlainControl, set: KeySet): readonly string[] {
  const facts = factsOf(control);
  return [...(facts[set] ?? []), ...facts.keys];
}

/** Whether the hero of a campaign can use a control. */
export function isUsable(control: PlainControl, { kinds: [hero], rules }: Campaign): boolean {
  const { needs } = factsOf(control);
  if (control === 'pickup' && rules.pickup !== 'asked') return false;
  return needs === undefined || hasComponent(hero, needs);
}
