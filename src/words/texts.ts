import type { Rules } from '../game/campaign.ts';
import type { ComponentName, Unit } from '../game/components.ts';
import type { EffectName } from '../game/effects/names.ts';
import type { Ending } from '../game/events.ts';
import type { PlainGoal } from '../game/goals/names.ts';
import type { ItemName, MessageId, MessageParams } from '../game/messages.ts';
import type { TextsOf } from './component-labels.ts';
import type { EffectText } from './effect-labels.ts';
import type { front } from './front-labels.ts';
import type { circumstances, GoalText } from './goal-labels.ts';
import type { hud } from './hud-labels.ts';
import type {
  awakeMinds,
  buttons,
  gestures,
  keyGroup,
  keys,
  meaning,
  minds,
  states,
  status,
  TableLanguage,
  verbs,
} from './labels.ts';
import type { numbers } from './numbers.ts';
import type { direction, itemClass, option, pad } from './option-labels.ts';
import type { ask, chooseFor, doubt, nextStep, nothingFor, press } from './prompt-labels.ts';
import type { joined } from './punctuation.ts';
import type { condition, hint, sheet } from './sheet-labels.ts';
import type { StopReasons } from './stop-reasons.ts';
import type { surroundings, textView, ways } from './text-view-labels.ts';
import type { befalls, life, moments } from './trigger-labels.ts';

export type { ReadableKind } from './component-labels.ts';
export type { Language } from './labels.ts';

/** A text of the page, in the language of the words. */
export type Say = (words: Words) => string;

/** Names of kinds in one language, as messages need them. */
export interface Names {
  kind(id: string): string;
  /** With the HP that it heals, its known bonuses and its count, where it has them. */
  item(item: ItemName): string;
  /** The verb of a kind's attack on the hero; empty for an ordinary attack. */
  attackVerb(kind: string): string;
  /** A spoken line of a kind, named as `kind/number`. */
  line(line: string): string;
}

/** A table of labels in one language. */
type Labels<Table> = { readonly [K in keyof Table]: string };

/** A table of labels and functions in one language. */
type Phrases<Table extends Readonly<Record<string, { readonly en: unknown }>>> = {
  readonly [K in keyof Table]: Table[K]['en'] extends string ? string : Table[K]['en'];
};

/**
 * A mistake in a query of the inspector. `condition`: a condition is missing. `component`, `field`: unknown.
 * `noFields`: the component has none. `comparison`: a sign such as `<` is missing. `order`: only `=` and `!=`
 * compare this field. `number`, `dice`, `entity`, `value`: the value must be one of these. `bracket`: `)` is
 * missing. `join`: `and` or `or` is missing.
 */
export type QueryProblem =
  | 'condition'
  | 'component'
  | 'field'
  | 'noFields'
  | 'comparison'
  | 'order'
  | 'number'
  | 'dice'
  | 'entity'
  | 'value'
  | 'bracket'
  | 'join';

/** All texts of one language: those of its file, and its column of the tables of labels. */
export interface Words extends Omit<Texts, 'ui'> {
  /** Its texts about components, or the language whose column in `component-labels.ts` it uses. */
  readonly components: { readonly [C in ComponentName]: TextsOf<C> } | TableLanguage;
  readonly minds: Labels<typeof minds>;
  readonly awakeMinds: Labels<typeof awakeMinds>;
  readonly effects: { readonly [E in EffectName]: EffectText<E> };
  readonly moments: Phrases<typeof moments>;
  readonly befalls: Labels<typeof befalls>;
  readonly life: Phrases<typeof life>;
  readonly goals: { readonly [G in PlainGoal]: GoalText<G> };
  readonly circumstances: Labels<typeof circumstances>;
  readonly verbs: Labels<typeof verbs>;
  readonly states: Labels<typeof states>;
  readonly textView: Phrases<typeof textView>;
  readonly surroundings: Phrases<typeof surroundings>;
  readonly ways: Labels<typeof ways>;
  readonly joined: Phrases<typeof joined>;
  readonly numbers: Phrases<typeof numbers>;
  readonly ui: Texts['ui'] &
    Labels<typeof status> & {
      readonly meaning: Labels<typeof meaning>;
      readonly hud: Phrases<typeof hud>;
      readonly buttons: Labels<typeof buttons>;
      readonly keys: Labels<typeof keys>;
      readonly keyGroup: Labels<typeof keyGroup>;
      readonly gestures: Labels<typeof gestures>;
      readonly ask: Labels<typeof ask>;
      readonly chooseFor: Labels<typeof chooseFor>;
      readonly nothingFor: Labels<typeof nothingFor>;
      readonly doubt: { readonly [K in keyof typeof doubt]: (typeof doubt)[K]['en'] };
      readonly option: { readonly [K in keyof typeof option]: (typeof option)[K]['en'] };
      readonly direction: Labels<typeof direction>;
      readonly itemClass: Labels<typeof itemClass>;
      readonly pad: Labels<typeof pad>;
      readonly sheet: { readonly [K in keyof typeof sheet]: (typeof sheet)[K]['en'] };
      readonly condition: Labels<typeof condition>;
      readonly hint: { readonly [K in keyof typeof hint]: (typeof hint)[K]['en'] };
      readonly front: Phrases<typeof front>;
      readonly nextStep: { readonly [K in keyof typeof nextStep]: (typeof nextStep)[K]['en'] };
      readonly press: { readonly [K in keyof typeof press]: (typeof press)[K]['en'] };
    };
}

