import { query } from 'bitecs';
import { type ComponentName, type Field, fieldNamed } from '../game/components.ts';
import { has, inTurnOrder, kindOf } from '../game/entity.ts';
import { readField } from '../game/stores.ts';
import type { Game } from '../game/world.ts';

/**
 * Queries of the inspector, for example `Health.current < 5 and AI`: components and conditions on fields,
 * joined by `and`, `or`, `not` and brackets. `read-query.ts` reads their text.
 */

/** A field, as a query names it. */
export interface QueriedField {
  readonly component: ComponentName;
  readonly field: string;
}

/** A kind by its id, because its number differs between campaigns and after a live reload. */
export interface QueriedKind {
  readonly kind: string;
}

export const comparisons = ['<', '<=', '>', '>=', '=', '!='] as const;
type Comparison = (typeof comparisons)[number];

export type Condition =
  | { readonly type: 'component'; readonly component: ComponentName }
  | {
      readonly type: 'comparison';
      readonly left: QueriedField;
      readonly comparison: Comparison;
      readonly right: number | QueriedKind | QueriedField;
    }
  | { readonly type: 'not'; readonly of: Condition }
  | { readonly type: 'and' | 'or'; readonly of: readonly Condition[] };

/** A query that can be asked. */
export interface EntityQuery {
  readonly condition: Condition;
  /** The fields of the query, in its order, without repetitions. */
  readonly fields: readonly QueriedField[];
}

/** All entities of the game for which a query holds, by `seq`: on every floor and in every bag. */
export function entitiesWhere(game: Game, { condition }: EntityQuery): number[] {
  const found = [...query(game.world, [game.stores.Identity])].filter((entity) =>
    holds(game, entity, condition),
  );
  return inTurnOrder(game, found);
}

function holds(game: Game, entity: number, condition: Condition): boolean {
  switch (condition.type) {
    case 'component':
      return has(game, entity, condition.component);
    case 'not':
      return !holds(game, entity, condition.of);
    case 'and':
      return condition.of.every((one) => holds(game, entity, one));
    case 'or':
      return condition.of.some((one) => holds(game, entity, one));
    case 'comparison': {
      const { left, comparison, right } = condition;
      const a = comparedValue(game, entity, left);
      if (a === null) return false;
      if (typeof right === 'object' && 'kind' in right) {
        return (game.campaign.kinds[a].id === right.kind) === (comparison === '=');
      }
      const b = typeof right === 'number' ? right : comparedValue(game, entity, right);
      return b !== null && compares(a, comparison, b);
    }
  }
}

/** The value of a field as queries compare it; null without the component. Entities count as their `seq`. */
function comparedValue(
  game: Game,
  entity: number,
  { component, field }: QueriedField,
): number | null {
  if (!has(game, entity, component)) return null;
  const value = readField(game.stores, component, field, entity);
  const { kind } = fieldFacts({ component, field });
  if (kind === 'entity') return value === 0 ? 0 : game.stores.Identity.seq[value];
  if (kind === 'kind' && value === 0) return game.campaign.kinds.indexOf(kindOf(game, entity));
  return value;
}

function compares(a: number, comparison: Comparison, b: number): boolean {
  switch (comparison) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    case '=':
      return a === b;
    case '!=':
      return a !== b;
  }
}

/** The declaration of a field. */
export function fieldFacts({ component, field }: QueriedField): Field {
  const facts = fieldNamed(component, field);
  if (!facts) throw new RangeError(`${component} has no field ${field}.`);
  // The kind of an entity is a number of the rules, which queries name like other kinds.
  return component === 'Identity' && field === 'kind' ? { ...facts, kind: 'kind' } : facts;
}

/** The fields of a condition, in its order, without repetitions. */
export function fieldsIn(condition: Condition): QueriedField[] {
  const all: QueriedField[] = [];
  const add = (one: Condition): void => {
    if (one.type === 'not') add(one.of);
    else if (one.type === 'and' || one.type === 'or') one.of.forEach(add);
    else if (one.type === 'comparison') {
      all.push(one.left);
      if (typeof one.right === 'object' && 'field' in one.right) all.push(one.right);
    }
  };
  add(condition);
  return all.filter(
    ({ component, field }, n) =>
      all.findIndex((other) => other.component === component && other.field === field) === n,
  );
}
