import { fieldsOf } from '../game/components.ts';
import { packDice } from '../game/dice.ts';
import { type Kind, natures } from '../game/kinds.ts';
import { bundleComponents } from './bundle-shape.ts';
import type { Fault } from './check-shape.ts';
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
  const { Health, Stack } = bundle as Components;
  if (Health && 'max' in Health === 'dice' in Health) {
    const both = 'max' in Health ? ', not both' : '';
    faults.push({ path: ['Health'], key: true, text: `Health needs either max or dice${both}` });
  }
  const { least = 1, most = 1 } = Stack ?? {};
  if (least > most) {
    const text = `Stack.least must be at most Stack.most, but ${least} is more than ${most}`;
    faults.push({ path: ['Stack', 'least'], key: false, text });
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
    const fields: Record<string, number> = {};
    for (const [field, { kind, choices, start = 0 }] of fieldsOf(component)) {
      const value = stated[field] ?? start;
      fields[field] = 0;
      if (typeof value !== 'string') fields[field] = Number(value);
      else if (choices) fields[field] = choices.indexOf(value);
      else if (kind === 'kind') references.push({ component, field, kind: value });
      else fields[field] = packDice(value) ?? 0;
    }
    return [{ name: component, fields }];
  });
  return { id, name, about, look, spawn: readSpawn(spawn as SpawnText), components, references };
}
