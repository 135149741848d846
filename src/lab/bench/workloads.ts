import { addComponent } from 'bitecs';
import { directions } from '../../dungeon/grid.ts';
import { roomWith } from '../../dungeon/rooms.ts';
import { actorAt, actorsHere, isFree, monstersHere } from '../../game/actors/actors.ts';
import { monstersToThink } from '../../game/actors/monster-order.ts';
import { allowsStep } from '../../game/actors/movement.ts';
import { kindById } from '../../game/campaign.ts';
import { die } from '../../game/combat/death.ts';
import { type ComponentName, fieldsOf } from '../../game/components.ts';
import { cellOf, heroCell } from '../../game/entity.ts';
import { unknown } from '../../game/floors/floor.ts';
import { moveActor, placeThing } from '../../game/floors/occupancy.ts';
import { takeTurn } from '../../game/game.ts';
import { spawn } from '../../game/spawn.ts';
import { writeField } from '../../game/stores.ts';
import { type SystemName, systems } from '../../game/systems/turn-order.ts';
import type { Game, System } from '../../game/world.ts';
import type { LabKind } from '../crowds/lab-bundles.ts';
import { AlternativeError } from '../placed-error.ts';
import { evenlySpaced } from './evenly-spaced.ts';
import { type MeasuredTurn, statesOfTurn } from './states.ts';
import type { Subject } from './subjects.ts';

/**
 * Workloads for systems: a crowd with as much pending work as a system can have. A system without
 * an entry in `workloads` is measured as it is first called in a turn of the crowd, so a new system
 * needs no entry.
 */

/** The most monsters that step on traps or pick up. In play only the hero does so. */
export const mostAtOnce = 100;
/** One in `deathRate` monsters dies, at most `mostDead`. */
export const deathRate = 100;
export const mostDead = 1000;

