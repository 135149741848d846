import { decorations } from '../../game/scenery.ts';
import { hashAt } from './place-hash.ts';

/** The decorations that weak walls can have, too. A shelf would hide their cracks, and a pillar would look strong. */
export const weakDecorations = [
  'arms',
  'banner',
  'bars',
  'chains',
  'niche',
  'spout',
  'tomb',
  'torch',
  'vines',
] as const satisfies readonly (typeof decorations.walls)[number][];

/** A stone that fills cells. */
export type Stone = 'flagstones' | 'masonry' | 'bricks' | 'earth' | 'sand';

/** A stone of the terrain, as `terrains` of the atlas module names it. `rock` fills all unknown space. */
export type TerrainStone = Stone | 'rock';

/** How a cell is drawn: its stone, and whether the atlas has a drawing of the same name to put on it. */
interface Tiling {
  readonly stone: Stone;
  readonly overlay: boolean;
}

type GroundDecoration = (typeof decorations.ground)[number];
export type WallDecoration = (typeof decorations.walls)[number];
type WeakDecoration = (typeof weakDecorations)[number];

/**
 * The looks of plain cells. `line-torch`, a torch on a wall as a line, and the looks under an actor or item, which are `blank`
 * or `covered`, are looks of glyphs. A landing is the part of the kerb around stairs that lies on the cell at that side of them.
 */
const plain = {
  floor: { stone: 'flagstones', overlay: false },
  blank: { stone: 'flagstones', overlay: false },
  'blank-embers': { stone: 'flagstones', overlay: false },
  'blank-grass': { stone: 'flagstones', overlay: false },
  'blank-shallows': { stone: 'flagstones', overlay: false },
  'blank-water': { stone: 'flagstones', overlay: false },
  'door-covered': { stone: 'flagstones', overlay: false },
  'landing-covered': { stone: 'flagstones', overlay: false },
  'stairs-covered': { stone: 'flagstones', overlay: false },
  'wall-top': { stone: 'masonry', overlay: false },
  'wall-front': { stone: 'bricks', overlay: false },
  'line-torch': { stone: 'masonry', overlay: false },
  'weak-top': { stone: 'masonry', overlay: true },
  'weak-top-2': { stone: 'masonry', overlay: true },
  'weak-top-3': { stone: 'masonry', overlay: true },
  'weak-top-4': { stone: 'masonry', overlay: true },
  'weak-top-5': { stone: 'masonry', overlay: true },
  'weak-front': { stone: 'bricks', overlay: true },
  'weak-front-2': { stone: 'bricks', overlay: true },
  'weak-front-3': { stone: 'bricks', overlay: true },
  'weak-front-4': { stone: 'bricks', overlay: true },
  'weak-front-5': { stone: 'bricks', overlay: true },
  'weak-front-6': { stone: 'bricks', overlay: true },
  'door-across': { stone: 'flagstones', overlay: true },
  'door-along': { stone: 'flagstones', overlay: true },
  'doorway-across': { stone: 'flagstones', overlay: true },
  'doorway-along': { stone: 'flagstones', overlay: true },
  passage: { stone: 'earth', overlay: false },
  'passage-covered': { stone: 'earth', overlay: false },
  'stairs-down': { stone: 'flagstones', overlay: true },
  'stairs-up': { stone: 'flagstones', overlay: true },
  'landing-north': { stone: 'flagstones', overlay: true },
  'landing-north-east': { stone: 'flagstones', overlay: true },
  'landing-east': { stone: 'flagstones', overlay: true },
  'landing-south-east': { stone: 'flagstones', overlay: true },
  'landing-south': { stone: 'flagstones', overlay: true },
  'landing-south-west': { stone: 'flagstones', overlay: true },
  'landing-west': { stone: 'flagstones', overlay: true },
  'landing-north-west': { stone: 'flagstones', overlay: true },
} as const satisfies Readonly<Record<string, Tiling>>;

type LineName = `wall-line-${number}`;
/** Decorations with several drawings, and the number of these. The first has the name alone. */
const variants = {
  'floor-grass': 2,
  'floor-grave': 3,
  'floor-mushrooms': 3,
  'wall-shelf': 3,
  // The parts of large pictures, from left to right.
  'wall-arch': 3,
  'wall-hanging': 2,
} as const;
export type Varied = keyof typeof variants;
type VariantName = `${Varied}-${2 | 3}`;

