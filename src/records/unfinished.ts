import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import type { Campaign } from '../game/campaign.ts';
import { type Command, commandSchema } from '../game/commands.ts';
import type { Game } from '../game/world.ts';
import { restore, snapshotOf } from '../state/snapshot.ts';
import { type Files, type ModName, namesOfMods } from './mods.ts';

/**
 * The save: the running game as a snapshot, in the browser's storage. There is one; a new game
 * replaces it. It is written after every turn, so that a page can be closed at any moment. A long game
 * takes about 100 kB.
 */
const unfinishedSchema = v.object({
  version: v.literal(2),
  campaign: v.string(),
  /** The mods that the game uses. */
  mods: v.array(v.object({ file: v.string(), hash: v.string() })),
  /** The snapshot in hex digits. */
  snapshot: v.string(),
  /** All commands so far: with the seed they are the replay of the game. */
  commands: v.array(commandSchema),
  /** The player has used the inspector. */
  inspected: v.boolean(),
});

type UnfinishedRecord = v.InferOutput<typeof unfinishedSchema>;

const place = 'simple-roguelike-unfinished';
/** Saves that need mods which are not installed, newest first. A new game does not replace them. */
const shelf = 'simple-roguelike-waiting';
/** The number of such saves that the storage has room for. */
const mostWaiting = 5;

/** A saved game, its commands, and the mods of its campaign. */
export interface Unfinished {
  readonly game: Game;
  readonly commands: readonly Command[];
  readonly mods: Files;
  /** The player has used the inspector: the game is unranked. */
  readonly inspected: boolean;
}

/** A saved game, or the files of the mods that it needs. */
export type Left = Unfinished | { readonly needs: readonly string[] };

/** Saves a game. Does nothing if the browser refuses to store it. */
export function keepUnfinished({ game, commands, mods, inspected }: Unfinished): void {
  const record: UnfinishedRecord = {
    version: 2,
    campaign: game.campaign.id,
    mods: namesOfMods(mods),
    snapshot: bytesToHex(snapshotOf(game)),
    commands: [...commands],
    inspected,
  };
  write(place, record);
}

/** Deletes the save. Saves that wait for mods remain. */
export function forgetUnfinished(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // The browser forbids storage: there is no save.
  }
}

/**
 * The saved game, or one that waited for mods which are installed now, with exactly the mods that it
 * was played with. `filesOf` returns the mods that a campaign has now, `load` the campaign with some of
 * them. Null if there is no save, if it is damaged, and if the content of the campaign has changed.
 */
export function readUnfinished(
  filesOf: (campaign: string) => Files,
  load: (campaign: string, files: Files) => Campaign | null,
): Left | null {
  const kept = parse(read(place));
  const waiting = readShelf();
  const missing = kept ? missingFrom(kept, filesOf(kept.campaign)) : [];
  if (kept && missing.length > 0) {
    waiting.unshift(kept);
    write(shelf, waiting.slice(0, mostWaiting));
    forgetUnfinished();
  } else if (kept) {
    const game = takeUp(kept, filesOf, load);
    if (game) return game;
  }
  for (const record of waiting) {
    if (missingFrom(record, filesOf(record.campaign)).length > 0) continue;
    const rest = waiting.filter((other) => other !== record);
    write(shelf, rest);
    const game = takeUp(record, filesOf, load);
    if (!game) continue;
    write(place, record);
    return game;
  }
  const needs = waiting
    .map((record) => missingFrom(record, filesOf(record.campaign)))
    .find((files) => files.length > 0);
  return needs ? { needs } : null;
}

/** Restores the game of a record; null if it cannot be restored. */
function takeUp(
  record: UnfinishedRecord,
  filesOf: (campaign: string) => Files,
  load: (campaign: string, files: Files) => Campaign | null,
): Unfinished | null {
  const { snapshot, commands, inspected } = record;
  const now = filesOf(record.campaign);
  const mods = Object.fromEntries(record.mods.map(({ file }) => [file, now[file]]));
  try {
    const campaign = load(record.campaign, mods);
    const game = campaign && restore(campaign, hexToBytes(snapshot));
    return game && !game.ending ? { game, commands, mods, inspected } : null;
  } catch {
    // Without this the title screen would fail again at the next visit.
    forgetUnfinished();
    return null;
  }
}

/** The mods of a record that are not among these files, or have another text there. */
function missingFrom({ mods }: UnfinishedRecord, files: Files): string[] {
  const known = new Map(namesOfMods(files).map(({ file, hash }: ModName) => [file, hash]));
  return mods.filter(({ file, hash }) => known.get(file) !== hash).map(({ file }) => file);
}

function readShelf(): UnfinishedRecord[] {
  const records = read(shelf);
  if (!Array.isArray(records)) return [];
  return records.flatMap((record) => parse(record) ?? []);
}

function parse(value: unknown): UnfinishedRecord | null {
  const record = v.safeParse(unfinishedSchema, value);
  return record.success ? record.output : null;
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is forbidden or full: the game continues without a save.
  }
}
