import { hasZeroDice, packDice } from '../../game/dice.ts';
import { languages } from '../../words/languages.ts';
import type { JsonObject } from '../json.ts';
import { hidden, isBlank, stacked } from '../printable.ts';

/**
 * Shapes describe the values that a bundle may contain. The checks with their error messages and the
 * JSON Schema are derived from them. A schema library would not do: valibot stops at the first
 * unknown key and accepts a list as an object.
 */
export type Shape = ValueShape | ObjectShape | MapShape | ListShape | VariantShape | EitherShape;

/** A value without parts: a number, a text, a choice … */
export interface ValueShape {
  readonly form: 'value';
  /** A sentence about its purpose. */
  readonly doc: string;
  readonly optional?: boolean;
  /** The allowed values, in words that follow "must be". */
  readonly mustBe: string;
  readonly choices?: readonly string[];
  /** Its values are names, such as those of kinds and sprites. */
  readonly isName?: boolean;
  /** The value that a wrong text probably means, for example without its spaces. It may be wrong, too. */
  readonly meant?: (text: string) => string;
  /** The same condition as JSON Schema. */
  readonly json: JsonObject;
  readonly accepts: (value: unknown) => boolean;
}

/** An object with named keys. */
export interface ObjectShape {
  readonly form: 'object';
  readonly doc: string;
  readonly optional?: boolean;
  readonly keys: Readonly<Record<string, Shape>>;
  /** Keys that make it an object of another shape. */
  readonly others?: readonly string[];
  /** Keys that exist during play but cannot be set in a bundle. They get their own error message. */
  readonly inPlay?: readonly string[];
}

/** An object with free keys, which all have the same shape. */
interface MapShape {
  readonly form: 'map';
  readonly doc: string;
  readonly optional?: boolean;
  readonly key: ValueShape;
  readonly each: Shape;
  /** The greatest number of entries. */
  readonly most: number;
}

export interface ListShape {
  readonly form: 'list';
  readonly doc: string;
  readonly optional?: boolean;
  readonly each: Shape;
  /** The greatest number of entries. */
  readonly most: number;
}

/** An object whose keys depend on the value of one of them. */
export interface VariantShape {
  readonly form: 'variant';
  readonly doc: string;
  readonly optional?: boolean;
  /** The key whose value chooses the shape. */
  readonly tag: string;
  /** The shapes by that value. Each has the tag among its keys. */
  readonly shapes: Readonly<Record<string, ObjectShape>>;
}

/** An object whose keys depend on whether it has one of them. */
export interface EitherShape {
  readonly form: 'either';
  readonly doc: string;
  readonly optional?: boolean;
  /** The key that only the first shape has. */
  readonly key: string;
  readonly with: ObjectShape;
  readonly without: ObjectShape;
}

export const optional = <S extends Shape>(shape: S): S => ({ ...shape, optional: true });

export function object(doc: string, keys: Readonly<Record<string, Shape>>): ObjectShape {
  return { form: 'object', doc, keys };
}

/** A text for people: one line, no hidden characters. It is never rendered as markup. */
export function text(doc: string, most: number): ValueShape {
  return {
    form: 'value',
    doc,
    mustBe: `a text of 1 to ${most} characters without line breaks, hidden characters or stacks of accents`,
    json: { type: 'string', minLength: 1, maxLength: most, pattern: '\\S' },
    accepts: (value) =>
      typeof value === 'string' &&
      !isBlank(value) &&
      [...value].length <= most &&
      !hidden.test(value) &&
      !stacked.test(value),
  };
}

/** A text in each language of the game, as keys of an object; only English is required. */
export function texts(doc: string, most: number): Readonly<Record<string, ValueShape>> {
  return Object.fromEntries(
    languages.map((language) => {
      const shape = text(`${doc} in ${englishNames.of(language)}.`, most);
      return [language, language === 'en' ? shape : optional(shape)];
    }),
  );
}

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

