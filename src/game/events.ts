import type { Cell } from '../dungeon/grid.ts';

/** The name of an item in a message. */
export interface ItemName {
  /** Kind id. */
  readonly kind: string;
  /** HP that a potion heals; 0 for other items. */
  readonly power: number;
  /** The number of items if it is not one. For gold, its value. */
  readonly count?: number;
  /** The known bonuses: of a weapon to hit and damage, of armour to defence. */
  readonly bonuses?: readonly number[];
}

/** Every message with its parameters. `words/` turns messages into text. */
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
  /** Attacks that miss: by the hero, and at the hero. */
  missed: { monster: string };
  evaded: { monster: string };
  /** A hit by the hero without damage. A hit at the hero without damage is `touched`. */
  noEffect: { monster: string };
  /** Powers of monsters that the hero sees. */
  splits: { monster: string };
  explodes: { monster: string };
  summons: { monster: string };
  hurled: { monster: string; damage: number };
  hurledMiss: { monster: string };
  poisoned: { monster: string };
  poisonEnds: object;
  leeches: { monster: string };
  /** Live reload changed these components of a kind. */
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
  weakened: { monster: string };
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

/** The tone of a message. The screen gives each tone a colour. */
export type Tone = (typeof tones)[number];

/** A message as plain data. */
export type Message = { [I in MessageId]: { id: I; params: MessageParams[I] } }[MessageId];

/** A line of the log: a message and the number of its repetitions. */
export type LogLine = Message & { tone: Tone; times: number };

/** The ending of a game. */
export type Ending =
  | { readonly won: true; readonly by: 'prize'; readonly kind: string }
  | { readonly won: true; readonly by: 'lastStanding' }
  /** `sold` is the gold for which the items in the bag were sold. */
  | { readonly won: true; readonly by: 'escape'; readonly kind: string; readonly sold: number }
  /** `kind` is a monster or a trap. */
  | { readonly won: false; readonly by: 'attack'; readonly kind: string }
  | { readonly won: false; readonly by: 'hunger' };

/**
 * Something that a screen can show, in order of occurrence. Actors and items are given by `seq`; cells
 * are on the hero's floor at that time.
 */
export type GameEvent =
  | { type: 'message'; message: Message; tone: Tone }
  /** The command was impossible and used no turn. A message gives the reason. */
  | { type: 'refused' }
  /** Steps of monsters are reported only if the hero could see one of the two cells. */
  | { type: 'stepped'; actor: number; from: Cell; to: Cell }
  | { type: 'hit'; attacker: number; target: number; from: Cell; at: Cell; damage: number }
  | { type: 'missed'; attacker: number; target: number; from: Cell; at: Cell }
  | { type: 'killed'; actor: number; at: Cell }
  /** Left the game without being killed. */
  | { type: 'vanished'; actor: number; at: Cell }
  /** A missile of this kind flew to a cell. */
  | { type: 'threw'; actor: number; kind: string; from: Cell; to: Cell }
  | { type: 'teleported'; actor: number; from: Cell; to: Cell }
  /** The hero stepped on a trap. */
  | { type: 'sprung'; at: Cell; kind: string }
  /** The hero found a trap or a secret door. */
  | { type: 'found'; at: Cell }
  | { type: 'leveled'; actor: number; level: number }
  | { type: 'healed'; actor: number; amount: number }
  | { type: 'fed'; actor: number; amount: number }
  /** The actor lost health because it has no energy. Monsters are reported only if the hero sees them. */
  | { type: 'starved'; actor: number; amount: number }
  | { type: 'picked'; actor: number; item: number; at: Cell }
  | { type: 'put'; actor: number; item: number; at: Cell }
  | { type: 'dug'; actor: number; at: Cell; done: boolean }
  | { type: 'changedFloor'; depth: number }
  | { type: 'ended'; ending: Ending };
