import { removeComponent } from 'bitecs';
import type { Cell } from '../../dungeon/grid.ts';
import { isSeen } from '../actors.ts';
import {
  type ComponentName,
  componentNames,
  fieldsOf,
  readField,
  writeField,
} from '../components.ts';
import { has, kindOf } from '../entity.ts';
import { nameOf } from '../fighters.ts';
import { say } from '../log.ts';
import { placeBeside } from '../movement.ts';
import { placeActor } from '../occupancy.ts';
import { draw, Purpose } from '../random.ts';
import { spawn } from '../spawn.ts';
import type { Game } from '../world.ts';

/** Whoever was hurt in a pending round, lives on and splits may become two. */
export function splits(game: Game): void {
  const { Splits, Health, Identity } = game.stores;
  for (const { attacker, target, damage } of game.pending.rounds) {
    if (damage === 0 || !has(game, target, 'Splits') || !has(game, target, 'AI')) continue;
    if (has(game, target, 'Dead') || Health.current[target] < 2) continue;
    // In a brawl several may strike it in one turn: each has chances of its own.
    const roll = (n: number) => {
      const nth = 2 * Identity.seq[attacker] + n;
      return draw(game.key, game.turn, Identity.seq[target], Purpose.split, nth);
    };
    if (roll(0) * 100 >= Splits.chance[target]) continue;
    const cell = placeBeside(game, target, roll(1));
    if (cell) part(game, target, cell);
  }
}

/** What a twin does not share: its place, what befell the first one and what that is about to do. */
const own: readonly ComponentName[] = ['Identity', 'Position', 'Condition', 'Intent'];

/** Puts a twin of an actor on a cell, as it stands, but empty-handed; it takes half of the health. */
function part(game: Game, actor: number, cell: Cell): void {
  const { stores } = game;
  const twin = spawn(game, kindOf(game, actor));
  for (const component of componentNames) {
    if (own.includes(component) || !has(game, twin, component)) continue;
    // A mask that is off stays off.
    if (!has(game, actor, component)) removeComponent(game.world, twin, stores[component]);
    for (const [field, { kind }] of fieldsOf(component)) {
      if (kind === 'entity') continue;
      writeField(stores, component, field, twin, readField(stores, component, field, actor));
    }
  }
  const half = Math.floor(stores.Health.current[actor] / 2);
  stores.Health.current[twin] = half;
  stores.Health.current[actor] -= half;
  stores.AI.shown[twin] = 0;
  placeActor(game, twin, game.floor, cell.x, cell.y);
  if (isSeen(game, actor)) say(game, 'important', 'splits', { monster: nameOf(game, actor) });
}
