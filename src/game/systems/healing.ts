import { query } from 'bitecs';
import { levelOf } from '../fighters.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';

/** The level at which quick recovery begins, and the quiet turns that it needs. */
const quickLevel = 8;
const quickTurns = 3;

/**
 * Healing without potions: `Recovery` after turns without combat, and `Mends` at regular intervals.
 * Campaigns with starvation also heal by digestion, in the system `hunger`.
 */
export function healing(game: Game): void {
  if (game.ending) return;
  recover(game);
  mend(game);
}

/**
 * As in Rogue: below level 8 one HP after more than 20 − 2 · level quiet turns; from level 8 on, 1 to
 * level − 7 HP every three quiet turns.
 */
function recover(game: Game): void {
  const { Recovery, Health, Position } = game.stores;
  for (const actor of query(game.world, [Recovery, Health, Position])) {
    if (Health.current[actor] === 0 || Position.depth[actor] !== game.floor.depth) continue;
    const quiet = ++Recovery.quiet[actor];
    const level = levelOf(game, actor);
    const quick = level >= quickLevel;
    if (quick ? quiet < quickTurns : quiet <= 20 - 2 * level) continue;
    Recovery.quiet[actor] = 0;
    const bonus = quick ? rollsOf(game, actor, Purpose.healing)(level - quickLevel + 1) : 0;
    Health.current[actor] = Math.min(Health.max[actor], Health.current[actor] + 1 + bonus);
  }
}

/** One HP every `Mends.turns` turns. */
function mend(game: Game): void {
  const { Mends, Health, Position } = game.stores;
  for (const actor of query(game.world, [Mends, Health, Position])) {
    if (Health.current[actor] === 0 || Position.depth[actor] !== game.floor.depth) continue;
    if (game.turn % Mends.turns[actor] !== 0) continue;
    Health.current[actor] = Math.min(Health.max[actor], Health.current[actor] + 1);
  }
}
