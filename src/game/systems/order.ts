import type { Game } from '../world.ts';
import { actions } from './actions.ts';
import { ai } from './ai.ts';
import { combat } from './combat.ts';
import { conditions } from './conditions.ts';
import { explosions } from './explosions.ts';
import { fainting } from './fainting.ts';
import { fov } from './fov.ts';
import { healing } from './healing.ts';
import { hunger } from './hunger.ts';
import { input } from './input.ts';
import { level } from './level.ts';
import { arrival, notice } from './notice.ts';
import { pickup } from './pickup.ts';
import { powers } from './powers.ts';
import { remains } from './remains.ts';
import { splits } from './splits.ts';
import { traps } from './traps.ts';
import { victory } from './victory.ts';
import { wanderers } from './wanderers.ts';

/** A system does whatever work is pending for it, be it for one actor or for ten thousand. */
export type System = (game: Game) => void;

/** The whole turn, in order. */
export const order = {
  /** The command becomes the hero's intent, or is refused: then the turn ends here, unused. */
  command: [input],
  /** The hero acts … */
  hero: [
    actions,
    combat,
    splits,
    powers,
    traps,
    pickup,
    explosions,
    remains,
    level,
    victory,
    arrival,
  ],
  /** … and recovers and digests, … */
  rest: [healing, fainting],
  /** … then each monster of the floor by itself, in `seq` order, … */
  monster: [ai, actions, combat, splits, powers, explosions, remains, level],
  /** … then the world goes on. */
  world: [hunger, explosions, remains, conditions, victory, wanderers],
  /** … and the hero looks about, and is noticed. */
  sight: [arrival, fov, notice],
} as const satisfies Record<string, readonly System[]>;
