import { query } from 'bitecs';
import { bagOf } from '../game/bag.ts';
import {
  type ComponentName,
  componentNames,
  type Field,
  fieldsOf,
  readField,
  roomOf,
  writeField,
} from '../game/components.ts';
import { packDice } from '../game/dice.ts';
import { has, kindOf } from '../game/entity.ts';
import { rebuildIndexes } from '../game/rebuild-indexes.ts';
import type { Game } from '../game/world.ts';
import { docOf } from './descriptions.ts';
import { wordOf } from './live-reload.ts';
import { faultsIn, fieldShape } from './schema.ts';

/** A look at single entities, and changes to them by hand, between two turns. */

/**
 * All that is on a cell of the hero's floor, seen or not, in the order in which it was made; each is
 * followed by what it carries.
 */
export function entitiesAt(game: Game, x: number, y: number): number[] {
  const { Position, Identity } = game.stores;
  const { depth } = game.floor;
  const here: number[] = [];
  for (const entity of query(game.world, [Position])) {
    const isHere = Position.x[entity] === x && Position.y[entity] === y;
    if (isHere && Position.depth[entity] === depth) here.push(entity);
  }
  here.sort((a, b) => Identity.seq[a] - Identity.seq[b]);
  return here.flatMap((entity) => {
    // Asking for the bag of everybody would make bitECS a relation for each of them.
    const carries = has(game, entity, 'Bag') || has(game, entity, 'Carries');
    return [entity, ...(carries ? bagOf(game, entity) : [])];
  });
}

/** The components that an entity has, in the order in which they are stated. */
export function componentsOf(game: Game, entity: number): ComponentName[] {
  return componentNames.filter((component) => has(game, entity, component));
}

/** A field of an entity as a bundle would state it; of another entity its kind and its `seq`. */
export function fieldText(
  game: Game,
  entity: number,
  component: ComponentName,
  name: string,
): string {
  const facts = factsOf(component, name);
  const value = readField(game.stores, component, name, entity);
  if (facts.kind !== 'entity') {
    return wordOf(facts, value, { kind: kindOf(game, entity), all: game.campaign.kinds });
  }
  return value === 0 ? '' : `${kindOf(game, value).id} #${game.stores.Identity.seq[value]}`;
}

/** Components that the rules keep in step with more than themselves. */
const kept: readonly ComponentName[] = ['Identity', 'Position', 'Intent'];
/** So with these fields. */
const keptFields: readonly string[] = ['Item.order', 'Stack.group', 'Disguise.as'];

/** Whether a field can be changed by hand: most can. */
export function isEditable(component: ComponentName, name: string): boolean {
  const { kind } = factsOf(component, name);
  return (
    kind !== 'entity' && !kept.includes(component) && !keptFields.includes(`${component}.${name}`)
  );
}

/** Bounds that a number of an entity has just now: those of its facts, and those that others give it. */
export function boundsOf(
  game: Game,
  entity: number,
  component: ComponentName,
  name: string,
): { min: number; max: number } {
  const { Health, Hunger } = game.stores;
  const { kind, unit, inPlay, min: lowest, max: highest } = factsOf(component, name);
  const { least, most } = roomOf(kind);
  const bounds = { min: lowest ?? least, max: highest ?? most };
  switch (`${component}.${name}`) {
    // Whoever is at 0 dies by a blow, not by a pen.
    case 'Health.current':
      return { min: 1, max: Health.max[entity] };
    case 'Health.max':
      return { ...bounds, min: 1 };
    case 'Hunger.energy':
      return { ...bounds, max: Hunger.max[entity] };
  }
  if (!inPlay || unit !== 'cells' || kind !== 'u16') return bounds;
  const { width, height } = game.floor.grid;
  return { min: 0, max: (/x$/i.test(name) ? width : height) - 1 };
}

/**
 * Changes a field of an entity between two turns, to a value as a bundle would state it. Null where
 * it is done, else a sentence that says what is wrong, and the game is as it was.
 */
export function changeField(
  game: Game,
  entity: number,
  component: ComponentName,
  name: string,
  value: unknown,
): string | null {
  if (!has(game, entity, component)) return `it has no ${component}`;
  const facts = factsOf(component, name);
  if (!isEditable(component, name)) return `${component}.${name} is for the rules alone`;
  // Where a bundle need not say it, nothing at all is what stands there.
  const none =
    value === '' && facts.start === 0 && (facts.kind === 'dice' || facts.kind === 'kind');
  const bounds = boundsOf(game, entity, component, name);
  const [fault] = none
    ? []
    : faultsIn(fieldShape({ ...facts, ...bounds }, docOf(component, name)), value, value, [
        component,
        name,
      ]);
  if (fault) return fault.text;
  const number = none ? 0 : numberOf(game, facts, value);
  if (number < 0 && facts.kind === 'kind') return `${component}.${name}: no kind is named ${value}`;
  writeField(game.stores, component, name, entity, number);
  keepInStep(game, entity);
  rebuildIndexes(game);
  return null;
}

/** A value as it is stored; −1 for a kind that is not there. */
function numberOf(game: Game, { kind, choices }: Field, value: unknown): number {
  if (typeof value !== 'string') return Number(value);
  if (choices) return choices.indexOf(value);
  if (kind === 'kind') return game.campaign.kinds.findIndex(({ id }) => id === value);
  return packDice(value) ?? 0;
}

/** What is at most as much as something else, or at least. */
function keepInStep(game: Game, entity: number): void {
  const { Health, Hunger, Strength } = game.stores;
  if (has(game, entity, 'Health')) {
    Health.current[entity] = Math.min(Health.current[entity], Health.max[entity]);
  }
  if (has(game, entity, 'Hunger')) {
    Hunger.energy[entity] = Math.min(Hunger.energy[entity], Hunger.max[entity]);
  }
  if (has(game, entity, 'Strength')) {
    Strength.best[entity] = Math.max(Strength.best[entity], Strength.now[entity]);
  }
}

function factsOf(component: ComponentName, name: string): Field {
  const facts = fieldsOf(component).find(([known]) => known === name)?.[1];
  if (!facts) throw new RangeError(`${component} has no field ${name}.`);
  return facts;
}
