import { type ComponentName, fieldsOf } from '../../game/components.ts';
import type { JsonObject } from '../json.ts';
import { packShape } from '../packs/pack-shape.ts';
import { defaultOf, isNumberField } from '../shapes/bundle-shape.ts';
import { campaignShape } from '../shapes/campaign-shape.ts';
import { bundleComponents } from '../shapes/component-needs.ts';
import { describeField } from '../shapes/field-text.ts';
import type { ObjectShape, Shape } from '../shapes/shapes.ts';
import { vaultShape } from '../shapes/vault-shape.ts';
import { documentedShape } from './documented-shape.ts';

/** A JSON Schema or a part of one. */
export type JsonSchema = JsonObject;

/**
 * The JSON Schema (draft-07) of bundles, for editors: the purpose, bounds and choices of each part.
 * Contradictions between parts are not in it; `readBundles` reports them.
 */
export function bundleJsonSchema(): JsonSchema {
  const properties = Object.fromEntries(
    Object.entries(documentedShape.keys).map(([key, shape]) => [key, schemaOfPart(key, shape)]),
  );
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A bundle',
    description: documentedShape.doc,
    definitions: {
      change: {
        description: 'Changes the inherited number.',
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
    // Only a bundle that extends or patches another may change numbers and remove parts. It may omit required
    // parts, and so may an abstract one.
    if: { anyOf: incomplete.map((key) => ({ required: [key] })) },
    else: completeBundle(),
  };
}

/** The schema of one part of a bundle: a component, the look, or another key. */
function schemaOfPart(key: string, shape: Shape): JsonSchema {
  if (key === 'look' && shape.form === 'object') return changeable(shape);
  const component = bundleComponents.find((name) => name === key);
  if (component && shape.form === 'object') return componentSchema(component, shape);
  return component || removable.includes(key) ? orNull(jsonOf(shape)) : jsonOf(shape);
}

/** The keys of bundles in which required parts can be missing. */
const incomplete = ['extends', 'abstract', 'patch'];

/** Optional parts other than components; a bundle that extends another can remove them. */
const removable = ['about', 'attackVerb', 'spawn'];

/** The additional conditions for a bundle that must be complete: one without the keys of `incomplete`. */
function completeBundle(): JsonSchema {
  const properties: Record<string, JsonSchema> = Object.fromEntries(
    removable.map((key) => [key, { type: 'object' }]),
  );
  for (const key of ['look', ...bundleComponents]) {
    const shape = documentedShape.keys[key];
    if (shape?.form === 'list') properties[key] = { type: 'array' };
    if (shape?.form !== 'object') continue;
    const objects = Object.keys(shape.keys).filter((name) => shape.keys[name].form === 'object');
    properties[key] = {
      type: 'object',
      ...required(shape),
      properties: Object.fromEntries(objects.map((name) => [name, { type: 'object' }])),
      additionalProperties: { type: ['number', 'string', 'boolean', 'array'] },
    };
  }
  return { ...required(documentedShape), properties };
}

function required({ keys }: ObjectShape): { required?: readonly string[] } {
  const names = Object.keys(keys).filter((key) => !keys[key].optional);
  return names.length > 0 ? { required: names } : {};
}

/** A schema that also allows null, which removes the part. */
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
  if (shape.form === 'variant') {
    return { description, oneOf: Object.values(shape.shapes).map(jsonOf) };
  }
  if (shape.form === 'either') {
    return { description, oneOf: [shape.without, shape.with].map(jsonOf) };
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

/** An object of which a bundle that extends another can set some keys and remove others. */
function changeable(shape: ObjectShape): JsonSchema {
  const properties = Object.entries(shape.keys).map(([key, each]) => {
    return [key, each.optional ? orNull(jsonOf(each)) : jsonOf(each)];
  });
  const { required: _, ...schema } = jsonOf(shape);
  return { ...schema, properties: Object.fromEntries(properties) };
}

function componentSchema(component: ComponentName, shape: ObjectShape): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const [name, field] of fieldsOf(component)) {
    const value = shape.keys[name];
    if (value?.form !== 'value') continue;
    const initial = defaultOf(field);
    properties[name] = {
      description: describeField(field, value),
      ...(initial !== undefined && { default: initial }),
      anyOf: [
        value.json,
        ...(isNumberField(field) ? [{ $ref: '#/definitions/change' }] : []),
        ...(value.optional ? [{ type: 'null' }] : []),
      ],
    };
  }
  for (const [key, extra] of Object.entries(shape.keys)) {
    if (Object.hasOwn(properties, key)) continue;
    properties[key] = extra.optional ? orNull(jsonOf(extra)) : jsonOf(extra);
  }
  const { description, ...schema } = jsonOf({ ...shape, keys: {} });
  return { description, anyOf: [{ ...schema, properties }, { type: 'null' }] };
}

/** The files that have a JSON Schema. */
export const schemaNames = ['bundle', 'campaign', 'pack', 'vault'] as const;

/** The JSON Schema of bundles, of `campaign.json`, of `pack.json` or of vaults as the text of a file. */
export function schemaText(name: (typeof schemaNames)[number] = 'bundle'): string {
  const shapes = { campaign: campaignShape, pack: packShape, vault: vaultShape };
  const schema = name === 'bundle' ? bundleJsonSchema() : fileSchema(shapes[name]);
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** The JSON Schema of a file that inherits nothing. */
function fileSchema(shape: ObjectShape): JsonSchema {
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...jsonOf(shape) };
}
