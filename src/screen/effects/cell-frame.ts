import { Container, Sprite, Texture } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import { colours } from '../colours.ts';
import type { CellSize } from '../screen-layout.ts';

/** The frame around the cell that the player looks at: four bright edges inside four dark ones. */
export class CellFrame {
  readonly container = new Container();
  readonly #dark = this.#edges(colours.ground);
  readonly #bright = this.#edges(colours.cursor);

  /** Shows the frame around a cell, or hides it. `size`: size of a cell in pixels. */
  show(cell: Cell | null, size: CellSize): void {
    this.container.visible = cell !== null;
    if (!cell) return;
    this.container.position.set(cell.x * size.width, cell.y * size.height);
    const edge = Math.max(2, Math.round(size.height / 16));
    const outer = { width: size.width + 2 * edge, height: size.height + 2 * edge };
    place(this.#dark, -edge, outer, 2 * edge);
    place(this.#bright, 0, size, edge);
  }

  #edges(tint: number): Sprite[] {
    return Array.from({ length: 4 }, () =>
      this.container.addChild(new Sprite({ texture: Texture.WHITE, tint })),
    );
  }
}

/** Places four sprites as the inner edges of a rectangle whose top left is at (at, at). */
function place(
  [top, bottom, left, right]: Sprite[],
  at: number,
  { width, height }: CellSize,
  edge: number,
): void {
  for (const [sprite, x, y, across, down] of [
    [top, at, at, width, edge],
    [bottom, at, at + height - edge, width, edge],
    [left, at, at, edge, height],
    [right, at + width - edge, at, edge, height],
  ] as const) {
    sprite.position.set(x, y);
    sprite.setSize(across, down);
  }
}
