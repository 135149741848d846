import type { Kind } from '../game/kinds.ts';
import { type Remark, remarksOn } from './checks/warnings.ts';
import { decodeText } from './decode-text.ts';
import { basesOf, merged } from './extends.ts';
import { idOf } from './file-owner.ts';
import {
  isObject,
  type JsonObject,
  type JsonText,
  type Path,
  readJson,
  type TextPlace,
} from './json.ts';
import { mostReported } from './limits.ts';
import { contradictionsIn, makeKind } from './make-kind.ts';
import { inKind, isPatch, type Patch, Patches } from './patches.ts';
import { bySeverity, fileProblem, type Grade, type Problem } from './problems.ts';
import { bundleShape } from './shapes/bundle-shape.ts';
import { type Fault, faultsIn } from './shapes/check-shape.ts';
import { kindPattern } from './shapes/shapes.ts';
import { isVault, kindsOfVault, type StatedVault, vaultProblems } from './shapes/vault-shape.ts';

/** The result of reading bundles: the kinds without errors, and all problems. */
export interface ReadBundles {
  readonly kinds: readonly Kind[];
  /** The vaults without errors. `makeVault` checks the kinds that they name. */
  readonly vaults: readonly StatedVault[];
  readonly problems: readonly Problem[];
  /** A problem of a part of a kind, in the file that states the part: its bundle, or the last patch of the part. */
  problemOf(id: string, path: Path, grade: Grade, text: string): Problem;
  /** The file that states a part of a kind, as for `problemOf`; undefined if no bundle defines the kind. */
  fileOf(id: string, path: Path): string | undefined;
  /** Whether the bundle of a kind states a part itself, and does not inherit it. */
  states(id: string, key: string): boolean;
}

/**
 * Reads bundles by file name; each is a JSON text, the bytes of a file or a parsed value. A bundle can
 * extend any other of them. Patches are applied in the order of `files`. Kinds and problems are sorted by
 * file name; problems within a bundle by place. A file with errors defines no kind. If two files define the
 * same kind, the second is refused.
 */
export function readBundles(files: Readonly<Record<string, unknown>>): ReadBundles {
  const { bundles, patches: found, vaults: drawn, problems } = sortFiles(files);
  const sorted = Object.keys(files).sort();
  const patches = new Patches(found);
  const results = new Map<string, Result>();
  const read = sorted.flatMap((file) => {
    const id = idOf(file);
    const json = bundles.get(id)?.json;
    if (!json || bundles.get(id)?.file !== file) return [];
    return [{ file, id, json, ...resultOf(id, bundles, results, patches) }];
  });
  const kinds = read.flatMap(({ kind }) => kind ?? []);
  // A kind in a vault, or one that another kind brings along, summons or drops, needs no `spawn`.
  const placed = new Set([...drawn.flatMap(kindsOfVault), ...kinds.flatMap(otherKindsOf)]);
  const isNoted = (id: string, [, { path }]: Remark) =>
    !(placed.has(id) && path.join() === 'spawn');
  /** By file: the number of problems whose places were not searched. */
  const unplaced = new Map<string, number>();
  for (const { file, id, json, remarks, ofPatches } of read) {
    patches.addRemarks(
      id,
      ofPatches.filter((remark) => isNoted(id, remark)),
    );
    const all = remarks.filter((remark) => isNoted(id, remark));
    unplaced.set(file, Math.max(0, all.length - mostPlaced));
    problems.set(file, problemsOfBundle(file, json, all.slice(0, mostPlaced)));
  }
  const abstract = read.flatMap(({ id, whole, kind }) => (whole && !kind ? id : []));
  const ids = [...abstract, ...kinds.map(({ id }) => id)];
  patches.finish(ids, abstract, (id) => bundles.has(id) && !ids.includes(id));
  const vaults = drawn.filter((vault) => {
    const own = [...vault.json.problems, ...vaultProblems(vault)];
    problems.set(vault.file, own);
    return own.every(({ grade }) => grade !== 'error');
  });
  for (const { file, json } of found) {
    const own = patches.problems.filter((problem) => problem.file === file);
    problems.set(file, [...json.problems, ...own]);
  }
  return {
    kinds,
    vaults: vaults.sort((a, b) => (a.id < b.id ? -1 : 1)),
    problems: sorted.flatMap((file) => shortened(problems.get(file) ?? [], unplaced.get(file))),
    problemOf(id, path, grade, text) {
      const patch = patches.writerOf(id, path);
      if (patch) {
        return { file: patch.file, ...patch.json.placeOf(path), grade, text: inKind(text, id) };
      }
      const { file = `${id}.json`, json } = bundles.get(id) ?? {};
      const place = json ? placeOf(json, path, false) : { line: 0, column: 0 };
      return { file, ...place, grade, text };
    },
    fileOf: (id, path) => (patches.writerOf(id, path) ?? bundles.get(id))?.file,
    states(id, key) {
      const value = bundles.get(id)?.json?.value;
      return isObject(value) && Object.hasOwn(value, key);
    },
  };
}

