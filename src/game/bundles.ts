import * as v from 'valibot';
import {
  type ComponentName,
  componentNames,
  components,
  type Field,
  fieldsOf,
} from './components.ts';
import { dicePattern, packDice } from './dice.ts';

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
  /**
   * Its place in the order of depth, 1 for the shallowest: depths around it have it, none deeper
   * than about five more. The last five ranks share what is deeper still.
   */
  readonly rank?: number;
  /** Also arrives while the hero is on the floor. */
  readonly wanders?: boolean;
  /**
   * Its group and level among the items of a floor (no level: the item takes the level rolled), and
   * its weight among those of its group, 1 if not stated.
   */
  readonly item?: { readonly group: string; readonly level?: number; readonly weight?: number };
  /** Cells where exactly one lies from the start. */
  readonly at?: readonly { depth: number; x: number; y: number }[];
  /** One lies on each floor from this depth on, as long as the hero has not held it. */
  readonly from?: number;
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
        group: v.pipe(
          v.string(),
          v.regex(/^[a-z][a-z-]{0,30}$/, 'a group is a word in small letters'),
        ),
        level: v.optional(whole(1, 255)),
        weight: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1e6))),
      }),
    ),
    rank: v.optional(whole(1, 999)),
    wanders: v.optional(v.boolean()),
    from: v.optional(depth),
    at: v.optional(
      v.pipe(v.array(v.strictObject({ depth, x: depth, y: depth })), v.maxLength(100)),
    ),
  }),
  {},
);

function fieldSchema(field: Field) {
  if (field.choices) return v.picklist(field.choices);
  if (field.kind === 'flag') return v.boolean();
  if (field.kind === 'dice') {
    return v.pipe(
      v.string(),
      v.regex(dicePattern, 'dice are "1d8", or up to four as in "1d8/2d6"'),
      v.check(
        (text) => packDice(text) !== null,
        'dice have at most 31 in a throw, of at most 126 sides',
      ),
    );
  }
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
  (name) => !['Identity', 'Position', 'Intent', 'Condition', 'Dead'].includes(name),
);

const lookSchema = v.strictObject({
  glyph: v.pipe(v.string(), v.minLength(1), v.maxLength(2)),
  colour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a colour is "#" and six hex digits')),
  sprite: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, 'a sprite is a name such as "wolf-head"')),
  ),
  showsHealth: v.optional(v.boolean()),
});

const bundleSchema = v.strictObject({
  name: v.objectWithRest({ en: text }, text),
  look: lookSchema,
  spawn: spawnSchema,
  ...(Object.fromEntries(
    bundleComponents.map((name) => [name, v.optional(componentSchema(name))]),
  ) as Record<string, v.OptionalSchema<v.GenericSchema<Record<string, unknown>>, undefined>>),
});

/** Whether entities of a kind start with a component. */
export function hasComponent(kind: Kind, component: ComponentName): boolean {
  return kind.components.some(({ name }) => name === component);
}

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
  const contradictions = contradictionsIn(readSpawn(spawn), new Set(Object.keys(parts)));
  if (stated.Health && 'max' in stated.Health === 'dice' in stated.Health) {
    contradictions.push('Health needs either max or dice');
  }
  if (contradictions.length > 0) {
    return { problems: contradictions.map((problem) => `${file}: ${problem}`) };
  }
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
        if (typeof value !== 'string') fields[fieldName] = Number(value);
        else if (field.choices) fields[fieldName] = field.choices.indexOf(value);
        else fields[fieldName] = packDice(value) ?? 0;
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

/** What each part of a bundle says for itself, but not together with the others. */
function contradictionsIn(spawn: Spawn, stated: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const natures = ['Health', 'Item', 'Trap'].filter((name) => stated.has(name));
  if (natures.length > 1) {
    problems.push(
      `${natures.join(' and ')} do not go together: a kind is an actor, an item or a trap`,
    );
  }
  const roams = spawn.depths ?? spawn.rank ?? spawn.wanders;
  if (stated.has('Health') !== stated.has('AI') && (roams || spawn.at) && !stated.has('Item')) {
    problems.push('a monster needs both Health and AI');
  } else if (roams && !stated.has('AI')) {
    const part = spawn.depths ? 'depths' : spawn.rank ? 'rank' : 'wanders';
    problems.push(`spawn.${part} is for monsters, which need Health and AI`);
  }
  if (spawn.wanders && !spawn.depths && !spawn.rank) {
    problems.push('spawn.wanders needs spawn.depths or spawn.rank');
  }
  if (spawn.item && !stated.has('Item')) problems.push('spawn.item is for items, which need Item');
  if (spawn.from !== undefined && !stated.has('Item')) {
    problems.push('spawn.from is for items, which need Item');
  }
  if (spawn.at && !stated.has('Item') && !stated.has('Health')) {
    problems.push('spawn.at needs Item, or Health and AI');
  }
  const spans = spawn.depths ?? [];
  for (const { from, to } of spans) {
    if (from > to) problems.push(`spawn.depths: "${from}-${to}" must be "${to}-${from}"`);
  }
  spans.forEach((span, i) => {
    const other = spans.slice(0, i).find(({ from, to }) => span.from <= to && from <= span.to);
    if (other) problems.push(`spawn.depths: depth ${Math.max(span.from, other.from)} stands twice`);
  });
  return problems;
}

function describeIssue(file: string, issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? '';
  const where = path ? `${file}: ${path}` : file;
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const parent = path.split('.').slice(0, -1).join('.');
    return `${where} is not known; allowed here: ${allowedIn(parent).join(', ') || 'nothing'}`;
  }
  if (issue.received === 'undefined') return `${where} is missing`;
  const found = `but ${issue.received} was found`;
  if (issue.type === 'regex' || issue.type === 'check')
    return `${where} is wrong: ${issue.message}, ${found}`;
  if (issue.type === 'integer') return `${where} must be a whole number, ${found}`;
  if (issue.type === 'min_length' || issue.type === 'max_length') {
    return `${where} must be ${issue.expected} characters long, ${found}`;
  }
  return `${where} must be ${issue.expected ?? issue.message}, ${found}`;
}

/** The keys that a part of a bundle may have. */
function allowedIn(part: string): string[] {
  if (part in components) {
    return fieldsOf(part as ComponentName).flatMap(([name, field]) => (field.inPlay ? [] : [name]));
  }
  if (part === 'look') return Object.keys(lookSchema.entries);
  if (part === 'spawn') return Object.keys(spawnSchema.wrapped.entries);
  if (part === 'spawn.item') return ['group', 'level', 'weight'];
  if (part.startsWith('spawn.at')) return ['depth', 'x', 'y'];
  return Object.keys(bundleSchema.entries);
}
