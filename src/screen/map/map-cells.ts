import { type Cell, isGround, Tile } from '../../dungeon/grid.ts';
import type { Campaign } from '../../game/campaign.ts';
import { heroCell } from '../../game/entity.ts';
import { type Floor, unknown } from '../../game/floors/floor.ts';
import type { Game } from '../../game/world.ts';
import { actorShownOn } from '../actors/shown-actor.ts';
import type { View } from '../view.ts';
import { longestPiece, pieceAround } from './anchors.ts';
import {
  darkGround,
  drawingOf,
  floorTile,
  type KnownFloor,
  nothing,
  sidesOf,
  wallAcross,
  wallFront,
  weakFront,
  weakTop,
} from './cell-drawing.ts';
import { type Decoration, decorate } from './decoration.ts';
import { GlyphCovers } from './glyph-covers.ts';
import { inShade, LampShade } from './lamp-shade.ts';
import { landingOn } from './landing.ts';
import { type Region, within } from './region.ts';
import { SpilledLight } from './spilled-light.ts';
import { stoneColoursAt } from './stone-colours.ts';
import { coveredLook } from './tile-characters.ts';
import { tileIndex } from './tile-names.ts';

/**
 * How well a cell is visible: not at all, as the player remembers it and the hero does not, from the hero's memory, or in
 * view.
 */
export const Light = { none: 0, recalled: 1, memory: 2, view: 3 } as const;

const wallTorch = tileIndex('wall-torch');
const lineTorch = tileIndex('line-torch');
const doorways = new Set((['doorway-across', 'doorway-along'] as const).map(tileIndex));

/** By `Light`: how well the cell is known, 0 to 255. An unknown cell: see `#knownBeyond`. */
const knownBytes = [0, 196, 255, 255];

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

/** The parts of a view on which cells depend. */
type CellView = Pick<View, 'look' | 'lastSeen'> & Partial<Pick<View, 'backdrop'>>;

