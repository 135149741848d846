import { isGround, Tile } from '../../dungeon/grid.ts';
import type { terrainGlyphs } from '../../game/campaign.ts';
import { unknown } from '../../game/floors/floor.ts';
import type { FloorMap } from './small-map.ts';

/** CSS colours of the stones in one light. */
interface Tints {
  readonly ground: string;
  readonly passage: string;
  readonly bricks: string;
  readonly wall: string;
}

/** The colours of a floor in view, and of what is known out of view. */
export interface PictureColours {
  readonly inView: Tints;
  readonly known: Tints;
}

/** A floor whose cells have stones. */
export interface StoneMap extends FloorMap {
  /** 1 for each cell in view. */
  readonly visible: Uint8Array;
  readonly colours: PictureColours;
  /** The characters of tiles, which take the place of stones as on a map of glyphs. */
  readonly glyphs?: Readonly<Record<TerrainGlyph, string>> | null;
}

type TerrainGlyph = keyof (typeof terrainGlyphs)['plain'];

type Point = readonly [x: number, y: number];

const wood = '#a8804f';
const water = '#3f6694';
const joint = 'rgb(0 0 0 / 27%)';
const faintJoint = 'rgb(0 0 0 / 22%)';
/** Rows of bricks on the front of a wall, and the part of a cell that the front covers. */
const courses = 2;
const front = 0.6;
/** Cells over which the light of the lamp fades, and the part that is left there. */
const lampCells = 12;
const leastLight = 0.75;

/** Paints the known cells of a floor as a plan of stones, or as glyphs. A cell is a square of 1. */
export function paintFloor(context: CanvasRenderingContext2D, map: StoneMap): void {
  if (map.glyphs) paintGlyphs(context, map, map.glyphs);
  else paintStones(context, map);
}

/** Units of a glyph in a cell: browsers draw no font of less than a pixel. */
const glyphUnits = 32;
/** The width of a wall that is a line, in cells. */
const lineWidth = 0.12;

function paintGlyphs(
  context: CanvasRenderingContext2D,
  { tiles, width, visible, colours }: StoneMap,
  glyphs: Readonly<Record<TerrainGlyph, string>>,
): void {
  context.save();
  prepareGlyphs(context);
  context.lineWidth = lineWidth * glyphUnits;
  context.lineCap = 'square';
  // Rogue has other characters for the walls at the sides of a room, and its map draws both as lines that meet.
  const hasLines = glyphs.wall !== glyphs.wallSide;
  tiles.forEach((tile, cell) => {
    if (tile === unknown || tile === Tile.rock) return;
    const { ground, bricks, passage } = visible[cell] === 1 ? colours.inView : colours.known;
    const own: Readonly<Record<number, readonly [TerrainGlyph, string]>> = {
      [Tile.passage]: ['passage', passage],
      [Tile.deep]: ['floor', water],
      [Tile.door]: ['door', wood],
      [Tile.closedDoor]: ['door', wood],
      [Tile.stairsDown]: ['down', ground],
      [Tile.stairsUp]: ['up', ground],
    };
    const isFloor = isOpen(tile) && tile !== Tile.obstacle;
    const [glyph, colour] = own[tile] ?? (isFloor ? ['floor', ground] : ['wall', bricks]);
    if (glyph === 'passage') {
      // Characters would be dust in the small cells of a large floor.
      const [left, top] = [cell % width, Math.floor(cell / width)];
      context.globalAlpha = 0.75;
      fill(context, colour, left * glyphUnits, top * glyphUnits, glyphUnits, glyphUnits);
      context.globalAlpha = 1;
      return;
    }
    context.fillStyle = colour;
    const [x, y] = [(cell % width) + 0.5, Math.floor(cell / width) + 0.5];
    const joins = hasLines && glyph === 'wall' ? joinsOf(tiles, width, cell) : [];
    if (joins.length === 0) {
      context.fillText(glyphs[glyph], x * glyphUnits, (y + 0.04) * glyphUnits);
      return;
    }
    context.strokeStyle = colour;
    context.beginPath();
    for (const [dx, dy] of joins) {
      context.moveTo(x * glyphUnits, y * glyphUnits);
      context.lineTo((x + dx / 2) * glyphUnits, (y + dy / 2) * glyphUnits);
    }
    context.stroke();
  });
  context.restore();
}

