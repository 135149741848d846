import { query } from 'bitecs';
import { levelOf } from '../fighters.ts';
import { drawsOf, Purpose, rndOf } from '../random.ts';
import type { Game } from '../world.ts';

/** The level from which on one heals quickly, and the quiet turns that it takes then. */
const quickLevel = 8;
const quickTurns = 3;

/** Everyone on the hero's floor who recovers or mends by himself heals. */
export function healing(game: Game): void {
  if (game.ending) return;
  recover(game);
  mend(game);
}

/**
 * In quiet, as in Rogue: below level 8 one HP when more than 20 − 2 · level turns have passed, then
 * up to level − 7 in three turns.
 */
function recover(game: Game): void {
  const { Recovery, Health, Position, Identity } = game.stores;
  for (const entity of query(game.world, [Recovery, Health, Position])) {
    if (Health.current[entity] === 0 || Position.depth[entity] !== game.floor.depth) continue;
    const quiet = ++Recovery.quiet[entity];
    const level = levelOf(game, entity);
    const quick = level >= quickLevel;
    if (quick ? quiet < quickTurns : quiet <= 20 - 2 * level) continue;
    Recovery.quiet[entity] = 0;
    let gained = 1;
    if (quick) {
      const rnd = rndOf(drawsOf(game.key, game.turn, Purpose.healing, Identity.seq[entity]));
      gained += rnd(level - quickLevel + 1);
    }
    Health.current[entity] = Math.min(Health.max[entity], Health.current[entity] + gained);
  }
}

/** One HP every so many turns, whatever happens. */
function mend(game: Game): void {
  const { Mends, Health, Position } = game.stores;
  for (const entity of query(game.world, [Mends, Health, Position])) {
    if (Health.current[entity] === 0 || Position.depth[entity] !== game.floor.depth) continue;
    if (game.turn % Mends.turns[entity] !== 0) continue;
    Health.current[entity] = Math.min(Health.max[entity], Health.current[entity] + 1);
  }
}
