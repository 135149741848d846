import { removeComponent } from 'bitecs';
import type { Cell } from '../../dungeon/grid.ts';
import { isSeen } from '../actors.ts';
import { type ComponentName, componentNames, fieldsOf } from '../components.ts';
import { has, kindOf } from '../entity.ts';
import { nameOf } from '../fighters.ts';
import { say } from '../log.ts';
import { placeBeside } from '../movement.ts';
import { placeActor } from '../occupancy.ts';
import { Purpose } from '../random.ts';
import { roll } from '../roll.ts';
import { spawn } from '../spawn.ts';
import { readField, writeField } from '../stores.ts';
import type { Game } from '../world.ts';

/** Splitting: a monster with `Splits` that survives a hit may become two. */
export function splits(game: Game): void {
  const { Splits, Health, Identity } = game.stores;
  for (const { attacker, target, damage } of game.pending.results) {
    if (damage === 0 || !has(game, target, 'Splits') || !has(game, target, 'AI')) continue;
    if (has(game, target, 'Dead') || Health.current[target] < 2) continue;
    // The rolls are the attacker's, because several can hit the same monster in one turn.
    const first = 2 * Identity.seq[target];
    if (roll(game, attacker, Purpose.split, first) * 100 >= Splits.chance[target]) continue;
    const cell = placeBeside(game, target, roll(game, attacker, Purpose.split, first + 1));
    if (cell) split(game, target, cell);
  }
}

/** The components that a twin does not copy. */
const notCopied: readonly ComponentName[] = ['Identity', 'Position', 'Condition', 'Intent'];

/** Puts a copy of an actor on a cell, without its items. Each of the two has half of the health. */
function split(game: Game, actor: number, cell: Cell): void {
  const { stores } = game;
  const twin = spawn(game, kindOf(game, actor));
  for (const component of componentNames) {
    if (notCopied.includes(component) || !has(game, twin, component)) continue;
    // The twin of an unmasked mimic has no disguise either.
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
