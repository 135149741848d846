import { bareSkin } from '../armour-class.ts';
import { hits } from '../attack-damage.ts';
import { floorAt } from '../campaign.ts';
import { ammunition, type TrapEffect, trapEffects } from '../components.ts';
import { addTo } from '../condition.ts';
import { takeDamage } from '../death.ts';
import { rollDice } from '../dice.ts';
import { teleport, weaken } from '../effects.ts';
import { cellOf, has, kindOf } from '../entity.ts';
import { levelOf } from '../fighters.ts';
import { fall, trapAt } from '../floor-contents.ts';
import { enterFloor } from '../floors.ts';
import { reportInjury } from '../injury.ts';
import { fieldOf } from '../kinds.ts';
import { say } from '../log.ts';
import { Purpose, type Rnd } from '../random.ts';
import { rollsOf } from '../roll.ts';
import { spawnItem } from '../spawn.ts';
import type { Game } from '../world.ts';

/** Traps: springs the trap under each actor that has stepped on one, which also reveals it. */
export function traps(game: Game): void {
  const { Trap, Identity } = game.stores;
  for (const actor of game.pending.treaders) {
    const at = cellOf(game, actor);
    const trap = trapAt(game, at.x, at.y);
    if (!trap || has(game, actor, 'Dead')) continue;
    Trap.found[trap] = 1;
    // The hero remembers the trap at once, because the trap may take it away.
    const cell = at.y * game.floor.grid.width + at.x;
    game.floor.memory[cell] = game.floor.grid.tiles[cell];
    game.floor.rememberedItems[cell] = Identity.kind[trap];
    const kind = kindOf(game, trap).id;
    game.events.push({ type: 'sprung', at, kind });
    const rnd = rollsOf(game, actor, Purpose.trap);
    effects[trapEffects[Trap.does[trap]]](game, actor, rnd, kind);
  }
  game.pending.treaders.length = 0;
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
    say(game, 'important', 'bearTrap');
  },

  gas(game, actor) {
    const { Condition } = game.stores;
    addTo(Condition.helpless, actor, gasTurns);
    say(game, 'important', 'gasTrap');
  },

  arrow(game, actor, rnd, kind) {
    const damage = rollDice({ count: 1, sides: 6 }, rnd);
    if (hits(levelOf(game, actor) - 1, bareSkin, 1, 1 + rnd(20))) {
      say(game, 'enemyHits', 'arrowHits', { damage });
      return injure(game, actor, damage, kind);
    }
    say(game, 'normal', 'arrowMisses');
    const arrow = game.campaign.kinds.find(
      (one) => ammunition[fieldOf(one, 'Missile', 'fits')] === 'arrow',
    );
    if (arrow) fall(game, spawnItem(game, { kind: arrow }), cellOf(game, actor));
  },

  teleport(game, actor) {
    say(game, 'important', 'teleported');
    teleport(game, actor);
  },

  dart(game, actor, rnd, kind) {
    const damage = rollDice({ count: 1, sides: 4 }, rnd);
    if (!hits(levelOf(game, actor) + 1, bareSkin, 1, 1 + rnd(20))) {
      return say(game, 'normal', 'dartMisses');
    }
    say(game, 'enemyHits', 'dartHits', { damage });
    weaken(game, actor, 1, rnd);
    injure(game, actor, damage, kind);
  },
};

/** Damage by a trap. Armour does not protect from it. */
function injure(game: Game, actor: number, damage: number, kind: string): void {
  reportInjury(game, actor, damage);
  takeDamage(game, actor, damage, kind);
}
