import { type ComponentName, fieldNamed } from '../game/components.ts';
import { isObject, type JsonObject, shortJson } from './json.ts';
import { bundleShape, defaultOf, isNumberField } from './shapes/bundle-shape.ts';
import { type Fault, faultsIn } from './shapes/check-shape.ts';
import { bundleComponents } from './shapes/component-needs.ts';
import type { ObjectShape } from './shapes/shapes.ts';
import { suggestion } from './spelling.ts';

/** Inheritance between bundles: `"extends": "rat"`, or `"extends": ["rat", "undead"]`. */

/** The greatest number of bundles that can extend one another in a row. */
const longestChain = 8;

/**
 * The ids of the bundles that a bundle extends, in their order. Null if one of them is impossible; the
 * reasons are then added to `faults`. `bundleOf` returns the parsed bundle of an id.
 */
export function basesOf(
  id: string,
  ids: readonly string[],
  bundleOf: (id: string) => unknown,
  faults: Fault[],
): readonly string[] | null {
  const own = bundleOf(id);
  const stated = isObject(own) ? own.extends : undefined;
  const wrong = faultsIn(bundleShape.keys.extends, stated, stated, ['extends']);
  faults.push(...wrong);
  if (wrong.length > 0) return null;
  const nextOf = (name: string): readonly string[] => {
    const bundle = bundleOf(name);
    return isObject(bundle) ? listOf(bundle.extends) : [];
  };
  const bases = listOf(stated);
  const texts = bases.map((base) => {
    if (!ids.includes(base)) {
      const others = ids.filter((name) => name !== id);
      return `must name another bundle: there is no "${base}"${suggestion(base, others) || '; add a bundle of this name'}`;
    }
    const chain = wrongChain([id], (name) => (name === id ? [base] : nextOf(name)), new Map());
    if (!chain) return null;
    const arrows = chain.join(' → ');
    if (chain.at(-1) === id) return `forms a circle: ${arrows}; remove one of these "extends"`;
    return `links more than ${longestChain} bundles: ${arrows} …`;
  });
  texts.forEach((text, n) => {
    const path = typeof stated === 'string' ? ['extends'] : ['extends', n];
    if (text !== null) faults.push({ path, key: false, text: `extends ${text}` });
  });
  return texts.every((text) => text === null) ? bases : null;
}

/** The value of `extends` as a list. */
function listOf(stated: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(stated) ? stated : [stated];
  return list.filter((name) => typeof name === 'string');
}

/**
 * A chain that begins with `chain` and returns to its first bundle, or is too long; null if there is none. A
 * circle that does not include the first bundle is reported for the bundles in it. `lengths`: the longest
 * chain that has reached each bundle, so that none is followed twice.
 */
function wrongChain(
  chain: readonly string[],
  nextOf: (id: string) => readonly string[],
  lengths: Map<string, number>,
): readonly string[] | null {
  for (const next of nextOf(chain[chain.length - 1])) {
    const longer = [...chain, next];
    if (next === chain[0]) return longer;
    if (chain.includes(next) || (lengths.get(next) ?? 0) >= chain.length) continue;
    lengths.set(next, chain.length);
    if (longer.length > longestChain + 1) return longer;
    const found = wrongChain(longer, nextOf, lengths);
    if (found) return found;
  }
  return null;
}

/**
 * A base with the changes of a bundle that extends it, or of a patch. Components and `look` change field by field.
 * Other parts are replaced as a whole: a new name in one language must not keep the base's name in
 * another. `null` removes a part or a field.
 */
export function merged(base: JsonObject, changes: JsonObject, faults: Fault[]): JsonObject {
  const result: Record<string, unknown> = { ...base };
  for (const [key, change] of Object.entries(changes)) {
    const shape = Object.hasOwn(bundleShape.keys, key) ? bundleShape.keys[key] : null;
    const isByField = key === 'look' || isComponent(key);
    if (shape && change === null) remove(result, [key], faults);
    else if (shape?.form === 'object' && isByField && isObject(change)) {
      const inherited = isObject(base[key]) ? base[key] : {};
      result[key] = mergedFields(key, shape, inherited, change, faults);
    } else result[key] = change;
  }
  return result;
}

/** The fields of a component or of `look`, with changes. */
function mergedFields(
  part: string,
  { keys }: ObjectShape,
  inherited: JsonObject,
  changes: JsonObject,
  faults: Fault[],
): JsonObject {
  const fields: Record<string, unknown> = { ...inherited };
  for (const [name, value] of Object.entries(changes)) {
    const form = Object.hasOwn(keys, name) ? keys[name].form : null;
    if (form !== null && value === null) remove(fields, [part, name], faults);
    else if (form === 'value' && isComponent(part) && isObject(value)) {
      fields[name] = changed(part, name, inherited, value, faults);
    } else fields[name] = value;
  }
  return fields;
}

/** Removes the last key of a path, which must be inherited. */
function remove(from: Record<string, unknown>, path: readonly string[], faults: Fault[]): void {
  const key = path.at(-1) ?? '';
  if (!Object.hasOwn(from, key)) {
    const text = `${path.join('.')}: null removes nothing, because nothing is inherited here; remove it`;
    faults.push({ path, key: true, text });
  }
  delete from[key];
}

function isComponent(key: string): key is ComponentName {
  return bundleComponents.some((name) => name === key);
}

/** An inherited number after `{"add": n}` or `{"mul": n}`, rounded to a whole number. */
function changed(
  component: ComponentName,
  name: string,
  inherited: JsonObject,
  change: JsonObject,
  faults: Fault[],
): unknown {
  const path = [component, name];
  const addError = (text: string) => {
    faults.push({ path, key: false, text: `${component}.${name} ${text}` });
    return inherited[name];
  };
  const [[operation, by] = [], ...more] = Object.entries(change);
  if (typeof by !== 'number' || more.length > 0 || (operation !== 'add' && operation !== 'mul')) {
    const found = `but ${shortJson(change)} was found`;
    return addError(`must be a value, {"add": number} or {"mul": number}, ${found}`);
  }
  const before = inherited[name] ?? defaultNumber(component, name);
  if (typeof before !== 'number') {
    const verb = operation === 'add' ? 'add to' : 'multiply';
    return addError(`has no inherited number to ${verb}; state a value`);
  }
  return Math.round(operation === 'add' ? before + by : before * by);
}

/** The number that a field has if no bundle sets it; undefined for other fields. */
function defaultNumber(component: ComponentName, name: string): unknown {
  const field = fieldNamed(component, name);
  return field && isNumberField(field) ? defaultOf(field) : undefined;
}
