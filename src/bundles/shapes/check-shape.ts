import { isObject, type JsonObject, type Path, shortJson } from '../json.ts';
import { mostReported } from '../limits.ts';
import { printable } from '../printable.ts';
import { someOf } from '../problems.ts';
import { suggestion } from '../spelling.ts';
import {
  choice,
  type EitherShape,
  type ObjectShape,
  type Shape,
  type ValueShape,
  type VariantShape,
} from './shapes.ts';

/** A mistake in one part of a bundle. */
export interface Fault {
  /** The path of the part. A missing part has a path too. */
  readonly path: Path;
  /** True if the mistake is in the name of the part, false if it is in the value. */
  readonly key: boolean;
  readonly text: string;
  /** The part is required but absent. */
  readonly missing?: boolean;
  /** The kind that the part names, if it has errors. */
  readonly absentKind?: string;
}

/**
 * All mistakes in a value. `own` is the value as the bundle itself states it; the two differ where the
 * bundle changes an inherited number by `add` or `mul`.
 */
export function faultsIn(
  shape: Shape,
  value: unknown,
  own: unknown = value,
  path: Path = [],
  root: Shape = shape,
): Fault[] {
  const wrong = (mustBe: string) => {
    const text = `${pathText(path) || 'the file'} must be ${mustBe}`;
    return [{ path, key: false, text }];
  };
  const inside = (key: string | number, each: Shape, child: unknown) =>
    faultsIn(each, child, isObject(own) ? own[key] : child, [...path, key], root);
  if (shape.form === 'value') {
    return shape.accepts(value) ? [] : wrong(`${shape.mustBe}, ${found(shape, value, own)}`);
  }
  if (shape.form === 'list') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    if (!Array.isArray(value)) return wrong(`a list, ${found(shape, value, own)}`);
    if (list.length > shape.most) {
      return wrong(`a list of at most ${shape.most} entries, but it has ${list.length}`);
    }
    return list.flatMap((child, index) => inside(index, shape.each, child));
  }
  if (!isObject(value)) return wrong(`an object {…}, ${found(shape, value, own)}`);
  if (shape.form === 'variant') {
    const tag = value[shape.tag];
    const chosen = typeof tag === 'string' && Object.hasOwn(shape.shapes, tag);
    if (chosen) return faultsIn(shape.shapes[tag], value, own, path, root);
    return [tagFault(shape, value, [...path, shape.tag])];
  }
  if (shape.form === 'either') {
    return faultsIn(chosenOf(shape, value), value, own, path, root);
  }
  const entries = Object.entries(value);
  if (shape.form === 'map') {
    const size = entries.length;
    if (size > shape.most) {
      return wrong(`an object with at most ${shape.most} entries, but it has ${size}`);
    }
    return entries.flatMap(([key, child]) => {
      if (shape.key.accepts(key)) return inside(key, shape.each, child);
      const text = `${pathText([...path, key])} is not known: it must be ${shape.key.mustBe}`;
      return [{ path: [...path, key], key: true, text }];
    });
  }
  return [...missingKeys(shape, value, path), ...keyFaults(shape, entries, path, root, inside)];
}

/** A fault for each required key that an object lacks. */
function missingKeys({ keys }: ObjectShape, value: JsonObject, path: Path): Fault[] {
  const missing = Object.keys(keys).filter(
    (key) => !keys[key].optional && value[key] === undefined,
  );
  return missing.map((key) => {
    const text = `${pathText([...path, key])} is missing; ${remedy(keys[key])}`;
    return { path: [...path, key], key: true, text, missing: true };
  });
}

/** The faults of the keys of an object and of their values. */
function keyFaults(
  shape: ObjectShape,
  entries: readonly (readonly [string, unknown])[],
  path: Path,
  root: Shape,
  inside: (key: string, each: Shape, child: unknown) => Fault[],
): Fault[] {
  let unknown = 0;
  return entries.flatMap(([key, child]) => {
    if (Object.hasOwn(shape.keys, key)) {
      return child === undefined ? [] : inside(key, shape.keys[key], child);
    }
    // Problems beyond this number are not reported, and suggestions take long.
    const isReported = ++unknown <= mostReported;
    const text = isReported ? unknownKey(shape, [...path, key], root) : 'is not known';
    return [{ path: [...path, key], key: true, text }];
  });
}

