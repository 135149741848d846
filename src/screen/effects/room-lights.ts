import { Container, type Sprite } from 'pixi.js';
import { type Cell, isGround, tileAt } from '../../dungeon/grid.ts';
import type { Room } from '../../dungeon/rooms.ts';
import type { Floor } from '../../game/floors/floor.ts';
import { beamRows, beamSlope } from '../map/beams.ts';
import type { Decoration } from '../map/decoration.ts';
import { type DoorLight, doorLightsOf } from '../map/door-light.ts';
import { hashAt } from '../map/place-hash.ts';
import { type Region, within } from '../map/region.ts';
import type { Parts, StoneColours } from '../map/stone-colours.ts';
import { tileNames } from '../map/tile-names.ts';
import type { CellSize } from '../screen-layout.ts';
import { SpritePool } from '../sprite-pool.ts';
import type { Look } from '../view.ts';
import { lightCells } from './cell-lights.ts';
import type { EffectDrawings } from './effect-drawings.ts';

/**
 * A beam of light: its width and strength; and its pool on the ground: its sides and strength, and among glyphs how far
 * it lights cells. In heights of a cell.
 */
const beam = { width: 2.2, strength: 0.4 };
const pool = { width: 2.6, height: 1.5, strength: 0.13 };
const poolOfCells = { reach: 2.3, strength: 0.08 };
/** The strength of the light that falls through a door. */
const fanStrength = 0.2;
/** The dust in a beam: how many grains, their side in heights of a cell, the time of their way in ms, and their strength. */
const dust = { count: 7, side: 0.085, time: 15_000, strength: 0.85 };
/**
 * The glow of mushrooms: its colour, its side in heights of a cell and most strength, the cells that it lights among glyphs,
 * and the time from one most to the next in ms.
 */
const mushrooms = {
  colour: 0x3fd8b0,
  side: 2.3,
  strength: 0.34,
  cells: { reach: 1.2, strength: 0.1 },
  time: 4200,
};

/**
 * Light that belongs to the rooms of a floor: what falls in through doors; and, moving slowly, beams from above with dust in
 * them, and mushrooms that glow.
 */
export class RoomLights {
  readonly container = new Container();
  readonly #drawings: EffectDrawings;
  readonly #lights = new SpritePool({ anchor: 0.5, blendMode: 'add' });
  readonly #beams = new SpritePool({ anchor: { x: 0.5, y: 1 }, blendMode: 'add' });
  readonly #fans = new SpritePool({ anchor: { x: 0.5, y: 0 }, blendMode: 'add' });
  readonly #grains = new SpritePool({ anchor: 0.5, blendMode: 'add' });
  /** The parts that move: mushrooms, and beams with their rows and grains. */
  #mushrooms: { readonly glow: Sprite; readonly most: number; readonly turn: number }[] = [];
  #dusty: { readonly at: Cell; readonly rows: number; readonly grains: readonly Sprite[] }[] = [];
  #cell: CellSize = { width: 1, height: 1 };

