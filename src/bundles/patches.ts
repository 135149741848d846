import type { Remark } from './checks/warnings.ts';
import { merged } from './extends.ts';
import { isOfCampaign, unitOf } from './file-owner.ts';
import { isObject, type JsonObject, type JsonText, type Path } from './json.ts';
import { contradictionsIn } from './make-kind.ts';
import type { Problem } from './problems.ts';
import { bundleShape } from './shapes/bundle-shape.ts';
import { type Fault, faultsIn } from './shapes/check-shape.ts';
import { missingKind, suggestion } from './spelling.ts';

/**
 * Patches: bundle files that change other kinds, `{"patch": "orc", "Health": {"max": {"add": 5}}}`. They are
 * applied in load order, after inheritance, to exactly the kinds that they name or that have their tag: a
 * kind that extends a patched one does not inherit the patch.
 */

/** A file with a patch. */
export interface Patch {
  readonly file: string;
  readonly json: JsonText;
}

/** Whether a parsed bundle is a patch. */
export function isPatch(value: unknown): boolean {
  return isObject(value) && 'patch' in value;
}

/**
 * Leaves out the warnings about patches without a kind if the patch changes a kind of another campaign. `found` has
 * an entry for each file in each campaign that it joins. If no campaign has the kind, the first warning remains.
 */
export function withoutUsedPatches<
  T extends { readonly file: string; readonly problems: readonly Problem[] },
>(found: readonly T[]): T[] {
  const changesKinds = ({ problems }: T) => !problems.some(isMissingTarget);
  const done = new Set(found.filter(changesKinds).map(({ file }) => file));
  return found.map((one) => {
    if (!done.has(one.file)) {
      done.add(one.file);
      return one;
    }
    return { ...one, problems: one.problems.filter((problem) => !isMissingTarget(problem)) };
  });
}

/** Whether a problem is that a patch changes no kind of the campaign. */
export function isMissingTarget({ missingTarget }: Problem): boolean {
  return missingTarget === true;
}

