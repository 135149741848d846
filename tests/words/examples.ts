import type { ComponentName, ReadableFields } from '../../src/game/components.ts';
import type { Ending, ItemName, MessageId, MessageParams } from '../../src/game/events.ts';
import type { StopReasons } from '../../src/words/stop-reasons.ts';
import type { Names, Words } from '../../src/words/texts.ts';

const namesOfKinds: Names = {
  kind: (id) => id,
  item: ({ kind }) => kind,
  line: (line) => line,
  attackVerb: () => '',
};
const potion: ItemName = { kind: 'healing-potion', power: 20 };
const dagger: ItemName = { kind: 'dagger', power: 0, bonuses: [-1, 2] };
const apple: ItemName = { kind: 'apple', power: 0 };
const armour: ItemName = { kind: 'leather-armour', power: 0 };
const jewel: ItemName = { kind: 'green-jewel', power: 0 };

/** At least one case of every message. */
export const messageExamples: { [I in MessageId]: readonly MessageParams[I][] } = {
  wake: [{}],
  blocked: [{}],
  hit: [{ damage: 4, monster: 'rat', hp: 2, max: 6 }],
  kill: [
    { monster: 'rat', experience: 0 },
    { monster: 'rat', experience: 1 },
  ],
  brawl: [{ monster: 'wolf', other: 'bat', damage: 3 }],
  falls: [{ monster: 'wolf' }],
  stands: [{}],
  noDiagonal: [{}],
  levelUp: [{ level: 2 }],
  hurt: [{ monster: 'wolf', damage: 16 }],
  died: [{}],
  cleared: [{}],
  down: [{}],
  up: [{}],
  picked: [{ item: potion }, { item: { ...dagger, count: 3 } }],
  tooHeavy: [{ item: potion }],
  put: [{ item: potion }],
  ate: [{ item: apple, gained: 50 }],
  drank: [{ item: potion }],
  read: [{ item: potion }],
  wield: [{ item: { kind: 'dagger', power: 0 }, attack: 1 }],
  unwield: [{ item: { kind: 'dagger', power: 0 }, attack: 1 }],
  wear: [{ item: armour, defence: 1 }],
  unwear: [{ item: armour, defence: 1 }],
  nothing: [{}],
  hereItem: [{ item: potion }],
  hereDown: [{}],
  hereUp: [{}],
  hungry20: [{}],
  hungry10: [{}],
  hungry0: [{}],
  dug: [{}],
  digStopped: [{}],
  digNothing: [{}],
  digTooHard: [{}],
  digTooHungry: [{}],
  nothingHere: [{}],
  noStairsDown: [{}],
  noStairsUp: [{}],
  cannotUse: [{ item: potion }],
  noSuchItem: [{}],
  gameOver: [{}],
  badCommand: [{}],
  missed: [{ monster: 'rat' }],
  splits: [{ monster: 'rat' }],
  explodes: [{ monster: 'rat' }],
  summons: [{ monster: 'rat' }],
  callsHelp: [{ monster: 'rat' }],
  hurled: [{ monster: 'rat', damage: 3 }],
  hurledMiss: [{ monster: 'rat' }],
  poisoned: [{ monster: 'rat' }],
  poisonEnds: [{}],
  leeches: [{ monster: 'rat' }],
  reshaped: [{ monster: 'rat', components: 'Health, Poison' }],
  reshapeFailed: [{ file: 'rat.json' }],
  updated: [{}],
  turnsLost: [{ turns: 1 }, { turns: 2 }, { turns: 5 }],
  noEffect: [{ monster: 'rat' }],
  touched: [{ monster: 'rat' }],
  evaded: [{ monster: 'rat' }],
  notices: [{ monster: '' }],
  flewPast: [{ item: dagger, monster: 'rat' }],
  threw: [{ item: dagger }],
  gold: [{ amount: 1 }, { amount: 2 }, { amount: 5 }, { amount: 11 }, { amount: 21 }],
  bagFull: [{ item: dagger }],
  cursed: [{ item: dagger }],
  armourFirst: [{}],
  dressed: [{ item: armour, armour: -1 }],
  undressed: [{ item: armour, armour: 10 }],
  wielded: [{ item: dagger }],
  unwielded: [{ item: dagger }],
  feast: [{}],
  foul: [{}],
  fruit: [{ item: apple }],
  getsHungry: [{}],
  getsWeak: [{}],
  faints: [{}],
  canMove: [{}],
  frozen: [{ monster: 'rat' }],
  held: [{ monster: 'rat' }],
  cannotLeave: [{}],
  freed: [{}],
  weakened: [{ monster: 'rat' }],
  resisted: [{ monster: 'rat' }],
  robbedGold: [{ monster: 'rat', amount: 40 }],
  robbedItem: [{ monster: 'rat', item: dagger }],
  rusts: [{ item: { ...armour, bonuses: [0] } }],
  drained: [{ monster: 'rat' }],
  confused: [{ monster: 'rat' }],
  clearHead: [{}],
  stagger: [{}],
  unmasked: [{ monster: 'rat' }],
  trapdoor: [{}],
  snared: [{}],
  stuck: [{}],
  sleeps: [{}],
  shot: [{ damage: 3 }],
  shotMisses: [{}],
  teleported: [{}],
  shotWeakens: [{ damage: 3 }],
  aids: [{ monster: 'wolf', other: 'rat' }],
  speaks: [{ monster: 'rat', line: 'rat/0' }],
  healed: [{ gained: 0 }, { gained: 7 }],
  getsWeaker: [{}],
  getsPoisoned: [{}],
  canSee: [{}],
  ringOn: [{ item: dagger }],
  ringOff: [{ item: dagger }],
  ringsFull: [{}],
  handTaken: [{}],
  staysStrong: [{}],
  getsConfused: [{}],
  goesBlind: [{}],
  paralysed: [{}],
  getsStronger: [{}],
  strengthBack: [{}],
  seesInvisible: [{}],
  seeingEnds: [{}],
  strangeFeeling: [{}],
  sensesMonsters: [{}],
  sensesMagic: [{}],
  sensesGold: [{}],
  mapped: [{}],
  lit: [{}],
  glimmers: [{}],
  loss: [{}],
  gearGlows: [{ item: potion }],
  cursesLift: [{}],
  aggravates: [{}],
  handsGlow: [{}],
  handsFade: [{}],
  laughter: [{}],
  blank: [{}],
  bland: [{}],
  dust: [{ item: potion }],
  blindSearch: [{}],
  hasted: [{}],
  slowsDown: [{}],
  slowed: [{}],
  speedsUp: [{}],
  exhausted: [{}],
  isHasted: [{ monster: 'rat' }],
  isSlowed: [{ monster: 'rat' }],
  harmed: [{ damage: 5 }],
  burnt: [{ damage: 5 }],
  chilled: [{ damage: 5 }],
  shocked: [{ damage: 5 }],
  struck: [{ damage: 5 }],
  strikeMisses: [{}],
  drawnTo: [{ monster: 'rat' }],
  looksBetter: [{ monster: 'rat' }],
  looksConfused: [{ monster: 'rat' }],
  isBlinded: [{ monster: 'rat' }],
  isParalysed: [{ monster: 'rat' }],
  looksStronger: [{ monster: 'rat' }],
  isBound: [{ monster: 'rat' }],
  appears: [{ monster: 'rat' }],
  startsGlowing: [{ monster: 'rat' }],
  looksWeaker: [{ monster: 'rat' }],
  isPoisoned: [{ monster: 'rat' }],
  isHarmed: [{ monster: 'rat', damage: 5 }],
  isBurnt: [{ monster: 'rat', damage: 5 }],
  isSnared: [{ monster: 'rat' }],
  fallsAsleep: [{ monster: 'rat' }],
  isShot: [{ monster: 'rat', damage: 3 }],
  disappears: [{ monster: 'rat' }],
  changesInto: [{ monster: 'rat', other: 'wolf' }],
  isCancelled: [{ monster: 'rat' }],
  isDrained: [{ monster: 'rat', damage: 5 }],
  isChilled: [{ monster: 'rat', damage: 5 }],
  isShocked: [{ monster: 'rat', damage: 5 }],
  isStruck: [{ monster: 'rat', damage: 5 }],
  zapped: [{ item: dagger }],
  nothingHappens: [{}],
  noticesNothing: [{}],
  tooWeak: [{}],
  tingles: [{}],
  feelsDrained: [{}],
  boltBounces: [{}],
  boltPasses: [{ monster: 'rat' }],
  boltPassesYou: [{}],
  missileFades: [{}],
  shatters: [{ item: potion }],
  foundTrap: [{ trap: 'rat' }],
  opens: [{ feature: 'rat' }],
  usedUp: [{ feature: 'rat' }],
  featureSays: [{ line: 'rat/0' }],
  foundDoor: [{}],
  searched: [{}],
  noRoomHere: [{}],
  upClosed: [{}],
  prizeHeld: [{ item: jewel }],
  escaped: [{ gold: 2000 }],
  cannotSearch: [{}],
  learned: [{ item: { ...potion, looks: { group: 'potion', look: 'azure' } } }],
  identified: [{ item: { ...dagger, charges: 3 } }],
  nothingToIdentify: [{}],
  wipedOut: [{ monster: 'rat' }],
  called: [{ item: { ...potion, kind: '', called: 'slow?' } }],
  cannotCall: [{ item: potion }],
  answerFirst: [{}],
  notAsked: [{}],
  noSuchAnswer: [{}],
};

