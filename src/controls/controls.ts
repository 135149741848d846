import type { Campaign } from '../game/campaign.ts';
import type { Command, ItemVerb } from '../game/commands.ts';
import { kindHas } from '../game/kinds.ts';
import { type ControlFacts, controls, type PlainControl } from './control-table.ts';
import { directionTo } from './directions.ts';

/**
 * Controls are the meanings of keys and buttons. `control-table.ts` lists them, except steps, runs in a direction and
 * digits. The files from an input to a command of the game:
 *
 * - `keyboard.ts` listens to keys, and `keys.ts` finds the control of a key in the tables of `key-tables.ts`.
 * - `gamepad.ts` listens to gamepads and has the controls of their buttons.
 * - `pointer.ts` listens to the mouse and to fingers. `tap.ts` plays a tap on a cell, a button, the bag or the log.
 * - `act.ts` plays a control in the state of the `Session`. It calls `held-key.ts` for controls that repeat,
 *   `bag-control.ts` while the bag is open, and `automatic-control.ts` for commands over several turns.
 *
 * `app/play/play-by-*.ts` connect them.
 */

/** The meaning of a key or a button. */
export type Control =
  | { readonly type: 'step'; readonly dx: number; readonly dy: number }
  /** A run in this direction. */
  | { readonly type: 'runTowards'; readonly dx: number; readonly dy: number }
  /** A digit of a count before a command. */
  | { readonly type: 'digit'; readonly digit: number }
  | { readonly type: PlainControl };

/** The controls that ask for an item to use. */
export type VerbControl = {
  [C in PlainControl]: (typeof controls)[C] extends { verb: ItemVerb } ? C : never;
}[PlainControl];

/** The controls that the page handles. */
export type Request = {
  [C in PlainControl]: (typeof controls)[C] extends { request: true } ? C : never;
}[PlainControl];

/** The facts about a control. */
export function controlFacts(control: PlainControl): ControlFacts {
  return controls[control];
}

/** The command that a control always means. */
export function commandOf(control: Control): Command | undefined {
  if (control.type === 'step') return { type: 'move', ...directionTo(control) };
  return isPlain(control.type) ? controlFacts(control.type).command : undefined;
}

/** Whether the page handles a control. */
export function isRequest(type: Control['type']): type is Request {
  return isPlain(type) && controlFacts(type).request === true;
}

/** The controls that change the size of the map. */
export type ZoomControl = {
  [C in PlainControl]: (typeof controls)[C] extends { zooms: true } ? C : never;
}[PlainControl];

/** Whether a control changes the size of the map. */
export function isZoom(type: Control['type']): type is ZoomControl {
  return isPlain(type) && controlFacts(type).zooms === true;
}

/** Whether a control asks for an item. */
export function isVerb(type: Control['type']): type is VerbControl {
  return isPlain(type) && controlFacts(type).verb !== undefined;
}

/** Whether a control repeats while its key is held. */
export function repeats(type: Control['type']): boolean {
  return type === 'step' || (isPlain(type) && controlFacts(type).repeats === true);
}

/** Whether "again" repeats a control. One that asks for an item or a direction is kept with the answer. */
export function isRepeatable(type: Control['type']): boolean {
  return !isPlain(type) || controlFacts(type).unrepeated !== true;
}

/** Whether a count may come before a control: not before one that happens only once. */
export function takesCount(control: Control): boolean {
  if (control.type === 'runTowards' || commandOf(control)) return true;
  if (!isPlain(control.type)) return false;
  const { counted, limited } = controlFacts(control.type);
  return counted === true || limited === true;
}

/** Whether a count before a command that needs an item or a direction has a meaning. */
export function isCounted(type: Command['type']): boolean {
  return Object.entries<ControlFacts>(controls).some(
    ([name, { counted, verb = name }]) => counted === true && verb === type,
  );
}

function isPlain(type: Control['type']): type is PlainControl {
  return type in controls;
}

/** Whether the hero of a campaign can use a control, and the campaign has items for it. */
export function isUsable(control: PlainControl, campaign: Campaign): boolean {
  const { kinds, rules, appearances } = campaign;
  const [hero] = kinds;
  const { needs, items, stairs } = controlFacts(control);
  // Without appearances the hero knows every kind.
  if ((control === 'name' || control === 'discoveries') && !appearances) return false;
  // Without a bag and without stairs there is nothing to do here.
  if (control === 'here') return kindHas(hero, 'Bag') || hasStairs(campaign);
  if (stairs && !hasStairs(campaign)) return false;
  if (control === 'pickup' && rules.pickup !== 'asked') return false;
  if (items && !kinds.some((kind) => kindHas(kind, items))) return false;
  return needs === undefined || kindHas(hero, needs);
}

/** Whether a campaign has floors other than the first one. */
export function hasStairs({ floors, start }: Campaign): boolean {
  return floors.some(({ from, to }) => from < start.depth || to > start.depth);
}
