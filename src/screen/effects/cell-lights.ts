import { type Sprite, Texture } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import type { CellSize } from '../screen-layout.ts';
import type { SpritePool } from '../sprite-pool.ts';

/** Light of the glyph look. */
export interface CellLight {
  readonly tint: number;
  /** How far it reaches, in heights of a cell. */
  readonly reach: number;
  /** The opacity in the middle. */
  readonly strength: number;
}

/** Light that is a whole cell, and its opacity. */
export interface LitCell {
  readonly sprite: Sprite;
  readonly alpha: number;
}

/**
 * Lights cells around a place, each evenly: among glyphs a round glow would look like a blot. `isOpen`: whether a cell can be
 * lit. The sprites of the pool have their anchor in the middle.
 */
export function lightCells(
  pool: SpritePool,
  { width, height }: CellSize,
  at: Cell,
  { tint, reach, strength }: CellLight,
  isOpen: (x: number, y: number) => boolean,
): LitCell[] {
  const lit: LitCell[] = [];
  const [columns, rows] = [Math.ceil((reach * height) / width), Math.ceil(reach)];
  for (let y = at.y - rows; y <= at.y + rows; y++) {
    for (let x = at.x - columns; x <= at.x + columns; x++) {
      const far = Math.hypot(((x - at.x) * width) / height, y - at.y);
      if (far >= reach || !isOpen(x, y)) continue;
      const sprite = pool.next();
      sprite.texture = Texture.WHITE;
      sprite.tint = tint;
      sprite.setSize(width, height);
      sprite.position.set((x + 0.5) * width, (y + 0.5) * height);
      const alpha = strength * (1 - far / reach);
      sprite.alpha = alpha;
      lit.push({ sprite, alpha });
    }
  }
  return lit;
}
