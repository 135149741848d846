import { roomWith } from '../../dungeon/rooms.ts';
import { isSeen, monstersIn } from '../actors.ts';
import { cellOf, has, heroCell, inTurnOrder } from '../entity.ts';
import { nameOf } from '../fighters.ts';
import { itemsOn } from '../floor-contents.ts';
import { say } from '../log.ts';
import { drawsOf, Purpose, rndOf } from '../random.ts';
import { saves } from '../saving-throw.ts';
import { wake } from '../waking.ts';
import type { Game } from '../world.ts';
import { fov } from './fov.ts';

/** Once a turn, those beside the hero may come to notice him. */
export function notice(game: Game): void {
  const { x, y } = heroCell(game);
  for (const monster of watchers(game, monstersIn(game, x - 1, y - 1, x + 1, y + 1))) {
    meet(game, monster, Purpose.notice);
  }
}

/**
 * The hero looks at the rooms that he has entered or left since he last did, and everybody there may
 * come to notice him.
 */
export function arrival(game: Game): void {
  const { rooms } = game.pending;
  if (rooms.length === 0) return;
  fov(game);
  const there = rooms.flatMap(({ x1, y1, x2, y2 }) =>
    monstersIn(game, x1 - 1, y1 - 1, x2 + 1, y2 + 1),
  );
  const once = inTurnOrder(game, [...new Set(there)]);
  for (const monster of watchers(game, once)) meet(game, monster, Purpose.arrival);
  rooms.length = 0;
}

/** Only whom the hero could see can see him. */
function watchers(game: Game, near: readonly number[]): number[] {
  if (game.ending) return [];
  return near.filter(
    (monster) => !has(game, monster, 'Disguise') && !has(game, monster, 'Invisible'),
  );
}

function isBesideHero(game: Game, monster: number): boolean {
  const at = cellOf(game, monster);
  const hero = heroCell(game);
  return Math.abs(at.x - hero.x) <= 1 && Math.abs(at.y - hero.y) <= 1;
}

/** One chance to notice him. */
function meet(game: Game, monster: number, purpose: number): void {
  const { AI, Mean, Identity } = game.stores;
  const rnd = rndOf(drawsOf(game.key, game.turn, purpose, Identity.seq[monster]));
  if (!AI.awake[monster]) {
    if (has(game, monster, 'Mean') && rnd(100) < Mean.chance[monster]) {
      wake(game, monster);
      if (isSeen(game, monster)) say(game, 'normal', 'notices', { monster: nameOf(game, monster) });
    } else if (has(game, monster, 'Greedy')) guardGold(game, monster);
  }
  if (has(game, monster, 'ConfusingGaze')) gaze(game, monster, rnd);
}

/** Gold in the hero's room is worth waking for. */
function guardGold(game: Game, monster: number): void {
  const { AI, Position } = game.stores;
  const { rooms } = game.floor;
  const hero = heroCell(game);
  const room = roomWith(rooms, hero.x, hero.y);
  const gold = itemsOn(game, game.floor).find(
    (item) =>
      has(game, item, 'Gold') && roomWith(rooms, Position.x[item], Position.y[item]) === room,
  );
  if (!room || gold === undefined) return;
  wake(game, monster);
  AI.guards[monster] = 1;
  AI.goalX[monster] = Position.x[gold];
  AI.goalY[monster] = Position.y[gold];
}

/** The hero meets its eyes: in a lit room, or from beside it. Once for each that gazes. */
function gaze(game: Game, monster: number, rnd: (n: number) => number): void {
  const { ConfusingGaze, Condition } = game.stores;
  const hero = heroCell(game);
  const room = roomWith(game.floor.rooms, hero.x, hero.y);
  const meets = isBesideHero(game, monster) || (room && !room.dark);
  if (ConfusingGaze.spent[monster] || !meets) return;
  ConfusingGaze.spent[monster] = 1;
  if (saves(game, game.hero, 'magic', rnd)) return;
  const turns = ConfusingGaze.turns[monster] + rnd(ConfusingGaze.spread[monster]);
  Condition.confused[game.hero] = Math.min(255, Condition.confused[game.hero] + turns);
  say(game, 'enemyHits', 'confused', { monster: nameOf(game, monster) });
}
