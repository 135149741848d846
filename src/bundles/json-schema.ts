import { type ComponentName, type Field, fieldsOf } from '../game/components.ts';
import { isPart } from './problems.ts';
import {
  bundleComponents,
  bundleShape,
  type PartShape,
  type Shape,
  type ValueShape,
} from './schema.ts';

/** JSON Schema, or a part of it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON Schema (draft-07) of bundles, for editors: what each part is for, its bounds and choices.
 * What parts must not say together is for the reader of bundles.
 */
export function bundleJsonSchema(): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const [key, shape] of Object.entries(bundleShape.keys)) {
    const component = bundleComponents.find((name) => name === key);
    if (component && shape.form === 'part') properties[key] = componentSchema(component, shape);
    else if (key === 'look' && shape.form === 'part') properties[key] = changeable(shape, orNull);
    else properties[key] = removable.includes(key) ? orNull(jsonOf(shape)) : jsonOf(shape);
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A bundle',
    description: bundleShape.doc,
    definitions: {
      change: {
        description: 'Changes the number of the bundle that this one extends.',
        type: 'object',
        properties: { add: { type: 'number' }, mul: { type: 'number' } },
        minProperties: 1,
        maxProperties: 1,
        additionalProperties: false,
      },
    },
    type: 'object',
    properties,
    additionalProperties: false,
    // A bundle that extends another may leave out, change and take away; one that does not, states all.
    if: { required: ['extends'] },
    else: wholeSchema(),
  };
}

/** Parts besides the components that a bundle need not have, and may take away. */
const removable = ['about', 'spawn'];

/** What only holds for a bundle that extends no other. */
function wholeSchema(): JsonSchema {
  const properties: Record<string, JsonSchema> = Object.fromEntries(
    removable.map((key) => [key, { type: 'object' }]),
  );
  for (const key of ['look', ...bundleComponents]) {
    const shape = bundleShape.keys[key];
    if (shape?.form !== 'part') continue;
    properties[key] = {
      type: 'object',
      ...required(shape),
      additionalProperties: { type: ['number', 'string', 'boolean'] },
    };
  }
  return { ...required(bundleShape), properties };
}

function required({ keys }: PartShape): { required?: readonly string[] } {
  const names = Object.keys(keys).filter((key) => !keys[key].optional);
  return names.length > 0 ? { required: names } : {};
}

/** Something, or null to take it away. */
function orNull({ description, ...schema }: JsonSchema): JsonSchema {
  return { description, anyOf: [schema, { type: 'null' }] };
}

function jsonOf(shape: Shape): JsonSchema {
  const description = shape.doc;
  if (shape.form === 'value') return { description, ...shape.json };
  if (shape.form === 'list') {
    return { description, type: 'array', items: jsonOf(shape.each), maxItems: shape.most };
  }
  if (shape.form === 'map') {
    return {
      description,
      type: 'object',
      propertyNames: shape.key.json,
      additionalProperties: jsonOf(shape.each),
      maxProperties: shape.most,
    };
  }
  return {
    description,
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(shape.keys).map(([key, each]) => [key, jsonOf(each)]),
    ),
    ...required(shape),
    additionalProperties: false,
  };
}

/** A part of which a bundle that extends another may state some keys only, and take others away. */
function changeable(shape: PartShape, soften: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const properties = Object.entries(shape.keys).map(([key, each]) => {
    return [key, each.optional ? soften(jsonOf(each)) : jsonOf(each)];
  });
  const { required: _, ...schema } = jsonOf(shape);
  return { ...schema, properties: Object.fromEntries(properties) };
}

function componentSchema(component: ComponentName, shape: PartShape): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const [name, field] of fieldsOf(component)) {
    const value = shape.keys[name];
    if (value?.form !== 'value') continue;
    const initial = startOf(field);
    properties[name] = {
      description: describeField(field, value),
      ...(initial !== undefined && { default: initial }),
      anyOf: [
        value.json,
        ...(isNumber(field) ? [{ $ref: '#/definitions/change' }] : []),
        ...(value.optional ? [{ type: 'null' }] : []),
      ],
    };
  }
  const { description, ...schema } = jsonOf({ ...shape, keys: {} });
  return { description, anyOf: [{ ...schema, properties }, { type: 'null' }] };
}

function isNumber({ kind, choices }: Field): boolean {
  return !choices && !['flag', 'dice', 'kind'].includes(kind);
}

/** What a field has where a bundle does not say, as a bundle would say it; undefined: nothing of use. */
function startOf(field: Field): number | string | boolean | undefined {
  const { kind, choices, start, min = 0 } = field;
  if (start === undefined || start < min || kind === 'dice' || kind === 'kind') return undefined;
  if (choices) return choices[start];
  return kind === 'flag' ? start === 1 : start;
}

/** A field in words: what it is for, what it may be, and what it is where nothing is said. */
function describeField(field: Field, { doc, says, optional }: ValueShape): string {
  const initial = startOf(field);
  const without = optional ? '' : 'Must be stated: ';
  const otherwise = initial === undefined ? '' : `; ${JSON.stringify(initial)} if not stated`;
  const rule = `${without}${says}${otherwise}.`;
  return `${doc} ${rule[0].toUpperCase()}${rule.slice(1)}`;
}

/** All that bundles may state of components, as a list in Markdown. */
export function componentList(): string {
  const lines = bundleComponents.flatMap((component) => {
    const shape = bundleShape.keys[component];
    if (shape.form !== 'part') return [];
    const fields = fieldsOf(component).flatMap(([name, field]) => {
      const value = shape.keys[name];
      return value?.form === 'value' ? [`  - \`${name}\`: ${describeField(field, value)}`] : [];
    });
    return [`- **${component}**: ${shape.doc}`, ...fields];
  });
  return `${lines.join('\n')}\n`;
}

/** How wide the lines of a file are. */
const lineWidth = 100;

/** The JSON Schema as its file has it, laid out like every file here. */
export function schemaText(): string {
  return `${layOut(bundleJsonSchema(), 0)}\n`;
}

/** JSON with lists of plain values on one line where they fit. `used`: what else its first line has. */
function layOut(value: unknown, used: number, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((one) => JSON.stringify(one)).join(', ')}]`;
    if (!value.some(isPart) && used + line.length <= lineWidth) return line;
    return `[\n${value.map((one) => inner + layOut(one, inner.length, inner)).join(',\n')}\n${indent}]`;
  }
  if (!isPart(value)) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, each]) => {
    const start = `${inner}${JSON.stringify(key)}: `;
    // A comma may follow.
    return start + layOut(each, start.length + 1, inner);
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
