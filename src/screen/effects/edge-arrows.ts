import { Container } from 'pixi.js';
import { actorLook } from '../../describe/actor-look.ts';
import { nearestMonsters } from '../../describe/threats.ts';
import type { Cell } from '../../dungeon/grid.ts';
import { cellOf } from '../../game/entity.ts';
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

/** A monster that has a mark. */
interface Marked {
  readonly monster: number;
  readonly mark: EdgeMark;
}

/** The most marks at a side of the map, and the nearest monsters that can have one. A crowd would hide the map. */
const mostAtSide = 4;
const mostMarked = 48;
/** The side of a portrait on its mark, which is as high as a cell. */
const portraitShare = 0.5;

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

/** The first monsters at each side of the map whose marks do not lie over one another. */
function firstAtSides(marked: readonly Marked[], size: number): Marked[] {
  const shown: Marked[] = [];
  const sideOf = ({ mark }: Marked) => Math.round(mark.angle / (Math.PI / 2)) & 3;
  for (const one of marked) {
    const { x, y } = one.mark;
    const isFree = shown.every(({ mark }) => Math.hypot(mark.x - x, mark.y - y) >= size);
    const atSide = shown.filter((other) => sideOf(other) === sideOf(one)).length;
    if (isFree && atSide < mostAtSide) shown.push(one);
  }
  return shown;
}

/** Marks with portraits at the edge of the map, for the monsters in view outside its visible part. */
export class EdgeArrows {
  readonly container = new Container();
  readonly #marks = new SpritePool({ anchor: 0.5 });
  readonly #portraits = new SpritePool({ anchor: 0.5 });

  constructor() {
    this.container.addChild(this.#marks.container, this.#portraits.container);
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
    const markOf = (monster: number) => edgeMarkOf(cellOf(game, monster), cell, map, scroll);
    const outside = seen.filter((monster) => markOf(monster) !== null);
    const marked = nearestMonsters(game, outside, mostMarked).flatMap((monster) => {
      const mark = markOf(monster);
      return mark ? [{ monster, mark }] : [];
    });
    for (const { monster, mark } of firstAtSides(marked, cell.height)) {
      const side = Math.round(cell.height * portraitShare);
      const health = game.stores.Health.current[monster];
      const portrait = portraitOf(artwork, { look: actorLook(game, monster) }, health, side);
      if (!portrait) continue;
      const body = this.#portraits.next();
      body.texture = portrait.texture;
      body.tint = portrait.colour;
      body.setSize(Math.round((side * cell.width) / cell.height), side);
      body.position.set(mark.x, mark.y);
      const arrow = this.#marks.next();
      arrow.texture = artwork.atlas.texture('edge-mark', cell.height) ?? arrow.texture;
      arrow.rotation = mark.angle;
      arrow.setSize(cell.height, cell.height);
      arrow.position.set(mark.x, mark.y);
    }
    this.#marks.end();
    this.#portraits.end();
  }
}
