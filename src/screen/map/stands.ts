import { Container, type ICanvasRenderingContext2D, Sprite, Texture } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import type { Artwork } from '../drawings/artwork.ts';
import { painted } from '../painted.ts';
import { type CellSize, type Rect, type ScreenLayout, scrollOf } from '../screen-layout.ts';
import { paintCrowd } from './crowd-glyphs.ts';
import { darkAt, paintStand, type SandSpan, type StandSide } from './stand-painter.ts';

/** The stands on one side of the sand, and their place on the screen. */
export interface Stand {
  readonly side: StandSide;
  readonly box: Rect;
  /** The part of its length that is next to the sand. */
  readonly sand: SandSpan;
}

/** A strip beside the floor that is narrower than this number of cells has no stands. */
const leastStrip = 0.4;

/**
 * The stands around a floor: none where the floor fills the map, and none where they would be dark. `scroll`: the scroll
 * position in device pixels. Without it, a floor that is smaller than the map is in its middle.
 */
export function standsAround(
  { map, cell }: ScreenLayout,
  floor: CellSize,
  scroll: Cell | null = null,
): Stand[] {
  const width = floor.width * cell.width;
  const height = floor.height * cell.height;
  const { x, y } = scroll ?? {
    x: scrollOf(width, map.width, 0),
    y: scrollOf(height, map.height, 0),
  };
  const left = Math.max(0, -x);
  const above = Math.max(0, -y);
  const right = Math.max(0, map.width - (width - x));
  const below = Math.max(0, map.height - (height - y));
  const inner = { y: map.y + above, height: map.height - above - below };
  const [endX, endY] = [map.x + map.width - right, map.y + map.height - below];
  const across = { from: left, to: map.width - right };
  const along = { from: 0, to: inner.height };
  const seen = (strip: number) => Math.min(strip, Math.ceil(darkAt * cell.width));
  const stands: Stand[] = [
    { side: 'above', box: { ...map, y: inner.y - seen(above), height: seen(above) }, sand: across },
    { side: 'below', box: { ...map, y: endY, height: seen(below) }, sand: across },
    {
      side: 'left',
      box: { ...inner, x: map.x + left - seen(left), width: seen(left) },
      sand: along,
    },
    { side: 'right', box: { ...inner, x: endX, width: seen(right) }, sand: along },
  ];
  const least = leastStrip * cell.height;
  return stands.filter(({ box }) => Math.min(box.width, box.height) >= least);
}

type StandArtwork = Pick<Artwork, 'look' | 'tiles'>;

/** Spectators around an arena, in the part of the map that its floor leaves empty. Each size is painted once. */
export class Stands {
  readonly container = new Container();
  #key = '';
  #sheet: Artwork['tiles'] | null = null;

  /**
   * `stands`: none around floors with walls of their own. `hasOrnaments`: whether they have a lodge and standards. Letters are
   * painted again when their font has loaded.
   */
  show(
    stands: readonly Stand[],
    cell: CellSize,
    { look, tiles }: StandArtwork,
    hasOrnaments = true,
  ): void {
    const key = JSON.stringify([look, cell, stands, hasOrnaments]);
    const isSameFont = look === 'tiles' || tiles === this.#sheet;
    if (key === this.#key && isSameFont) return;
    this.#key = key;
    this.#sheet = tiles;
    this.#clear();
    const paint = look === 'tiles' ? paintStand : paintCrowd;
    for (const { side, box, sand } of stands) {
      const draw = (context: ICanvasRenderingContext2D) =>
        paint(context, side, box, cell.width, sand, hasOrnaments);
      const source = painted(box.width, box.height, draw);
      const sprite = new Sprite(new Texture({ source }));
      sprite.position.set(box.x, box.y);
      this.container.addChild(sprite);
    }
  }

  /** Paints everything again when it is shown next, because the graphics card has lost it. */
  forget(): void {
    this.#key = '';
  }

  destroy(): void {
    this.#clear();
    this.container.destroy();
  }

  #clear(): void {
    for (const sprite of this.container.removeChildren()) {
      sprite.destroy({ texture: true, textureSource: true });
    }
  }
}
