import { Container, NineSliceSprite, type Texture } from 'pixi.js';
import { isLowHealth, lowHealth } from '../../game/actors/low-health.ts';
import type { Game } from '../../game/world.ts';
import { mix } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import type { Rect } from '../screen-layout.ts';
import type { EffectDrawings } from './effect-drawings.ts';

/** The opacity of a layer of the edge when the health begins to be low, and with no health left. */
interface Opacity {
  readonly least: number;
  readonly most: number;
}
/**
 * The width of a layer as a share of the shorter side of the map. The wide one darkens everything but red, so that
 * it colours the ground and leaves unknown cells black. The narrow one is visible over both.
 */
const layers = {
  stain: { width: 0.5, opacity: { least: 0.5, most: 0.9 } },
  rim: { width: 0.09, opacity: { least: 0.4, most: 0.7 } },
} as const satisfies Readonly<Record<string, { width: number; opacity: Opacity }>>;
const stainColour = 0xff4434;
const rimShade = 0x7a0a10;
/** The time of a pulse in ms, and the part of the opacity that comes and goes. */
const pulseTime = 2200;
const pulse = 0.3;

/** How low the health of the hero is: null if it is not low and after the game, else from 0 to 1. */
function severityOf(game: Game): number | null {
  const { hero, ending, stores } = game;
  const { current, max } = stores.Health;
  // The map moves beside the panel of an ended game, which has an edge of its own.
  if (ending || !isLowHealth(game, current[hero])) return null;
  return 1 - current[hero] / max[hero] / lowHealth;
}

/**
 * A red edge around the map while the hero has little health: a narrow dark red line, and a wide stain on the
 * ground. It pulses slowly.
 */
export class LowHealth {
  readonly container = new Container({ visible: false });
  readonly #drawings: Pick<EffectDrawings, 'texture'>;
  #stain: NineSliceSprite | null = null;
  #rim: NineSliceSprite | null = null;
  #danger = 0;
  #pulses = false;

  constructor(drawings: Pick<EffectDrawings, 'texture'>) {
    this.#drawings = drawings;
  }

  /** Whether the edge changes by itself. */
  get pulses(): boolean {
    return this.#pulses;
  }

  /** Shows the edge on the map's rectangle, or hides it. With `still` it does not pulse. */
  show(game: Game, map: Rect, { low }: Palette, shown: boolean, still: boolean): void {
    const danger = shown ? severityOf(game) : null;
    this.#pulses = danger !== null && !still;
    this.container.visible = danger !== null;
    if (danger === null) return;
    this.#danger = danger;
    const texture = this.#drawings.texture('edge');
    this.#stain ??= this.container.addChild(frameOf(texture, 'multiply'));
    this.#rim ??= this.container.addChild(frameOf(texture, 'normal'));
    this.#stain.texture = texture;
    this.#rim.texture = texture;
    this.#stain.tint = stainColour;
    this.#rim.tint = mix(low, rimShade, 0.5);
    this.container.position.set(map.x, map.y);
    spread(this.#stain, map, layers.stain.width);
    spread(this.#rim, map, layers.rim.width);
    this.#setOpacity(1);
  }

  /** Sets the strength of the pulse at the time `now` in ms. */
  place(now: number): void {
    if (!this.#pulses) return;
    const wave = (1 + Math.sin((now / pulseTime) * 2 * Math.PI)) / 2;
    this.#setOpacity(1 - pulse * wave);
  }

  #setOpacity(part: number): void {
    if (this.#stain) this.#stain.alpha = part * opacityAt(layers.stain.opacity, this.#danger);
    if (this.#rim) this.#rim.alpha = part * opacityAt(layers.rim.opacity, this.#danger);
  }
}

function opacityAt({ least, most }: Opacity, danger: number): number {
  return least + (most - least) * danger;
}

/** The drawing of the edge as a frame: it has the same width on all sides of any rectangle. */
function frameOf(texture: Texture, blendMode: 'multiply' | 'normal'): NineSliceSprite {
  // The two pixels in the middle are stretched.
  const side = texture.width / 2 - 1;
  const sides = { leftWidth: side, rightWidth: side, topHeight: side, bottomHeight: side };
  return new NineSliceSprite({ texture, ...sides, blendMode });
}

/** Gives a frame a size, and its sides a width as a share of the shorter side. */
function spread(frame: NineSliceSprite, { width, height }: Rect, share: number): void {
  const scale = (share * Math.min(width, height)) / frame.leftWidth;
  frame.scale.set(scale);
  frame.setSize(width / scale, height / scale);
}
