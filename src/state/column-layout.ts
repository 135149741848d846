import * as v from 'valibot';
import { componentNames, type FieldKind, fieldsOf } from '../game/components.ts';
import { arrays } from '../game/stores.ts';
import { parseJson } from './byte-reader.ts';
import { parse } from './plain-data.ts';
import { invalidState } from './snapshot-error.ts';

/**
 * The layout of the columns in a state: the names of the components, and the name, type and choices of
 * their fields, in order. Snapshots contain it as text, so that later versions of the game can read
 * them.
 */

const fieldKinds = Object.keys(arrays) as FieldKind[];

const fieldSchema = v.strictTuple([
  v.string(),
  v.picklist(fieldKinds),
  v.nullable(v.array(v.string())),
]);
const layoutSchema = v.array(v.strictTuple([v.string(), v.array(fieldSchema)]));

/** A column of a component in a snapshot. */
export interface StoredField {
  readonly kind: FieldKind;
  readonly choices: readonly string[] | null;
}

/** The components of a layout with their fields, in order. */
export type ColumnLayout = ReadonlyMap<string, ReadonlyMap<string, StoredField>>;

/** The layout of this version of the game. */
export const layoutText = JSON.stringify(
  componentNames.map((name) => [
    name,
    fieldsOf(name).map(([field, { kind, choices }]) => [field, kind, choices]),
  ]),
);

/** Fields that have another name today, with their names in older layouts. */
const todayNames: Readonly<Record<string, string>> = {
  'AI.hasGoal': 'hasDestination',
  'AI.goalX': 'destinationX',
  'AI.goalY': 'destinationY',
  'Bag.limit': 'maxWeight',
  'Hunger.counter': 'digestedTurns',
  'Summons.called': 'summoned',
  'Condition.energy': 'actionPoints',
  'Condition.stuck': 'trapped',
  'Condition.held': 'grasped',
  'Condition.grip': 'graspDamage',
  'Condition.bound': 'spellbound',
  'Condition.frozen': 'paralysisSum',
  'Ring.varies': 'newBonus',
  'Weapon.hurled': 'thrownDice',
};

/** The layout in a text, with the names of today. */
export function readLayout(text: string): ColumnLayout {
  const place = 'layout';
  const components = parse(layoutSchema, parseJson(text, place), place);
  const layout = new Map(
    components.map(([component, fields]) => {
      const byName = new Map(
        fields.map(([field, kind, choices]) => [
          todayNames[`${component}.${field}`] ?? field,
          { kind, choices },
        ]),
      );
      if (byName.size < fields.length) {
        throw invalidState(`${place}.${component}`, 'a field occurs twice');
      }
      return [component, byName];
    }),
  );
  if (layout.size < components.length) throw invalidState(place, 'a component occurs twice');
  return layout;
}

/** Fields that hold the number of a kind although bundles cannot name it, in every version. */
const kindFields = ['Identity.kind', 'Disguise.as'];

/** Whether a field holds the number of a kind. */
export function holdsKind(component: string, field: string, kind: FieldKind): boolean {
  return kind === 'kind' || kindFields.includes(`${component}.${field}`);
}

/** Whether a field has a column in the state: `seq` is stored for every component. */
export function hasColumn(component: string, field: string): boolean {
  return component !== 'Identity' || field !== 'seq';
}
