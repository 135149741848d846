import { Container } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import { cellOf, kindOf } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import type { Artwork } from '../drawings/artwork.ts';
import { portraitOf } from '../drawings/portrait.ts';
import type { CellSize, Rect, ScreenLayout } from '../screen-layout.ts';
import { SpritePool } from '../sprite-pool.ts';

/** A mark at the edge of the map for a monster outside the visible part: its middle, and its direction. */
export interface EdgeMark {
  readonly x: number;
  readonly y: number;
  /** Radians, clockwise from the right. */
  readonly angle: number;
}

/** The most arrows; a crowd would hide the map. */
const mostArrows = 12;

/**
 * The mark of a cell at the edge of the map; null if at least half of the cell is visible. `scroll`: the
 * floor's pixel at the top left of the map. All lengths are device pixels.
 */
export function edgeMarkOf(at: Cell, cell: CellSize, map: Rect, scroll: Cell): EdgeMark | null {
  const x = map.x + (at.x + 0.5) * cell.width - scroll.x;
  const y = map.y + (at.y + 0.5) * cell.height - scroll.y;
  const right = map.x + map.width;
  const bottom = map.y + map.height;
  if (x >= map.x && x < right && y >= map.y && y < bottom) return null;
  const inset = cell.height * 0.6;
  const near = {
    x: Math.round(Math.min(Math.max(x, map.x + inset), right - inset)),
    y: Math.round(Math.min(Math.max(y, map.y + inset), bottom - inset)),
  };
  return { ...near, angle: Math.atan2(y - near.y, x - near.x) };
}

/** Arrows with portraits at the edge of the map, for the monsters in view outside its visible part. */
export class EdgeArrows {
  readonly container = new Container();
  readonly #arrows = new SpritePool({ anchor: 0.5 });
  readonly #portraits = new SpritePool({ anchor: 0.5 });

  constructor() {
    this.container.addChild(this.#arrows.container, this.#portraits.container);
  }

  /** `seen`: the monsters that the hero sees. */
  show(
    game: Game,
    seen: readonly number[],
    layout: ScreenLayout,
    artwork: Artwork,
    scroll: Cell,
  ): void {
    const { cell, map } = layout;
    let used = 0;
    for (const monster of seen) {
      const health = game.stores.Health.current[monster];
      const mark = edgeMarkOf(cellOf(game, monster), cell, map, scroll);
      const portrait =
        mark && portraitOf(artwork, kindOf(game, monster), health, Math.round(cell.height * 0.62));
      if (!mark || !portrait || used === mostArrows) continue;
      const { x, y, angle } = mark;
      const reach = Math.round(cell.height * 0.62) * 0.55;
      const body = this.#portraits.next();
      body.texture = portrait.texture;
      body.tint = portrait.colour;
      body.setSize(Math.round(cell.width * 0.62), Math.round(cell.height * 0.62));
      body.position.set(x - Math.cos(angle) * reach, y - Math.sin(angle) * reach);
      const arrow = this.#arrows.next();
      arrow.texture =
        artwork.atlas.texture('cursor', Math.round(cell.height * 0.8)) ?? arrow.texture;
      arrow.rotation = angle;
      const side = Math.round(cell.height * 0.8);
      arrow.setSize(side, side);
      arrow.position.set(x, y);
      used++;
    }
    this.#arrows.end();
    this.#portraits.end();
  }
}
