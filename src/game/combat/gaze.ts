import { cellsApart } from '../../dungeon/distance.ts';
import type { Rnd } from '../../dungeon/rnd.ts';
import { roomWith } from '../../dungeon/rooms.ts';
import { nameOf } from '../actors/actor-names.ts';
import { isBlind } from '../actors/hero-senses.ts';
import { cellOf, heroCell } from '../entity.ts';
import { say } from '../log.ts';
import { addTo } from '../stores.ts';
import type { Game } from '../world.ts';
import { makesSavingThrow } from './saving-throw.ts';

/**
 * A gaze confuses the hero once per monster: in a lit room, or from a neighbouring cell. A blind or helpless
 * monster does not gaze.
 */
export function gaze(game: Game, monster: number, rnd: Rnd): void {
  const { ConfusingGaze, Condition } = game.stores;
  if (Condition.blind[monster] > 0 || Condition.helpless[monster] > 0) return;
  const hero = heroCell(game);
  const beside = cellsApart(cellOf(game, monster), hero) <= 1;
  const room = roomWith(game.floor.rooms, hero.x, hero.y);
  const visible = beside || (room && !room.dark);
  if (ConfusingGaze.spent[monster] || !visible || isBlind(game)) return;
  ConfusingGaze.spent[monster] = 1;
  if (makesSavingThrow(game, game.hero, 'magic', rnd)) return;
  const turns = ConfusingGaze.turns[monster] + rnd(ConfusingGaze.spread[monster]);
  addTo(Condition.confused, game.hero, turns);
  say(game, 'enemyHits', 'confused', { monster: nameOf(game, monster) });
}