/** The looks of a decoration with several drawings. */
export function variantsOf(name: Varied): readonly TileName[] {
  const others = Array.from(
    { length: variants[name] - 1 },
    (_, n) => `${name}-${n + 2}` as VariantName,
  );
  return [name, ...others];
}

export type TileName =
  | VariantName
  | keyof typeof plain
  | LineName
  | `floor-${GroundDecoration}`
  | `wall-${WallDecoration}`
  | `weak-${WeakDecoration}`;

/** The name of a wall as a line of glyphs, which continues by these `Side`s of its cell, added up. */
export function lineName(joins: number): LineName {
  return `wall-line-${joins}`;
}

/** The tiling of a decoration. */
function tilingOf(name: string): Tiling {
  return { stone: name.startsWith('floor-') ? 'flagstones' : 'bricks', overlay: true };
}

/** The looks of cells: plain ones, walls as lines, ground with a decoration, and fronts of walls with one. */
export const tilings: Readonly<Record<TileName, Tiling>> = {
  ...plain,
  ...(Object.fromEntries(
    Array.from({ length: 15 }, (_, index) => [
      lineName(index + 1),
      { stone: 'masonry', overlay: false },
    ]),
  ) as Record<LineName, Tiling>),
  ...(Object.fromEntries(
    (Object.keys(variants) as Varied[]).flatMap((name) =>
      variantsOf(name)
        .slice(1)
        .map((variant) => [variant, tilingOf(name)]),
    ),
  ) as Record<VariantName, Tiling>),
  ...(Object.fromEntries([
    ...decorations.ground.map((name) => [`floor-${name}`, tilingOf(`floor-${name}`)]),
    ...decorations.walls.map((name) => [`wall-${name}`, tilingOf(`wall-${name}`)]),
    ...weakDecorations.map((name) => [`weak-${name}`, tilingOf(`weak-${name}`)]),
  ]) as Record<
    `floor-${GroundDecoration}` | `wall-${WallDecoration}` | `weak-${WeakDecoration}`,
    Tiling
  >),
};

/**
 * The map layer knows the look of a cell as its index in this list. Looks of the same stone are next to each
 * other, so that the shader compares few numbers.
 */
export const tileNames: readonly TileName[] = (Object.keys(tilings) as TileName[])
  .map((name, index) => ({ name, index, group: groupOf(tilings[name]) }))
  .sort((a, b) => a.group - b.group || a.index - b.index)
  .map(({ name }) => name);

function groupOf({ stone, overlay }: Tiling): number {
  const group = ['flagstones', 'bricks', 'masonry', 'earth'].indexOf(stone);
  return 2 * group + (overlay ? 1 : 0);
}

/** What leads out of a room, and the kerb around stairs, which are landings. A doorway is a gap in a wall, without a door. */
type Exit = 'door' | 'doorway' | 'stairs' | 'landing';

/** The exit that a look shows. */
export function exitOf(name: TileName): Exit | null {
  const [, exit] = /^(door|doorway|stairs|landing)-/.exec(name) ?? [];
  return (exit as Exit | undefined) ?? null;
}

/** The index of a look in `tileNames`. */
export function tileIndex(name: TileName): number {
  return tileNames.indexOf(name);
}

/** Ground decorations that fit only one way: a web hangs in its corner, ripples continue, and a grave is lit from the left. */
const oneWay: readonly TileName[] = ['floor-web', 'floor-ripples', ...variantsOf('floor-grave')];
const mirrorable = new Set(
  tileNames.filter((name) => name.startsWith('floor-') && !oneWay.includes(name)).map(tileIndex),
);

/** A layer for mirroring alone: it does not depend on the choice and the place of a decoration. */
const mirrorLayer = 11;

/** Whether the look of a cell, an index into `tileNames`, is drawn mirrored there: half of the decorations are. */
export function isMirrored(look: number, x: number, y: number): boolean {
  return mirrorable.has(look) && hashAt(x, y, mirrorLayer) < 0.5;
}
