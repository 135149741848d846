import type { Rules } from '../../game/campaign.ts';
import type { Ending } from '../../game/events.ts';
import { withArticle } from '../article.ts';
import { capital } from '../capital.ts';
import { plain, range } from '../numbers.ts';
import { counted } from '../plurals.ts';
import type { Cause, MessageTexts, Names, QueryProblem, StopTexts } from '../text-parameters.ts';

/**
 * The English messages of the game, reasons to stop, and texts of most dialogs. Verbs, buttons, keys, the HUD, options,
 * sheets, effects and components have one row with all languages in `../*-labels.ts`: see `../tables.ts`.
 */

const coins = (amount: number) => counted(amount, 'gold piece');
/** A danger that prevents the start of a command, or stops what was going on. */
const danger = (stopped: boolean, reason: string) =>
  `${stopped ? 'You stop' : 'Not now'}: ${reason}.`;

/** The problems of a query, with the wrong word or the field, and the words that the place allows. */
const mistakes: Readonly<Record<QueryProblem, (word: string, allowed: string) => string>> = {
  condition: () =>
    'A condition is missing. Enter a component or a comparison, for example AI or Health.current < 5.',
  component: (word, allowed) => `There is no component “${word}”. Did you mean: ${allowed}?`,
  field: (component, allowed) => `Enter a field of ${component}: ${allowed}.`,
  noFields: (component) => `${component} has no fields. Enter ${component} alone.`,
  comparison: (field, allowed) =>
    `A comparison is missing after ${field}. Enter one of these, then a value: ${allowed}.`,
  order: (field) => `${field} is not a number. Compare it with = or !=.`,
  number: (field) => `Compare ${field} with a number or with another field.`,
  dice: (field) => `Compare ${field} with dice, for example 1d8.`,
  entity: (field) => `Compare ${field} with the number of an entity, for example #12, or none.`,
  value: (field, allowed) => `Compare ${field} with one of these: ${allowed}.`,
  bracket: () => 'A bracket is open. Enter ).',
  join: (word) => `Enter “and” or “or” before “${word}”.`,
};

