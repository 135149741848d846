import type { Cell } from '../../dungeon/grid.ts';
import { contains, type Room, roomAt } from '../../dungeon/rooms.ts';
import type { Look } from '../view.ts';
import { Side } from './cell-drawing.ts';
import type { Decoration } from './decoration.ts';
import { grassAt, shoreAt, type ThemedRoom, waterSlope } from './ground-covers.ts';
import { isGroundAtLine } from './line-ground.ts';
import { cellBytes, Light, type MapCells } from './map-cells.ts';
import { mossAt, ramp, unevenness } from './moss.ts';
import { patches } from './place-hash.ts';
import type { Region } from './region.ts';
import { roomShade } from './room-shade.ts';
import { dungeonColours, type Parts, type StoneColours } from './stone-colours.ts';
import { joinsOf } from './tile-characters.ts';
import { exitOf, type Stone, tileIndex, tileNames, tilings } from './tile-names.ts';
import type { Torch } from './wall-decorations.ts';

/** The colours that lie over the stones of a floor, so that no wall or ground looks repeated. */

/** The most pixels of a patina along a cell, and on a whole floor. */
const finest = 8;
const mostPixels = 2 ** 20;
/** A colour is stored as a byte: this is 1, which leaves the stone as it is. */
export const plainByte = 128;
/** How far a wall torch shines, in cells, and how far below the top of its cell its flame is. */
const torchRadius = 5;
const flameHeight = 0.8;
/** The part of the front of a wall that shows its top, in cells. */
export const frontTop = 0.28;
/** How green ground with grass is, the colours of stones under water, and the glow of embers. */
const grassUnder = 0.8;
const waterTints = { shallow: [0.58, 0.83, 0.94], deep: [0.23, 0.41, 0.58] } as const;
const emberGlow = 0.6;
/** From which growth on moss covers walls, too. */
const wallGrowth = 0.7;
const embers = tileIndex('floor-embers');
/** No moss grows where feet tread: it would lie between two walls as a square, and the kerb of stairs would be green. */
const isTrodden = tileNames.map((name) => exitOf(name) !== null);
/** How many large masses of light and dark ground there are per cell. */
const broadPatches = 0.23;
/** By the number of a tile: the `Side`s to which its wall continues as a line. */
const joins = tileNames.map(joinsOf);
const torchLooks = (['wall-torch', 'weak-torch', 'line-torch'] as const).map(tileIndex);

/**
 * Colours that the stones of a floor are multiplied by: each stone's own, large patches, moss, the
 * shadows of walls and the rough edges of passages; and the glow of wall torches. It is coarse, and the
 * screen smooths it. In the glyph look there are no stones: it says only where there is ground, and how strong torches are.
 */
export class Patina {
  readonly width: number;
  readonly height: number;
  /** Pixels along a cell. */
  readonly side: number;
  /** Red, green and blue of each pixel, row by row; `plainByte` is 1. Then the glow, 0 to 255. */
  readonly bytes: Uint8Array;
  /** By cell: its look and sides when it was painted, plus 1. */
  readonly #painted: Uint32Array;
  readonly #columns: number;
  readonly #rows: number;
  #colours: StoneColours = dungeonColours;
  #look: Look = 'tiles';
  #decoration: Decoration | null = null;
  /** The wall torches that are shown. */
  #burning: readonly Torch[] = [];

  /** For a floor of this size in cells. */
  constructor(columns: number, rows: number) {
    const pixels = Math.floor(Math.sqrt(mostPixels / (columns * rows)));
    this.#columns = columns;
    this.#rows = rows;
    this.side = Math.min(finest, Math.max(1, pixels));
    this.width = columns * this.side;
    this.height = rows * this.side;
    // Cells that are not painted are dark: a light one would shine into the edge of a painted one beside it.
    this.bytes = new Uint8Array(this.width * this.height * 4);
    this.#painted = new Uint32Array(columns * rows);
  }

