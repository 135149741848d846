import { Container, Sprite, Texture } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import { colours } from '../colours.ts';
import type { CellSize } from '../screen-layout.ts';

/**
 * The frame around the cell that the player looks at: four bright edges inside four dark ones. It is
 * outside of the cell, because a character fills a tall cell.
 */
export class CellFrame {
  readonly container = new Container();
  readonly #dark = this.#edges(colours.ground);
  readonly #bright = this.#edges(colours.cursor);

  /** Shows the frame around a cell, or hides it. `size`: size of a cell in pixels. */
  show(cell: Cell | null, size: CellSize): void {
    this.container.visible = cell !== null;
    if (!cell) return;
    this.container.position.set(cell.x * size.width, cell.y * size.height);
    const edge = Math.max(2, Math.round(size.width / 16));
    placeAround(this.#dark, size, 2 * edge);
    placeAround(this.#bright, size, edge);
  }

  #edges(tint: number): Sprite[] {
    return Array.from({ length: 4 }, () =>
      this.container.addChild(new Sprite({ texture: Texture.WHITE, tint })),
    );
  }
}

/** Places four sprites as edges around a cell. */
function placeAround([top, bottom, left, right]: Sprite[], cell: CellSize, edge: number): void {
  const width = cell.width + 2 * edge;
  for (const [sprite, x, y, across, down] of [
    [top, -edge, -edge, width, edge],
    [bottom, -edge, cell.height, width, edge],
    [left, -edge, 0, edge, cell.height],
    [right, cell.width, 0, edge, cell.height],
  ] as const) {
    sprite.position.set(x, y);
    sprite.setSize(across, down);
  }
}
