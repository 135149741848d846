import type { Ending, ItemName, MessageId, MessageParams } from '../game/events.ts';
import type {
  buttons,
  ComponentText,
  components,
  keys,
  minds,
  status,
  trapEffects,
  verbs,
} from './labels.ts';

export type { ComponentText, Language, ReadableKind } from './labels.ts';

/** Names of kinds in one language, as messages need them. */
export interface Names {
  kind(id: string): string;
  /** With the HP that it heals, its known bonuses and its count, where it has them. */
  item(item: ItemName): string;
}

/** A table of labels in one language. */
type Labels<Table> = { readonly [K in keyof Table]: string };

/** All texts of one language: those of its file, and its column of the tables of labels. */
export interface Words extends Omit<Texts, 'ui'> {
  readonly components: { readonly [C in keyof typeof components]: ComponentText<C> };
  readonly minds: Labels<typeof minds>;
  readonly trapEffects: Labels<typeof trapEffects>;
  readonly verbs: Labels<typeof verbs>;
  readonly ui: Texts['ui'] &
    Labels<typeof status> & {
      readonly buttons: Labels<typeof buttons>;
      readonly keys: Labels<typeof keys>;
    };
}

/** The texts that the file of a language contains. */
export interface Texts {
  readonly messages: {
    readonly [I in MessageId]: (params: MessageParams[I], names: Names) => string;
  };
  /** The name of a monster that the hero cannot see. */
  readonly unseen: string;
  /** Groups of items by their ids in bundles; other groups are shown by id. */
  readonly groups: Readonly<Record<string, string>>;
  /** An item with its numbers (empty: none) and its count. */
  item(name: string, numbers: string, count: number): string;
  /** Several names in a sentence. */
  list(names: readonly string[]): string;
  /** Appended to a line of the log that is repeated `count` times. */
  times(count: number): string;
  /** One sentence for the game over or victory screen. */
  ending(ending: Ending, names: Names): string;
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
    readonly noWebGl: string;
    readonly fault: string;
    /** A script, style or picture could not be loaded. */
    readonly notLoaded: string;
    readonly reload: string;
    readonly seedRule: string;
    readonly seedIgnored: string;
    unknownCampaign(id: string): string;
    readonly brokenBundles: string;
    readonly profiler: string;
    readonly inspector: string;
    readonly crowds: string;
    /** Floats up where an attack misses. */
    readonly miss: string;
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
    readonly sameSeed: string;
    readonly newSeed: string;
    readonly toTitle: string;
    readonly toTitleKept: string;
    readonly resume: string;
    readonly menu: string;
    readonly digWhere: string;
    readonly throwWhere: string;
    readonly runWhere: string;
    readonly seedCopied: string;
    readonly seedNotCopied: string;
    readonly abandon: string;
    readonly abandonSure: string;
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
      readonly worth: string;
      /** Floors such as `1–3, 5+`, and the highest share of the monsters there in percent. */
      floors(floors: string, share: number): string;
      cell(depth: number, x: number, y: number): string;
      from(depth: number): string;
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
      /** On the title screen: a saved game needs mods that are off or missing. */
      needs(files: string): string;
      readonly heading: string;
      readonly choose: string;
      readonly hint: string;
      readonly none: string;
      remove(file: string): string;
      joined(kind: string, campaign: string): string;
      readonly nextGame: string;
      readonly notKept: string;
      readonly refused: string;
      readonly notJson: string;
      readonly tooLarge: string;
      readonly unreadable: string;
      full(most: number): string;
    };
    /** The sandbox. */
    readonly placer: {
      readonly heading: string;
      readonly place: string;
      readonly reset: string;
      readonly copied: string;
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
    /** Before the first turn. */
    readonly idle: string;
    slowest(system: string, time: string): string;
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
    readonly editable: string;
  };
  readonly crowd: {
    readonly about: string;
    readonly floor: string;
    readonly width: string;
    readonly height: string;
    readonly awake: string;
    readonly gathering: string;
    /** `found` is empty where a number is missing. */
    badActors(found: string, least: number, most: number): string;
    badFloor(found: string, least: number, most: number): string;
    badAwake(found: string): string;
    tooMany(floor: string, room: number): string;
  };
}
