import { onlySwims, tileAt } from '../../dungeon/grid.ts';
import { monstersIn } from '../actors/actors.ts';
import { isAlly } from '../actors/factions.ts';
import { gaitsOf } from '../actors/gaits.ts';
import { leaderOf } from '../actors/groups.ts';
import { floorSettingsAt } from '../campaign.ts';
import { endGrasps, isCaught } from '../combat/grasping.ts';
import { has, heroCell } from '../entity.ts';
import { enterFloor } from '../floors/enter-floor.ts';
import { stairsAt } from '../floors/stairs.ts';
import { reportCell } from '../floors/underfoot.ts';
import { temperOfMonster } from '../goals/temper.ts';
import { say } from '../log.ts';
import { type Message, messageOf } from '../messages.ts';
import type { Game } from '../world.ts';
import type { ActionFor } from './action.ts';

/** Taking stairs down. `floors/stairs.ts` has the ways that stairs lead. */
export const down: ActionFor<'down'> = {
  check: (game) => check(game, 'down'),
  perform: (game, actor) => takeStairs(game, actor, 'down'),
};

/** Taking stairs up. */
export const up: ActionFor<'up'> = {
  check: (game) => check(game, 'up'),
  perform: (game, actor) => takeStairs(game, actor, 'up'),
};

function check(game: Game, way: 'down' | 'up'): Message | null {
  const { x, y } = heroCell(game);
  const ways = stairsAt(game, tileAt(game.floor.grid, x, y));
  const leads = way === 'up' || floorSettingsAt(game.campaign, game.floor.depth + 1);
  if (ways.includes(way) && leads) return null;
  if (way === 'down') return messageOf('noStairsDown');
  // In an escape campaign the stairs open upwards only with a prize.
  const closed = ways.length > 0 && game.campaign.rules.victory === 'escape';
  return messageOf(closed ? 'upClosed' : 'noStairsUp');
}

/**
 * The allies beside the hero that follow it, or one of these allies, over stairs: all that can act, are awake
 * and leave the water.
 */
function companyOf(game: Game): number[] {
  const { AI, Condition } = game.stores;
  const { x, y } = heroCell(game);
  const company = monstersIn(game, x - 1, y - 1, x + 1, y + 1).filter((monster) => {
    if (!isAlly(game, monster) || !has(game, monster, 'Follower')) return false;
    if (has(game, monster, 'Rooted')) return false;
    if (onlySwims(gaitsOf(game, monster))) return false;
    if (Condition.helpless[monster] > 0 || isCaught(game, monster)) return false;
    return !(temperOfMonster(game, monster).sleeps && AI.awake[monster] === 0);
  });
  return company.filter((monster) => [game.hero, ...company].includes(leaderOf(game, monster)));
}

function takeStairs(game: Game, actor: number, way: 'down' | 'up'): void {
  // Monsters change floors only as company of the hero.
  if (actor !== game.hero) return;
  const depth = game.floor.depth + (way === 'down' ? 1 : -1);
  say(game, 'normal', way);
  if (!floorSettingsAt(game.campaign, depth)) {
    game.pending.escaped = true;
    game.pending.free = true;
    return;
  }
  const company = companyOf(game);
  // Monsters held by a companion stay behind.
  if (company.some((monster) => has(game, monster, 'Grasp'))) endGrasps(game);
  enterFloor(game, depth, company);
  // The monsters of the old floor no longer exist, so the step takes no time.
  game.pending.free = game.campaign.rules.floors === 'anew';
  game.events.push({ type: 'changedFloor', depth });
  reportCell(game);
}