/** The bytes of one cell. */
export const cellBytes = 4;

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
   * The light for sampling between cells, `cellBytes` bytes for each cell: known (of `knownBytes`) and in view
   * in the previous picture, the same in this one. In view is 0, a little where the lamp's light runs out, or
   * `inShade` where the hero's lamp does not shine, up to 255 where nothing hides it.
   */
  readonly lights: Uint8Array;
  /** Whether the last `update` changed any cell. */
  changed = false;
  /** The region of the last `update`. */
  get region(): Region | null {
    return this.#region;
  }

  /** The tiles that are shown in and around the region. */
  readonly #tiles: Uint8Array;
  #floor: Floor | null = null;
  #dark: Uint8Array | null = null;
  #decoration: Decoration | null = null;
  /** The covers of the ground in the glyph look. */
  #covers: GlyphCovers | null = null;
  #scenery: Campaign['scenery'];
  readonly #shade: LampShade;
  /** The light on cells out of view. */
  readonly #spill: SpilledLight;
  #region: Region | null = null;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#tiles = new Uint8Array(width * height);
    this.bytes = new Uint8Array(width * height * cellBytes);
    this.lights = new Uint8Array(width * height * cellBytes);
    this.#shade = new LampShade(width, height);
    this.#spill = new SpilledLight(width, height);
  }

  /** The decorations of the floor of the last `update`. */
  get decoration(): Decoration | null {
    return this.#decoration;
  }

  /** The content of a cell, given as row × width + column. */
  read(cell: number): MapCell {
    const { bytes } = this;
    const at = cell * cellBytes;
    return { tile: bytes[at], sides: bytes[at + 1], before: bytes[at + 2], light: bytes[at + 3] };
  }

  /**
   * Updates the cells of a region as the hero knows it. In the glyph look an item or an actor hides the
   * glyph of its cell, and only cells that the hero knows are shown, except behind the title screen.
   */
  update(game: Game, { look, lastSeen, backdrop = false }: CellView, region: Region): void {
    const { floor } = game;
    this.#take(game);
    const glyphs = look === 'glyphs';
    // In the glyph look, as in Rogue, forgotten ground is not shown.
    this.#recall(floor, region, glyphs && !backdrop ? undefined : lastSeen);
    if (glyphs) this.#spill.clear();
    else {
      this.#shade.cast(floor.grid, heroCell(game));
      this.#spill.spill(game, this.#tiles, this.#shade.reach);
    }
    const known = { grid: floor.grid, tiles: this.#tiles, dark: this.#dark };
    const previous = this.#region;
    this.changed = false;
    for (let y = region.y1; y <= region.y2; y++) {
      for (let x = region.x1; x <= region.x2; x++) {
        const at = { x, y };
        // A cell that was not in the previous picture does not fade.
        const fades = previous !== null && within(previous, at);
        if (this.#updateCell(game, known, glyphs, at, fades)) this.changed = true;
      }
    }
    this.#region = region;
  }

  /** Updates a cell. Returns whether anything has changed. */
  #updateCell(
    game: Game,
    known: KnownFloor,
    glyphs: boolean,
    { x, y }: Cell,
    fades: boolean,
  ): boolean {
    const { memory, fieldOfView } = game.floor;
    const cell = y * this.width + x;
    const lines = glyphs && game.campaign.alphabet === 'rogue';
    const drawn = drawingOf(known, x, y, lines);
    // In the glyph look a thing hides the character of its cell, and not its ground.
    const isBare = glyphs || memory.things[cell] === 0;
    const decorated = isBare ? this.#decorated(drawn, cell, glyphs) : drawn;
    const isPlain = drawn === floorTile && !doorways.has(decorated);
    const shown = isPlain ? (landingOn(known, x, y) ?? decorated) : decorated;
    const isHidden = glyphs && drawn !== nothing && isCovered(game, cell);
    const drawing = isHidden ? coveredLook[shown] : shown;
    const light = lightOf(game, cell, drawn);
    return this.#write(
      cell,
      drawing === nothing ? floorTile : drawing,
      // Ground has no edges beside walls that are lines: it goes on up to the line.
      light > Light.none && !(lines && drawn === floorTile) ? sidesOf(known, x, y) : 0,
      light,
      light === Light.none ? this.#knownBeyond(cell) : knownBytes[light],
      this.#litOn(cell, light, fieldOfView.visible),
      fades,
    );
  }

  /** Takes the decoration and the dark ground of another floor. */
  #take(game: Game): void {
    const { floor } = game;
    const { scenery } = game.campaign;
    if (floor !== this.#floor || scenery !== this.#scenery) {
      this.#decoration = decorate(game);
      const colours = stoneColoursAt(game.campaign, floor.depth);
      this.#covers = new GlyphCovers(this.#decoration, colours, this.width);
      this.#scenery = scenery;
    }
    if (floor === this.#floor) return;
    this.#floor = floor;
    this.#dark = darkGround(floor);
    this.#region = null;
  }

  /** Writes a cell, with its light before if it fades. Returns whether anything has changed. */
  #write(
    cell: number,
    tile: number,
    sides: number,
    light: number,
    known: number,
    lit: number,
    fades: boolean,
  ): boolean {
    const { bytes, lights } = this;
    const at = cell * cellBytes;
    const before = fades ? bytes[at + 3] : light;
    const litBefore = fades ? lights[at + 3] : lit;
    if (
      bytes[at] === tile &&
      bytes[at + 1] === sides &&
      bytes[at + 2] === before &&
      bytes[at + 3] === light &&
      lights[at + 1] === litBefore &&
      lights[at + 2] === known &&
      lights[at + 3] === lit
    ) {
      return false;
    }
    bytes[at] = tile;
    bytes[at + 1] = sides;
    bytes[at + 2] = before;
    bytes[at + 3] = light;
    lights[at] = fades ? lights[at + 2] : known;
    lights[at + 1] = litBefore;
    lights[at + 2] = known;
    lights[at + 3] = lit;
    return true;
  }

  /**
   * Notes the tiles of a region and around it: the tiles in the hero's memory, and the tiles that only the player
   * remembers. Beside it they reach to the end of a piece on a wall.
   */
  #recall({ memory }: Floor, { x1, y1, x2, y2 }: Region, lastSeen: View['lastSeen']): void {
    const { width, height } = this;
    const left = Math.max(0, x1 - longestPiece);
    const right = Math.min(width - 1, x2 + longestPiece);
    for (let y = Math.max(0, y1 - 1); y <= Math.min(height - 1, y2 + 1); y++) {
      for (let x = left; x <= right; x++) {
        const cell = y * width + x;
        const tile = memory.tiles[cell];
        this.#tiles[cell] = tile === unknown && lastSeen ? lastSeen(cell) : tile;
      }
    }
  }

  /**
   * The light in view on a cell, 0 to 255. The rock
   * beside a cell in view has light, too: otherwise the edge of that cell would have the cold colours of memory.
   */
  #litOn(cell: number, light: number, visible: Uint8Array): number {
    const isLit =
      light === Light.view || (light === Light.none && this.#isBesideView(cell, visible));
    if (isLit) return inShade + this.#shade.reach[cell];
    return this.#spill.light[cell];
  }

  /**
   * How well an unknown cell counts as known for the edges of those beside it: not at all where a room may go on, so that
   * its ground and walls fade away, but completely elsewhere, where walls end.
   */
  #knownBeyond(cell: number): number {
    return this.isOpenEnd(cell) ? 0 : 255;
  }

  /** Whether an unknown cell is beside the ground of a room, or at its corner: the room may go on there. */
  isOpenEnd(cell: number): boolean {
    const tiles = this.#tiles;
    if (tiles[cell] !== unknown) return false;
    const { width } = this;
    const column = cell % width;
    for (let dx = column > 0 ? -1 : 0; dx <= (column + 1 < width ? 1 : 0); dx++) {
      for (const row of [-width, 0, width]) {
        if (isOpenGround(tiles[cell + dx + row] ?? unknown)) return true;
      }
    }
    return false;
  }

  /** Whether the piece of which a look is a part is whole: a door that was found in the wall cuts it. */
  #isWhole(look: number, cell: number): boolean {
    const piece = pieceAround(look);
    if (!piece) return true;
    for (let at = cell - piece.left; at <= cell + piece.right; at++) {
      const tile = this.#tiles[at];
      if (tile !== unknown && tile !== Tile.wall && tile !== Tile.secretDoor) return false;
    }
    return true;
  }

  #isBesideView(cell: number, visible: Uint8Array): boolean {
    const { width } = this;
    const column = cell % width;
    for (let dx = column > 0 ? -1 : 0; dx <= (column + 1 < width ? 1 : 0); dx++) {
      // Outside of the floor nothing is in view.
      if (visible[cell + dx - width] === 1 || visible[cell + dx] === 1) return true;
      if (visible[cell + dx + width] === 1) return true;
    }
    return false;
  }

  /** The look of a cell with its decoration. In the tiles look things on a cell hide its decoration. */
  #decorated(drawing: number, cell: number, glyphs: boolean): number {
    const { ground, fronts, weakFronts, weakTops } = this.#decoration ?? {};
    switch (drawing) {
      case floorTile:
        return (glyphs ? this.#covers?.on(cell) : ground?.[cell]) || drawing;
      case wallFront: {
        const look = fronts?.[cell] || drawing;
        return this.#isWhole(look, cell) ? look : drawing;
      }
      case wallAcross:
        return fronts?.[cell] === wallTorch ? lineTorch : drawing;
      case weakFront:
        return weakFronts?.[cell] || drawing;
      case weakTop:
        return weakTops?.[cell] || drawing;
    }
    return drawing;
  }
}

/** Whether an item or an actor on a cell hides its tile in the glyph look. */
function isCovered(game: Game, cell: number): boolean {
  if (game.floor.memory.things[cell] !== 0 || actorShownOn(game, cell) !== 0) return true;
  const { width } = game.floor.grid;
  return game.sensed.some(({ x, y }) => y * width + x === cell);
}

/** Whether a tile is ground around which there may be more of it: there is rock around passages. */
function isOpenGround(tile: number): boolean {
  return tile !== unknown && isGround(tile) && tile !== Tile.passage && tile !== Tile.door;
}

/** How the player knows a cell with this drawing. */
function lightOf({ floor }: Game, cell: number, drawn: number): number {
  if (drawn === nothing) return Light.none;
  if (floor.memory.tiles[cell] === unknown) return Light.recalled;
  return floor.fieldOfView.visible[cell] === 1 ? Light.view : Light.memory;
}
