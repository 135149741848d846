import { colourOf } from '../../describe/css-colour.ts';
import type { Campaign } from '../../game/campaign.ts';
import type { Scenery } from '../../game/scenery.ts';
import type { TerrainStone } from './tile-names.ts';

/** Parts of red, green and blue; 1 leaves grey as it is. */
export type Parts = readonly [red: number, green: number, blue: number];

/** The look of a place: the colours of stones and light, and the decorations. */
export interface StoneColours {
  readonly stones: Readonly<Record<TerrainStone, Parts>>;
  /** The drawing of the ground of rooms. Its colour is that of `flagstones`. */
  readonly paving: NonNullable<Scenery['paving']>;
  /** Whether the floor is the sand of an arena, under the open sky and without walls around it. */
  readonly isArena: boolean;
  /** Flagstones under moss, and the share of the ground that it covers. */
  readonly moss: Parts;
  readonly growth: number;
  /** The colour of joints of the ground that glow; black without them. */
  readonly seams: Parts;
  /** The colour of beams of light from above; black without them. */
  readonly beams: Parts;
  /** Light everywhere in view. */
  readonly daylight: Parts;
  /** Light at the hero's lamp. */
  readonly lamp: Parts;
  readonly decorations: NonNullable<Scenery['decorations']>;
  /** The themes that rooms can have. */
  readonly rooms: NonNullable<Scenery['rooms']>;
}

/** How much greener than the stones, in parts of red, ground is on which grass grows. */
const grassIsGreener = 1.1;

/** The green of ground, in parts of its red, from which on grass grows on it. The stones of a cold floor are greener. */
export function leastGreenOfGrass({ stones }: Pick<StoneColours, 'stones'>): number {
  const [red, green] = stones.flagstones;
  return (grassIsGreener * green) / red;
}

/**
 * Remembered ground: its grey is multiplied by the first colour, and the second one is added. It is cold beside the light
 * of the lamp, and dim, but not blue: a blue passage looks like a river.
 */
export const memoryColours: { readonly of: Parts; readonly added: Parts } = {
  of: [0.67, 0.73, 0.87],
  added: [0.032, 0.036, 0.051],
};

/** The look of floors for which a campaign has none. */
const usual: Required<Omit<Scenery, 'from' | 'to'>> = {
  paving: 'flagstones',
  ground: '#837a76',
  walls: '#a08777',
  wallTops: '#a699a6',
  passages: '#8d735c',
  moss: '#4a5638',
  growth: 0.5,
  seams: '#000000',
  beams: '#000000',
  daylight: '#75706c',
  lamp: '#ffbe78',
  decorations: {
    ground: ['bones', 'cracks', 'grate', 'leaves', 'puddle', 'roots', 'rubble', 'straw', 'web'],
    walls: ['banner', 'pillar', 'torch'],
  },
  rooms: [],
};

/** The looks of arenas and of dungeons: an entry can contain depths of both. */
const known = {
  arena: new WeakMap<Scenery, StoneColours>(),
  dungeon: new WeakMap<Scenery, StoneColours>(),
};

/** The parts of a campaign on which the look of its floors depends. */
type Looks = Pick<Campaign, 'scenery'> & Partial<Pick<Campaign, 'floors' | 'rules'>>;

/** The look of the floors of a depth. It is the same object each time. */
export function stoneColoursAt(campaign: Looks, depth: number): StoneColours {
  const entry = spanAt(campaign.scenery, depth);
  if (!entry) return dungeonColours;
  const isArena = isArenaAt(campaign, entry, depth);
  const ofEntry = known[isArena ? 'arena' : 'dungeon'];
  const colours = ofEntry.get(entry) ?? coloursOf(entry, isArena);
  ofEntry.set(entry, colours);
  return colours;
}

function spanAt<T extends { from: number; to: number }>(spans: readonly T[] = [], depth: number) {
  return spans.find(({ from, to }) => depth >= from && depth <= to);
}

/** Whether the floors of a depth are arenas. A dungeon can have sand, too, but no sky. */
function isArenaAt({ floors, rules }: Looks, { paving }: Scenery, depth: number): boolean {
  const isOpen = spanAt(floors, depth)?.generator === 'arena' && rules?.sight === 'whole';
  return isOpen && paving === 'sand';
}

function coloursOf(scenery: Partial<Scenery>, isArena = false): StoneColours {
  const look = { ...usual, ...scenery };
  return {
    stones: {
      flagstones: partsOf(look.ground, 128),
      masonry: partsOf(look.wallTops, 128),
      bricks: partsOf(look.walls, 128),
      earth: partsOf(look.passages, 128),
      sand: partsOf(look.ground, 128),
      rock: partsOf(look.wallTops, 128),
    },
    paving: look.paving,
    isArena,
    moss: partsOf(look.moss, 128),
    growth: look.growth,
    seams: partsOf(look.seams, 255),
    beams: partsOf(look.beams, 255),
    daylight: partsOf(look.daylight, 255),
    lamp: partsOf(look.lamp, 255),
    decorations: look.decorations,
    rooms: look.rooms,
  };
}

/** The parts of a CSS colour; a byte of `one` is 1. */
function partsOf(css: string, one: number): Parts {
  const colour = colourOf(css);
  return [(colour >> 16) / one, ((colour >> 8) & 255) / one, (colour & 255) / one];
}

/** The look of a dungeon without a scenery. */
export const dungeonColours: StoneColours = coloursOf({});
