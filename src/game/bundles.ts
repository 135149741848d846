import * as v from 'valibot';
import {
  type ComponentName,
  componentNames,
  components,
  type Field,
  fieldsOf,
} from './components.ts';

/** A kind of monster, item or hero: one checked bundle. */
export interface Kind {
  /** The bundle's file name without its ending. */
  readonly id: string;
  /** Its name by language code; English is always there. */
  readonly name: Readonly<Record<string, string>> & { readonly en: string };
  /** For screens only; the rules never read it. */
  readonly look: {
    readonly glyph: string;
    readonly colour: string;
    readonly sprite?: string;
    /** Its hit points stand in place of its glyph. */
    readonly showsHealth?: boolean;
  };
  readonly spawn: Spawn;
  /** The components it starts with, in the order of `components.ts`, every field with its value. */
  readonly components: readonly { name: ComponentName; fields: Readonly<Record<string, number>> }[];
}

/** Where a kind appears. */
export interface Spawn {
  /** Its weight among the monsters of a floor, by span of depths. */
  readonly depths?: readonly { from: number; to: number; weight: number }[];
  /** Its group and level among the items of a floor; no level: the item takes the level rolled. */
  readonly item?: { readonly group: string; readonly level?: number };
  /** Cells where exactly one lies from the start. */
  readonly at?: readonly { depth: number; x: number; y: number }[];
}

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const depth = whole(0, 9999);

const spawnSchema = v.optional(
  v.strictObject({
    depths: v.optional(
      v.record(
        v.pipe(v.string(), v.regex(/^\d{1,4}(-\d{1,4}|\+)?$/, 'a depth is "3", "2-4" or "5+"')),
        v.pipe(v.number(), v.minValue(0), v.maxValue(1e6)),
      ),
    ),
    item: v.optional(
      v.strictObject({
        group: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,30}$/)),
        level: v.optional(whole(1, 255)),
      }),
    ),
    at: v.optional(
      v.pipe(v.array(v.strictObject({ depth, x: depth, y: depth })), v.maxLength(100)),
    ),
  }),
  {},
);

function fieldSchema(field: Field) {
  if (field.choices) return v.picklist(field.choices);
  if (field.kind === 'flag') return v.boolean();
  if (field.kind === 'f64') {
    return v.pipe(v.number(), v.minValue(field.min ?? 0), v.maxValue(field.max ?? 1e9));
  }
  return whole(field.min ?? 0, field.max ?? 255);
}

function componentSchema(name: ComponentName) {
  const entries: Record<string, v.GenericSchema> = {};
  for (const [fieldName, field] of fieldsOf(name)) {
    if (field.inPlay) continue;
    const schema = fieldSchema(field);
    entries[fieldName] = field.start === undefined ? schema : v.optional(schema);
  }
  return v.strictObject(entries);
}

/** Components that a bundle may state: all but those of which play alone decides. */
const bundleComponents = componentNames.filter(
  (name) => !['Identity', 'Position', 'Intent', 'Dead'].includes(name),
);

const bundleSchema = v.strictObject({
  name: v.objectWithRest({ en: text }, text),
  look: v.strictObject({
    glyph: v.pipe(v.string(), v.minLength(1), v.maxLength(2)),
    colour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a colour is "#" and six hex digits')),
    sprite: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))),
    showsHealth: v.optional(v.boolean()),
  }),
  spawn: spawnSchema,
  ...(Object.fromEntries(
    bundleComponents.map((name) => [name, v.optional(componentSchema(name))]),
  ) as Record<string, v.OptionalSchema<v.GenericSchema<Record<string, unknown>>, undefined>>),
});

/**
 * Checks the bundle `source` (parsed JSON) of the file `file`. Gives the kind, or one sentence for
 * each mistake, which says where it is, what was found and what is allowed.
 */
export function readBundle(file: string, source: unknown): Kind | { problems: string[] } {
  const result = v.safeParse(bundleSchema, source);
  if (!result.success) {
    return { problems: result.issues.map((issue) => describeIssue(file, issue)) };
  }
  const { name, look, spawn, ...parts } = result.output;
  const stated = parts as Record<string, Record<string, number | string | boolean> | undefined>;
  return {
    id: file.replace(/^.*\//, '').replace(/\.json$/, ''),
    name: name as Kind['name'],
    look: look as Kind['look'],
    spawn: readSpawn(spawn),
    components: bundleComponents.flatMap((component) => {
      const values = stated[component];
      if (!values) return [];
      const fields: Record<string, number> = {};
      for (const [fieldName, field] of fieldsOf(component)) {
        const value = values[fieldName] ?? field.start ?? 0;
        fields[fieldName] =
          typeof value === 'string' ? (field.choices ?? []).indexOf(value) : Number(value);
      }
      return [{ name: component, fields }];
    }),
  };
}

function readSpawn(spawn: v.InferOutput<typeof spawnSchema>): Spawn {
  const { depths, ...rest } = spawn;
  if (!depths) return rest as Spawn;
  const spans = Object.entries(depths).map(([span, weight]) => {
    const [from, to] = span.split(/[-+]/);
    return { from: Number(from), to: to === undefined ? Number(from) : Number(to || 1e9), weight };
  });
  return { ...(rest as Spawn), depths: spans };
}

function describeIssue(file: string, issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? '';
  const where = path ? `${file}: ${path}` : file;
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const parent = path.split('.').slice(0, -1).join('.');
    const allowed = parent in components ? statedFields(parent as ComponentName) : topLevelKeys();
    return `${where} is not known; allowed here: ${allowed.join(', ') || 'nothing'}`;
  }
  if (issue.received === 'undefined') return `${where} is missing`;
  return `${where} must be ${issue.expected ?? issue.message}, but ${issue.received} was found`;
}

function statedFields(component: ComponentName): string[] {
  return fieldsOf(component).flatMap(([name, field]) => (field.inPlay ? [] : [name]));
}

function topLevelKeys(): string[] {
  return ['name', 'look', 'spawn', ...bundleComponents];
}