export const endingExamples: readonly Ending[] = [
  { won: true, by: 'lastStanding' },
  { won: true, by: 'escape', kind: 'green-jewel', sold: 1234 },
  { won: true, by: 'prize', kind: 'green-jewel' },
  { won: false, by: 'hunger' },
  { won: false, by: 'bolt', kind: 'stick-fire' },
  { won: false, by: 'attack', kind: 'wolf' },
];

/** Fields that sentences read; at least one case of every component that has any. */
export const componentExamples: {
  readonly [C in ComponentName]?: readonly Partial<ReadableFields<C>>[];
} = {
  Health: [
    { max: 12, dice: '' },
    { max: 0, dice: '2d8' },
  ],
  Stats: [{ attack: 5, defence: 4 }],
  Fighter: [{ level: 2, armour: -2, attacks: '1d2/1d4' }],
  Speed: [{ percent: 50 }, { percent: 101 }],
  Stick: [
    { shape: 'self', range: 100, least: 3, most: 7 },
    { shape: 'neighbour', range: 100, least: 3, most: 7 },
    { shape: 'line', range: 100, least: 3, most: 7 },
    { shape: 'missile', range: 100, least: 3, most: 7 },
    { shape: 'bolt', range: 6, least: 3, most: 3 },
    { shape: 'room', range: 100, least: 10, most: 19 },
  ],
  Shatters: [{ radius: 0 }, { radius: 1 }, { radius: 2 }],
  Mean: [{ chance: 66 }],
  Erratic: [{ chance: 60 }],
  Coward: [{ below: 33 }, { below: 100 }],
  Skirmisher: [{ distance: 1 }, { distance: 3 }],
  Guard: [{ radius: 1 }, { radius: 4 }],
  Ambusher: [{ distance: 1 }, { distance: 2 }, { distance: 5 }],
  Follower: [{ distance: 1 }, { distance: 2 }, { distance: 5 }],
  Senses: [
    { sight: 100, hearing: 0, smell: 0, wakes: 'usual' },
    { sight: 1, hearing: 6, smell: 12, wakes: 'noise' },
    { sight: 5, hearing: 1, smell: 0, wakes: 'sight' },
    { sight: 5, hearing: 0, smell: 1, wakes: 'hit' },
    { sight: 5, hearing: 0, smell: 0, wakes: 'never' },
  ],
  Pack: [{ range: 1 }, { range: 6 }],
  Regeneration: [{ chance: 33 }],
  Mends: [{ turns: 1 }, { turns: 5 }],
  Leech: [{ share: 50 }],
  Poison: [
    { damage: 1, turns: 1 },
    { damage: 2, turns: 4 },
  ],
  Splits: [{ chance: 30 }],
  Explodes: [
    { damage: 6, radius: 1 },
    { damage: 8, radius: 2 },
  ],
  Summons: [
    { kind: '', chance: 10, most: 3 },
    { kind: 'imp', chance: 10, most: 3 },
  ],
  Throws: [{ dice: '1d4', range: 5, chance: 50 }],
  Venom: [{ loss: 1 }, { loss: 2 }],
  Paralysis: [
    { turns: 1, spread: 1 },
    { turns: 2, spread: 2 },
  ],
  LevelDrain: [{ chance: 15 }],
  ConfusingGaze: [{ turns: 20, spread: 20 }],
  Carries: [{ chance: 30 }],
  OpensDoors: [{}],
  Moves: [
    { through: 'walls' },
    { through: 'digging' },
    { through: 'flying' },
    { through: 'water' },
    { through: 'wading' },
  ],
  Feature: [
    { ground: 'floor', uses: 0, used: 0, under: 0 },
    { ground: 'screen', uses: 1, used: 0, under: 0 },
    { ground: 'obstacle', uses: 3, used: 0, under: 0 },
    { ground: 'water', uses: 5, used: 0, under: 0 },
    { ground: 'door', uses: 0, used: 0, under: 0 },
  ],
  Aids: [
    { range: 1, chance: 50, below: 100 },
    { range: 5, chance: 30, below: 50 },
  ],
  Robs: [{ what: 'any' }, { what: 'magic' }],
  Resists: [
    { fire: 50, cold: -100, lightning: 0, force: 0, poison: 100, blow: 0 },
    { fire: 0, cold: 0, lightning: 25, force: 100, poison: 0, blow: -50 },
  ],
  Reward: [{ experience: 2, points: 15 }],
  Experience: [{ level: 1, next: 10 }],
  Hunger: [
    { max: 100, energy: 0 },
    { max: 2000, energy: 1300 },
  ],
  Bag: [
    { limit: 105, places: 99 },
    { limit: 9999, places: 22 },
  ],
  Item: [{ weight: 9 }, { weight: 10 }],
  Stack: [
    { as: 'units', least: 1, most: 1 },
    { as: 'group', least: 1, most: 1 },
    { as: 'group', least: 8, most: 15 },
  ],
  Food: [
    { energy: 50, spread: 0 },
    { energy: 1300, spread: 200 },
  ],
  Weapon: [
    { attack: 1, dice: '', hurled: '' },
    { attack: 0, dice: '2d4', hurled: '' },
    { attack: 0, dice: '2d4', hurled: '1d3' },
  ],
  Missile: [{ fits: 'none' }, { fits: 'arrow' }],
  Ring: [
    { power: 'none', cursed: 0 },
    { power: 'protection', cursed: 0 },
    { power: 'strength', cursed: 0 },
    { power: 'sustenance', cursed: 0 },
    { power: 'sight', cursed: 0 },
    { power: 'accuracy', cursed: 0 },
    { power: 'damage', cursed: 0 },
    { power: 'regeneration', cursed: 0 },
    { power: 'stealth', cursed: 0 },
    { power: 'aggravation', cursed: 1 },
  ],
  Armour: [{ defence: 3 }],
};