/** The patches of a campaign, in load order. */
export class Patches {
  /** Problems of the patches. */
  readonly problems: Problem[] = [];
  readonly #patches: readonly (Patch & {
    readonly changes: JsonObject;
    readonly target: unknown;
  })[];
  /** The tags of all kinds. */
  readonly #tags = new Set<string>();
  /** Patches that have changed at least one kind, or could not. */
  readonly #used = new Set<string>();
  /** By kind: the patches that have changed it, each with a part that it changes, in load order. */
  readonly #writers = new Map<string, readonly (Patch & { readonly path: Path })[]>();
  /** The parts without a field of each patch that every kind so far has already. */
  readonly #idle = new Map<string, readonly string[]>();

  constructor(patches: readonly Patch[]) {
    this.#patches = patches.flatMap(({ file, json }) => {
      const { patch, $schema: _, ...changes } = json.value as JsonObject;
      const wrong = faultsIn(bundleShape.keys.patch, patch, patch, ['patch']);
      for (const key of ['extends', 'abstract']) {
        if (!(key in changes)) continue;
        const text = `${key} cannot be combined with "patch"; remove one of the two`;
        wrong.push({ path: [key], key: true, text });
      }
      for (const fault of wrong) this.#report(file, json, fault);
      if (Object.keys(changes).length === 0) {
        const text = 'the patch changes nothing; add the parts that it changes';
        this.#report(file, json, { path: [], key: false, text }, 'warning');
      }
      return wrong.length > 0 ? [] : [{ file, json, changes, target: patch }];
    });
  }

  /** The whole bundle of a kind after its patches. A patch that would cause an error is left out. */
  apply(id: string, whole: JsonObject): JsonObject {
    if (Array.isArray(whole.tags)) for (const tag of whole.tags) this.#tags.add(String(tag));
    let result = whole;
    /** The patches with the parts that they have changed. */
    const writers: (Patch & { readonly path: Path })[] = [];
    for (const { file, json, changes, target } of this.#patches) {
      if (!concerns(target, id, whole)) continue;
      this.#used.add(file);
      const faults: Fault[] = [];
      const next = merged(result, changes, faults);
      faults.push(...faultsIn(bundleShape, next, changes));
      if (faults.length === 0) faults.push(...contradictionsIn(id, next));
      for (const fault of faults) {
        this.#report(file, json, { ...fault, text: inKind(fault.text, id) });
      }
      if (faults.length > 0) continue;
      const idle = this.#idle.get(file) ?? emptyPartsOf(changes);
      const isThere = (part: string) => Object.hasOwn(whole, part) && Object.hasOwn(result, part);
      this.#idle.set(file, idle.filter(isThere));
      result = next;
      for (const { path, isRelative } of partsOf(changes)) {
        const other = writers.findLast((one) => overlap(one.path, path));
        if (other && !isRelative) this.#conflict(id, { file, json }, path, other);
        writers.push({ file, json, path });
      }
    }
    this.#writers.set(id, writers);
    return result;
  }

  /** The last patch that has changed a part of a kind; undefined if the kind's own bundle states the part. */
  writerOf(id: string, path: Path): Patch | undefined {
    const writers = this.#writers.get(id) ?? [];
    return path.length > 0 ? writers.findLast((one) => overlap(one.path, path)) : undefined;
  }

  /**
   * Adds remarks about a kind that it does not get without its patches: to the patch that states the part, or else to
   * the last one, which can have removed it.
   */
  addRemarks(id: string, remarks: readonly Remark[]): void {
    const last = this.#writers.get(id)?.at(-1);
    for (const [grade, { path, key, text }] of remarks) {
      const patch = this.writerOf(id, path);
      const at = patch ?? last;
      if (!at) continue;
      const place = { path: patch ? path : [], key, text: inKind(text, id) };
      this.#report(at.file, at.json, place, grade);
    }
  }

  /** Reports patches of kinds that do not exist, once all kinds have been read. `abstract`: the abstract bundles. */
  finish(
    ids: readonly string[],
    abstract: readonly string[],
    isLeftOut: (id: string) => boolean,
  ): void {
    for (const { file, json, target } of this.#patches) {
      for (const part of this.#idle.get(file) ?? []) {
        const kinds = typeof target === 'string' ? `"${target}"` : 'any kind';
        const text = `${part}: {} changes nothing in ${kinds}; add the fields that it changes`;
        this.#report(file, json, { path: [part], key: true, text }, 'warning');
      }
      if (this.#used.has(file)) continue;
      const isKind = typeof target === 'string';
      const place = json.placeOf(isKind ? ['patch'] : ['patch', 'tag']);
      let text = isKind
        ? `patch: ${missingKind(target, ids, isLeftOut)}`
        : this.#unknownTag(target);
      if (isKind && abstract.includes(target)) {
        text = `patch: "${target}" is abstract and defines no kind; name a kind that extends it, or a tag`;
      }
      // A kind that is left out can be in another campaign, too, but its errors concern this one.
      const isBroken = isKind && isLeftOut(target);
      const problem = { file, ...place, grade: 'warning', text } as const;
      this.problems.push({
        ...problem,
        ...(isBroken ? { absentKind: target } : { missingTarget: true }),
      });
    }
  }

  #unknownTag(target: unknown): string {
    const tag = String((target as JsonObject).tag);
    const known = [...this.#tags];
    const others = known.length > 0 ? `its tags are ${known.join(', ')}` : 'it has no tags';
    const fix = suggestion(tag, known) || `; ${others}`;
    return `patch.tag: no kind of this campaign has the tag "${tag}"${fix}`;
  }

  /** Warns that a patch sets a part that an earlier one has changed. The pack of the earlier one is warned, too. */
  #conflict(id: string, patch: Patch, path: Path, other: Patch & { readonly path: Path }): void {
    const warn = (at: Patch, own: Path, there: Patch, its: Path, applies: string) => {
      const { line, column } = there.json.placeOf(its);
      const place = `${there.file}:${line}:${column}`;
      const text = `${own.join('.')} of "${id}" is also changed at ${place}; ${applies}`;
      this.#report(at.file, at.json, { path: own, key: false, text }, 'warning');
    };
    warn(patch, path, other, other.path, 'this later patch applies');
    const isInPack = other.file.includes('/') && !isOfCampaign(other.file);
    if (isInPack && unitOf(patch.file) !== unitOf(other.file)) {
      warn(other, other.path, patch, path, 'that later patch applies');
    }
  }

  #report(
    file: string,
    json: JsonText,
    { path, key, text }: Fault,
    grade: Problem['grade'] = 'error',
  ): void {
    this.problems.push({ file, ...json.placeOf(path, key), grade, text });
  }
}

/** A text about a patch with the kind that it changes. */
export function inKind(text: string, id: string): string {
  return `${text} (in "${id}")`;
}

/** Whether two paths lead to the same part, or one into the other. */
function overlap(one: Path, other: Path): boolean {
  return one.every((key, n) => n >= other.length || key === other[n]);
}

/** Whether a patch changes a kind. */
function concerns(target: unknown, id: string, { tags }: JsonObject): boolean {
  if (!isObject(target)) return target === id;
  return Array.isArray(tags) && tags.includes(target.tag);
}

/** The parts of a patch without a field. They change only a kind that has no such part. */
function emptyPartsOf(changes: JsonObject): string[] {
  const isEmpty = (change: unknown) => isObject(change) && Object.keys(change).length === 0;
  return Object.keys(changes).filter((part) => isEmpty(changes[part]));
}

/** The parts that a patch changes: fields of components and of `look`, and other keys. */
function partsOf(changes: JsonObject): { path: Path; isRelative: boolean }[] {
  return Object.entries(changes).flatMap(([key, change]) => {
    const isWhole = !isObject(change) || ['name', 'about', 'spawn'].includes(key);
    if (isWhole) return [{ path: [key], isRelative: false }];
    return Object.entries(change).map(([field, value]) => ({
      path: [key, field],
      // `{"add": 1}` and `{"mul": 2}` keep the changes of earlier patches.
      isRelative: isObject(value) && ('add' in value || 'mul' in value),
    }));
  });
}
