import { type Cell, Tile } from '../../dungeon/grid.ts';
import type { Campaign } from '../../game/campaign.ts';
import { heroCell } from '../../game/entity.ts';
import { type Floor, unknown } from '../../game/floors/floor.ts';
import type { Game } from '../../game/world.ts';
import { actorShownOn } from '../actors/shown-actor.ts';
import type { View } from '../view.ts';
import { isWhole } from './anchors.ts';
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
import { glimmerOf, isOpenGround } from './glimmer.ts';
import { GlyphCovers } from './glyph-covers.ts';
import { inShade, LampShade } from './lamp-shade.ts';
import { landingOn } from './landing.ts';
import { type Region, within } from './region.ts';
import { SpilledLight } from './spilled-light.ts';
import { stoneColoursAt } from './stone-colours.ts';
import { coveredLook } from './tile-characters.ts';
import { tileIndex } from './tile-names.ts';

/**
 * How well a cell is visible: not at all, at the end of the lamp's light, as the player remembers it and the hero
 * does not, from the hero's memory, or in view.
 */
export const Light = { none: 0, glimmer: 1, recalled: 2, memory: 3, view: 4 } as const;

const wallTorch = tileIndex('wall-torch');
const lineTorch = tileIndex('line-torch');
const doorways = new Set((['doorway-across', 'doorway-along'] as const).map(tileIndex));

/** By `Light`: how well the cell is known, 0 to 255. An unknown cell: see `#knownBeyond`. */
const knownBytes = [0, 255, 196, 255, 255];
/** The light where the lamp's light runs out, and how much each lit cell beside it adds. */
const glimmerLight = { least: 60, each: 25 };

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
    const glimmer = glyphs ? null : glimmerOf(game);
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
        const beside = glimmer?.get(y * this.width + x) ?? 0;
        // A cell that was not in the previous picture does not fade.
        const fades = previous !== null && within(previous, at);
        if (this.#updateCell(game, known, glyphs, at, beside, fades)) this.changed = true;
      }
    }
    this.#region = region;
  }

  /** Updates a cell. `beside`: the ground in view beside an unknown cell. Returns whether anything has changed. */
  #updateCell(
    game: Game,
    known: KnownFloor,
    glyphs: boolean,
    { x, y }: Cell,
    beside: number,
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
    const light = lightOf(game, cell, drawn, beside);
    return this.#write(
      cell,
      drawing === nothing ? floorTile : drawing,
      // Ground has no edges beside walls that are lines: it goes on up to the line.
      light > Light.glimmer && !(lines && drawn === floorTile) ? sidesOf(known, x, y) : 0,
      light,
      light === Light.none ? this.#knownBeyond(cell) : knownBytes[light],
      this.#litOn(cell, light, beside, fieldOfView.visible),
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
   * remembers.
   */
  #recall({ memory }: Floor, { x1, y1, x2, y2 }: Region, lastSeen: View['lastSeen']): void {
    const { width, height } = this;
    const [left, right] = [Math.max(0, x1 - 1), Math.min(width - 1, x2 + 1)];
    for (let y = Math.max(0, y1 - 1); y <= Math.min(height - 1, y2 + 1); y++) {
      for (let x = left; x <= right; x++) {
        const cell = y * width + x;
        const tile = memory.tiles[cell];
        this.#tiles[cell] = tile === unknown && lastSeen ? lastSeen(cell) : tile;
      }
    }
  }

  /**
   * The light in view on a cell, 0 to 255. `beside`: the lit cells beside it where the lamp's light runs out. The rock
   * beside a cell in view has light, too: otherwise the edge of that cell would have the cold colours of memory.
   */
  #litOn(cell: number, light: number, beside: number, visible: Uint8Array): number {
    const isLit =
      light === Light.view || (light === Light.none && this.#isBesideView(cell, visible));
    if (isLit) return inShade + this.#shade.reach[cell];
    if (beside > 0) return glimmerLight.least + glimmerLight.each * beside;
    return this.#spill.light[cell];
  }

  /**
   * How well an unknown cell counts as known for the edges of those beside it: not at all beside ground, which fades away
   * there, but completely beside walls, which end.
   */
  #knownBeyond(cell: number): number {
    const { width } = this;
    const column = cell % width;
    const isGround = (one: number) => isOpenGround(this.#tiles[one] ?? unknown);
    const isBesideGround =
      isGround(cell - width) ||
      isGround(cell + width) ||
      (column > 0 && isGround(cell - 1)) ||
      (column + 1 < width && isGround(cell + 1));
    return isBesideGround ? 0 : 255;
  }

  #isWallOrUnknown(cell: number): boolean {
    const tile = this.#tiles[cell];
    return tile === unknown || tile === Tile.wall || tile === Tile.secretDoor;
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
        return isWhole(look, (dx) => this.#isWallOrUnknown(cell + dx)) ? look : drawing;
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

/** How the player knows a cell with this drawing. `beside`: as in `#updateCell`. */
function lightOf({ floor }: Game, cell: number, drawn: number, beside: number): number {
  if (drawn === nothing) return beside > 0 ? Light.glimmer : Light.none;
  if (floor.memory.tiles[cell] === unknown) return Light.recalled;
  return floor.fieldOfView.visible[cell] === 1 ? Light.view : Light.memory;
}
