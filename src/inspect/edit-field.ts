import { faultsIn } from '../bundles/shapes/check-shape.ts';
import { fieldShape } from '../bundles/shapes/field-shape.ts';
import { valueText } from '../bundles/shapes/field-text.ts';
import type { ComponentName, Field } from '../game/components.ts';
import { packDice } from '../game/dice.ts';
import { has, kindOf } from '../game/entity.ts';
import { keepWithinLimits } from '../game/field-limits.ts';
import { rebuildIndexes } from '../game/floors/rebuild-indexes.ts';
import { limitsOf, readField, writeField } from '../game/stores.ts';
import type { Game } from '../game/world.ts';
import { fieldFacts } from './entity-query.ts';

/** The inspector's access to single fields of an entity, between two turns. */

/** A field as a bundle would write it; for a field that holds an entity, its kind and `seq`. */
export function fieldText(
  game: Game,
  entity: number,
  component: ComponentName,
  name: string,
): string {
  const facts = fieldFacts({ component, field: name });
  const value = readField(game.stores, component, name, entity);
  if (facts.kind !== 'entity') {
    return valueText(facts, value, { kind: kindOf(game, entity), all: game.campaign.kinds });
  }
  return value === 0 ? '' : `${kindOf(game, value).id} #${game.stores.Identity.seq[value]}`;
}

/** Components and fields that must stay consistent with other data of the game. */
const readOnlyComponents: readonly ComponentName[] = ['Identity', 'Position', 'Intent'];
const readOnlyFields: readonly string[] = ['Item.order', 'Stack.group', 'Disguise.as'];

/** Whether a field can be edited. */
export function isEditable(component: ComponentName, name: string): boolean {
  return (
    fieldFacts({ component, field: name }).kind !== 'entity' &&
    !readOnlyComponents.includes(component) &&
    !readOnlyFields.includes(`${component}.${name}`)
  );
}

/** The bounds of a number field at present: its own, narrowed by other fields of the entity. */
export function boundsOf(
  game: Game,
  entity: number,
  component: ComponentName,
  name: string,
): { min: number; max: number } {
  const { Health, Hunger } = game.stores;
  const { kind, unit, inPlay, min: lowest, max: highest } = fieldFacts({ component, field: name });
  const { least, most } = limitsOf(kind);
  const bounds = { min: lowest ?? least, max: highest ?? most };
  switch (`${component}.${name}`) {
    // Health cannot be edited to 0: death must go through `combat`.
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
 * Sets a field of an entity between two turns to a value as a bundle would write it. Returns null, or a
 * sentence about the mistake; then the game has not changed.
 */
export function changeField(
  game: Game,
  entity: number,
  component: ComponentName,
  name: string,
  value: unknown,
): string | null {
  if (!has(game, entity, component)) return `this entity has no ${component}`;
  const facts = fieldFacts({ component, field: name });
  if (!isEditable(component, name)) {
    return `${component}.${name} is set by the rules and cannot be edited`;
  }
  // An empty text means the value of optional dice and kinds that a bundle leaves out.
  const isEmpty =
    value === '' && facts.start === 0 && (facts.kind === 'dice' || facts.kind === 'kind');
  const shape = fieldShape({ ...facts, ...boundsOf(game, entity, component, name) }, '');
  const [fault] = isEmpty ? [] : faultsIn(shape, value, value, [component, name]);
  if (fault) return fault.text;
  const number = isEmpty ? 0 : storedValue(game, facts, value);
  if (number < 0 && facts.kind === 'kind') {
    return `${component}.${name}: there is no kind "${value}" in this campaign`;
  }
  writeField(game.stores, component, name, entity, number);
  keepWithinLimits(game, entity);
  rebuildIndexes(game);
  return null;
}

/** The number that stores a value; −1 for a kind that the campaign does not have. */
function storedValue(game: Game, { kind, choices }: Field, value: unknown): number {
  if (typeof value !== 'string') return Number(value);
  if (choices) return choices.indexOf(value);
  if (kind === 'kind') return game.campaign.kinds.findIndex(({ id }) => id === value);
  return packDice(value) ?? 0;
}
