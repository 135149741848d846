import { addComponent, addEntity } from 'bitecs';
import { rollDice } from './dice.ts';
import { has } from './entity.ts';
import { type Floor, Presence } from './floor.ts';
import { hasComponent, type Kind } from './kinds.ts';
import { fill, mouldOf } from './moulds.ts';
import type { Made } from './population.ts';
import { drawsOf, Purpose, rndOf } from './random.ts';
import { type Game, makeRoomFor } from './world.ts';

/** Makes an entity of a kind, nowhere yet. Every field of every component it has is set. */
export function spawn(game: Game, kind: Kind): number {
  const { world, stores } = game;
  const entity = addEntity(world);
  makeRoomFor(game, entity);
  game.presence[entity] = Presence.none;
  const mould = mouldOf(stores, game.campaign, kind);
  for (let n = 0; n < mould.stores.length; n++) addComponent(world, entity, mould.stores[n]);
  fill(mould, entity);

  const { Health, Hunger, Identity, Item, Stack, Strength } = stores;
  const { dice, has } = mould;
  const seq = game.nextSeq++;
  Identity.seq[entity] = seq;
  const rolls = dice.length > 0 || has.Strength;
  const rnd = rolls ? rndOf(drawsOf(game.key, 0, Purpose.making, seq)) : noRoll;
  if (has.Health) {
    for (const one of dice) Health.max[entity] += rollDice(one, rnd);
    Health.current[entity] = Health.max[entity];
  }
  if (has.Strength) {
    if (rnd(100) < Strength.gifted[entity]) Strength.now[entity] = 19 + rnd(100);
    Strength.best[entity] = Strength.now[entity];
  }
  if (has.Hunger && Hunger.energy[entity] === 0) Hunger.energy[entity] = Hunger.max[entity];
  if (has.Item) Item.order[entity] = game.nextOrder++;
  if (has.Stack) Stack.group[entity] = seq;
  return entity;
}

export function noRoll(): number {
  return 0;
}

/** Lays an entity on a cell of a floor. Actors also take the cell: see `placeActor`. */
export function layAt(game: Game, entity: number, floor: Floor, x: number, y: number): void {
  const { Position } = game.stores;
  addComponent(game.world, entity, Position);
  Position.x[entity] = x;
  Position.y[entity] = y;
  Position.depth[entity] = floor.depth;
}

/** Makes a monster; one that goes in disguise chooses it. */
export function spawnMonster(game: Game, kind: Kind, depth: number): number {
  const monster = spawn(game, kind);
  if (!hasComponent(kind, 'Disguise')) return monster;
  const { Disguise, Identity } = game.stores;
  const rnd = rndOf(drawsOf(game.key, 1, Purpose.making, Identity.seq[monster]));
  const { kinds } = game.campaign;
  const looks = kinds.filter((one) => !hasComponent(one, 'Food'));
  const groups = [...new Set(looks.flatMap(({ spawn: { item } }) => item?.group ?? []))];
  const some = groups.map((group) => looks.filter(({ spawn: { item } }) => item?.group === group));
  const choices = [
    ...some.map((list) => kinds.indexOf(list[rnd(list.length)])),
    ...kinds.flatMap((one, index) => (hasComponent(one, 'Gold') ? index : [])),
    ...kinds.flatMap(({ spawn: { from } }, index) => (depth >= (from ?? Infinity) ? index : [])),
    asStairs,
  ];
  Disguise.as[monster] = choices[rnd(choices.length)];
  return monster;
}

/** A disguise that is no item but stairs down: the number of the hero's kind, which nobody mimics. */
export const asStairs = 0;

/** Makes an item as it was planned, nowhere yet. */
export function spawnItem(game: Game, made: Made): number {
  const item = spawn(game, made.kind);
  const { Item, Weapon, Armour, Gold } = game.stores;
  Item.level[item] = made.level ?? 1;
  Item.count[item] = made.count ?? 1;
  Item.cursed[item] = Number(made.cursed ?? false);
  if (has(game, item, 'Weapon')) {
    Weapon.hit[item] = made.hit ?? 0;
    Weapon.damage[item] = made.damage ?? 0;
  }
  if (has(game, item, 'Armour')) Armour.defence[item] += made.defence ?? 0;
  if (has(game, item, 'Gold')) Gold.value[item] = made.value ?? 0;
  return item;
}
