import type { Cell } from '../../dungeon/grid.ts';
import { fall } from '../actions/throw.ts';
import { isSeen } from '../actors.ts';
import { bareSkin } from '../armour-class.ts';
import { floorAt } from '../campaign.ts';
import { ammunition, type TrapEffect, trapEffects } from '../components.ts';
import { addTo } from '../conditions.ts';
import { takeDamage } from '../death.ts';
import { rollDice } from '../dice.ts';
import { teleport, weaken } from '../effects.ts';
import { cellOf, has, kindOf } from '../entity.ts';
import { levelOf } from '../fighters.ts';
import { trapAt } from '../floor-contents.ts';
import { enterFloor } from '../floors.ts';
import { revealTrap } from '../hero-memory.ts';
import { hits } from '../hit-and-damage.ts';
import { reportInjury } from '../injury.ts';
import { fieldOf } from '../kinds.ts';
import { say } from '../log.ts';
import { Purpose, type Rnd } from '../random.ts';
import { rollsOf } from '../roll.ts';
import { spawnItem } from '../spawn.ts';
import type { Game } from '../world.ts';

/**
 * Traps: springs the trap under each actor that has stepped on one. The hero learns of its own traps
 * and of those that spring in its field of view.
 */
export function traps(game: Game): void {
  const { Trap } = game.stores;
  for (const actor of game.pending.treaders) {
    const at = cellOf(game, actor);
    const trap = trapAt(game, at.x, at.y);
    if (!trap || has(game, actor, 'Dead')) continue;
    const kind = kindOf(game, trap).id;
    if (actor === game.hero || isInView(game, at)) {
      revealTrap(game, trap);
      game.events.push({ type: 'sprung', at, kind });
    }
    const rnd = rollsOf(game, actor, Purpose.trap);
    effects[trapEffects[Trap.does[trap]]](game, actor, rnd, kind);
  }
  game.pending.treaders.length = 0;
}

function isInView(game: Game, { x, y }: Cell): boolean {
  return game.floor.sight.visible[y * game.floor.grid.width + x] === 1;
}

const bearTurns = 3;
const gasTurns = 5;

const effects: Record<TrapEffect, (game: Game, actor: number, rnd: Rnd, kind: string) => void> = {
  trapdoor(game, actor) {
    const below = game.floor.depth + 1;
    if (actor !== game.hero || !floorAt(game.campaign, below)) return;
    say(game, 'important', 'trapdoor');
    enterFloor(game, below);
    game.events.push({ type: 'changedFloor', depth: below });
  },

  bear(game, actor) {
    const { Condition } = game.stores;
    addTo(Condition.stuck, actor, bearTurns);
    if (actor === game.hero) say(game, 'important', 'bearTrap');
  },

  gas(game, actor) {
    const { Condition } = game.stores;
    addTo(Condition.helpless, actor, gasTurns);
    if (actor === game.hero) say(game, 'important', 'gasTrap');
  },

  arrow(game, actor, rnd, kind) {
    const damage = rollDice({ count: 1, sides: 6 }, rnd);
    if (hits(levelOf(game, actor) - 1, bareSkin, 1, 1 + rnd(20))) {
      if (actor === game.hero) say(game, 'enemyHits', 'arrowHits', { damage });
      return injure(game, actor, damage, kind);
    }
    if (actor === game.hero) say(game, 'normal', 'arrowMisses');
    const arrow = game.campaign.kinds.find(
      (one) => ammunition[fieldOf(one, 'Missile', 'fits')] === 'arrow',
    );
    if (arrow) fall(game, spawnItem(game, { kind: arrow }), cellOf(game, actor));
  },

  teleport(game, actor) {
    if (actor === game.hero) say(game, 'important', 'teleported');
    teleport(game, actor);
  },

  dart(game, actor, rnd, kind) {
    const damage = rollDice({ count: 1, sides: 4 }, rnd);
    if (!hits(levelOf(game, actor) + 1, bareSkin, 1, 1 + rnd(20))) {
      if (actor === game.hero) say(game, 'normal', 'dartMisses');
      return;
    }
    if (actor === game.hero) say(game, 'enemyHits', 'dartHits', { damage });
    weaken(game, actor, 1, rnd);
    injure(game, actor, damage, kind);
  },
};

/** Damage by a trap. Armour does not protect from it. */
function injure(game: Game, actor: number, damage: number, kind: string): void {
  if (actor === game.hero || isSeen(game, actor)) reportInjury(game, actor, damage);
  takeDamage(game, actor, damage, kind);
}
