import { isSideWall } from '../../dungeon/drawing.ts';
import { type Grid, isGround, Tile } from '../../dungeon/grid.ts';
import type { Campaign } from '../../game/campaign.ts';
import { heroCell } from '../../game/entity.ts';
import { type Floor, unknown } from '../../game/floor.ts';
import type { Game } from '../../game/world.ts';
import { actorShownOn } from '../actors/shown-actor.ts';
import type { Look } from '../view.ts';
import { type Decoration, decorate } from './decoration.ts';
import { inShade, LampShade } from './lamp-shade.ts';
import { type Region, within } from './region.ts';
import { tileIndex } from './tile-names.ts';

/** How well a cell is visible: not at all, from memory, or in view. */
export const Light = { none: 0, memory: 1, view: 2 } as const;

/**
 * The sides of a cell where something else begins, added up: a wall ends there, ground meets a wall, or a
 * passage does not continue.
 */
export const Side = { north: 1, east: 2, south: 4, west: 8 } as const;

/** A cell as the map layer reads it, one byte per field. */
export interface MapCell {
  /** An index into `tileNames`. */
  readonly tile: number;
  /** `Side`s, added up. */
  readonly sides: number;
  /** The light of the previous picture, one of `Light`. The shader fades from it. */
  readonly before: number;
  /** One of `Light`. */
  readonly light: number;
}

/** The bytes of one cell. */
export const cellBytes = 4;

const floorTile = tileIndex('floor');
const waterTile = tileIndex('floor-ripples');
const wallTop = tileIndex('wall-top');
const wallFront = tileIndex('wall-front');
const wallSide = tileIndex('wall-side');
const weakTop = tileIndex('weak-top');
const weakFront = tileIndex('weak-front');
const doorAcross = tileIndex('door-across');
const doorAlong = tileIndex('door-along');
const passageTile = tileIndex('passage');
const stairsDown = tileIndex('stairs-down');
const stairsUp = tileIndex('stairs-up');

/** The drawing of a cell that shows nothing. */
const nothing = -1;

/**
 * The data of the map layer: for each cell of a floor its drawing, its sides
 * and its light. Only a region is updated each turn, because most of a large floor is outside the window.
 */
export class MapCells {
  readonly width: number;
  readonly height: number;
  /** `cellBytes` bytes for each cell, row by row: tile, sides, light before, light. */
  readonly bytes: Uint8Array;
  /**
   * The light for sampling between cells, `cellBytes` bytes for each cell: known (0 or 255) and in view
   * in the previous picture, the same in this one. In view is 0, or `inShade` where the hero's lamp does
   * not shine, up to 255 where nothing hides it.
   */
  readonly lights: Uint8Array;
  /** Whether the last `update` changed any cell. */
  changed = false;
  /** The region of the last `update`. */
  get region(): Region | null {
    return this.#region;
  }

  #floor: Floor | null = null;
  #dark: Uint8Array | null = null;
  #decoration: Decoration | null = null;
  #scenery: Campaign['scenery'];
  readonly #shade: LampShade;
  #region: Region | null = null;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.bytes = new Uint8Array(width * height * cellBytes);
    this.lights = new Uint8Array(width * height * cellBytes);
    this.#shade = new LampShade(width, height);
  }

  /** The decorations of the floor of the last `update`. */
  get decoration(): Decoration | null {
    return this.#decoration;
  }

  /** The content of a cell, given as row × width + column. */
  read(cell: number): MapCell {
    const [tile, sides, before, light] = this.bytes.subarray(
      cell * cellBytes,
      (cell + 1) * cellBytes,
    );
    return { tile, sides, before, light };
  }

  /**
   * Updates the cells of a region as the hero knows it. In the glyph look an item or an actor hides the
   * tile of its cell.
   */
  update(game: Game, look: Look, region: Region): void {
    const { floor } = game;
    const { scenery } = game.campaign;
    if (floor !== this.#floor || scenery !== this.#scenery) {
      this.#decoration = decorate(game);
      this.#scenery = scenery;
    }
    if (floor !== this.#floor) {
      this.#floor = floor;
      this.#dark = darkGround(floor);
      this.#region = null;
    }
    const { bytes, lights, width } = this;
    const { visible } = floor.sight;
    const { tiles: known, things } = floor.memory;
    const glyphs = look === 'glyphs';
    const previous = this.#region;
    if (!glyphs) this.#shade.cast(floor.grid, heroCell(game));
    let changed = false;
    for (let y = region.y1; y <= region.y2; y++) {
      for (let x = region.x1; x <= region.x2; x++) {
        const cell = y * width + x;
        const hidden = glyphs && isCovered(game, cell);
        const plain = hidden ? nothing : drawingOf(known, floor.grid, this.#dark, x, y, glyphs);
        const drawing = glyphs || things[cell] !== 0 ? plain : this.#decorated(plain, cell);
        const shows = drawing !== nothing;
        const tile = shows ? drawing : 0;
        const sides = shows ? sidesOf(known, floor.grid, x, y) : 0;
        const inView = visible[cell] === 1;
        const light = !shows ? Light.none : inView ? Light.view : Light.memory;
        const lit = light === Light.view ? inShade + this.#shade.reach[cell] : 0;
        const at = cell * cellBytes;
        // A cell that was not in the previous picture does not fade.
        const fades = previous !== null && within(previous, { x, y });
        const before = fades ? bytes[at + 3] : light;
        const litBefore = fades ? lights[at + 3] : lit;
        if (
          bytes[at] === tile &&
          bytes[at + 1] === sides &&
          bytes[at + 2] === before &&
          bytes[at + 3] === light &&
          lights[at + 1] === litBefore &&
          lights[at + 3] === lit
        ) {
          continue;
        }
        bytes[at] = tile;
        bytes[at + 1] = sides;
        bytes[at + 2] = before;
        bytes[at + 3] = light;
        lights[at] = before > Light.none ? 255 : 0;
        lights[at + 1] = litBefore;
        lights[at + 2] = light > Light.none ? 255 : 0;
        lights[at + 3] = lit;
        changed = true;
      }
    }
    this.#region = region;
    this.changed = changed;
  }

  /** The look of a cell with its decoration. Things on a cell hide its decoration. */
  #decorated(drawing: number, cell: number): number {
    const { ground, fronts, weakFronts, weakTops } = this.#decoration ?? {};
    switch (drawing) {
      case floorTile:
        return ground?.[cell] || drawing;
      case wallFront:
        return fronts?.[cell] || drawing;
      case weakFront:
        return weakFronts?.[cell] || drawing;
      case weakTop:
        return weakTops?.[cell] || drawing;
    }
    return drawing;
  }
}

