import {
  type ComponentName,
  componentNames,
  type Field,
  fieldsOf,
  roomOf,
} from '../game/components.ts';
import { packDice } from '../game/dice.ts';
import { languages } from '../words/languages.ts';
import { descriptions, docOf } from './descriptions.ts';
import { hidden, isPart, type Part, shown, visible } from './problems.ts';
import { suggestion } from './spelling.ts';

/**
 * What a bundle may say, as shapes made from the components. From them come the checks, the words
 * for mistakes, and the JSON Schema that editors read. A table of our own, as valibot stops at the
 * first unknown key and takes a list for an object.
 */

/** A number, a text, a choice: whatever has no parts. */
export interface ValueShape {
  readonly form: 'value';
  readonly doc: string;
  readonly optional?: boolean;
  /** What it must be, to stand after "must be". */
  readonly says: string;
  readonly choices?: readonly string[];
  /** The same in JSON Schema. */
  readonly json: Part;
  readonly accepts: (value: unknown) => boolean;
}

/** An object with named keys. */
export interface PartShape {
  readonly form: 'part';
  readonly doc: string;
  readonly optional?: boolean;
  readonly keys: Readonly<Record<string, Shape>>;
  /** Keys that only play sets, for the words that refuse them. */
  readonly inPlay?: readonly string[];
}

/** An object whose keys all mean the same. */
interface MapShape {
  readonly form: 'map';
  readonly doc: string;
  readonly optional?: boolean;
  readonly key: ValueShape;
  readonly each: ValueShape;
  readonly most: number;
}

interface ListShape {
  readonly form: 'list';
  readonly doc: string;
  readonly optional?: boolean;
  readonly each: Shape;
  readonly most: number;
}

export type Shape = ValueShape | PartShape | MapShape | ListShape;

const optional = <S extends Shape>(shape: S): S => ({ ...shape, optional: true });

function part(doc: string, keys: Readonly<Record<string, Shape>>): PartShape {
  return { form: 'part', doc, keys };
}

/** Words for people: no line breaks, no control or direction marks, never markup. */
function text(doc: string, most: number): ValueShape {
  return {
    form: 'value',
    doc,
    says: `a text of 1 to ${most} characters without line breaks or hidden characters`,
    json: { type: 'string', minLength: 1, maxLength: most, pattern: '\\S' },
    accepts: (value) =>
      typeof value === 'string' &&
      value.trim() !== '' &&
      [...value].length <= most &&
      !hidden.test(value),
  };
}

/** A text of a certain look. */
function word(doc: string, pattern: RegExp, says: string): ValueShape {
  return {
    form: 'value',
    doc,
    says,
    json: { type: 'string', pattern: pattern.source },
    accepts: (value) => typeof value === 'string' && pattern.test(value),
  };
}

function number(doc: string, min: number, max: number, unit = '', whole = true): ValueShape {
  return {
    form: 'value',
    doc,
    says: `a ${whole ? 'whole ' : ''}number from ${min} to ${max}${unit && ` (${unit})`}`,
    json: { type: whole ? 'integer' : 'number', minimum: min, maximum: max },
    accepts: (value) =>
      typeof value === 'number' &&
      value >= min &&
      value <= max &&
      (!whole || Number.isInteger(value)),
  };
}

function flag(doc: string): ValueShape {
  return {
    form: 'value',
    doc,
    says: 'true or false',
    json: { type: 'boolean' },
    accepts: (value) => typeof value === 'boolean',
  };
}

function choice(doc: string, choices: readonly string[]): ValueShape {
  return {
    form: 'value',
    doc,
    says: `one of ${choices.map((name) => `"${name}"`).join(', ')}`,
    choices,
    json: { enum: choices },
    accepts: (value) => choices.includes(value as string),
  };
}

/** The name of another bundle: its file's name without the ending. */
export const kindPattern = /^[a-z0-9][a-z0-9-]{0,59}$/;
const kindName = (doc: string) =>
  word(doc, kindPattern, 'the name of a bundle’s file without its ending, such as "giant-rat"');

/** The same dice as in `dice.ts`, exactly: up to 31 of up to 126 sides. */
const throwPattern = '([0-2]?\\d|3[01])d(0?\\d{1,2}|1[01]\\d|12[0-6])';
function dice(doc: string, unit = ''): ValueShape {
  return {
    form: 'value',
    doc,
    says:
      `dice such as "1d8", or up to four as in "1d8/2d6"${unit && ` (${unit})`}, ` +
      'with at most 31 in a throw, of at most 126 sides',
    json: { type: 'string', pattern: `^${throwPattern}(/${throwPattern}){0,3}$` },
    accepts: (value) => typeof value === 'string' && packDice(value) !== null,
  };
}