/** The end of a game in the list of scores. */
export type Cause = Ending | { readonly won: false; readonly by: 'quit' };

/** The texts that the file of a language contains. */
export interface Texts {
  readonly messages: {
    readonly [I in MessageId]: (params: MessageParams[I], names: Names) => string;
  };
  readonly stops: {
    readonly [I in Exclude<keyof StopReasons, 'message'>]: (
      params: StopReasons[I],
      names: Names,
    ) => string;
  };
  /** The name of a monster that the hero cannot see. */
  readonly unseen: string;
  /** Groups of items by their ids in bundles; other groups are shown by id. */
  readonly groups: Readonly<Record<string, string>>;
  /** An item whose kind the player has given a name. */
  called(noun: string, name: string): string;
  /** The name of an item with its colour or material. */
  detailed(name: string, detail: string): string;
  /** The known charges of a wand, as the number of an item. */
  charges(count: number): string;
  /** An item with its numbers (empty: none) and its count. */
  item(name: string, numbers: string, count: number): string;
  /** Several sentences in a row. */
  sentences(all: readonly string[]): string;
  /** A sentence about something that happens with a chance in percent. */
  withChance(sentence: string, percent: number): string;
  /** A sentence about something that happens in certain circumstances. */
  withCircumstance(sentence: string, circumstance: string): string;
  /** The targets in a direction, as a sentence. */
  aimed(direction: string, targets: string): string;
  /** Several names in a sentence. */
  list(names: readonly string[]): string;
  /** Appended to a line of the log that is repeated `count` times. */
  times(count: number): string;
  /** One sentence for the game over or victory screen. */
  ending(ending: Ending, names: Names, victory: Rules['victory']): string;
  readonly ui: {
    /** The name of the program. */
    readonly title: string;
    readonly campaign: string;
    readonly start: string;
    /** In place of `start`, where a saved game can be continued. */
    readonly newGame: string;
    readonly goOn: string;
    readonly seed: string;
    readonly seedHint: string;
    readonly randomSeed: string;
    readonly help: string;
    readonly credits: string;
    readonly close: string;
    readonly look: string;
    readonly tiles: string;
    readonly glyphs: string;
    readonly languageLabel: string;
    readonly keySet: string;
    readonly keySetVi: string;
    readonly keySetQwe: string;
    /** A gamepad without the standard mapping is connected. */
    readonly strangePad: string;
    readonly noWebGl: string;
    readonly fault: string;
    /** A script, style or picture could not be loaded. */
    readonly notLoaded: string;
    readonly reload: string;
    /** The graphics card no longer draws, and has not recovered. */
    readonly pictureLost: string;
    /** After an error in a game, which can be continued. */
    readonly faultInGame: string;
    readonly saveReport: string;
    readonly seedRule: string;
    readonly seedIgnored: string;
    unknownCampaign(id: string): string;
    readonly brokenBundles: string;
    readonly profiler: string;
    readonly inspector: string;
    /** The group of the profiler and the inspector in the menu. */
    readonly lab: string;
    readonly crowds: string;
    /** Floats up where an attack misses. */
    readonly miss: string;
    /** The depth of a floor as a short text. The screen shows it when the hero arrives. */
    arrival(depth: number): string;
    /** About a game with the inspector, from the sandbox, of a fight or of a crowd. */
    readonly unscored: string;
    readonly bag: string;
    readonly emptyBag: string;
    /** Marks an item in use. */
    readonly worn: string;
    readonly log: string;
    readonly map: string;
    readonly victory: string;
    readonly defeat: string;
    /** The heading and the sentences after a game that was given up: an unranked one, and a ranked one. */
    readonly gaveUp: string;
    readonly gameEnds: string;
    readonly scoreKept: string;
    readonly sameSeed: string;
    readonly newSeed: string;
    /** As the last two, in a campaign with one floor. */
    readonly sameFight: string;
    readonly newFight: string;
    readonly toTitle: string;
    readonly toTitleKept: string;
    readonly resume: string;
    readonly menu: string;
    readonly digWhere: string;
    readonly throwWhere: string;
    readonly zapWhere: string;
    readonly runWhere: string;
    /** The way to cancel a question about a direction. */
    readonly cancelWhere: { readonly touch: string; key(name: string): string };
    /** The key that chooses the direction of the nearest monster. */
    aimNearest(monster: string, key: string): string;
    /** A count that is typed before a command. */
    typed(count: number): string;
    /** No item of the open bag has a letter. */
    noItem(letter: string): string;
    /** The chosen item, with its letter, to which the verb of the open bag does not apply. Its question follows. */
    doesNotFit(item: string): string;
    /** A pressed key without a command. `help`: the key of the key list, empty if it has none. */
    noCommand(key: string, help: string): string;
    readonly seedCopied: string;
    readonly giveUp: string;
    readonly giveUpSure: string;
    readonly copy: string;
    /** A cell relative to the hero: `dx` cells to the right, `dy` cells down. */
    whereabouts(dx: number, dy: number): string;
    /** The number of monsters that a list leaves out. */
    more(count: number): string;
    readonly credit: {
      readonly icons: string;
      readonly iconsChanged: string;
      readonly fonts: string;
      readonly libraries: string;
      readonly ownDrawings: string;
    };
    /** Names of keys that have no letter. */
    readonly caps: {
      readonly space: string;
      readonly numpad: string;
      readonly numpad5: string;
      readonly diagonal: string;
    };
    readonly update: {
      readonly ready: string;
      readonly now: string;
      /** A game in another tab keeps the page from being updated. */
      readonly waits: string;
    };
    readonly saves: {
      readonly heading: string;
      readonly openFile: string;
      readonly watch: string;
      readonly download: string;
      readonly delete: string;
      readonly deleteSure: string;
      readonly undelete: string;
      /** Another tab has a newer version of the page. */
      readonly outdated: string;
      /** The browser refuses to store the game. */
      readonly notStored: string;
      /** The browser does not say whether it can store games. */
      readonly noAnswer: string;
      /** The browser's storage could not carry out the request of the player. */
      readonly storageFailed: string;
      readonly openElsewhere: string;
      readonly takeOver: string;
      readonly takenOver: string;
      readonly deletedElsewhere: string;
      /** Files of the mods of a saved game that are missing, and that have another text. */
      otherMods(missing: readonly string[], changed: readonly string[]): string;
      readonly oldMods: string;
      readonly newMods: string;
      unreadable(reason: string): string;
      /** Reasons why a game cannot be opened or played on, for `unreadable`, `badFile` and `cannotFollow`. */
      readonly refused: Readonly<
        Record<
          | 'damaged'
          | 'otherVersion'
          | 'otherContent'
          | 'tooLong'
          | 'missingCampaign'
          | 'rules'
          | 'failed',
          string
        >
      >;
      /** A reason with technical details, which are in English. */
      withDetail(reason: string, detail: string): string;
      badFile(file: string, reason: string): string;
      /** A file is neither a game nor a mod. */
      notAGame(file: string): string;
      /** Files were dropped while the game asks something. */
      readonly answerFirst: string;
      /** The game of a file makes other changes than recorded from this line on. */
      differs(file: string, line: number): string;
      /** Stops opening a file. */
      readonly cancel: string;
      /** A file is being opened. `percent`: of its commands. */
      reading(file: string, percent: number): string;
      /** The game of a file is one of the saved games already. */
      known(file: string): string;
      /** A stored game is being read. `percent`: of its commands. */
      preparing(percent: number): string;
      /** The game of a file was added to the saved games. */
      opened(file: string): string;
    };
    /** The replay viewer. */
    readonly replay: {
      readonly heading: string;
      readonly play: string;
      readonly pause: string;
      readonly back: string;
      readonly forward: string;
      readonly previous: string;
      readonly next: string;
      /** Label of the choice between `kinds`. */
      readonly jumps: string;
      readonly kinds: Readonly<
        Record<'all' | 'floor' | 'fight' | 'kill' | 'level' | 'end', string>
      >;
      /** Label of the choice between speeds. */
      readonly speed: string;
      perSecond(turns: number): string;
      /** `last`: the last turn of the game; null if it is not known yet. `depth`: null for the only floor. */
      position(turn: number, last: number | null, depth: number | null): string;
      /** Shows further controls on a small screen. */
      readonly more: string;
      readonly unverified: string;
      readonly playFromHere: string;
      /** Explains the consequences of playing from a turn; `startCopy` begins it. */
      playCopy(turn: number): string;
      readonly startCopy: string;
      readonly link: string;
      readonly linkCopied: string;
      readonly linkShown: string;
      readonly noLink: Readonly<Record<'tooLong' | 'mods' | 'segments', string>>;
      readonly keepWatching: string;
      /** Goes to the next segment. */
      readonly nextPart: string;
      /** The first difference; each part of its place is null if it is unknown. */
      differs(
        turn: number,
        system: string | null,
        component: string | null,
        entity: string | null,
      ): string;
      /** A segment of other rules or content differs. */
      otherVersion(turn: number): string;
      /** The rules fail after this turn, or a stored state cannot be loaded. */
      cannotFollow(turn: number, reason: string): string;
      /** An error report about a command. `message`: technical, in English. */
      reported(message: string): string;
      /** An error report about a replay that differs. `place`: technical, in English. */
      reportedDifference(place: string): string;
      failedCommand(command: string): string;
      badLink(reason: string): string;
    };
    readonly scores: {
      readonly heading: string;
      readonly best: string;
      readonly last: string;
      /** Instead of a list without games. */
      readonly none: string;
      /** Instead of the list of the best, if only unranked games have ended. */
      readonly noneRanked: string;
      /** A replay of the game has led to the same end. */
      readonly verified: string;
      /** The game was continued after an update; the turns before it cannot be replayed. */
      unchecked(turn: number): string;
      readonly unverified: string;
      readonly inspected: string;
      readonly copied: string;
      /** A further attempt at a daily game. */
      readonly practice: string;
      readonly share: string;
      readonly shared: string;
      readonly notShared: string;
      readonly deleteAll: string;
      readonly deleteSure: string;
      /** Place in the list of the best. */
      place(place: number): string;
      points(amount: number, name: 'score' | 'gold'): string;
      /** The end of a game in the list. */
      cause(cause: Cause, depth: number | null, names: Names): string;
      /** The ended game of a file was added to the scores. */
      opened(file: string): string;
    };
    readonly daily: {
      readonly name: string;
      readonly fresh: string;
      readonly playing: string;
      /** With the points of the ranked attempt. */
      played(points: string): string;
      /** After a played game: the button starts another attempt. */
      readonly again: string;
      /** The ranked attempt was deleted. */
      readonly deleted: string;
      /** While mods are on. */
      readonly withoutMods: string;
    };
    readonly death: {
      heading(turns: number): string;
      /** The chart in words. */
      chart(from: number, to: number): string;
      readonly perTurn: string;
      readonly hunger: string;
      readonly poison: string;
      readonly healed: string;
      readonly replaying: string;
      readonly failed: string;
      readonly wayOut: string;
      readonly searching: string;
      readonly noWayOut: string;
      foundWayOut(turn: number, action: string): string;
      /** Actions; `arrow` is the direction. */
      step(arrow: string): string;
      attack(monster: string, arrow: string): string;
      dig(arrow: string): string;
      readonly wait: string;
      readonly search: string;
      readonly items: string;
      readonly usable: string;
      /** The heading of the items that were sold at the end, and the price of each. */
      readonly sale: string;
      price(gold: number): string;
      /** The part of the points that a death takes, in percent. `points`: their name. */
      lostShare(points: string, percent: number): string;
      readonly map: string;
      readonly backFromMap: string;
    };
    readonly bestiary: {
      readonly heading: string;
      readonly monsters: string;
      readonly items: string;
      readonly traps: string;
      readonly mods: string;
      /** Marks a kind that a mod defines. */
      readonly mod: string;
      readonly none: string;
      readonly home: string;
      readonly mind: string;
      /** In place of the dice of an attack that deals no damage. */
      readonly noDamage: string;
      readonly worth: string;
      /** Floors such as `1–3, 5+`, and the highest share of the monsters there in percent. */
      floors(floors: string, share: number): string;
      /** Such floors without the share, on a card. */
      lives(floors: string): string;
      cell(depth: number, x: number, y: number): string;
      from(depth: number): string;
      /** In a vault on floors such as `1–3`, or with `once` on one of them. */
      vault(floors: string, once: boolean): string;
      group(name: string): string;
      readonly hero: string;
      readonly anywhere: string;
      readonly nowhere: string;
      readonly fight: string;
      readonly link: string;
      readonly linkCopied: string;
      readonly linkShown: string;
      readonly linkTooLong: string;
      readonly save: string;
      /** Runs trial fights against heroes of its depth. */
      readonly try: string;
      readonly trying: string;
      /** The result of trial fights; `price`: percent of the hero's health for each kill. */
      tried(fights: number, died: number, heroDied: number, price: number): string;
      stronger(names: string): string;
      weaker(names: string): string;
    };
    readonly mods: {
      readonly heading: string;
      readonly choose: string;
      readonly hint: string;
      readonly none: string;
      joined(kind: string, campaign: string): string;
      /** The floors on which a vault is, of floors of these depths. With `once`, a game has at most one. */
      vault(
        file: string,
        placed: number,
        floors: number,
        depths: readonly number[],
        once: boolean,
      ): string;
      readonly nextGame: string;
      readonly notKept: string;
      readonly refused: string;
      readonly notJson: string;
      readonly unreadable: string;
      /** Two files of one drop get the same name, `file`. */
      sameName(other: string, file: string): string;
      /** A mod has replaced an earlier one with other contents. */
      replaced(file: string): string;
      full(most: number): string;
    };
    readonly packs: {
      added(title: string, version: string): string;
      updated(title: string, old: string, version: string): string;
      /** A pack with another title has the name of an earlier one. */
      replaced(old: string, oldVersion: string, title: string, version: string): string;
      /** Another file of the drop has a pack of this name. */
      sameName(name: string, other: string): string;
      /** Its campaigns have cards on the title screen. */
      campaigns(names: readonly string[]): string;
      /** The pack's campaign `own` has the id of a campaign of the game. */
      inPlaceOf(own: string, shipped: string): string;
      save(title: string): string;
      readonly saveShort: string;
      link(title: string): string;
      linkCopied(title: string): string;
      linkTooLong(title: string): string;
      /** Asks whether to add the pack of a link. `author` can be empty. */
      asks(title: string, version: string, author: string): string;
      readonly add: string;
      brokenLink(reason: string): string;
      full(most: string): string;
    };
    /** Why a link or a file cannot be read: for `brokenLink` and `badLink`, and after `fight.broken`. */
    readonly brokenLinks: {
      tooLong(characters: string): string;
      /** The packed text is larger than a link may hold. */
      tooLarge(bytes: string): string;
      readonly damaged: string;
      readonly noPack: string;
      /** `detail`: the problem of the content, in English. */
      invalid(detail: string): string;
    };
    /** The sandbox. */
    readonly placer: {
      readonly heading: string;
      readonly place: string;
      readonly erase: string;
      readonly play: string;
      readonly undo: string;
      readonly reset: string;
      readonly copied: string;
      /** The effect of a click on the map, by tool. */
      readonly tips: Readonly<Record<'place' | 'erase' | 'play', string>>;
      readonly tiles: Readonly<
        Record<
          | 'floor'
          | 'wall'
          | 'weakWall'
          | 'stairsDown'
          | 'stairsUp'
          | 'door'
          | 'secretDoor'
          | 'passage'
          | 'rock',
          string
        >
      >;
    };
    /** A fight that a link or a file contains. */
    readonly fight: {
      /** The hero of a fight: depth, level, health and gear. */
      hero(facts: readonly string[]): string;
      readonly noWeapon: string;
      readonly noArmour: string;
      readonly measuring: string;
      /** Won and lost fights of a number of fights, and the median of the HP left after a win. */
      odds(fights: number, won: number, lost: number, healthLeft: number | null): string;
      readonly noOdds: string;
      readonly heading: string;
      /** `files`: the number of its bundles. */
      asks(campaign: string, files: number): string;
      readonly play: string;
      readonly notNow: string;
      readonly keep: string;
      readonly broken: string;
      unknownCampaign(id: string): string;
    };
  };
  /** Look: cells, monsters, items and the hero in words. */
  readonly look: {
    readonly heading: string;
    /** How to move the cursor, go to the next thing and end, and to travel to the cell where that is possible. */
    keys(travels: boolean): string;
    /** These instructions for a gamepad. */
    padKeys(travels: boolean): string;
    /** A cell that the hero has not seen yet. */
    readonly unknown: string;
    /** A cell out of view. */
    readonly remembered: string;
    /** A monster that may have left meanwhile. */
    readonly seenBefore: string;
    /** A thing that the hero senses, and unknown magic among such things. */
    readonly sensed: string;
    readonly magic: string;
    readonly weakWall: string;
    /** Another thing on the cell. */
    alsoHere(name: string): string;
    /** Names and facts as a sentence. */
    sentence(text: string): string;
    readonly calm: Readonly<Record<'ally' | 'asleep' | 'peaceful' | 'helpless', string>>;
    /** The hero's attack: the chance to hit in percent and the damage of a hit. */
    heroHits(chance: number, damage: string): string;
    readonly heroCannotHurt: string;
    /** The hits that kill a monster: at least and at most, infinite if they may do nothing. */
    kills(fewest: number, most: number): string;
    monsterHits(chance: number, damage: string): string;
    /** Its attack takes no HP, but may do something else. */
    readonly noDamage: string;
    /** The hits that kill the hero. */
    dies(fewest: number, most: number): string;
    /** Short marks of a monster in a list, by the danger that it is. */
    readonly danger: Readonly<Record<'deadly' | 'dangerous', string>>;
    /** Warnings about the hero's health. */
    readonly mayDie: string;
    readonly lowHealth: string;
    /** Why the hero sees only the neighbouring cells, or only cells up to a distance. */
    readonly doorway: string;
    readonly darkRoom: string;
    readonly passage: string;
    radius(cells: number): string;
  };
  /** The profiler's panel; times are texts in microseconds. */
  readonly panel: {
    /** Microseconds, abbreviated. */
    readonly unit: string;
    readonly last: string;
    readonly average: string;
    readonly calls: string;
    readonly whole: string;
    readonly update: string;
    readonly render: string;
    readonly floor: string;
    readonly entities: string;
    readonly actors: string;
    readonly draws: string;
    /** The button that saves a file with the timeline of the measured turns. */
    readonly saveTrace: string;
    /** Before the first turn. */
    readonly idle: string;
    slowest(system: string, time: string): string;
    /** Explains the rows of zones, and names the systems that entered no zone. */
    zones(without: readonly string[]): string;
    /** The resolution of the clock; its readings in the last turn, and the time that they took. */
    clock(step: string, reads: number, cost: string): string;
  };
  readonly inspector: {
    readonly choose: string;
    /** Column and row, from 0 as in the rules. */
    cell(x: number, y: number): string;
    readonly empty: string;
    readonly unseen: string;
    readonly unfair: string;
    /** The question before a ranked game becomes unranked, and its answers. */
    readonly warning: string;
    readonly yes: string;
    readonly no: string;
    readonly editable: string;
    /** The units of fields, after a number. */
    readonly units: Readonly<Record<Unit, string>>;
    /** Why a field refuses a value. */
    notInRange(min: number, max: number, isWhole: boolean): string;
    readonly notDice: string;
    /** Finding entities by a query, whose words are the same in every language. */
    readonly find: {
      readonly heading: string;
      readonly button: string;
      readonly help: string;
      found(turn: number, count: number): string;
      /** The changes since an earlier turn. */
      since(turn: number, found: number, gone: number): string;
      notShown(count: number): string;
      /** Marks an entity that is found for the first time. */
      readonly isNew: string;
      /** In place of the cell of an entity. */
      readonly elsewhere: string;
      /** The place of a mistake, before the sentence about it. */
      place(character: number): string;
      /** By the problem: the wrong word or the field, and the words that the place allows. */
      readonly mistakes: Readonly<Record<QueryProblem, (word: string, allowed: string) => string>>;
    };
  };
  readonly crowd: {
    readonly about: string;
    readonly floor: string;
    readonly width: string;
    readonly height: string;
    readonly awake: string;
    readonly gathering: string;
    /** `found` is empty where a number is missing. */
    badMonsters(found: string, least: number, most: number): string;
    badFloor(found: string, least: number, most: number): string;
    badAwake(found: string): string;
    tooMany(floor: string, room: number): string;
  };
}
