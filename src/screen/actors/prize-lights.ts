import { Container, type Sprite } from 'pixi.js';
import { colourOf } from '../../describe/css-colour.ts';
import { type Cell, directions, isGround, tileAt } from '../../dungeon/grid.ts';
import { unknown } from '../../game/floors/floor.ts';
import { rememberedTile } from '../../game/floors/hero-memory.ts';
import { lookOf } from '../../game/items/appearances.ts';
import { kindHas } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import { lightCells } from '../effects/cell-lights.ts';
import type { EffectDrawings } from '../effects/effect-drawings.ts';
import type { Region } from '../map/region.ts';
import type { CellSize } from '../screen-layout.ts';
import { SpritePool } from '../sprite-pool.ts';
import type { Look } from '../view.ts';

/**
 * The light of a prize: its width in heights of a cell where the hero knows all cells around it, and its strength in
 * view and in memory. Elsewhere it is as wide as a cell, so that it never lights unknown cells.
 */
export const prizeLight = { side: 3, seen: 0.5, remembered: 0.18 };
/**
 * The circle on the ground: its most rings of cells, the part of a cell by which it is within
 * the outer ring, its strength, and the time of a turn in ms.
 */
const circle = { most: 2, inside: 0.15, strength: 0.42, turn: 40_000 };
/** The light of the glyph look: how far it reaches in heights of a cell, and its strength. */
const glow = { reach: 3.6, strength: 0.36 };
/** The shade right behind a prize, against which it is visible: its side in heights of a cell, and its strength. */
const shade = { side: 1.7, strength: 0.62, colour: 0x04100c };
/** The pillar of light, in heights of a cell, and its strength. */
const pillar = { width: 1.7, height: 3.6, strength: 0.5 };
/** The sparks that rise in the pillar: their number, side and way in heights of a cell, and their time in ms. */
const sparks = { count: 7, side: 0.3, rise: 2.4, aside: 0.42, time: 3600 };

/**
 * A steady light around the goal of the campaign, so that it differs from every other item. In view, it stands in a
 * pillar of light with sparks, and on a circle where there is room.
 */
export class PrizeLights {
  readonly container = new Container();
  readonly #drawings: EffectDrawings;
  readonly #circles = new SpritePool({ anchor: 0.5, blendMode: 'add' });
  readonly #lights = new SpritePool({ blendMode: 'add' });
  readonly #shades = new SpritePool({ anchor: 0.5, tint: shade.colour, alpha: shade.strength });
  readonly #sparks = new SpritePool({ anchor: 0.5, blendMode: 'add' });
  /** The lit cells of the glyph look. Circles turn, and their sprites would stay turned. */
  readonly #litCells = new SpritePool({ anchor: 0.5, blendMode: 'add' });
  /** All sprites, from the back to the front. */
  readonly #pools = [this.#circles, this.#lights, this.#shades, this.#sparks, this.#litCells];
  /** The prizes in view with their circles and sparks, which move. */
  #moving: { at: Cell; circle: Sprite | null; sparks: readonly Sprite[] }[] = [];
  #cell: CellSize = { width: 1, height: 1 };

