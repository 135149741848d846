import { addComponent, addEntity, removeComponent } from 'bitecs';
import { disguise } from './actors/disguise.ts';
import { type ComponentName, componentNames, fieldsOf } from './components.ts';
import { rollPacked } from './dice.ts';
import { has, kindOf } from './entity.ts';
import type { Made } from './items/item-generation.ts';
import { type Kind, kindHas } from './kinds.ts';
import { drawsOf, Purpose, rndOf } from './random.ts';
import { growStores, readField, writeField } from './stores.ts';
import type { Game } from './world.ts';

/**
 * Makes an entity of a kind; it is not on any floor yet. Every field of its components gets a value,
 * because bitECS reuses entity ids and the columns still contain old values.
 */
export function spawn(game: Game, kind: Kind): number {
  const { world, stores } = game;
  const { Identity, Health, Strength, Hunger, Item, Stack, Stick, Triggers } = stores;
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
  if (kindHas(kind, 'Health')) {
    addBlank(game, entity, 'Intent');
    addBlank(game, entity, 'Condition');
    Health.max[entity] += rollPacked(Health.dice[entity], rnd);
    Health.current[entity] = Health.max[entity];
    if (kindHas(kind, 'Triggers')) Triggers.health[entity] = Health.max[entity];
  }
  if (kindHas(kind, 'Strength')) {
    if (rnd(100) < Strength.gifted[entity]) Strength.now[entity] = 19 + rnd(100);
    Strength.best[entity] = Strength.now[entity];
  }
  if (kindHas(kind, 'Hunger') && Hunger.energy[entity] === 0) {
    Hunger.energy[entity] = Hunger.max[entity];
  }
  if (kindHas(kind, 'Stick')) {
    const { least, most } = Stick;
    Stick.charges[entity] = least[entity] + rnd(most[entity] - least[entity] + 1);
  }
  if (kindHas(kind, 'Item')) Item.order[entity] = game.nextOrder++;
  if (kindHas(kind, 'Stack')) Stack.group[entity] = seq;
  return entity;
}

/** Adds a component with 0 in every field. */
function addBlank(game: Game, entity: number, component: ComponentName): void {
  addComponent(game.world, entity, game.stores[component]);
  for (const [field] of fieldsOf(component)) writeField(game.stores, component, field, entity, 0);
}

/**
 * Makes a copy of an entity; it is not on any floor yet, and carries and wears nothing. It has the
 * components of its kind that the original still has. Those in `except` keep their initial values.
 */
export function copyEntity(
  game: Game,
  entity: number,
  except: readonly ComponentName[] = [],
): number {
  const { world, stores } = game;
  const copy = spawn(game, kindOf(game, entity));
  for (const component of componentNames) {
    if (component === 'Identity' || except.includes(component) || !has(game, copy, component))
      continue;
    if (!has(game, entity, component)) {
      // For example, an unmasked mimic has lost its disguise.
      removeComponent(world, copy, stores[component]);
      continue;
    }
    for (const [field, { kind }] of fieldsOf(component)) {
      if (kind === 'entity') continue;
      writeField(stores, component, field, copy, readField(stores, component, field, entity));
    }
  }
  return copy;
}

/** Makes a monster. A monster with `Disguise` gets a random one. */
export function spawnMonster(game: Game, kind: Kind, depth: number): number {
  const monster = spawn(game, kind);
  if (kindHas(kind, 'Disguise')) disguise(game, monster, depth);
  return monster;
}

/** Makes an item with its random properties; it is not on any floor yet. */
export function spawnItem(game: Game, made: Made): number {
  const item = spawn(game, made.kind);
  const { Item, Weapon, Armour, Gold, Ring } = game.stores;
  Item.level[item] = made.level ?? 1;
  Item.count[item] = made.count ?? 1;
  Item.cursed[item] = Number(made.cursed ?? false);
  if (has(game, item, 'Weapon')) {
    Weapon.hit[item] = made.hit ?? 0;
    Weapon.damage[item] = made.damage ?? 0;
  }
  if (has(game, item, 'Armour')) Armour.defence[item] += made.defence ?? 0;
  if (has(game, item, 'Ring')) Ring.bonus[item] = made.bonus ?? 0;
  if (has(game, item, 'Gold')) Gold.value[item] = made.value ?? 0;
  return item;
}
