import { movementRules } from '../dungeon/movement-rule.ts';
import type { Drawing } from '../dungeon/stamp.ts';
import type { Dice } from './dice.ts';
import { isMonsterKind, type Kind, type TextByLanguage } from './kinds.ts';
import type { Scenery, terrainGlyphs } from './scenery.ts';

/** The generator of a span of depths. */
export type FloorSettings = { readonly from: number; readonly to: number } & (
  | { readonly generator: 'hall'; readonly down?: { x: number; y: number } }
  | { readonly generator: 'split' }
  /** `walls` is the share of wall cells. Hero and monsters start on random cells. */
  | { readonly generator: 'arena'; readonly walls: number; readonly monsters: number }
  /** Nine rooms and passages, as in Rogue, with up to `objects` items of `chance` percent each. */
  | { readonly generator: 'rogue'; readonly objects: number; readonly chance: number }
);

/**
 * The rules that a campaign selects by name, and the variants of each, which `bundles/shapes/rule-descriptions.ts`
 * describes. Beside each rule: its meaning, and the files in `game/` that read it.
 */
export const ruleVariants = {
  /** The damage of an attack: `combat/hit-and-damage.ts`, `combat/odds.ts`, `effects/strike.ts`. */
  attack: ['ratio', 'single', 'dice'],
  /**
   * The experience for a level: `actors/levels.ts`, `combat/worst-hits.ts`, `effects/raise-level.ts`,
   * `powers/level-drain.ts`.
   */
  growth: ['steps', 'doubling'],
  /** Whether monsters fight one another: `actors/factions.ts`. */
  strife: ['hero', 'all'],
  /**
   * The directions of movement and attack: `actors/movement.ts`, `actors/fields-to-hero.ts`, `actions/move.ts`,
   * `goals/approach-shortest.ts`.
   */
  ways: movementRules,
  /** The cells that the hero sees: `systems/fov.ts`, `floors/hero-memory.ts`. */
  sight: ['rooms', 'whole', 'light', 'field'],
  /** How the game is won: `systems/victory.ts`, `floors/stairs.ts`, `actions/stairs.ts`, `items/prize.ts`. */
  victory: ['prize', 'lastStanding', 'escape'],
  /**
   * Whether a floor remains when the hero leaves it: `floors/enter-floor.ts`, `actions/stairs.ts`. The `floors` of the
   * campaign are the generators by depth.
   */
  floors: ['kept', 'anew'],
  /** Whether a step onto an item picks it up: `actions/move.ts`. */
  pickup: ['asked', 'walking'],
  /**
   * The number of items that a cell can hold: `floors/open-floor.ts`, `actions/put.ts`. The `ground` of a `Scenery` is
   * a colour.
   */
  ground: ['piles', 'single'],
  /** The order of items in the bag: `items/stacks.ts`. The `bag` of the campaign is what the hero starts with. */
  bag: ['found', 'groups'],
  /** The turns to change armour: `actions/equip.ts`, `actions/take-off.ts`. */
  dressing: ['quick', 'slow'],
  /** The monster of a floor that acts first: `actors/monster-order.ts`. */
  initiative: ['oldest', 'newest'],
} as const;

/** The variant of each rule that a campaign has. */
export type Rules = {
  readonly [R in keyof typeof ruleVariants]: (typeof ruleVariants)[R][number];
};

/** The percentages of cursed and blessed items; the bonus is 1 to 3 points. */
export interface Enchantment {
  readonly cursed: number;
  readonly blessed: number;
}

/** An item that the hero starts with. */
export interface Possession {
  readonly kind: string;
  /** The smallest and the largest number. */
  readonly count?: readonly [number, number];
  readonly hit?: number;
  readonly damage?: number;
  readonly defence?: number;
  readonly worn?: boolean;
}

/** The look of a kind until the hero knows it. */
export interface Appearance {
  /** Part of the name of an unknown item, and shown in brackets after the name of a known one: "blue". */
  readonly detail: TextByLanguage;
  readonly colour: string;
}

/** Appearances of a group of items. Each kind of the group takes one that no other kind has. */
export type AppearanceList = {
  /** The noun for these items: "wand". It replaces the noun of another list in the name of a kind. */
  readonly noun: TextByLanguage;
  readonly glyph: string;
  readonly sprite?: string;
  /** The dice of such a stick in the hand (2d3). */
  readonly dice?: Dice;
  /** The chance in percent that a kind gets an appearance of this list, and not of a later one (100). */
  readonly share?: number;
  /** The name of an unknown item: "{} potion". `{}` is the detail of its look, or its title. */
  readonly unknown: TextByLanguage;
} & (
  | { readonly from: 'looks'; readonly looks: Readonly<Record<string, Appearance>> }
  /** Titles of syllables, which are the same in all languages. */
  | { readonly from: 'titles'; readonly syllables: readonly string[]; readonly colour: string }
);

/** The appearance that a kind has in a game. */
export interface KindAppearance {
  /** The group of items. */
  readonly group: string;
  /** The id of an appearance of the group, or a title. */
  readonly look: string;
}

