import { directions } from '../../dungeon/grid.ts';
import { cellsApart } from '../../dungeon/line.ts';
import { firstStep } from '../../dungeon/paths.ts';
import { flight } from '../../game/actions/throw.ts';
import { isFree, monstersHere } from '../../game/actors/actors.ts';
import { recoverOneTurn } from '../../game/actors/conditions.ts';
import { allowsStep } from '../../game/actors/movement.ts';
import { takeActions } from '../../game/actors/speed.ts';
import type { Campaign } from '../../game/campaign.ts';
import { cellOf, has } from '../../game/entity.ts';
import { moveActor } from '../../game/floors/occupancy.ts';
import { Purpose } from '../../game/random.ts';
import { happens } from '../../game/roll.ts';
import { order, run } from '../../game/systems/turn-order.ts';
import type { Game } from '../../game/world.ts';
import { longestFight } from '../../trials/hero-tactics.ts';
import { DamageMeter } from './damage-meter.ts';
import { type FightOutcome, hallGame, placeMonsters } from './hall.ts';
import type { MonsterSide } from './matchup.ts';
import { Sides } from './sides.ts';

/** One fight between monsters. The monsters of `first` act first in each turn. */
export function monsterFight(
  campaign: Campaign,
  first: MonsterSide,
  second: MonsterSide,
  seed: string,
): FightOutcome {
  const game = hallGame(campaign, seed, 'absent');
  const { actions } = game.stores.Identity;
  const sides = new Sides(game);
  placeMonsters(game, first, 0);
  sides.join(0);
  placeMonsters(game, second, 1);
  sides.join(1);
  const meter = new DamageMeter(game, (actor) => sides.of(actor));
  game.probe = {
    enter(system) {
      sides.enter(system);
      meter.enter();
    },
    ran: (monster, power) => sides.ran(monster, power),
    leave(system) {
      sides.leave();
      meter.leave(system);
    },
  };
  const isOver = () => sides.living(0).length === 0 || sides.living(1).length === 0;
  while (!isOver() && game.turn < longestFight) {
    game.turn++;
    game.events = [];
    run(game, order.recovery);
    for (const actor of monstersHere(game)) {
      const enemySide = sides.of(actor) === 0 ? 1 : 0;
      const count = has(game, actor, 'Dead') ? 0 : takeActions(game, actor);
      for (let n = 0; n < count && !has(game, actor, 'Dead'); n++) {
        // Another action in the same turn gets new rolls.
        actions[actor] = n;
        act(game, actor, sides.living(enemySide));
      }
      actions[actor] = 0;
    }
    run(game, order.world);
  }
  return { winner: winnerOf(sides), turns: game.turn, taken: meter.taken };
}

/** The side with living monsters; null if both or none have some. */
function winnerOf(sides: Sides): FightOutcome['winner'] {
  const isFirstAlive = sides.living(0).length > 0;
  const isSecondAlive = sides.living(1).length > 0;
  if (isFirstAlive === isSecondAlive) return null;
  return isFirstAlive ? 0 : 1;
}

/**
 * A monster attacks its nearest enemy, throws at an enemy in line, or steps towards the nearest.
 */
function act(game: Game, actor: number, enemies: readonly number[]): void {
  const { Condition } = game.stores;
  if (Condition.helpless[actor] > 0) {
    recoverOneTurn(game, actor);
    return;
  }
  const here = cellOf(game, actor);
  const distanceTo = (enemy: number) => cellsApart(here, cellOf(game, enemy));
  const [target] = [...enemies].sort((a, b) => distanceTo(a) - distanceTo(b));
  if (target === undefined) return;
  const there = cellOf(game, target);
  const [dx, dy] = [there.x - here.x, there.y - here.y];
  if (distanceTo(target) === 1 && allowsStep(game, here, dx, dy)) {
    attack(game, { attacker: actor, target, by: 'hand' });
    return;
  }
  const thrownAt = throwTarget(game, actor, enemies);
  if (thrownAt !== 0) {
    attack(game, { attacker: actor, target: thrownAt, by: 'missile' });
    return;
  }
  if (has(game, actor, 'Rooted') || Condition.held[actor] > 0) return;
  const step = firstStep(
    game.floor.grid,
    here,
    there,
    directions,
    (x, y) => isFree(game, x, y),
    (x, y, stepX, stepY) => allowsStep(game, { x, y }, stepX, stepY),
  );
  if (step) moveActor(game, actor, here.x + step.dx, here.y + step.dy);
}

/** Resolves an attack with the systems of the rules. */
function attack(game: Game, attack: Game['pending']['attacks'][number]): void {
  game.pending.attacks.push(attack);
  run(game, order.attacks);
}

/** The enemy that the actor's missile would hit now; 0 for none, or if the actor does not throw. */
function throwTarget(game: Game, actor: number, enemies: readonly number[]): number {
  const { Throws } = game.stores;
  if (!has(game, actor, 'Throws')) return 0;
  if (!happens(game, actor, Purpose.hurling, 0, Throws.chance[actor])) return 0;
  const here = cellOf(game, actor);
  for (const { dx, dy } of directions) {
    const { target } = flight(game, here, dx, dy);
    if (!enemies.includes(target)) continue;
    const distance = cellsApart(here, cellOf(game, target));
    if (distance >= 2 && distance <= Throws.range[actor]) return target;
  }
  return 0;
}
