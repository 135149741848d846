import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import type { Campaign } from '../game/campaign.ts';
import { type Command, commandSchema } from '../game/commands.ts';
import type { Game } from '../game/world.ts';
import { restore, snapshotOf } from '../state/snapshot.ts';
import { type Files, type ModName, namesOfMods } from './mods.ts';

/**
 * The save: the running game as a snapshot, in the browser's storage. There is one save; a new game
 * replaces it. The page writes it after every turn, so that the player can close the page at any
 * moment. The save of a long game takes about 100 kB.
 */
const saveSchema = v.object({
  version: v.literal(2),
  campaign: v.string(),
  /** The mods that the game uses. */
  mods: v.array(v.object({ file: v.string(), hash: v.string() })),
  /** The snapshot in hex digits. */
  snapshot: v.string(),
  /** All commands so far: with the seed they are the replay of the game. */
  commands: v.array(commandSchema),
  /** Whether the player has used the inspector. */
  inspected: v.boolean(),
});

type SaveRecord = v.InferOutput<typeof saveSchema>;

const saveKey = 'simple-roguelike-unfinished';
/** Saves that need mods which are not installed, newest first. A new game does not replace them. */
const waitingKey = 'simple-roguelike-waiting';
/** The greatest number of saves that wait for mods. Browsers limit the storage of a page. */
const mostWaiting = 5;

/** A saved game, its commands, and the mods of its campaign. */
export interface SavedGame {
  readonly game: Game;
  readonly commands: readonly Command[];
  readonly mods: Files;
  /** The player has used the inspector: the game is unranked. */
  readonly inspected: boolean;
}

/** A saved game, or the files of the mods that it needs. */
export type FoundSave = SavedGame | { readonly needs: readonly string[] };

/** Saves a game. Does nothing if the browser refuses to store it. */
export function writeSave({ game, commands, mods, inspected }: SavedGame): void {
  const record: SaveRecord = {
    version: 2,
    campaign: game.campaign.id,
    mods: namesOfMods(mods),
    snapshot: bytesToHex(snapshotOf(game)),
    commands: [...commands],
    inspected,
  };
  write(saveKey, record);
}

/** Deletes the save. Saves that wait for mods remain. */
export function deleteSave(): void {
  try {
    localStorage.removeItem(saveKey);
  } catch {
    // The browser forbids storage: there is no save.
  }
}

/**
 * The saved game, or one that waited for mods which are installed now, with exactly the mods that it
 * was played with. `filesOf` returns the installed mods of a campaign, and `load` the campaign with
 * some mods. Returns null if there is no save, if it is damaged, or if the campaign has changed.
 */
export function readSave(
  filesOf: (campaign: string) => Files,
  load: (campaign: string, files: Files) => Campaign | null,
): FoundSave | null {
  const saved = parse(read(saveKey));
  const waiting = readWaiting();
  const missing = saved ? missingFrom(saved, filesOf(saved.campaign)) : [];
  if (saved && missing.length > 0) {
    waiting.unshift(saved);
    write(waitingKey, waiting.slice(0, mostWaiting));
    deleteSave();
  } else if (saved) {
    const game = continueGame(saved, filesOf, load);
    if (game) return game;
  }
  for (const record of waiting) {
    if (missingFrom(record, filesOf(record.campaign)).length > 0) continue;
    const rest = waiting.filter((other) => other !== record);
    write(waitingKey, rest);
    const game = continueGame(record, filesOf, load);
    if (!game) continue;
    write(saveKey, record);
    return game;
  }
  const needs = waiting
    .map((record) => missingFrom(record, filesOf(record.campaign)))
    .find((files) => files.length > 0);
  return needs ? { needs } : null;
}

/** Restores the game of a record; null if it cannot be restored. */
function continueGame(
  record: SaveRecord,
  filesOf: (campaign: string) => Files,
  load: (campaign: string, files: Files) => Campaign | null,
): SavedGame | null {
  const { snapshot, commands, inspected } = record;
  const now = filesOf(record.campaign);
  const mods = Object.fromEntries(record.mods.map(({ file }) => [file, now[file]]));
  try {
    const campaign = load(record.campaign, mods);
    const game = campaign && restore(campaign, hexToBytes(snapshot));
    return game && !game.ending ? { game, commands, mods, inspected } : null;
  } catch {
    // The save stays stored: the same version of the game and its mods may still open it.
    return null;
  }
}

/** The mods of a record that are missing from these files, or have another text there. */
function missingFrom({ mods }: SaveRecord, files: Files): string[] {
  const known = new Map(namesOfMods(files).map(({ file, hash }: ModName) => [file, hash]));
  return mods.filter(({ file, hash }) => known.get(file) !== hash).map(({ file }) => file);
}

function readWaiting(): SaveRecord[] {
  const records = read(waitingKey);
  if (!Array.isArray(records)) return [];
  return records.flatMap((record) => parse(record) ?? []);
}

function parse(value: unknown): SaveRecord | null {
  const record = v.safeParse(saveSchema, value);
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