  /** Paints the cells of a region that have changed. Returns their numbers, row × width + column. */
  paint(
    cells: MapCells,
    { x1, y1, x2, y2 }: Region,
    colours = dungeonColours,
    look: Look = 'tiles',
  ): number[] {
    const isSameLook = colours === this.#colours && look === this.#look;
    if (!isSameLook || cells.decoration !== this.#decoration) {
      this.#colours = colours;
      this.#look = look;
      this.#decoration = cells.decoration;
      this.#burning = [];
      this.#painted.fill(0);
      // The cells of the floor before would shine into the edges of cells of this one.
      this.bytes.fill(0);
    }
    this.#light(cells);
    const { bytes } = cells;
    const changed: number[] = [];
    for (let y = y1; y <= y2; y++) {
      for (let x = x1; x <= x2; x++) {
        const at = y * cells.width + x;
        const [tile, sides] = [bytes[at * cellBytes], bytes[at * cellBytes + 1]];
        // Cells that are not shown are painted when they are.
        if (bytes[at * cellBytes + 3] === Light.none) continue;
        const drawing = 1 + tile * 16 + sides;
        if (this.#painted[at] === drawing) continue;
        this.#painted[at] = drawing;
        if (look === 'glyphs') this.#paintCharacter(x, y, tile, sides);
        else this.#paintStones(x, y, tile, sides);
        changed.push(at);
      }
    }
    return changed;
  }

  /** Finds the torches that are shown. Where one appears or disappears, its room must be painted again. */
  #light(cells: MapCells): void {
    const { torches = [] } = cells.decoration ?? {};
    const isShown = ({ x, y }: Torch) => torchLooks.includes(cells.read(y * cells.width + x).tile);
    const burning = torches.filter(isShown);
    const before = this.#burning;
    this.#burning = burning;
    for (const torch of torches) {
      if (burning.includes(torch) === before.includes(torch)) continue;
      const { x1, y1, x2, y2 } = torch.room;
      for (let y = y1 - 1; y <= y2 + 1; y++) {
        this.#painted.fill(0, y * cells.width + x1 - 1, y * cells.width + x2 + 2);
      }
    }
  }