/** The drawing of a cell as an index into `tileNames`, or `nothing`. */
function drawingOf(
  known: Uint8Array,
  grid: Grid,
  dark: Uint8Array | null,
  x: number,
  y: number,
  glyphs: boolean,
): number {
  const cell = y * grid.width + x;
  switch (known[cell]) {
    case Tile.floor:
    case Tile.screen:
    case Tile.obstacle:
    case Tile.closedDoor:
      return floorTile;
    case Tile.deep:
      return waterTile;
    case Tile.wall:
    case Tile.secretDoor:
      if (glyphs && isSideWall(grid, x, y)) return wallSide;
      return facesGround(known, grid, dark, x, y) ? wallFront : wallTop;
    case Tile.weakWall:
      if (glyphs && isSideWall(grid, x, y)) return wallSide;
      return facesGround(known, grid, dark, x, y) ? weakFront : weakTop;
    case Tile.stairsDown:
      return stairsDown;
    case Tile.stairsUp:
      return stairsUp;
    case Tile.passage:
      return passageTile;
    case Tile.door:
      return isSideWall(grid, x, y) ? doorAlong : doorAcross;
    default:
      return nothing;
  }
}

/** The `Side`s where the neighbour is of another kind, added up. Unknown cells do not count. */
function sidesOf(known: Uint8Array, { width, height }: Grid, x: number, y: number): number {
  const cell = y * width + x;
  const differs = (inside: boolean, neighbour: number) =>
    inside && differ(known[cell], known[neighbour]);
  return (
    (differs(y > 0, cell - width) ? Side.north : 0) +
    (differs(x + 1 < width, cell + 1) ? Side.east : 0) +
    (differs(y + 1 < height, cell + width) ? Side.south : 0) +
    (differs(x > 0, cell - 1) ? Side.west : 0)
  );
}

function differ(tile: number, neighbour: number): boolean {
  if (tile === Tile.passage) return !continues(neighbour);
  return isKnown(neighbour) && isWall(tile) !== isWall(neighbour);
}

/** Whether a wall shows its front: there is ground below it. Passages have rock around them. */
function facesGround(
  known: Uint8Array,
  { width, height }: Grid,
  dark: Uint8Array | null,
  x: number,
  y: number,
): boolean {
  if (y + 1 >= height) return false;
  const below = (y + 1) * width + x;
  if (dark?.[below] === 1) return true;
  const tile = known[below];
  return isKnown(tile) && isGround(tile) && tile !== Tile.passage;
}

function isKnown(tile: number): boolean {
  return tile !== unknown && tile !== Tile.rock;
}

function isWall(tile: number): boolean {
  return isKnown(tile) && !isGround(tile);
}

/** Whether an item or an actor on a cell hides its tile in the glyph look. */
function isCovered(game: Game, cell: number): boolean {
  if (game.floor.memory.things[cell] !== 0 || actorShownOn(game, cell) !== 0) return true;
  const { width } = game.floor.grid;
  return game.sensed.some(({ x, y }) => y * width + x === cell);
}

/**
 * The ground of dark rooms, 1 for each such cell, or null where no room is dark. The hero forgets this
 * ground, but the walls around it still show their fronts.
 */
function darkGround({ grid, rooms }: Floor): Uint8Array | null {
  if (!rooms.some(({ dark }) => dark)) return null;
  const ground = new Uint8Array(grid.width * grid.height);
  for (const { dark, x1, y1, x2, y2 } of rooms) {
    if (!dark) continue;
    for (let y = y1; y <= y2; y++) {
      ground.fill(1, y * grid.width + x1, y * grid.width + x2 + 1);
    }
  }
  return ground;
}

function continues(tile: number): boolean {
  return tile === Tile.passage || tile === Tile.door;
}
