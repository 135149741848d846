import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBundles } from '../../../src/bundles/read-bundles.ts';
import { docOf } from '../../../src/bundles/reference/documented-shape.ts';
import {
  bundleJsonSchema,
  type JsonSchema,
  schemaText,
} from '../../../src/bundles/reference/json-schema.ts';
import { bundleComponents } from '../../../src/bundles/shapes/component-needs.ts';
import { campaigns } from '../../../src/content/campaigns.ts';
import { effectBearers, fieldsOf } from '../../../src/game/components.ts';
import { arena, rogue, simple } from '../../sources.ts';
import { samplePack } from '../sample-packs.ts';

const schema = bundleJsonSchema();

/** Whether a value fits a JSON Schema. Knows only the part of draft-07 that our schema uses. */
function fits(value: unknown, rules: JsonSchema): boolean {
  return Object.entries(rules).every(([rule, says]) => {
    const check = checks[rule];
    if (!check) throw new Error(`This test does not know the schema rule: ${rule}.`);
    return check(value, says as never, rules);
  });
}

type Check = (value: unknown, says: never, rules: JsonSchema) => boolean;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const always = () => true;
const ofType = (value: unknown, type: string) => {
  if (type === 'object') return isObject(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'null') return value === null;
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
};
const least = (size: (value: unknown) => number | null): Check => {
  return (value, says) => (size(value) ?? Infinity) >= says;
};
const most = (size: (value: unknown) => number | null): Check => {
  return (value, says) => (size(value) ?? -Infinity) <= says;
};
const number = (value: unknown) => (typeof value === 'number' ? value : null);
const letters = (value: unknown) => (typeof value === 'string' ? [...value].length : null);
const keys = (value: unknown) => (isObject(value) ? Object.keys(value).length : null);

const checks: Readonly<Record<string, Check>> = {
  $schema: always,
  title: always,
  description: always,
  definitions: always,
  default: always,
  // Checked by `if`.
  else: always,
  type: (value, says: string | readonly string[]) =>
    [says].flat().some((type) => ofType(value, type as string)),
  enum: (value, says: readonly unknown[]) => says.includes(value),
  pattern: (value, says: string) => typeof value !== 'string' || new RegExp(says, 'u').test(value),
  minimum: least(number),
  maximum: most(number),
  minLength: least(letters),
  maxLength: most(letters),
  minProperties: least(keys),
  maxProperties: most(keys),
  maxItems: most((value) => (Array.isArray(value) ? value.length : null)),
  required: (value, says: readonly string[]) =>
    !isObject(value) || says.every((key) => Object.hasOwn(value, key)),
  properties: (value, says: Record<string, JsonSchema>) =>
    !isObject(value) ||
    Object.entries(says).every(
      ([key, rules]) => !Object.hasOwn(value, key) || fits(value[key], rules),
    ),
  additionalProperties: (value, says: false | JsonSchema, { properties = {} }) =>
    !isObject(value) ||
    Object.entries(value).every(
      ([key, each]) =>
        Object.hasOwn(properties as object, key) || (says !== false && fits(each, says)),
    ),
  propertyNames: (value, says: JsonSchema) =>
    !isObject(value) || Object.keys(value).every((key) => fits(key, says)),
  items: (value, says: JsonSchema) =>
    !Array.isArray(value) || value.every((each) => fits(each, says)),
  anyOf: (value, says: readonly JsonSchema[]) => says.some((rules) => fits(value, rules)),
  oneOf: (value, says: readonly JsonSchema[]) =>
    says.filter((rules) => fits(value, rules)).length === 1,
  if: (value, says: JsonSchema, rules) =>
    fits(value, says) || fits(value, rules.else as JsonSchema),
  $ref: (value, says: string) => {
    const { definitions } = schema as { definitions: Record<string, JsonSchema> };
    return fits(value, definitions[says.replace('#/definitions/', '')]);
  },
};

test('the schema file is the schema as formatted JSON', () => {
  expect(schemaText()).toBe(`${JSON.stringify(schema, null, 2)}\n`);
});

