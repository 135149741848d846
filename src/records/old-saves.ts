import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { base64ToBytes } from '../bundles/packs/base64.ts';
import type { Campaign } from '../game/campaign.ts';
import { commandSchema } from '../game/commands.ts';
import { newGame, takeTurn } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import { contentHash } from '../state/hash.ts';
import { restoreAcrossVersions } from '../state/restore-across-versions.ts';
import { SnapshotError } from '../state/snapshot-error.ts';
import { encodeCommand } from './command-code.ts';
import { CannotContinue, noCampaign } from './continue-game.ts';
import { mapOf } from './game-map.ts';
import type { GameRow, StoredGame } from './game-rows.ts';
import { type Files, namesOfMods } from './mods.ts';
import { segmentFrom, summaryOf } from './recording.ts';

/**
 * Saves of earlier versions of the game, which were in the browser's `localStorage`. Version 1 contains
 * the commands of a game, version 2 also its snapshot.
 */

const head = {
  campaign: v.string(),
  commands: v.array(commandSchema),
  mods: v.optional(v.array(v.object({ file: v.string(), hash: v.string() })), []),
  inspected: v.optional(v.boolean(), false),
};
const saveSchema = v.variant('version', [
  v.object({ version: v.literal(1), seed: v.string(), content: v.string(), ...head }),
  v.object({ version: v.literal(2), snapshot: v.pipe(v.string(), v.hexadecimal()), ...head }),
]);
export type OldSave = v.InferOutput<typeof saveSchema>;

const placeOfSave = 'simple-roguelike-unfinished';
/** Saves that waited for mods. */
const placeOfWaiting = 'simple-roguelike-waiting';

/** The storage of old saves; null if the browser forbids it. */
export function storageOfOldSaves(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The old saves in a storage. Other data is ignored. */
export function readOldSaves(storage: Storage): OldSave[] {
  const values = [parse(storage.getItem(placeOfSave)), ...waitingIn(storage)];
  return values.flatMap((value) => saveIn(value) ?? []);
}

/** The save in a value; null if the value is something else. */
function saveIn(value: unknown): OldSave | null {
  const save = v.safeParse(saveSchema, value);
  return save.success ? save.output : null;
}

function waitingIn(storage: Storage): unknown[] {
  const waiting = parse(storage.getItem(placeOfWaiting));
  return Array.isArray(waiting) ? waiting : [];
}

/** The id of an old save: always the same, so that moving it again makes no second game. */
export function idOfOldSave(save: OldSave): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(save)))).slice(0, 24);
}

/** Removes the old saves from a storage, except these. Data that cannot be read stays. */
export function keepOldSaves(storage: Storage, saves: readonly OldSave[]): void {
  const unreadable = waitingIn(storage).filter((value) => !saveIn(value));
  const kept = [...saves, ...unreadable];
  // First stored in the new place, then removed from the old one.
  if (kept.length === 0) storage.removeItem(placeOfWaiting);
  else storage.setItem(placeOfWaiting, JSON.stringify(kept));
  if (saveIn(parse(storage.getItem(placeOfSave)))) storage.removeItem(placeOfSave);
}

/**
 * An old save as a stored game. `files`: the installed mods of its campaign. `load` returns the campaign
 * with some mods, null if there is none. Throws `CannotContinue` with the reason and the fix.
 */
export function storedGameOfOldSave(
  save: OldSave,
  files: Files,
  load: (campaign: string, files: Files) => Campaign | null,
  { id, saved }: Pick<GameRow, 'id' | 'saved'>,
): StoredGame {
  const { campaign: campaignId, commands, inspected } = save;
  const known = new Map(namesOfMods(files).map(({ file, hash }) => [file, hash]));
  const missing = save.mods.filter(({ file, hash }) => known.get(file) !== hash);
  if (missing.length > 0) {
    const names = missing.map(({ file }) => file).join(', ');
    throw new CannotContinue(
      `add the mods that it was played with, then reload the page: ${names}`,
      'missingMods',
    );
  }
  const mods = save.mods.map(({ file }) => ({ file, text: files[file] }));
  const campaign = load(campaignId, Object.fromEntries(mods.map(({ file, text }) => [file, text])));
  if (!campaign) throw noCampaign(campaignId);
  const game = gameOf(save, campaign);
  const { seed } = game;
  const turns = commands.map(encodeCommand);
  const now = segmentFrom(game, turns.length, 'update');
  return {
    row: {
      id,
      saved,
      campaign: campaignId,
      seed,
      inspected,
      daily: null,
      copied: false,
      mods: mods.map(({ file }) => file),
      summary: summaryOf(game),
      lines: turns.length,
      status: game.ending ? 'ended' : 'playing',
    },
    parts: {
      player: 'person',
      mods,
      // The rules under which the game began are unknown.
      segments: [{ ...segmentFrom(newGame(campaign, seed), 0, 'start'), rules: '' }, now],
      fault: null,
    },
    turns,
    snapshots: [{ at: turns.length, state: base64ToBytes(now.state ?? ''), map: mapOf(game) }],
  };
}

function gameOf(save: OldSave, campaign: Campaign): Game {
  if (save.version === 2) {
    try {
      return restoreAcrossVersions(campaign, hexToBytes(save.snapshot)).game;
    } catch (error) {
      if (error instanceof SnapshotError) throw new CannotContinue(error.message, error.reason);
      throw error;
    }
  }
  // Version 1 has no state: other rules or content would make another game of its commands.
  if (save.content !== contentHash(campaign)) {
    throw new CannotContinue(
      'content: it was saved by an earlier version of the game, without its state, and the rules have ' +
        'changed since; open it with that version, or save it as a file and delete it',
      'otherVersion',
    );
  }
  const game = newGame(campaign, save.seed);
  for (const command of save.commands) takeTurn(game, command);
  return game;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
