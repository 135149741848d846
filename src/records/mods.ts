import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import type { Files } from '../bundles/files.ts';
import { mostCharacters, mostMods } from '../bundles/limits.ts';
import { kindPattern } from '../bundles/shapes/shapes.ts';

/** A bundle that a player has added to a campaign. */
export interface Mod {
  /** Id of the campaign. */
  readonly campaign: string;
  readonly file: string;
  readonly text: string;
  readonly on: boolean;
}

/** The name and hash of a mod: a file with another text is another mod. */
export interface ModName {
  readonly file: string;
  /** SHA-256 of the text, as 64 hex digits. */
  readonly hash: string;
}

const modSchema = v.object({
  campaign: v.pipe(v.string(), v.maxLength(60)),
  file: v.pipe(v.string(), v.check(isModFile)),
  text: v.pipe(v.string(), v.maxLength(mostCharacters)),
  on: v.boolean(),
});

/** Whether a file name is the id of a kind and `.json`. */
export function isModFile(file: string): boolean {
  return file.endsWith('.json') && kindPattern.test(file.slice(0, -'.json'.length));
}

const storageKey = 'simple-roguelike-mods';

/** The stored mods. Mods that cannot be read are ignored. */
export function readMods(): Mod[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    const values: unknown[] = Array.isArray(stored) ? stored : [];
    const mods = values.flatMap((value) => {
      const result = v.safeParse(modSchema, value);
      return result.success ? [result.output] : [];
    });
    return withMods([], mods);
  } catch {
    return [];
  }
}

/** Stores the mods. Returns false if storage is forbidden or full. */
export function storeMods(mods: readonly Mod[]): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(mods));
    return true;
  } catch {
    return false;
  }
}

/** The mods with others added. A mod replaces one of the same name. Returns at most `mostMods`. */
export function withMods(mods: readonly Mod[], added: readonly Mod[]): Mod[] {
  const byName = new Map([...mods, ...added].map((mod) => [`${mod.campaign} ${mod.file}`, mod]));
  return [...byName.values()].slice(0, mostMods);
}

/** The texts of a campaign's mods that are switched on. */
export function modsOn(mods: readonly Mod[], campaign: string): Files {
  const on = mods.filter((mod) => mod.on && mod.campaign === campaign);
  return Object.fromEntries(on.map(({ file, text }) => [file, text]));
}

/** The mods' names, in the order of their files. */
export function namesOfMods(files: Files): ModName[] {
  return Object.keys(files)
    .sort()
    .map((file) => ({ file, hash: bytesToHex(sha256(utf8ToBytes(files[file]))) }));
}