test('each component and field of bundles is described with its unit and bounds', () => {
  const { properties } = schema as { properties: Record<string, JsonSchema> };
  for (const component of bundleComponents) {
    const { description, anyOf } = properties[component] as {
      description: string;
      anyOf: [{ type: string; properties: Record<string, { description: string }> }];
    };
    expect(description.length).toBeGreaterThan(0);
    if (anyOf[0].type === 'array') continue;
    const stated = fieldsOf(component).filter(([, { inPlay }]) => !inPlay);
    const effects = effectBearers.some((bearer) => bearer === component) ? ['effects'] : [];
    const goals = component === 'AI' ? ['goals'] : [];
    const faction = component === 'Faction' ? ['name', 'fights'] : [];
    const escorts = component === 'Group' ? ['escorts'] : [];
    const says = component === 'Feature' ? ['says'] : [];
    const names = [
      ...stated.map(([name]) => name),
      ...says,
      ...effects,
      ...goals,
      ...faction,
      ...escorts,
    ];
    expect(Object.keys(anyOf[0].properties)).toEqual(names);
    for (const [name, { unit, max }] of stated) {
      const field = anyOf[0].properties[name].description;
      expect(field).toContain(docOf(component, name));
      if (unit) expect(field).toContain(`(${unit}`);
      if (max) expect(field).toContain(String(max));
    }
  }
  expect(properties.Health).toMatchObject({
    description: 'Can be hurt, and dies at 0 hit points.',
  });
  expect(JSON.stringify(properties.AI)).toContain('"enum":["timid","grudge","hunter"');
  expect(JSON.stringify(properties.Venom)).toContain('"default":1');
});

const texts = [simple, rogue, arena]
  .flatMap(({ hero, bundles }) => [hero, ...Object.values(bundles)])
  .map(String);

test('every bundle of every campaign fits the schema', () => {
  expect(texts.length).toBeGreaterThanOrEqual(75);
  for (const text of texts) expect([text, fits(JSON.parse(text), schema)]).toEqual([text, true]);
});

const rat = JSON.parse(texts.find((text) => text.includes('"timid"')) ?? '') as object;
const trap = JSON.parse(texts.find((text) => text.includes('"snare"')) ?? '') as object;
const well = { name: { en: 'well' }, look: { glyph: 'w', colour: '#ffffff' } };
const base = { ...rat, Venom: { loss: 2 }, about: { en: 'a rat' } };

/** Whether the game accepts a bundle. */
function accepted(bundle: object): boolean {
  const { problems } = readBundles({ 'base.json': base, 'rat.json': bundle });
  return problems.every(({ file, grade }) => file !== 'rat.json' || grade !== 'error');
}

test.each(campaigns.map(({ id }) => id))('the campaign.json of %s fits its schema', (id) => {
  const text = readFileSync(`src/content/${id}/campaign.json`, 'utf8');
  const rules = JSON.parse(schemaText('campaign'));
  expect(fits(JSON.parse(text), rules)).toBe(true);
  expect(fits({ ...JSON.parse(text), order: 'first' }, rules)).toBe(false);
  expect(fits({ ...JSON.parse(text), ordr: 1 }, rules)).toBe(false);
});

test('a pack.json fits its schema', () => {
  const rules = JSON.parse(schemaText('pack'));
  const manifest = JSON.parse(samplePack['pack.json']);
  expect(fits(manifest, rules)).toBe(true);
  expect(fits({ ...manifest, version: '1' }, rules)).toBe(false);
});

test('a vault fits its schema', () => {
  const rules = JSON.parse(schemaText('vault'));
  const vault = { map: ['#o#', '#.#'], legend: { o: 'orc' }, depths: '2-4', chance: 50 };
  expect(fits(vault, rules)).toBe(true);
  expect(fits({ ...vault, depths: 'deep' }, rules)).toBe(false);
  expect(fits({ ...vault, legend: { oo: 'orc' } }, rules)).toBe(false);
  expect(fits({ ...vault, map: undefined, rooms: 1 }, rules)).toBe(false);
});

