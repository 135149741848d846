import type { Rnd } from '../../dungeon/rnd.ts';
import { nameOf } from '../actors/actor-names.ts';
import { makeNoise } from '../actors/noise.ts';
import { applyHitEffects } from '../combat/hit-effects.ts';
import { cellOf, has } from '../entity.ts';
import { say } from '../log.ts';
import type { AttackResult } from '../pending.ts';
import { hasPower } from '../powers/power.ts';
import { regenerate } from '../powers/regeneration.ts';
import { powerRegistry } from '../powers/registry.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';

/**
 * Applies the attacker's powers for each resolved attack that hits, then the effects of hitting and of
 * being hit, then the attacker's regeneration.
 */
export function powers(game: Game): void {
  const { results } = game.pending;
  for (const result of results) {
    const { attacker, target, by, landed, damage } = result;
    const eventsBefore = game.events.length;
    const rnd = rollsOf(game, attacker, Purpose.power);
    if (landed) {
      applyPowers(game, result, rnd);
      // A thief that has vanished does nothing more.
      if (!has(game, attacker, 'Dead')) applyHitEffects(game, result, rnd);
    }
    const noEffect =
      landed && damage === 0 && game.events.length === eventsBefore && by !== 'stick';
    if (noEffect) reportNoEffect(game, attacker, target);
    if (has(game, attacker, 'Regeneration')) regenerate(game, attacker, rnd);
  }
  results.length = 0;
}

/** Applies the attacker's powers, until one of the two is dead or the game ends. */
function applyPowers(game: Game, { attacker, target, by, damage }: AttackResult, rnd: Rnd): void {
  for (const { component, byMissile, apply } of powerRegistry) {
    if (game.ending || has(game, target, 'Dead') || has(game, attacker, 'Dead')) return;
    if (!hasPower(game, attacker, component) || (by !== 'hand' && !byMissile)) continue;
    apply(game, attacker, target, rnd, damage);
  }
}

/** Reports a hit without damage or effect. A repeated paralysing touch is not reported. */
function reportNoEffect(game: Game, attacker: number, target: number): void {
  const { seq } = game.stores.Identity;
  if (hasPower(game, attacker, 'Paralysis')) return;
  const [from, at] = [attacker, target].map((actor) => cellOf(game, actor));
  const event = { type: 'hit', attacker: seq[attacker], target: seq[target] } as const;
  makeNoise(game, attacker);
  game.events.push({ ...event, from, at, damage: 0 });
  if (target === game.hero) say(game, 'normal', 'touched', { monster: nameOf(game, attacker) });
  else if (attacker === game.hero) {
    say(game, 'normal', 'noEffect', { monster: nameOf(game, target) });
  }
}