/** The content of a campaign's folder: numbers, rules, and the texts of bundles by file name. */
export interface CampaignSource {
  readonly id: string;
  /** Place in lists of campaigns, lowest first; the lowest is the default campaign. */
  readonly order: number;
  readonly name: TextByLanguage;
  /** One sentence for the title screen. */
  readonly about: TextByLanguage;
  /** The goal of the game, in one or two sentences for the help. */
  readonly goal: TextByLanguage;
  /** The look until the player chooses one. */
  readonly look: 'tiles' | 'glyphs';
  /** The characters for tiles in the glyph look. */
  readonly alphabet: keyof typeof terrainGlyphs;
  /** The shape of cells in the glyph look. Tall cells have the proportions of a terminal. */
  readonly glyphCells: 'square' | 'tall';
  /** The keys that the player has until the player chooses others. */
  readonly keys: 'tutorial' | 'rogue';
  /** The colours and decorations of floors by depth. Depths without an entry have the default look. */
  readonly scenery?: readonly Scenery[];
  readonly width: number;
  readonly height: number;
  /** The hero's first cell. In an arena it is a random one, and only `depth` counts: see `FloorSettings`. */
  readonly start: { readonly depth: number; readonly x: number; readonly y: number };
  /** The generators by depth. `rules.floors` decides whether a floor remains when the hero leaves it. */
  readonly floors: readonly FloorSettings[];
  readonly rules: Rules;
  /** The radius of the field of view in cells, 1 to 100, if `sight` is `field`. */
  readonly sightRadius?: number;
  /** Weights of the groups of items. Without weights, all groups are equally likely. */
  readonly groups?: Readonly<Record<string, number>>;
  /**
   * The appearances of unknown kinds by group of items: see `items/appearances.ts`. Without them the hero knows
   * every kind.
   */
  readonly appearances?: Readonly<Record<string, readonly AppearanceList[]>>;
  readonly enchantment?: { readonly weapon: Enchantment; readonly armour: Enchantment };
  /** The items that the hero starts with. `rules.bag` is their order. */
  readonly bag?: readonly Possession[];
  /** Wandering monsters: after `rest` turns, with a chance of 1 in `odds` every `every` turns. */
  readonly wanderers?: { readonly rest: number; readonly every: number; readonly odds: number };
  /**
   * Score for a new deepest floor (`depth`), for the first pick-up of an item (`item`) and for a kill
   * (`kill` times the kind's `Reward.points`). Death costs 1/`death` of the score; 0 means nothing.
   * `victory` is added for winning. `name`: what the score counts. Gold is not measured per turn.
   */
  readonly points: {
    readonly depth: number;
    readonly item: number;
    readonly kill: number;
    readonly death: number;
    readonly victory?: number;
    readonly name: 'score' | 'gold';
  };
  readonly hero: unknown;
  readonly bundles: Readonly<Record<string, unknown>>;
}

/** A room drawn by hand: see `floors/vaults.ts`. */
export interface Vault extends Drawing {
  /** The name of its file without the ending. */
  readonly id: string;
  /** The first and the last depth. */
  readonly from: number;
  readonly to: number;
  /** The chance in percent that a floor has it. */
  readonly chance: number;
  /** Whether it is at most once in a game: on one of its depths, and not again when that floor is generated again. */
  readonly once?: boolean;
}

/** A loaded campaign: its bundles are checked, and its kinds sorted by file name. */
export interface Campaign extends Omit<CampaignSource, 'hero' | 'bundles'> {
  /** The hero, see `heroKind`, and then all others. */
  readonly kinds: readonly Kind[];
  /** Rooms drawn by hand, sorted by file name. */
  readonly vaults: readonly Vault[];
}

/** The part of a campaign that the title screen shows. */
export type Outline = Pick<CampaignSource, 'id' | 'name' | 'about' | 'look'>;

/** The greatest depth. A campaign whose floors reach it has no last floor. */
export const greatestDepth = 9999;

/** The settings of the floor of a depth; undefined if the campaign does not have this depth. */
export function floorSettingsAt(
  { floors }: Pick<CampaignSource, 'floors'>,
  depth: number,
): FloorSettings | undefined {
  return floors.find(({ from, to }) => depth >= from && depth <= to);
}

/** The kind with this id. Throws a RangeError if the campaign has none. */
export function kindById(campaign: Campaign, id: string): Kind {
  const kind = campaign.kinds.find((candidate) => candidate.id === id);
  if (!kind) throw new RangeError(`The campaign ${campaign.id} has no kind "${id}".`);
  return kind;
}

/** The kind of the hero, which is the first one. */
export function heroKind({ kinds }: Pick<Campaign, 'kinds'>): Kind {
  return kinds[0];
}

/** The kinds that are monsters. */
export function monsterKinds({ kinds }: Campaign): Kind[] {
  return kinds.filter(isMonsterKind);
}

/** The monster with this number; null for 0: the bundle names none, or a kind that is not a monster. */
export function namedMonster({ kinds }: Campaign, number: number): Kind | null {
  return isMonsterKind(kinds[number]) ? kinds[number] : null;
}
