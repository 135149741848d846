import { effectBearers, fieldsOf } from '../game/components.ts';
import { type Kind, natures } from '../game/kinds.ts';
import { bundleComponents } from './bundle-shape.ts';
import type { Fault } from './check-shape.ts';
import { readEffects, type StatedEffect } from './effect-shape.ts';
import { type StatedFields, valuesOf } from './field-values.ts';
import type { JsonObject } from './json.ts';
import { readLoot } from './loot-shape.ts';
import { readSpawn, type SpawnText, spawnFaults } from './spawn.ts';
import { readTriggers } from './trigger-shape.ts';

/** The components of a bundle that has the right shape. */
type Components = Readonly<Record<string, StatedFields>>;

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
  const {
    name,
    about = {},
    attackVerb,
    look,
    spawn = {},
  } = bundle as JsonObject & Omit<Kind, 'spawn'>;
  const references: Kind['references'][number][] = [];
  const components = bundleComponents.flatMap((component) => {
    const stated = (bundle as Components)[component];
    if (!stated) return [];
    const refer = (field: string, named: string, values: Record<string, number>) =>
      references.push({ path: [component, field], field, kind: named, values });
    return [{ name: component, fields: valuesOf(fieldsOf(component), stated, refer) }];
  });
  const effects = Object.fromEntries(
    effectBearers.flatMap((bearer) => {
      const list = (bundle[bearer] as { effects?: readonly StatedEffect[] } | undefined)?.effects;
      return list ? [[bearer, readEffects(list, [bearer, 'effects'], references)]] : [];
    }),
  );
  const lines: Kind['name'][] = [];
  const { Triggers } = bundle;
  const triggers = Triggers ? readTriggers(Triggers, lines, references) : undefined;
  const loot = bundle.Loot ? readLoot(bundle.Loot, references) : undefined;
  return {
    ...{ id, name, about, look, spawn: readSpawn(spawn as SpawnText), components, effects },
    ...(attackVerb && { attackVerb }),
    ...(triggers && { triggers }),
    ...(loot && { loot }),
    ...(lines.length > 0 && { lines }),
    references,
  };
}