const depth = (doc: string) => number(doc, 0, 9999, 'floors');
const weight = (doc: string) => number(doc, 0, 1e6, '', false);
const cells = (doc: string) => number(doc, 0, 9999, 'cells');

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

/** A text in each language of the game; only English is required. */
const texts = (doc: string, most: number) =>
  Object.fromEntries(
    languages.map((language) => {
      const shape = text(`${doc} in ${englishNames.of(language)}.`, most);
      return [language, language === 'en' ? shape : optional(shape)];
    }),
  );

const spawnShape = part('Where it appears; without it, never by itself.', {
  depths: optional({
    form: 'map',
    doc: 'Its weight among the monsters of the floors, by depth: {"1-2": 20, "3+": 5}.',
    key: word(
      'A depth, a span of depths, or all from one on.',
      /^\d{1,4}(-\d{1,4}|\+)?$/,
      'a depth such as "3", "2-4" or "5+"',
    ),
    each: weight('The weight: twice as much is twice as often.'),
    most: 100,
  }),
  item: optional(
    part('Lies about as an item.', {
      group: word(
        'Its group among the items of a floor, such as food or weapon.',
        /^[a-z][a-z-]{0,30}$/,
        'a word in small letters, such as "food"',
      ),
      level: optional(number('How strong it is; without it, as rolled.', 1, 255)),
      weight: optional(weight('Its weight among those of its group; without it, 1.')),
    }),
  ),
  rank: optional(
    number('Its place in the order of depth: about this floor and four more have it.', 1, 999),
  ),
  wanders: optional(flag('Also arrives while the hero is on the floor.')),
  from: optional(depth('One lies on each floor from this depth on, until the hero holds it.')),
  at: optional({
    form: 'list',
    doc: 'Cells where exactly one is from the start.',
    each: part('One cell.', {
      depth: depth('The floor.'),
      x: cells('To the right, from 0.'),
      y: cells('Downwards, from 0.'),
    }),
    most: 100,
  }),
});

