import { endThrow } from '../actions/throw.ts';
import { nameOf } from '../actors/actor-names.ts';
import { isInView } from '../actors/actors.ts';
import { unmask } from '../actors/disguise.ts';
import { isBlind } from '../actors/hero-senses.ts';
import { endQuiet } from '../actors/natural-healing.ts';
import { makeNoise } from '../actors/noise.ts';
import { provokeBy } from '../actors/waking.ts';
import { confuseByGlow } from '../combat/glowing.ts';
import { causeOf, outcomeOf, touchDamage } from '../combat/hit-and-damage.ts';
import { takeDamage } from '../combat/injury.ts';
import { afterResistance } from '../combat/resistance.ts';
import { cellOf, has, kindOf } from '../entity.ts';
import { destroy } from '../items/items.ts';
import { say } from '../log.ts';
import type { Attack } from '../pending.ts';
import { hasPower } from '../powers/power.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';

/**
 * Combat: resolves every pending attack, in order. Dead actors neither attack nor are attacked.
 * `combat/hit-and-damage.ts` has the chance to hit, and `rewards.ts` the points and experience for a kill.
 */
export function combat(game: Game): void {
  const { attacks } = game.pending;
  for (const attack of attacks) {
    if (!has(game, attack.attacker, 'Dead') && !has(game, attack.target, 'Dead')) {
      resolve(game, attack);
    } else if (attack.by === 'thrownItem') destroy(game, attack.item);
  }
  attacks.length = 0;
}

function resolve(game: Game, attack: Attack): void {
  const { attacker, target } = attack;
  endQuiet(game, attacker);
  endQuiet(game, target);
  provokeBy(game, target, attacker);
  // Only the hero provokes, but every attack ends a hold.
  game.stores.Condition.spellbound[target] = 0;
  // A disguise does not fool a blind hero, and the attack that reveals a mimic does nothing else.
  if (!isBlind(game)) {
    unmask(game, attacker);
    if (unmask(game, target) && attack.by === 'hand') return;
  }

  const outcome = outcomeOf(game, attack, rollsOf(game, attacker, Purpose.attack));
  const { landed } = outcome;
  const full = touchDamage(game, attack) ?? outcome.damage;
  const damage = afterResistance(game, target, full, causeOf(game, attack));
  if (attack.by === 'thrownItem') endThrow(game, attack.item, target, landed);
  if (damage > 0) reportHit(game, attack, damage);
  else if (!landed) reportMiss(game, attack);
  if (damage > 0) takeDamage(game, target, damage, kindOf(game, attacker).id, attacker);
  if (landed) confuseByGlow(game, attacker, target);
  game.pending.results.push({ ...attack, landed, damage });
}

function fightersOf(game: Game, { attacker, target }: Attack) {
  const { seq } = game.stores.Identity;
  const from = cellOf(game, attacker);
  return { attacker: seq[attacker], target: seq[target], from, at: cellOf(game, target) };
}

function reportMiss(game: Game, attack: Attack): void {
  const { attacker, target, by } = attack;
  // A paralysing touch that misses is not reported.
  if (by === 'hand' && hasPower(game, attacker, 'Paralysis')) return;
  makeNoise(game, attacker);
  game.events.push({ type: 'missed', ...fightersOf(game, attack) });
  if (target === game.hero) {
    const id = by === 'monsterMissile' ? 'hurledMiss' : 'evaded';
    say(game, 'normal', id, { monster: nameOf(game, attacker) });
  } else if (attacker === game.hero && by === 'hand') {
    say(game, 'normal', 'missed', { monster: nameOf(game, target) });
  }
}

function reportHit(game: Game, attack: Attack, damage: number): void {
  const { Health } = game.stores;
  const { attacker, target, by } = attack;
  makeNoise(game, attacker);
  game.events.push({ type: 'hit', ...fightersOf(game, attack), damage });
  if (target === game.hero) {
    const id = by === 'monsterMissile' ? 'hurled' : 'hurt';
    say(game, 'enemyHits', id, { monster: nameOf(game, attacker), damage });
  } else if (attacker === game.hero) {
    const hp = Math.max(0, Health.current[target] - damage);
    const max = Health.max[target];
    say(game, 'playerHits', 'hit', { damage, monster: nameOf(game, target), hp, max });
  } else if (isInView(game, cellOf(game, attacker)) || isInView(game, cellOf(game, target))) {
    const [monster, other] = [attacker, target].map((actor) => nameOf(game, actor));
    say(game, 'normal', 'brawl', { monster, other, damage });
  }
}
