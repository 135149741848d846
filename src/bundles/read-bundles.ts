import { type ComponentName, fieldsOf } from '../game/components.ts';
import { packDice } from '../game/dice.ts';
import { hasComponent, type Kind, type Spawn } from '../game/kinds.ts';
import { languages } from '../words/languages.ts';
import { type JsonText, readJson } from './json.ts';
import { type Grade, isPart, type Part, type Problem, shown } from './problems.ts';
import { bundleComponents, bundleShape, type Fault, faultsIn, kindPattern } from './schema.ts';
import { suggestion } from './spelling.ts';

/** The bundles of a campaign, read: the kinds that are sound, and what there is to say about all. */
export interface Reading {
  readonly kinds: readonly Kind[];
  readonly problems: readonly Problem[];
  /** The file of a kind, and where in it a part of it stands. */
  placeOf(id: string, path: Fault['path']): Pick<Problem, 'file' | 'line' | 'column'>;
}

/** How many problems of a file are told: who has more has another problem. */
const mostTold = 100;

/**
 * Reads bundles by file name: JSON text, or what it says already parsed. Those that another one
 * extends are found among them. Kinds come in the order of their file names; each mistake is told with
 * its place in the text, and a file with errors gives no kind. Of two files that would make the same
 * kind, the one given first does.
 */
export function readBundles(files: Readonly<Record<string, unknown>>): Reading {
  const bundles = new Map<string, Bundle>();
  const problems = new Map<string, readonly Problem[]>();
  for (const [file, source] of Object.entries(files)) {
    const id = idOf(file);
    const other = bundles.get(id)?.file;
    const refuse = (text: string) =>
      problems.set(file, [{ file, line: 0, column: 0, grade: 'error', text }]);
    if (!kindPattern.test(id)) {
      refuse('a file must be named like "giant-rat.json": small letters, digits and hyphens');
    } else if (other !== undefined) {
      refuse(`there is another kind named "${id}", of ${other}; rename one of the files`);
    } else {
      const json = readJson(
        file,
        typeof source === 'string' ? source : (JSON.stringify(source) ?? 'null'),
      );
      if ('problems' in json) problems.set(file, json.problems);
      bundles.set(id, { file, json: 'problems' in json ? null : json });
    }
  }
  const known = new Map<string, Outcome>();
  const kinds: Kind[] = [];
  for (const file of Object.keys(files).sort()) {
    const id = idOf(file);
    const json = bundles.get(id)?.json;
    if (problems.has(file) || !json) continue;
    const { kind, remarks } = outcomeOf(id, bundles, known);
    if (kind) kinds.push(kind);
    const told = remarks.map(([grade, { path, key, text }]): Problem => {
      return { file, ...placeOf(json, path, key), grade, text };
    });
    problems.set(
      file,
      told.sort((a, b) => a.line - b.line || a.column - b.column),
    );
  }
  const all = Object.keys(files).sort();
  return {
    kinds,
    problems: all.flatMap((file) => shortened(problems.get(file) ?? [])),
    placeOf(id, path) {
      const { file = `${id}.json`, json } = bundles.get(id) ?? {};
      return { file, ...(json ? placeOf(json, path, false) : { line: 0, column: 0 }) };
    },
  };
}

/** Not more problems of a file than anybody reads. */
function shortened(problems: readonly Problem[]): readonly Problem[] {
  const more = problems.length - mostTold;
  if (more <= 0) return problems;
  const last = { ...problems[mostTold], text: `… and ${more} more` };
  return [...problems.slice(0, mostTold), last];
}

interface Bundle {
  readonly file: string;
  /** Null where the text could not be read. */
  readonly json: JsonText | null;
}

/** What came of a bundle. */
interface Outcome {
  /** What it says, with all that it takes over. */
  readonly said: Part;
  /** Null where there are errors. */
  readonly kind: Kind | null;
  readonly remarks: readonly (readonly [Grade, Fault])[];
}

