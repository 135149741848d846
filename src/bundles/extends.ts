import { type ComponentName, fieldsOf } from '../game/components.ts';
import { bundleComponents, bundleShape, defaultOf, isNumberField } from './bundle-shape.ts';
import { type Fault, faultsIn } from './check-shape.ts';
import { isObject, type JsonObject, shortJson } from './json.ts';
import { suggestion } from './spelling.ts';

/** Inheritance between bundles: `"extends": "rat"`. */

/** The greatest number of bundles that can extend one another in a row. */
const longestChain = 8;

/**
 * The id of the bundle that a bundle extends. Null if that is impossible; the reason is then added to
 * `faults`. `bundleOf` returns the parsed bundle of an id.
 */
export function baseOf(
  id: string,
  ids: readonly string[],
  bundleOf: (id: string) => unknown,
  faults: Fault[],
): string | null {
  const nextOf = (name: string): unknown => {
    const own = bundleOf(name);
    return isObject(own) ? own.extends : undefined;
  };
  const blame = (text: string) => {
    faults.push({ path: ['extends'], key: false, text: `extends ${text}` });
    return null;
  };
  const base = nextOf(id);
  const wrong = faultsIn(bundleShape.keys.extends, base, base, ['extends']);
  if (wrong.length > 0 || typeof base !== 'string') {
    faults.push(...wrong);
    return null;
  }
  if (!ids.includes(base)) {
    const others = ids.filter((name) => name !== id);
    return blame(`must name another bundle: there is no "${base}"${suggestion(base, others)}`);
  }
  const chain = [id];
  for (let next: unknown = base; typeof next === 'string'; next = nextOf(next)) {
    if (next === id) {
      return blame(`forms a circle: ${[...chain, id].join(' → ')}; remove one of these "extends"`);
    }
    // A circle that does not include this bundle is reported for the bundles in it.
    if (chain.includes(next)) break;
    chain.push(next);
    if (chain.length > longestChain + 1) {
      return blame(`links more than ${longestChain} bundles: ${chain.join(' → ')} …`);
    }
  }
  return base;
}

/**
 * A base with the changes of a bundle that extends it. Components and `look` change field by field.
 * Other parts are replaced as a whole: a new name in one language must not keep the base's name in
 * another. `null` removes a part or a field.
 */
export function merged(base: JsonObject, changes: JsonObject, faults: Fault[]): JsonObject {
  const result: Record<string, unknown> = { ...base };
  const remove = (from: Record<string, unknown>, ...path: string[]) => {
    const key = path.at(-1) ?? '';
    if (!Object.hasOwn(from, key)) {
      const text = `${path.join('.')}: null removes nothing, because nothing is inherited here`;
      faults.push({ path, key: true, text });
    }
    delete from[key];
  };
  for (const [key, change] of Object.entries(changes)) {
    const shape = Object.hasOwn(bundleShape.keys, key) ? bundleShape.keys[key] : null;
    const component = bundleComponents.find((name) => name === key);
    if (shape && change === null) remove(result, key);
    else if (shape?.form === 'object' && isObject(change) && (component || key === 'look')) {
      const inherited = isObject(base[key]) ? base[key] : {};
      const fields: Record<string, unknown> = { ...inherited };
      for (const [name, value] of Object.entries(change)) {
        const known = Object.hasOwn(shape.keys, name);
        if (known && value === null) remove(fields, key, name);
        else if (known && component && isObject(value)) {
          fields[name] = changed(component, name, inherited, value, faults);
        } else fields[name] = value;
      }
      result[key] = fields;
    } else result[key] = change;
  }
  return result;
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
  const blame = (text: string) => {
    faults.push({ path, key: false, text: `${component}.${name} ${text}` });
    return inherited[name];
  };
  const [[operation, by] = [], ...more] = Object.entries(change);
  if (typeof by !== 'number' || more.length > 0 || (operation !== 'add' && operation !== 'mul')) {
    const found = `but ${shortJson(change)} was found`;
    return blame(`must be a value, {"add": number} or {"mul": number}, ${found}`);
  }
  const before = inherited[name] ?? defaultNumber(component, name);
  if (typeof before !== 'number') {
    const verb = operation === 'add' ? 'add to' : 'multiply';
    return blame(`has no inherited number to ${verb}; state a value`);
  }
  return Math.round(operation === 'add' ? before + by : before * by);
}

/** The number that a field has if no bundle sets it; undefined for other fields. */
function defaultNumber(component: ComponentName, name: string): unknown {
  const field = fieldsOf(component).find(([known]) => known === name)?.[1];
  return field && isNumberField(field) ? defaultOf(field) : undefined;
}
