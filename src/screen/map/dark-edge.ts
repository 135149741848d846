import { CanvasSource, Container, DOMAdapter, Sprite, Texture } from 'pixi.js';
import { sightLimitOf } from '../../describe/sight.ts';
import { type Cell, directions, isGround } from '../../dungeon/grid.ts';
import { unknown } from '../../game/floor.ts';
import type { Game } from '../../game/world.ts';
import type { CellSize } from '../screen-layout.ts';

/** Side of the drawing in pixels, and the strength of its lines. */
const side = 64;
const strength = 0.5;

/**
 * Hatches the unknown cells around the ground that the hero sees from a doorway or in a dark room. They
 * show that the room is dark there, and not that a wall ends it.
 */
export class DarkEdge {
  readonly container = new Container<Sprite>();
  #texture: Texture | null = null;

  /** `cell`: size of a cell in pixels. */
  show(game: Game, cell: CellSize, shown: boolean): void {
    const cells = shown ? darkCells(game) : [];
    if (cells.length > 0) this.#texture ??= drawHatching();
    cells.forEach(({ x, y }, index) => {
      const sprite = this.container.children[index] ?? this.container.addChild(new Sprite());
      sprite.texture = this.#texture ?? Texture.EMPTY;
      sprite.visible = true;
      sprite.alpha = strength;
      sprite.setSize(cell.width, cell.height);
      sprite.position.set(x * cell.width, y * cell.height);
    });
    for (const sprite of this.container.children.slice(cells.length)) sprite.visible = false;
  }
}

/** The cells to hatch: unknown cells next to visible ground, with any tile. */
export function darkCells(game: Game): Cell[] {
  const limit = sightLimitOf(game);
  if (limit === null || limit === 'passage') return [];
  const { memory, grid, sight } = game.floor;
  const { width, height } = grid;
  const found = new Map<number, Cell>();
  for (let y = sight.top; y <= sight.bottom; y++) {
    for (let x = sight.left; x <= sight.right; x++) {
      const at = y * width + x;
      if (!sight.visible[at] || memory.tiles[at] === unknown || !isGround(memory.tiles[at]))
        continue;
      for (const { dx, dy } of directions) {
        const cell = { x: x + dx, y: y + dy };
        if (cell.x < 0 || cell.y < 0 || cell.x >= width || cell.y >= height) continue;
        const beside = cell.y * width + cell.x;
        if (memory.tiles[beside] === unknown && !sight.visible[beside]) found.set(beside, cell);
      }
    }
  }
  return [...found.values()];
}

/** Diagonal lines that continue from cell to cell. */
function drawHatching(): Texture {
  const canvas = DOMAdapter.get().createCanvas(side, side);
  const context = canvas.getContext('2d');
  if (context) {
    context.strokeStyle = '#8f96b8';
    context.lineWidth = 3;
    for (let from = -side; from < side; from += side / 4) {
      context.beginPath();
      context.moveTo(from, side);
      context.lineTo(from + side, 0);
      context.stroke();
    }
  }
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1 }) });
}
