import type { Rules } from '../campaign.ts';
import { attackOf, defenceOf, has, kindOf } from '../queries.ts';
import { die, endGame, type Game, say } from '../world.ts';

/** HP that a blow takes under `ratio`: attack² / defence, rounded up. */
export function ratioDamage(attack: number, defence: number): number {
  return Math.ceil((attack * attack) / defence);
}

/** What a blow takes under each rule. Blows neither miss nor vary. */
const damageOf: Record<Rules['blow'], (game: Game, attacker: number, target: number) => number> = {
  ratio: (game, attacker, target) => ratioDamage(attackOf(game, attacker), defenceOf(game, target)),
  single: () => 1,
};

/** Resolves every pending blow, in order. The dead neither strike nor are struck again. */
export function combat(game: Game): void {
  for (const { attacker, target } of game.pending.blows) {
    if (!has(game, attacker, 'Dead') && !has(game, target, 'Dead')) strike(game, attacker, target);
  }
  game.pending.blows.length = 0;
}

function strike(game: Game, attacker: number, target: number): void {
  const { Health, AI, Position, Identity } = game.stores;
  const damage = damageOf[game.campaign.rules.blow](game, attacker, target);
  Health.current[target] = Math.max(0, Health.current[target] - damage);
  if (attacker === game.hero && has(game, target, 'AI')) AI.provoked[target] = 1;

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
  } else if (attacker === game.hero) {
    say(game, 'playerHits', 'hit', {
      damage,
      monster: kindOf(game, target).id,
      hp: Health.current[target],
      max: Health.max[target],
    });
  } else {
    const [monster, other] = [attacker, target].map((actor) => kindOf(game, actor).id);
    say(game, 'normal', 'brawl', { monster, other, damage });
  }
  if (Health.current[target] > 0) return;

  die(game, target);
  if (target === game.hero) {
    say(game, 'special', 'died');
    endGame(game, { won: false, by: 'blow', kind: kindOf(game, attacker).id });
  } else if (attacker === game.hero) {
    game.pending.kills.push({ killer: attacker, victim: target });
  } else {
    say(game, 'normal', 'falls', { monster: kindOf(game, target).id });
  }
}
