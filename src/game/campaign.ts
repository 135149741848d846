import type { Kind } from './kinds.ts';

/** How the floors of a span of depths are made. */
export type FloorPlan = { readonly from: number; readonly to: number } & (
  | { readonly generator: 'hall'; readonly down?: { x: number; y: number } }
  | { readonly generator: 'split'; readonly populated: true }
  /** `walls`: the share of wall cells. The hero stands anywhere, like the monsters. */
  | { readonly generator: 'arena'; readonly walls: number; readonly monsters: number }
  /** Nine rooms and passages, as in Rogue. Up to `objects` items, each with `chance` percent. */
  | { readonly generator: 'rogue'; readonly objects: number; readonly chance: number }
);

/** Where campaigns differ, each names one of the parts that a system offers. */
export interface Rules {
  /**
   * What a blow takes. `ratio`: attack² / defence, rounded up; `single`: one hit point; `dice`: a
   * d20 against armour class for each of the attacker's dice.
   */
  readonly blow: 'ratio' | 'single' | 'dice';
  /** How experience makes levels. `steps`: each costs 1.4 of the last; `doubling`: the total doubles. */
  readonly growth: 'steps' | 'doubling';
  /** Whom a monster strikes when it steps into somebody: only the hero, or all. */
  readonly strife: 'hero' | 'all';
  /**
   * Which neighbours one can step to and strike: all eight; the four orthogonal ones; or diagonals
   * only where both corners are open.
   */
  readonly ways: 'free' | 'orthogonal' | 'corners';
  /**
   * What the hero sees. `rooms`: his room, or the cells around him; `whole`: all; `light`: the cells
   * around him, and his room if it is lit, dark floor is forgotten; `field`: all that no wall hides,
   * as far as the campaign's `sightRadius`.
   */
  readonly sight: 'rooms' | 'whole' | 'light' | 'field';
  /**
   * What wins. `prize`: holding one; `lastStanding`: nobody else is left on the floor; `escape`:
   * coming up from the first floor after holding a prize, which makes all stairs lead up as well.
   */
  readonly victory: 'prize' | 'lastStanding' | 'escape';
  /** Whether floors are `kept` as they were left, or made `anew` at each arrival. */
  readonly floors: 'kept' | 'anew';
  /** Whether the hero picks up only when `asked` to, or by `walking` onto things, at no cost. */
  readonly pickup: 'asked' | 'walking';
  /** Whether items lie in `piles`, or a `single` one on each bare cell. */
  readonly ground: 'piles' | 'single';
  /** Whether armour is changed like a weapon, `quick`; or must come off first, a turn more: `slow`. */
  readonly dressing: 'quick' | 'slow';
  /** Which of the monsters of a floor acts first. */
  readonly initiative: 'oldest' | 'newest';
}

/** How many percent of a sort of items are made cursed, and how many blessed, by 1 to 3. */
export interface Enchantment {
  readonly cursed: number;
  readonly blessed: number;
}

/** What the hero starts with. */
export interface Possession {
  readonly kind: string;
  /** At least, and at most. */
  readonly count?: readonly [number, number];
  readonly hit?: number;
  readonly damage?: number;
  readonly defence?: number;
  readonly worn?: boolean;
}

/** A text by language code. English is required, and is shown where another language is missing. */
type Texts = Readonly<Partial<Record<string, string>>> & { readonly en: string };

/** What a campaign's folder states: numbers, and bundles as parsed JSON by file name. */
export interface CampaignSource {
  readonly id: string;
  /** Place in lists of campaigns, lowest first; the lowest is the default campaign. */
  readonly order: number;
  readonly name: Texts;
  /** One sentence for the title. */
  readonly about: Texts;
  /** What the player is to do, in a sentence or two for the list of keys. */
  readonly goal: Texts;
  /** How it is drawn until the player chooses. */
  readonly look: 'tiles' | 'glyphs';
  /** The characters that stand for tiles in the glyph look: ours, or those of Rogue. */
  readonly alphabet: 'plain' | 'rogue';
  readonly width: number;
  readonly height: number;
  /** Where the hero begins. */
  readonly start: { readonly depth: number; readonly x: number; readonly y: number };
  readonly floors: readonly FloorPlan[];
  readonly rules: Rules;
  /** In cells, 1 to 100; where `sight` is `field`. */
  readonly sightRadius?: number;
  /** Weights of the groups of items; without it, all are equally likely. */
  readonly groups?: Readonly<Record<string, number>>;
  readonly enchantment?: { readonly weapon: Enchantment; readonly armour: Enchantment };
  readonly pack?: readonly Possession[];
  /** How often monsters arrive: after `rest` turns, by a chance of 1 in `odds` every `every` turns. */
  readonly wanderers?: { readonly rest: number; readonly every: number; readonly odds: number };
  /**
   * Score for a new deepest floor, and for an item's first pick-up; the share that death costs, one
   * in so many, 0 for nothing; and what the score is called.
   */
  readonly points: {
    readonly depth: number;
    readonly item: number;
    readonly death: number;
    readonly name: 'score' | 'gold';
  };
  readonly hero: unknown;
  readonly bundles: Readonly<Record<string, unknown>>;
}

/** A campaign ready to play: every bundle checked, kinds in the order of their file names. */
export interface Campaign extends Omit<CampaignSource, 'hero' | 'bundles'> {
  /** `kinds[0]` is the hero. */
  readonly kinds: readonly Kind[];
}

/** What the title tells of a campaign. */
export type Outline = Pick<CampaignSource, 'id' | 'name' | 'about' | 'look'>;

/** How the floor of a depth is made, or undefined where the campaign has none. */
export function floorAt(
  { floors }: Pick<CampaignSource, 'floors'>,
  depth: number,
): FloorPlan | undefined {
  return floors.find(({ from, to }) => depth >= from && depth <= to);
}

/** The kind with this id; throws when the campaign has none. */
export function kindById(campaign: Campaign, id: string): Kind {
  const kind = campaign.kinds.find((candidate) => candidate.id === id);
  if (!kind) throw new RangeError(`The campaign ${campaign.id} has no kind "${id}".`);
  return kind;
}