/** Paints the glyph of a thing on a floor of glyphs, over the glyph of the ground. */
export function paintGlyph(
  context: CanvasRenderingContext2D,
  { width }: Pick<StoneMap, 'width'>,
  cell: number,
  { glyph, colour }: { readonly glyph: string; readonly colour: string },
): void {
  context.save();
  prepareGlyphs(context);
  context.font = `700 ${1.1 * glyphUnits}px "Fira Code", monospace`;
  const [x, y] = [(cell % width) + 0.5, Math.floor(cell / width) + 0.54];
  context.lineWidth = 0.4 * glyphUnits;
  context.lineJoin = 'round';
  context.strokeStyle = '#0b090e';
  context.strokeText(glyph, x * glyphUnits, y * glyphUnits);
  context.fillStyle = colour;
  context.fillText(glyph, x * glyphUnits, y * glyphUnits);
  context.restore();
}

/** Until the context is restored, a cell is a square of `glyphUnits` with a character in its middle. */
function prepareGlyphs(context: CanvasRenderingContext2D): void {
  context.scale(1 / glyphUnits, 1 / glyphUnits);
  context.font = `700 ${0.85 * glyphUnits}px "Fira Code", monospace`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
}

/** The directions in which a wall continues along the ground of a room, in a wall or a door. */
function joinsOf(tiles: Uint8Array, width: number, cell: number): Point[] {
  const isPaved = (at: number) => {
    const tile = tiles[at] ?? unknown;
    return tile !== Tile.passage && tile !== Tile.door && isOpen(tile);
  };
  const directions: readonly Point[] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ];
  return directions.filter(([dx, dy]) => {
    const next = cell + dy * width + dx;
    const across = dx === 0 ? 1 : width;
    const isBesideGround = [cell, next].some((at) => isPaved(at - across) || isPaved(at + across));
    return (isWall(tiles[next]) || tiles[next] === Tile.door) && isBesideGround;
  });
}

function paintStones(context: CanvasRenderingContext2D, map: StoneMap): void {
  const { tiles, width, visible, colours, hero } = map;
  const isPaved = (x: number, y: number) => {
    const tile = tiles[y * width + x];
    if (x < 0 || x >= width || tile === undefined) return false;
    return tile !== Tile.passage && tile !== Tile.deep && isOpen(tile);
  };
  tiles.forEach((tile, cell) => {
    if (tile === unknown || tile === Tile.rock) return;
    const x = cell % width;
    const y = Math.floor(cell / width);
    const tints = visible[cell] === 1 ? colours.inView : colours.known;
    if (!isOpen(tile)) {
      const below = tiles[cell + width];
      paintWall(context, x, y, tints, below !== undefined && isOpen(below));
      return;
    }
    if (isPaved(x, y)) paintSlab(context, x, y, tints.ground);
    else if (tile === Tile.deep) paintWater(context, x, y);
    else fill(context, tints.passage, x, y, 1, 1);
    if (tile === Tile.door || tile === Tile.closedDoor) paintDoor(context, x, y);
    if (tile === Tile.obstacle) paintObstacle(context, x, y, tints);
    if (isWall(tiles[cell - width])) fill(context, 'rgb(0 0 0 / 30%)', x, y, 1, 0.22);
  });
  // The light of the lamp.
  const [heroX, heroY] = [hero % width, Math.floor(hero / width)];
  tiles.forEach((tile, cell) => {
    if (visible[cell] !== 1 || tile === unknown || tile === Tile.rock) return;
    const x = cell % width;
    const y = Math.floor(cell / width);
    const far = Math.min(1, Math.hypot(x - heroX, y - heroY) / lampCells);
    fill(context, `rgb(0 0 0 / ${(1 - leastLight) * far})`, x, y, 1, 1);
  });
}

