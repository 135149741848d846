import type { Game, System } from '../world.ts';
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
import { notice } from './notice.ts';
import { noticeInRooms } from './notice-in-rooms.ts';
import { pickup } from './pickup.ts';
import { poison } from './poison.ts';
import { powers } from './powers.ts';
import { remains } from './remains.ts';
import { rewards } from './rewards.ts';
import { rings } from './rings.ts';
import { splits } from './splits.ts';
import { traps } from './traps.ts';
import { triggers } from './triggers.ts';
import { victory } from './victory.ts';
import { wanderers } from './wanderers.ts';

/** Every system by its name, in the order in which the tools list them; a turn follows `order`. */
export const systems = {
  input,
  actions,
  combat,
  splits,
  powers,
  traps,
  pickup,
  triggers,
  explosions,
  remains,
  rewards,
  rings,
  victory,
  noticeInRooms,
  healing,
  fainting,
  ai,
  hunger,
  poison,
  conditions,
  wanderers,
  fov,
  notice,
} as const satisfies Record<string, System>;

export type SystemName = keyof typeof systems;

/** The phases of a turn with their systems, in order. `game.ts` runs them. */
export const order = {
  /** The command becomes the hero's action, or it is refused and no turn passes. */
  command: ['input'],
  /** The hero acts. */
  hero: [
    'actions',
    'combat',
    'splits',
    'powers',
    'traps',
    'pickup',
    'triggers',
    'explosions',
    'remains',
    'rewards',
    'victory',
  ],
  /** If rooms are pending: the hero looks around, and the monsters in those rooms may notice it. */
  pendingRooms: ['fov', 'noticeInRooms'],
  /** A wandering monster arrives, and the actors recover. */
  recovery: ['wanderers', 'healing', 'fainting'],
  /** The next monster that wants to act decides and acts. `actors/monster-order.ts` has their order. */
  monster: ['ai', 'actions'],
  /** Its attack, if there is one. */
  attacks: ['combat', 'splits', 'powers', 'triggers', 'explosions', 'remains', 'rewards'],
  /** The end of the turn, once for all actors. */
  world: [
    'hunger',
    'poison',
    'conditions',
    'rings',
    'triggers',
    'explosions',
    'remains',
    'rewards',
    'victory',
  ],
  /** The hero looks around, and monsters may notice it. */
  sight: ['fov', 'noticeInRooms', 'notice', 'triggers', 'explosions', 'remains', 'rewards'],
} as const satisfies Record<string, readonly SystemName[]>;

type Phase = (typeof order)[keyof typeof order];

/** Runs the systems of a phase, in order. */
export function runPhase(game: Game, phase: Phase): void {
  const { probe, replaced } = game;
  for (const name of phase) {
    const system: System = replaced?.[name] ?? systems[name];
    probe?.enter(name);
    system(game);
    probe?.leave(name);
  }
}
