import { mindNames } from '../components.ts';
import { kindOf } from '../entity.ts';
import { fieldOf, type Kind } from '../kinds.ts';
import type { Game } from '../world.ts';
import { minds } from './minds.ts';
import type { GoalName, GoalUse } from './names.ts';

/** The temper of a monster, derived from its goals. */
export interface Temper {
  /** It does nothing until `AI.awake` is set. */
  readonly sleeps: boolean;
  /** It attacks the hero only after the hero has attacked it. */
  readonly isPeaceful: boolean;
}

/** Goals that always decide on an action without damage. */
const harmless: readonly GoalName[] = ['wander', 'wait'];

/** The goals of a kind and of a mind, by its index, in their order. */
export function statedGoals({ goals = [] }: Kind, mind: number): readonly GoalUse[] {
  return [...goals, ...minds[mindNames[mind]]];
}

/** The temper of a kind with a mind, by its index. */
function temperOf(kind: Kind, mind: number): Temper {
  const goals = statedGoals(kind, mind);
  return {
    sleeps: goals.some(({ name }) => name === 'sleep'),
    isPeaceful: goals.some(
      ({ name, when, chance }) => when === 'calm' && chance === 100 && harmless.includes(name),
    ),
  };
}

/** The temper of a kind with its own mind. */
export function temperOfKind(kind: Kind): Temper {
  return temperOf(kind, fieldOf(kind, 'AI', 'mind'));
}

/** The temper of a monster. */
export function temperOfMonster(game: Game, monster: number): Temper {
  return temperOf(kindOf(game, monster), game.stores.AI.mind[monster]);
}
