import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';

/** A bundle that a player has added to a campaign. */
export interface Mod {
  /** Id of the campaign. */
  readonly campaign: string;
  readonly file: string;
  readonly text: string;
  readonly on: boolean;
}

/** Bundles' texts by file name. */
export type Files = Readonly<Record<string, string>>;

/** A mod as a record names it: the same file with another text is another mod. */
export interface ModName {
  readonly file: string;
  /** SHA-256 of its text, as 64 hex digits. */
  readonly hash: string;
}

/** Together some two million characters: less than half of what a browser keeps for a page. */
export const mostMods = 100;
export const longestMod = 20_000;

/** What a mod's file may be called: the kind's id, and `.json`. */
export const modFile = /^[a-z0-9][a-z0-9-]{0,59}\.json$/;

const modSchema = v.object({
  campaign: v.pipe(v.string(), v.maxLength(60)),
  file: v.pipe(v.string(), v.regex(modFile)),
  text: v.pipe(v.string(), v.maxLength(longestMod)),
  on: v.boolean(),
});

const place = 'simple-roguelike-mods';

/** The mods that the browser has kept; those that cannot be read are passed over. */
export function readMods(): Mod[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    const found = (Array.isArray(kept) ? kept : []).flatMap((one) => {
      const mod = v.safeParse(modSchema, one);
      return mod.success ? [mod.output] : [];
    });
    return withMods([], found);
  } catch {
    return [];
  }
}

/** Keeps the mods. Where storage is forbidden or full, they last as long as the page: false. */
export function keepMods(mods: readonly Mod[]): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(mods));
    return true;
  } catch {
    return false;
  }
}

/** The mods with others added, each in place of one of the same name; no more than there may be. */
export function withMods(mods: readonly Mod[], added: readonly Mod[]): Mod[] {
  const all = new Map([...mods, ...added].map((mod) => [`${mod.campaign} ${mod.file}`, mod]));
  return [...all.values()].slice(0, mostMods);
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
