import type { Command, ItemVerb } from '../game/commands.ts';
import type { ComponentName } from '../game/components.ts';

/**
 * Everything that a key or a button can do, except the eight steps, which are in `key-tables.ts`. The key list follows
 * this order; `groupFrom` in `key-list.ts` names the controls at which its groups begin. This file imports only types,
 * because the build reads the icons here.
 */

/** The facts that decide the behaviour and the place of a control's key and button. */
export interface ControlFacts {
  /** It repeats while its key is held. Others happen once per press. */
  readonly repeats?: true;
  /** The command that it always means. */
  readonly command?: Command;
  /** It asks for an item to use, among the items that it applies to. */
  readonly verb?: ItemVerb;
  /** It can be given a number of times, although it needs an item or a direction. */
  readonly counted?: true;
  /** A count may come before it. It limits the turns; an exploration ignores it, whose steps nobody counts. */
  readonly limited?: true;
  /** It is handled by the page, not by the game. */
  readonly request?: true;
  /** It changes the size of the map. */
  readonly zooms?: true;
  /** It is no command of its own, so that "again" does not repeat it. */
  readonly unrepeated?: true;
  /** Another button of the text view has its effect. */
  readonly noTextButton?: true;
  /** The key list and the HUD contain it only if the hero has this component. */
  readonly needs?: ComponentName;
  /** It is for stairs: the campaign must have several floors. */
  readonly stairs?: true;
  /** It is for items with this component: the campaign must have a kind of them. */
  readonly items?: ComponentName;
  /** Its keys in each table of keys that has no others for it, as `key-tables.ts` writes them. */
  readonly keys?: readonly string[];
  /** The icon of its button in the HUD; `buttonPlaces` has its place. */
  readonly icon?: string;
}

export const controls = {
  /** The next direction is the direction of a run. */
  run: { keys: ['f'], limited: true, unrepeated: true },
  wait: { keys: ['.', 'Numpad5'], repeats: true, command: { type: 'wait' }, icon: 'hourglass' },
  search: {
    keys: ['s'],
    repeats: true,
    command: { type: 'search' },
    needs: 'Searcher',
    icon: 'magnifying-glass',
  },
  /** Passes turns until the hero is healed or disturbed. */
  rest: { keys: ['R'], limited: true, icon: 'campfire' },
  /** Searches a number of times. */
  searchOn: { keys: ['S'], limited: true, needs: 'Searcher' },
  explore: { keys: ['o'], limited: true, icon: 'compass' },
  /** Goes to the nearest item that the hero has seen. */
  fetch: { keys: [','], needs: 'Bag' },
  /** Approaches or attacks the nearest monster. In the text view Tab moves the focus instead. */
  attack: { keys: ['Tab', 'F'], icon: 'crossed-swords' },
  /** Repeats the last command. */
  again: { keys: ['a'], icon: 'clockwise-rotation' },
  /** Picks up or takes the stairs: `commandHere` in `game/floors/underfoot.ts`. */
  here: { keys: ['Space'], icon: 'footsteps' },
  pickup: { command: { type: 'pickup' }, needs: 'Bag' },
  /** Travels to stairs; on stairs, takes them. */
  down: { keys: ['>'], stairs: true },
  up: { keys: ['<'], stairs: true },
  /** The next direction is the direction of the wall. */
  dig: { counted: true, unrepeated: true, needs: 'Digging', icon: 'war-pick' },
  bag: { keys: ['i'], unrepeated: true, noTextButton: true, needs: 'Bag', icon: 'knapsack' },
  confirm: { keys: ['Enter', 'NumpadEnter'], unrepeated: true, noTextButton: true, needs: 'Bag' },
  /** Closes the bag or its menu; opens the game menu if neither is open. */
  back: { keys: ['Escape'], unrepeated: true, noTextButton: true, needs: 'Bag' },
  eat: { keys: ['e'], verb: 'eat', needs: 'Bag' },
  drink: { keys: ['q'], verb: 'drink', needs: 'Bag' },
  read: { keys: ['r'], verb: 'read', needs: 'Bag', items: 'Scroll' },
  wield: { keys: ['w'], verb: 'equip', needs: 'Gear' },
  wear: { keys: ['W'], verb: 'equip', needs: 'Gear' },
  takeOff: { keys: ['T'], verb: 'takeOff', needs: 'Gear' },
  putOn: { keys: ['P'], verb: 'equip', needs: 'Gear', items: 'Ring' },
  removeRing: { verb: 'takeOff', needs: 'Gear', items: 'Ring' },
  drop: { keys: ['d'], verb: 'put', needs: 'Bag' },
  throw: { verb: 'throw', counted: true, needs: 'Thrower' },
  /** Names the kind of an unknown item. */
  name: { keys: ['c'], verb: 'name', needs: 'Bag' },
  zap: { verb: 'zap', counted: true, needs: 'Bag', items: 'Stick' },
  /** Zaps in a random direction. */
  zapAnywhere: { verb: 'zap', counted: true, needs: 'Bag', items: 'Stick' },
  /** Turns the cursor of Look on or off. */
  examine: { keys: [';', '_'], request: true, noTextButton: true },
  /** All messages, the hero, and the floor: see `sheets` of the page. */
  log: { keys: ['m'], request: true },
  character: { keys: ['@', 'C'], request: true },
  floor: { keys: ['M'], request: true },
  /** The kinds of items that the hero has seen. */
  discoveries: { keys: ['\\'], request: true },
  /** Announces the surroundings to screen readers. */
  describe: { keys: ["'"], request: true },
  panel: { request: true, noTextButton: true },
  /** The size of the map, as with the wheel. A question stays open. */
  zoomIn: { keys: ['+', 'NumpadAdd'], request: true, repeats: true, zooms: true },
  zoomOut: { keys: ['-', 'NumpadSubtract'], request: true, repeats: true, zooms: true },
  zoomReset: { keys: ['='], request: true, zooms: true },
  help: { keys: ['?'], request: true, icon: 'help' },
  /** Has the key of `back`. */
  menu: { request: true, icon: 'cog' },
  /** Asks whether to give the game up. */
  giveUp: { keys: ['Q'], request: true, noTextButton: true },
  /** A key without a meaning. It cancels a question. */
  other: { unrepeated: true, noTextButton: true },
} as const satisfies Readonly<Record<string, ControlFacts>>;

/** A control without a direction. */
export type PlainControl = keyof typeof controls;

export const plainControls = Object.keys(controls) as PlainControl[];

/** The controls with a button in the HUD. */
export type ButtonControl = {
  [C in PlainControl]: (typeof controls)[C] extends { icon: string } ? C : never;
}[PlainControl];

/**
 * The buttons of the HUD in order. Each place has its first control that is useful, if any: to attack on a
 * touch screen, help where there are keys; to repeat a command if there is nothing to do here.
 */
export const buttonPlaces: readonly (readonly ButtonControl[])[] = [
  ['again', 'here'],
  ['explore'],
  ['rest'],
  ['wait'],
  ['dig', 'search'],
  ['bag'],
  ['attack', 'help'],
  ['menu'],
];
