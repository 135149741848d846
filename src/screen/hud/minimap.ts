import { CanvasSource, DOMAdapter, type ICanvasRenderingContext2D, Sprite, Texture } from 'pixi.js';
import { isGround, Tile } from '../../dungeon/grid.ts';
import { unknown } from '../../game/floor.ts';
import { kindHas } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import { actorShownOn } from '../actors/shown-actor.ts';
import { colourOf as colourOfText, mix } from '../colours.ts';
import { stoneColoursAt } from '../map/stone-colours.ts';
import type { Palette } from '../palettes.ts';
import type { Rect } from '../screen-layout.ts';

/** The largest side of the picture in pixels. A larger floor is shown with cells left out. */
const maxSide = 256;
/** The brightest part of the colour of ground in view. */
const groundByte = 0xb0;

/** The known floor as a picture of one pixel per cell, drawn larger. */
export class Minimap {
  readonly sprite = new Sprite();
  #columns = 0;
  #rows = 0;
  #context: ICanvasRenderingContext2D | null = null;
  #pixels: ImageData | null = null;

  show(game: Game, box: Rect, palette: Pick<Palette, 'minimap' | 'minimapTint'>): void {
    const { width, height } = game.floor.grid;
    const columns = Math.max(1, Math.min(width, box.width, maxSide));
    const rows = Math.max(1, Math.min(height, box.height, maxSide));
    if (this.#columns !== columns || this.#rows !== rows) this.#make(columns, rows);
    this.#paint(minimapPixels(game, columns, rows, minimapColours(game, palette)));
    this.sprite.position.set(box.x, box.y);
    this.sprite.setSize(box.width, box.height);
  }

  destroy(): void {
    this.#clear();
    this.sprite.destroy();
  }

  #make(columns: number, rows: number): void {
    this.#clear();
    this.#columns = columns;
    this.#rows = rows;
    const resource = DOMAdapter.get().createCanvas(columns, rows);
    // The picture changes every turn, so the browser should keep it in main memory.
    this.#context = resource.getContext('2d', { willReadFrequently: true });
    this.#pixels = this.#context?.createImageData(columns, rows) ?? null;
    const source = new CanvasSource({ resource, resolution: 1, scaleMode: 'nearest' });
    this.sprite.texture = new Texture({ source });
  }

  #paint(colours: readonly number[]): void {
    if (!this.#context || !this.#pixels) return;
    const { data } = this.#pixels;
    colours.forEach((colour, at) => {
      data[at * 4] = colour >> 16;
      data[at * 4 + 1] = (colour >> 8) & 255;
      data[at * 4 + 2] = colour & 255;
      data[at * 4 + 3] = 255;
    });
    this.#context.putImageData(this.#pixels, 0, 0);
    this.sprite.texture.source.update();
  }

  #clear(): void {
    if (this.#columns > 0) this.sprite.texture.destroy(true);
    this.#columns = 0;
  }
}

/** The colours of the minimap on a floor: ground in view has the tint of its stones and of their light. */
export function minimapColours(
  { campaign, floor }: Pick<Game, 'campaign' | 'floor'>,
  { minimap, minimapTint }: Pick<Palette, 'minimap' | 'minimapTint'>,
): Palette['minimap'] {
  const { stones, daylight, lamp } = stoneColoursAt(campaign, floor.depth);
  const parts = stones.flagstones.map((part, at) => part * (daylight[at] + 0.4 * lamp[at]));
  const brightest = Math.max(...parts);
  const [red, green, blue] = parts.map((part) => Math.round((part / brightest) * groundByte));
  return { ...minimap, seen: mix(minimap.seen, (red << 16) | (green << 8) | blue, minimapTint) };
}

/** The colours of a minimap of `columns` × `rows` pixels, row by row. */
export function minimapPixels(
  game: Game,
  columns: number,
  rows: number,
  colours: Palette['minimap'],
): number[] {
  const { width, height } = game.floor.grid;
  const { Position } = game.stores;
  const heroColumn = Math.floor((Position.x[game.hero] * columns) / width);
  const heroRow = Math.floor((Position.y[game.hero] * rows) / height);
  const pixels: number[] = [];
  for (let row = 0; row < rows; row++) {
    const y = Math.floor(((row + 0.5) * height) / rows);
    for (let column = 0; column < columns; column++) {
      const x = Math.floor(((column + 0.5) * width) / columns);
      const isHero = column === heroColumn && row === heroRow;
      pixels.push(isHero ? colours.hero : colourOf(game, y * width + x, colours));
    }
  }
  return pixels;
}

function colourOf(game: Game, cell: number, colours: Palette['minimap']): number {
  const { floor } = game;
  if (actorShownOn(game, cell) !== 0) return colours.monster;
  const sensed = sensedOn(game, cell);
  if (sensed) return colours[sensed];
  const tile = floor.memory.tiles[cell];
  if (tile === unknown) return colours.unknown;
  if (!isGround(tile)) return colours.wall;
  const thing = game.campaign.kinds[floor.memory.things[cell]];
  if (floor.memory.things[cell] !== 0) {
    // A feature has its own colour: water is blue, lava red.
    return kindHas(thing, 'Feature') ? colourOfText(thing.look.colour) : colours.items;
  }
  if (tile === Tile.stairsDown) return colours.stairsDown;
  if (tile === Tile.stairsUp) return colours.stairsUp;
  return floor.sight.visible[cell] === 1 ? colours.seen : colours.known;
}

/** The colour of what the hero senses on a cell; null for nothing. */
function sensedOn({ campaign, floor, sensed }: Game, cell: number): 'monster' | 'items' | null {
  const { width } = floor.grid;
  const found = sensed.find(({ x, y }) => y * width + x === cell);
  if (!found) return null;
  const kind = campaign.kinds.find(({ id }) => id === found.kind);
  return kind && kindHas(kind, 'AI') ? 'monster' : 'items';
}
