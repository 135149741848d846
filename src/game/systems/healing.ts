import { query } from 'bitecs';
import { levelOf } from '../queries.ts';
import { drawsOf, Purpose, rndOf } from '../random.ts';
import type { Game } from '../world.ts';

/** The level from which on one heals quickly, and the quiet turns that it takes then. */
const quickLevel = 8;
const quickTurns = 3;

/**
 * Everyone on the hero's floor who recovers by himself heals in quiet, as in Rogue: below level 8
 * one HP when more than 20 − 2 · level turns have passed, then up to level − 7 in three turns.
 */
export function healing(game: Game): void {
  if (game.ending) return;
  const { Recovery, Health, Position, Identity } = game.stores;
  for (const entity of query(game.world, [Recovery, Health, Position])) {
    if (Health.current[entity] === 0 || Position.depth[entity] !== game.floor.depth) continue;
    const quiet = ++Recovery.quiet[entity];
    const level = levelOf(game, entity);
    const quick = level >= quickLevel;
    if (quick ? quiet < quickTurns : quiet <= 20 - 2 * level) continue;
    Recovery.quiet[entity] = 0;
    const rnd = rndOf(drawsOf(game.key, game.turn, Purpose.healing, Identity.seq[entity]));
    const gained = quick ? 1 + rnd(level - quickLevel + 1) : 1;
    Health.current[entity] = Math.min(Health.max[entity], Health.current[entity] + gained);
  }
}
