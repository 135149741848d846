import { isGround, Tile } from '../../dungeon/grid.ts';
import { unknown } from '../../game/floors/floor.ts';
import type { terrainGlyphs } from '../../game/scenery.ts';
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
const faintJoint = 'rgb(0 0 0 / 9%)';
/** The width of the line of a wall whose middle is the side of the open ground, and of its bright edge, in cells. */
const wallWidth = 0.9;
const edgeWidth = 0.13;
/** The shadow of walls on the ground: colours and widths of lines. */
const shadows = [
  ['rgb(0 0 0 / 12%)', 0.8],
  ['rgb(0 0 0 / 16%)', 0.4],
] as const;
/** Cells over which the light of the lamp fades. */
const lampCells = 9;

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
  const { tiles, width, visible, colours } = map;
  const cells = (isPart: (tile: number, cell: number) => boolean) => {
    context.beginPath();
    tiles.forEach((tile, cell) => {
      if (tile !== unknown && tile !== Tile.rock && isPart(tile, cell))
        context.rect(cell % width, Math.floor(cell / width), 1, 1);
    });
  };
  const tintsOf = (cell: number) => (visible[cell] === 1 ? colours.inView : colours.known);
  tiles.forEach((tile, cell) => {
    if (tile === unknown || !isOpen(tile)) return;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const { ground, passage } = tintsOf(cell);
    if (tile === Tile.deep) paintWater(context, x, y);
    else if (tile === Tile.passage) fill(context, passage, x, y, 1, 1);
    else paintSlab(context, x, y, ground);
  });
  // A wall is a band along the ground with a bright edge.
  const sides = wallSides(tiles, width);
  context.save();
  cells(isWall);
  context.clip();
  for (const { cell, line } of sides) stroke(context, tintsOf(cell).bricks, wallWidth, line);
  context.restore();
  context.save();
  cells(isOpen);
  context.clip();
  for (const [colour, size] of shadows) {
    context.beginPath();
    for (const { line } of sides) addLine(context, line);
    strokePath(context, colour, size);
  }
  context.restore();
  for (const { cell, line } of sides) stroke(context, tintsOf(cell).wall, edgeWidth, line);
  tiles.forEach((tile, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    if (tile === Tile.door || tile === Tile.closedDoor) paintDoor(context, x, y);
    if (tile === Tile.obstacle) paintObstacle(context, x, y, tintsOf(cell));
  });
  paintLamp(context, map, () => cells((_, cell) => visible[cell] === 1));
}

/** The light of the hero's lamp on the cells in view. */
function paintLamp(
  context: CanvasRenderingContext2D,
  { hero, width }: StoneMap,
  addCells: () => void,
): void {
  const [x, y] = [(hero % width) + 0.5, Math.floor(hero / width) + 0.5];
  const light = context.createRadialGradient(x, y, 0, x, y, lampCells);
  light.addColorStop(0, 'rgb(255 214 150 / 26%)');
  light.addColorStop(1, 'rgb(255 214 150 / 0%)');
  addCells();
  context.fillStyle = light;
  context.fill();
}

/** A side of a wall beside the ground of a room or a door, as a line. */
interface WallSide {
  /** The cell of the wall. */
  readonly cell: number;
  readonly line: readonly [x1: number, y1: number, x2: number, y2: number];
}

function wallSides(tiles: Uint8Array, width: number): WallSide[] {
  const sides: WallSide[] = [];
  tiles.forEach((tile, cell) => {
    if (!isWall(tile)) return;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const add = (dx: number, dy: number, line: WallSide['line']) => {
      const next = tiles[(y + dy) * width + x + dx];
      const isInside = x + dx >= 0 && x + dx < width && next !== undefined;
      if (isInside && isOpen(next) && next !== Tile.passage) sides.push({ cell, line });
    };
    add(0, -1, [x, y, x + 1, y]);
    add(0, 1, [x, y + 1, x + 1, y + 1]);
    add(-1, 0, [x, y, x, y + 1]);
    add(1, 0, [x + 1, y, x + 1, y + 1]);
  });
  return sides;
}

function stroke(
  context: CanvasRenderingContext2D,
  colour: string,
  size: number,
  line: WallSide['line'],
): void {
  context.beginPath();
  addLine(context, line);
  strokePath(context, colour, size);
}

function addLine(context: CanvasRenderingContext2D, [x1, y1, x2, y2]: WallSide['line']): void {
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
}

/** Square ends fill the corners. */
function strokePath(context: CanvasRenderingContext2D, colour: string, size: number): void {
  context.strokeStyle = colour;
  context.lineWidth = size;
  context.lineCap = 'square';
  context.stroke();
}

function isOpen(tile: number): boolean {
  return tile !== unknown && (isGround(tile) || tile === Tile.closedDoor);
}

function isWall(tile: number | undefined): boolean {
  return tile !== undefined && tile !== unknown && tile !== Tile.rock && !isOpen(tile);
}

/** The ground of a room: one colour, with faint joints of long slabs. */
function paintSlab(context: CanvasRenderingContext2D, x: number, y: number, colour: string): void {
  fill(context, colour, x, y, 1, 1);
  fill(context, faintJoint, x, y, 1, 0.04);
  // Each slab is two cells wide, and those of two rows do not meet.
  if ((x + y) % 2 === 0) fill(context, faintJoint, x, y, 0.04, 1);
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

/** A number from 0 to 1 for a place, always the same. `layer` chooses one of many. */
function noise(x: number, y: number, layer: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7 + layer * 74.7) * 43758.5453;
  return value - Math.floor(value);
}