  constructor(drawings: EffectDrawings) {
    this.#drawings = drawings;
    for (const { container } of this.#pools) this.container.addChild(container);
  }

  /**
   * Lights the prizes of a region that the hero remembers. In the glyph look they light more cells, without a
   * circle and a pillar: a bright drawing would hide characters.
   */
  show(game: Game, look: Look, cell: CellSize, region: Region): void {
    const { grid, memory, fieldOfView } = game.floor;
    const { kinds } = game.campaign;
    this.#cell = cell;
    this.#moving = [];
    for (let y = region.y1; y <= region.y2; y++) {
      for (let x = region.x1; x <= region.x2; x++) {
        const at = y * grid.width + x;
        const kind = memory.things[at];
        if (kind === 0 || !kindHas(kinds[kind], 'Prize')) continue;
        const tint = colourOf(lookOf(game, kind).colour);
        const isSeen = fieldOfView.visible[at] === 1;
        const isOpen = directions.every(
          ({ dx, dy }) => rememberedTile(game, x + dx, y + dy) !== unknown,
        );
        if (look === 'glyphs' && isSeen) {
          this.#glow(game, { x, y }, tint);
          continue;
        }
        this.#light({ x, y }, tint, isSeen, isOpen && look === 'tiles');
        if (!isSeen || !isOpen) continue;
        this.#shade({ x, y });
        this.#stage(game, { x, y }, tint);
      }
    }
    for (const pool of this.#pools) pool.end();
    this.place(null);
  }

  /** Moves everything to this moment in ms; null where nothing moves by itself. */
  place(now: number | null): void {
    for (const { at, circle: ground, sparks: risen } of this.#moving) {
      if (ground) ground.rotation = (2 * Math.PI * (now ?? 0)) / circle.turn;
      for (const [index, spark] of risen.entries()) {
        const share = (index / risen.length + (now ?? 0) / sparks.time) % 1;
        const aside = sparks.aside * Math.sin(2.4 * index + 3 * share);
        spark.alpha = Math.sin(Math.PI * share);
        spark.position.set(
          Math.round((at.x + 0.5) * this.#cell.width + aside * this.#cell.height),
          Math.round((at.y + 0.7 - sparks.rise * share) * this.#cell.height),
        );
      }
    }
  }

  #light({ x, y }: Cell, tint: number, isSeen: boolean, isOpen: boolean): void {
    const { width, height } = this.#cell;
    const side = Math.round(height * (isOpen ? prizeLight.side : 1));
    const light = this.#lights.next();
    light.texture = this.#drawings.texture('glare');
    light.tint = tint;
    light.alpha = prizeLight[isSeen ? 'seen' : 'remembered'];
    light.setSize(side, side);
    light.position.set(
      Math.round((x + 0.5) * width - side / 2),
      Math.round((y + 0.5) * height - side / 2),
    );
  }

  #shade({ x, y }: Cell): void {
    const { width, height } = this.#cell;
    const dark = this.#shades.next();
    dark.texture = this.#drawings.texture('glare');
    dark.setSize(height * shade.side, height * shade.side);
    dark.position.set(Math.round((x + 0.5) * width), Math.round((y + 0.45) * height));
  }

  /** The light of the glyph look, on cells in view. The cell of the prize stays dark, so that it stands out. */
  #glow({ floor: { grid, fieldOfView } }: Game, at: Cell, tint: number): void {
    const isOpen = (x: number, y: number) => {
      const isSeen = fieldOfView.visible[y * grid.width + x] === 1;
      return isSeen && isGround(tileAt(grid, x, y)) && (x !== at.x || y !== at.y);
    };
    lightCells(this.#litCells, this.#cell, at, { tint, ...glow }, isOpen);
  }

  /** The circle on the ground; null without room for it. */
  #circle(game: Game, at: Cell, tint: number): Sprite | null {
    const { width, height } = this.#cell;
    const rings = openRings(game, at, circle.most);
    if (rings === 0) return null;
    const ground = this.#circles.next();
    const side = Math.round(Math.min(width, height) * (2 * (rings - circle.inside) + 1));
    ground.texture = this.#drawings.texture('prizeCircle');
    ground.tint = tint;
    ground.alpha = circle.strength;
    ground.setSize(side, side);
    ground.position.set(Math.round((at.x + 0.5) * width), Math.round((at.y + 0.5) * height));
    return ground;
  }

  /** The circle on the ground, the pillar of light and the sparks in it. */
  #stage(game: Game, at: Cell, tint: number): void {
    const { width, height } = this.#cell;
    const middle = { x: (at.x + 0.5) * width, y: (at.y + 0.5) * height };
    const ground = this.#circle(game, at, tint);
    const light = this.#lights.next();
    light.texture = this.#drawings.texture('beam');
    light.tint = tint;
    light.alpha = pillar.strength;
    const size = { width: height * pillar.width, height: height * pillar.height };
    light.setSize(Math.round(size.width), Math.round(size.height));
    light.position.set(
      Math.round(middle.x - size.width / 2),
      Math.round(middle.y + 0.35 * height - size.height),
    );
    const side = Math.round(height * sparks.side);
    const risen = Array.from({ length: sparks.count }, () => {
      const spark = this.#sparks.next();
      spark.texture = this.#drawings.particle('star');
      spark.tint = tint;
      spark.setSize(side, side);
      return spark;
    });
    this.#moving.push({ at, circle: ground, sparks: risen });
  }
}

/** The number of rings of cells around a cell in which the hero knows only ground. */
function openRings(game: Game, { x, y }: Cell, most: number): number {
  for (let ring = 1; ring <= most; ring++) {
    for (let dy = -ring; dy <= ring; dy++) {
      for (let dx = -ring; dx <= ring; dx++) {
        const tile = rememberedTile(game, x + dx, y + dy);
        if (tile === unknown || !isGround(tile)) return ring - 1;
      }
    }
  }
  return most;
}
