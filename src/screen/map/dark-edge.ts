import { CanvasSource, Container, DOMAdapter, Sprite, Texture } from 'pixi.js';
import { sightLimitOf } from '../../describe/sight.ts';
import { type Cell, directions, isGround } from '../../dungeon/grid.ts';
import { unknown } from '../../game/floor.ts';
import type { Game } from '../../game/world.ts';
import type { CellSize } from '../screen-layout.ts';

/** Side of a drawing in pixels, the colour of stone at the rim of the light, and its strength there. */
const side = 32;
const glow = '62,66,88';
const strength = 0.85;

/** An unknown cell beside visible ground. */
interface DarkCell extends Cell {
  /** The neighbours that are visible ground, as bits by their index in `directions`. */
  readonly lit: number;
}

/**
 * The light of the hero's lamp runs out softly over the unknown cells around the ground that the hero sees from a
 * doorway or in a dark room. It shows that the room is dark there, and not that a wall ends it.
 */
export class DarkEdge {
  readonly container = new Container<Sprite>();
  /** The drawings by `DarkCell.lit`. A lit area has few shapes, so they are few. */
  readonly #drawings = new Map<number, Texture>();

  /** `cell`: size of a cell in pixels. */
  show(game: Game, cell: CellSize, shown: boolean): void {
    const cells = shown ? darkCells(game) : [];
    cells.forEach(({ x, y, lit }, index) => {
      const sprite = this.container.children[index] ?? this.container.addChild(new Sprite());
      sprite.texture = this.#drawing(lit);
      sprite.visible = true;
      sprite.setSize(cell.width, cell.height);
      sprite.position.set(x * cell.width, y * cell.height);
    });
    for (const sprite of this.container.children.slice(cells.length)) sprite.visible = false;
  }

  #drawing(lit: number): Texture {
    const drawn = this.#drawings.get(lit) ?? drawGlow(lit);
    this.#drawings.set(lit, drawn);
    return drawn;
  }
}

/** The cells with the light's end: unknown cells next to visible ground, with any tile. */
export function darkCells(game: Game): DarkCell[] {
  const limit = sightLimitOf(game);
  if (limit === null || limit === 'passage') return [];
  const { memory, grid, sight } = game.floor;
  const { width, height } = grid;
  const found = new Map<number, DarkCell>();
  for (let y = sight.top; y <= sight.bottom; y++) {
    for (let x = sight.left; x <= sight.right; x++) {
      const at = y * width + x;
      if (!sight.visible[at] || memory.tiles[at] === unknown || !isGround(memory.tiles[at]))
        continue;
      for (const { dx, dy } of directions) {
        const cell = { x: x + dx, y: y + dy };
        if (cell.x < 0 || cell.y < 0 || cell.x >= width || cell.y >= height) continue;
        const beside = cell.y * width + cell.x;
        if (memory.tiles[beside] !== unknown || sight.visible[beside]) continue;
        const back = directions.findIndex((way) => way.dx === -dx && way.dy === -dy);
        found.set(beside, { ...cell, lit: (found.get(beside)?.lit ?? 0) | (1 << back) });
      }
    }
  }
  return [...found.values()];
}

/** Light that is strongest at the lit neighbours of a cell and ends at its other side. */
function drawGlow(lit: number): Texture {
  const canvas = DOMAdapter.get().createCanvas(side, side);
  const context = canvas.getContext('2d');
  const neighbours = directions.filter((_, index) => lit & (1 << index));
  for (let y = 0; context && y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [u, v] = [(x + 0.5) / side, (y + 0.5) / side];
      const nearest = Math.min(
        1,
        ...neighbours.map(({ dx, dy }) => Math.hypot(gapTo(dx, u), gapTo(dy, v))),
      );
      context.fillStyle = `rgba(${glow},${strength * (1 - nearest) ** 1.5})`;
      context.fillRect(x, y, 1, 1);
    }
  }
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1 }) });
}

/** The distance in one axis from a point of a cell, 0 to 1, to the neighbour on a side. */
function gapTo(step: number, at: number): number {
  if (step === 0) return 0;
  return step < 0 ? at : 1 - at;
}
