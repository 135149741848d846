import { cellsApart, isClear } from '../../dungeon/line.ts';
import { isSeen, monstersIn } from '../actors.ts';
import { hurt } from '../damage.ts';
import { cellOf, has, kindOf } from '../entity.ts';
import { nameOf } from '../fighters.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';

/**
 * Each pending dead that explodes hurts everyone near it, friend or foe, in a clear line. Who dies of
 * it may explode in turn, and falls to whoever slew the first.
 */
export function explosions(game: Game): void {
  if (game.pending.fallen.length === 0) return;
  // The list grows under way, and ends: nobody dies twice.
  for (const dead of game.pending.fallen) {
    if (game.ending) return;
    if (has(game, dead, 'Explodes')) explode(game, dead);
  }
}

function explode(game: Game, dead: number): void {
  const { Explodes, Identity } = game.stores;
  const from = cellOf(game, dead);
  const radius = Explodes.radius[dead];
  const { x, y } = from;
  const near = monstersIn(game, x - radius, y - radius, x + radius, y + radius);
  const victims = [game.hero, ...near].filter((actor) => {
    const at = cellOf(game, actor);
    return cellsApart(from, at) <= radius && isClear(game.floor.grid, from, at);
  });
  const monster = nameOf(game, dead);
  if (isSeen(game, dead) || victims.includes(game.hero)) {
    say(game, 'important', 'explodes', { monster });
  }
  const damage = Explodes.damage[dead];
  const slayer = game.pending.kills.find(({ victim }) => victim === dead)?.killer;
  for (const target of victims) {
    if (game.ending) return;
    const who = { attacker: Identity.seq[dead], target: Identity.seq[target] };
    game.events.push({ type: 'hit', ...who, from, at: cellOf(game, target), damage });
    if (target === game.hero) say(game, 'enemyHits', 'hurt', { monster, damage });
    hurt(game, target, damage, kindOf(game, dead).id, slayer);
  }
}