/** Fills the queue of a system and adds the components that it processes. */
const workloads: Partial<Record<SystemName, (game: Game) => void>> = {
  ai(game) {
    game.pending.thinkers = monstersToThink(game);
  },
  actions(game) {
    workloads.ai?.(game);
    for (const actor of letAllThink(game, systems.ai)) game.pending.actors.push(actor);
  },
  combat: attackNeighbours,
  splits(game) {
    addToAll(game, monstersHere(game), 'Splits', { chance: 50 });
    fight(game);
  },
  powers(game) {
    addToAll(game, monstersHere(game), 'Poison', { damage: 1, turns: 5 });
    fight(game);
  },
  traps(game) {
    const monsters = monstersHere(game);
    for (const monster of monsters) placeUnder(game, 'lab-trap', monster);
    game.pending.treaders.push(...evenlySpaced(monsters, mostAtOnce));
  },
  pickup(game) {
    const monsters = monstersHere(game);
    for (const monster of monsters) {
      game.stores.Gold.value[placeUnder(game, 'lab-gold', monster)] = 1;
    }
    game.pending.pickers.push(...evenlySpaced(monsters, mostAtOnce));
  },
  triggers(game) {
    const { Health, Identity } = game.stores;
    const herald = game.campaign.kinds.indexOf(kindById(game.campaign, 'lab-herald'));
    halveHealth(game);
    for (const monster of monstersHere(game)) {
      Identity.kind[monster] = herald;
      addToAll(game, [monster], 'Triggers', { health: Health.max[monster] });
    }
  },
  explosions(game) {
    killSome(game, 'Explodes', { damage: 1, radius: 1 });
  },
  remains(game) {
    killSome(game, 'GoldThief');
  },
  rewards(game) {
    game.pending.kills.push(...killSome(game));
  },
  noticeInRooms(game) {
    game.pending.rooms.push(...game.floor.rooms);
  },
  healing(game) {
    addToAll(game, actorsHere(game), 'Recovery', { quiet: 1000 });
    addToAll(game, actorsHere(game), 'Mends', { turns: 1 });
    halveHealth(game);
  },
  fainting: (game) =>
    addToAll(game, actorsHere(game), 'Hunger', { max: 1000, energy: 1000, mode: 1 }),
  hunger(game) {
    addToAll(game, actorsHere(game), 'Hunger', { max: 100, energy: 50, mode: 0 });
    halveHealth(game);
  },
  poison: (game) => addToAll(game, actorsHere(game), 'Poisoned', { turns: 5, damage: 1 }),
  conditions(game) {
    const { Condition } = game.stores;
    for (const actor of actorsHere(game)) Condition.hasted[actor] = 5;
  },
  rings(game) {
    addToAll(game, actorsHere(game), 'Gear', {});
    for (const actor of actorsHere(game)) {
      game.stores.Gear.left[actor] = spawn(
        game,
        kindById(game.campaign, 'lab-ring' satisfies LabKind),
      );
    }
    halveHealth(game);
  },
  wanderers(game) {
    game.nextWanderer = game.turn;
  },
  /** The first look at the floor. */
  fov(game) {
    const { floor } = game;
    const { x, y } = heroCell(game);
    const room = roomWith(floor.rooms, x, y);
    if (room) game.pending.rooms.push(room);
    floor.memory.tiles.fill(unknown);
    floor.memory.things.fill(0);
  },
  /** The hero is surrounded. */
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

/** Turns that the hero of a crowd waits before the measurement. */
const settlingTurns = 2;

/** A crowd with work for a system, or before a turn of waiting. Changes the game. */
export function crowdMoment(subject: Subject, game: Game): MeasuredTurn {
  const command = { type: 'wait' } as const;
  for (let turn = 0; turn < settlingTurns; turn++) takeTurn(game, command);
  game.events = [];
  if (subject === 'turn') return { game, command };
  const fill = workloads[subject];
  if (!fill) {
    const [first] = statesOfTurn(subject, { game, command });
    return { game: first?.() ?? game, command };
  }
  game.turn++;
  fill(game);
  const drive = (played: Game, ai: System) => void letAllThink(played, ai);
  return { game, command, ...(subject === 'ai' && { drive }) };
}

/**
 * Calls `ai` until all thinkers have decided. `ai` stops at each actor that wants to act; the
 * action is removed and not carried out. Returns these actors.
 */
function letAllThink(game: Game, ai: System): number[] {
  const { pending } = game;
  const acting: number[] = [];
  while (pending.thinkers.length > 0) {
    const waiting = pending.thinkers.length;
    ai(game);
    if (pending.thinkers.length === waiting) {
      throw new AlternativeError(
        'it does not process the next of pending.thinkers, so the turn would never end',
      );
    }
    acting.push(...pending.actors);
    pending.actors.length = 0;
  }
  return acting;
}

/** Some monsters die, after the component is added to them. Returns them. */
function killSome(
  game: Game,
  component?: ComponentName,
  fields: Readonly<Record<string, number>> = {},
): number[] {
  const monsters = monstersHere(game);
  const victims = evenlySpaced(
    monsters,
    Math.min(mostDead, Math.ceil(monsters.length / deathRate)),
  );
  if (component) addToAll(game, victims, component, fields);
  for (const victim of victims) die(game, victim);
  return victims;
}

/** Each monster attacks a neighbour, if it has one. */
function attackNeighbours(game: Game): void {
  for (const attacker of monstersHere(game)) {
    const here = cellOf(game, attacker);
    const direction = directions.find(
      ({ dx, dy }) => actorAt(game, here.x + dx, here.y + dy) && allowsStep(game, here, dx, dy),
    );
    if (!direction) continue;
    game.pending.attacks.push({
      attacker,
      target: actorAt(game, here.x + direction.dx, here.y + direction.dy),
      by: 'hand',
    });
  }
}

/** Hit points that survive every attack of a turn. */
const sturdyHealth = 500;

/** Each monster has attacked a neighbour and no monster has died. */
function fight(game: Game): void {
  const { Health } = game.stores;
  for (const monster of monstersHere(game)) {
    Health.max[monster] = sturdyHealth;
    Health.current[monster] = sturdyHealth;
  }
  attackNeighbours(game);
  systems.combat(game);
}

function halveHealth(game: Game): void {
  const { Health } = game.stores;
  for (const actor of actorsHere(game)) {
    Health.current[actor] = Math.max(1, Health.max[actor] >> 1);
  }
}

function placeUnder(game: Game, kind: LabKind, actor: number): number {
  const { x, y } = cellOf(game, actor);
  const thing = spawn(game, kindById(game.campaign, kind));
  placeThing(game, thing, game.floor, x, y);
  return thing;
}

/** Adds a component to entities. Fields that are not given start as in a bundle. */
function addToAll(
  game: Game,
  entities: readonly number[],
  component: ComponentName,
  fields: Readonly<Record<string, number>>,
): void {
  for (const entity of entities) {
    addComponent(game.world, entity, game.stores[component]);
    for (const [name, { start = 0 }] of fieldsOf(component)) {
      writeField(game.stores, component, name, entity, fields[name] ?? start);
    }
  }
}
