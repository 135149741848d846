/**
 * The names of the looks that `campaign.json` can choose for floors, and the characters of terrain. They change no
 * rule: `screen/map/` and `screen/drawings/` draw them.
 */

/** Drawings that decorate floors: on the ground, and on the fronts of walls. */
export const decorations = {
  ground: [
    'ash',
    'bones',
    'cracks',
    'embers',
    'flowers',
    'grass',
    'grate',
    'grave',
    'leaves',
    'lilies',
    'mushrooms',
    'puddle',
    'ripples',
    'roots',
    'rubble',
    'runes',
    'straw',
    'water',
    'web',
  ],
  walls: [
    'arch',
    'arms',
    'banner',
    'bars',
    'chains',
    'hanging',
    'niche',
    'pillar',
    'shelf',
    'spout',
    'statue',
    'tomb',
    'torch',
    'vines',
  ],
} as const;

/** The themes of rooms, from which furniture follows. */
export const roomThemes = [
  'armoury',
  'crypt',
  'embers',
  'fungi',
  'garden',
  'pool',
  'prison',
  'study',
] as const;
export type RoomTheme = (typeof roomThemes)[number];

/** The grounds of rooms. */
export const pavings = ['flagstones', 'earth', 'sand'] as const;

/**
 * The look of the floors of a span of depths, of which glyphs show the colours. It changes no rule. Colours are
 * `#rrggbb`; the default look supplies missing ones.
 */
export interface Scenery {
  /** The first and the last depth. The first entry with a depth applies. */
  readonly from: number;
  readonly to: number;
  /** The ground of rooms ("flagstones"). */
  readonly paving?: (typeof pavings)[number];
  /**
   * Stones are drawn in grey. These colours tint them: `#808080` changes nothing, `#ffffff` doubles. The rule
   * `ground` of a campaign is about items.
   */
  readonly ground?: string;
  readonly walls?: string;
  readonly wallTops?: string;
  readonly passages?: string;
  readonly moss?: string;
  /** How much of the ground moss covers, 0 to 1. */
  readonly growth?: number;
  /** The colour of joints of the ground that glow; black without them. */
  readonly seams?: string;
  /** The colour of beams of light that fall from above into lit rooms; black without them. */
  readonly beams?: string;
  /** Light everywhere in view, and light near the hero's lamp. */
  readonly daylight?: string;
  readonly lamp?: string;
  /** The decorations that these floors can have. */
  readonly decorations?: {
    readonly ground: readonly (typeof decorations.ground)[number][];
    readonly walls: readonly (typeof decorations.walls)[number][];
  };
  /** The themes that lit rooms can have; none without it. */
  readonly rooms?: readonly RoomTheme[];
}

/** The characters of terrain in each alphabet of the glyph look. No kind should have one of them. */
export const terrainGlyphs = {
  plain: { floor: '·', passage: ',', door: '+', down: '>', up: '<', wall: '#', wallSide: '#' },
  rogue: { floor: '·', passage: '#', door: '+', down: '%', up: '%', wall: '-', wallSide: '|' },
} as const;
