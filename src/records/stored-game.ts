import { base64ToBytes, bytesToBase64 } from '../bundles/base64.ts';
import type { Files } from '../bundles/files.ts';
import type { Campaign } from '../game/campaign.ts';
import type { Game } from '../game/world.ts';
import { hashOf } from '../state/hash.ts';
import { encodeCommand } from './command-code.ts';
import { CannotContinue, type Continued, continueGame } from './continue-game.ts';
import { mapOf } from './game-map.ts';
import type { GameRow, StoredGame } from './game-rows.ts';
import { segmentFrom, summaryOf } from './recording.ts';
import { listOfMods, type RunFile } from './run-file.ts';
import { readLine, withHash } from './run-line.ts';

/** A stored game as a run file. `end`: the hash of its last state, null if the game cannot be opened. */
export function runFileOf(
  { row, parts, turns, snapshots }: StoredGame,
  end: string | null,
): RunFile {
  const { campaign, seed, daily, inspected } = row;
  const [newest] = snapshots;
  return {
    version: 2,
    campaign,
    seed,
    daily,
    inspected,
    turns,
    ...parts,
    latest: newest ? { at: newest.at, state: bytesToBase64(newest.state) } : null,
    end,
  };
}

/**
 * The hash of the last state of a stored game; null if the game cannot be opened. `load` returns its campaign.
 * `onLine` is called after each line that is played, with the number of lines.
 */
export function endOf(
  stored: StoredGame,
  load: () => Campaign,
  onLine: (line: number, count: number) => void = () => {},
): string | null {
  const { length } = stored.turns;
  try {
    const { game, used } = continueGame(stored, load(), (line) => onLine(line, length));
    return used === length ? hashOf(game) : null;
  } catch (error) {
    if (error instanceof CannotContinue) return null;
    throw error;
  }
}

/** A game from a run file, to be stored under a new id. `game`: the game after its last line. */
export function storedGameOf(
  run: RunFile,
  game: Game,
  { id, saved }: Pick<GameRow, 'id' | 'saved'>,
): StoredGame {
  const { campaign, seed, daily, inspected, mods, latest, end } = run;
  const { player, segments, fault } = run;
  const turns = [...run.turns];
  const lastIndex = turns.length - 1;
  // A stored game has no field for its end. After an edit the end is not the state after the last line.
  const isEdited = (segments.at(-1)?.from ?? 0) > lastIndex;
  if (end !== null && !isEdited) turns[lastIndex] = withHash(turns[lastIndex], end.slice(0, 16));
  const row: GameRow = {
    id,
    saved,
    campaign,
    seed,
    daily,
    inspected,
    copied: true,
    mods: mods.map(({ file }) => file),
    summary: summaryOf(game),
    lines: turns.length,
    status: game.ending ? 'ended' : 'playing',
  };
  const snapshots = latest
    ? [{ at: latest.at, state: base64ToBytes(latest.state), map: mapOf(game) }]
    : [];
  return { row, parts: { player, mods, segments, fault }, turns, snapshots };
}

/** Whether two stored games have the same course, even with other ids and snapshots. */
export function haveSameCourse(one: StoredGame, other: StoredGame): boolean {
  const courseOf = ({ row, parts, turns }: StoredGame) =>
    JSON.stringify([
      [row.campaign, row.seed, row.status, row.daily, parts.mods, parts.fault],
      parts.segments.map(({ from, start, content }) => [from, start, content]),
      // Hashes are added to some lines when a game is stored.
      turns.map((line) => encodeCommand(readLine(line).command)),
    ]);
  return courseOf(one) === courseOf(other);
}

/** A stored game with other mods, which the player has chosen for it. */
export function withOtherMods(stored: StoredGame, mods: Files): StoredGame {
  const row = { ...stored.row, mods: Object.keys(mods) };
  const parts = { ...stored.parts, mods: listOfMods(mods) };
  return { ...stored, row, parts };
}

/**
 * A stored game after it was opened: where the rules have changed or commands are lost, the game continues
 * in a new segment, and the earlier one cannot be verified with these rules.
 */
export function withNewSegment(stored: StoredGame, { game, used }: Continued): StoredGame {
  const segment = segmentFrom(game, used, 'update');
  const { row, parts, turns, snapshots } = stored;
  const usedSegments = parts.segments.filter(({ from }) => from < used || from === 0);
  return {
    row: { ...row, lines: used, summary: summaryOf(game) },
    parts: { ...parts, segments: [...usedSegments, segment] },
    turns: turns.slice(0, used),
    snapshots: [
      { at: used, state: base64ToBytes(segment.state ?? ''), map: mapOf(game) },
      ...snapshots.filter(({ at }) => at < used).slice(0, 1),
    ],
  };
}
