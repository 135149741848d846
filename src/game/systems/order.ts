import type { Game } from '../world.ts';
import { actions } from './actions.ts';
import { ai } from './ai.ts';
import { combat } from './combat.ts';
import { fov } from './fov.ts';
import { hunger } from './hunger.ts';
import { input } from './input.ts';
import { level } from './level.ts';
import { pickup } from './pickup.ts';
import { victory } from './victory.ts';

/** A system does whatever work is pending for it, be it for one actor or for ten thousand. */
export type System = (game: Game) => void;

/** The whole turn, in order. */
export const order = {
  /** The command becomes the hero's intent, or is refused: then the turn ends here, unused. */
  command: [input],
  /** The hero acts … */
  hero: [actions, combat, pickup, level, victory],
  /** … then each monster of the floor by itself, in `seq` order, … */
  monster: [ai, actions, combat, level],
  /** … then the world goes on. */
  world: [hunger, fov],
} as const satisfies Record<string, readonly System[]>;
