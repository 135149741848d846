import { addComponent, addEntity } from 'bitecs';
import { type ComponentName, fieldsOf } from './components.ts';
import { rollDice, unpackDice } from './dice.ts';
import { disguise } from './disguise.ts';
import { has } from './entity.ts';
import type { Made } from './item-generation.ts';
import { hasComponent, type Kind } from './kinds.ts';
import { drawsOf, Purpose, rndOf } from './random.ts';
import { growStores, writeField } from './stores.ts';
import type { Game } from './world.ts';

/**
 * Makes an entity of a kind; it is not on any floor yet. Every field of its components gets a value,
 * because bitECS reuses entity ids and the columns still contain old values.
 */
export function spawn(game: Game, kind: Kind): number {
  const { world, stores } = game;
  const { Identity, Health, Strength, Hunger, Item, Stack } = stores;
  const entity = addEntity(world);
  growStores(stores, entity);
  const seq = game.nextSeq++;
  addComponent(world, entity, Identity);
  Identity.seq[entity] = seq;
  Identity.kind[entity] = game.campaign.kinds.indexOf(kind);
  Identity.actions[entity] = 0;
  for (const { name, fields } of kind.components) {
    addComponent(world, entity, stores[name]);
    for (const field in fields) writeField(stores, name, field, entity, fields[field]);
  }

  const rnd = rndOf(drawsOf(game.key, 0, Purpose.making, seq));
  if (hasComponent(kind, 'Health')) {
    addBlank(game, entity, 'Intent');
    addBlank(game, entity, 'Condition');
    for (const dice of unpackDice(Health.dice[entity])) Health.max[entity] += rollDice(dice, rnd);
    Health.current[entity] = Health.max[entity];
  }
  if (hasComponent(kind, 'Strength')) {
    if (rnd(100) < Strength.gifted[entity]) Strength.now[entity] = 19 + rnd(100);
    Strength.best[entity] = Strength.now[entity];
  }
  if (hasComponent(kind, 'Hunger') && Hunger.energy[entity] === 0) {
    Hunger.energy[entity] = Hunger.max[entity];
  }
  if (hasComponent(kind, 'Item')) Item.order[entity] = game.nextOrder++;
  if (hasComponent(kind, 'Stack')) Stack.group[entity] = seq;
  return entity;
}

/** Adds a component with 0 in every field. */
function addBlank(game: Game, entity: number, component: ComponentName): void {
  addComponent(game.world, entity, game.stores[component]);
  for (const [field] of fieldsOf(component)) writeField(game.stores, component, field, entity, 0);
}

/** Makes a monster. A monster with `Disguise` gets a random one. */
export function spawnMonster(game: Game, kind: Kind, depth: number): number {
  const monster = spawn(game, kind);
  if (hasComponent(kind, 'Disguise')) disguise(game, monster, depth);
  return monster;
}

/** Makes an item with its random properties; it is not on any floor yet. */
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