/** The name of a kind: its file's name without folders and ending. */
export function idOf(file: string): string {
  return file.replace(/^.*\//s, '').replace(/\.json$/, '');
}

/** The place of a part of a bundle; of what it has taken over, that of its `extends`. */
function placeOf(json: JsonText, path: Fault['path'], key: boolean) {
  const { value } = json;
  const [first = ''] = path;
  const takenOver = isPart(value) && 'extends' in value && !Object.hasOwn(value, first);
  return takenOver ? json.placeOf(['extends'], true) : json.placeOf(path, key);
}

/** Reads a bundle, and before it those that it extends; each of them once. */
function outcomeOf(
  id: string,
  bundles: ReadonlyMap<string, Bundle>,
  known: Map<string, Outcome>,
): Outcome {
  const before = known.get(id);
  if (before) return before;
  const own = bundles.get(id)?.json?.value;
  const faults: Fault[] = [];
  let said = own;
  if (isPart(own) && 'extends' in own) {
    const { extends: _, ...changes } = own;
    const base = baseOf(id, bundles, faults);
    const sound = base === null ? null : outcomeOf(base, bundles, known);
    if (sound && !sound.kind) {
      const text = `extends: "${base}" has mistakes of its own, which come first`;
      faults.push({ path: ['extends'], key: false, text });
    }
    // Without a base nobody knows what is missing, or what numbers come to; the rest is told.
    said = merged(sound?.said ?? {}, changes, sound?.kind ? faults : []);
    const blamed = new Set(faults.map(({ path }) => path.join('.')));
    const found = faultsIn(bundleShape, said, own).filter(
      ({ missing, path }) => !missing || (sound?.kind && !blamed.has(path.join('.'))),
    );
    faults.push(...found);
  } else faults.push(...faultsIn(bundleShape, own));
  const kind = faults.length === 0 && isPart(said) ? compile(id, said, faults) : null;
  const outcome: Outcome =
    kind && isPart(said) && isPart(own) && faults.length === 0
      ? { said, kind, remarks: remarksOn(kind, own) }
      : { said: {}, kind: null, remarks: faults.map((fault) => ['error', fault] as const) };
  known.set(id, outcome);
  return outcome;
}

/** How many bundles may extend one another in a row. */
const longestLine = 8;

/** The bundle that another one extends, or null and why there is none. */
function baseOf(id: string, bundles: ReadonlyMap<string, Bundle>, faults: Fault[]): string | null {
  const nextOf = (name: string): unknown => {
    const own = bundles.get(name)?.json?.value;
    return isPart(own) ? own.extends : undefined;
  };
  const blame = (text: string) => {
    faults.push({ path: ['extends'], key: false, text: `extends ${text}` });
    return null;
  };
  const base = nextOf(id);
  const strange = faultsIn(bundleShape.keys.extends, base, base, ['extends']);
  if (strange.length > 0 || typeof base !== 'string') {
    faults.push(...strange);
    return null;
  }
  if (!bundles.has(base)) {
    const others = [...bundles.keys()].filter((name) => name !== id);
    return blame(`must name another bundle: there is no "${base}"${suggestion(base, others)}`);
  }
  const line = [id];
  for (let next: unknown = base; typeof next === 'string'; next = nextOf(next)) {
    if (next === id) return blame(`goes in a circle: ${[...line, id].join(' → ')}`);
    // A circle further on is for those in it to tell.
    if (line.includes(next)) break;
    line.push(next);
    if (line.length > longestLine + 1) {
      return blame(`goes on for more than ${longestLine} bundles: ${line.join(' → ')} …`);
    }
  }
  return base;
}

/**
 * A base with changes. Components and the look change field by field, the other parts as a whole: a
 * name in one language must not keep the base's name in another. `null` takes something away.
 */
function merged(base: Part, changes: Part, faults: Fault[]): Part {
  const result: Record<string, unknown> = { ...base };
  const takeAway = (from: Record<string, unknown>, ...path: string[]) => {
    const key = path.at(-1) ?? '';
    if (!Object.hasOwn(from, key)) {
      const text = `${path.join('.')}: there is nothing to take away with null`;
      faults.push({ path, key: true, text });
    }
    delete from[key];
  };
  for (const [key, change] of Object.entries(changes)) {
    const shape = Object.hasOwn(bundleShape.keys, key) ? bundleShape.keys[key] : null;
    const component = bundleComponents.find((name) => name === key);
    if (shape && change === null) takeAway(result, key);
    else if (shape?.form === 'part' && isPart(change) && (component || key === 'look')) {
      const before = isPart(base[key]) ? base[key] : {};
      const fields: Record<string, unknown> = { ...before };
      for (const [name, value] of Object.entries(change)) {
        const known = Object.hasOwn(shape.keys, name);
        if (known && value === null) takeAway(fields, key, name);
        else if (known && component && isPart(value)) {
          fields[name] = changed(component, name, before, value, faults);
        } else fields[name] = value;
      }
      result[key] = fields;
    } else result[key] = change;
  }
  return result;
}

/** A number of the base with `{"add": n}` or `{"mul": n}` done to it, rounded to a whole one. */
function changed(
  component: ComponentName,
  name: string,
  base: Part,
  change: Part,
  faults: Fault[],
): unknown {
  const path = [component, name];
  const blame = (text: string) => {
    faults.push({ path, key: false, text: `${component}.${name} ${text}` });
    return base[name];
  };
  const [[operation, by] = [], ...more] = Object.entries(change);
  if (typeof by !== 'number' || more.length > 0 || (operation !== 'add' && operation !== 'mul')) {
    const found = `but ${shown(change)} was found`;
    return blame(`must be a value, {"add": number} or {"mul": number}, ${found}`);
  }
  const before = base[name] ?? startOf(component, name);
  if (typeof before !== 'number') {
    return blame(`has no number of "extends" to ${operation === 'add' ? 'add to' : 'multiply'}`);
  }
  return Math.round(operation === 'add' ? before + by : before * by);
}

/** The number that a field has where no bundle states it, if it is one to reckon with. */
function startOf(component: ComponentName, name: string): number | undefined {
  const field = fieldsOf(component).find(([known]) => known === name)?.[1];
  if (!field || field.choices || ['dice', 'kind', 'flag'].includes(field.kind)) return undefined;
  return (field.start ?? -1) >= (field.min ?? 0) ? field.start : undefined;
}

/** What a bundle states of each component, once it is known to be sound. */
type Stated = Readonly<Record<string, Readonly<Record<string, number | string | boolean>>>>;

/** The kind that a sound bundle makes, unless its parts contradict one another. */
function compile(id: string, said: Part, faults: Fault[]): Kind {
  const { name, about = {}, look, spawn: where = {} } = said as Part & Omit<Kind, 'spawn'>;
  const stated = said as Stated;
  const spawn = readSpawn(where as SpawnText);
  const spans = Object.keys((where as SpawnText).depths ?? {});
  faults.push(...contradictionsIn(spawn, spans, new Set(Object.keys(said))));
  const { Health } = stated;
  if (Health && 'max' in Health === 'dice' in Health) {
    const both = 'max' in Health ? ', not both' : '';
    const text = `Health needs either max or dice${both}`;
    faults.push({ path: ['Health'], key: true, text });
  }
  const { least = 1, most = 1 } = stated.Stack ?? {};
  if (least > most) {
    const text = `Stack.least must be at most Stack.most, but ${least} is more than ${most}`;
    faults.push({ path: ['Stack', 'least'], key: false, text });
  }
  const references: Kind['references'][number][] = [];
  const built = bundleComponents.flatMap((component) => {
    const values = stated[component];
    if (!values) return [];
    const fields: Record<string, number> = {};
    for (const [field, facts] of fieldsOf(component)) {
      const value = values[field] ?? facts.start ?? 0;
      fields[field] = 0;
      if (typeof value !== 'string') fields[field] = Number(value);
      else if (facts.choices) fields[field] = facts.choices.indexOf(value);
      else if (facts.kind === 'kind') references.push({ component, field, kind: value });
      else fields[field] = packDice(value) ?? 0;
    }
    return [{ name: component, fields }];
  });
  return { id, name, about, look, spawn, components: built, references };
}

/** Where a kind appears, as bundles write it. */
type SpawnText = Omit<Spawn, 'depths'> & { readonly depths?: Readonly<Record<string, number>> };

function readSpawn({ depths, ...rest }: SpawnText): Spawn {
  if (!depths) return rest;
  const spans = Object.entries(depths).map(([text, weight]) => {
    const [from, to] = text.split(/[-+]/);
    const end = to === undefined ? Number(from) : Number(to || 1e9);
    return { from: Number(from), to: end, weight };
  });
  return { ...rest, depths: spans };
}

/** What each part of a bundle says for itself, but not together with the others. */
function contradictionsIn(
  spawn: Spawn,
  spanNames: readonly string[],
  stated: ReadonlySet<string>,
): Fault[] {
  const faults: Fault[] = [];
  const blame = (text: string, ...path: string[]) => faults.push({ path, key: true, text });
  const natures = ['Health', 'Item', 'Trap'].filter((name) => stated.has(name));
  if (natures.length > 1) {
    blame(
      `${natures.join(' and ')} do not go together: a kind is an actor, an item or a trap`,
      natures[1],
    );
  }
  const roams = spawn.depths ?? spawn.rank ?? spawn.wanders;
  if (stated.has('Health') !== stated.has('AI') && (roams || spawn.at) && !stated.has('Item')) {
    blame('a monster needs both Health and AI', stated.has('AI') ? 'AI' : 'Health');
  } else if (roams && !stated.has('AI')) {
    const part = spawn.depths ? 'depths' : spawn.rank ? 'rank' : 'wanders';
    blame(`spawn.${part} is for monsters, which need Health and AI`, 'spawn', part);
  }
  if (spawn.wanders && !spawn.depths && !spawn.rank) {
    blame('spawn.wanders needs spawn.depths or spawn.rank', 'spawn', 'wanders');
  }
  if (spawn.item && !stated.has('Item')) {
    blame('spawn.item is for items, which need Item', 'spawn', 'item');
  }
  if (spawn.from !== undefined && !stated.has('Item')) {
    blame('spawn.from is for items, which need Item', 'spawn', 'from');
  }
  if (spawn.at && !stated.has('Item') && !stated.has('Health')) {
    blame('spawn.at needs Item, or Health and AI', 'spawn', 'at');
  }
  const spans = spawn.depths ?? [];
  spans.forEach((span, i) => {
    const { from, to } = span;
    const place = ['spawn', 'depths', spanNames[i]];
    if (from > to) blame(`spawn.depths: "${from}-${to}" must be "${to}-${from}"`, ...place);
    const other = spans.slice(0, i).find((one) => from <= one.to && one.from <= to);
    if (!other) return;
    blame(`spawn.depths: depth ${Math.max(from, other.from)} stands twice`, ...place);
  });
  return faults;
}

/** What could be better about a sound kind; `own` is what its bundle itself says. */
function remarksOn(kind: Kind, own: Part): [Grade, Fault][] {
  const remarks: [Grade, Fault][] = [];
  const say = (grade: Grade, text: string, ...path: string[]) =>
    remarks.push([grade, { path, key: true, text }]);
  if (!('name' in own)) say('hint', `name is missing: it is called like "${own.extends}"`, 'name');
  for (const language of languages) {
    if (!kind.name[language]) say('hint', `name.${language} is missing: English stands in`, 'name');
  }
  if (!kind.look.sprite) say('hint', 'look.sprite is missing: its glyph is drawn instead', 'look');
  const has = (name: ComponentName) => hasComponent(kind, name);
  const { depths, rank, item, at, from } = kind.spawn;
  const placed = depths ?? rank ?? item ?? at ?? from;
  // Gold and traps lie where the floor wants them; the hero has no mind of his own.
  if (placed === undefined && (has('AI') || (has('Item') && !has('Gold')))) {
    say('hint', 'spawn is missing: it never appears by itself', 'spawn');
  }
  if (has('AI') && !has('Health')) say('warning', 'AI does nothing without Health', 'AI');
  const health = kind.components.find(({ name }) => name === 'Health')?.fields.max;
  // Who has one hit point is for duels, where every blow takes one.
  if (has('AI') && health !== 1 && !has('Stats') && !has('Fighter')) {
    say('warning', 'it has neither Stats nor Fighter: its blows take next to nothing', 'AI');
  }
  for (const [needed, parts] of needs) {
    for (const part of parts) {
      if (has(part) && !has(needed)) say('warning', `${part} does nothing without ${needed}`, part);
    }
  }
  return remarks;
}

/** Components that only change what others do. */
const needs: readonly (readonly [ComponentName, readonly ComponentName[]])[] = [
  ['AI', ['Mean', 'Greedy', 'Erratic', 'Rooted', 'Coward', 'Skirmisher', 'Guard', 'Ambusher']],
  ['AI', ['Pack', 'Summons', 'Throws']],
  ['Health', ['Carries', 'Regeneration', 'Mends', 'Leech', 'Splits', 'Explodes', 'Reward']],
  ['Weapon', ['Missile', 'Launcher']],
  ['Item', ['Stack', 'Food', 'Potion', 'Weapon', 'Armour', 'Gold', 'Prize']],
];
