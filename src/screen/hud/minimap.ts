import { CanvasSource, DOMAdapter, type ICanvasRenderingContext2D, Sprite, Texture } from 'pixi.js';
import { colourOf as colourOfText } from '../../describe/css-colour.ts';
import { isGround } from '../../dungeon/grid.ts';
import { unknown } from '../../game/floors/floor.ts';
import { kindHas } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import { mix } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import type { Rect } from '../screen-layout.ts';
import { minimapColours } from './minimap-colours.ts';
import { markColour, markOutline, markShape, minimapMarks } from './minimap-marks.ts';
import { type MinimapPart, wholeFloor } from './minimap-part.ts';

/** The largest side of the picture in dots. A larger floor is shown with cells left out. */
const maxSide = 512;

/** The known floor as a picture of dots: a cell has some, a mark of things and actors at most 7 × 7. */
export class Minimap {
  readonly sprite = new Sprite();
  #columns = 0;
  #rows = 0;
  #context: ICanvasRenderingContext2D | null = null;
  #pixels: ImageData | null = null;

  /** Shows a part of a floor in a rectangle, with dots of a size in device pixels. `tiles`: as in `minimapDots`. */
  show(
    game: Game,
    box: Rect,
    dot: number,
    palette: Pick<Palette, 'minimap' | 'minimapTint'>,
    tiles: Uint8Array,
    part: MinimapPart,
  ): void {
    const columns = Math.max(1, Math.min(Math.round(box.width / dot), maxSide));
    const rows = Math.max(1, Math.min(Math.round(box.height / dot), maxSide));
    if (this.#columns !== columns || this.#rows !== rows) this.#make(columns, rows);
    const { width, height } = game.floor.grid;
    const larger = part.side / wholeFloor(box, game.floor.grid).side;
    const shown = {
      across: (larger * columns) / width,
      down: (larger * rows) / height,
      left: (part.left * columns) / box.width,
      top: (part.top * rows) / box.height,
    };
    this.#paint(minimapDots(game, columns, rows, minimapColours(game, palette), tiles, shown));
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
    for (let dot = 0, at = 0; dot < colours.length; dot++, at += 4) {
      const colour = colours[dot];
      data[at] = colour >> 16;
      data[at + 1] = (colour >> 8) & 255;
      data[at + 2] = colour & 255;
      data[at + 3] = 255;
    }
    this.#context.putImageData(this.#pixels, 0, 0);
    this.sprite.texture.source.update();
  }

  #clear(): void {
    if (this.#columns > 0) this.sprite.texture.destroy(true);
    this.#columns = 0;
  }
}

/**
 * The side of a mark in dots; the cells that it should cover in a row: at least, at least of large ones, and at most; and the
 * dots of a size of text.
 */
const mark = { dots: 7, least: 1.5, large: 1.1, most: 3, text: 10 };
/** A side of a cell in sizes of text from which a mark is hardly larger than its cell. */
const largeCell = 0.8;

/**
 * The size of a dot of the minimap in device pixels, for a size of text and a side of cells: marks are larger than a
 * cell, and large enough to be seen beside the text, but on a floor of many columns they stay small.
 */
export function minimapDot(text: number, side: number): number {
  const cell = side / mark.dots;
  const readable = Math.min(Math.round(text / mark.text), Math.floor(mark.most * cell));
  const least = side >= largeCell * text ? mark.large : mark.least;
  return Math.max(1, Math.round(least * cell), readable);
}

/**
 * The colours of a minimap of `columns` × `rows` dots, row by row. `tiles`: the floor as the player
 * knows it. `shown`: the dots of a cell, and the place of the floor's top left corner in dots; without it, the whole floor.
 */
export function minimapDots(
  game: Game,
  columns: number,
  rows: number,
  colours: Palette['minimap'],
  tiles: Uint8Array,
  shown?: {
    readonly across: number;
    readonly down: number;
    readonly left: number;
    readonly top: number;
  },
): number[] {
  const { width, height } = game.floor.grid;
  const {
    across,
    down,
    left: fromLeft,
    top: fromTop,
  } = shown ?? { across: columns / width, down: rows / height, left: 0, top: 0 };
  const ground = groundColours(game, colours, tiles);
  const xs = Array.from({ length: columns }, (_, column) =>
    Math.floor((column + 0.5 - fromLeft) / across),
  );
  const dots = new Array<number>(columns * rows);
  for (let row = 0; row < rows; row++) {
    const y = Math.floor((row + 0.5 - fromTop) / down);
    for (let column = 0; column < columns; column++) {
      const x = xs[column];
      const isInside = x >= 0 && y >= 0 && x < width && y < height;
      dots[row * columns + column] = isInside ? ground[y * width + x] : colours.unknown;
    }
  }
  // Marks would cover a floor whose cells are smaller than a dot.
  const isTiny = Math.min(across, down) < 1;
  const put = (column: number, row: number, colour: number) => {
    if (column < 0 || row < 0 || column >= columns || row >= rows) return;
    dots[row * columns + column] = colour;
  };
  const placed = minimapMarks(game).map(({ x, y, ...mark }) => {
    const shape = isTiny ? ['#'] : markShape(mark.name, Math.min(across, down));
    const left = Math.floor((x + 0.5) * across + fromLeft) - (shape[0].length >> 1);
    const top = Math.floor((y + 0.5) * down + fromTop) - (shape.length >> 1);
    return { shape, left, top, colour: mark.colour ?? markColour(mark.name, colours) };
  });
  // The outlines come first, because each would cut into the marks next to it.
  for (const { shape, left, top } of isTiny ? [] : placed) {
    outline(shape, (column, row) => put(left + column, top + row, markOutline));
  }
  for (const { shape, left, top, colour } of placed) {
    eachDot(shape, (column, row) => put(left + column, top + row, colour));
  }
  return dots;
}

/** Calls a function for each dot of a shape. */
function eachDot(shape: readonly string[], dot: (column: number, row: number) => void): void {
  shape.forEach((line, row) => {
    for (let column = 0; column < line.length; column++) if (line[column] === '#') dot(column, row);
  });
}

/** Calls a function for each dot of a shape and each of the eight dots around it. */
function outline(shape: readonly string[], dot: (column: number, row: number) => void): void {
  eachDot(shape, (column, row) => {
    for (const y of [-1, 0, 1]) for (const x of [-1, 0, 1]) dot(column + x, row + y);
  });
}

/** The colour of each cell without its marks. */
function groundColours(
  { floor, campaign }: Game,
  colours: Palette['minimap'],
  tiles: Uint8Array,
): number[] {
  const { things } = floor.memory;
  const colourOf = (tile: number, cell: number) => {
    if (tile === unknown) return colours.unknown;
    if (!isGround(tile)) return colours.wall;
    const ground = floor.fieldOfView.visible[cell] === 1 ? colours.inView : colours.known;
    const thing = campaign.kinds[things[cell]];
    // A feature has its own colour, as quiet as the ground: water is blue, lava red.
    const isFeature = things[cell] !== 0 && kindHas(thing, 'Feature');
    return isFeature ? mix(colourOfText(thing.look.colour), ground, 0.5) : ground;
  };
  return Array.from(tiles, colourOf);
}
