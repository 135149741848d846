import { Tile } from '../../dungeon/grid.ts';
import { directionsOf } from '../../dungeon/movement-rule.ts';
import { type Command, isAimed } from '../../game/commands.ts';
import { attackNeighbour, rest, type Situation, stroll, type Tactic } from './tactics.ts';

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
  const thing = map.things[here];
  return thing === 0 || map.isTrap[thing] ? null : { type: 'pickup' };
};

const useBag: Tactic = ({ view, chance }) => {
  const item = view.bag[Math.floor(chance() * view.bag.length)];
  const verb = item?.verbs[Math.floor(chance() * item.verbs.length)];
  if (!item || !verb) return null;
  const { slot } = item;
  if (!isAimed(verb)) return { type: verb, slot };
  const ways = directionsOf(view.rules.ways);
  return { type: verb, slot, ...ways[Math.floor(chance() * ways.length)] };
};

const dig: Tactic = ({ view, map, here, chance }) => {
  if (!view.hero.canDig) return null;
  const ways = directionsOf(view.rules.ways);
  const { dx, dy } = ways[Math.floor(chance() * ways.length)];
  return map.tiles[here + dy * map.stride + dx] === Tile.weakWall ? { type: 'dig', dx, dy } : null;
};
