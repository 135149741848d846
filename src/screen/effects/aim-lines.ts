import { Container, Sprite, Texture } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import { cellOf } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import { colours } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import type { CellSize } from '../screen-layout.ts';
import type { View } from '../view.ts';
import type { EffectDrawings } from './effect-drawings.ts';

/** The side of a dot and of a ring, in heights of a cell. */
const dotSide = 0.14;
const ringSide = 1.05;
/** These sizes on the way that the key for confirming chooses. */
const likelyDotSide = 0.26;
const likelyRingSide = 1.35;
/** Ways without a target are fainter. */
const faint = 0.3;

/** Dots along the ways of a thrown or zapped item, and rings around the actors that it would meet. */
export class AimLines {
  readonly container = new Container();
  readonly #dots = this.container.addChild(new Container<Sprite>());
  readonly #rings = this.container.addChild(new Container<Sprite>());
  readonly #drawings: Pick<EffectDrawings, 'texture'>;

  constructor(drawings: Pick<EffectDrawings, 'texture'>) {
    this.#drawings = drawings;
  }

  /** Shows the ways. `cell`: size of a cell in pixels. */
  show(game: Game, aims: View['aims'], cell: CellSize, palette: Palette): void {
    for (const sprites of [this.#dots, this.#rings]) {
      for (const sprite of sprites.removeChildren()) sprite.destroy();
    }
    if (!aims) return;
    // The faint ways come first, so that a bright one that crosses them is on top.
    const sorted = aims.toSorted((a, b) => a.targets.length - b.targets.length);
    for (const { path, targets, isLikely } of sorted) {
      const alpha = targets.length > 0 ? 1 : faint;
      const side = isLikely ? likelyDotSide : dotSide;
      for (const at of unique(path)) this.#add(this.#dots, Texture.WHITE, at, side, alpha, cell);
    }
    const texture = this.#drawings.texture('ring');
    for (const target of new Set(sorted.flatMap(({ targets }) => targets))) {
      const ring = this.#add(this.#rings, texture, cellOf(game, target), ringSide, 1, cell);
      if (target === game.hero) ring.tint = palette.tones.enemyHits;
    }
    // A second ring: a shape shows the choice, not only a size.
    for (const target of sorted.find(({ isLikely }) => isLikely)?.targets ?? []) {
      this.#add(this.#rings, texture, cellOf(game, target), likelyRingSide, 1, cell);
    }
  }

  #add(
    into: Container<Sprite>,
    texture: Texture,
    { x, y }: Cell,
    share: number,
    alpha: number,
    cell: CellSize,
  ): Sprite {
    const sprite = into.addChild(new Sprite({ texture, anchor: 0.5, tint: colours.cursor, alpha }));
    const side = Math.max(3, Math.round(cell.height * share));
    sprite.setSize(side, side);
    sprite.position.set((x + 0.5) * cell.width, (y + 0.5) * cell.height);
    return sprite;
  }
}

/** The cells of a path, each once. */
function unique(path: readonly Cell[]): Cell[] {
  const cells = new Map(path.map((cell) => [`${cell.x},${cell.y}`, cell]));
  return [...cells.values()];
}