describe('the schema and the game agree on a bundle', () => {
  const variant = { extends: 'base', name: { en: 'a' } };
  test.each<[boolean, object]>([
    [true, rat],
    [true, { ...rat, $schema: '../bundle.schema.json', about: { en: 'small', ru: 'м' } }],
    [false, { ...rat, about: { ja: '小' } }],
    [false, { ...rat, Healht: { max: 3 } }],
    [false, { ...rat, Position: {} }],
    [false, { ...rat, toString: {} }],
    [false, { ...rat, Mean: [] }],
    [true, { ...rat, Mean: {} }],
    [false, { ...rat, Mean: { chance: 101 } }],
    [false, { ...rat, Mean: { chance: { add: 1 } } }],
    [false, { ...rat, Mean: { chance: null } }],
    [false, { ...rat, Mean: null }],
    [false, { ...rat, Stats: { attack: 3 } }],
    [false, { ...rat, Stats: { attack: 3, defence: '3' } }],
    [false, { ...rat, AI: { mind: 'dull' } }],
    [true, { ...trap, Trap: { effects: [] } }],
    [true, { ...trap, Trap: { effects: [{ effect: 'sleep', turns: 3, chance: 50 }] } }],
    [true, { ...trap, Trap: { effects: [{ effect: 'fall', resist: 'magic' }] } }],
    [false, { ...trap, Trap: { effects: [{ effect: 'sleep' }] } }],
    [false, { ...trap, Trap: { effects: [{ effect: 'doze', turns: 3 }] } }],
    [false, { ...trap, Trap: { effects: [{ turns: 3 }] } }],
    [false, { ...trap, Trap: { effects: [{ effect: 'fall', turns: 3 }] } }],
    [false, { ...trap, Trap: { effects: { effect: 'fall' } } }],
    [false, { ...trap, Trap: { effects: ['fall'] } }],
    [false, { ...rat, Venom: { effects: [] } }],
    [true, { ...well, Feature: { says: { en: 'Hi', ru: 'Эй' } } }],
    [false, { ...well, Feature: { says: { ru: 'Эй' } } }],
    [false, { ...well, Feature: { says: 'Hi' } }],
    [false, { ...well, Feature: { uses: { add: 1 } } }],
    [true, { ...rat, Triggers: [] }],
    [true, { ...rat, Triggers: [{ when: 'hurt', say: { en: 'Ouch' } }] }],
    [
      true,
      { ...rat, Triggers: [{ when: 'everyTurns', turns: 3, effects: [{ effect: 'haste' }] }] },
    ],
    [false, { ...rat, Triggers: {} }],
    [false, { ...rat, Triggers: null }],
    [false, { ...rat, Triggers: [{ when: 'hurt', turns: 3 }] }],
    [false, { ...rat, Triggers: [{ when: 'everyTurns' }] }],
    [false, { ...rat, Triggers: [{ when: 'never' }] }],
    [false, { ...rat, Triggers: [{ when: 'death', say: { ja: 'あ' } }] }],
    [false, { ...rat, Triggers: [{ when: 'death', effects: [{ effect: 'boom' }] }] }],
    [true, { ...rat, Throws: { dice: '31d126/1d1' } }],
    [false, { ...rat, Throws: { dice: '32d6' } }],
    [false, { ...rat, Throws: { dice: '0d0' } }],
    [false, { ...rat, Throws: { dice: '0d6' } }],
    [true, { ...rat, Fighter: { attacks: '0d0/1d6' } }],
    [false, { ...rat, Fighter: { attacks: '6d0' } }],
    [false, { ...rat, Throws: { dice: '1d127' } }],
    [false, { ...rat, Throws: { dice: '1d6/' } }],
    [true, { ...rat, Summons: { kind: 'base' } }],
    [false, { ...rat, Summons: { kind: 'Base' } }],
    [false, { ...rat, name: { en: 'a', de: 'b' } }],
    [false, { ...rat, name: { ja: 'a' } }],
    [false, { ...rat, name: { en: ' ' } }],
    [false, { ...rat, name: 'rat' }],
    [false, { ...rat, look: { glyph: 'rr', colour: '#ffffff' } }],
    [false, { ...rat, look: { glyph: 'r', color: '#ffffff' } }],
    [false, { ...rat, spawn: null }],
    [false, { ...rat, spawn: { depths: { deep: 1 } } }],
    [false, { ...rat, spawn: { at: [{ depth: 1, x: 2 }] } }],
    [true, { ...rat, spawn: { at: [{ depth: 1, x: 2, y: 3 }] } }],
    [true, variant],
    [true, { ...variant, Stats: { attack: { mul: 2 } }, Venom: null, spawn: null, about: null }],
    [true, { ...variant, look: { colour: '#000000', sprite: null }, Venom: { loss: null } }],
    [false, { ...variant, look: { colour: null } }],
    [false, { ...variant, look: null }],
    [false, { ...variant, Stats: { attack: { mul: 2, add: 1 } } }],
    [false, { ...variant, Stats: { attack: { pow: 2 } } }],
    [false, { ...variant, Stats: { attack: null } }],
    [false, { ...variant, AI: { mind: { add: 1 } } }],
    [false, { ...variant, extends: 'Base' }],
  ])('%s: %j', (sound, bundle) => {
    expect([fits(bundle, schema), accepted(bundle)]).toEqual([sound, sound]);
  });

  test('the schema accepts every bundle that the game accepts', () => {
    const spoilt = fc
      .tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(), fc.jsonValue({ maxDepth: 2 }))
      .map(([text, nth, other, value]) => {
        const root = JSON.parse(text) as Record<string, unknown>;
        const parts = [root, ...Object.values(root).filter(isObject)];
        const part = parts[nth % parts.length];
        const names = Object.keys(part);
        if (names.length > 0) part[names[other % names.length]] = value;
        return root;
      });
    fc.assert(
      fc.property(spoilt, (bundle) => {
        const { kinds } = readBundles({ 'rat.json': bundle });
        if (kinds.length > 0) expect(fits(bundle, schema)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