/** The English texts. The other languages have the same ones: the type `Texts` is derived from these. */
export const texts = {
  messages: {
    wake: () => 'You wake up.',
    blocked: () => 'A wall is in the way.',
    hit: ({ damage, monster, hp, max }, names) =>
      `You hit the ${names.kind(monster)} for ${damage} (${hp}/${max}).`,
    kill: ({ monster, experience }, names) =>
      `The ${names.kind(monster)} is defeated.${experience > 0 ? ` Experience +${experience}.` : ''}`,
    brawl: ({ monster, other, damage }, names) =>
      `The ${names.kind(monster)} hits the ${names.kind(other)} for ${damage}.`,
    falls: ({ monster }, names) => `The ${names.kind(monster)} dies.`,
    stands: () => 'You are the last one standing. Victory!',
    noDiagonal: () => 'You cannot move diagonally here.',
    levelUp: ({ level }) => `Congratulations! You are now level ${level}.`,
    hurt: ({ monster, damage }, names) =>
      `The ${names.kind(monster)} ${names.attackVerb(monster) || 'hits you'} for ${damage}.`,
    died: () => 'You die.',
    cleared: () => 'You have won the game!',
    down: () => 'You go down the stairs.',
    up: () => 'You go up the stairs.',
    picked: ({ item }, names) => `Picked up: ${names.item(item)}.`,
    tooHeavy: ({ item }, names) => `Too heavy to pick up: ${names.item(item)}.`,
    put: ({ item }, names) => `Put down: ${names.item(item)}.`,
    ate: ({ item, gained }, names) => `You eat the ${names.item(item)}. ENG +${gained}.`,
    drank: ({ item }, names) => `You drink the ${names.item(item)}.`,
    read: ({ item }, names) => `You read the ${names.item(item)}.`,
    wield: ({ item, attack }, names) => `Equipped: ${names.item(item)}. ATK +${attack}.`,
    unwield: ({ item, attack }, names) => `Put away: ${names.item(item)}. ATK −${attack}.`,
    wear: ({ item, defence }, names) => `Equipped: ${names.item(item)}. DEF +${defence}.`,
    unwear: ({ item, defence }, names) => `Taken off: ${names.item(item)}. DEF −${defence}.`,
    nothing: () => 'You carry nothing.',
    hereItem: ({ item }, names) => `At your feet: ${names.item(item)}.`,
    hereDown: () => 'There are stairs down here.',
    hereUp: () => 'There are stairs up here.',
    hungry20: () => 'You are getting hungry.',
    hungry10: () => 'You are very hungry.',
    hungry0: () => 'You are starving to death!',
    dug: () => 'The wall crumbles.',
    digStopped: () => 'You stop digging.',
    digNothing: () => 'There is no wall to dig there.',
    digTooHard: () => 'This wall is too hard to dig.',
    digTooHungry: () => 'You are too hungry to dig.',
    nothingHere: () => 'There is nothing to pick up here.',
    noStairsDown: () => 'There are no stairs down here.',
    noStairsUp: () => 'There are no stairs up here.',
    cannotUse: ({ item }, names) => `You cannot do that with this item: ${names.item(item)}.`,
    noSuchItem: () => 'There is no such item in the bag.',
    gameOver: () => 'The game is over.',
    badCommand: () => 'This game has no such command.',
    missed: ({ monster }, names) => `You miss the ${names.kind(monster)}.`,
    splits: ({ monster }, names) => `The ${names.kind(monster)} splits in two!`,
    explodes: ({ monster }, names) => `The ${names.kind(monster)} explodes!`,
    callsHelp: ({ monster }, names) => `The ${names.kind(monster)} calls for help.`,
    summons: ({ monster }, names) => `The ${names.kind(monster)} summons help.`,
    hurled: ({ monster, damage }, names) =>
      `The ${names.kind(monster)} hits you from afar for ${damage}.`,
    hurledMiss: ({ monster }, names) =>
      `The ${names.kind(monster)} throws something at you and misses.`,
    poisoned: ({ monster }, names) => `The ${names.kind(monster)} poisons you.`,
    poisonEnds: () => 'The poison wears off.',
    leeches: ({ monster }, names) => `The ${names.kind(monster)} drains your life.`,
    reshaped: ({ monster, components }, names) =>
      `Changed: ${names.kind(monster)} (${components}).`,
    reshapeFailed: ({ file }) => `${file} has errors; the last valid version stays in use.`,
    updated: () => 'The game was updated since you saved. It continues under the new rules.',
    turnsLost: ({ turns }) =>
      `${counted(turns, 'command')} could not be repeated and ${turns === 1 ? 'is' : 'are'} lost.`,
    noEffect: ({ monster }, names) => `Your attack has no effect on the ${names.kind(monster)}.`,
    touched: ({ monster }, names) => `The ${names.kind(monster)} touches you.`,
    evaded: ({ monster }, names) => `The ${names.kind(monster)} misses you.`,
    notices: ({ monster }, names) => `The ${names.kind(monster)} notices you.`,
    flewPast: ({ item, monster }, names) =>
      `The ${names.bareItem(item)} flies past the ${names.kind(monster)}.`,
    threw: ({ item }, names) => `Thrown: ${names.bareItem(item)}.`,
    gold: ({ amount }) => `You find ${coins(amount)}.`,
    bagFull: ({ item }, names) => `The bag is full. Not picked up: ${names.item(item)}.`,
    cursed: ({ item }, names) => `A curse prevents you from removing it: ${names.item(item)}.`,
    armourFirst: () => 'First take off the armour that you wear.',
    dressed: ({ item, armour }, names) => `Put on: ${names.item(item)}. AC ${plain(armour)}.`,
    undressed: ({ item, armour }, names) => `Taken off: ${names.item(item)}. AC ${plain(armour)}.`,
    wielded: ({ item }, names) => `In hand: ${names.item(item)}.`,
    unwielded: ({ item }, names) => `Put away: ${names.item(item)}.`,
    feast: () => 'That was a good meal.',
    foul: () => 'It tastes vile, but you gain some experience.',
    fruit: ({ item }, names) => `You eat the ${names.item(item)}. Delicious!`,
    getsHungry: () => 'Your stomach begins to growl.',
    getsWeak: () => 'You are growing weak from hunger.',
    faints: () => 'You faint from hunger.',
    canMove: () => 'You can move again.',
    frozen: ({ monster }, names) => `The gaze of the ${names.kind(monster)} paralyses you.`,
    held: ({ monster }, names) => `The ${names.kind(monster)} holds you fast.`,
    cannotSwap: ({ monster }, names) => `The ${names.kind(monster)} cannot leave its place.`,
    cannotLeave: () => 'You are held and cannot get away.',
    freed: () => 'Nothing holds you any more.',
    weakened: ({ monster }, names) => `The bite of the ${names.kind(monster)} weakens you.`,
    resisted: ({ monster }, names) => `The bite of the ${names.kind(monster)} has no effect.`,
    robbedGold: ({ monster, amount }, names) =>
      `The ${names.kind(monster)} steals ${coins(amount)}.`,
    robbedItem: ({ monster, item }, names) =>
      `The ${names.kind(monster)} steals an item: ${names.item(item)}.`,
    laysDown: ({ monster, item }, names) =>
      `The ${names.kind(monster)} lays down an item: ${names.item(item)}.`,
    rusts: ({ item }, names) => `Your ${names.item(item)} rusts.`,
    drained: ({ monster }, names) => `The ${names.kind(monster)} drains a level from you.`,
    confused: ({ monster }, names) => `The gaze of the ${names.kind(monster)} confuses you.`,
    clearHead: () => 'Your head is clear again.',
    stagger: () => 'You stagger about.',
    unmasked: ({ monster }, names) => `It is ${withArticle(names.kind(monster))} in disguise!`,
    healed: ({ gained }) => (gained > 0 ? `You feel better. HP +${gained}.` : 'You feel fine.'),
    getsWeaker: () => 'You feel weaker.',
    getsPoisoned: () => 'You are poisoned.',
    hasted: () => 'You move faster.',
    slowsDown: () => 'You slow down again.',
    slowed: () => 'You move more slowly.',
    speedsUp: () => 'You move at normal speed again.',
    exhausted: () => 'The haste exhausts you, and you collapse.',
    isHasted: ({ monster }, names) => `The ${names.kind(monster)} moves faster.`,
    isSlowed: ({ monster }, names) => `The ${names.kind(monster)} moves more slowly.`,
    ringOn: ({ item }, names) => `On your finger: ${names.item(item)}.`,
    ringOff: ({ item }, names) => `Taken off: ${names.item(item)}.`,
    ringsFull: () => 'You wear a ring on each hand. Take one off first.',
    handTaken: () => 'You already wear a ring on that hand.',
    staysStrong: () => 'Your strength does not change.',
    canSee: () => 'You can see again.',
    getsConfused: () => 'Your head spins.',
    goesBlind: () => 'Darkness falls: you are blind.',
    paralysed: () => 'You cannot move.',
    getsStronger: () => 'You feel stronger.',
    strengthBack: () => 'Warmth spreads through your body.',
    seesInvisible: () => 'Your eyes water for a moment.',
    seeingEnds: () => 'Your eyes feel normal again.',
    strangeFeeling: () => 'For a moment something seems odd.',
    sensesMonsters: () => 'You sense monsters.',
    sensesMagic: () => 'You sense magic.',
    sensesGold: () => 'You sense gold.',
    mapped: () => 'A map of this floor takes shape in your mind.',
    lit: () => 'Light fills the room.',
    glimmers: () => 'The corridor glimmers for a moment.',
    loss: () => 'For a moment you miss something, but you do not know what.',
    gearGlows: ({ item }, names) => `Your ${names.item(item)} glows for a moment.`,
    cursesLift: () => 'You feel light and safe.',
    aggravates: () => 'A shrill hum rings through the dungeon.',
    handsGlow: () => 'A light surrounds your hands.',
    handsFade: () => 'The light around your hands fades.',
    laughter: () => 'Somewhere in the dungeon someone laughs wildly.',
    blank: () => 'The paper is blank.',
    bland: () => 'It tastes of nothing at all.',
    dust: ({ item }, names) => `It crumbles in your hand: ${names.item(item)}.`,
    blindSearch: () => 'You see nothing, so you find nothing.',
    harmed: ({ damage }) => `It hurts you for ${damage}.`,
    burnt: ({ damage }) => `Fire burns you for ${damage}.`,
    chilled: ({ damage }) => `Cold hurts you for ${damage}.`,
    shocked: ({ damage }) => `Lightning hurts you for ${damage}.`,
    struck: ({ damage }) => `An unseen force hits you for ${damage}.`,
    strikeMisses: () => 'An unseen force misses you.',
    drawnTo: ({ monster }, names) => `Suddenly you are next to the ${names.kind(monster)}.`,
    trapdoor: () => 'A trapdoor opens: you fall to the next floor.',
    snared: () => 'A trap snaps shut on your leg.',
    stuck: () => 'The trap still holds your leg.',
    sleeps: () => 'You fall asleep.',
    shot: ({ damage }) => `A missile hits you for ${damage}.`,
    shotWeakens: ({ damage }) => `A poisoned missile hits you for ${damage} and weakens you.`,
    shotMisses: () => 'A missile flies past you.',
    teleported: () => 'Suddenly you are somewhere else.',
    looksBetter: ({ monster }, names) => `The ${names.kind(monster)} looks better.`,
    looksConfused: ({ monster }, names) => `The ${names.kind(monster)} is confused.`,
    isBlinded: ({ monster }, names) => `The ${names.kind(monster)} is blind.`,
    isParalysed: ({ monster }, names) => `The ${names.kind(monster)} cannot move.`,
    looksStronger: ({ monster }, names) => `The ${names.kind(monster)} looks stronger.`,
    isBound: ({ monster }, names) => `The ${names.kind(monster)} freezes.`,
    aids: ({ monster, other }, names) =>
      `The ${names.kind(monster)} helps the ${names.kind(other)}.`,
    speaks: ({ monster, line }, names) => `The ${names.kind(monster)}: “${names.line(line)}”`,
    opens: ({ feature }, names) => `The ${names.kind(feature)} opens.`,
    usedUp: ({ feature }, names) => `The ${names.kind(feature)} does nothing any more.`,
    featureSays: ({ line }, names) => names.line(line),
    appears: ({ monster }, names) => `The ${names.kind(monster)} appears.`,
    startsGlowing: ({ monster }, names) => `The ${names.kind(monster)} begins to glow.`,
    looksWeaker: ({ monster }, names) => `The ${names.kind(monster)} looks weaker.`,
    isPoisoned: ({ monster }, names) => `The ${names.kind(monster)} is poisoned.`,
    isHarmed: ({ monster, damage }, names) => `It hurts the ${names.kind(monster)} for ${damage}.`,
    isBurnt: ({ monster, damage }, names) => `Fire burns the ${names.kind(monster)} for ${damage}.`,
    isSnared: ({ monster }, names) => `A trap catches the ${names.kind(monster)}.`,
    fallsAsleep: ({ monster }, names) => `The ${names.kind(monster)} falls asleep.`,
    isShot: ({ monster, damage }, names) =>
      `A missile hits the ${names.kind(monster)} for ${damage}.`,
    disappears: ({ monster }, names) => `The ${names.kind(monster)} disappears.`,
    changesInto: ({ monster, other }, names) =>
      `The ${names.kind(monster)} turns into ${withArticle(names.kind(other))}!`,
    isCancelled: ({ monster }, names) => `The ${names.kind(monster)} seems more ordinary.`,
    isDrained: ({ monster, damage }, names) => `The ${names.kind(monster)} loses ${damage} HP.`,
    isChilled: ({ monster, damage }, names) =>
      `Cold hurts the ${names.kind(monster)} for ${damage}.`,
    isShocked: ({ monster, damage }, names) =>
      `Lightning hurts the ${names.kind(monster)} for ${damage}.`,
    isStruck: ({ monster, damage }, names) =>
      `An unseen force hits the ${names.kind(monster)} for ${damage}.`,
    zapped: ({ item }, names) => `You zap the ${names.item(item)}.`,
    nothingHappens: () => 'Nothing happens.',
    noticesNothing: () => 'You notice no effect.',
    tooWeak: () => 'You have too little health to use it.',
    tingles: () => 'Your skin prickles.',
    feelsDrained: () => 'You feel drained.',
    boltBounces: () => 'The bolt bounces back.',
    boltPasses: ({ monster }, names) => `The bolt passes the ${names.kind(monster)}.`,
    boltPassesYou: () => 'The bolt passes you.',
    missileFades: () => 'The missile fades away.',
    shatters: ({ item }, names) => `The ${names.bareItem(item)} shatters!`,
    foundTrap: ({ trap }, names) => `You find ${withArticle(names.kind(trap))}.`,
    foundDoor: () => 'You find a secret door.',
    searched: () => 'You find nothing.',
    noRoomHere: () => 'There is no room for it here. Go to an empty cell first.',
    upClosed: () => 'Until you hold the treasure, the stairs lead only down.',
    prizeHeld: ({ item }, names) =>
      `You hold the ${names.item(item)}! Now the stairs also lead up.`,
    escaped: ({ gold }) => `You step into daylight with ${coins(gold)}.`,
    cannotSearch: () => 'This hero cannot search.',
    learned: ({ item }, names) => `So that is what it is: ${names.item(item)}.`,
    identified: ({ item }, names) => `You now know everything about it: ${names.item(item)}.`,
    nothingToIdentify: () => 'You carry nothing else to identify.',
    wipedOut: ({ monster }, names) => `Wiped out: ${names.kind(monster)}.`,
    called: ({ item }, names) => `Your name for it: ${names.item(item)}.`,
    cannotCall: ({ item }, names) => `You already know what it is: ${names.item(item)}.`,
    answerFirst: () => 'First answer the question.',
    notAsked: () => 'Nothing was asked.',
    noSuchAnswer: () => 'There are no such monsters to wipe out.',
  } satisfies MessageTexts,
  /** The name of a monster that the hero cannot see. */
  unseen: 'unseen monster',
  /** Groups of items by their ids in bundles; other groups are shown by id. */
  groups: {
    weapon: 'weapons',
    armour: 'armour',
    food: 'food',
    potion: 'potions',
    scroll: 'scrolls',
    ring: 'rings',
    stick: 'wands and staffs',
  } as Readonly<Record<string, string>>,
  /** An item whose kind the player has given a name. */
  called: (noun: string, name: string) => `${noun} called “${name}”`,
  /** The name of an item with its colour or material. */
  detailed: (name: string, detail: string) => `${name} (${detail})`,
  /** The known charges of a wand, as the number of an item. */
  charges: (count: number) => `[${counted(count, 'charge')}]`,
  /** An item with its numbers (empty: none) and its count. */
  item: (name: string, numbers: string, count: number) =>
    `${name}${numbers && ` ${numbers}`}${count > 1 ? ` ×${count}` : ''}`,
  /** Several sentences in a row. */
  sentences: (all: readonly string[]) => all.join(' '),
  /** A sentence about something that happens with a chance in percent. */
  withChance: (sentence: string, percent: number) => `${sentence} (${percent}%)`,
  /** A sentence about something that happens in certain circumstances. */
  withCircumstance: (sentence: string, circumstance: string) => `${sentence} (${circumstance})`,
  /** The targets in a direction, as a sentence. */
  aimed: (direction: string, targets: string) => `${capital(direction)}: ${targets}.`,
  /** Several names in a sentence. */
  list: (names: readonly string[]) => names.join(', '),
  /** Appended to a line of the log that is repeated `count` times. */
  times: (count: number) => ` (×${count})`,
  /** One sentence for the game over or victory screen. */
  ending(ending: Ending, names: Names, victory: Rules['victory']) {
    if (ending.by === 'lastStanding') return 'All the others have fallen. The arena is yours.';
    if (ending.by === 'escape') {
      return `You bring the ${names.kind(ending.kind)} to the light of day. Your possessions sell for ${coins(ending.sold)}.`;
    }
    if (ending.won) return `You hold the ${names.kind(ending.kind)}. The dungeon is yours.`;
    if (ending.by === 'hunger') return 'You starved to death.';
    if (ending.by === 'bolt') return 'You were killed by a bolt.';
    const killer = withArticle(names.kind(ending.kind));
    if (victory === 'lastStanding') {
      return `You were killed by ${killer}. Another fighter will win the arena.`;
    }
    return `You were killed by ${killer}.`;
  },
  stops: {
    inView: ({ monster, stopped }, names) =>
      danger(stopped, `the ${names.kind(monster)} is in view`),
    asleep: ({ monster, stopped }, names) =>
      `${danger(stopped, `the ${names.kind(monster)} in view is asleep`)} Repeat the command to go on.`,
    appeared: ({ monster }, names) => `You stop: the ${names.kind(monster)} comes into view.`,
    hurt: ({ lost }) => `You stop: you lost ${lost} HP.`,
    attacked: () => 'You stop: you are under attack.',
    confused: ({ stopped }) => danger(stopped, 'you are confused'),
    blind: ({ stopped }) => danger(stopped, 'you are blind'),
    helpless: ({ stopped }) => danger(stopped, 'you cannot move'),
    grasped: ({ stopped }) => danger(stopped, 'a monster holds you'),
    trapped: ({ stopped }) => danger(stopped, 'a trap holds you'),
    poisoned: ({ stopped }) => danger(stopped, 'you are poisoned'),
    starving: () => 'You are starving: resting costs health. Eat first.',
    item: ({ item }, names) => `You stop: you see an item (${names.item(item)}).`,
    trap: ({ trap }, names) => `You stop: there is a trap (${names.kind(trap)}).`,
    trapAhead: () => 'You stop: the next cell has a trap.',
    doorway: () => 'You stop in the doorway: you cannot see beyond it yet.',
    blindRest: () => 'In this doorway you would see a monster too late. Go into a room.',
    newFloor: () => 'You stop: you are on another floor.',
    ended: () => 'The game is over.',
    paused: ({ turns }) => `You stop after ${counted(turns, 'turn')}.`,
    interrupted: () => 'You stop.',
    mayDie: () => 'The next hit may kill you!',
    restFirst: () => 'Your health is low: rest first.',
    healed: ({ turns }) => `You have rested for ${counted(turns, 'turn')} and recovered.`,
    alreadyHealed: () => 'You do not need to rest.',
    noHealing: () => 'Resting does not heal you.',
    searched: ({ turns }) => `You have searched for ${counted(turns, 'turn')}.`,
    searchedPlaces: ({ places }) =>
      `You have searched ${counted(places, 'place')} and found nothing.`,
    searchedAll: ({ places }) =>
      `${places > 0 ? `You have searched ${counted(places, 'place')} and found nothing. ` : ''}No likely place for a secret door is left.`,
    counted: ({ times }) => `Done: ${counted(times, 'turn')}.`,
    arrived: () => 'You have arrived.',
    atStairsDown: () => 'You reach the stairs down. Press again to go down.',
    atStairsUp: () => 'You reach the stairs up. Press again to go up.',
    unknownDown: () => 'You have not found any stairs down yet.',
    unknownUp: () => 'You have not found any stairs up yet.',
    lastFloor: () => 'This floor has no stairs down.',
    firstFloor: () => 'This floor has no stairs up.',
    upClosed: () => 'Until you hold the treasure, no stairs lead up.',
    noWay: () => 'You know no safe way there.',
    noItem: () => 'You know of no item that you can reach and carry.',
    noMonster: ({ tab }) => `No monster is in view.${tab ? ' Tab again leaves the map.' : ''}`,
    noWayTo: ({ monster }, names) => `You know no safe way to the ${names.kind(monster)}.`,
    beside: ({ monster }, names) => `You are next to the ${names.kind(monster)}.`,
    inTheWay: ({ monster }, names) => `You stop: the ${names.kind(monster)} is in the way.`,
    wayEnds: () => 'You stop: the way ends here.',
    fork: () => 'You stop: the way forks.',
    opening: () => 'You stop at an opening.',
    nearDoor: () => 'You stop at a door.',
    nearStairs: () => 'You stop at stairs.',
    nearItem: ({ item }, names) => `You stop: something is close by (${names.item(item)}).`,
    nothingToRepeat: () => 'There is nothing to repeat yet.',
    noCount: () => 'This command takes no count.',
    onlyOnce: ({ monster }, names) => `Only once: the ${names.kind(monster)} is in view.`,
    oneStep: ({ monster }, names) => `One step: the ${names.kind(monster)} is in view.`,
    noItemLeft: () => 'You have no other item to repeat this with.',
    nothingLeft: ({ left, isBlocked, blocker, lacks }, names) =>
      [
        'Nothing left to explore.',
        left.length > 0 ? `Left behind: ${left.map(names.item).join(', ')}.` : '',
        isBlocked
          ? `${blocker ? `The ${names.kind(blocker)}` : 'A trap or a monster'} blocks the rest.`
          : '',
        lacks ? `You have not found the stairs ${lacks}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
  } satisfies StopTexts,
  ui: {
    /** The name of the program. */
    title: 'Simple Roguelike',
    campaign: 'Campaign',
    start: 'Start',
    /** In place of `start`, where a saved game can be continued. */
    newGame: 'New game',
    goOn: 'Continue',
    seed: 'Seed',
    seedHint: 'empty for a random one',
    randomSeed: 'New seed',
    help: 'Controls',
    credits: 'Credits',
    close: 'Close',
    look: 'Graphics',
    tiles: 'Tiles',
    glyphs: 'Glyphs',
    languageLabel: 'Language',
    keySet: 'Letter keys',
    keySetVi: 'Keys of the campaign: h\u00a0j\u00a0k\u00a0l\u00a0y\u00a0u\u00a0b\u00a0n move',
    keySetQwe: 'Left hand: q\u00a0w\u00a0e\u00a0a\u00a0d\u00a0z\u00a0x\u00a0c move',
    /** A gamepad without the standard mapping is connected. */
    strangePad:
      'This gamepad has no standard layout, so its buttons do nothing here. Try another mode of the gamepad, or another browser.',
    noWebGl: 'The game cannot be shown: this browser supports neither WebGL nor canvas.',
    fault: 'Something went wrong. The game may no longer work correctly.',
    /** A script, style or picture could not be loaded. */
    notLoaded: 'Part of the game could not be loaded. Check the connection, then reload.',
    reload: 'Reload',
    /** The graphics card no longer draws, and has not recovered. */
    pictureLost:
      'The browser no longer draws the picture. The game still works: reload, or play as text.',
    /** After an error in a game, which can be continued. */
    faultInGame:
      'Something went wrong in the game. It was saved before that: “Continue” takes you back to it.',
    saveReport: 'Save a report',
    seedRule: 'A seed has at most 100 characters and no control characters.',
    seedIgnored: 'The seed in the address is not valid and is ignored.',
    unknownCampaign: (id: string) =>
      `There is no campaign “${id}”. “Simple Roguelike” is selected instead.`,
    brokenBundles: 'These files were left out:',
    profiler: 'Profiler',
    /** The group of the profiler and the inspector in the menu. */
    lab: 'Lab',
    inspector: 'Inspector',
    crowds: 'Crowds',
    /** Floats up where an attack misses. */
    miss: 'miss',
    /** The depth of a floor as a short text. The screen shows it when the hero arrives. */
    arrival: (depth: number) => `Depth ${depth}`,
    /** About a game with the inspector, from the sandbox, of a fight or of a crowd. */
    unscored: 'This game is unranked because you used the inspector or the sandbox.',
    bag: 'Bag',
    emptyBag: 'empty',
    /** Marks an item in use. */
    worn: '[E]',
    log: 'Messages',
    map: 'Map',
    victory: 'Victory',
    defeat: 'You died',
    /** The heading and the sentences after a game that was given up: an unranked one, and a ranked one. */
    gaveUp: 'You gave up',
    gameEnds: 'The game ends here.',
    scoreKept: 'The game ends here; its score is kept.',
    sameSeed: 'Same dungeon',
    newSeed: 'New dungeon',
    /** As the last two, in a campaign with one floor. */
    sameFight: 'Same fight',
    newFight: 'New fight',
    toTitle: 'Title screen',
    savedOnLeaving: 'the game is saved',
    resume: 'Back to the game',
    menu: 'Menu',
    digWhere: 'Dig in which direction?',
    throwWhere: 'Throw in which direction?',
    zapWhere: 'Zap in which direction?',
    runWhere: 'Run in which direction?',
    /** The way to cancel a question about a direction. */
    cancelWhere: {
      touch: 'To cancel, tap the hero.',
      key: (name: string) => `To cancel, press ${name}.`,
    },
    /** The key that chooses the direction of the nearest monster. */
    aimNearest: (monster: string, key: string) =>
      `To aim at the nearest (${monster}), press ${key}.`,
    /** A count that is typed before a command. */
    typed: (count: number) => `${count} ×`,
    /** No item of the open bag has a letter. */
    noItem: (letter: string) => `No item has the letter ${letter}.`,
    /** The chosen item, with its letter, to which the verb of the open bag does not apply. Its question follows. */
    doesNotFit: (item: string) => `Not this one (${item}).`,
    /** A pressed key without a command. `help`: the key of the key list, empty if it has none. */
    noCommand: (key: string, help: string) =>
      `The ${key} key has no command.${help && ` The ${help} key lists the keys.`}`,
    /** A key with a command, after a key without one that is the same letter with or without Shift. */
    otherCase: (key: string, does: string) => `${key}: ${does}.`,
    seedCopied: 'Seed copied.',
    giveUp: 'Give up',
    giveUpSure: 'Really give up? The game ends here.',
    copy: 'Copy',
    /** A cell relative to the hero: `dx` cells to the right, `dy` cells down. */
    whereabouts: (dx: number, dy: number) =>
      [
        dx !== 0 && `${Math.abs(dx)} ${dx > 0 ? 'right' : 'left'}`,
        dy !== 0 && `${Math.abs(dy)} ${dy > 0 ? 'down' : 'up'}`,
      ]
        .filter(Boolean)
        .join(', '),
    /** The number of monsters that a list leaves out. */
    more: (count: number) => `and ${count} more`,
    credit: {
      origin:
        'Rogue is by Michael Toy, Glenn Wichman and Ken Arnold. “Rogue 3.6.3” uses facts about their game, but none of its code and texts. “Simple Roguelike” follows the rules of a 24-hour Japanese tutorial.',
      icons: 'Icons',
      iconsChanged: 'outlined, shaded and tinted',
      fonts: 'Fonts',
      libraries: 'Libraries',
      ownDrawings: 'Walls, floors, stairs and emblems were drawn for this game.',
    },
    /** Names of keys that have no letter. */
    caps: {
      space: 'Space',
      numpad: 'Numpad 1–9',
      numpad5: 'Numpad 5',
      diagonal: 'Shift + two arrows',
      letter: 'Shift + letter',
    },
    update: {
      ready: 'A new version of the game is ready.',
      now: 'Update now',
      /** A game in another tab keeps the page from being updated. */
      waits:
        'A game is open in another tab. Close that tab or go to its title screen, then update.',
    },
    saves: {
      heading: 'Saved games',
      openFile: 'Open a file',
      watch: 'Watch',
      download: 'Save as file',
      delete: 'Delete',
      deleteSure: 'Really delete?',
      undelete: 'Undo delete',
      /** Another tab has a newer version of the page. */
      outdated:
        'A newer version of the game is open in another tab. Reload this page; until then, nothing more is saved here.',
      /** The browser refuses to store the game. */
      notStored:
        'This browser does not store games. You can keep playing, but save the game as a file before you close the page.',
      /** The browser does not say whether it can store games. */
      noAnswer:
        'The storage of this browser is not responding. You can keep playing, but save the game as a file before you close the page. Saved games appear as soon as the storage responds. Closing other tabs of the game can help.',
      /** The browser's storage could not carry out the request of the player. */
      storageFailed: 'The storage of this browser reported an error. Try again.',
      openElsewhere: 'This game is open in another tab.',
      takeOver: 'Continue here',
      takenOver: 'Your game continues in another tab. Nothing is lost.',
      deletedElsewhere: 'Your game was deleted in another tab.',
      /** Files of the mods of a saved game that are missing, and that have another text. */
      otherMods: (missing: readonly string[], changed: readonly string[]) =>
        [
          'This game was played with different mods from those you have now.',
          missing.length > 0 && `Missing or off: ${missing.join(', ')}.`,
          changed.length > 0 && `Changed: ${changed.join(', ')}.`,
        ]
          .filter(Boolean)
          .join(' '),
      oldMods: 'Continue with this game’s original mods',
      newMods: 'Continue with the changed mods',
      unreadable: (reason: string) => `This game cannot be opened: ${reason}`,
      /** Reasons why a game cannot be opened or played on, for `unreadable`, `badFile` and `cannotFollow`. */
      refused: {
        damaged: 'it is damaged. Use an undamaged copy.',
        otherVersion:
          'it comes from another version of the game. Open it with the version that saved it.',
        otherContent:
          'it was played with another campaign or other mods. Use the same campaign and mods.',
        tooLong: 'it is too long. Use a shorter game.',
        missingCampaign: 'its campaign does not exist here. Open it where it was played.',
        rules:
          'the rules of this version cannot play the next command. Use the version that saved it.',
        failed: 'the browser reported an error. Try again.',
      },
      /** A reason with technical details, which are in English. */
      withDetail: (reason: string, detail: string) => `${reason} (${detail})`,
      badFile: (file: string, reason: string) => `${file} was not opened: ${reason}`,
      /** A file is neither a game nor a mod. */
      notAGame: (file: string) =>
        `${file} is neither a saved game nor a mod. Choose a JSON file that the game has saved.`,
      /** Files were dropped while the game asks something. */
      answerFirst: 'The files were not opened. Answer the question first, then drop them again.',
      /** The game of a file makes other changes than recorded from this line on. */
      differs: (file: string, line: number) =>
        `The game in ${file} differs from its recording at line ${line}; it continues from just before this line. Use an undamaged copy to play the rest.`,
      /** Stops opening a file. */
      cancel: 'Cancel',
      /** A file is being opened. `percent`: of its commands. */
      reading: (file: string, percent: number) => `Opening ${file}: ${percent}%`,
      /** The game of a file is one of the saved games already. */
      known: (file: string) => `The game in ${file} is already in the list.`,
      /** A stored game is being read. `percent`: of its commands. */
      preparing: (percent: number) => `Reading the game: ${percent}%`,
      /** The game of a file was added to the saved games. */
      opened: (file: string) => `The game in ${file} is now in the list of saved games.`,
    },
    /** The replay viewer. */
    replay: {
      heading: 'Replay',
      play: 'Play',
      pause: 'Pause',
      back: 'One turn back',
      forward: 'One turn forward',
      previous: 'Previous event',
      next: 'Next event',
      /** Below the icons of the buttons that move by a turn or to an event. */
      short: { event: 'Event', turn: 'Turn' },
      /** Label of the choice between `kinds`. */
      jumps: 'Jump to',
      kinds: {
        all: 'all',
        floor: 'floors',
        fight: 'fights',
        kill: 'kills',
        level: 'levels',
        end: 'end',
      },
      /** Label of the choice between speeds, and the turns per second of one. */
      speed: 'Speed',
      perSecond: (turns: number) => `${counted(turns, 'turn')}/s`,
      /** `last`: the last turn of the game; null if it is not known yet. `depth`: null for the only floor. */
      position: (turn: number, last: number | null, depth: number | null) =>
        `Turn ${turn}${last === null ? '' : ` of ${last}`}${depth === null ? '' : ` · Depth ${depth}`}`,
      /** Shows further controls on a small screen. */
      more: 'More',
      unverified: 'unverified',
      playFromHere: 'Play from here',
      /** Explains the consequences of playing from a turn; `startCopy` begins it. */
      playCopy: (turn: number) =>
        `You play a copy of this game from turn ${turn} on. The copy is unranked, and this game does not change.`,
      startCopy: 'Play the copy',
      link: 'Copy link',
      linkCopied: 'Link to this replay copied.',
      linkShown: 'The link could not be copied:',
      noLink: {
        tooLong: 'This game is too long for a link. Save it as a file:',
        mods: 'A game with mods does not fit into a link. Save it as a file:',
        segments:
          'Only a game that was recorded from its start without interruption can have a link. Save it as a file:',
      },
      keepWatching: 'Keep watching',
      /** Goes to the next segment. */
      nextPart: 'Next part',
      /** The first difference; each part of its place is null if it is unknown. */
      differs(
        turn: number,
        system: string | null,
        component: string | null,
        entity: string | null,
      ) {
        const place = [
          system && `system ${system}`,
          component && `component ${component}`,
          entity,
        ].filter(Boolean);
        const where = place.length > 0 ? ` (${place.join(', ')})` : '';
        return `Turn ${turn} differs from the recording${where}. The rest is unverified.`;
      },
      /** A segment of other rules or content differs. */
      otherVersion: (turn: number) =>
        `This part was recorded with other rules or content: from turn ${turn} on it cannot be verified.`,
      /** The rules fail after this turn, or a stored state cannot be loaded. */
      cannotFollow: (turn: number, reason: string) =>
        `After turn ${turn} the recording cannot be followed: ${reason}`,
      /** An error report about a command. `message`: technical, in English. */
      reported: (message: string) => `Error report: ${message}`,
      /** An error report about a replay that differs. `place`: technical, in English. */
      reportedDifference: (place: string) =>
        `Error report: this replay differs from its recording. (${place})`,
      failedCommand: (command: string) => `The command that failed: ${command}.`,
      badLink: (reason: string) =>
        `The replay of this link cannot be read: ${reason}. Copy the whole link again, or ask for the game as a file.`,
    },
    scores: {
      heading: 'Scores',
      best: 'The ten best',
      last: 'The last games',
      /** Instead of a list without games. */
      none: 'Your best games will appear here.',
      /** Instead of the list of the best, if only unranked games and games without points have ended. */
      noneRanked: 'No ranked game has ended with a score above 0 yet.',
      /** The heading of a column. */
      date: 'Date',
      /** A replay of the game has led to the same end. */
      verified: '✓ Replay confirmed',
      /** The game was continued after an update; the turns before it cannot be replayed. */
      unchecked: (turn: number) =>
        `Turns 1 to ${turn} cannot be confirmed: they were played before an update`,
      inspected: 'Unranked: the inspector was used.',
      copied: 'Unranked: opened from a file or a replay.',
      /** A further attempt at a daily game. */
      practice: 'Unranked: a further attempt at a daily game.',
      share: 'Copy result',
      shared: 'Result copied.',
      notShared: 'The text could not be copied. Select it here:',
      details: 'Details',
      deleteAll: 'Delete these scores',
      deleteSure: 'Really delete all scores of this campaign?',
      /** Place in the list of the best. */
      place: (place: number) =>
        place === 1 ? 'Your best game so far.' : `Number ${place} of your ten best games.`,
      points: (amount: number, name: 'score' | 'gold') =>
        name === 'gold' ? coins(amount) : counted(amount, 'point'),
      /** The end of a game in the list. */
      cause(cause: Cause, depth: number | null, names: Names) {
        if (cause.by === 'lastStanding') return 'Last one standing';
        if (cause.by === 'escape') return `Brought out the ${names.kind(cause.kind)}`;
        const place = depth === null ? '' : ` on floor ${depth}`;
        if (cause.by === 'prize') return `Won the ${names.kind(cause.kind)}${place}`;
        if (cause.by === 'hunger') return `Starved${place}`;
        if (cause.by === 'bolt') return `Killed${place} by a bolt`;
        if (cause.by === 'quit') return `Gave up${place}`;
        return `Killed${place} by ${withArticle(names.kind(cause.kind))}`;
      },
      /** The ended game of a file was added to the scores. */
      opened: (file: string) => `The game in ${file} is now in the list of scores.`,
    },
    daily: {
      name: 'Daily game',
      fresh: 'not yet played',
      playing: 'in progress',
      /** With the points of the ranked attempt. */
      played: (points: string) => `played: ${points}`,
      /** After a played game: the button starts another attempt. */
      again: 'Another attempt is unranked.',
      /** The ranked attempt was deleted. */
      deleted: 'ranked attempt deleted',
      /** While mods are on. */
      withoutMods: 'It is played without mods.',
    },
    death: {
      heading: (turns: number) =>
        turns === 1 ? 'The last turn' : `The last ${counted(turns, 'turn')}`,
      /** The chart in words. */
      chart: (from: number, to: number) => `HP fell from ${from} to ${to}.`,
      perTurn: 'Turn by turn',
      hunger: 'hunger',
      poison: 'poison',
      healed: 'healed',
      replaying: 'Replaying the last turns…',
      failed: 'The last turns could not be replayed.',
      wayOut: 'Last way out',
      searching: 'Looking for a way out…',
      noWayOut:
        'Nothing found: after any other action in these turns, careful play also ends in death within 20 turns.',
      foundWayOut: (turn: number, action: string) =>
        `Turn ${turn}: ${action}. After that, careful play survives the next 20 turns.`,
      /** Actions; `arrow` is the direction. */
      step: (arrow: string) => `step ${arrow}`,
      attack: (monster: string, arrow: string) => `attack the ${monster} ${arrow}`,
      dig: (arrow: string) => `dig ${arrow}`,
      wait: 'wait',
      search: 'search',
      items: 'Left in your bag',
      usable: 'could have helped',
      /** The gold that the hero carried before the sale. */
      foundGold: 'Gold found',
      /** The heading of the items that were sold at the end, and the price of each. */
      sale: 'Sold',
      price: (gold: number) => coins(gold),
      /** The part of the points that a death takes, in percent. `points`: their name. */
      lostShare: (points: string, percent: number) => `${points} lost at death: ${percent}%.`,
      map: 'Show the map',
      backFromMap: 'Back to the result: any key',
    },
    bestiary: {
      heading: 'Bestiary',
      monsters: 'Monsters',
      items: 'Items',
      traps: 'Traps and features',
      mods: 'Mods',
      /** Marks a kind that a mod defines. */
      mod: 'mod',
      /** Marks a kind that the hero of the current game has killed or sees. */
      met: 'met',
      none: 'This campaign has none.',
      home: 'Found',
      mind: 'Mind',
      worth: 'Worth',
      /** Numbers of traps. */
      damage: 'Damage',
      turns: 'Turns',
      hits: 'Hits',
      chance: 'Chance',
      /** Floors such as `1–3, 5+`, and the highest share of the monsters there in percent. */
      floors: (floors: string, share: number) =>
        `${/^\d+$/.test(floors) ? 'Floor' : 'Floors'} ${floors}; up to ${share}% of the monsters there.`,
      /** Such floors without the share, on a card. */
      lives: (floors: string) => `${/^\d+$/.test(floors) ? 'Floor' : 'Floors'} ${floors}`,
      cell: (depth: number, x: number, y: number) => `Floor ${depth}, column ${x}, row ${y}.`,
      from: (depth: number) => `One on each floor, from floor ${depth} on.`,
      /** In a vault on floors such as `1–3`, or with `once` on one of them. */
      vault: (floors: string, once: boolean) => {
        const place = /^\d+$/.test(floors) ? 'floor' : once ? 'one of the floors' : 'floors';
        return `In a special room on ${place} ${floors}.`;
      },
      group: (name: string) => `Among the ${name}.`,
      hero: 'This is you.',
      anywhere: 'On any floor.',
      anyTrap: (kinds: number) =>
        kinds > 1 ? `On any floor; all ${kinds} kinds are equally likely.` : 'On any floor.',
      /** Facts about each trap. */
      springs: 'Goes off',
      eachStep: 'Each time you step on it. Monsters do not set it off.',
      finding: 'Finding it',
      searched: (chance: number) =>
        `Each search from a cell beside it finds it with a chance of ${chance}%. Exploring and travelling avoid a trap that you have found.`,
      nowhere: 'Does not appear by itself.',
      fight: 'Fight',
      share: 'Share the fight',
      link: 'Copy link',
      linkCopied: 'Link to this fight copied.',
      linkShown: 'The link could not be copied:',
      linkTooLong:
        'This fight is too long for a link. Save it as a file and drop the file on the page:',
      save: 'Save the fight',
      /** Runs trial fights against heroes of its depth. */
      try: 'Show the odds',
      trying: 'Running trial fights…',
      /** The result of trial fights; `price`: percent of the hero's health for each kill. */
      tried: (fights: number, died: number, heroDied: number, price: number) =>
        `In ${counted(fights, 'fight')} with a hero of its depth, it died ${counted(died, 'time')} and the hero ${counted(heroDied, 'time')}. Each kill costs the hero ${price}% of full health.`,
      stronger: (names: string) => `Stronger than: ${names}.`,
      weaker: (names: string) => `Weaker than: ${names}.`,
    },
    mods: {
      heading: 'Mods',
      choose: 'Choose files',
      drop: 'Drop files or folders here',
      hint: 'Mods add monsters, items, traps, rooms or whole campaigns. A .json file holds one thing; a .zip file or a folder is a pack.',
      none: 'No mods yet',
      joined: (kind: string, campaign: string) => `Added to “${campaign}”: ${kind}.`,
      /** The floors on which a vault is, of floors of these depths. With `once`, a game has at most one. */
      vault: (
        file: string,
        placed: number,
        floors: number,
        depths: readonly number[],
        once: boolean,
      ) =>
        `${file} appears on ${placed} of ${counted(floors, 'trial floor')} (${depths.length > 1 ? 'depths' : 'depth'} ${depths.join(', ')})${once ? ', and at most once per game' : ''}.`,
      nextGame: 'It can appear from the next game on.',
      notKept: 'This browser has not stored the change: it lasts until you close the page.',
      /** Before a problem of a mod that works. */
      warning: 'Warning:',
      warns: 'It works, but not all of it has an effect, or is usual:',
      tries: 'Try it in the sandbox',
      done: 'OK',
      refused: 'These files were not added:',
      notJson: 'only .json and .zip files can be added',
      unreadable: 'the file cannot be read; choose it again',
      /** Two files of one drop get the same name, `file`. */
      sameName: (other: string, file: string) =>
        `${other} is also stored as ${file}; rename one of the two files`,
      /** A mod has replaced an earlier one with other contents. */
      replaced: (file: string) => `${file} replaces your earlier mod of this name.`,
      full: (most: number) => `at most ${counted(most, 'mod')} can be added`,
    },
    packs: {
      added: (title: string, version: string) => `The pack “${title}” ${version} was added.`,
      updated: (title: string, old: string, version: string) =>
        `The pack “${title}” was updated from ${old} to ${version}.`,
      /** A pack with another title has the name of an earlier one. */
      replaced: (old: string, oldVersion: string, title: string, version: string) =>
        `The pack “${old}” ${oldVersion} was replaced by “${title}” ${version}, which has the same name.`,
      /** Another file of the drop has a pack of this name. */
      sameName: (name: string, other: string) =>
        `the pack of ${other} is also named "${name}"; change "name" in one pack.json`,
      /** Its campaigns have cards on the title screen. */
      campaigns: (names: readonly string[]) => `New on the title screen: ${names.join(', ')}.`,
      /** The pack's campaign `own` has the id of a campaign of the game. */
      inPlaceOf: (own: string, shipped: string) =>
        `“${own}” of this pack replaces the shipped campaign “${shipped}”. Switch the pack off to play “${shipped}”.`,
      save: (title: string) => `Save ${title} as a .zip file`,
      saveShort: 'Save',
      link: (title: string) => `Copy link to ${title}`,
      linkCopied: (title: string) =>
        `Link to “${title}” copied. It adds the pack to this page on any device.`,
      linkTooLong: (title: string) =>
        `“${title}” is too large for a link. Save it as a .zip file and send the file.`,
      /** Asks whether to add the pack of a link. `author` can be empty. */
      asks: (title: string, version: string, author: string) =>
        `This link contains the pack “${title}” ${version}${author && ` by ${author}`}. Add it?`,
      add: 'Add',
      brokenLink: (reason: string) =>
        `the pack of this link: ${reason}. Copy the whole link again, or ask for the pack as a .zip file`,
      full: (most: string) => `all packs together can have at most ${most} characters`,
    },
    /** Why a link or a file cannot be read: for `brokenLink` and `badLink`, and after `fight.broken`. */
    brokenLinks: {
      tooLong: (most: string) => `it has more than ${most} characters`,
      /** The packed text is larger than a link may hold. */
      tooLarge: (most: string) => `it unpacks to more than ${most} bytes`,
      damaged: 'the link is incomplete or damaged',
      noPack: 'it contains no pack',
      /** `detail`: the problem of the content, in English. */
      invalid: (detail: string) => `its content is not valid (${detail})`,
    },
    /** The sandbox. */
    placer: {
      heading: 'Sandbox',
      place: 'Place',
      erase: 'Erase',
      play: 'Play',
      undo: 'Undo',
      reset: 'Reset',
      copied: 'Scene copied.',
      terrain: 'Terrain',
      search: 'Search',
      none: 'Nothing has this name.',
      /** The effect of a click on the map, by tool. */
      tips: {
        place: 'Choose a cell on the map to place it.',
        erase: 'Choose a cell to empty it.',
        play: 'Keys and clicks move the hero.',
      },
      tiles: {
        floor: 'floor',
        wall: 'wall',
        weakWall: 'weak wall',
        stairsDown: 'stairs down',
        stairsUp: 'stairs up',
        door: 'door',
        secretDoor: 'secret door',
        passage: 'passage',
        rock: 'rock',
      },
    },
    /** A fight that a link or a file contains. */
    fight: {
      heading: 'A fight',
      /** The hero of a fight: depth, level, health and gear. */
      hero: (facts: readonly string[]) => `Your hero: ${facts.join(', ')}.`,
      noWeapon: 'no weapon',
      noArmour: 'no armour',
      measuring: 'Measuring the odds…',
      /** Won and lost fights of a number of fights, and the median of the HP left after a win. */
      odds: (fights: number, won: number, lost: number, healthLeft: number | null) => {
        const share = (count: number) => Math.round((100 * count) / fights);
        const left = healthLeft === null ? '' : ` (median HP left: ${healthLeft})`;
        return `In ${counted(fights, 'trial fight')} the hero wins about ${share(won)}%${left} and dies in ${share(lost)}%.`;
      },
      noOdds: 'The odds could not be measured.',
      /** `files`: the number of its bundles. */
      asks: (campaign: string, files: number) =>
        `You have received a fight in “${campaign}”${files === 0 ? '' : ` with ${counted(files, 'mod')}`}. Play it?`,
      play: 'Play',
      notNow: 'Not now',
      keep: 'Keep its mods',
      broken:
        'This fight cannot be read. Copy the whole link again, or ask for the fight as a file.',
      unknownCampaign: (id: string) => `There is no campaign “${id}”.`,
    },
  },
  /** Look: cells, monsters, items and the hero in words. */
  look: {
    heading: 'Look',
    /** How to move the cursor, go to the next thing and end, and to travel to the cell where that is possible. */
    keys: (travels: boolean) =>
      [
        'Direction:\u00a0move',
        'Tab:\u00a0next',
        ...(travels ? ['Enter:\u00a0go\u00a0there'] : []),
        'Esc:\u00a0end',
      ].join('\u00a0· '),
    /** These instructions for a gamepad. */
    padKeys: (travels: boolean) =>
      [
        'D-pad:\u00a0move',
        'LB,\u00a0RB:\u00a0previous,\u00a0next',
        'LT,\u00a0RT:\u00a0zoom',
        ...(travels ? ['A:\u00a0go\u00a0there'] : []),
        'B:\u00a0end',
      ].join('\u00a0· '),
    /** A cell that the hero has not seen yet. */
    unknown: 'unexplored',
    /** A cell out of view. */
    remembered: 'From memory: not in view now.',
    /** A monster that may have left meanwhile. */
    seenBefore: 'You saw it here. It may have left.',
    /** A thing that the hero senses, and unknown magic among such things. */
    sensed: 'You sense it, but do not see it.',
    /** An item of an unknown kind, which can be any of a number of kinds, or one of a list. */
    anyOf: (kinds: number) => `You do not know its effect yet. It may be any of ${kinds} kinds.`,
    oneOf: (list: string) => `You do not know its effect yet. It may be: ${list}.`,
    magic: 'magic',
    weakWall: 'Can be dug through.',
    /** Another thing on the cell. */
    alsoHere: (name: string) => `Also here: ${name}.`,
    /** Names and facts as a sentence. */
    sentence: (text: string) => `${capital(text)}.`,
    calm: { ally: 'ally', asleep: 'asleep', peaceful: 'peaceful', helpless: 'helpless' },
    /** The hero's attack: the chance to hit in percent and the damage of a hit. */
    heroHits: (chance: number, damage: string) =>
      chance === 100
        ? `You hit it for ${damage}.`
        : `You hit it ${chance}% of the time, for ${damage}.`,
    heroCannotHurt: 'You cannot hurt it.',
    /** The hits that kill a monster: at least and at most, infinite if they may do nothing. */
    kills(fewest: number, most: number) {
      if (most === Infinity) return `At least ${counted(fewest, 'hit')} to kill it.`;
      return `${range(fewest, most)} ${most === 1 ? 'hit kills' : 'hits kill'} it.`;
    },
    monsterHits: (chance: number, damage: string) =>
      chance === 100
        ? `It hits you for ${damage}.`
        : `It hits you ${chance}% of the time, for ${damage}.`,
    /** Its attack takes no HP, but may do something else. */
    noDamage: 'Its attack takes no HP.',
    /** The hits that kill the hero. */
    dies(fewest: number, most: number) {
      if (fewest === 1) return `Its next hit ${most === 1 ? 'kills' : 'may kill'} you!`;
      if (fewest === most) return `${fewest} hits kill you.`;
      return `${fewest} hits may kill you.`;
    },
    /** Short marks of a monster in a list, by the danger that it is. */
    danger: { deadly: 'may kill you with the next hit', dangerous: 'dangerous' },
    /** Warnings about the hero's health. */
    mayDie: 'The next hit may kill you!',
    lowHealth: 'Your health is low.',
    /** Why the hero sees only the neighbouring cells, or only cells up to a distance. */
    doorway: 'In a doorway you see only the cells next to you. Step into the room to see it.',
    darkRoom: 'This room is dark: you see only the cells next to you.',
    passage: 'In a passage you see only the cells next to you.',
    radius: (cells: number) => `You can see up to ${counted(cells, 'cell')} away.`,
  },
  /** The profiler's panel; times are texts in microseconds. */
  panel: {
    /** Microseconds, abbreviated. */
    unit: 'µs',
    last: 'last',
    average: 'avg',
    median: 'median',
    system: 'system',
    calls: 'calls',
    whole: 'whole turn',
    /** The label of the median time of a turn. */
    usualTurn: 'median turn',
    update: 'frame: update',
    render: 'frame: render',
    floor: 'floor',
    entities: 'entities',
    actors: 'actors',
    draws: 'draw calls',
    /** The button that saves a file with the timeline of the measured turns. */
    saveTrace: 'Save the timeline (for Perfetto)',
    /** Before the first turn. */
    idle: 'Play a turn to measure it.',
    slowest: (system: string, time: string) =>
      `Slowest system on average: ${system}, ${time} µs per turn.`,
    /** Opens the explanations. */
    about: 'About these numbers',
    /** Explains the rows of zones, and names the systems that entered no zone. */
    zones: (without: readonly string[]) =>
      `An indented row is a zone: a part of the system above. The time of the system includes it.${without.length > 0 ? ` Systems without zones so far: ${without.join(', ')}.` : ''}`,
    /** The resolution of the clock; its readings in the last turn, and the time that they took. */
    clock: (step: string, reads: number, cost: string) =>
      `This clock advances in steps of ${step} µs, so the time of one turn is a rough estimate; only averages of many turns are accurate. They leave out the slowest 5% of the last turns. The clock was read ${counted(reads, 'time')} in the last turn; that took about ${cost} µs, which these numbers do not include.`,
  },
  inspector: {
    choose: 'Choose a cell',
    /** Column and row, from 0 as in the rules. */
    cell: (x: number, y: number) => `x ${x}, y ${y}`,
    empty: 'Nothing is here.',
    unseen: 'unseen',
    unfair:
      'The inspector also shows what the hero cannot see. A game in which you use it is unranked.',
    /** The question before a ranked game becomes unranked, and its answers. */
    warning:
      'The inspector shows what the hero cannot see. If you open it, this game becomes unranked for good.',
    yes: 'Open the inspector',
    no: 'Keep the game ranked',
    editable: 'In the sandbox you can change values. Reset restores the scene without the changes.',
    /** The units of fields, after a number. */
    units: {
      HP: 'HP',
      ENG: 'ENG',
      EXP: 'EXP',
      '%': '%',
      turns: 'turns',
      cells: 'cells',
      floors: 'floors',
      gold: 'gold',
      tenths: 'tenths',
    },
    /** Why a field refuses a value. */
    notInRange: (min: number, max: number, isWhole: boolean) =>
      `Not changed. Enter a ${isWhole ? 'whole number' : 'number'} from ${min} to ${max}.`,
    notDice:
      'Not changed. Enter dice such as 1d8, or up to four as in 1d8/2d6, each with 1 to 31 dice of 1 to 126 sides, or 0d0 where an attack may do no damage.',
    /** Finding entities by a query, whose words are the same in every language. */
    find: {
      heading: 'Find entities',
      button: 'Find',
      help: 'A component finds all entities that have it. Combine conditions with “and”, “or”, “not” and brackets.',
      found: (turn: number, count: number) => `Turn ${turn}, found: ${count}.`,
      /** The changes since an earlier turn. */
      since: (turn: number, found: number, gone: number) =>
        `Since turn ${turn}: ${found} new, ${gone} gone.`,
      notShown: (count: number) => `Not shown: ${count}.`,
      /** Marks an entity that is found for the first time. */
      isNew: 'new',
      /** In place of the cell of an entity. */
      elsewhere: 'on another floor',
      /** The place of a mistake, before the sentence about it. */
      place: (character: number) => `Character ${character}:`,
      mistakes,
    },
  },
  crowd: {
    about:
      'A floor full of monsters, to test the rules and the screen. This game is not saved and is unranked.',
    floor: 'Floor',
    width: 'Columns of the floor',
    height: 'Rows of the floor',
    awake: 'All are awake',
    gathering: 'Placing the monsters…',
    /** `found` is empty where a number is missing. */
    badMonsters: (found: string, least: number, most: number) =>
      `The number of monsters (crowd) must be a whole number from ${least} to ${most}, but ${found === '' ? 'it is missing' : `“${found}” was found`}.`,
    badFloor: (found: string, least: number, most: number) =>
      `The floor must be columns x rows such as 500x500, each from ${least} to ${most}, but ${found === '' ? 'a number is missing' : `“${found}” was found`}.`,
    badAwake: (found: string) => `“awake” must be yes or no, but “${found}” was found.`,
    tooMany: (floor: string, room: number) =>
      `On a floor of ${floor} there is room for ${counted(room, 'monster')}.`,
  },
};