/** One case of every reason to stop, and several of the end of exploration. */
function stopExamples(): Calls<Words['stops']> {
  const monster = { monster: 'wolf' };
  const cases = {
    inView: [monster],
    onlyOnce: [monster],
    appeared: [monster],
    hurt: [{ lost: 3 }],
    attacked: [{}],
    confused: [{}],
    blind: [{}],
    helpless: [{}],
    held: [{}],
    stuck: [{}],
    poisoned: [{}],
    starving: [{}],
    item: [{ item: apple }],
    trap: [{ trap: 'bear-trap' }],
    trapAhead: [{}],
    doorway: [{}],
    blindRest: [{}],
    newFloor: [{}],
    ended: [{}],
    paused: [{ turns: 1000 }],
    interrupted: [{}],
    mayDie: [{}],
    healed: [{}],
    alreadyHealed: [{}],
    noHealing: [{}],
    searched: [{ turns: 15 }],
    counted: [{ times: 1 }, { times: 20 }],
    arrived: [{}],
    atStairsDown: [{}],
    atStairsUp: [{}],
    unknownDown: [{}],
    unknownUp: [{}],
    noStairsUp: [{}],
    upClosed: [{}],
    noWay: [{}],
    noItem: [{}],
    noMonster: [{}],
    noWayTo: [monster],
    beside: [monster],
    inTheWay: [monster],
    wayEnds: [{}],
    fork: [{}],
    opening: [{}],
    nearDoor: [{}],
    nearStairs: [{}],
    nearItem: [{ item: apple }],
    nothingToRepeat: [{}],
    noCount: [{}],
    noItemLeft: [{}],
    nothingLeft: [
      { left: [], isBlocked: false, lacksStairs: false, next: null },
      { left: [apple, dagger], isBlocked: true, lacksStairs: true, next: null },
    ],
  } as const satisfies {
    readonly [I in Exclude<keyof StopReasons, 'message'>]: readonly StopReasons[I][];
  };
  const withNames = Object.entries(cases).map(([id, all]) => [
    id,
    all.map((params) => [params, namesOfKinds]),
  ]);
  return Object.fromEntries(withNames);
}

