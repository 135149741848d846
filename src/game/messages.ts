import type { KindAppearance } from './campaign.ts';

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
  /**
   * Equipment of a hero without an armour class, as in Simple. A hero with an armour class has `wielded` and `dressed`
   * to `unwielded` instead.
   */
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
  /** Equipment of a hero with an armour class, as in Rogue. */
  dressed: { item: 'item', armour: 'number' },
  undressed: { item: 'item', armour: 'number' },
  wielded: { item: 'item' },
  unwielded: { item: 'item' },
  /** Meals with a taste. */
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
  cannotSwap: { monster: 'text' },
  freed: {},
  weakened: { monster: 'text' },
  resisted: { monster: 'text' },
  robbedGold: { monster: 'text', amount: 'number' },
  robbedItem: { monster: 'text', item: 'item' },
  laysDown: { monster: 'text', item: 'item' },
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

/** A message with this id and its parameters. */
export function messageOf<I extends MessageId>(
  id: I,
  ...[params]: object extends MessageParams[I] ? [] : [MessageParams[I]]
): Message {
  return { id, params: params ?? {} } as unknown as Message;
}

/** A line of the log: a message and the number of its repetitions. */
export type LogLine = Message & { tone: Tone; times: number };