function isOpen(tile: number): boolean {
  return tile !== unknown && (isGround(tile) || tile === Tile.closedDoor);
}

function isWall(tile: number | undefined): boolean {
  return tile !== undefined && tile !== unknown && tile !== Tile.rock && !isOpen(tile);
}

/** A slab of a plan: the ground of rooms is quieter than the marks on it. */
function paintSlab(context: CanvasRenderingContext2D, x: number, y: number, colour: string): void {
  fill(context, colour, x, y, 1, 1);
  fill(context, shade(noise(x, y, 4)), x, y, 1, 1);
  fill(context, faintJoint, x, y, 1, 0.04);
  fill(context, faintJoint, x, y, 0.04, 1);
}

/** Water with waves. */
function paintWater(context: CanvasRenderingContext2D, x: number, y: number): void {
  fill(context, water, x, y, 1, 1);
  context.fillStyle = 'rgb(255 255 255 / 14%)';
  for (let wave = 0; wave < 4; wave++) {
    const at = [noise(x, y, 10 + wave), noise(x, y, 20 + wave)];
    context.beginPath();
    context.ellipse(x + 0.1 + 0.8 * at[0], y + 0.1 + 0.8 * at[1], 0.1, 0.05, 0, 0, 2 * Math.PI);
    context.fill();
  }
}

/** A wall from above, with its front of bricks over open ground. */
function paintWall(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  { wall, bricks }: Tints,
  hasFront: boolean,
): void {
  fill(context, wall, x, y, 1, 1);
  // Two blocks of masonry per cell, whose joints are not above each other.
  fill(context, faintJoint, x, y, 1, 0.06);
  fill(context, faintJoint, x, y + 0.5, 1, 0.06);
  fill(context, faintJoint, x + 0.2, y, 0.06, 0.5);
  fill(context, faintJoint, x + 0.7, y + 0.5, 0.06, 0.5);
  if (!hasFront) return;
  const top = y + 1 - front;
  fill(context, bricks, x, top, 1, front);
  fill(context, 'rgb(255 255 255 / 22%)', x, top, 1, 0.06);
  const height = front / courses;
  for (let course = 0; course < courses; course++) {
    const row = top + course * height;
    fill(context, joint, x, row + height - 0.06, 1, 0.06);
    fill(context, joint, x + (course % 2 === 0 ? 0.22 : 0.72), row, 0.06, height);
  }
}

function paintDoor(context: CanvasRenderingContext2D, x: number, y: number): void {
  fill(context, wood, x + 0.12, y + 0.12, 0.76, 0.76);
  for (const plank of [0.36, 0.6]) fill(context, joint, x + plank, y + 0.12, 0.06, 0.76);
}

/** A block that stands on the ground, such as an altar. */
function paintObstacle(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  { wall, bricks }: Tints,
): void {
  fill(context, joint, x + 0.16, y + 0.2, 0.7, 0.7);
  fill(context, bricks, x + 0.2, y + 0.4, 0.6, 0.42);
  fill(context, wall, x + 0.2, y + 0.16, 0.6, 0.3);
}

function fill(
  context: CanvasRenderingContext2D,
  colour: string,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  context.fillStyle = colour;
  context.fillRect(x, y, width, height);
}

/** A shade that makes a stone a little darker or brighter. */
function shade(part: number): string {
  return part < 0.5
    ? `rgb(0 0 0 / ${0.24 * (0.5 - part)})`
    : `rgb(255 255 255 / ${0.12 * (part - 0.5)})`;
}

/** A number from 0 to 1 for a place, always the same. `layer` chooses one of many. */
function noise(x: number, y: number, layer: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7 + layer * 74.7) * 43758.5453;
  return value - Math.floor(value);
}
