import { roomWith } from '../dungeon/rooms.ts';
import { isSeen } from './actors.ts';
import { cellOf, has, heroCell } from './entity.ts';
import { nameOf } from './fighters.ts';
import { itemsOn } from './floor-contents.ts';
import { say } from './log.ts';
import type { Rnd } from './random.ts';
import { rollsOf } from './roll.ts';
import { saves } from './saving-throw.ts';
import { wake } from './waking.ts';
import type { Game } from './world.ts';

/**
 * Gives each of these monsters one chance to notice the hero: a mean monster wakes, a greedy one wakes
 * to guard gold, and a gaze confuses. Disguised and invisible monsters do nothing.
 */
export function noticeHero(game: Game, monsters: readonly number[], purpose: number): void {
  if (game.ending) return;
  for (const monster of monsters) {
    if (has(game, monster, 'Disguise') || has(game, monster, 'Invisible')) continue;
    const rnd = rollsOf(game, monster, purpose);
    if (!game.stores.AI.awake[monster]) stir(game, monster, rnd);
    if (has(game, monster, 'ConfusingGaze')) gaze(game, monster, rnd);
  }
}

function stir(game: Game, monster: number, rnd: Rnd): void {
  if (has(game, monster, 'Mean') && rnd(100) < game.stores.Mean.chance[monster]) {
    wake(game, monster);
    if (isSeen(game, monster)) say(game, 'normal', 'notices', { monster: nameOf(game, monster) });
  } else if (has(game, monster, 'Greedy')) guardGold(game, monster);
}

/** A greedy monster wakes and goes to the gold in the hero's room. */
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

/** A gaze confuses the hero once per monster: in a lit room, or from a neighbouring cell. */
function gaze(game: Game, monster: number, rnd: Rnd): void {
  const { ConfusingGaze, Condition } = game.stores;
  const hero = heroCell(game);
  const at = cellOf(game, monster);
  const beside = Math.abs(at.x - hero.x) <= 1 && Math.abs(at.y - hero.y) <= 1;
  const room = roomWith(game.floor.rooms, hero.x, hero.y);
  const visible = beside || (room && !room.dark);
  if (ConfusingGaze.spent[monster] || !visible) return;
  ConfusingGaze.spent[monster] = 1;
  if (saves(game, game.hero, 'magic', rnd)) return;
  const turns = ConfusingGaze.turns[monster] + rnd(ConfusingGaze.spread[monster]);
  Condition.confused[game.hero] = Math.min(255, Condition.confused[game.hero] + turns);
  say(game, 'enemyHits', 'confused', { monster: nameOf(game, monster) });
}
