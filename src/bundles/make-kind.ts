import { type EffectBearer, effectBearers, type Field, fieldsOf } from '../game/components.ts';
import { packDice } from '../game/dice.ts';
import type { EffectName } from '../game/effects/names.ts';
import { type EffectUse, type Kind, natures } from '../game/kinds.ts';
import { type Resistance, resistances } from '../game/saving-throw.ts';
import { bundleComponents } from './bundle-shape.ts';
import type { Fault } from './check-shape.ts';
import { parametersOf } from './effect-shape.ts';
import type { JsonObject } from './json.ts';
import { readSpawn, type SpawnText, spawnFaults } from './spawn.ts';

/** The components of a bundle that has the right shape. */
type Components = Readonly<Record<string, Readonly<Record<string, number | string | boolean>>>>;

/** Contradictions between parts of a bundle, each of which has the right shape. */
export function contradictionsIn(bundle: JsonObject): Fault[] {
  const faults: Fault[] = [];
  const names = new Set(Object.keys(bundle));
  const stated = natures.filter((name) => names.has(name));
  if (stated.length > 1) {
    const text = `${stated.join(' and ')} cannot be combined: a kind is an actor, an item or a trap`;
    faults.push({ path: [stated[1]], key: true, text });
  }
  faults.push(...spawnFaults((bundle.spawn ?? {}) as SpawnText, names));
  const { Health, Stack, Stick } = bundle as Components;
  if (Health && 'max' in Health === 'dice' in Health) {
    const both = 'max' in Health ? ', not both' : '';
    faults.push({ path: ['Health'], key: true, text: `Health needs either max or dice${both}` });
  }
  const { least = 1, most = 1 } = Stack ?? {};
  if (least > most) {
    const text = `Stack.least must be at most Stack.most, but ${least} is more than ${most}`;
    faults.push({ path: ['Stack', 'least'], key: false, text });
  }
  const { least: fewest = 3, most: greatest = 7 } = Stick ?? {};
  if (fewest > greatest) {
    const text = `Stick.least must be at most Stick.most, but ${fewest} is more than ${greatest}`;
    faults.push({ path: ['Stick', 'least'], key: false, text });
  }
  return faults;
}

/** The kind that a bundle without mistakes defines. */
export function makeKind(id: string, bundle: JsonObject): Kind {
  const { name, about = {}, look, spawn = {} } = bundle as JsonObject & Omit<Kind, 'spawn'>;
  const references: Kind['references'][number][] = [];
  const components = bundleComponents.flatMap((component) => {
    const stated = (bundle as Components)[component];
    if (!stated) return [];
    const refer: Refer = (field, reference) =>
      references.push({ path: [component, field], field, ...reference });
    return [{ name: component, fields: valuesOf(fieldsOf(component), stated, refer) }];
  });
  const effects = Object.fromEntries(
    effectBearers.flatMap((bearer) => {
      const list = (bundle[bearer] as { effects?: readonly StatedEffect[] } | undefined)?.effects;
      return list ? [[bearer, list.map((one, n) => readEffect(one, bearer, n, references))]] : [];
    }),
  );
  const where = readSpawn(spawn as SpawnText);
  return { id, name, about, look, spawn: where, components, effects, references };
}

/** An effect as a bundle states it. */
type StatedEffect = Readonly<Record<string, number | string | boolean>> & {
  readonly effect: EffectName;
  readonly chance?: number;
  readonly resist?: Resistance;
};

function readEffect(
  stated: StatedEffect,
  bearer: EffectBearer,
  n: number,
  references: Kind['references'][number][],
): EffectUse {
  const { effect, chance = 100, resist = 'none' } = stated;
  const refer: Refer = (field, reference) =>
    references.push({ path: [bearer, 'effects', n, field], field, ...reference });
  const values = valuesOf(parametersOf(effect), stated, refer);
  return { name: effect, chance, resisted: resistances.indexOf(resist), values };
}

/** Notes that a field names a kind. */
type Refer = (
  field: string,
  reference: Omit<Kind['references'][number], 'path' | 'field'>,
) => unknown;

/** The values of fields as numbers. `refer` is called for each field that names a kind. */
function valuesOf(
  fields: readonly (readonly [name: string, field: Field])[],
  stated: Readonly<Record<string, number | string | boolean>>,
  refer: Refer,
): Record<string, number> {
  const values: Record<string, number> = {};
  for (const [field, { kind, choices, names, start = 0 }] of fields) {
    const value = stated[field] ?? start;
    values[field] = 0;
    if (typeof value !== 'string') values[field] = Number(value);
    else if (choices) values[field] = choices.indexOf(value);
    else if (kind === 'kind') refer(field, { kind: value, values, ...(names && { names }) });
    else values[field] = packDice(value) ?? 0;
  }
  return values;
}
