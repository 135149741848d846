import { addComponent, removeComponent } from 'bitecs';
import { monstersHere } from '../../game/actors/actors.ts';
import { freeFromGrasp } from '../../game/combat/grasping.ts';
import { type ComponentName, fieldsOf } from '../../game/components.ts';
import { has } from '../../game/entity.ts';
import { keepWithinLimits } from '../../game/field-limits.ts';
import { releaseRing, ringsOf } from '../../game/items/rings.ts';
import { writeField } from '../../game/stores.ts';
import type { Game } from '../../game/world.ts';
import type { ComponentChange, FieldChange, Fields } from './kind-changes.ts';

/** Changes an entity as its kind has changed. */
export function changeEntity(game: Game, entity: number, change: ComponentChange): void {
  const { component } = change;
  if (change.type === 'added') {
    // An entity that the hero has already seen cannot become disguised.
    if (component !== 'Disguise') add(game, entity, component, change.fields);
  } else if (!has(game, entity, component)) return;
  else if (change.type === 'removed') remove(game, entity, component);
  else set(game, entity, change);
}

function add(game: Game, entity: number, component: ComponentName, fields: Fields): void {
  if (has(game, entity, component)) return;
  addComponent(game.world, entity, game.stores[component]);
  for (const [field] of fieldsOf(component)) {
    writeField(game.stores, component, field, entity, fields[field]);
  }
  const { Hunger, Identity, Stack, Strength } = game.stores;
  if (component === 'Strength') Strength.best[entity] = Strength.now[entity];
  if (component === 'Hunger' && Hunger.energy[entity] === 0) {
    Hunger.energy[entity] = Hunger.max[entity];
  }
  if (component === 'Stack') Stack.group[entity] = Identity.seq[entity];
}

function remove(game: Game, entity: number, component: ComponentName): void {
  // The ring still has the power that its wearer loses.
  const { hero } = game;
  if (component === 'Ring' && ringsOf(game, hero).includes(entity)) releaseRing(game, hero, entity);
  removeComponent(game.world, entity, game.stores[component]);
  if (component === 'Grasp') {
    for (const actor of [hero, ...monstersHere(game)]) freeFromGrasp(game, actor);
  }
  const { Gear } = game.stores;
  if (!has(game, hero, 'Gear')) return;
  if (component === 'Weapon' && Gear.weapon[hero] === entity) Gear.weapon[hero] = 0;
  if (component === 'Armour' && Gear.armour[hero] === entity) Gear.armour[hero] = 0;
}

function set(game: Game, entity: number, { component, field, from, to }: FieldChange): void {
  const { Armour } = game.stores;
  const name = `${component}.${field}`;
  // A bundle that leaves these at 0 sets the initial value by another field.
  if (to === 0 && (name === 'Health.max' || name === 'Hunger.energy')) return;
  // The bonus of an armour, or its rust, is its difference from the value of its kind.
  const bonus = name === 'Armour.defence' ? Armour.defence[entity] - from : 0;
  writeField(game.stores, component, field, entity, to + bonus);
  keepWithinLimits(game, entity);
}
