import { Container, Sprite, Texture } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import { colours } from '../colours.ts';

/** The frame around the cell that the player looks at: four bright edges inside four dark ones. */
export class CellFrame {
  readonly container = new Container();
  readonly #dark = this.#edges(colours.ground);
  readonly #bright = this.#edges(colours.level);

  /** Shows the frame around a cell, or hides it. `side`: side of a cell in pixels. */
  show(cell: Cell | null, side: number): void {
    this.container.visible = cell !== null;
    if (!cell) return;
    this.container.position.set(cell.x * side, cell.y * side);
    const edge = Math.max(2, Math.round(side / 16));
    place(this.#dark, -edge, side + 2 * edge, 2 * edge);
    place(this.#bright, 0, side, edge);
  }

  #edges(tint: number): Sprite[] {
    return Array.from({ length: 4 }, () =>
      this.container.addChild(new Sprite({ texture: Texture.WHITE, tint })),
    );
  }
}

/** Places four sprites as the inner edges of a square. */
function place([top, bottom, left, right]: Sprite[], at: number, side: number, edge: number): void {
  const far = at + side - edge;
  for (const [sprite, x, y, width, height] of [
    [top, at, at, side, edge],
    [bottom, at, far, side, edge],
    [left, at, at, edge, side],
    [right, far, at, edge, side],
  ] as const) {
    sprite.position.set(x, y);
    sprite.setSize(width, height);
  }
}
