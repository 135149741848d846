import type { Cell } from '../dungeon/grid.ts';
import type { KindAppearance } from './campaign.ts';
import type { Aim } from './components.ts';
import type { EffectName } from './effects/names.ts';

/** The name of an item in a message: the hero's knowledge of the item at that time. */
export interface ItemName {
  /** Kind id; empty if the hero does not know the kind. */
  readonly kind: string;
  /** The appearance of the kind in this game, if kinds have appearances. */
  readonly looks?: KindAppearance;
  /** The name that the player has given to the unknown kind. */
  readonly called?: string;
  /** HP that a known potion heals; 0 for other items. */
  readonly power: number;
  /** The number of items if it is not one. For gold, its value. */
  readonly count?: number;
  /** The known bonuses: of a weapon to hit and damage, of armour to defence. */
  readonly bonuses?: readonly number[];
  /** The known charges of a wand or staff. */
  readonly charges?: number;
}

/** The types of message parameters. */
interface ParamTypes {
  number: number;
  /** Mostly the id of a kind; empty for an unseen monster. */
  text: string;
  item: ItemName;
}

/** Every message with its parameters. `words/` turns messages into text. */
export const messages = {
  wake: {},
  blocked: {},
  hit: { damage: 'number', monster: 'text', hp: 'number', max: 'number' },
  kill: { monster: 'text', experience: 'number' },
  levelUp: { level: 'number' },
  brawl: { monster: 'text', other: 'text', damage: 'number' },
  falls: { monster: 'text' },
  stands: {},
  noDiagonal: {},
  hurt: { monster: 'text', damage: 'number' },
  died: {},
  cleared: {},
  down: {},
  up: {},
  picked: { item: 'item' },
  tooHeavy: { item: 'item' },
  put: { item: 'item' },
  ate: { item: 'item', gained: 'number' },
  drank: { item: 'item' },
  read: { item: 'item' },
  wield: { item: 'item', attack: 'number' },
  unwield: { item: 'item', attack: 'number' },
  wear: { item: 'item', defence: 'number' },
  unwear: { item: 'item', defence: 'number' },
  nothing: {},
  hereItem: { item: 'item' },
  hereDown: {},
  hereUp: {},
  hungry20: {},
  hungry10: {},
  hungry0: {},
  dug: {},
  digStopped: {},
  digNothing: {},
  digTooHard: {},
  digTooHungry: {},
  nothingHere: {},
  noStairsDown: {},
  noStairsUp: {},
  cannotUse: { item: 'item' },
  noSuchItem: {},
  gameOver: {},
  badCommand: {},
  /** Attacks that miss: by the hero, and at the hero. */
  missed: { monster: 'text' },
  evaded: { monster: 'text' },
  /** A hit by the hero without damage. A hit at the hero without damage is `touched`. */
  noEffect: { monster: 'text' },
  /** Powers of monsters that the hero sees. */
  splits: { monster: 'text' },
  explodes: { monster: 'text' },
  summons: { monster: 'text' },
  callsHelp: { monster: 'text' },
  hurled: { monster: 'text', damage: 'number' },
  hurledMiss: { monster: 'text' },
  poisoned: { monster: 'text' },
  poisonEnds: {},
  leeches: { monster: 'text' },
  /** Live reload changed these components of a kind. */
  reshaped: { monster: 'text', components: 'text' },
  reshapeFailed: { file: 'text' },
  /** The game continues under other rules or content. */
  updated: {},
  /** Commands that could not be repeated when a saved game was opened. */
  turnsLost: { turns: 'number' },
  touched: { monster: 'text' },
  notices: { monster: 'text' },
  flewPast: { item: 'item', monster: 'text' },
  threw: { item: 'item' },
  gold: { amount: 'number' },
  bagFull: { item: 'item' },
  cursed: { item: 'item' },
  armourFirst: {},
  dressed: { item: 'item', armour: 'number' },
  undressed: { item: 'item', armour: 'number' },
  wielded: { item: 'item' },
  unwielded: { item: 'item' },
  feast: {},
  foul: {},
  fruit: { item: 'item' },
  getsHungry: {},
  getsWeak: {},
  faints: {},
  canMove: {},
  frozen: { monster: 'text' },
  held: { monster: 'text' },
  cannotLeave: {},
  freed: {},
  weakened: { monster: 'text' },
  resisted: { monster: 'text' },
  robbedGold: { monster: 'text', amount: 'number' },
  robbedItem: { monster: 'text', item: 'item' },
  rusts: { item: 'item' },
  drained: { monster: 'text' },
  confused: { monster: 'text' },
  clearHead: {},
  stagger: {},
  unmasked: { monster: 'text' },
  aids: { monster: 'text', other: 'text' },
  opens: { feature: 'text' },
  usedUp: { feature: 'text' },
  /** A line of a feature: `kind/number`. */
  featureSays: { line: 'text' },
  /** A monster says a line of its kind: `kind/number`. */
  speaks: { monster: 'text', line: 'text' },
  /** Effects on the hero. */
  healed: { gained: 'number' },
  getsWeaker: {},
  getsPoisoned: {},
  canSee: {},
  ringOn: { item: 'item' },
  ringOff: { item: 'item' },
  /** Refusals to put a ring on. */
  ringsFull: {},
  handTaken: {},
  /** A ring prevents the loss of strength. */
  staysStrong: {},
  getsConfused: {},
  goesBlind: {},
  paralysed: {},
  getsStronger: {},
  strengthBack: {},
  seesInvisible: {},
  seeingEnds: {},
  strangeFeeling: {},
  sensesMonsters: {},
  sensesMagic: {},
  sensesGold: {},
  mapped: {},
  lit: {},
  glimmers: {},
  loss: {},
  gearGlows: { item: 'item' },
  cursesLift: {},
  aggravates: {},
  handsGlow: {},
  handsFade: {},
  laughter: {},
  blank: {},
  bland: {},
  dust: { item: 'item' },
  blindSearch: {},
  hasted: {},
  slowsDown: {},
  slowed: {},
  speedsUp: {},
  exhausted: {},
  harmed: { damage: 'number' },
  burnt: { damage: 'number' },
  chilled: { damage: 'number' },
  shocked: { damage: 'number' },
  struck: { damage: 'number' },
  strikeMisses: {},
  drawnTo: { monster: 'text' },
  trapdoor: {},
  snared: {},
  stuck: {},
  sleeps: {},
  shot: { damage: 'number' },
  shotWeakens: { damage: 'number' },
  shotMisses: {},
  teleported: {},
  /** Effects on a monster that the hero sees. */
  looksBetter: { monster: 'text' },
  isHasted: { monster: 'text' },
  isSlowed: { monster: 'text' },
  looksConfused: { monster: 'text' },
  isBlinded: { monster: 'text' },
  isParalysed: { monster: 'text' },
  looksStronger: { monster: 'text' },
  isBound: { monster: 'text' },
  appears: { monster: 'text' },
  startsGlowing: { monster: 'text' },
  looksWeaker: { monster: 'text' },
  isPoisoned: { monster: 'text' },
  isHarmed: { monster: 'text', damage: 'number' },
  isBurnt: { monster: 'text', damage: 'number' },
  isSnared: { monster: 'text' },
  fallsAsleep: { monster: 'text' },
  isShot: { monster: 'text', damage: 'number' },
  disappears: { monster: 'text' },
  changesInto: { monster: 'text', other: 'text' },
  isCancelled: { monster: 'text' },
  isDrained: { monster: 'text', damage: 'number' },
  isChilled: { monster: 'text', damage: 'number' },
  isShocked: { monster: 'text', damage: 'number' },
  isStruck: { monster: 'text', damage: 'number' },
  /** Sticks, and items that shatter. */
  zapped: { item: 'item' },
  nothingHappens: {},
  noticesNothing: {},
  tooWeak: {},
  tingles: {},
  feelsDrained: {},
  boltBounces: {},
  boltPasses: { monster: 'text' },
  boltPassesYou: {},
  missileFades: {},
  shatters: { item: 'item' },
  foundTrap: { trap: 'text' },
  foundDoor: {},
  searched: {},
  noRoomHere: {},
  upClosed: {},
  prizeHeld: { item: 'item' },
  escaped: { gold: 'number' },
  cannotSearch: {},
  /** The kind of an item has become known by its use. */
  learned: { item: 'item' },
  identified: { item: 'item' },
  nothingToIdentify: {},
  wipedOut: { monster: 'text' },
  called: { item: 'item' },
  cannotCall: { item: 'item' },
  answerFirst: {},
  notAsked: {},
  noSuchAnswer: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, keyof ParamTypes>>>>;

type Messages = typeof messages;

/** The parameters of every message. */
export type MessageParams = {
  [I in keyof Messages]: {
    [P in keyof Messages[I]]: Messages[I][P] extends keyof ParamTypes
      ? ParamTypes[Messages[I][P]]
      : never;
  };
};

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
  /** `kind` is a stick that shoots bolts. */
  | { readonly won: false; readonly by: 'bolt'; readonly kind: string }
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
  | {
      type: 'hit';
      /** 0 for damage by an effect, which then has a cause. */
      attacker: number;
      target: number;
      from: Cell;
      at: Cell;
      damage: number;
      /** The kind of an item or trap, or `poison`. */
      cause?: string;
    }
  | { type: 'missed'; attacker: number; target: number; from: Cell; at: Cell }
  | { type: 'killed'; actor: number; at: Cell }
  /** Left the game without being killed. */
  | { type: 'vanished'; actor: number; at: Cell }
  /** A missile of this kind flew to a cell. */
  | { type: 'threw'; actor: number; kind: string; from: Cell; to: Cell }
  /** The power of a stick of this kind flew along these cells. */
  | { type: 'zapped'; actor: number; kind: string; aim: Aim; from: Cell; path: readonly Cell[] }
  /** A monster exploded or an item shattered, and the hero saw it. */
  | { type: 'burst'; kind: string; at: Cell; radius: number }
  /** A monster in the hero's view became two. The twin is on the cell `at`. */
  | { type: 'split'; actor: number; twin: number; from: Cell; at: Cell }
  /** A monster was summoned in the hero's view. */
  | { type: 'summoned'; at: Cell }
  /** A monster in the hero's view became another one. */
  | { type: 'polymorphed'; actor: number; into: number; at: Cell }
  | { type: 'teleported'; actor: number; from: Cell; to: Cell }
  /** An effect acted on an actor on this cell, and the hero could recognise it. */
  | { type: 'affected'; actor: number; effect: EffectName; at: Cell }
  /** The hero stepped on a trap, or saw a monster step on one. */
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