const lookShape = part('How it is drawn.', {
  glyph: word(
    'The character that stands for it.',
    /^[^\p{C}\p{Z}\p{M}]$/u,
    'one character that shows',
  ),
  colour: word('The colour of its glyph.', /^#[0-9a-fA-F]{6}$/, '"#" and six hex digits'),
  sprite: optional(
    word(
      'The name of its picture at game-icons.net.',
      /^[a-z0-9-]{1,60}$/,
      'a name at game-icons.net, such as "wolf-head"',
    ),
  ),
  showsHealth: optional(flag('Its hit points stand in place of its glyph.')),
});

/** What a field may say: in a bundle, and, of fields that only play changes, where one is edited. */
export function fieldShape(
  { kind, choices, min, max, unit, start }: Field,
  doc: string,
): ValueShape {
  let shape: ValueShape;
  if (choices) shape = choice(doc, choices);
  else if (kind === 'flag') shape = flag(doc);
  else if (kind === 'kind') shape = kindName(doc);
  else if (kind === 'dice') shape = dice(doc, unit);
  else {
    const { least, most } = roomOf(kind);
    shape = number(doc, min ?? least, max ?? most, unit, kind !== 'f64');
  }
  return start === undefined ? shape : optional(shape);
}

function componentShape(name: ComponentName): PartShape {
  const fields = fieldsOf(name);
  const stated = fields.filter(([, { inPlay }]) => !inPlay);
  return {
    ...part(
      descriptions[name].doc,
      Object.fromEntries(
        stated.map(([field, facts]) => [field, fieldShape(facts, docOf(name, field))]),
      ),
    ),
    optional: true,
    inPlay: fields.flatMap(([field, { inPlay }]) => (inPlay ? [field] : [])),
  };
}

/** Components of which play alone decides. */
const ofPlay: readonly ComponentName[] = ['Identity', 'Position', 'Intent', 'Condition', 'Dead'];

/** Components that a bundle may state. */
export const bundleComponents = componentNames.filter((name) => !ofPlay.includes(name));

export const bundleShape: PartShape = {
  ...part('A kind of monster, item, trap or hero.', {
    $schema: optional(text('Where an editor finds what a bundle may say.', 200)),
    extends: optional(kindName('Another bundle: this one is like it but for what it says itself.')),
    name: part('What it is called.', texts('Its name', 60)),
    about: optional(part('A sentence or two for the bestiary.', texts('What it is like', 300))),
    look: lookShape,
    spawn: optional(spawnShape),
    ...Object.fromEntries(bundleComponents.map((name) => [name, componentShape(name)])),
  }),
  inPlay: ofPlay,
};

/** What is wrong with one part of a bundle. */
export interface Fault {
  /** Which part; it need not be there. */
  readonly path: readonly (string | number)[];
  /** Whether its name is meant, not what it says. */
  readonly key: boolean;
  readonly text: string;
  /** It is not there, and should be. */
  readonly missing?: boolean;
}

/** A path in words: `spawn.at[2].depth`. */
function nameOf(path: Fault['path']): string {
  return path
    .map((step) => {
      if (typeof step === 'number') return `[${step}]`;
      return /^[\w$-]{1,60}$/.test(step) ? `.${step}` : `."${visible(step)}"`;
    })
    .join('')
    .replace(/^\./, '');
}

/**
 * All that is wrong with a value. `own` is what the bundle itself says in its place, which differs
 * where it changes a number of another bundle.
 */
export function faultsIn(
  shape: Shape,
  value: unknown,
  own: unknown = value,
  path: Fault['path'] = [],
): Fault[] {
  const name = nameOf(path) || 'a bundle';
  const wrong = (says: string) => [{ path, key: false, text: `${name} must be ${says}` }];
  const inside = (key: string | number, each: Shape, child: unknown) =>
    faultsIn(each, child, isPart(own) ? own[key] : child, [...path, key]);
  if (shape.form === 'value') {
    return shape.accepts(value) ? [] : wrong(`${shape.says}, ${complaint(shape, value, own)}`);
  }
  if (shape.form === 'list') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    if (!Array.isArray(value)) return wrong(`a list, but ${shown(value)} was found`);
    if (list.length > shape.most) return wrong(`a list of at most ${shape.most}: ${list.length}`);
    return list.flatMap((child, index) => inside(index, shape.each, child));
  }
  if (!isPart(value)) return wrong(`an object {…}, ${complaint(shape, value, own)}`);
  const entries = Object.entries(value);
  if (shape.form === 'map') {
    const size = entries.length;
    if (size > shape.most) return wrong(`an object with at most ${shape.most} entries: ${size}`);
    return entries.flatMap(([key, child]) =>
      shape.key.accepts(key)
        ? inside(key, shape.each, child)
        : [
            {
              path: [...path, key],
              key: true,
              text: `${nameOf([...path, key])} is not known: it must be ${shape.key.says}`,
            },
          ],
    );
  }
  const missing = Object.entries(shape.keys).flatMap(([key, { optional = false, ...each }]) => {
    if (optional || value[key] !== undefined) return [];
    const must = each.form === 'value' ? `; it must be ${each.says}` : '';
    const text = `${nameOf([...path, key])} is missing${must}`;
    return [{ path: [...path, key], key: true, text, missing: true }];
  });
  return [
    ...missing,
    ...entries.flatMap(([key, child]) => {
      if (Object.hasOwn(shape.keys, key)) {
        return child === undefined ? [] : inside(key, shape.keys[key], child);
      }
      return [{ path: [...path, key], key: true, text: unknown(shape, [...path, key]) }];
    }),
  ];
}

/** What was found in place of a value, and what may have been meant. */
function complaint(shape: Shape, value: unknown, own: unknown): string {
  if (isPart(own) && !isPart(value)) return `but ${shown(own)} makes ${shown(value)}`;
  const found = `but ${shown(value)} was found`;
  if (value === null && shape.optional)
    return `${found}; null only takes away what "extends" has brought`;
  if (isPart(value) && ('add' in value || 'mul' in value)) {
    return `${found}; "add" and "mul" only change what "extends" has brought`;
  }
  const choices = shape.form === 'value' ? (shape.choices ?? []) : [];
  return typeof value === 'string' ? `${found}${suggestion(value, choices)}` : found;
}

/** Longer lists are left out where a name that is nearly right is told. */
const shortList = 12;

/** The words for a key that a part does not have. */
function unknown({ keys, inPlay = [] }: PartShape, path: Fault['path']): string {
  const key = String(path.at(-1));
  const allowed = Object.keys(keys);
  const near = suggestion(key, allowed);
  const reason = inPlay.includes(key)
    ? 'is not for bundles: only play sets it'
    : `is not known${near}`;
  const list = `; allowed here: ${allowed.join(', ') || 'nothing'}`;
  const clear = near !== '' || inPlay.includes(key);
  return `${nameOf(path)} ${reason}${clear && allowed.length > shortList ? '' : list}`;
}
