import type { Cell } from '../dungeon/grid.ts';

/** An item as a message names it. */
export interface ItemName {
  /** Kind id. */
  readonly kind: string;
  /** HP that a potion heals, shown after its name; 0 for items that show no number. */
  readonly power: number;
  /** How many there are, when not one; of gold its value. */
  readonly count?: number;
  /** What the hero knows of its bonuses: of a weapon to hit and to damage, of armour to defence. */
  readonly bonuses?: readonly number[];
}

/** What each message tells; rules speak in these, `words/` turns them into language. */
export interface MessageParams {
  wake: object;
  blocked: object;
  hit: { damage: number; monster: string; hp: number; max: number };
  kill: { monster: string; experience: number };
  levelUp: { level: number };
  brawl: { monster: string; other: string; damage: number };
  falls: { monster: string };
  stands: object;
  noDiagonal: object;
  hurt: { monster: string; damage: number };
  died: object;
  cleared: object;
  down: object;
  up: object;
  picked: { item: ItemName };
  tooHeavy: { item: ItemName };
  put: { item: ItemName };
  ate: { item: ItemName; gained: number };
  drank: { item: ItemName; gained: number };
  wield: { item: ItemName; attack: number };
  unwield: { item: ItemName; attack: number };
  wear: { item: ItemName; defence: number };
  unwear: { item: ItemName; defence: number };
  nothing: object;
  hereItem: { item: ItemName };
  hereDown: object;
  hereUp: object;
  hungry20: object;
  hungry10: object;
  hungry0: object;
  dug: object;
  digStopped: object;
  digNothing: object;
  digTooHard: object;
  digTooHungry: object;
  nothingHere: object;
  noStairsDown: object;
  noStairsUp: object;
  cannotUse: { item: ItemName };
  noSuchItem: object;
  gameOver: object;
  badCommand: object;
  /** A blow of the hero, then one at him, that missed. */
  missed: { monster: string };
  evaded: { monster: string };
  /** A blow of the hero, then one at him, that landed and did not hurt. */
  noEffect: { monster: string };
  /** Powers of monsters: said when the hero sees them. */
  splits: { monster: string };
  explodes: { monster: string };
  summons: { monster: string };
  hurled: { monster: string; damage: number };
  hurledMiss: { monster: string };
  envenomed: { monster: string };
  poisonEnds: object;
  leeches: { monster: string };
  /** A bundle was changed while the game runs: these components of a kind. */
  reshaped: { monster: string; components: string };
  reshapeFailed: { file: string };
  touched: { monster: string };
  notices: { monster: string };
  flewPast: { item: ItemName; monster: string };
  threw: { item: ItemName };
  gold: { amount: number };
  bagFull: { item: ItemName };
  cursed: { item: ItemName };
  armourFirst: object;
  dressed: { item: ItemName; armour: number };
  undressed: { item: ItemName; armour: number };
  wielded: { item: ItemName };
  unwielded: { item: ItemName };
  feast: object;
  foul: object;
  fruit: { item: ItemName };
  getsHungry: object;
  getsWeak: object;
  faints: object;
  canMove: object;
  frozen: { monster: string };
  held: { monster: string };
  cannotLeave: object;
  freed: object;
  poisoned: { monster: string };
  resisted: { monster: string };
  robbedGold: { monster: string; amount: number };
  robbedItem: { monster: string; item: ItemName };
  rusts: { item: ItemName };
  drained: { monster: string };
  confused: { monster: string };
  clearHead: object;
  stagger: object;
  unmasked: { monster: string };
  trapdoor: object;
  bearTrap: object;
  stuck: object;
  gasTrap: object;
  arrowHits: { damage: number };
  arrowMisses: object;
  teleported: object;
  dartHits: { damage: number };
  dartMisses: object;
  foundTrap: { trap: string };
  foundDoor: object;
  searched: object;
  noRoomHere: object;
  upClosed: object;
  prizeHeld: { item: ItemName };
  escaped: { gold: number };
  cannotSearch: object;
}

export type MessageId = keyof MessageParams;

export const tones = ['normal', 'special', 'playerHits', 'enemyHits', 'important'] as const;

/** What a message is about; the screen gives each tone its colour. */
export type Tone = (typeof tones)[number];

/** A message with its parameters, as plain data. */
export type Message = { [I in MessageId]: { id: I; params: MessageParams[I] } }[MessageId];

/** A line of the log: a message, and how many times in a row it came. */
export type LogLine = Message & { tone: Tone; times: number };

/** How a game ended. */
export type Ending =
  | { readonly won: true; readonly by: 'prize'; readonly kind: string }
  | { readonly won: true; readonly by: 'lastStanding' }
  /** `sold`: the gold that the possessions brought. */
  | { readonly won: true; readonly by: 'escape'; readonly kind: string; readonly sold: number }
  /** `kind`: a monster, or a trap. */
  | { readonly won: false; readonly by: 'blow'; readonly kind: string }
  | { readonly won: false; readonly by: 'hunger' };

/**
 * What a screen may want to show, in the order in which it happened. Actors and items are named by
 * `seq`; cells are of the hero's floor at that time.
 */
export type GameEvent =
  | { type: 'message'; message: Message; tone: Tone }
  /** The command was impossible and used no turn; a message says why. */
  | { type: 'refused' }
  /** Of others than the hero, only where he could see it when the turn began. */
  | { type: 'stepped'; actor: number; from: Cell; to: Cell }
  | { type: 'hit'; attacker: number; target: number; from: Cell; at: Cell; damage: number }
  | { type: 'missed'; attacker: number; target: number; from: Cell; at: Cell }
  | { type: 'killed'; actor: number; at: Cell }
  /** Gone without having been slain. */
  | { type: 'vanished'; actor: number; at: Cell }
  /** An item of this kind flew from the actor to a cell. */
  | { type: 'threw'; actor: number; kind: string; from: Cell; to: Cell }
  | { type: 'teleported'; actor: number; from: Cell; to: Cell }
  /** The hero stepped on a trap, or found one, or a secret door. */
  | { type: 'sprung'; at: Cell; kind: string }
  | { type: 'found'; at: Cell }
  | { type: 'leveled'; actor: number; level: number }
  | { type: 'healed'; actor: number; amount: number }
  | { type: 'fed'; actor: number; amount: number }
  | { type: 'starved'; actor: number; amount: number }
  | { type: 'picked'; actor: number; item: number; at: Cell }
  | { type: 'put'; actor: number; item: number; at: Cell }
  | { type: 'dug'; actor: number; at: Cell; done: boolean }
  | { type: 'changedFloor'; depth: number }
  | { type: 'ended'; ending: Ending };