  /** The torches that light a cell: their light does not leave their rooms. */
  #torchesNear(column: number, row: number): readonly Torch[] {
    return this.#burning.filter(({ x, y, room }) => {
      const isNear = Math.max(Math.abs(x - column), Math.abs(y - row)) <= torchRadius;
      return isNear && contains(room, column, row);
    });
  }

  /** The room of a cell, if its ground may show the size of the room. */
  #roomAt(column: number, row: number): Room | undefined {
    return roomAt(this.#decoration?.openRooms ?? [], column, row);
  }

  /** The theme of a room. */
  #themeOf(room: Room | undefined): ThemedRoom | undefined {
    return this.#decoration?.themed.find((themed) => themed.room === room);
  }

  /** The glow of cracks with embers at a place. */
  #emberGlow(x: number, y: number): number {
    const { ground } = this.#decoration ?? {};
    let glow = 0;
    for (let row = Math.floor(y) - 1; row <= y + 1; row++) {
      for (let column = Math.floor(x) - 1; column <= x + 1; column++) {
        if (ground?.[row * this.#columns + column] !== embers) continue;
        glow += emberGlow * Math.max(0, 1 - Math.hypot(x - column - 0.5, y - row - 0.5));
      }
    }
    return glow;
  }

  #paintStones(column: number, row: number, tile: number, sides: number): void {
    const { stone } = tilings[tileNames[tile]];
    const room = stone === 'flagstones' ? this.#roomAt(column, row) : undefined;
    const themed = this.#themeOf(room);
    const torches = this.#torchesNear(column, row);
    const isBare = isTrodden[tile];
    const cell = { stone, sides, room, themed, isNarrow: isNarrow(sides), isBare };
    this.#eachPixel(column, row, (pixel, inside) => {
      const at = { x: column + inside.x, y: row + inside.y };
      for (const [channel, brightness] of this.#colourAt(cell, inside, at).entries()) {
        this.bytes[pixel + channel] = Math.min(255, Math.round(brightness * plainByte));
      }
      this.bytes[pixel + 3] = this.#glowAt(torches, themed, at);
    });
  }

  /** Paints a cell of the glyph look: its shader reads only whether a place is ground, and the glow in the middle of a cell. */
  #paintCharacter(column: number, row: number, tile: number, sides: number): void {
    const lines = joins[tile];
    const isGround = lines > 0 || tilings[tileNames[tile]].stone === 'flagstones';
    const themed = isGround ? this.#themeOf(this.#roomAt(column, row)) : undefined;
    const middle = { x: column + 0.5, y: row + 0.5 };
    const glow = this.#glowAt(this.#torchesNear(column, row), themed, middle);
    this.#eachPixel(column, row, (pixel, inside) => {
      const isRock = lines > 0 && !isGroundAtLine(inside, sides, lines);
      this.bytes.fill(isRock ? 0 : plainByte, pixel, pixel + 3);
      this.bytes[pixel + 3] = glow;
    });
  }

  /** `visit` takes the index of the first byte of a pixel, and its middle in the cell. */
  #eachPixel(column: number, row: number, visit: (pixel: number, inside: Cell) => void): void {
    const { side, width } = this;
    for (let v = 0; v < side; v++) {
      for (let h = 0; h < side; h++) {
        const pixel = ((row * side + v) * width + column * side + h) * 4;
        visit(pixel, { x: (h + 0.5) / side, y: (v + 0.5) / side });
      }
    }
  }

  /** The glow of torches and embers at a place, 0 to 255. */
  #glowAt(torches: readonly Torch[], themed: ThemedRoom | undefined, { x, y }: Cell): number {
    const heat = themed?.theme === 'embers' ? this.#emberGlow(x, y) : 0;
    return 255 * Math.min(1, glowOf(torches, x, y) + heat);
  }

  /** The colour by which a place in a cell is multiplied. `at`: the place on the floor, in cells. */
  #colourAt({ stone, sides, room, themed, isNarrow, isBare }: PaintedCell, inside: Cell, at: Cell) {
    const { stones, moss, growth, isArena } = this.#colours;
    const { layer = 0, prizes = [] } = this.#decoration ?? {};
    const large = unevenness(at, layer);
    // The upper part of the front of a wall is its top.
    const shown = stone === 'bricks' && inside.y < frontTop ? 'masonry' : stone;
    const shadow = shading[shown](gapsOf(inside, sides), large, isNarrow);
    const water = themed ? shoreAt(themed, at) : Number.NEGATIVE_INFINITY;
    const grass = themed ? grassAt(themed, at) : Number.NEGATIVE_INFINITY;
    const grows =
      !isBare && (stone === 'flagstones' ? growth > 0 : growth > wallGrowth && stone !== 'earth');
    const mossy = grows ? mossAt(at, large, growth, layer, prizes) : 0;
    const green = Math.max(mossy, grassUnder * ramp(grass, -0.06, 0.12));
    // Large calm masses, and small patches on them.
    const broad = patches(at.x * broadPatches, at.y * broadPatches, layer + 14);
    let light = (0.7 + broad * 0.3 + large * 0.34) * shadow;
    if (room) light *= roomShade(room, at.x, at.y) * shoreLight(water);
    if (shown === 'flagstones' && isArena)
      light *= arenaLight(at.x / this.#columns, at.y / this.#rows);
    // A byte that is too small for its part would change the hue.
    light = Math.min(light, 255 / plainByte / Math.max(...stones[shown]));
    return coveredColour(stones[shown], moss, green, water).map((part) => part * light);
  }
}