/** The problems of a bundle in the order of their places. */
function problemsOfBundle(file: string, json: JsonText, remarks: readonly Remark[]): Problem[] {
  const own = remarks.map(([grade, { path, key, text, absentKind }]): Problem => {
    return { file, ...placeOf(json, path, key), grade, text, ...(absentKind && { absentKind }) };
  });
  return [...json.problems, ...own].sort((a, b) => a.line - b.line || a.column - b.column);
}

/** The files of bundles, patches and vaults, and the problems of each file so far. */
interface SortedFiles {
  readonly bundles: Map<string, { file: string; json: JsonText | null }>;
  readonly patches: Patch[];
  readonly vaults: StatedVault[];
  readonly problems: Map<string, readonly Problem[]>;
}

/** Parses files and sorts them by their content. Refuses wrong names, and a second file for a kind. */
function sortFiles(files: Readonly<Record<string, unknown>>): SortedFiles {
  const sorted: SortedFiles = {
    bundles: new Map(),
    patches: [],
    vaults: [],
    problems: new Map(),
  };
  const { bundles, patches, vaults, problems } = sorted;
  for (const [file, source] of Object.entries(files)) {
    const id = idOf(file);
    const refusal = refusalOf(file, bundles.get(id)?.file);
    if (refusal !== null) {
      problems.set(file, [fileProblem(file, refusal)]);
      continue;
    }
    const json = readSource(file, source);
    problems.set(file, json.problems);
    const foreign = 'value' in json ? foreignFile(json.value) : null;
    if (foreign !== null) {
      problems.set(file, [{ file, line: 1, column: 1, grade: 'error', text: foreign }]);
    } else if ('value' in json && isPatch(json.value)) patches.push({ file, json });
    else if ('value' in json && isVault(file, json.value)) vaults.push({ file, id, json });
    else bundles.set(id, { file, json: 'value' in json ? json : null });
  }
  return sorted;
}

/** Why a file cannot be a bundle, by its name; null if it can. `other`: the file that defines its kind. */
function refusalOf(file: string, other: string | undefined): string | null {
  if (!file.endsWith('.json')) {
    return 'the name of a bundle must end in ".json"; rename the file';
  }
  if (!kindPattern.test(idOf(file))) {
    const near = idOf(file).toLowerCase().replace(/[ _]+/g, '-');
    const example = kindPattern.test(near) ? near : 'giant-rat';
    return `a file name must have only lower-case letters, digits and hyphens, like "${example}.json"`;
  }
  return other === undefined
    ? null
    : `${other.replace(/^\.\//, '')} already defines the kind "${idOf(file)}"; rename one of the files`;
}

/** Why a file of a pack is not a bundle; null for other files. */
function foreignFile(value: unknown): string | null {
  if (!isObject(value)) return null;
  if ('title' in value && 'version' in value) {
    return 'this is the pack.json of a pack, not a bundle; add the whole pack as a zip file';
  }
  if ('floors' in value && 'rules' in value) {
    return 'this is the campaign.json of a campaign, not a bundle; put its folder into campaigns/ of a pack with a pack.json';
  }
  return null;
}

/** The other kinds that a kind names. */
function otherKindsOf({ id, references }: Kind): string[] {
  return references.map(({ kind }) => kind).filter((named) => named !== id);
}

/** Parses a bundle: the bytes of a file, a JSON text or a value. */
function readSource(file: string, source: unknown): ReturnType<typeof readJson> {
  if (source instanceof Uint8Array) {
    const decoded = decodeText(file, source);
    return 'text' in decoded ? readJson(file, decoded.text) : { problems: [decoded.problem] };
  }
  return readJson(file, typeof source === 'string' ? source : (JSON.stringify(source) ?? 'null'));
}

/** Whether a file takes the name of a kind: it is neither a patch nor a vault. */
export function takesName(file: string, source: unknown): boolean {
  const json = readSource(file, source);
  return !('value' in json && (isPatch(json.value) || isVault(file, json.value)));
}

/** Whether a bundle, in a form that `readBundles` reads, is a patch. */
export function definesPatch(source: unknown): boolean {
  const json = readSource('', source);
  return 'value' in json && isPatch(json.value);
}

/** The problems of a file whose places are searched, which takes long in a large file. */
const mostPlaced = 2 * mostReported;