/** A text that matches a pattern. */
export function word(doc: string, pattern: RegExp, mustBe: string): ValueShape {
  return {
    form: 'value',
    doc,
    mustBe,
    json: { type: 'string', pattern: pattern.source },
    accepts: (value) => typeof value === 'string' && pattern.test(value),
  };
}

/** A name that something has in a file: see `word`. */
export function name(doc: string, pattern: RegExp, mustBe: string): ValueShape {
  return { ...word(doc, pattern, mustBe), isName: true };
}

/** A number from `min` to `max`, both included. */
export function number(doc: string, min: number, max: number, unit = '', whole = true): ValueShape {
  return {
    form: 'value',
    doc,
    mustBe: `a ${whole ? 'whole ' : ''}number from ${min} to ${max}${unit && ` (${unit})`}`,
    json: { type: whole ? 'integer' : 'number', minimum: min, maximum: max },
    accepts: (value) =>
      typeof value === 'number' &&
      value >= min &&
      value <= max &&
      (!whole || Number.isInteger(value)),
  };
}

export function flag(doc: string): ValueShape {
  return {
    form: 'value',
    doc,
    mustBe: 'true or false',
    json: { type: 'boolean' },
    accepts: (value) => typeof value === 'boolean',
  };
}

export function choice(doc: string, choices: readonly string[]): ValueShape {
  return {
    form: 'value',
    doc,
    mustBe: `one of ${choices.map((name) => `"${name}"`).join(', ')}`,
    choices,
    json: { enum: choices },
    accepts: (value) => choices.includes(value as string),
  };
}

/** A character in the glyph look. The letters that are left out look like empty space. */
export const glyph = (doc: string) =>
  word(doc, /^[^\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]$/u, 'one visible character');

/** The name of an icon, or of a sprite after the name of its pack. */
export const spritePattern = /^(?:[a-z0-9][a-z0-9-]{0,39}:)?[a-z0-9-]{1,60}$/;

/** The name of a kind: the file name of its bundle without the ending. */
export const kindPattern = /^[a-z0-9][a-z0-9-]{0,59}$/;

export const kindName = (doc: string) =>
  name(doc, kindPattern, 'the name of a bundle’s file without its ending, such as "giant-rat"');

/** The name of a group of items: in `spawn.item.group` of bundles, and in `campaign.json`. */
export const groupName = (doc: string) =>
  name(
    doc,
    /^[a-z][a-zA-Z0-9-]{0,39}$/,
    'a word of letters, digits and hyphens that begins with a small letter, such as "food"',
  );

export const colour = (doc: string): ValueShape => ({
  ...word(doc, /^#[0-9a-fA-F]{6}$/, '"#" and six hexadecimal digits'),
  meant: (text) => {
    const digits = text.trim().replace(/^(#|0x)/i, '');
    return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  },
});

/** The limits of `dice.ts` as a pattern: 1 to 31 dice with 1 to 126 sides. */
const throwPattern = '(0?[1-9]|[12]\\d|3[01])d(0{0,2}[1-9]|0?[1-9]\\d|1[01]\\d|12[0-6])';

/** `mayBeZero`: terms can also be "0d0". */
export function dice(doc: string, unit = '', mayBeZero = false): ValueShape {
  const term = mayBeZero ? `(${throwPattern}|0{1,2}d0{1,3})` : throwPattern;
  return {
    form: 'value',
    doc,
    mustBe:
      `dice such as "1d8", or up to four as in "1d8/2d6"${unit && ` (${unit})`}, ` +
      `each with 1 to 31 dice of 1 to 126 sides${mayBeZero ? ', or "0d0" for none' : ''}`,
    json: { type: 'string', pattern: `^${term}(/${term}){0,3}$` },
    meant: (text) => text.replace(/\s/g, '').toLowerCase(),
    accepts: (value) => {
      const packed = typeof value === 'string' ? packDice(value) : null;
      return packed !== null && (mayBeZero || !hasZeroDice(packed));
    },
  };
}