/** The facts about a cell on which its colours depend. */
interface PaintedCell {
  readonly stone: Stone;
  readonly sides: number;
  readonly room: Room | undefined;
  readonly themed: ThemedRoom | undefined;
  readonly isNarrow: boolean;
  readonly isBare: boolean;
}

/** The colour of ground. `green`: how much moss and grass cover it; `water`: how far it is inside the shore, in cells. */
function coveredColour(stone: Parts, moss: Parts, green: number, water: number): number[] {
  const wet = ramp(water, 0, 0.14);
  const deep = ramp(water, waterSlope.from, waterSlope.to);
  return stone.map((part, index) => {
    const dry = part * (1 - green) + moss[index] * green;
    const tint = waterTints.shallow[index] * (1 - deep) + waterTints.deep[index] * deep;
    return dry * (1 + (tint - 1) * wet);
  });
}

/** How bright a shore is: the ground beside water is wet, and light gleams on its rim. */
function shoreLight(water: number): number {
  const damp = ramp(water, -0.4, -0.06) * ramp(water, 0.08, 0);
  const rim = ramp(water, 0, 0.1) * ramp(water, 0.3, 0.16);
  return 1 - 0.3 * damp + 0.34 * rim;
}

/** How bright the sand of an arena is in its middle and at its rim. */
const arenaShade = { middle: 1.16, rim: 0.62 };

/** How bright an arena is at a place: the sun is on the middle, and the stands shade the rim. `x`, `y`: shares of the floor. */
function arenaLight(x: number, y: number): number {
  const toEdge = Math.min(x, 1 - x, y, 1 - y);
  const away = Math.hypot(2 * x - 1, 2 * y - 1) / Math.SQRT2;
  const near = ramp(toEdge, -0.03, 0.15) * (1 - 0.45 * away * away);
  return arenaShade.rim + (arenaShade.middle - arenaShade.rim) * near;
}

/** The light of torches at a place, 1 at a flame. */
function glowOf(torches: readonly Torch[], x: number, y: number): number {
  let glow = 0;
  for (const torch of torches) {
    const away = Math.hypot(x - torch.x - 0.5, (y - torch.y - flameHeight) * 1.1) / torchRadius;
    glow += Math.max(0, 1 - away) ** 2;
  }
  return glow;
}

/** How far a place in a cell is from each side where something else begins, in cells. */
interface Gaps {
  readonly north: number;
  readonly aside: number;
  readonly all: number;
}

function gapsOf({ x, y }: { x: number; y: number }, sides: number): Gaps {
  const gap = (side: number, far: number) => ((sides & side) > 0 ? far : 1);
  const north = gap(Side.north, y);
  const aside = Math.min(gap(Side.east, 1 - x), gap(Side.west, x));
  return { north, aside, all: Math.min(north, aside, gap(Side.south, 1 - y)) };
}

/** Whether a cell is one of a narrow wall: something else begins at two opposite sides. */
function isNarrow(sides: number): boolean {
  const hasBoth = (both: number) => (sides & both) === both;
  return hasBoth(Side.north | Side.south) || hasBoth(Side.east | Side.west);
}

/** How bright a stone is at a place. */
const shading = {
  // Walls throw a shadow on the ground, most of all the wall above it.
  flagstones: ({ north, aside }: Gaps) =>
    (1 - 0.6 * ramp(north, 0.4, 0)) * (1 - 0.35 * ramp(aside, 0.24, 0)),
  // The edge of rock has a groove. On a narrow wall this would look like a pit.
  masonry: ({ all }: Gaps, _: number, narrow: boolean) => {
    if (narrow) return all < 0.125 ? 1.35 : 1.1;
    return all < 0.125 ? 1.5 : all < 0.25 ? 0.8 : 1;
  },
  bricks: ({ aside }: Gaps) => (aside < 0.125 ? 1.3 : aside < 0.25 ? 0.85 : 1),
  sand: () => 1,
  // The tile has its rough edge, which must be sharper than these colours.
  earth: () => 1,
} as const;
