import type { ItemVerb } from '../game/commands.ts';
import type { ComponentName, FieldName, Mind, TrapEffect } from '../game/components.ts';
import type { Ending, ItemName, MessageId, MessageParams } from '../game/events.ts';

export const languages = ['en', 'ja', 'ru'] as const;
export type Language = (typeof languages)[number];
/** Each language's own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ja: '日本語',
  ru: 'Русский',
};

/** Names of kinds in one language, as messages need them. */
export interface Names {
  kind(id: string): string;
  /** With what it heals, its known bonuses and its count, where it has them. */
  item(item: ItemName): string;
}

type FieldsOf<C extends ComponentName> = Readonly<Record<FieldName<C>, number>>;

/** What is said of each component: a name, and a sentence with the numbers of a kind. */
export type ComponentWords = {
  readonly [C in ComponentName]: {
    readonly name: string;
    /** `kind` names another kind of the campaign by its number. */
    about(fields: FieldsOf<C>, kind: (index: number) => string): string;
  };
};

/** What the page says before there is a game: all that its first picture needs. */
export interface TitleWords {
  readonly ui: {
    readonly title: string;
    readonly campaign: string;
    readonly start: string;
    /** Starts one while another is kept. */
    readonly newGame: string;
    readonly goOn: string;
    readonly seed: string;
    readonly seedHint: string;
    readonly depth: string;
    readonly turn: string;
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
    /** A part of the page's code did not come. */
    readonly notLoaded: string;
    readonly reload: string;
    readonly seedRule: string;
    readonly seedIgnored: string;
    unknownCampaign(id: string): string;
    readonly brokenBundles: string;
    /** What an engineer has beside the game; `workbench.ts` has their words. */
    readonly profiler: string;
    readonly crowds: string;
    readonly bestiary: { readonly heading: string };
    readonly mods: {
      /** What the title says of a kept game whose mods are off or gone. */
      needs(files: string): string;
    };
    readonly placer: { readonly heading: string };
  };
}

/** Everything that the game says in one language. */
export interface Words extends TitleWords {
  readonly messages: {
    readonly [I in MessageId]: (params: MessageParams[I], names: Names) => string;
  };
  /** What stands in messages for a monster that nobody can see. */
  readonly unseen: string;
  readonly verbs: Readonly<Record<ItemVerb, string>>;
  /** How each mind thinks, and what each trap does, in a sentence. */
  readonly minds: Readonly<Record<Mind, string>>;
  readonly trapDeeds: Readonly<Record<TrapEffect, string>>;
  /** Groups of items by their names in bundles; others go by those. */
  readonly groups: Readonly<Record<string, string>>;
  /** How often a line of the log came in a row. */
  times(count: number): string;
  /** One sentence for the last screen. */
  ending(ending: Ending, names: Names): string;
  readonly ui: TitleWords['ui'] & {
    readonly randomSeed: string;
    readonly level: string;
    readonly hp: string;
    /** How many others still stand. */
    readonly others: string;
    readonly energy: string;
    readonly experience: string;
    readonly weight: string;
    readonly attack: string;
    readonly defence: string;
    readonly strength: string;
    readonly armourClass: string;
    /** How hungry one is who faints in the end. */
    readonly hungry: string;
    readonly weak: string;
    readonly fainting: string;
    /** What has befallen the hero, each in a word. */
    readonly confused: string;
    readonly helpless: string;
    readonly held: string;
    readonly stuck: string;
    /** Floats up where a blow misses. */
    readonly miss: string;
    readonly score: string;
    /** What the score is called where it is money. */
    readonly gold: string;
    readonly performance: string;
    /** Of a game that was inspected, or that is a scene, a fight or a crowd. */
    readonly unscored: string;
    readonly bag: string;
    readonly emptyBag: string;
    /** How many things the bag holds. */
    readonly places: string;
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
    /** Where something is, seen from the hero: cells to the right and down. */
    whereabouts(dx: number, dy: number): string;
    /** After some that are told one by one: how many others there are. */
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
    /** Beside the profiler and the crowds. */
    readonly inspector: string;
    readonly bestiary: {
      readonly monsters: string;
      readonly items: string;
      readonly traps: string;
      readonly mods: string;
      /** Marks a kind that a mod has brought. */
      readonly mod: string;
      readonly none: string;
      readonly home: string;
      readonly mind: string;
      readonly worth: string;
      /** Floors such as `1–3, 5+`, and the greatest share of the monsters there, in percent. */
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
      /** Lets heroes of its depth fight it, unseen. */
      readonly try: string;
      readonly trying: string;
      /** What came of trial fights; `price`: percent of his health for each one slain. */
      tried(fights: number, died: number, heroDied: number, price: number): string;
      stronger(names: string): string;
      weaker(names: string): string;
    };
    readonly mods: {
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
    /** The sandbox, where things are put by the pointer. */
    readonly placer: {
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
    readonly fight: {
      readonly heading: string;
      /** `files`: how many bundles it brings along. */
      asks(campaign: string, files: number): string;
      readonly play: string;
      readonly notNow: string;
      readonly keep: string;
      readonly broken: string;
      unknownCampaign(id: string): string;
    };
    /** Short enough for a button under a thumb. */
    readonly buttons: {
      readonly here: string;
      readonly pickup: string;
      readonly down: string;
      readonly up: string;
      readonly wait: string;
      readonly dig: string;
      readonly search: string;
      readonly bag: string;
      readonly language: string;
      readonly help: string;
      readonly menu: string;
    };
    readonly keys: {
      readonly move: string;
      readonly diagonal: string;
      readonly wait: string;
      readonly here: string;
      readonly pickup: string;
      readonly down: string;
      readonly up: string;
      readonly bag: string;
      readonly confirm: string;
      readonly back: string;
      readonly dig: string;
      readonly search: string;
      readonly run: string;
      readonly throw: string;
      readonly look: string;
      readonly language: string;
      readonly copySeed: string;
      readonly panel: string;
      readonly inspect: string;
      readonly help: string;
      readonly menu: string;
      readonly pointer: string;
    };
  };
}