type Functions<T> = { [K in keyof T]: T[K] extends (...args: infer A) => string ? A : never };
type Calls<T> = {
  readonly [K in keyof T as T[K] extends (...args: never[]) => string
    ? K
    : never]: readonly Functions<T>[K][];
};

type Ui = Words['ui'];

/** Arguments for every other text that has parameters. */
export const callExamples: {
  readonly '': Pick<
    Calls<Words>,
    | 'item'
    | 'called'
    | 'detailed'
    | 'charges'
    | 'sentences'
    | 'withChance'
    | 'withCircumstance'
    | 'aimed'
    | 'list'
    | 'times'
  >;
  readonly stops: Calls<Words['stops']>;
  readonly effects: Calls<Words['effects']>;
  readonly goals: Calls<Words['goals']>;
  readonly ui: Calls<Ui>;
  readonly 'ui.bestiary': Calls<Ui['bestiary']>;
  readonly 'ui.cancelWhere': Calls<Ui['cancelWhere']>;
  readonly 'ui.doubt': Calls<Ui['doubt']>;
  readonly 'ui.nextStep': Calls<Ui['nextStep']>;
  readonly 'ui.press': Calls<Ui['press']>;
  readonly joined: Calls<Words['joined']>;
  readonly numbers: Calls<Words['numbers']>;
  readonly 'ui.hud': Calls<Ui['hud']>;
  readonly 'ui.option': Calls<Ui['option']>;
  readonly 'ui.sheet': Calls<Ui['sheet']>;
  readonly 'ui.hint': Calls<Ui['hint']>;
  readonly 'ui.front': Calls<Ui['front']>;
  readonly 'ui.saves': Calls<Ui['saves']>;
  readonly 'ui.replay': Calls<Ui['replay']>;
  readonly 'ui.scores': Calls<Ui['scores']>;
  readonly 'ui.daily': Calls<Ui['daily']>;
  readonly 'ui.death': Calls<Ui['death']>;
  readonly 'ui.mods': Calls<Ui['mods']>;
  readonly 'ui.packs': Calls<Ui['packs']>;
  readonly 'ui.fight': Calls<Ui['fight']>;
  readonly moments: Calls<Words['moments']>;
  readonly life: Calls<Words['life']>;
  readonly textView: Calls<Words['textView']>;
  readonly surroundings: Calls<Words['surroundings']>;
  readonly look: Calls<Words['look']>;
  readonly panel: Calls<Words['panel']>;
  readonly inspector: Calls<Words['inspector']>;
  readonly 'inspector.find': Calls<Words['inspector']['find']>;
  readonly 'inspector.find.mistakes': Calls<Words['inspector']['find']['mistakes']>;
  readonly crowd: Calls<Words['crowd']>;
} = {
  '': {
    item: [
      ['dagger', '', 1],
      ['dagger', '−1,+2', 1],
      ['arrow', '+0,+0', 27],
    ],
    sentences: [[['A rat.', 'A bat.']]],
    withChance: [['It hurts.', 33]],
    aimed: [['up right', 'rat, you']],
    list: [[['rat']], [['rat', 'bat', 'wolf']]],
    times: [[2], [3]],
    withCircumstance: [['It waits.', 'when it sees the hero']],
    called: [['potion', 'slow?']],
    detailed: [['potion of healing', 'azure']],
    charges: [[1], [5]],
  },
  stops: stopExamples(),
  moments: {
    belowHealth: [[50]],
    hurt: [[0]],
    firstSight: [[0]],
    everyTurns: [[1], [2], [5], [21]],
    death: [[0]],
  },
  life: { line: [['Halt!']], loot: [['dagger, arrow']] },
  goals: {
    sleep: [[{}]],
    call: [[{ range: 1 }], [{ range: 8 }]],
    attack: [[{}]],
    strikeBack: [[{}]],
    approach: [[{ way: 'slide' }], [{ way: 'straight' }], [{ way: 'room' }], [{ way: 'shortest' }]],
    charge: [[{ within: 1 }], [{ within: 2 }], [{ within: 6 }]],
    wander: [[{ steps: 50 }]],
    prowl: [[{}]],
    roam: [[{}]],
    wait: [[{}]],
  },
  effects: {
    genocide: [[{}]],
    identify: [[{}]],
    aggravate: [[{}]],
    blind: [[{ turns: 1 }], [{ turns: 850 }]],
    confuse: [[{ turns: 1, spread: 1 }], [{ turns: 20, spread: 8 }]],
    become: [[{ into: 'rat', wounded: 0 }]],
    explode: [
      [{ dice: '2d6', radius: 1, element: 'fire' }],
      [{ dice: '1d4', radius: 2, element: 'none' }],
    ],
    summon: [[{ kind: '', count: 1 }], [{ kind: 'rat', count: 3 }]],
    createMonster: [[{ kind: '' }]],
    cancel: [[{}]],
    cure: [
      [{ condition: 'blindness' }],
      [{ condition: 'confusion' }],
      [{ condition: 'poison' }],
      [{ condition: 'all' }],
    ],
    detect: [[{ of: 'monsters' }], [{ of: 'magic' }], [{ of: 'gold' }]],
    enchant: [[{ gear: 'armour' }], [{ gear: 'weapon' }]],
    damage: [
      [{ dice: '2d6', bonus: 0, strong: 0, element: 'fire' }],
      [{ dice: '1d4', bonus: 1, strong: 1, element: 'force' }],
    ],
    drain: [[{ cost: 50 }]],
    fall: [[{}]],
    feel: [[{ impression: 'bland' }]],
    glow: [[{}]],
    haste: [[{ turns: 0, spread: 1, exhausts: 0 }], [{ turns: 4, spread: 4, exhausts: 8 }]],
    hold: [[{ radius: 2 }]],
    light: [[{}]],
    map: [[{}]],
    paralyse: [[{ turns: 2, spread: 1 }], [{ turns: 2, spread: 3 }]],
    raiseLevel: [[{}]],
    removeCurse: [[{}]],
    restoreStrength: [[{}]],
    seeInvisible: [[{ turns: 850 }]],
    slow: [[{ turns: 0, spread: 1 }], [{ turns: 5, spread: 1 }]],
    heal: [[{ points: 10, sides: 0, raises: 0 }], [{ points: 0, sides: 4, raises: 1 }]],
    poison: [[{ damage: 2, turns: 1 }], [{ damage: 2, turns: 5 }]],
    polymorph: [[{ into: '' }], [{ into: 'rat' }]],
    search: [[{}]],
    shoot: [
      [{ dice: '1d6', bonus: 0, venom: 0, leaves: 'arrow' }],
      [{ dice: '1d4', bonus: 1, venom: 1, leaves: 'none' }],
    ],
    sleep: [[{ turns: 1, spread: 1 }], [{ turns: 4, spread: 5 }]],
    snare: [[{ turns: 1 }], [{ turns: 3 }]],
    strengthen: [[{ points: 1 }]],
    strike: [[{ dice: '1d8', hit: 3, damage: 3, critical: 5 }]],
    teleport: [[{}]],
    teleportTo: [[{}]],
    weaken: [[{ loss: 1, spread: 1 }], [{ loss: 1, spread: 3 }]],
  },
  ui: {
    unknownCampaign: [['moon']],
    whereabouts: [
      [0, -3],
      [2, 5],
    ],
    more: [[2]],
    arrival: [[3]],
    typed: [[20]],
    noCommand: [
      ['F', '?'],
      ['F', ''],
    ],
  },
  'ui.cancelWhere': { key: [['Esc']] },
  'ui.bestiary': {
    floors: [['1–3, 5+', 30]],
    lives: [['1–3, 5+'], ['5']],
    cell: [[5, 12, 4]],
    from: [[26]],
    group: [['food']],
    tried: [
      [24, 20, 4, 13],
      [1, 1, 0, 5],
    ],
    stronger: [['rat, bat']],
    weaker: [['wolf']],
  },
  'ui.nextStep': {
    toDown: [['>']],
    toUp: [['<']],
    down: [['>']],
    up: [['<']],
    search: [['S']],
    dig: [['t']],
  },
  joined: { pair: [['rat', '2 left']], remark: [['16', '18']] },
  numbers: { decimal: [[0.5], [12]], oneDecimal: [[2]], grouped: [[2e6]] },
  'ui.hud': {
    level: [[4]],
    falls: [
      [1, 1],
      [2, 3],
      [5, 5],
      [3, Infinity],
    ],
    fells: [[1], [12]],
    both: [['falls to 2 hits', 'kills you in 1']],
  },
  'ui.press': {
    key: [['>']],
    button: [['RT']],
    again: [['RT']],
    attackAnyway: [['Tab']],
    attackByButton: [['RT']],
  },
  'ui.doubt': {
    drink: [['healing potion 20', 16]],
    eat: [['apple', 3, 50]],
    put: [['leather armour']],
  },
  'ui.option': {
    fixed: [['Tab']],
    countKey: [['3', 'Press another key.']],
    runKey: [['H', 'Press another key.']],
    notGiven: [['Eat', 'e']],
    conflict: [['w', 'wield']],
    opened: [['options.json']],
    keyTaken: [['q', 'Drink', 'Eat', 'e']],
    badFile: [['options.json', 'the first error']],
  },
  'ui.sheet': {
    begins: [[120]],
    foodLasts: [[1], [42], [305]],
    toNext: [[3, 2]],
    killsSince: [[120]],
    instead: [['ATK +3', 'ATK +1', 'dagger']],
    load: [['1.8', '10']],
    better: [['2']],
    worse: [['0.5']],
    seenOf: [['potions', 2, 14]],
    possible: [['potions']],
    percent: [[42]],
    edges: [[0], [1], [3], [12]],
    others: [[4]],
  },
  'ui.front': {
    health: [[9, 29]],
    inProgress: [['Depth 2']],
    since: [[120]],
    best: [
      ['740 points', 312],
      ['1 point', 1],
    ],
    bestBefore: [
      ['740 points', 312],
      ['1 point', 1],
    ],
  },
  'ui.hint': {
    danger: [[';'], ['']],
    peaceful: [['bat']],
    eat: [['e'], ['']],
    equip: [['w'], ['']],
    pickup: [['Space'], ['']],
    dig: [['t'], ['']],
    rest: [['R'], ['']],
    travel: [['>'], ['']],
    explore: [['o'], ['']],
  },
  'ui.saves': {
    otherMods: [
      [['slime.json'], []],
      [[], ['slime.json', 'rat.json']],
    ],
    unreadable: [['the checksum does not match']],
    withDetail: [['it is damaged.', 'not JSON, line 1']],
    badFile: [['game.json', 'it is cut off']],
    notAGame: [['notes.txt']],
    differs: [['game.json', 12]],
    reading: [['game.json', 40]],
    known: [['game.json']],
    preparing: [[40]],
    opened: [['game.json']],
  },
  'ui.replay': {
    perSecond: [[5]],
    playCopy: [[40]],
    position: [
      [12, 340, 2],
      [12, null, 2],
    ],
    differs: [
      [57, 'combat', 'Health', 'rat #12'],
      [57, null, 'tiles', null],
      [340, null, null, null],
    ],
    otherVersion: [[91]],
    cannotFollow: [[90, 'the checksum does not match']],
    reportedDifference: [['line 12']],
    reported: [['x is not defined']],
    failedCommand: [['equip 2']],
  },
  'ui.scores': {
    unchecked: [[120]],
    place: [[1], [4]],
    points: [
      [1, 'score'],
      [742, 'score'],
      [1, 'gold'],
      [742, 'gold'],
    ],
    cause: (
      [
        { won: true, by: 'lastStanding' },
        { won: true, by: 'escape', kind: 'green-jewel', sold: 3 },
        { won: true, by: 'prize', kind: 'green-jewel' },
        { won: false, by: 'hunger' },
        { won: false, by: 'bolt', kind: 'stick-fire' },
        { won: false, by: 'quit' },
        { won: false, by: 'attack', kind: 'wolf' },
      ] as const
    ).map((cause) => [cause, 3, namesOfKinds]),
    opened: [['game.json']],
  },
  'ui.daily': { played: [['742']] },
  'ui.death': {
    price: [[1], [168]],
    heading: [[1], [3], [50]],
    chart: [[40, 0]],
    foundWayOut: [[412, '↖']],
    step: [['↖']],
    attack: [['wolf', '↖']],
    dig: [['↖']],
  },
  'ui.mods': {
    remove: [['slime.json']],
    joined: [['slime', 'Arena']],
    vault: [
      ['rat-hole.json', 1, 60, '1, 2, 3'],
      ['rat-hole.json', 21, 40, '2, 3'],
    ],
    full: [[1], [100]],
  },
  'ui.packs': {
    added: [['The Moor', '1.0.0']],
    updated: [['The Moor', '1.0.0', '1.1.0']],
    campaigns: [[['The Moor']], [['The Moor', 'The Fen']]],
    save: [['The Moor']],
    link: [['The Moor']],
    linkCopied: [['The Moor']],
    linkTooLong: [['The Moor']],
    asks: [
      ['The Moor', '1.0.0', 'A. Modder'],
      ['The Moor', '1.0.0', ''],
    ],
    brokenLink: [['the link is incomplete or damaged']],
    full: [['2,000,000']],
  },
  'ui.fight': {
    hero: [[['3', '4', 'dagger 1']]],
    odds: [
      [100, 62, 31, 14],
      [100, 0, 98, null],
    ],
    asks: [
      ['Arena', 0],
      ['Arena', 1],
      ['Arena', 2],
    ],
    unknownCampaign: [['moon']],
  },
  textView: {
    buttonFor: [['Go', 'door: 3 right']],
    entry: [['apple', 1, 2]],
  },
  surroundings: {
    room: [[8, 5, 3, 2]],
    field: [[15, 10, 3, 2]],
    free: [['up 3, left 1']],
    atFeet: [['apple']],
    exits: [[1], [2]],
    gone: [['wolf']],
    over: [['Hungry']],
  },
  look: {
    alsoHere: [['stairs down']],
    sentence: [['wolf, asleep']],
    heroHits: [
      [100, '4'],
      [55, '2–8'],
    ],
    kills: [
      [1, 1],
      [1, 3],
      [2, 2],
      [2, 21],
      [2, Infinity],
    ],
    monsterHits: [
      [100, '4'],
      [55, '2–8'],
    ],
    dies: [
      [1, 1],
      [1, 4],
      [3, 3],
      [5, 5],
      [3, 12],
      [5, 12],
    ],
    radius: [[1], [8]],
  },
  panel: {
    zones: [[['input', 'combat']], [[]]],
    slowest: [['fov', '12.5']],
    clock: [
      ['5', 1, '0.4'],
      ['100', 22, '3'],
    ],
  },
  'inspector.find': {
    found: [[12, 3]],
    since: [[11, 1, 2]],
    notShown: [[7]],
    place: [[8]],
  },
  'inspector.find.mistakes': {
    condition: [['', '']],
    component: [['Helth', 'Health, Held']],
    field: [['Health', 'max, current']],
    noFields: [['Winged', '']],
    comparison: [['AI.mind', '=, !=']],
    order: [['AI.mind', '=, !=']],
    number: [['Health.current', '']],
    dice: [['Fighter.attacks', '']],
    entity: [['Gear.weapon', '']],
    value: [['AI.mind', 'timid, hunter']],
    bracket: [['', ')']],
    join: [['Item', 'and, or']],
  },
  inspector: {
    cell: [[3, 14]],
    notInRange: [
      [1, 400, true],
      [0, 1, false],
    ],
  },
  crowd: {
    badActors: [
      ['', 1, 100],
      ['1e4', 1, 100],
    ],
    badFloor: [
      ['', 25, 1000],
      ['24x30', 25, 1000],
    ],
    badAwake: [['perhaps']],
    tooMany: [
      ['25x25', 156],
      ['3x3', 1],
    ],
  },
};