  constructor(drawings: EffectDrawings) {
    this.#drawings = drawings;
    for (const { container } of [this.#lights, this.#beams, this.#grains, this.#fans]) {
      this.container.addChild(container);
    }
  }

  /** Shows the lights in the hero's view. Among glyphs they light whole cells, and beams are only pools on the ground: they would hide characters. */
  show(
    floor: Floor,
    { ground, beams, openRooms }: Pick<Decoration, 'ground' | 'beams' | 'openRooms'>,
    colours: Pick<StoneColours, 'beams' | 'lamp'>,
    look: Look,
    cell: CellSize,
    region: Region,
  ): void {
    this.#cell = cell;
    this.#mushrooms = [];
    this.#dusty = [];
    const { visible } = floor.fieldOfView;
    const { width } = floor.grid;
    const isSeen = (x: number, y: number) => visible[y * width + x] === 1;
    const isOpen = (x: number, y: number) => isSeen(x, y) && isGround(tileAt(floor.grid, x, y));
    const tint = tintOf(colours.beams);
    for (const at of tint > 0 ? beams : []) {
      if (!within(region, at) || !isSeen(at.x, at.y)) continue;
      const rows = Math.min(at.rows, rowsSeen(at, isSeen));
      if (rows < beamRows.least) continue;
      if (look === 'glyphs') {
        lightCells(this.#lights, cell, at, { tint, ...poolOfCells }, isOpen);
        continue;
      }
      this.#pool(at, tint);
      this.#beam(at, tint, rows);
    }
    for (let y = region.y1; y <= region.y2; y++) {
      for (let x = region.x1; x <= region.x2; x++) {
        if (!glowing[ground[y * width + x]] || !isSeen(x, y)) continue;
        if (look === 'tiles') this.#mushroom({ x, y });
        else this.#mushroomCells({ x, y }, isOpen);
      }
    }
    if (look === 'tiles') this.#fansOf(openRooms, floor, region, tintOf(colours.lamp));
    for (const sprites of [this.#lights, this.#beams, this.#grains, this.#fans]) sprites.end();
    this.place(null);
  }

  /** Moves everything to this moment in ms; null where nothing moves by itself. */
  place(now: number | null): void {
    const moment = now ?? 0;
    for (const { glow, most, turn } of this.#mushrooms) {
      const wave = 0.8 + 0.2 * Math.sin(2 * Math.PI * (moment / mushrooms.time + turn));
      glow.alpha = most * wave;
    }
    const { width, height } = this.#cell;
    for (const { at, rows, grains } of this.#dusty) {
      for (const [n, grain] of grains.entries()) {
        const way = (hashAt(at.x, n, 1) + moment / dust.time) % 1;
        // Grains sink, drift to the sides and gleam in turn.
        const above = rows * 0.85 * (1 - way);
        const aside = 0.8 * (hashAt(at.y, n, 2) - 0.5) + 0.22 * Math.sin(2 * Math.PI * way + 2 * n);
        grain.alpha = dust.strength * Math.sin(Math.PI * way) ** 2;
        grain.position.set(
          Math.round((at.x + 0.5) * width + (aside + above * beamSlope) * height),
          Math.round((at.y + 0.5 - above) * height),
        );
      }
    }
  }

  #pool({ x, y }: Cell, tint: number): void {
    const { width, height } = this.#cell;
    const light = this.#lights.next();
    light.texture = this.#drawings.texture('glare');
    light.tint = tint;
    light.alpha = pool.strength;
    light.setSize(pool.width * height, pool.height * height);
    light.position.set((x + 0.5) * width, (y + 0.5) * height);
  }

  /** The light at known doors where the hero sees the ground on which it falls. */
  #fansOf(rooms: readonly Room[], floor: Floor, region: Region, tint: number): void {
    const { visible } = floor.fieldOfView;
    for (const room of rooms) {
      for (const door of doorLightsOf(room, floor.grid, floor.memory.tiles)) {
        const beside = (door.y + door.dy) * floor.grid.width + door.x + door.dx;
        if (within(region, door) && visible[beside] === 1) this.#fan(door, tint);
      }
    }
  }

  #fan({ x, y, dx, dy, length, side }: DoorLight, tint: number): void {
    const { width, height } = this.#cell;
    const fan = this.#fans.next();
    fan.texture = this.#drawings.texture('fan');
    fan.tint = tint;
    fan.alpha = fanStrength;
    fan.rotation = Math.atan2(-dx, dy);
    fan.setSize(2 * side * height, length * height);
    fan.position.set((x + 0.5 + dx / 2) * width, (y + 0.5 + dy / 2) * height);
  }

  #beam(at: Cell, tint: number, rows: number): void {
    const { width, height } = this.#cell;
    const light = this.#beams.next();
    light.texture = this.#drawings.texture('sunbeam');
    light.tint = tint;
    // A short beam would be a spot of light if it were as bright and as wide.
    const part = 0.4 + (0.6 * rows) / beamRows.most;
    light.alpha = beam.strength * part;
    light.skew.x = -Math.atan(beamSlope);
    light.setSize(beam.width * part * height, (rows + 0.5) * height * Math.hypot(1, beamSlope));
    light.position.set(Math.round((at.x + 0.5) * width), Math.round((at.y + 0.9) * height));
    const grains = Array.from({ length: dust.count }, () => {
      const grain = this.#grains.next();
      grain.texture = this.#drawings.texture('glare');
      grain.tint = tint;
      grain.setSize(Math.max(3, height * dust.side * 2));
      return grain;
    });
    this.#dusty.push({ at, rows, grains });
  }

  #mushroomCells(at: Cell, isOpen: (x: number, y: number) => boolean): void {
    const light = { tint: mushrooms.colour, ...mushrooms.cells };
    const turn = hashAt(at.x, at.y, 3);
    for (const { sprite, alpha } of lightCells(this.#lights, this.#cell, at, light, isOpen)) {
      this.#mushrooms.push({ glow: sprite, most: alpha, turn });
    }
  }

  #mushroom({ x, y }: Cell): void {
    const { width, height } = this.#cell;
    const glow = this.#lights.next();
    glow.texture = this.#drawings.texture('glare');
    glow.tint = mushrooms.colour;
    glow.setSize(mushrooms.side * height);
    glow.position.set((x + 0.5) * width, (y + 0.5) * height);
    this.#mushrooms.push({ glow, most: mushrooms.strength, turn: hashAt(x, y, 3) });
  }
}

/** By the number of a tile: whether it glows. */
const glowing = tileNames.map((name) => name.startsWith('floor-mushrooms'));

/** The rows above a cell in which the hero sees what a beam would light. */
function rowsSeen({ x, y }: Cell, isSeen: (x: number, y: number) => boolean): number {
  let rows = 0;
  while (rows < beamRows.most) {
    const shift = Math.round((rows + 1) * beamSlope);
    if (!isSeen(x, y - rows - 1) || !isSeen(x + shift, y - rows - 1)) break;
    rows++;
  }
  return rows;
}

function tintOf([red, green, blue]: Parts): number {
  const byte = (part: number) => Math.min(255, Math.round(part * 255));
  return byte(red) * 65536 + byte(green) * 256 + byte(blue);
}
