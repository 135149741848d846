import { isInView } from '../actors/actors.ts';
import { applyEffects, effectsOf } from '../effects/apply-effects.ts';
import { cellOf, has, kindOf } from '../entity.ts';
import { useFeature } from '../floors/features.ts';
import { featureAt, trapAt } from '../floors/floor-contents.ts';
import { revealTrap } from '../floors/hero-memory.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';

/**
 * Traps and features: springs the trap under each actor that stepped on one, and lets it use the feature there. In
 * play only the hero steps on traps: see `actions/move.ts`. The hero learns of a trap that it steps on, and of each
 * trap that springs in its field of view. The bundle of a trap lists its effects: a trap door has `effects/fall.ts`,
 * and an arrow trap `effects/shoot.ts`. `dungeon/generators/rogue.ts` has the number of traps on a floor.
 */
export function traps(game: Game): void {
  for (const actor of game.pending.treaders) {
    const at = cellOf(game, actor);
    if (has(game, actor, 'Dead')) continue;
    const feature = featureAt(game, at.x, at.y);
    const trap = trapAt(game, at.x, at.y);
    const { floor } = game;
    if (feature) useFeature(game, actor, feature);
    if (!trap || has(game, actor, 'Dead')) continue;
    const now = cellOf(game, actor);
    // The feature has moved the actor away.
    if (game.floor !== floor || now.x !== at.x || now.y !== at.y) continue;
    const kind = kindOf(game, trap).id;
    if (actor === game.hero || isInView(game, at)) {
      revealTrap(game, trap);
      game.events.push({ type: 'sprung', at, kind });
    }
    const rnd = rollsOf(game, actor, Purpose.trap);
    const occasion = { target: actor, source: 0, item: trap, kind, rnd };
    applyEffects(game, effectsOf(game, trap, 'Trap'), occasion);
  }
  game.pending.treaders.length = 0;
}
