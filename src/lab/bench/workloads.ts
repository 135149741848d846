import { addComponent } from 'bitecs';
import { directions, roomWith } from '../../dungeon/grid.ts';
import { clearSight } from '../../dungeon/sight.ts';
import { actorAt, isFree, monstersHere } from '../../game/actors.ts';
import { kindById } from '../../game/campaign.ts';
import { type ComponentName, fieldsOf, writeField } from '../../game/components.ts';
import { die } from '../../game/damage.ts';
import { cellOf, heroCell } from '../../game/entity.ts';
import { unknown } from '../../game/floor.ts';
import { isWay } from '../../game/movement.ts';
import { moveActor } from '../../game/occupancy.ts';
import { clear } from '../../game/pending.ts';
import { vigil } from '../../game/roster.ts';
import { layAt, spawn } from '../../game/spawn.ts';
import { type SystemName, systems } from '../../game/systems/order.ts';
import { feelHero } from '../../game/systems/steps.ts';
import type { Game, System } from '../../game/world.ts';
import type { StockKind } from '../crowds/lab-bundles.ts';

/** So many at most step on traps, or pick up: in play only the hero does. */
export const mostAtOnce = 100;

/** Of the monsters, one in so many dies where the dead are the work, and so many at most. */
export const deathRate = 100;
export const mostDead = 1000;

/**
 * Leaves work for one system in a crowd that has begun, as much of it as there can be: for everybody
 * there, or for as many as the constants above allow. What a campaign's monsters lack they are lent.
 */
export const chores: Readonly<Record<SystemName, (game: Game) => void>> = {
  /** One command: there is never more. */
  input(game) {
    const here = heroCell(game);
    const way = directions.find(
      ({ dx, dy }) => isWay(game, here, dx, dy) && isFree(game, here.x + dx, here.y + dy),
    );
    game.pending.command = way ? { type: 'move', ...way } : { type: 'wait' };
  },

  ai(game) {
    feelHero(game);
    const awake = vigil(game);
    const { initiative } = game.campaign.rules;
    game.pending.thinkers = initiative === 'newest' ? awake.toReversed() : [...awake];
    game.pending.thinker = 0;
  },

  actions(game) {
    chores.ai(game);
    const acting: number[] = [];
    letAllThink(game, systems.ai, (actor) => acting.push(actor));
    for (const actor of acting) game.pending.actors.push(actor);
  },

  /** Everyone beside someone strikes. */
  combat(game) {
    for (const attacker of monstersHere(game)) {
      const target = neighbourOf(game, attacker);
      if (target) game.pending.blows.push({ attacker, target });
    }
  },

  splits(game) {
    for (const monster of monstersHere(game)) lend(game, monster, 'Splits', { chance: 50 });
    fight(game);
  },

  powers(game) {
    const poison = { damage: 1, turns: 5 };
    for (const monster of monstersHere(game)) lend(game, monster, 'Poison', poison);
    fight(game);
  },

  /** A trap under everyone, and some step on theirs. */
  traps(game) {
    const monsters = monstersHere(game);
    for (const monster of monsters) layUnder(game, 'stock-trap', monster);
    for (const monster of some(monsters, mostAtOnce)) game.pending.treaders.push(monster);
  },

  /** Gold under everyone, and some pick theirs up. */
  pickup(game) {
    const monsters = monstersHere(game);
    for (const monster of monsters) {
      game.stores.Gold.value[layUnder(game, 'stock-gold', monster)] = 1;
    }
    for (const monster of some(monsters, mostAtOnce)) game.pending.pickers.push(monster);
  },

  explosions(game) {
    const explodes = { damage: 1, radius: 1 };
    for (const monster of doomed(game)) {
      lend(game, monster, 'Explodes', explodes);
      die(game, monster);
    }
  },

  /** The dead leave gold. */
  remains(game) {
    for (const monster of doomed(game)) {
      lend(game, monster, 'GoldThief', {});
      die(game, monster);
    }
  },

  level(game) {
    for (const victim of doomed(game)) {
      die(game, victim);
      game.pending.kills.push({ killer: game.hero, victim });
    }
  },

  victory() {},

  /** As if the hero had come into every room at once. */
  arrival(game) {
    for (const room of game.floor.rooms) game.pending.rooms.push(room);
  },

  healing(game) {
    const { Health } = game.stores;
    for (const actor of actorsHere(game)) {
      lend(game, actor, 'Recovery', { quiet: 1000 });
      lend(game, actor, 'Mends', { turns: 1 });
      Health.current[actor] = Math.max(1, Health.max[actor] >> 1);
    }
  },

  fainting(game) {
    const hunger = { max: 1000, energy: 1000, mode: 1 };
    for (const actor of actorsHere(game)) lend(game, actor, 'Hunger', hunger);
  },

  hunger(game) {
    const { Health } = game.stores;
    for (const actor of actorsHere(game)) {
      lend(game, actor, 'Hunger', { max: 100, energy: 50, mode: 0 });
      Health.current[actor] = Math.max(1, Health.max[actor] >> 1);
    }
  },

  /** Everyone is poisoned and confused. */
  conditions(game) {
    const { Condition } = game.stores;
    for (const actor of actorsHere(game)) {
      lend(game, actor, 'Poisoned', { turns: 5, damage: 1 });
      Condition.confused[actor] = 5;
    }
  },

  wanderers(game) {
    game.nextWanderer = game.turn;
  },

  /** As if the hero had just opened his eyes. */
  fov(game) {
    const { floor } = game;
    const { x, y } = heroCell(game);
    const room = roomWith(floor.rooms, x, y);
    if (room) game.pending.rooms.push(room);
    for (const monster of floor.shown) game.stores.AI.shown[monster] = 0;
    floor.shown = [];
    floor.memory.fill(unknown);
    floor.rememberedItems.fill(0);
    clearSight(floor.sight);
  },

  /** Everyone may notice the hero who stands beside him: he is surrounded. */
  notice(game) {
    const here = heroCell(game);
    const monsters = monstersHere(game);
    for (const { dx, dy } of directions) {
      const monster = monsters.pop();
      if (monster === undefined || !isFree(game, here.x + dx, here.y + dy)) continue;
      moveActor(game, monster, here.x + dx, here.y + dy);
    }
  },
};