/** The most serious problems of a file, and the number of the others. `unplaced`: problems that are not in the list. */
function shortened(problems: readonly Problem[], unplaced = 0): readonly Problem[] {
  const more = problems.length + unplaced - mostReported;
  if (problems.length <= mostReported) return problems;
  const sorted = [...problems].sort(bySeverity);
  const last = { ...sorted[mostReported], text: `… and ${more} more` };
  return [...sorted.slice(0, mostReported), last];
}

/** Files by the id of their kind; `json` is null if the text could not be parsed. */
type Bundles = ReadonlyMap<string, { readonly file: string; readonly json: JsonText | null }>;

/** The place of a part of a bundle; for an inherited part, the place of `extends`. */
function placeOf(json: JsonText, path: Path, key: boolean): TextPlace {
  const { value } = json;
  const [first = ''] = path;
  const inherited = isObject(value) && 'extends' in value && !Object.hasOwn(value, first);
  return inherited ? json.placeOf(['extends'], true) : json.placeOf(path, key);
}

/** The result of reading one bundle. */
interface Result {
  /** The bundle with all inherited parts, without patches; null if there are errors. */
  readonly whole: JsonObject | null;
  /** Null if there are errors, and for an abstract bundle. */
  readonly kind: Kind | null;
  readonly remarks: readonly Remark[];
  /** The remarks that the kind does not get without its patches. */
  readonly ofPatches: readonly Remark[];
}

/** Reads a bundle after the bundles that it extends. Each is read once. */
function resultOf(
  id: string,
  bundles: Bundles,
  results: Map<string, Result>,
  patches: Patches,
): Result {
  const known = results.get(id);
  if (known) return known;
  const { value: own, problems = [] } = bundles.get(id)?.json ?? {};
  const isAbstract = isObject(own) && own.abstract === true;
  const faults: Fault[] = [];
  let whole = own;
  if (isObject(own) && 'extends' in own) {
    const base = inheritedBase(id, bundles, results, patches, faults);
    // Without a base, missing parts and changes of numbers cannot be judged.
    whole = merged(base ?? {}, without(own, 'extends'), base ? faults : []);
    const needsAll = base !== null && !isAbstract;
    const reported = new Set(faults.map(({ path }) => path.join('.')));
    const found = faultsIn(bundleShape, whole, own).filter(
      ({ missing, path }) => !missing || (needsAll && !reported.has(path.join('.'))),
    );
    faults.push(...found);
  } else {
    const found = faultsIn(bundleShape, own);
    faults.push(...found.filter(({ missing }) => !missing || !isAbstract));
  }
  if (faults.length === 0 && !isAbstract) faults.push(...contradictionsIn(id, whole as JsonObject));
  const isSound = faults.length === 0 && problems.every(({ grade }) => grade !== 'error');
  const result = isSound
    ? sound(id, whole as JsonObject, own as JsonObject, patches)
    : broken(faults);
  results.set(id, result);
  return result;
}

/** The bases of a bundle in one object. Null if they have errors, which are faults of the bundle too. */
function inheritedBase(
  id: string,
  bundles: Bundles,
  results: Map<string, Result>,
  patches: Patches,
  faults: Fault[],
): JsonObject | null {
  const bundleOf = (name: string) => bundles.get(name)?.json?.value;
  const bases = basesOf(id, [...bundles.keys()], bundleOf, faults);
  if (bases === null) return null;
  let all: JsonObject = {};
  let isSound = true;
  for (const base of bases) {
    const { whole } = resultOf(base, bundles, results, patches);
    // Later bases override earlier ones.
    if (whole) all = merged(all, whole, []);
    else {
      isSound = false;
      const text = `extends: "${base}" has errors; fix them first`;
      faults.push({ path: ['extends'], key: false, text, absentKind: base });
    }
  }
  return isSound ? without(all, 'abstract') : null;
}

function without(object: JsonObject, key: string): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}

function sound(id: string, whole: JsonObject, own: JsonObject, patches: Patches): Result {
  if (own.abstract === true) return { whole, kind: null, remarks: [], ofPatches: [] };
  const patched = patches.apply(id, whole);
  const kind = makeKind(id, patched);
  if (patched === whole) return { whole, kind, remarks: remarksOn(kind, own), ofPatches: [] };
  const unpatched = makeKind(id, whole);
  const textsBefore = (stated: JsonObject) =>
    remarksOn(unpatched, stated).map(([, { text }]) => text);
  const ofOwn = textsBefore(own);
  const ofWhole = textsBefore(whole);
  return {
    whole,
    kind,
    remarks: remarksOn(kind, own).filter(([, { text }]) => ofOwn.includes(text)),
    ofPatches: remarksOn(kind, patched).filter(([, { text }]) => !ofWhole.includes(text)),
  };
}

function broken(faults: readonly Fault[]): Result {
  const remarks = faults.map((fault) => ['error', fault] as const);
  return { whole: null, kind: null, remarks, ofPatches: [] };
}