/** The shape of an object that may have the key of the choice, perhaps misspelt. */
function chosenOf({ key, with: first, without }: EitherShape, value: JsonObject): ObjectShape {
  const keys = Object.keys(value).slice(0, mostReported);
  const isMisspelt = keys.some((one) => !(one in without.keys) && suggestion(one, [key]) !== '');
  if (Object.hasOwn(value, key) || isMisspelt) return first;
  return { ...without, others: [key] };
}

/** The fault of an object whose tag names none of its shapes. */
function tagFault({ shapes, tag }: VariantShape, whole: JsonObject, path: Path): Fault {
  const names = Object.keys(shapes);
  const value = whole[tag];
  const allowed = choice(tag, names);
  if (value !== undefined) {
    const text = `${pathText(path)} must be ${allowed.mustBe}, ${found(allowed, value, value)}`;
    return { path, key: false, text };
  }
  const meant = names.find((name) => Object.hasOwn(whole, name));
  const fix = meant ? `write {"${tag}": "${meant}", …}` : `it must be ${allowed.mustBe}`;
  const text = `${pathText(path)} is missing; ${fix}`;
  return { path, key: true, text, missing: true };
}

/** The value that a missing part needs. */
function remedy(shape: Shape): string {
  if (shape.form === 'value') return `it must be ${shape.mustBe}`;
  if (shape.form !== 'object') return `add ${shape.form === 'list' ? 'a list' : 'an object {…}'}`;
  const needed = Object.entries(shape.keys).filter(([, each]) => !each.optional);
  return `add an object with ${someOf(needed.map(([key]) => `"${key}"`))}`;
}

/** A path in words, for example `spawn.at[2].depth`. */
export function pathText(path: Path): string {
  return path
    .map((step) => {
      if (typeof step === 'number') return `[${step}]`;
      return /^[\w$-]{1,60}$/.test(step) ? `.${step}` : `."${printable(step)}"`;
    })
    .join('')
    .replace(/^\./, '');
}

/** If there is a better hint, a message lists the allowed names only if there are at most this many. */
const shortList = 12;

/** The value that was found, and the value that was probably meant. */
function found(shape: Shape, value: unknown, own: unknown): string {
  if (isObject(own) && !isObject(value)) return `but ${shortJson(own)} makes ${shortJson(value)}`;
  const words = `but ${shortJson(value)} was found`;
  if (value === null && shape.optional) {
    return `${words}; null is allowed only for values inherited through "extends"`;
  }
  if (isObject(value) && ('add' in value || 'mul' in value)) {
    return `${words}; "add" and "mul" are allowed only for numbers inherited through "extends"`;
  }
  if (shape.form !== 'value') {
    const form = wrapped(shape, value);
    return form ? `${words}; write ${form}` : words;
  }
  if (typeof value === 'number') {
    // Hardly any name is a number.
    const isText = !shape.isName && shape.accepts(String(value));
    return isText ? `${words}; write "${value}"` : words;
  }
  if (typeof value !== 'string') return words;
  const near = suggestion(value, shape.choices ?? []);
  const meant = near === '' ? meantBy(shape, value).find(shape.accepts) : undefined;
  return `${words}${near}${meant === undefined ? '' : `; write ${JSON.stringify(meant)}`}`;
}

/** Values that a text can mean: a number, also in percent, a flag, or the text in another form. */
function meantBy({ isName, meant }: ValueShape, text: string): unknown[] {
  const plain = text.trim().replace(/\s*%$/, '');
  return [
    ...(plain === '' ? [] : [Number(plain)]),
    ...(plain === 'true' || plain === 'false' ? [plain === 'true'] : []),
    ...(isName ? [plainName(text)] : []),
    ...(meant ? [meant(text)] : []),
  ];
}

