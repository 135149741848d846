import { cellsApart } from '../../dungeon/line.ts';
import { cellOf, heroCell } from '../entity.ts';
import { provoke } from '../waking.ts';
import type { Game } from '../world.ts';
import { seesHero } from './hero-field.ts';

/**
 * Whether an ambusher still lies in wait. It ends the ambush, and provokes its pack, when it sees the
 * hero near enough or is attacked.
 */
export function liesInWait(game: Game, actor: number): boolean {
  const { Ambusher, AI } = game.stores;
  if (Ambusher.sprung[actor]) return false;
  const near = cellsApart(cellOf(game, actor), heroCell(game)) <= Ambusher.distance[actor];
  if (!AI.provoked[actor]) {
    if (!near || !seesHero(game, actor)) return true;
    provoke(game, actor);
  }
  Ambusher.sprung[actor] = 1;
  return false;
}
