import { type Container, Sprite, type Texture } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import type { Animations } from '../animations.ts';
import type { CellSize } from '../screen-layout.ts';
import type { EffectDrawings } from './effect-drawings.ts';

/** Where the effects of a turn appear, and when. */
export interface EffectScene {
  /** Over the actors, in pixels of the floor. */
  readonly above: Container;
  /** Under the actors and items, in pixels of the floor. */
  readonly ground: Container;
  /** Over everything, in pixels of the screen. */
  readonly overlay: Container;
  /** Size of a cell in pixels. */
  readonly cell: CellSize;
  readonly drawings: EffectDrawings;
  readonly animations: Animations;
  /** ms, as in `Animations`. */
  readonly now: number;
}

/** The middle of a cell in pixels of the floor. */
export function middleOf({ x, y }: Cell, cell: CellSize): Cell {
  return { x: Math.round((x + 0.5) * cell.width), y: Math.round((y + 0.5) * cell.height) };
}

/**
 * Shows a thing for `time` ms after `delay` ms. `step` receives its progress from 0 to 1. The thing is
 * destroyed at its end, with its textures if it `owns` them, such as a painted text.
 */
export function present(
  { animations, now }: Pick<EffectScene, 'animations' | 'now'>,
  layer: Container,
  thing: Container,
  time: number,
  step: (part: number) => void,
  delay = 0,
  owns = false,
): void {
  layer.addChild(thing);
  const show = (part: number) => {
    thing.visible = part > 0 || delay === 0;
    step(part);
  };
  const end = () => thing.destroy({ children: true, texture: owns, textureSource: owns });
  animations.run(now, time, show, { delay, end });
}

/** A sprite in the middle of a cell. */
export function spriteAt(texture: Texture, at: Cell, cell: CellSize, tint = 0xffffff): Sprite {
  const sprite = new Sprite({ texture, tint, anchor: 0.5 });
  const { x, y } = middleOf(at, cell);
  sprite.position.set(x, y);
  return sprite;
}