/** The name in a text that also has capitals, spaces, a folder, an address or the ending of a file. */
function plainName(text: string): string {
  const [last] = text.split(/[\\/]/).slice(-1);
  return last
    .trim()
    .replace(/\.[a-z]+$/i, '')
    .replace(/[\s_]+/g, '-')
    .toLowerCase();
}

/** A value in the form of a shape, if its brackets and its key are all that it lacks; else null. */
function wrapped(shape: Shape, value: unknown): string | null {
  const fits = (each: Shape) => faultsIn(each, value).length === 0;
  if (shape.form === 'value') return null;
  if (shape.form === 'either') return wrapped(shape.without, value) ?? wrapped(shape.with, value);
  if (shape.form === 'list') {
    const entry = fits(shape.each) ? shortJson(value) : wrapped(shape.each, value);
    return entry && `[${entry}]`;
  }
  if (shape.form === 'map') {
    const { key } = shape;
    const keys: readonly unknown[] = Array.isArray(value) ? value : [value];
    // A depth can be written as a number.
    const isKey = (one: unknown) =>
      key.accepts(typeof one === 'number' && !key.isName ? String(one) : one);
    const isKnown = keys.length > 0 && keys.length < shortList && keys.every(isKey);
    return isKnown ? `{${keys.map((one) => `"${one}": …`).join(', ')}}` : null;
  }
  if (shape.form === 'variant') {
    const isTag = typeof value === 'string' && Object.hasOwn(shape.shapes, value);
    return isTag ? `{"${shape.tag}": "${value}"}` : null;
  }
  const needed = Object.keys(shape.keys).filter((key) => !shape.keys[key].optional);
  const keys = needed.length > 0 ? needed : Object.keys(shape.keys);
  const fitting = keys.filter((key) => fits(shape.keys[key]));
  if (keys.length === 1 && fitting.length === 0) return `{"${keys[0]}": …}`;
  if (needed.length > 1 || fitting.length !== 1) return null;
  return `{"${fitting[0]}": ${shortJson(value)}}`;
}

/** The message for a key that an object does not have. */
function unknownKey(
  { keys, others = [], inPlay = [] }: ObjectShape,
  path: Path,
  root: Shape,
): string {
  const key = String(path.at(-1));
  if (isComment(key)) {
    return `${pathText(path)} is not known: JSON has no comments; write notes in a file such as README.md`;
  }
  const place = inPlay.includes(key) ? null : otherPlace(key, path, root);
  if (place) return `${pathText(path)} is not known here; ${place}`;
  const allowed = [...Object.keys(keys), ...others];
  const near = suggestion(key, allowed);
  const reason = inPlay.includes(key)
    ? 'is set during play and cannot be set in a bundle'
    : `is not known${near}`;
  const list = `; allowed here: ${allowed.join(', ') || 'nothing'}`;
  const clear = near !== '' || inPlay.includes(key);
  return `${pathText(path)} ${reason}${clear && allowed.length > shortList ? '' : list}`;
}

/** Whether a key is one under which people write comments into JSON, for example `_comment` or `//`. */
function isComment(key: string): boolean {
  return /^[_$@]*(?:comments?|notes?)$|^(?:\/\/|#)/i.test(key);
}

/** The greatest number of places that a message names. */
const mostPlaces = 3;

/** Where a key belongs that is at the wrong level: inside one of the parts of the whole, or beside them. */
function otherPlace(key: string, path: Path, root: Shape): string | null {
  if (root.form !== 'object') return null;
  if (path.length > 1) {
    const part = String(path[0]);
    return Object.hasOwn(root.keys, key) ? `move it out of "${part}"` : null;
  }
  const parts = Object.entries(root.keys).flatMap(([part, shape]) =>
    shape.form === 'object' && Object.hasOwn(shape.keys, key) ? `"${part}"` : [],
  );
  if (parts.length === 0 || parts.length > mostPlaces) return null;
  return `move it into ${parts.join(' or ')}`;
}
