import { Arrows } from './arrows.ts';
import { Effects } from './effects.ts';
import { Hud } from './hud.ts';
import { Ink } from './ink.ts';
import { layout } from './layout.ts';

/**
 * What the first picture does without: what stands beside the map and how, and
 * what floats above it.
 */
export class Extras {
  readonly ink = new Ink();
  readonly hud = new Hud(this.ink);
  readonly layout = layout;
  readonly arrows = new Arrows();
  readonly effects = new Effects(this.ink);
}
