import { addComponent } from 'bitecs';
import { attackOf, defenceOf, has, kindOf } from '../queries.ts';
import { endGame, type Game, liftActor, say } from '../world.ts';

/** HP that a blow takes: attack² / defence, rounded up. Blows neither miss nor vary. */
export function blowDamage(attack: number, defence: number): number {
  return Math.ceil((attack * attack) / defence);
}

/** Resolves every pending blow, in order. The dead neither strike nor are struck again. */
export function combat(game: Game): void {
  for (const { attacker, target } of game.pending.blows) {
    if (!has(game, attacker, 'Dead') && !has(game, target, 'Dead')) strike(game, attacker, target);
  }
  game.pending.blows.length = 0;
}

function strike(game: Game, attacker: number, target: number): void {
  const { Health, AI, Position, Identity } = game.stores;
  const damage = blowDamage(attackOf(game, attacker), defenceOf(game, target));
  Health.current[target] = Math.max(0, Health.current[target] - damage);
  if (has(game, target, 'AI')) AI.provoked[target] = 1;

  const at = { x: Position.x[target], y: Position.y[target] };
  game.events.push({
    type: 'hit',
    attacker: Identity.seq[attacker],
    target: Identity.seq[target],
    from: { x: Position.x[attacker], y: Position.y[attacker] },
    at,
    damage,
  });
  if (target === game.hero) {
    say(game, 'enemyHits', 'hurt', { monster: kindOf(game, attacker).id, damage });
  } else {
    say(game, 'playerHits', 'hit', {
      damage,
      monster: kindOf(game, target).id,
      hp: Health.current[target],
      max: Health.max[target],
    });
  }
  if (Health.current[target] > 0) return;

  addComponent(game.world, target, game.stores.Dead);
  game.events.push({ type: 'killed', actor: Identity.seq[target], at });
  if (target === game.hero) {
    say(game, 'special', 'died');
    endGame(game, { won: false, by: 'blow', kind: kindOf(game, attacker).id });
  } else {
    liftActor(game, target);
    game.pending.kills.push({ killer: attacker, victim: target });
  }
}
