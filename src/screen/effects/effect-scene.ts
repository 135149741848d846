import { type Container, Sprite, type Texture } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import type { Animations } from '../animations.ts';
import type { TextPainter } from '../hud/text-painter.ts';
import type { Palette } from '../palettes.ts';
import { type CellSize, contains, type Rect } from '../screen-layout.ts';
import type { Look } from '../view.ts';
import type { EffectDrawings } from './effect-drawings.ts';
import type { TextPictures } from './text-pictures.ts';

/** Where and when the effects of a turn appear, and what they are drawn with. */
export interface EffectScene {
  /** Over the actors, in pixels of the floor. */
  readonly above: Container;
  /** Over these: things that brighten what is under them. Apart from it, each would be a draw call of its own. */
  readonly lights: Container;
  /** Over these: texts. */
  readonly labels: Container;
  /** Under the actors and items, in pixels of the floor. */
  readonly ground: Container;
  /** Over everything, in pixels of the screen. */
  readonly overlay: Container;
  readonly look: Look;
  /** Size of a cell in pixels. */
  readonly cell: CellSize;
  /** The part of the floor that the map shows when the hero has stopped, in pixels of the floor. */
  readonly window: Rect;
  /** The rectangle of the map in pixels of the screen. */
  readonly map: Rect;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  readonly drawings: EffectDrawings;
  readonly painter: Pick<TextPainter, 'paint'>;
  readonly texts: TextPictures;
  readonly palette: Palette;
  /** False for players who prefer reduced motion: texts do not move, and nothing else is shown. */
  readonly moving: boolean;
  readonly animations: Animations;
  /** ms, as in `Animations`. */
  readonly now: number;
}

/** The middle of a cell in pixels of the floor. */
export function middleOf({ x, y }: Cell, cell: CellSize): Cell {
  return { x: Math.round((x + 0.5) * cell.width), y: Math.round((y + 0.5) * cell.height) };
}

/**
 * The middle of a label that is at (x, y) or as near to it as the window allows, in whole pixels of the floor. A label
 * of a cell outside the window is not moved. `below`: pixels between the label and the top of the window.
 */
export function keptOn(
  { window, cell }: Pick<EffectScene, 'window' | 'cell'>,
  { width, height }: CellSize,
  at: Cell,
  { x, y }: Cell,
  below = 0,
): Cell {
  const middle = middleOf(at, cell);
  if (!contains(window, middle.x, middle.y)) return { x: Math.round(x), y: Math.round(y) };
  const right = window.x + window.width - width / 2;
  return {
    x: Math.round(Math.max(window.x + width / 2, Math.min(x, right))),
    y: Math.round(Math.max(window.y + below + height / 2, y)),
  };
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

/** A sprite in the middle of a cell. Tests find it by its label. */
export function spriteAt(
  { cell }: Pick<EffectScene, 'cell'>,
  texture: Texture,
  at: Cell,
  tint: number,
  label: string,
): Sprite {
  const sprite = new Sprite({ texture, tint, anchor: 0.5, label });
  const { x, y } = middleOf(at, cell);
  sprite.position.set(x, y);
  return sprite;
}
