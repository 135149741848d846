import { Tile } from '../../dungeon/grid.ts';
import type { Command } from '../../game/commands.ts';
import { waysOf } from './bot-map.ts';
import { type Deed, type Moment, rest, strikeBeside, stroll } from './tactics.ts';

/** Does anything that looks possible, most often a step. */
export function random(moment: Moment): Command {
  const { chance } = moment;
  const deeds: Deed[] = [strikeBeside, useStairs, pick, useBag, dig];
  const roll = Math.floor(chance() * 2 * deeds.length);
  return deeds[roll]?.(moment) ?? stroll(moment) ?? rest(moment);
}

const useStairs: Deed = ({ view, chart, here }) => {
  const tile = chart.tiles[here];
  if (tile === Tile.stairsUp) return { type: 'up' };
  if (tile !== Tile.stairsDown) return null;
  return { type: view.prizeHeld && view.rules.victory === 'escape' ? 'up' : 'down' };
};

const pick: Deed = ({ chart, here }) => {
  const thing = chart.things[here];
  return thing === 0 || chart.isTrap[thing] ? null : { type: 'pickup' };
};

const useBag: Deed = ({ view, chance }) => {
  const item = view.bag[Math.floor(chance() * view.bag.length)];
  const verb = item?.verbs[Math.floor(chance() * item.verbs.length)];
  if (!item || !verb) return null;
  const { slot } = item;
  if (verb !== 'throw') return { type: verb, slot };
  const ways = waysOf(view.rules);
  return { type: verb, slot, ...ways[Math.floor(chance() * ways.length)] };
};

const dig: Deed = ({ view, chart, here, chance }) => {
  if (!view.hero.canDig) return null;
  const ways = waysOf(view.rules);
  const { dx, dy } = ways[Math.floor(chance() * ways.length)];
  return chart.tiles[here + dy * chart.stride + dx] === Tile.weakWall
    ? { type: 'dig', dx, dy }
    : null;
};
