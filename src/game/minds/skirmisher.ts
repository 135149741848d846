import { cellsApart } from '../../dungeon/line.ts';
import { cellOf, heroCell } from '../entity.ts';
import type { Game } from '../world.ts';
import { stepAway } from './fleeing.ts';
import { seesHero } from './hero-field.ts';

/** A skirmisher that sees the hero keeps its distance. Cornered, it leaves the decision to its mind. */
export function keepDistance(game: Game, actor: number): boolean {
  const { Skirmisher } = game.stores;
  if (!seesHero(game, actor)) return false;
  const far = cellsApart(cellOf(game, actor), heroCell(game));
  if (far === Skirmisher.distance[actor]) return true;
  return far < Skirmisher.distance[actor] && stepAway(game, actor);
}
