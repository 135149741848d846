import { Container, Sprite } from 'pixi.js';
import { has } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import { mix } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import type { Rect } from '../screen-layout.ts';
import type { EffectDrawings } from './effect-drawings.ts';

/** The share of health below which the edge is visible. */
const threshold = 1 / 3;
/**
 * The opacity of the edge just below the threshold, and with no health left. A fight at the edge of the map stays
 * readable.
 */
const opacity = { least: 0.24, most: 0.62 };
/** The time of a pulse in ms, and the part of the opacity that comes and goes. */
const pulseTime = 2200;
const pulse = 0.3;

/** How little health the hero has: null above a third of it and after the game, else from 0 to 1. */
export function dangerOf(game: Game): number | null {
  const { Health } = game.stores;
  const { hero, ending } = game;
  // The map moves beside the panel of an ended game, which has an edge of its own.
  if (ending || !has(game, hero, 'Health')) return null;
  const share = Health.current[hero] / Health.max[hero];
  return share > threshold ? null : 1 - share / threshold;
}

/** A red edge around the map while the hero has little health. It pulses slowly. */
export class LowHealth {
  readonly container = new Container({ visible: false });
  readonly #drawings: Pick<EffectDrawings, 'texture'>;
  readonly #edge = this.container.addChild(new Sprite());
  #strength = 0;
  #pulses = false;

  constructor(drawings: Pick<EffectDrawings, 'texture'>) {
    this.#drawings = drawings;
  }

  /** Whether the edge changes by itself. */
  get pulses(): boolean {
    return this.#pulses;
  }

  /** Shows the edge on the map's rectangle, or hides it. With `still` it does not pulse. */
  show(game: Game, map: Rect, { health }: Palette, shown: boolean, still: boolean): void {
    const danger = shown ? dangerOf(game) : null;
    this.#pulses = danger !== null && !still;
    this.container.visible = danger !== null;
    if (danger === null) return;
    this.#strength = opacity.least + (opacity.most - opacity.least) * danger;
    this.#edge.texture = this.#drawings.texture('edge');
    this.#edge.tint = mix(health, 0x800000, 0.35);
    this.#edge.position.set(map.x, map.y);
    this.#edge.setSize(map.width, map.height);
    this.#edge.alpha = this.#strength;
  }

  /** Sets the strength of the pulse at the time `now` in ms. */
  place(now: number): void {
    if (!this.#pulses) return;
    const wave = (1 + Math.sin((now / pulseTime) * 2 * Math.PI)) / 2;
    this.#edge.alpha = this.#strength * (1 - pulse * wave);
  }
}
