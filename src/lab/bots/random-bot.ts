import { Tile } from '../../dungeon/grid.ts';
import { directionsOf } from '../../dungeon/movement-rule.ts';
import { type Command, isAimed } from '../../game/commands.ts';
import { neighbour } from './bot-map.ts';
import {
  attackNeighbour,
  hasFixture,
  rest,
  type Situation,
  stroll,
  type Tactic,
} from './tactics.ts';

/** Chooses a random action that looks possible, most often a step. */
export function random(situation: Situation): Command {
  const { chance } = situation;
  const tactics: Tactic[] = [attackNeighbour, useStairs, pick, useBag, dig];
  const roll = Math.floor(chance() * 2 * tactics.length);
  return tactics[roll]?.(situation) ?? stroll(situation) ?? rest(situation);
}

const useStairs: Tactic = ({ view, map, here }) => {
  const tile = map.tiles[here];
  if (tile === Tile.stairsUp) return { type: 'up' };
  if (tile !== Tile.stairsDown) return null;
  return { type: view.prizeHeld && view.rules.victory === 'escape' ? 'up' : 'down' };
};

const pick: Tactic = ({ map, here }) => {
  return map.things[here] === 0 || hasFixture(map, here) ? null : { type: 'pickup' };
};

const useBag: Tactic = ({ view, chance }) => {
  const item = view.bag[Math.floor(chance() * view.bag.length)];
  const verb = item?.verbs[Math.floor(chance() * item.verbs.length)];
  if (!item || !verb) return null;
  const { slot } = item;
  if (!isAimed(verb)) return { type: verb, slot };
  const directions = directionsOf(view.rules.ways);
  return { type: verb, slot, ...directions[Math.floor(chance() * directions.length)] };
};

const dig: Tactic = ({ view, map, here, chance }) => {
  if (!view.hero.canDig) return null;
  const directions = directionsOf(view.rules.ways);
  const direction = directions[Math.floor(chance() * directions.length)];
  if (map.tiles[neighbour(map, here, direction)] !== Tile.weakWall) return null;
  return { type: 'dig', dx: direction.dx, dy: direction.dy };
};