/**
 * Lets `ai` work until all have thought: it stops at each who wants to act, so that the next one sees
 * what came of it. Here nothing does; who wants to act is told to `acts` and no longer pending.
 */
export function letAllThink(game: Game, ai: System, acts?: (actor: number) => void): void {
  const { pending } = game;
  while (pending.thinkers.length > 0) {
    const { thinker } = pending;
    ai(game);
    if (pending.thinkers.length > 0 && pending.thinker === thinker) {
      throw new UnaskedError();
    }
    if (acts) for (const actor of pending.actors) acts(actor);
    clear(pending.actors);
  }
}

/** A turn would never end. */
export class UnaskedError extends Error {
  constructor() {
    super('it leaves the next of pending.thinkers without a thought, and the turn would never end');
  }
}

function actorsHere(game: Game): number[] {
  return [game.hero, ...monstersHere(game)];
}

/** Up to `most` of a list, from all over it. */
function some(actors: readonly number[], most: number): number[] {
  const count = Math.min(most, actors.length);
  return Array.from({ length: count }, (_, n) => actors[Math.floor((n * actors.length) / count)]);
}

function doomed(game: Game): number[] {
  const monsters = monstersHere(game);
  return some(monsters, Math.min(mostDead, Math.ceil(monsters.length / deathRate)));
}

/** An actor that this one could strike, 0 for none. */
function neighbourOf(game: Game, actor: number): number {
  const here = cellOf(game, actor);
  for (const { dx, dy } of directions) {
    const other = actorAt(game, here.x + dx, here.y + dy);
    if (other && isWay(game, here, dx, dy)) return other;
  }
  return 0;
}

/** Hit points with which a blow is survived. */
const sturdy = 500;

/** Everyone beside someone has struck, and nobody died of it; what it comes to waits. */
function fight(game: Game): void {
  const { Health } = game.stores;
  for (const monster of monstersHere(game)) {
    Health.max[monster] = sturdy;
    Health.current[monster] = sturdy;
  }
  chores.combat(game);
  systems.combat(game);
}

function layUnder(game: Game, kind: StockKind, actor: number): number {
  const { x, y } = cellOf(game, actor);
  const thing = spawn(game, kindById(game.campaign, kind));
  layAt(game, thing, game.floor, x, y);
  return thing;
}

/** Gives an entity a component; fields that are not stated begin as they do in a bundle. */
function lend(
  game: Game,
  entity: number,
  component: ComponentName,
  fields: Readonly<Record<string, number>>,
): void {
  addComponent(game.world, entity, game.stores[component]);
  for (const [name, { start = 0 }] of fieldsOf(component)) {
    writeField(game.stores, component, name, entity, fields[name] ?? start);
  }
}
