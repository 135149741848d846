import * as v from 'valibot';
import type { Campaign } from '../game/campaign.ts';
import { type Command, commandSchema } from '../game/commands.ts';
import { newGame, takeTurn } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import { contentHash } from '../state/hash.ts';
import { type Files, type ModName, namesOfMods } from './mods.ts';

/**
 * The game under way, kept in the browser as the commands that led to it: the rules make the same
 * game of them again. There is one; a new game takes the place of the last. It is written at once,
 * turn by turn (a long game is some 50 kB), so that a page closed at any moment loses nothing.
 */
const unfinishedSchema = v.object({
  version: v.literal(1),
  campaign: v.string(),
  content: v.string(),
  /** The mods that it was played with. */
  mods: v.optional(v.array(v.object({ file: v.string(), hash: v.string() })), []),
  /** Turn, score and depth when it was kept: a game that does not come out so is another one. */
  turn: v.number(),
  score: v.number(),
  depth: v.number(),
  seed: v.string(),
  commands: v.array(commandSchema),
  /** Its player has looked into it with the inspector. */
  inspected: v.optional(v.boolean(), false),
});

type UnfinishedRecord = v.InferOutput<typeof unfinishedSchema>;

const place = 'simple-roguelike-unfinished';
/** Games that wait for mods, newest first: no new game takes their place. */
const shelf = 'simple-roguelike-waiting';
/** So many of them fit beside all else; each is some 50 kB. */
const mostWaiting = 5;

/** A kept game as it was left, the commands that led to it, and the mods of its campaign. */
export interface Unfinished {
  readonly game: Game;
  readonly commands: readonly Command[];
  readonly mods: Files;
  /** Whether what the rules hide was seen: such a game is no fair one. */
  readonly inspected: boolean;
}

/** What there is to take up: a game, or the files of the mods that a kept one waits for. */
export type Left = Unfinished | { readonly needs: readonly string[] };

/** Keeps a game and what led to it. Where the browser keeps nothing it is not kept. */
export function keepUnfinished({ game, commands, mods, inspected }: Unfinished): void {
  const { campaign, seed, turn, score } = game;
  const record: UnfinishedRecord = {
    version: 1,
    campaign: campaign.id,
    content: contentHash(campaign),
    mods: namesOfMods(mods),
    turn,
    score,
    depth: game.floor.depth,
    seed,
    commands: [...commands],
    inspected,
  };
  write(place, record);
}

/** Forgets the game that was kept, if any; those that wait for mods stay. */
export function forgetUnfinished(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/**
 * The kept game, or else one that waited for mods and has them now, with exactly the mods that it was
 * played with. `filesOf` gives the mods that a campaign has now, `load` the campaign with some of them.
 * Null where there is no game, where it cannot be read, and where content or rules have changed
 * since, so that it would be another game.
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

/** Plays a record again; null where another game comes out. */
function takeUp(
  record: UnfinishedRecord,
  filesOf: (campaign: string) => Files,
  load: (campaign: string, files: Files) => Campaign | null,
): Unfinished | null {
  const { seed, commands, turn, score, depth, inspected } = record;
  const now = filesOf(record.campaign);
  const mods = Object.fromEntries(record.mods.map(({ file }) => [file, now[file]]));
  try {
    const campaign = load(record.campaign, mods);
    if (!campaign || record.content !== contentHash(campaign)) return null;
    const game = newGame(campaign, seed);
    for (const command of commands) takeTurn(game, command);
    const same = game.turn === turn && game.score === score && game.floor.depth === depth;
    return same && !game.ending ? { game, commands, mods, inspected } : null;
  } catch {
    // Whatever it was, it must not stand in the way of the title again.
    forgetUnfinished();
    return null;
  }
}

/** The files of a record's mods that are not among these, or not with the same text. */
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
    // Storage is forbidden or full: the game itself goes on.
  }
}
