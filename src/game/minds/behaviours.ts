import type { ComponentName } from '../components.ts';
import type { Game } from '../world.ts';
import { cower, flee } from './coward.ts';
import { keepPost } from './guard.ts';
import { keepDistance } from './skirmisher.ts';
import { summon } from './summoning.ts';
import { throwAtHero } from './throwing.ts';

/** A rule that may decide for the mind. Returns whether it decided, be it for an action or for none. */
export interface Behaviour {
  readonly component: ComponentName;
  decide(game: Game, actor: number): boolean;
}

/**
 * The behaviours in the order in which they are tried before the mind. Ambusher and Erratic are not in
 * this list: `ai` applies them earlier.
 */
export const behaviours: readonly Behaviour[] = [
  { component: 'Coward', decide: flee },
  { component: 'Throws', decide: throwAtHero },
  { component: 'Summons', decide: summon },
  { component: 'Coward', decide: cower },
  { component: 'Skirmisher', decide: keepDistance },
  { component: 'Guard', decide: keepPost },
];
