import { squaredDistance } from '../../dungeon/distance.ts';
import { directions } from '../../dungeon/grid.ts';
import { cellOf, has } from '../entity.ts';
import { intend } from '../intent.ts';
import type { Game } from '../world.ts';
import { foeOf } from './foe.ts';
import { type Goal, goal } from './goal.ts';
import { canStep, intendAttack, reaches } from './steps.ts';

/** With too little health, flees from its enemy. Cornered, it attacks. */
export const flee = goal({
  component: 'Coward',
  parameters: {},
  moves: true,
  decide(game, actor) {
    if (!isAfraid(game, actor)) return false;
    const foe = foeOf(game, actor);
    if (foe === 0) return false;
    return (
      stepAway(game, actor, foe) || (reaches(game, actor, foe) && intendAttack(game, actor, foe))
    );
  },
});

/**
 * A frightened coward that can neither flee nor throw or summon stays where it is. `goals-of-monster.ts` adds this goal
 * to each list in which the monster flees.
 */
export const cower: Goal = {
  component: 'Coward',
  parameters: {},
  decide: isAfraid,
};

/** Whether a coward flees: its health is below `Coward.below` percent. With 100 it always flees. */
export function isAfraid(game: Game, actor: number): boolean {
  const { Coward, Health } = game.stores;
  const below = Coward.below[actor];
  return below === 100 || Health.current[actor] * 100 < below * Health.max[actor];
}

/** Takes the step that leads farthest from another actor. Returns false if no step leads away. */
export function stepAway(game: Game, actor: number, other: number): boolean {
  if (has(game, actor, 'Rooted')) return false;
  const { x, y } = cellOf(game, actor);
  const from = cellOf(game, other);
  let best: { dx: number; dy: number } | null = null;
  let farthest = squaredDistance({ x, y }, from);
  for (const { dx, dy } of directions) {
    const far = squaredDistance({ x: x + dx, y: y + dy }, from);
    if (far <= farthest || !canStep(game, actor, dx, dy)) continue;
    farthest = far;
    best = { dx, dy };
  }
  if (best) intend(game, actor, 'move', best.dx, best.dy);
  return best !== null;
}
