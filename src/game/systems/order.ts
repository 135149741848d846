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
import { level } from './level.ts';
import { arrival, notice } from './notice.ts';
import { pickup } from './pickup.ts';
import { powers } from './powers.ts';
import { remains } from './remains.ts';
import { splits } from './splits.ts';
import { traps } from './traps.ts';
import { victory } from './victory.ts';
import { wanderers } from './wanderers.ts';

/** Every system by its name. */
export const systems = {
  input,
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
  healing,
  fainting,
  ai,
  hunger,
  conditions,
  wanderers,
  fov,
  notice,
} as const satisfies Record<string, System>;

export type SystemName = keyof typeof systems;

/** The whole turn, in order. */
export const order = {
  /** The command becomes the hero's intent, or is refused: then the turn ends here, unused. */
  command: ['input'],
  /** The hero acts … */
  hero: [
    'actions',
    'combat',
    'splits',
    'powers',
    'traps',
    'pickup',
    'explosions',
    'remains',
    'level',
    'victory',
    'arrival',
  ],
  /** … and recovers and digests, … */
  rest: ['healing', 'fainting'],
  /** … then each monster of the floor by itself, in `seq` order, … */
  monster: ['ai', 'actions'],
  /** … and if that comes to blows, … */
  blows: ['combat', 'splits', 'powers', 'explosions', 'remains', 'level'],
  /** … then the world goes on. */
  world: ['hunger', 'explosions', 'remains', 'conditions', 'victory', 'wanderers'],
  /** … and the hero looks about, and is noticed. */
  sight: ['arrival', 'fov', 'notice'],
} as const satisfies Record<string, readonly SystemName[]>;

type Phase = (typeof order)[keyof typeof order];

/** The systems of each phase: to look them up by name again and again takes longer than some work. */
const works = new Map<Phase, readonly System[]>(
  Object.values(order).map((names) => [names, names.map((name) => systems[name])]),
);

/** Lets the systems of a phase work, one after another. */
export function run(game: Game, names: Phase): void {
  const { probe, replaced } = game;
  if (probe === null && replaced === null) {
    const phase = works.get(names) ?? [];
    for (let n = 0; n < phase.length; n++) phase[n](game);
    return;
  }
  for (const name of names) {
    const system = replaced?.[name] ?? systems[name];
    probe?.enter(name);
    system(game);
    probe?.leave(name);
  }
}
